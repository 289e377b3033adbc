"""Single checks behind refusals: each gives the reason why not, or None."""

from functools import cache

from starhold.games.quantum.components.cards import CARDS, FIRST_GAMBIT, IDS, POWERS
from starhold.games.quantum.components.vocabulary import REASONS
from starhold.games.quantum.model import DICE, RESERVE, QuantumState, owner, ship_of
from starhold.kernel.reasons import Refusal

Why = Refusal | None


def reason(name: str, clause: str = "", **args: int | str) -> Refusal:
    """The refusal of that name, with its usual clause unless a closer one is given."""
    return Refusal(name, clause or REASONS[name], **args) if args else _plain(name, clause or REASONS[name])


@cache
def _plain(name: str, clause: str) -> Refusal:
    """A refusal without arguments, made once: never change it."""
    return Refusal(name, clause)


def actions(state: QuantumState, needs: int, clause: str = "") -> Why:
    """Are there that many actions left?"""
    if state.actions >= needs:
        return None
    return reason("no-actions-left", clause, needs=needs, has=state.actions)


def space(state: QuantumState, square: int) -> Why:
    """Is this a space for ships?"""
    if square in state.chart.planet_at:
        return reason("target-is-planet")
    return None if square >= 0 and state.chart.spaces >> square & 1 else reason("no-such-space")


def planet(state: QuantumState, square: int) -> Why:
    """Is this the centre of a planet?"""
    return None if square in state.chart.planet_at else reason("not-a-planet")


def fleet_ship(state: QuantumState, seat: int, named: int, clause: str, reserve: str = "") -> Why:
    """Is this an own ship on the map or in the scrapyard, named by square or die? ``reserve``: why not one there."""
    if named >= 0:
        return map_ship(state, seat, named, clause)
    if named < -DICE:
        return reason("no-ship-there", clause)
    square = state.squares[ship_of(state, seat, named)]
    if square >= 0:
        return reason("ship-on-map", square=state.chart.names[square])
    return reason("ship-in-reserve", reserve or clause) if square == RESERVE else None


def map_ship(state: QuantumState, seat: int, square: int, clause: str = "") -> Why:
    """Is there an own ship on this square of the map?"""
    if square < 0:
        return reason("ship-not-on-map", clause)
    ship = state.ship_at(square)
    if ship < 0:
        return reason("no-ship-there", clause)
    return None if owner(ship) == seat else reason("not-your-ship", clause)


def held(state: QuantumState, seat: int, card: int, clause: str = "") -> Why:
    """Does the seat hold this command card?"""
    if 0 <= card < FIRST_GAMBIT and state.commands[seat] >> card & 1:
        return None
    return reason("card-not-held", clause, card=IDS[card] if 0 <= card < len(CARDS) else "")


def power(state: QuantumState, seat: int, card: int) -> Why:
    """Can the seat use this command card now, as far as the card is concerned?"""
    why = held(state, seat, card)
    if why is not None:
        return why
    if card not in POWERS:
        return reason("card-works-by-itself", card=IDS[card])
    if state.waits >> card & 1:
        return reason("card-waits", card=IDS[card])
    return reason("card-spent", card=IDS[card]) if state.spent >> card & 1 else None
