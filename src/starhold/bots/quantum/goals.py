"""How near a player is to its next cubes: the actions that are missing before ships add up at a planet."""

from functools import lru_cache
from itertools import combinations

from starhold.games.quantum.components.cards import AGILE, EAGER, INGENIOUS, INTELLIGENT
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import DICE, FLEET, RESERVE, QuantumState
from starhold.kernel.grid import bits

WORTH = (580, 480, 280, 230, 180, 90, 65, 45, 30, 20)
"""Value of a cube that can be built after so many actions, the building itself left out; a placed cube is 1000."""
SECOND = (100, 35, 15)
"""Share, in percent, of the best goal, the second and the third."""
NEVER = 99
IN_ORBIT = -1
DIE_CHANGE = 2
"""Actions for turning a die by one: a reconfigure may miss."""
TRAITS = AGILE | EAGER | INGENIOUS | INTELLIGENT
"""Command cards that change the way to a cube."""
Key = tuple[int, ...]
SUBSETS = tuple(
    tuple(members for count in range(1, size + 1) for members in combinations(range(size), count))
    for size in range(DICE + 1)
)
"""By number of ships: every set of at least one of them."""


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
    return _goals_of(state, seat)[0]


def nearest(state: QuantumState, seat: int) -> int:
    """Actions missing before the next cube can be built."""
    return _goals_of(state, seat)[1]


def _goals_of(state: QuantumState, seat: int) -> tuple[int, int]:
    numbers, places = tuple(state.numbers[FLEET[seat]]), tuple(state.squares[FLEET[seat]])
    return _judge(state.chart, numbers, places, state.held[seat], state.full, state.commands[seat] & TRAITS)


@lru_cache(maxsize=100_000)
def _judge(chart: Chart, numbers: Key, places: Key, held: int, full: int, traits: int) -> tuple[int, int]:
    ships = [(number, place) for number, place in zip(numbers, places, strict=True) if place != RESERVE]
    totals: dict[int, list[Key]] = {}
    for members in SUBSETS[len(ships)]:
        totals.setdefault(sum(ships[member][0] for member in members), []).append(members)
    room = chart.everyone & ~full
    fresh = room & ~held
    surcharge = 0 if fresh else 3
    costs = sorted(
        _cost(totals, chart.numbers[planet] + surcharge, _away(chart, planet, ships, held, traits), traits)
        for planet in bits(fresh or room)
    )
    worths = [WORTH[min(cost, len(WORTH) - 1)] for cost in costs]
    return sum(share * worth for share, worth in zip(SECOND, worths, strict=False)) // 100, costs[0] if costs else NEVER


def _cost(totals: dict[int, list[Key]], need: int, away: list[int], traits: int) -> int:
    """Actions until some ships that make ``need`` are in orbit and all others are out of it."""
    orbit = away.count(IN_ORBIT)
    best = NEVER
    slack = 0 if traits & INTELLIGENT else DIE_CHANGE
    for total, extra in ((need, 0), (need - 1, slack), (need + 1, slack)):
        for members in totals.get(total, ()):
            cost = extra + orbit + sum([away[member] for member in members])
            if cost < best:
                best = cost
    return best


def _away(chart: Chart, planet: int, ships: list[tuple[int, int]], held: int, traits: int) -> list[int]:
    """For each ship the actions that bring it to ``planet``; `IN_ORBIT` for one that is there.

    A ship in orbit counts by itself: it saves the action that would send it away. One on a corner may count with
    Ingenious and does no harm.
    """
    table = steps_to(chart)[planet]
    further = 1 if traits & AGILE else 0
    away = []
    for number, place in ships:
        if place < 0:
            home = min((table[square] for own in bits(held) for square in bits(chart.orbit[own])), default=NEVER)
            away.append(-(-home // (number + further)) + (0 if traits & EAGER else 1))
        elif table[place]:
            corner = traits & INGENIOUS and chart.corner_of[place] == planet
            away.append(0 if corner else -(-table[place] // (number + further)))
        else:
            away.append(IN_ORBIT)
    return away
