"""Which of the many legal options of an action phase are worth a look: one of each purpose."""

from functools import lru_cache

from starhold.bots.quantum.goals import steps_to
from starhold.games.quantum.components.cards import INGENIOUS
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.rules.build import building_sites
from starhold.kernel.decision import Option
from starhold.kernel.grid import bits
from starhold.kernel.run import options

AWAY = -1
"""The purpose of a move that reaches no planet worth going to."""
TRANSPORTS = 12
"""Transports that are looked at, at most."""
Key = tuple[object, ...]
Purposes = dict[Key, tuple[int, Option]]
"""By purpose, the best option so far and how good it is (lower is better)."""


def sensible(state: QuantumState, seat: int) -> list[Option]:
    """The options of ``seat`` without those that differ from another one only by an equally good square."""
    goals = building_sites(state, seat)
    chosen: list[Option] = []
    purposes: Purposes = {}
    for option in options(state, seat):
        match option:
            case ("move", start, end, how):
                _offer(purposes, ("move", start, how, _purpose(state, seat, goals, end)), state, option, end)
            case ("nomadic", start, end):
                _offer(purposes, ("nomadic", start, _purpose(state, seat, goals, end)), state, option, end)
            case ("deploy", die, square):
                _offer(purposes, ("deploy", die, state.chart.orbit_of[square]), state, option, square)
            case ("attack", start, target, launch, how):
                _offer(purposes, ("attack", start, target, how), state, option, launch)
            case ("transport", start, end, cargo, drop, how):
                ends = (_purpose(state, seat, goals, end), _purpose(state, seat, goals, drop))
                if ends != (AWAY, AWAY):
                    _offer(purposes, ("transport", start, cargo, how, ends), state, option, end)
            case ("end",):
                pass
            case _:
                chosen.append(option)
    return chosen + _few(purposes)


def _purpose(state: QuantumState, seat: int, goals: int, square: int) -> int:
    chart = state.chart
    planet = chart.orbit_of[square]
    if planet < 0 and state.commands[seat] & INGENIOUS:
        planet = chart.corner_of[square]
    if planet >= 0 and goals >> planet & 1:
        return planet
    return len(chart.planets) if chart.void >> square & 1 else AWAY


def _offer(purposes: Purposes, key: Key, state: QuantumState, option: Option, square: int) -> None:
    """Keep the option if it is the first or the best one of its purpose; ``square`` is where it leads."""
    rank = _rank(state, option, square)
    if key not in purposes or rank < purposes[key][0]:
        purposes[key] = rank, option


def _rank(state: QuantumState, option: Option, square: int) -> int:
    """Lower is better: launch squares in orbits; else squares with few rivals beside, near to planets with room."""
    chart = state.chart
    if option[0] == "attack":
        return 0 if chart.orbit_of[square] >= 0 else 1
    rivals = (chart.around[square] & state.taken & ~state.fleets[state.seat]).bit_count()
    return 4 * _steps(chart, building_sites(state, state.seat))[square] + rivals


@lru_cache(maxsize=500)
def _steps(chart: Chart, goals: int) -> list[int]:
    """By square: steps to the nearest orbit of a planet with room."""
    tables = steps_to(chart)
    return [min(column) for column in zip(*(tables[planet] for planet in bits(goals)), strict=True)]


def _few(purposes: Purposes) -> list[Option]:
    kept: list[Option] = []
    transports = 0
    for _, option in purposes.values():
        if option[0] == "transport":
            transports += 1
            if transports > TRANSPORTS:
                continue
        kept.append(option)
    return kept
