"""Whether what a document says is pending fits the situation: the frames, their fields, and who is asked what."""

from typing import TypeVar

from starhold.kernel.chance import Stream, can_come
from starhold.kernel.codec import frame_nodes
from starhold.kernel.decision import CHANCE, Decision
from starhold.kernel.game import Game
from starhold.kernel.reader import Node
from starhold.kernel.run import answer, take
from starhold.kernel.state import State

S = TypeVar("S", bound=State)
SLIPS = (IndexError, KeyError, TypeError, ValueError, AttributeError, AssertionError, StopIteration)
"""What rules stumble over when a frame does not fit the situation."""


def prove(game: Game[S], state: S, seats: int, pending: Node) -> None:
    """`Refused` (``position-broken``) where what a document says is ``pending`` cannot be asked or shown.

    The refusal names the frame and its field (``pending.stack[2].combat.step``) or the part of the decision.
    """
    pending.map("decision", "value", "stack")
    _prove_stack(game, state, pending)
    decision = state.decision
    if decision is None:
        raise pending["decision"].broken("nobody-asked")
    _prove_decision(state, decision, seats, pending)
    running = _running(pending)
    for seat in range(seats):
        try:
            found = game.options(state, seat)
            game.describe(state, seat, found)
            game.view(state, seat)
        except SLIPS as slip:
            raise running.broken("does-not-fit") from slip
        if bool(found) != (seat in decision.actors):
            raise _part(pending["decision"], 0).broken("asked-differently")
    try:
        game.prompt(state)
    except SLIPS as slip:
        raise _part(pending["decision"], 2).broken("does-not-fit") from slip
    try:
        _go_on(game, state, seats)
    except SLIPS as slip:
        raise running.broken("does-not-fit") from slip


def _go_on(game: Game[S], state: S, seats: int) -> None:
    """Try what chance may bring, or the first and the last option of each seat, on copies."""
    decision = state.decision
    assert decision is not None
    if decision.request is not None:
        twin = state.clone()
        answer(twin, decision.request, Stream("proof"))
    for seat in range(seats):
        for option in {*game.options(state, seat)[:1], *game.options(state, seat)[-1:]}:
            twin = state.clone()
            take(twin, seat, option)


def _prove_stack(game: Game[S], state: S, pending: Node) -> None:
    """Every frame lies on one that can have called it, and its numbers are within bounds."""
    below = ""
    for name, fields in frame_nodes(pending):
        allowed = game.beneath.get(name.value)
        if allowed is not None and below not in allowed and (not below or below in game.beneath):
            raise name.broken("out-of-place")
        for field in fields.map():
            bounds = game.bounds(state, name.value, field)
            if bounds is not None:
                node = fields[field]
                for value in node.each() if isinstance(node.value, list) else (node,):
                    value.number(*bounds)
        below = name.value


def _prove_decision(state: State, decision: Decision, seats: int, pending: Node) -> None:
    """Seats or chance are asked, chance for something that can come; nobody at the end, when no frame is left."""
    asked, request, node = decision.actors, decision.request, pending["decision"]
    for actor in _part(node, 0).each():
        actor.number(CHANCE, seats - 1)
    if (request is not None) != (CHANCE in asked) or (request is not None and len(asked) > 1):
        raise _part(node, 3).broken("asked-differently")
    if bool(state.stack) == decision.over:
        raise pending["stack"].broken("does-not-fit")
    if request is not None and not can_come(request):
        raise _part(node, 3).broken("does-not-fit")


def _part(decision: Node, number: int) -> Node:
    return list(decision.each())[number]


def _running(pending: Node) -> Node:
    """The running frame, or the stack where there is none."""
    frames = frame_nodes(pending)
    return frames[-1][1] if frames else pending["stack"]
