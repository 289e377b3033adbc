"""A table as one visitor sees it."""

from collections.abc import Sequence

from starhold.server.messages import SeatInfo, TableInfo
from starhold.server.room import Room
from starhold.server.store import GameRow, SeatRow


def table_info(
    row: GameRow, seats: Sequence[SeatRow], version: int, visitor_id: str, present: frozenset[str] = frozenset()
) -> TableInfo:
    """The table of ``row`` for a visitor; ``present`` are the visitors who look at it now."""
    shown = [
        SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            mine=seat.visitor_id == visitor_id,
            online=seat.kind == "bot" or seat.visitor_id in present,
        )
        for seat in seats
    ]
    seated = {seat.visitor_id for seat in seats}
    owner = row.owner == visitor_id
    return TableInfo(
        row.id,
        row.name,
        row.game,
        row.status,
        row.options,
        shown,
        version,
        owner=owner,
        public=row.public,
        watching=len(present - seated),
        invite=row.invite if owner or visitor_id in seated else "",
        turn=row.turn if row.status == "playing" else [],
        won=row.turn if row.status == "over" else [],
        ended=row.changed if row.status == "over" else 0,
    )


def room_info(room: Room, visitor_id: str) -> TableInfo:
    """The table of a room for a visitor."""
    present = frozenset(listener.visitor_id for listener in room.listeners)
    version = room.moment.version if room.moment else 0
    return table_info(room.row, room.seats, version, visitor_id, present)
