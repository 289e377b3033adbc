"""Whether what a document says is pending fits the situation: the frames, their fields, and who is asked what."""

from typing import TypeVar

from starhold.kernel.chance import can_come
from starhold.kernel.codec import frame_nodes
from starhold.kernel.decision import CHANCE, Decision
from starhold.kernel.game import Game
from starhold.kernel.reader import Node
from starhold.kernel.state import State

S = TypeVar("S", bound=State)


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
    for frame, (_, fields) in zip(state.stack, frame_nodes(pending), strict=True):
        game.check(state, frame, fields)
    _prove_asked(game, state, decision, pending)
    for seat in range(seats):
        if bool(game.options(state, seat)) != (seat in decision.actors):
            raise _part(pending["decision"], 0).broken("asked-differently")


def _prove_stack(game: Game[S], state: S, pending: Node) -> None:
    """Every frame lies on one that can have called it, and its numbers are within bounds."""
    below = ""
    for name, fields in frame_nodes(pending):
        allowed = game.beneath.get(name.text())
        if allowed is not None and below not in allowed and (not below or below in game.beneath):
            raise name.broken("out-of-place")
        for field in fields.map():
            bounds = game.bounds(state, name.text(), field)
            if bounds is not None:
                node = fields[field]
                for value in node.each() if isinstance(node.value, list) else (node,):
                    value.number(*bounds)
        below = name.text()


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


def _prove_asked(game: Game[S], state: S, decision: Decision, pending: Node) -> None:
    """It is the running frame that asks, with the arguments of its question."""
    node = pending["decision"]
    running = frame_nodes(pending)[-1][0].text() if state.stack else ""
    if decision.kind not in game.asks.get(running, (decision.kind,)):
        raise _part(node, 1).broken("does-not-fit")
    limits = game.arguments(state, decision)
    if limits is not None and not (
        len(limits) == len(decision.args)
        and all(low <= value <= high for value, (low, high) in zip(decision.args, limits, strict=True))
    ):
        raise _part(node, 2).broken("does-not-fit")


def _part(decision: Node, number: int) -> Node:
    return list(decision.each())[number]
