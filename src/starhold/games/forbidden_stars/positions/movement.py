"""The units that an Advance has moved: replayed move by move while it moves, remembered once it fights."""

from collections.abc import Iterator

from starhold.games.forbidden_stars.model import COMBAT, Moved, Stars
from starhold.games.forbidden_stars.positions.words import area_in, system_in, unit_in
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.reader import Node
from starhold.kernel.run import settle, take

Move = tuple[int, int, int, int, Node]
"""Type of unit, from, to, the void that it passed (-1: none), and where the document says so."""


def moves_of(state: Stars, node: Node) -> list[Move]:
    """The single moves in their order; ``count`` units may share an entry."""
    found: list[Move] = []
    for item in node.get("moved", []).each():
        kind = unit_in(state, state.active, item["unit"])
        start, goal = area_in(state, item["from"]), area_in(state, item["to"])
        void = area_in(state, item["through"]) if item.has("through") else -1
        found += [(kind, start, goal, void, item)] * item.get("count", 1).number(1, 5)
    return found


def replay(state: Stars, node: Node, stage: str) -> None:
    """Put the moved units back and let the rules move them, so that all that follows from moves is theirs."""
    for key in ("friendly", "fought"):
        node.get(key, None).need(not node.has(key), "does-not-fit")
    moves, seat = moves_of(state, node), state.active
    for kind, start, goal, _, item in reversed(moves):
        item.need(state.fresh[state.unit(goal, seat, kind)] > 0, "no-units-there")
        state.add(goal, seat, kind, 0, -1)
        state.add(start, seat, kind)
    frame = Advance(seat)
    state.call(frame)
    settle(state)
    if node.has("from"):
        _take(state, frame, ("source", system_in(state, node["from"])), node["from"])
    elif stage != "source" or moves:
        _leave(state, frame, "source", ("stay",))
    for kind, start, goal, void, item in moves:
        if state.board.world[goal]:
            _leave(state, frame, "ships", DONE)
            _take(state, frame, ("march", kind, start, goal, void), item)
        else:
            _take(state, frame, ("ship", kind, start, goal), item)
    if stage == "ground":
        _leave(state, frame, "ships", DONE)
    asked = state.decision.kind if state.decision is not None else ""
    goes_on = asked in ("source", "ships", "ground") if stage == "moving" else asked == stage
    node.get("stage", None).need(state.stack[-1] is frame and goes_on, "nothing-left-to-do")
    state.events = []


def _take(state: Stars, frame: Advance, option: Option, node: Node) -> None:
    """Carry out what a document says has been done, if the rules allow it."""
    seat = state.active
    open_ = state.stack[-1] is frame and state.decision is not None
    node.need(open_ and option in frame.options(state, seat), "not-allowed")
    take(state, seat, option)


def _leave(state: Stars, frame: Advance, step: str, option: Option) -> None:
    """Answer a question that has been passed already."""
    if state.stack[-1] is frame and state.decision is not None and state.decision.kind == step:
        take(state, state.active, option)


def remember(state: Stars, node: Node, frame: Advance) -> None:
    """What movement has left behind for a later step: source, moves, areas that were friendly."""
    if node.has("from"):
        frame.source = system_in(state, node["from"])
    for kind, start, goal, void, _ in moves_of(state, node):
        state.moves.append(Moved(goal, kind, start))
        if void >= 0:
            frame.shortcut, frame.passed = void, frame.passed + 1
    frame.mask = sum({1 << area_in(state, item) for item in node.get("friendly", []).each()})


def told(state: Stars, frame: Advance, later: bool) -> Plain:
    """The keys that say what has been moved."""
    faces, names = state.catalog.faces, state.board.names
    found: Plain = {}
    if frame.source >= 0:
        found["from"] = faces[state.board.faces[frame.source]].id
    moves: list[Plain] = []
    for goal, kind, start in state.moves:
        entry: Plain = {
            "unit": state.faction(frame.seat).units[kind].id,
            "from": names[start],
            "to": names[goal],
        }
        moves.append(entry)
    if moves:
        found["moved"] = moves
    if later and frame.mask:
        found["friendly"] = [names[area] for area in state.board.areas if frame.mask >> area & 1]
    if later and frame.contested >= 0 and state.fight != COMBAT:
        found["fought"] = names[frame.contested]
    return found


def ways_past(keys: Plain, frame: Advance, state: Stars) -> Iterator[Plain]:
    """The same with the void that Ork Roks passed, at the first or at the last moves that could have done so."""
    if frame.shortcut < 0:
        yield keys
        return
    void = {"through": state.board.names[frame.shortcut]}
    marches = [i for i, move in enumerate(keys["moved"]) if state.board.world[state.board.names.index(move["to"])]]
    for past in (marches[: frame.passed], marches[-frame.passed :]):
        moved = [move | void if i in past else move for i, move in enumerate(keys["moved"])]
        yield {**keys, "moved": moved}
