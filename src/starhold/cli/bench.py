"""``starhold bench``: how fast engine, bots and server are on this machine."""

from collections.abc import Callable
from typing import Annotated, Any

import typer

from starhold.cli.fights import fight_speed
from starhold.cli.measures import bot_speed, random_play, single_steps
from starhold.cli.speech import fail, say, show, show_json, speak
from starhold.kernel.game import Game, find_game

MORE: dict[str, Callable[[Game[Any]], dict[str, Any]]] = {"forbidden_stars": fight_speed}
"""What is measured of one game only."""


def bench(
    game: Annotated[str, typer.Argument(help=say("help-game"))] = "quantum",
    games: Annotated[int, typer.Option("--games", min=1, help=say("help-games"))] = 30,
    server: Annotated[bool, typer.Option("--server/--no-server", help=say("help-bench-server"))] = True,
    full: Annotated[bool, typer.Option("--full", help=say("help-bench-full"))] = False,
    abuse: Annotated[bool, typer.Option("--abuse", help=say("help-bench-abuse"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Measure and print, one figure a line."""
    rules = find_game(game)
    figures: dict[str, Any] = {}
    measures: list[Callable[[], dict[str, Any]]] = [
        lambda: random_play(rules, games),
        lambda: single_steps(rules),
        lambda: bot_speed(rules),
    ]
    if rules.id in MORE:
        measures.append(lambda: MORE[rules.id](rules))
    if abuse:
        from starhold.bench.abuse import abused

        measures = [lambda: abused(rules.id)]
    elif server:
        from starhold.bench.server import server_speed

        measures.append(lambda: server_speed(rules.id, full))
    for measure in measures:
        try:
            found = measure()
        except ConnectionError as problem:
            fail(say("cli-not-measured", {"problem": str(problem)}), 1)
        figures |= found
        if not as_json:
            _lines(found)
    if as_json:
        show_json(figures)


def _lines(figures: dict[str, Any]) -> None:
    for name, value in figures.items():
        show(f"{name:<40} {value:>12,}")
