"""Running games without people, many of them, on one core or several.

Seats of the bot ``random`` take a shortcut: the runner draws among the legal options itself. That needs no knowledge
of the state, so nothing is given away; every other bot is asked with view and texts, as at a table.
"""

import sys
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from itertools import accumulate
from random import Random
from time import perf_counter
from typing import NamedTuple

from starhold.bots import choose
from starhold.kernel.chance import Source
from starhold.kernel.decision import Option
from starhold.kernel.game import Config, Game, Plain, Value, find_game
from starhold.kernel.run import answer, take
from starhold.kernel.state import State

FORCED = 50
"""A game also counts as unfinished after this many times its limit of decisions in steps of any kind."""


class Plan(NamedTuple):
    """What to simulate: plain data that can be sent to another process."""

    game: str
    seats: int
    bots: tuple[str, ...]
    choices: tuple[dict[str, Value], ...]
    seed: str
    limit: int


class Outcome(NamedTuple):
    """How a game went: decisions counted, whether it ended, the winning seats and who sat where."""

    decisions: int
    finished: bool
    winners: tuple[int, ...]
    bots: tuple[str, ...]


class Luck:
    """A quick source of chance for simulations, the same for the same seed on every machine."""

    __slots__ = ("_random",)

    def __init__(self, seed: str) -> None:
        self._random = Random(seed).random

    def die(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        return int(self._random() * sides) + 1

    def card(self, weights: Sequence[int]) -> int:
        """A card index, in proportion to ``weights``."""
        upto = list(accumulate(weights))
        return bisect_right(upto, int(self._random() * upto[-1]))


def simulate_one(game: Game[State], config: Config, bots: Sequence[str], seed: str, limit: int) -> Outcome:
    """Play one game to its end, or to ``limit`` decisions; a decision is a choice among at least two options."""
    state = game.start(config)
    state.events = None
    source = Luck(f"{seed} chance")
    draw = Random(f"{seed} options").random
    decisions = 0
    for _ in range(limit * FORCED):
        seat = next_seat(state, source)
        if seat is None:
            return Outcome(decisions, True, game.winners(state), tuple(bots))
        options = game.options(state, seat)
        count = len(options)
        option = options[0]
        if count > 1:
            if decisions == limit:
                break
            decisions += 1
            if bots[seat] == "random":
                option = options[int(draw() * count)]
            else:
                option = _ask(game, state, seat, bots[seat], f"{seed} {decisions}")
        take(state, seat, option)
    return Outcome(decisions, False, (), tuple(bots))


def next_seat(state: State, source: Source) -> int | None:
    """Answer chance from ``source``; then the first seat that is asked, or None at the end."""
    while (decision := state.decision) is not None and (request := decision.request) is not None:
        answer(state, request, source)
    return decision.actors[0] if decision is not None and decision.actors else None


def _ask(game: Game[State], state: State, seat: int, bot: str, seed: str) -> Option:
    options = game.options(state, seat)
    texts = [game.format(state, option) for option in options]
    return options[texts.index(choose(game.id, bot, game.view(state, seat), texts, seed))]


def simulate_some(plan: Plan, numbers: Iterable[int]) -> list[Outcome]:
    """The games with those ``numbers``: bots change seats and table options change from game to game."""
    game = find_game(plan.game)
    configs = [game.configure(plan.seats, choices) for choices in plan.choices]
    results = []
    for number in numbers:
        bots = [plan.bots[(seat + number) % len(plan.bots)] for seat in range(plan.seats)]
        config = configs[number // len(plan.bots) % len(configs)]
        results.append(simulate_one(game, config, bots, f"{plan.seed} {number}", plan.limit))
    return results


def simulate_all(plan: Plan, games: int, workers: int = 1) -> tuple[list[Outcome], float]:
    """All games in order, and the seconds that they took; with several ``workers`` in as many processes."""
    begin = perf_counter()
    with ProcessPoolExecutor(workers) if workers > 1 else nullcontext() as pool:
        outcomes = spread(plan, games, pool, workers)
    return outcomes, perf_counter() - begin


def spread(plan: Plan, games: int, pool: Executor | None, parts: int) -> list[Outcome]:
    """All games in order, in ``parts`` shares through any executor (None: here and now)."""
    if pool is None:
        return simulate_some(plan, counted(games))
    shares = pool.map(simulate_some, [plan] * parts, [range(part, games, parts) for part in range(parts)])
    outcomes: list[Outcome | None] = [None] * games
    for part, share in enumerate(shares):
        outcomes[part::parts] = share
    return [outcome for outcome in outcomes if outcome is not None]


def counted(games: int) -> Iterator[int]:
    """The numbers of all games; where standard error is a terminal, it shows which one is being played."""
    shown = sys.stderr.isatty()
    for number in range(games):
        if shown:
            sys.stderr.write(f"\r{number + 1} / {games} ")
            sys.stderr.flush()
        yield number
    if shown:
        sys.stderr.write("\r\033[K")


def summary(outcomes: list[Outcome], seconds: float) -> Plain:
    """The figures that ``starhold simulate`` prints; ``wins`` by bot, or by seat where all seats have the same bot."""
    alone = len({bot for one in outcomes for bot in one.bots}) == 1
    wins: dict[str, int] = {}
    for one in outcomes:
        for seat, bot in enumerate(one.bots):
            name = f"seat{seat + 1}" if alone else bot
            wins[name] = wins.get(name, 0) + (seat in one.winners)
    decisions = sum(one.decisions for one in outcomes)
    return {
        "games": len(outcomes),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "unfinished": sum(not one.finished for one in outcomes),
        "wins": dict(sorted(wins.items())),
    }
