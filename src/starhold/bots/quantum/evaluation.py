"""What a situation is worth to a seat, in thousandths of a cube."""

from starhold.bots.quantum.cards import held_worth
from starhold.bots.quantum.goals import prospect
from starhold.bots.quantum.odds import win_percent
from starhold.games.quantum.model import DICE, FLEET, SCRAPYARD, QuantumState

CUBE = 1000
WON = 1_000_000
DOMINANCE = (0, 0, 35, 80, 140, 220, 300)
RESEARCH = (0, 0, 10, 22, 36, 54, 80)
DUE = 90
"""A card that will be taken."""
BONUS_TURN = 350
ON_MAP, IN_SCRAPYARD = 24, 8
RIVALS = 55
"""Weight of the strongest rival's situation, in percent."""
LOST_SHIP, LOST_ORBIT = 40, 140
"""What the loss of a ship costs, and more if it stands in orbit of a planet with room."""


def value(state: QuantumState, seat: int) -> int:
    """The worth of ``state`` to ``seat`` if its turn ended here."""
    if state.winner >= 0:
        return WON if state.winner == seat else -WON
    rivals = max(standing(state, other) for other in range(state.seats) if other != seat)
    own = standing(state, seat) - danger(state, seat)
    if state.seat == seat:
        own += DUE * state.due + BONUS_TURN * state.momentum
    return own - RIVALS * rivals // 100


def standing(state: QuantumState, seat: int) -> int:
    """Cubes, goals, dice, cards and ships of one seat."""
    worth = prospect(state, seat) - CUBE * state.stock[seat]
    worth += DOMINANCE[state.dominance[seat]] + RESEARCH[state.research[seat]]
    for place in state.squares[FLEET[seat]]:
        worth += ON_MAP if place >= 0 else IN_SCRAPYARD if place == SCRAPYARD else 0
    return worth + held_worth(state.commands[seat])


def danger(state: QuantumState, seat: int) -> int:
    """What rivals' attacks before the next own turn are likely to cost."""
    stride = state.chart.grid.stride
    hunters = [
        (divmod(square, stride), state.numbers[ship])
        for ship, square in enumerate(state.squares)
        if square >= 0 and ship // DICE != seat
    ]
    total = 0
    first = seat * DICE
    for ship in range(first, first + DICE):
        square = state.squares[ship]
        if square < 0:
            continue
        row, column = divmod(square, stride)
        number = state.numbers[ship]
        worst = 0
        for (other_row, other_column), strength in hunters:
            if abs(row - other_row) + abs(column - other_column) <= strength:
                worst = max(worst, win_percent(strength - number))
        if worst:
            planet = state.chart.orbit_of[square]
            open_orbit = planet >= 0 and not (state.full | state.held[seat]) >> planet & 1
            total += worst * (LOST_SHIP + (LOST_ORBIT if open_orbit else 0))
    return total // 100
