"""States as plain data and back, and their digest."""

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

from starhold.kernel.bag import Bag
from starhold.kernel.decision import Decision, Request
from starhold.kernel.reasons import refuse
from starhold.kernel.state import Frame, State

if TYPE_CHECKING:
    from starhold.kernel.game import Game

S = TypeVar("S", bound=State)
SCHEMA = 1
"""Version of the encoding, written with every state."""


def encode(game: "Game[S]", state: S) -> dict[str, Any]:
    """``state`` as plain data; events are left out."""
    return {
        "schema": SCHEMA,
        **encode_pending(game, state),
        **{f"state.{slot}": _plain(getattr(state, slot)) for slot in state.COPIED},
    }


def decode(game: "Game[S]", state: S, plain: dict[str, Any]) -> S:
    """Fill ``state``, a fresh one with its shared parts in place, from what `encode` wrote."""
    if plain.get("schema") != SCHEMA:
        raise refuse("record-broken", place="schema")
    decode_pending(game, state, plain)
    for slot in state.COPIED:
        setattr(state, slot, _rich(plain[f"state.{slot}"]))
    return state


def encode_pending(game: "Game[S]", state: S) -> dict[str, Any]:
    """What is being decided: the open decision, the handed-back value and the frames."""
    names = {frame: name for name, frame in game.frames.items()}
    return {
        "decision": _encode_decision(state.decision),
        "value": state.value,
        "stack": [
            [names[type(frame)], {slot: _plain(getattr(frame, slot)) for slot in frame.FIELDS}] for frame in state.stack
        ],
    }


def decode_pending(game: "Game[S]", state: S, plain: dict[str, Any]) -> None:
    """Put what `encode_pending` wrote into ``state``; `Refused` (``position-broken``) when it names unknown frames."""
    state.stack = []
    try:
        state.decision = _decode_decision(plain["decision"])
        state.value = int(plain["value"])
        for name, slots in plain["stack"]:
            frame: Frame = game.frames[name]()
            if set(slots) != set(frame.FIELDS):
                raise KeyError(name)
            for slot, value in slots.items():
                setattr(frame, slot, _like(getattr(frame, slot), _rich(value)))
            state.stack.append(frame)
    except (KeyError, TypeError, ValueError) as problem:
        raise refuse("position-broken", place="pending", problem="unreadable") from problem


def digest(game: "Game[S]", state: S) -> str:
    """A SHA-256 of everything in ``state`` that matters, the same in every process."""
    text = json.dumps(encode(game, state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _plain(value: Any) -> Any:
    if isinstance(value, Bag):
        return {"counts": value.counts[:], "known": value.known[:]}
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _rich(value: Any) -> Any:
    if isinstance(value, dict):
        if "tuple" in value:
            return tuple(_rich(item) for item in value["tuple"])
        return Bag(value["counts"][:], value["known"][:])
    if isinstance(value, list):
        return [_rich(item) for item in value]
    return value


def _like(blank: Any, value: Any) -> Any:
    """``value``, if it is of the kind that a fresh frame has in its place."""
    if blank is not None and type(value) is not type(blank):
        raise TypeError(value)
    return value


def _encode_decision(decision: Decision | None) -> list[Any] | None:
    if decision is None:
        return None
    request = decision.request
    asked = request and [
        request.kind,
        request.count,
        request.sides,
        list(request.refused),
        list(request.weights),
        None if request.viewers is None else list(request.viewers),
    ]
    return [list(decision.actors), decision.kind, list(decision.args), asked]


def _decode_decision(plain: list[Any] | None) -> Decision | None:
    if plain is None:
        return None
    actors, kind, args, asked = plain
    request = None
    if asked:
        what, count, sides, refused, weights, viewers = asked
        seen = None if viewers is None else tuple(viewers)
        request = Request(what, count, sides, tuple(refused), tuple(weights), seen)
    return Decision(tuple(actors), kind, tuple(args), request)
