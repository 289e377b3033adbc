"""``starhold replay``: check a record entry by entry and tell what happened."""

from pathlib import Path
from typing import Annotated

import typer

from starhold.cli.board import draw
from starhold.cli.position import watch
from starhold.cli.speech import say, show, show_json, speak, words
from starhold.documents import read_text, write_document
from starhold.kernel.codec import digest
from starhold.kernel.game import Plain, find_game
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import refuse
from starhold.kernel.record import read_record
from starhold.kernel.state import State
from starhold.spelling import shown, told_apart


def replay(
    file: Annotated[Path, typer.Argument(help=say("help-record-file"))],
    to: Annotated[int | None, typer.Option("--to", min=0, help=say("help-to"))] = None,
    position: Annotated[bool, typer.Option("--position", help=say("help-to-position"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
    language: Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)] = None,
) -> None:
    """Replay a record and report how it ends."""
    record = read_record(read_text(file))
    if to is not None and to > len(record.entries):
        raise refuse("entry-unknown", entry=to, entries=len(record.entries))
    game = find_game(record.game)
    play = replayed(game, record if to is None else record.fork(to))
    if position:
        document = game.to_position(play.state)
        show_json(document) if as_json else show(write_document(document).rstrip("\n"))
    elif as_json:
        show_json(report(play))
    else:
        _tell(play)


def report(play: Play[State]) -> Plain:
    """What a replay found, as data."""
    decision = play.state.decision
    winners = [play.record.names[seat] for seat in play.game.winners(play.state)]
    log = [[play.game.tell(event, None) for event in events] for events in play.log]
    return {
        "game": play.game.id,
        "rules": play.record.rules,
        "names": play.record.names,
        "options": play.record.config.options,
        "entries": play.version,
        "over": bool(decision and decision.over),
        "winners": winners,
        "digest": digest(play.game, play.state),
        "log": log,
    }


def _tell(play: Play[State]) -> None:
    speech = words(told_apart(map(shown, play.record.names)), play.game.places(play.state))
    _tell_settings(play, 0)
    for number, (entry, events) in enumerate(zip(play.record.entries, play.log, strict=True), 1):
        show(f"{number:>5}. {entry}")
        for event in events:
            show(f"       {speech.event(play.game.tell(event, None), play.game.prefix)}")
        _tell_settings(play, number)
    draw(watch(play.game, play.state), speech)
    winners = [speech.player(seat) for seat in play.game.winners(play.state)]
    show(say("cli-won", {"names": ", ".join(winners)}) if winners else say("cli-still-open", {"entries": play.version}))


def _tell_settings(play: Play[State], after: int) -> None:
    for aside in play.record.asides.at(after):
        show(f"     {aside}")
