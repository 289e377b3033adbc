"""Which of the many legal options of an action phase are worth a look: one of each purpose."""

from functools import lru_cache

from starhold.bots.quantum.goals import steps_to
from starhold.games.quantum.components.cards import INGENIOUS
from starhold.games.quantum.components.chart import Chart
from starhold.games.quantum.model import QuantumState
from starhold.kernel.decision import Option
from starhold.kernel.grid import bits
from starhold.kernel.run import options

AWAY = -1
"""The purpose of a move that reaches no planet worth going to."""
TRANSPORTS = 12


def sensible(state: QuantumState, seat: int) -> list[Option]:
    """The options of ``seat`` without those that differ from another one only by an equally good square."""
    goals = _goals(state, seat)
    chosen: list[Option] = []
    purposes: dict[tuple[object, ...], tuple[int, Option]] = {}
    for option in options(state, seat):
        kind = option[0]
        if kind in ("move", "nomadic"):
            _offer(purposes, (kind, option[1], option[3:], _purpose(state, seat, goals, option[2])), state, option)
        elif kind == "deploy":
            _offer(purposes, (kind, option[1], state.chart.orbit_of[option[2]]), state, option)
        elif kind == "attack":
            _offer(purposes, (kind, option[1], option[2], option[4]), state, option)
        elif kind == "transport":
            ends = (_purpose(state, seat, goals, option[2]), _purpose(state, seat, goals, option[4]))
            if ends != (AWAY, AWAY):
                _offer(purposes, (kind, option[1], option[3], option[5], ends), state, option)
        elif kind != "end":
            chosen.append(option)
    return chosen + _few(purposes)


def _goals(state: QuantumState, seat: int) -> int:
    room = state.chart.everyone & ~state.full
    return room & ~state.held[seat] or room


def _purpose(state: QuantumState, seat: int, goals: int, square: int) -> int:
    chart = state.chart
    planet = chart.orbit_of[square]
    if planet < 0 and state.commands[seat] & INGENIOUS:
        planet = chart.corner_of[square]
    if planet >= 0 and goals >> planet & 1:
        return planet
    return len(chart.planets) if chart.void >> square & 1 else AWAY


def _offer(
    purposes: dict[tuple[object, ...], tuple[int, Option]], key: tuple[object, ...], state: QuantumState, option: Option
) -> None:
    rank = _rank(state, option)
    if key not in purposes or rank < purposes[key][0]:
        purposes[key] = rank, option


def _rank(state: QuantumState, option: Option) -> int:
    """Lower is better: launch squares in orbits; else squares with few rivals beside, near to planets with room."""
    chart = state.chart
    if option[0] == "attack":
        return 0 if chart.orbit_of[option[3]] >= 0 else 1
    square = option[2]
    rivals = (chart.around[square] & state.taken & ~state.fleets[state.seat]).bit_count()
    return 4 * _steps(chart, _goals(state, state.seat))[square] + rivals


@lru_cache(maxsize=500)
def _steps(chart: Chart, goals: int) -> list[int]:
    """By square: steps to the nearest orbit of a planet with room."""
    tables = steps_to(chart)
    return [min(column) for column in zip(*(tables[planet] for planet in bits(goals)), strict=True)]


def _few(purposes: dict[tuple[object, ...], tuple[int, Option]]) -> list[Option]:
    kept: list[Option] = []
    transports = 0
    for _, option in purposes.values():
        if option[0] == "transport":
            transports += 1
            if transports > TRANSPORTS:
                continue
        kept.append(option)
    return kept
