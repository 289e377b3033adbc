"""Reads documents of positions; every mistake is refused with its place (the reverse of `document.write`)."""

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.positions.checking import check
from starhold.games.forbidden_stars.positions.moments import facts
from starhold.games.forbidden_stars.positions.numbers import read_numbers
from starhold.games.forbidden_stars.positions.seats import read_faction, read_seat
from starhold.games.forbidden_stars.positions.systems import read_areas, read_stack, read_storms, read_tile
from starhold.games.forbidden_stars.positions.words import seat_in
from starhold.kernel.reader import Node


def read(state: Stars, root: Node) -> None:
    """Fill a fresh state from a document, its frames left out."""
    count = len(state.seats)
    root.get("game", "forbidden_stars").index(("forbidden_stars",))
    state.round = root.get("round", int(not _begins(root))).number(0, 8)
    state.first = seat_in(state, root.get("first", 0))
    state.active = seat_in(state, root.get("active", state.first))
    state.winners = [seat_in(state, node) for node in root.get("winners", []).each()]
    seats = list(root["seats"].each())
    if len(seats) != count:
        raise root["seats"].broken("one-for-each-seat")
    for seat, node in enumerate(seats):
        read_faction(state, seat, node)
    systems = list(root["systems"].each())
    for node in systems:
        read_tile(state, node)
    state.unfold()
    for number, node in enumerate(systems):
        read_areas(state, number, node)
    for seat, node in enumerate(seats):
        read_seat(state, seat, node)
    for number, node in enumerate(systems):
        read_stack(state, number, node)
    read_storms(state, root)
    read_numbers(state, root)
    facts(state, root)
    check(state, root)


def _begins(root: Node) -> bool:
    """Whether the game is being set up, so that no round has begun."""
    return root.has("setup") or root.get("phase", None).value == "setup"
