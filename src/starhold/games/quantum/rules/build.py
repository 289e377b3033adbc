"""Constructing a quantum cube (rules: chapter 8)."""

from starhold.games.quantum.components.cards import INGENIOUS, INTELLIGENT
from starhold.games.quantum.model import FLEET, QuantumState
from starhold.games.quantum.reasons import Why, actions, planet, reason
from starhold.games.quantum.rules.dominance import place_cube
from starhold.kernel.decision import Option

COST = 2


def building_sites(state: QuantumState, seat: int) -> int:
    """Planets (mask) that may take a built cube of a seat, the sum aside (Q-BUILD-6, Q-BUILD-8, Q-BUILD-11)."""
    room = state.chart.everyone & ~state.full
    return room & ~state.held[seat] or room


def required(state: QuantumState, seat: int, planet: int) -> int:
    """The sum that a planet asks for: its number, and 3 more for each own cube there (Q-BUILD-2, Q-BUILD-9)."""
    return state.chart.numbers[planet] + 3 * state.cubes[planet * state.seats + seat]


def visited(state: QuantumState, seat: int) -> int:
    """Planets (mask) where own ships count toward a sum."""
    chart = state.chart
    planets = 0
    for square in state.squares[FLEET[seat]]:
        if square >= 0:
            planet = chart.orbit_of[square]
            if planet < 0 and state.commands[seat] & INGENIOUS:
                planet = chart.corner_of[square]
            if planet >= 0:
                planets |= 1 << planet
    return planets


def totals(state: QuantumState, seat: int, planet: int) -> set[int]:
    """Sums that the seat can show at a planet: all ships in orbit, with Ingenious any of those on corners too."""
    chart = state.chart
    orbit, corner = chart.orbit[planet], chart.corner[planet] if state.commands[seat] & INGENIOUS else 0
    if not (orbit | corner) & state.fleets[seat]:
        return set()
    whole = 0
    loose: list[int] = []
    for square, number in zip(state.squares[FLEET[seat]], state.numbers[FLEET[seat]], strict=True):
        if square < 0:
            continue
        if orbit >> square & 1:
            whole += number
        elif corner >> square & 1:
            loose.append(number)
    sums = {whole}
    for number in loose:
        sums |= {total + number for total in sums}
    sums.discard(0)
    return sums


def wanted(state: QuantumState, seat: int, planet: int) -> list[int]:
    """Totals that would do now at a planet, rising; empty where nothing can be built."""
    if not building_sites(state, seat) >> planet & 1:
        return []
    number = required(state, seat, planet)
    return [number - 1, number, number + 1] if state.commands[seat] & INTELLIGENT else [number]


def offer_build(state: QuantumState, seat: int, found: list[Option]) -> None:
    """Every planet whose sum is met, for two actions (Q-BUILD-1)."""
    if state.actions < COST:
        return
    chart = state.chart
    found += [
        ("build", chart.planets[planet])
        for planet in chart.squares[visited(state, seat) & building_sites(state, seat)]
        if not totals(state, seat, planet).isdisjoint(wanted(state, seat, planet))
    ]


def why_build(state: QuantumState, seat: int, square: int) -> Why:
    """Reasons against constructing a cube."""
    why = planet(state, square)
    if why is not None:
        return why
    there = state.chart.planet_at[square]
    if not building_sites(state, seat) >> there & 1:
        return reason("planet-full" if state.full >> there & 1 else "own-cube-there")
    sums = totals(state, seat, there)
    if not sums:
        return reason("no-ship-in-orbit")
    needed = wanted(state, seat, there)
    if not sums.isdisjoint(needed):
        return actions(state, COST, "Q-BUILD-1")
    needs = required(state, seat, there)
    nearest = min(sums, key=lambda total: (abs(total - needs), total))
    if len(needed) > 1:
        return reason("sum-outside", low=needed[0], high=needed[-1], has=nearest)
    extra = needs > state.chart.numbers[there]
    return reason("sum-wrong", "Q-BUILD-9" if extra else "", needs=needs, has=nearest)


def take_build(state: QuantumState, seat: int, square: int) -> None:
    """Place the cube; the ships stay and keep their limits (Q-BUILD-3, Q-BUILD-13)."""
    state.actions -= COST
    place_cube(state, seat, state.chart.planet_at[square], "cube-built")
