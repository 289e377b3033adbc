"""A table as one visitor sees it."""

from collections.abc import Collection, Sequence

from starhold.server.messages import SeatInfo, TableInfo
from starhold.server.names import names_at
from starhold.server.store import GameRow, SeatRow
from starhold.server.tables.table import Room
from starhold.server.tables.updates import encode


def table_info(
    row: GameRow,
    seats: Sequence[SeatRow],
    version: int,
    visitor_id: str,
    present: Collection[str] = (),
    freed: bool = False,
) -> TableInfo:
    """The table of ``row`` for a visitor; ``present`` are the visitors who look at it now.

    ``freed``: whether the owner has taken the visitor's seat away.
    """
    shown = [
        SeatInfo(
            seat.seat,
            seat.kind,
            name,
            seat.bot,
            mine=seat.visitor_id == visitor_id,
            online=seat.kind == "bot" or seat.visitor_id in present,
        )
        for seat, name in zip(seats, names_at(seats), strict=True)
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
        watching=len(present) - sum(visitor in present for visitor in seated),
        invite=row.invite if owner or visitor_id in seated else "",
        turn=row.turn if row.status == "playing" else [],
        won=row.turn if row.status == "over" else [],
        ended=row.changed if row.status == "over" else 0,
        closable=owner and closable(row, seats),
        freed=freed,
    )


def room_info(room: Room, visitor_id: str) -> TableInfo:
    """The table of a room for a visitor."""
    version = room.moment.version if room.moment else 0
    freed = visitor_id in room.freed
    return table_info(room.row, room.seats, version, visitor_id, room.audience.present, freed)


def closable(row: GameRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the owner may end the table: nobody else plays a game there that has begun."""
    alone = all(seat.visitor_id in (None, row.owner) for seat in seats)
    return row.status == "open" or (row.status == "playing" and alone)


def room_shown(room: Room, visitor_id: str) -> bytes:
    """The table of a room for a visitor, as JSON: made once for all who neither sit there nor own it."""
    now = (room.changes, room.moment.version if room.moment else 0)
    if room.tables_shown_at != now:
        room.tables_shown_at, room.tables_shown = now, {}
    involved = visitor_id == room.row.owner or visitor_id in room.freed
    involved = involved or any(seat.visitor_id == visitor_id for seat in room.seats)
    reader = visitor_id if involved else ""
    found = room.tables_shown.get(reader)
    if found is None:
        found = room.tables_shown[reader] = encode(room_info(room, visitor_id))
    return found
