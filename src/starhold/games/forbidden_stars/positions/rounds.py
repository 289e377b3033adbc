"""Planning, and the windows that schemes open."""

from starhold.games.forbidden_stars.model import Stars, own_tokens
from starhold.games.forbidden_stars.positions.words import player_in
from starhold.games.forbidden_stars.rules.planning import LAPS, Planning, order_systems
from starhold.games.forbidden_stars.rules.schemes import WINDOWS, Window, may_hold
from starhold.kernel.reader import Node


def planning(state: Stars, root: Node) -> None:
    """Whose turn it is follows from the orders laid: the first player who has laid fewest, or ``active``."""
    if root.has("window"):
        window(state, root["window"], "planning.end")
        return
    laid = [sum(place >= 0 for place in state.place_of[own_tokens(seat)]) for seat in state.seats]
    able = [seat for seat in state.turn_order() if state.alive[seat] and order_systems(state, seat)]
    seat = state.active if root.has("active") else min(able, key=lambda one: laid[one], default=state.first)
    root.get("active", 0).need(laid[seat] < LAPS or not root.has("active"), "cannot-act")
    frame = Planning()
    frame.lap, frame.turn = laid[seat], state.turn_order().index(seat)
    state.call(frame)


def window(state: Stars, node: Node, *timings: str) -> None:
    """A window of one of those timings: the seats that are still asked, in their order."""
    node.map("timing", "asks")
    timing = node.get("timing", timings[0]).index(timings)
    asks = list(node["asks"].each())
    node["asks"].need(bool(asks), "nobody-asked")
    seats = [player_in(state, item) for item in asks]
    for seat, item in zip(seats, asks, strict=True):
        item.need(seats.count(seat) == 1, "used-twice")
        item.need(may_hold(state, seat, timings[timing]), "no-such-scheme-held", "F-EVT-17")
    state.call(Window(WINDOWS.index(timings[timing]), seats))
