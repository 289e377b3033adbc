"""Ship abilities that are no part of a move (rules: chapter 10)."""

from starhold.games.quantum.components.cards import CUNNING
from starhold.games.quantum.model import DICE, QuantumState
from starhold.games.quantum.rules.combat import STRIKE, fight
from starhold.games.quantum.rules.movement import FLAGSHIP, INTERCEPTOR, may_strike, spend_ability
from starhold.games.quantum.rules.ship_rolls import ShipRoll
from starhold.kernel.decision import Option

ABILITIES = ("", "strike", "transport", "warp", "modify", "maneuver", "free-reconfigure")
"""The ability of each number."""
BATTLESTATION, DESTROYER, FRIGATE, SCOUT = 1, 3, 4, 6
MODIFIED = (3, 5)
PART_OF_MOVES = (FLAGSHIP, INTERCEPTOR)
"""Ships whose ability belongs to a move."""


def offer_abilities(state: QuantumState, seat: int, found: list[Option]) -> None:
    """Strike, Warp, Modify and Free Reconfigure of all own ships on the map that can use an ability."""
    used = 0 if state.usable(seat) & CUNNING else state.used
    for ship, square in enumerate(state.squares[seat * DICE : seat * DICE + DICE], seat * DICE):
        number = state.numbers[ship]
        if square < 0 or number in PART_OF_MOVES or used >> ship & 1:
            continue
        if number == BATTLESTATION:
            targets = state.chart.beside[square] & state.taken & ~state.fleets[seat]
            if targets and may_strike(state, seat, ship):
                found += [("strike", square, target) for target in state.chart.squares[targets]]
        elif number == DESTROYER:
            others = state.fleets[seat] ^ 1 << square
            found += [("warp", square, other) for other in state.chart.squares[others]]
        elif number == FRIGATE:
            found += [("modify", square, MODIFIED[0]), ("modify", square, MODIFIED[1])]
        else:
            found.append(("free-reconfigure", square))


def take_strike(state: QuantumState, seat: int, option: Option) -> None:
    """A battlestation attacks the ship next to it; its move stays (Q-ABIL-4 … Q-ABIL-7)."""
    _, square, target = option
    ship, rival = state.squares.index(square), state.squares.index(target)
    spend_ability(state, seat, ship)
    state.struck |= 1 << ship
    state.note("struck", seat, rival // DICE, state.numbers[ship], square, state.numbers[rival], target)
    fight(state, ship, rival, STRIKE)


def take_warp(state: QuantumState, seat: int, option: Option) -> None:
    """A destroyer swaps places with another own ship; no move for either (Q-ABIL-14, Q-ABIL-15)."""
    _, here, there = option
    ship, other = state.squares.index(here), state.squares.index(there)
    spend_ability(state, seat, ship)
    state.squares[ship], state.squares[other] = there, here
    state.note("warped", seat, state.numbers[ship], here, there, state.numbers[other])


def take_modify(state: QuantumState, seat: int, option: Option) -> None:
    """A frigate becomes a 3 or a 5, without that number's ability in this turn (Q-ABIL-16, Q-ABIL-17)."""
    _, square, number = option
    ship = state.squares.index(square)
    spend_ability(state, seat, ship)
    state.note("modified", seat, state.numbers[ship], number, square)
    state.numbers[ship] = number


def take_free_reconfigure(state: QuantumState, seat: int, option: Option) -> None:
    """A scout is rolled until it is no 6 (Q-ABIL-22, Q-ABIL-23)."""
    ship = state.squares.index(option[1])
    spend_ability(state, seat, ship)
    state.call(ShipRoll(ship, SCOUT, SCOUT))
