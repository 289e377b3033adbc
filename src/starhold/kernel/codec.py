"""States as plain data and back, and their digest."""

import json
from hashlib import sha256
from typing import TypeVar

from starhold.kernel.bag import Bag
from starhold.kernel.decision import CHANCE, Decision, Request
from starhold.kernel.game import Config, Game, Plain
from starhold.kernel.reader import Node
from starhold.kernel.reasons import refuse
from starhold.kernel.state import Frame, State, flat, in_rows

S = TypeVar("S", bound=State)
SCHEMA = 1
"""Version of the encoding, written with every state."""
MOST = 1 << 60
"""No number of a frame or decision is larger."""
MOST_ASKED = 1000
"""No more dice, faces or copies of a card are asked of chance."""
ANY = (-MOST, MOST)


def encode(game: Game[S], state: S) -> Plain:
    """``state`` as plain data; events are left out."""
    return {
        "schema": SCHEMA,
        **encode_pending(game, state),
        **{f"state.{slot}": plain_slot(state, slot) for slot in state.COPIED},
    }


def decode(game: Game[S], plain: Plain, config: Config) -> S:
    """The state that `encode` wrote."""
    if plain.get("schema") != SCHEMA:
        raise refuse("record-broken", place="schema")
    state = game.blank(config)
    decode_pending(game, state, plain)
    for slot in state.COPIED:
        value = plain[f"state.{slot}"]
        setattr(state, slot, _rows(state, slot, value) if slot in state.ROWS else _rich(value))
    state.unfold()
    return state


def _rows(state: State, slot: str, numbers: list[int]) -> list[object]:
    """Numbers as the rows of an attribute of a blank state."""
    kind = state.ROWS[slot]
    return in_rows(kind, numbers, len(getattr(state, slot)[0]) if kind is list else 0)


def plain_slot(state: State, slot: str) -> object:
    """One attribute of a state as plain data."""
    value = getattr(state, slot)
    return flat(value) if slot in state.ROWS else _plain(value)


def encode_pending(game: Game[S], state: S) -> Plain:
    """What is being decided: the open decision, the handed-back value and the frames."""
    names = {frame: name for name, frame in game.frames.items()}
    return {
        "decision": _encode_decision(state.decision),
        "value": state.value,
        "stack": [
            [names[type(frame)], {slot: _plain(getattr(frame, slot)) for slot in frame.FIELDS}] for frame in state.stack
        ],
    }


def decode_pending(game: Game[S], state: S, plain: Plain | Node) -> None:
    """Put what `encode_pending` wrote into ``state``; `Refused` (``position-broken``) naming frame and field.

    Types alone are looked at; whether the numbers fit the situation is what `prove` says.
    """
    node = plain if isinstance(plain, Node) else Node(plain, "pending")
    state.decision = _decode_decision(game, node["decision"])
    state.value = node["value"].number(*ANY)
    state.stack = [_decode_frame(game, *entry) for entry in frame_nodes(node)]


def frame_nodes(pending: Node) -> list[tuple[Node, Node]]:
    """Name and fields of every frame in a ``pending`` block, the outermost first."""
    found = []
    for entry in pending["stack"].each():
        parts = list(entry.each())
        if len(parts) != 2:
            raise entry.broken("wrong-length")
        name, fields = parts
        fields.whole()
        found.append((name, Node(fields.value, f"{entry.path}.{name.text()}", fields.asked)))
    return found


def _decode_frame(game: Game[S], name: Node, fields: Node) -> Frame:
    if name.text() not in game.frames:
        raise name.broken("unknown-name")
    frame: Frame = game.frames[name.text()]()
    fields.map(*frame.FIELDS or ("",))
    for slot in frame.FIELDS:
        setattr(frame, slot, _field(fields[slot], getattr(frame, slot)))
    return frame


def _field(node: Node, blank: object) -> object:
    """The value of a frame's field, if it is of the kind that a fresh frame has in its place."""
    if type(blank) is int:
        return node.number(*ANY)
    if type(blank) is str:
        return node.text()
    if type(blank) is list:
        return [item.number(*ANY) for item in node.each()]
    raise node.broken("wrong-type")


def digest(game: Game[S], state: S) -> str:
    """A SHA-256 of everything in ``state`` that matters, the same in every process."""
    text = json.dumps(encode(game, state), sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def _plain(value: object) -> object:
    if isinstance(value, Bag):
        return {"counts": value.counts[:], "known": value.known[:]}
    if isinstance(value, tuple):
        return {"tuple": [_plain(item) for item in value]}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value


def _rich(value: object) -> object:
    if isinstance(value, dict):
        if "tuple" in value:
            return tuple(_rich(item) for item in value["tuple"])
        return Bag(value["counts"][:], value["known"][:])
    if isinstance(value, list):
        return [_rich(item) for item in value]
    return value


def _encode_decision(decision: Decision | None) -> list[object] | None:
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


def _decode_decision(game: Game[S], node: Node) -> Decision | None:
    if node.value is None:
        return None
    parts = list(node.each())
    if len(parts) != 4:
        raise node.broken("wrong-length")
    actors, kind, args, asked = parts
    if kind.text() not in game.kinds:
        raise kind.broken("unknown-name")
    request = None if asked.value is None else _decode_request(asked)
    return Decision(_numbers(actors, CHANCE), kind.text(), _numbers(args), request)


def _decode_request(node: Node) -> Request:
    parts = list(node.each())
    if len(parts) != 6:
        raise node.broken("wrong-length")
    what, count, sides, refused, weights, viewers = parts
    return Request(
        ("roll", "draw")[what.index(("roll", "draw"))],
        count.number(1, MOST_ASKED),
        sides.number(0, MOST_ASKED),
        _numbers(refused, 0),
        _numbers(weights, 0, MOST_ASKED),
        None if viewers.value is None else _numbers(viewers, 0),
    )


def _numbers(node: Node, low: int = -MOST, high: int = MOST) -> tuple[int, ...]:
    return tuple([item.number(low, high) for item in node.each()])
