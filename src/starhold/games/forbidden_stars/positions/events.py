"""The refresh phase: whose event it is, and how far it has come."""

from starhold.games.forbidden_stars.model import ASIDE, Stars
from starhold.games.forbidden_stars.positions.rounds import window
from starhold.games.forbidden_stars.positions.words import edge_in, storm_in
from starhold.games.forbidden_stars.rules.refresh import Event, Refresh
from starhold.games.forbidden_stars.rules.storms import StormMove
from starhold.kernel.reader import Node

STEPS = ("start", "draw", "event", "storm", "use", "surplus")
"""Objectives, income and rally; drawing; choosing a card; its storm; its ability; surplus units."""


def facts(state: Stars, root: Node) -> None:
    """The storm that is about to move."""
    node = root.get("refresh", {})
    node.map("step", "announced")
    if node.has("announced"):
        node["announced"].map("from", "to")
        state.moving = storm_in(state, node["announced"]["from"])


def begin(state: Stars, root: Node) -> None:
    """The step of the phase, and of the player's event."""
    node = root.get("refresh", {})
    step = STEPS[node.get("step", "storm" if node.has("announced") else "start").index(STEPS)]
    node.get("announced", {}).need(step == "storm" or not node.has("announced"), "does-not-fit")
    root.get("window", {}).need(node.has("announced") or not root.has("window"), "does-not-fit")
    frame = Refresh()
    state.call(frame)
    if step == "start":
        root.get("active", 0).need(not root.has("active") or state.active == state.first, "does-not-fit")
        return
    seat = state.active if root.has("active") else state.first
    frame.step = 1 if step == "draw" else 2
    frame.turn = state.turn_order().index(seat)
    root.get("active", seat).need(bool(state.alive[seat]), "cannot-act")
    if step in ("draw", "event"):
        return
    state.active = seat
    frame.turn += 1
    event = Event(seat)
    event.step = STEPS.index(step) - 2
    state.call(event)
    root["seats"].need(step == "surplus" or ASIDE in state.event_at[seat], "no-event-chosen")
    if node.has("announced"):
        event.step = 2
        _announced(state, root, event, node["announced"])


def _announced(state: Stars, root: Node, event: Event, node: Node) -> None:
    card = event.chosen(state)
    frame = StormMove(event.seat, state.faction(event.seat).events[card].icon)
    frame.goal = edge_in(state, node["to"])
    option = ("storm", state.moving, frame.goal)
    node["to"].need(option in frame.options(state, event.seat), "not-allowed", "F-STORM-6")
    frame.step = 1
    state.call(frame)
    if root.has("window"):
        frame.step = 2
        window(state, root["window"], "storm.other_moves")
