"""What is asked about finished games, and about everything that somebody has here; every function takes an open
connection.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, insert, select

from starhold.server.store.rows import EntryRow, PlayedRow
from starhold.server.store.schema import entry, played, seat, table


class Finished(NamedTuple):
    """A seat of somebody in a finished game; ``side`` and ``cards`` are None until they have been counted."""

    table_id: str
    game: str
    seat: int
    name: str
    won: list[int]
    side: str | None
    cards: dict[str, int] | None


def finished_of(connection: Connection, visitor_id: str) -> list[Finished]:
    """The seats of a visitor in finished games, the last one first."""
    columns = table.c.id, table.c.game, seat.c.seat, seat.c.name, table.c.turn, played.c.side, played.c.cards
    counted = (played.c.table_id == seat.c.table_id) & (played.c.seat == seat.c.seat)
    found: Select[Any] = select(*columns).join(seat, seat.c.table_id == table.c.id).outerjoin(played, counted)
    found = found.where(seat.c.visitor_id == visitor_id, seat.c.kind == "person", table.c.status == "over")
    ordered = found.order_by(table.c.changed.desc(), table.c.id, seat.c.seat)
    return [Finished(*row) for row in connection.execute(ordered)]


def add_played(connection: Connection, rows: Sequence[PlayedRow]) -> None:
    """Keep how the seats of finished games have played; those that are kept already stay."""
    for row in rows:
        known = select(played.c.seat).where(played.c.table_id == row.table_id, played.c.seat == row.seat)
        if connection.execute(known).first() is None:
            connection.execute(insert(played), row._asdict())


def tables_with(connection: Connection, visitor_id: str) -> list[str]:
    """The ids of all tables where a visitor sits or that he or she owns, the last one first."""
    sits = select(seat.c.table_id).where(seat.c.visitor_id == visitor_id)
    found = select(table.c.id).where((table.c.owner == visitor_id) | table.c.id.in_(sits))
    return list(connection.execute(found.order_by(table.c.changed.desc(), table.c.id)).scalars())


def own_entries(connection: Connection, table_id: str, seats: Sequence[int]) -> list[EntryRow]:
    """The lines of a record that these seats have written."""
    found = select(entry).where(entry.c.table_id == table_id, entry.c.actor.in_(seats)).order_by(entry.c.seq)
    return [EntryRow(*row) for row in connection.execute(found)]
