"""``starhold play``: a whole game in the terminal, against bots or with several people at one keyboard."""

from pathlib import Path
from secrets import token_hex
from typing import Annotated

import typer

from starhold.bots import bots_for
from starhold.cli.script import Given
from starhold.cli.seat import Table
from starhold.cli.speech import say, show, speak, words
from starhold.cli.table import read_bots, read_choices
from starhold.documents import write_text
from starhold.kernel.chance import Stream
from starhold.kernel.game import find_game
from starhold.kernel.play import Play
from starhold.kernel.reasons import refuse
from starhold.spelling import clean, told_apart


def play(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    seats: Annotated[int, typer.Option("--seats", help=say("help-seats"))] = 2,
    bots: Annotated[str | None, typer.Option("--bots", help=say("help-play-bots"))] = None,
    people: Annotated[int, typer.Option("--people", min=0, help=say("help-people"))] = 1,
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
    seed: Annotated[str | None, typer.Option("--seed", help=say("help-seed"))] = None,
    layout: Annotated[str | None, typer.Option("--layout", help=say("help-layout"))] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help=say("help-option"))] = None,
    dice: Annotated[str, typer.Option("--dice", help=say("help-dice"))] = "",
    draw: Annotated[str, typer.Option("--draw", help=say("help-draw"))] = "",
    record: Annotated[Path | None, typer.Option("--record", help=say("help-record"))] = None,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Play ``game``; people take the first seats, and dice and cards that are given come before those of the seed."""
    rules = find_game(game)
    config = rules.configure(seats, read_choices(option or [], layout))
    if people > seats:
        raise refuse("people-count", people=people, seats=seats)
    others = read_bots(rules.id, bots or bots_for(rules.id)[-1], seats - people) if people < seats else ()
    names = [clean(each, 40) for each in (name or [])[:people]]
    names += [say("cli-you", {"index": number + 1}) for number in range(len(names), people)]
    bots_named = [f"{bot} {number}" for number, bot in enumerate(others, people + 1)]
    names = [*told_apart(names, bots_named), *bots_named]
    seed = seed or token_hex(8)
    match = Play(rules, config, names)
    match.source = Given(rules, lambda: match.state, dice, draw, Stream(seed))
    if record is not None:
        write_text(record, str(match.record))
    show(say("cli-welcome", {"game": say(f"game-{rules.id}"), "seed": seed}))
    match.replay([])
    Table(match, dict(enumerate(others, people)), words(names), seed, record).run()
