"""Trying moves out where nothing is touched: in a situation that is imagined from a view, with dice of its own."""

from collections.abc import Sequence
from typing import Any

import msgspec

from starhold.kernel.chance import Stream
from starhold.kernel.events import Event
from starhold.kernel.game import Game, Plain, find_game
from starhold.kernel.reasons import Refusal, Refused
from starhold.kernel.run import chance
from starhold.kernel.state import State


def attempt(game_id: str, view: bytes, moves: Sequence[str], luck: int) -> bytes | Refusal:
    """Where ``moves`` lead from a ``view`` (JSON), as JSON without its head; or why one of them is impossible.

    What the view does not tell is drawn from ``luck``, and so are all dice: it follows from these arguments alone.
    """
    game, source = find_game(game_id), Stream(f"trial {luck}")
    shown: Plain = msgspec.json.decode(view)
    try:
        state = game.imagine(shown, source)
        log: list[list[Event]] = []
        _settle(state, source)
        for text in moves:
            _move(game, state, text)
            log.append(_settle(state, source))
    except Refused as problem:
        return problem.refusal
    return _told(game, state, shown.get("you"), log)


def _move(game: Game[Any], state: State, text: str) -> None:
    """Whoever is asked first makes a move."""
    actors = state.decision.actors if state.decision is not None else ()
    if not actors:
        raise Refused(Refusal("game-over"))
    game.apply(state, actors[0], game.read(state, actors[0], text))


def _settle(state: State, source: Stream) -> list[Event]:
    """Throw the dice that are due; what has happened."""
    chance(state, source)
    events, state.events = state.events or [], []
    return events


def _told(game: Game[Any], state: State, you: int | None, log: list[list[Event]]) -> bytes:
    decision = state.decision
    actors = decision.actors if decision is not None else ()
    # Whoever tries out plays all seats: each is shown when it is asked.
    seat = actors[0] if actors else you
    options = game.options(state, seat) if seat is not None else []
    said = {
        "view": game.view(state, seat),
        "decision": {
            "actors": actors[:1],
            "kind": decision.kind if decision else "",
            "prompt": game.question(state),
            "options": game.outline(state, seat, options) if seat is not None else [],
        },
        "refusals": game.refusals(state, seat, options) if seat is not None and options else [],
        "log": [
            {"seq": number, "line": place, **game.tell(event, seat)}
            for number, events in enumerate(log, 1)
            for place, event in enumerate(events)
        ],
    }
    return msgspec.json.encode(said)
