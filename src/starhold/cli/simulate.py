"""``starhold simulate``: games between bots, as fast as they go."""

from os import cpu_count
from typing import Annotated

import typer

from starhold.cli.simulation import Plan, simulate_all, summary
from starhold.cli.speech import say, show, show_json, speak
from starhold.cli.table import layouts, read_bots, read_choices
from starhold.kernel.game import find_game


def simulate(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    games: Annotated[int, typer.Option("--games", min=1, help=say("help-games"))] = 100,
    seats: Annotated[int, typer.Option("--seats", help=say("help-seats"))] = 2,
    bots: Annotated[str, typer.Option("--bots", help=say("help-bots"))] = "random",
    seed: Annotated[str, typer.Option("--seed", help=say("help-seed"))] = "1",
    layout: Annotated[str | None, typer.Option("--layout", help=say("help-layouts"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
    max_decisions: Annotated[int, typer.Option("--max-decisions", min=1, help=say("help-max-decisions"))] = 20_000,
    workers: Annotated[int, typer.Option("--workers", min=0, max=256, help=say("help-workers"))] = 1,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Play ``games`` games and print the figures."""
    rules = find_game(game)
    names = read_bots(rules.id, bots, seats)
    choices = tuple(read_choices(option or [], one) for one in layouts(rules, seats, layout))
    for one in choices:
        rules.configure(seats, one)
    plan = Plan(rules.id, seats, names, choices, seed, max_decisions)
    figures = summary(*simulate_all(plan, games, workers or cpu_count() or 1))
    if as_json:
        show_json(figures)
        return
    show(say("cli-simulated", figures))
    for name, wins in figures["wins"].items():
        show(say("cli-wins", {"name": name, "wins": wins, "games": figures["games"]}))
