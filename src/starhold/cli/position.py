"""``starhold position``: look at a situation written as a YAML document, list its options, carry some out."""

from pathlib import Path
from typing import Annotated

import typer

from starhold.cli.board import draw
from starhold.cli.script import Given
from starhold.cli.speech import say, show, show_json, speak, words
from starhold.documents import read_document, read_text, write_document
from starhold.kernel.chance import Stream
from starhold.kernel.game import Game, Plain, find_game
from starhold.kernel.reasons import refuse
from starhold.kernel.record import natural
from starhold.kernel.state import State

File = Annotated[Path, typer.Argument(help=say("help-position-file"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Language = Annotated[str | None, typer.Option("--language", help=say("help-language"), callback=speak)]


def show_position(file: File, as_json: Json = False, language: Language = None) -> None:
    """Check the document and show what is on the table."""
    game, state = load(file)
    if as_json:
        facts = {"path": game.path(state), "decision": decision_of(game, state), "view": watch(game, state)}
        show_json({"position": game.to_position(state), **facts})
        return
    draw(watch(game, state), words())
    show(game.path(state))
    show(words().label(game.prompt(state)))


def list_options(file: File, as_json: Json = False, language: Language = None) -> None:
    """List what the asked seats may do."""
    game, state = load(file)
    if as_json:
        show_json(decision_of(game, state))
        return
    speech = words(places=game.places(state))
    show(speech.label(game.prompt(state)))
    for seat in asked(state):
        for option in game.describe(state, seat, game.options(state, seat)):
            show(f"  seat{seat + 1} {option['text']:<32} {speech.label(option['label'])}".rstrip())


def apply_options(
    file: File,
    options: Annotated[list[str] | None, typer.Option("--options", help=say("help-apply-options"))] = None,
    dice: Annotated[str, typer.Option("--dice", help=say("help-dice"))] = "",
    draw_: Annotated[str, typer.Option("--draw", help=say("help-draw"))] = "",
    seed: Annotated[str | None, typer.Option("--seed", help=say("help-apply-seed"))] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    """Carry out options, with dice and cards as given, and print the position that follows."""
    game, state = load(file)
    given = Given(game, lambda: state, dice, draw_, None if seed is None else Stream(seed))
    state.events = []
    steps = carry_out(game, state, [text for many in options or [] for text in split(many)], given)
    given.finish()
    events = [game.tell(event, None) for event in state.events]
    if as_json:
        facts = {"steps": steps, "events": events, "decision": decision_of(game, state)}
        show_json({**facts, "position": game.to_position(state), "view": watch(game, state)})
        return
    speech = words(places=game.places(state))
    for event in events:
        show("# " + speech.event(event, game.prefix))
    show(write_document(game.to_position(state)).rstrip("\n"))


def load(file: Path) -> tuple[Game[State], State]:
    """Game and state of a position document."""
    document = read_document(read_text(file))
    name = document.get("game")
    if not isinstance(name, str):
        raise refuse("position-broken", place="game", problem="missing")
    game = find_game(name)
    return game, game.from_position(document)


def carry_out(game: Game[State], state: State, texts: list[str], given: Given[State]) -> list[str]:
    """Take the options in order, each with the chance around it; the lines of what happened, as in a record."""
    steps = given.settle()
    for text in texts:
        seat, option = _seat(state, text)
        if seat not in asked(state):
            raise refuse("not-asked")
        game.apply(state, seat, game.read(state, seat, option))
        steps.append(f"seat{seat + 1} {option}")
        steps += given.settle()
    return steps


def split(text: str) -> list[str]:
    """Several options in one text, separated by commas, semicolons or lines."""
    parts = text.replace(";", ",").replace("\n", ",").split(",")
    return [" ".join(part.split()) for part in parts if part.strip()]


def asked(state: State) -> tuple[int, ...]:
    """The seats that are asked; none while chance is."""
    decision = state.decision
    return () if decision is None or decision.request is not None else decision.actors


def watch(game: Game[State], state: State) -> Plain:
    """What the asked seat sees, or a spectator when nobody or everybody is asked."""
    seats = asked(state)
    return game.view(state, seats[0] if len(seats) == 1 else None)


def decision_of(game: Game[State], state: State) -> Plain:
    """The open question with the options of every asked seat, as data."""
    decision = state.decision
    assert decision is not None
    options = {f"seat{seat + 1}": game.describe(state, seat, game.options(state, seat)) for seat in asked(state)}
    return {"actors": list(asked(state)), "kind": decision.kind, "prompt": game.prompt(state), "options": options}


def _seat(state: State, text: str) -> tuple[int, str]:
    first, _, rest = text.partition(" ")
    number = first.removeprefix("seat")
    seat = natural(number) if first != number else None
    if seat is not None and rest:
        return seat - 1, rest
    seats = asked(state)
    return (seats[0] if seats else 0), text
