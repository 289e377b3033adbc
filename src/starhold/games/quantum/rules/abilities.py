"""Ship abilities that are no part of a move (rules: chapter 10)."""

from starhold.games.quantum.components.ships import BATTLESTATION, DESTROYER, FLAGSHIP, FRIGATE, INTERCEPTOR, SCOUT
from starhold.games.quantum.model import DICE, FLEET, QuantumState, owner
from starhold.games.quantum.reasons import Why, map_ship, reason, space
from starhold.games.quantum.rules.combat import STRIKE, fight
from starhold.games.quantum.rules.limits import ability, enemy, exhausted, spend_ability, striking
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Option

MODIFIED = (3, 5)
PART_OF_MOVES = (FLAGSHIP, INTERCEPTOR)
"""Ships whose ability belongs to a move."""


def offer_abilities(state: QuantumState, seat: int, found: list[Option]) -> None:
    """Strike, Warp, Modify and Free Reconfigure of all own ships on the map that can use an ability."""
    unable = exhausted(state, state.usable(seat))
    for ship, square in enumerate(state.squares[FLEET[seat]], seat * DICE):
        number = state.numbers[ship]
        if square < 0 or number in PART_OF_MOVES or unable >> ship & 1:
            continue
        if number == BATTLESTATION:
            targets = state.chart.beside[square] & state.taken & ~state.fleets[seat]
            if targets and striking(state, seat, ship) is None:
                found += [("strike", square, target) for target in state.chart.squares[targets]]
        elif number == DESTROYER:
            others = state.fleets[seat] ^ 1 << square
            found += [("warp", square, other) for other in state.chart.squares[others]]
        elif number == FRIGATE:
            found += [("modify", square, other) for other in MODIFIED]
        else:
            found.append(("free-reconfigure", square))


def why_strike(state: QuantumState, seat: int, square: int, target: int) -> Why:
    """Reasons against a Strike."""
    why = ability(state, seat, square, BATTLESTATION) or space(state, target) or enemy(state, seat, target)
    if why is not None:
        return why
    if not state.chart.beside[square] >> target & 1:
        return reason("launch-not-next-to-target", "Q-ABIL-6")
    return striking(state, seat, state.ship_at(square))


def take_strike(state: QuantumState, seat: int, square: int, target: int) -> None:
    """A battlestation attacks the ship next to it; its move stays (Q-ABIL-4 … Q-ABIL-7)."""
    ship, rival = state.squares.index(square), state.squares.index(target)
    spend_ability(state, seat, ship)
    state.struck |= 1 << ship
    state.note("struck", seat, owner(rival), state.numbers[ship], square, state.numbers[rival], target)
    fight(state, ship, rival, STRIKE)


def why_warp(state: QuantumState, seat: int, square: int, other: int) -> Why:
    """Reasons against a Warp."""
    why = ability(state, seat, square, DESTROYER)
    if why is None and (other == square or map_ship(state, seat, other)):
        return reason("no-partner")
    return why


def take_warp(state: QuantumState, seat: int, here: int, there: int) -> None:
    """A destroyer swaps places with another own ship; no move for either (Q-ABIL-14, Q-ABIL-15)."""
    ship, other = state.squares.index(here), state.squares.index(there)
    spend_ability(state, seat, ship)
    state.squares[ship], state.squares[other] = there, here
    state.note("warped", seat, state.numbers[ship], here, there, state.numbers[other])


def why_modify(state: QuantumState, seat: int, square: int, number: int) -> Why:
    """Reasons against a Modify."""
    why = ability(state, seat, square, FRIGATE)
    if why is None and number not in MODIFIED:
        return reason("number-not-allowed")
    return why


def take_modify(state: QuantumState, seat: int, square: int, number: int) -> None:
    """A frigate becomes a 3 or a 5, without that number's ability in this turn (Q-ABIL-16, Q-ABIL-17)."""
    ship = state.squares.index(square)
    spend_ability(state, seat, ship)
    state.note("modified", seat, state.numbers[ship], number, square)
    state.numbers[ship] = number


def why_free_reconfigure(state: QuantumState, seat: int, square: int) -> Why:
    """Reasons against a Free Reconfigure."""
    return ability(state, seat, square, SCOUT)


def take_free_reconfigure(state: QuantumState, seat: int, square: int) -> None:
    """A scout is rolled until it is no 6 (Q-ABIL-22, Q-ABIL-23)."""
    ship = state.squares.index(square)
    spend_ability(state, seat, ship)
    state.call(ShipRoll(ship, SCOUT, SCOUT))
