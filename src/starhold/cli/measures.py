"""What `starhold bench` measures of engine and bots: fixed seeds, one process, seconds of processor time."""

from collections.abc import Callable, Sized
from statistics import median
from time import process_time

from starhold.bots import bots_for, choose
from starhold.cli.simulation import Luck, Plan, next_seat, simulate_some, summary
from starhold.kernel.game import Game
from starhold.kernel.run import take
from starhold.kernel.state import State

POSITIONS = 60
"""Situations out of one random game on which single steps are timed."""
APART = 7
"""Decisions between two of those situations."""
REPEATS = 30
Figures = dict[str, float]


def random_play(game: Game[State], games: int) -> Figures:
    """Decisions and games a second between random bots, two seats, on one core."""
    plan = Plan(game.id, 2, ("random", "random"), ({},), "bench", 20_000)
    begin = process_time()
    outcomes = simulate_some(plan, range(games))
    seconds = process_time() - begin
    figures = summary(outcomes, seconds)
    return {
        "random-decisions-per-second": figures["decisions_per_second"],
        "random-games-per-second": round(games / seconds, 1),
        "random-unfinished": figures["unfinished"],
    }


def single_steps(game: Game[State]) -> Figures:
    """Microseconds for a clone, a list of options and a view, the best of several rounds over many situations."""
    states = sample(game)
    seats = [next_seat(state, Luck("none")) or 0 for state in states]
    pairs = list(zip(states, seats, strict=True))
    return {
        "clone-microseconds": _micro(lambda: [state.clone() for state in states]),
        "options-microseconds": _micro(lambda: [game.options(state, seat) for state, seat in pairs]),
        "view-microseconds": _micro(lambda: [game.view(state, seat) for state, seat in pairs]),
    }


def bot_speed(game: Game[State], decisions: int = 200) -> Figures:
    """Decisions a second and milliseconds for one decision of each bot but `random`, over a game against itself."""
    figures: Figures = {}
    for bot in bots_for(game.id)[1:]:
        figures |= _speed_of(game, bot, decisions)
    return figures


def _speed_of(game: Game[State], bot: str, decisions: int) -> Figures:
    state, source = game.start(game.configure(2)), Luck("bench")
    times: list[float] = []
    while len(times) < decisions and (seat := next_seat(state, source)) is not None:
        options = game.options(state, seat)
        texts = [game.format(state, option) for option in options]
        view = game.view(state, seat)
        begin = process_time()
        text = choose(game.id, bot, view, texts, len(times))
        if len(options) > 1:
            times.append(process_time() - begin)
        take(state, seat, options[texts.index(text)])
    ordered = sorted(times)
    return {
        f"{bot}-decisions-per-second": round(len(times) / sum(times)),
        f"{bot}-median-milliseconds": round(1000 * median(times), 2),
        f"{bot}-p95-milliseconds": round(1000 * ordered[len(ordered) * 95 // 100], 2),
    }


def sample(game: Game[State]) -> list[State]:
    """Situations in which a seat is asked, out of one random game."""
    state, source = game.start(game.configure(2)), Luck("sample")
    states: list[State] = []
    for number in range(POSITIONS * APART):
        seat = next_seat(state, source)
        if seat is None:
            break
        if number % APART == 0:
            states.append(state.clone())
        options = game.options(state, seat)
        take(state, seat, options[source.die(len(options)) - 1])
    return states


def _micro(work: Callable[[], Sized]) -> float:
    best = float("inf")
    for _ in range(REPEATS):
        begin = process_time()
        count = len(work())
        best = min(best, (process_time() - begin) / count)
    return round(1e6 * best, 1)
