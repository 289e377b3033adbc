"""``starhold bench``: how fast engine, bots and server are on this machine."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer

from starhold.cli.fights import fight_speed
from starhold.cli.measures import Figures, bot_speed, random_play, single_steps
from starhold.cli.speech import fail, say, show, show_json, speak
from starhold.kernel.game import find_game

GAMES = ["quantum", "forbidden_stars"]
Measures = Iterator[Callable[[], Figures]]


def bench(
    games: Annotated[
        list[str] | None, typer.Argument(help=say("help-bench-games"), show_default=" ".join(GAMES))
    ] = None,
    count: Annotated[int, typer.Option("--games", min=1, help=say("help-games"))] = 30,
    server: Annotated[bool, typer.Option("--server/--no-server", help=say("help-bench-server"))] = True,
    full: Annotated[bool, typer.Option("--full", help=say("help-bench-full"))] = False,
    abuse: Annotated[bool, typer.Option("--abuse", help=say("help-bench-abuse"))] = False,
    against: Annotated[
        Path | None, typer.Option("--against", exists=True, file_okay=False, help=say("help-bench-against"))
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Measure and print, one figure a line."""
    figures: dict[str, Figures] = {}
    for game in games or GAMES:
        figures[game] = {}
        for measure in _others(game, abuse, against) if abuse or against else _usual(game, count, server, full):
            try:
                found = measure()
            except ConnectionError as problem:
                fail(say("cli-not-measured", {"problem": str(problem)}), 1)
            figures[game] |= found
            if not as_json:
                for name, value in found.items():
                    show(f"{game:<16} {name:<56} {value:>12,}")
    if as_json:
        show_json(figures)


def _usual(game: str, count: int, server: bool, full: bool) -> Measures:
    rules = find_game(game)
    yield lambda: random_play(rules, count)
    yield lambda: single_steps(rules)
    yield lambda: bot_speed(rules)
    if game == "forbidden_stars":
        yield lambda: fight_speed(rules)
    if server:
        from starhold.bench.server import server_speed

        yield lambda: server_speed(game, full)


def _others(game: str, abuse: bool, against: Path | None) -> Measures:
    if abuse:
        from starhold.bench.abuse import abused

        yield lambda: abused(game)
    if against is not None:
        from starhold.bench.server import compared

        yield lambda: compared(game, against)
