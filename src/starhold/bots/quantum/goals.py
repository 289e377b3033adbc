"""How near a player is to its next cubes: the actions that are missing before ships add up at a planet."""

from functools import lru_cache

from starhold.games.quantum.cards import AGILE, EAGER, INGENIOUS, INTELLIGENT
from starhold.games.quantum.chart import Chart
from starhold.games.quantum.model import DICE, RESERVE, QuantumState
from starhold.kernel.grid import bits

WORTH = (580, 480, 280, 230, 180, 90, 65, 45, 30, 20)
"""Value of a cube that can be built after so many actions, the building itself left out; a placed cube is 1000."""
SECOND = (100, 35, 15)
"""Share, in percent, of the best goal, the second and the third."""
NEVER = 99
DIE_CHANGE = 2
"""Actions for turning a die by one: a reconfigure may miss."""
TRAITS = AGILE | EAGER | INGENIOUS | INTELLIGENT
"""Command cards that change the way to a cube."""
Key = tuple[int, ...]


@lru_cache(maxsize=64)
def steps_to(chart: Chart) -> list[list[int]]:
    """``steps_to(chart)[planet][square]``: steps from a square to the orbit of a planet when no ship is in the way."""
    tables = []
    for orbit in chart.orbit:
        table = [NEVER] * (chart.grid.stride * chart.grid.rows)
        edge, seen, steps = orbit, orbit, 0
        while edge:
            for square in bits(edge):
                table[square] = steps
            edge = chart.grid.beside(edge) & chart.spaces & ~seen
            seen |= edge
            steps += 1
        tables.append(table)
    return tables


def prospect(state: QuantumState, seat: int) -> int:
    """The value of the goals in reach of ``seat``, from 0 to about 870."""
    first = seat * DICE
    key = (*state.numbers[first : first + DICE], *state.squares[first : first + DICE])
    return _prospect(state.chart, key, state.held[seat], state.full, state.commands[seat] & TRAITS)


def nearest(state: QuantumState, seat: int) -> int:
    """Actions missing before the next cube can be built."""
    first = seat * DICE
    key = (*state.numbers[first : first + DICE], *state.squares[first : first + DICE])
    costs = _costs(state.chart, key, state.held[seat], state.full, state.commands[seat] & TRAITS)
    return costs[0] if costs else NEVER


@lru_cache(maxsize=50_000)
def _prospect(chart: Chart, ships: Key, held: int, full: int, traits: int) -> int:
    costs = _costs(chart, ships, held, full, traits)
    return sum(share * WORTH[min(cost, len(WORTH) - 1)] for share, cost in zip(SECOND, costs, strict=False)) // 100


def _costs(chart: Chart, ships: Key, held: int, full: int, traits: int) -> list[int]:
    room = chart.everyone & ~full
    fresh = room & ~held
    surcharge = 0 if fresh else 3
    return sorted(
        _cost(chart, planet, chart.numbers[planet] + surcharge, ships, held, traits) for planet in bits(fresh or room)
    )


def _cost(chart: Chart, planet: int, need: int, ships: Key, held: int, traits: int) -> int:
    size = need + 2
    table = [0] + [NEVER] * (size - 1)
    for number, place in zip(ships[:DICE], ships[DICE:], strict=True):
        if place == RESERVE:
            continue
        away = _away(chart, planet, number, place, held, traits)
        if away == 0 and not traits & INGENIOUS:
            # A ship in orbit counts by itself; leaving it out costs the action that sends it away.
            table = [
                min(table[total] + 1, table[total - number] if total >= number else NEVER) for total in range(size)
            ]
        else:
            for total in range(size - 1, number - 1, -1):
                with_it = table[total - number] + away
                if with_it < table[total]:
                    table[total] = with_it
    near = min(table[need - 1], table[need + 1])
    return min(table[need], near if traits & INTELLIGENT else near + DIE_CHANGE)


def _away(chart: Chart, planet: int, number: int, place: int, held: int, traits: int) -> int:
    table = steps_to(chart)[planet]
    reach = number + 1 if traits & AGILE else number
    if place >= 0:
        if traits & INGENIOUS and chart.corner_of[place] == planet:
            return 0
        return -(-table[place] // reach)
    steps = min((table[square] for home in bits(held) for square in bits(chart.orbit[home])), default=NEVER)
    return -(-steps // reach) + (0 if traits & EAGER else 1)
