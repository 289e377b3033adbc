"""Where records came from that did not begin at their table."""

from sqlalchemy import Connection, delete, insert, select

from starhold.server.store.rows import LineageRow
from starhold.server.store.schema import lineage, table

ARCHIVE = "archive"
"""A record that somebody has uploaded: nobody plays on at its table."""
FORK = "fork"
"""A game that goes on from a moment of another one."""


def read(connection: Connection, table_id: str) -> LineageRow | None:
    """Where the record of a table came from, if it did not begin there."""
    row = connection.execute(select(lineage).where(lineage.c.table_id == table_id)).one_or_none()
    return None if row is None else LineageRow(*row)


def add(connection: Connection, row: LineageRow) -> None:
    """Keep where a record came from."""
    connection.execute(insert(lineage).values(row._asdict()))


def drop_archive(connection: Connection, table_id: str) -> None:
    """Remove an uploaded record with its table."""
    archives = select(lineage.c.table_id).where(lineage.c.kind == ARCHIVE)
    connection.execute(delete(table).where(table.c.id == table_id, table.c.id.in_(archives)))
