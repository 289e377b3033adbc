"""Whose knowledge a finished game is looked at with: that of a seat, or of all seats together."""

from typing import NamedTuple

from starhold.kernel.events import Event
from starhold.kernel.game import Game, Plain
from starhold.kernel.state import State


class Reader(NamedTuple):
    """Who a view or a line of the log is made for: a ``seat`` (None: a spectator), or ``everything`` from that seat."""

    seat: int | None
    everything: bool = False


def view_for(game: Game[State], state: State, reader: Reader, seats: int) -> Plain:
    """The view of a reader at a table with so many ``seats``; with everything, what the others may know is added."""
    if not reader.everything or reader.seat is None:
        return game.view(state, reader.seat)
    common = game.common(state)
    found = common
    others = [seat for seat in range(seats) if seat != reader.seat]
    for seat in [*others, reader.seat]:
        added = _added(found, common, game.own(state, seat, common))
        assert isinstance(added, dict)
        found = added
    return found


def line_for(game: Game[State], event: Event, reader: Reader) -> Plain:
    """An event as a reader is told it."""
    if not reader.everything or not event.private:
        return game.tell(event, reader.seat)
    told = game.tell(event, reader.seat)
    for seat in event.private:
        told = {**told, "args": {**told["args"], **game.tell(event, seat)["args"]}}
    return told


def _added(found: object, common: object, own: object) -> object:
    """``found`` with what ``own`` says beyond ``common``, or in its place."""
    if own is common or own == common:
        return found
    if isinstance(own, dict) and isinstance(common, dict) and isinstance(found, dict):
        kept = {key: value for key, value in found.items() if key in own or key not in common}
        return kept | {key: _added(found.get(key), common.get(key), value) for key, value in own.items()}
    if not (isinstance(own, list) and isinstance(common, list) and isinstance(found, list)):
        return own
    alike = len(own) == len(common) == len(found)
    return [_added(*three) for three in zip(found, common, own, strict=True)] if alike else own
