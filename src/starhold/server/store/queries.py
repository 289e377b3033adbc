"""What is asked of the database and written to it; every function takes an open connection."""

import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    String,
    Table,
    cast,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from starhold.server.store.rows import AsideRow, EntryRow, IncidentRow, SeatRow, TableRow, VisitorRow
from starhold.server.store.schema import (
    aside,
    entry,
    freed,
    hidden,
    incident,
    seat,
    secret,
    setting,
    table,
    uptime,
    visitor,
)

R = TypeVar("R")
TOGETHER = 500
"""Rows in one statement at most."""
LISTED = 100
OFFERED = 50
"""How many tables a part of a list has at most: own ones, and those of others to join and to watch, each."""
TableRows = tuple[TableRow, list[SeatRow], int]
"""A table with its seats and the number of entries of its record."""
COUNTED = 200
"""How far the tables of others are counted: the list says that there are more."""
MARK = re.compile(r"[01]\.\d{1,18}\.[\w-]{1,24}", re.ASCII)
"""What a mark between two parts of a list looks like."""


class Overtaken(Exception):
    """A table has been changed by another server meanwhile."""


class Part(NamedTuple):
    """A part of a list of tables, how many are in the whole list, and the mark behind which it goes on, if it does.

    ``total`` is over `COUNTED` where others' tables were not counted to the end.
    """

    tables: list[TableRows]
    total: int
    next: str


class News(NamedTuple):
    """A table as it stands in the store: row, seats, who was sent away, new lines of its record, all settings."""

    row: TableRow
    seats: list[SeatRow]
    freed: set[str]
    entries: list[EntryRow]
    asides: list[AsideRow]
    incidents: list[IncidentRow]


def _upsert(connection: Connection, into: Table) -> postgresql.Insert | sqlite.Insert:
    """What both databases spell alike, and their library does not."""
    return postgresql.insert(into) if connection.dialect.name == "postgresql" else sqlite.insert(into)


# -- settings and visitors -----------------------------------------------------------------------
def read_setting(connection: Connection, name: str) -> str | None:
    """A value that the server keeps for itself."""
    return connection.execute(select(setting.c.value).where(setting.c.name == name)).scalar_one_or_none()


def write_setting(connection: Connection, name: str, value: str) -> None:
    """Keep or replace such a value."""
    made = _upsert(connection, setting).values(name=name, value=value)
    connection.execute(made.on_conflict_do_update(index_elements=["name"], set_={"value": value}))


def add_setting(connection: Connection, name: str, value: str) -> None:
    """Keep such a value unless there is one."""
    connection.execute(_upsert(connection, setting).values(name=name, value=value).on_conflict_do_nothing())


def read_visitor(connection: Connection, visitor_id: str) -> VisitorRow | None:
    """The visitor with that id."""
    row = connection.execute(select(visitor).where(visitor.c.id == visitor_id)).one_or_none()
    return None if row is None else VisitorRow(**row._mapping)


def write_visitor(connection: Connection, row: VisitorRow) -> None:
    """Add a visitor or change name and language."""
    made = _upsert(connection, visitor).values(asdict(row))
    changed = {"name": row.name, "language": row.language}
    connection.execute(made.on_conflict_do_update(index_elements=["id"], set_=changed))


# -- tables --------------------------------------------------------------------------------------
def read_table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table with its seats."""
    row = connection.execute(select(table).where(table.c.id == table_id)).one_or_none()
    if row is None:
        return None
    found = connection.execute(select(seat).where(seat.c.table_id == table_id).order_by(seat.c.seat))
    return TableRow(**row._mapping), [SeatRow(*one) for one in found]


def read_news(connection: Connection, table_id: str, after: int) -> News | None:
    """A table as it stands in the store, with the lines of its record after number ``after``."""
    found = read_table(connection, table_id)
    if found is None:
        return None
    freed = read_freed(connection, table_id)
    entries, asides = read_entries(connection, table_id, after), read_asides(connection, table_id)
    return News(*found, freed, entries, asides, read_incidents(connection, table_id))


def versions(connection: Connection, tables: Sequence[str]) -> dict[str, tuple[int, int]]:
    """Of each table that is there: how often its row has changed, and the number of the last line of its record."""
    last = select(func.max(entry.c.seq)).where(entry.c.table_id == table.c.id).scalar_subquery()
    found = select(table.c.id, table.c.revision, func.coalesce(last, 0)).where(table.c.id.in_(tables))
    return {name: (revision, version) for name, revision, version in connection.execute(found)}


def tables_of(connection: Connection, visitor_id: str, since: int, after: str = "") -> Part:
    """The tables that a visitor owns or sits at: first the unfinished ones, then those finished after ``since``."""
    theirs = _theirs(visitor_id)
    wanted = select(table).where(theirs, (table.c.status != "over") | (table.c.changed > since))
    total = connection.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
    over = table.c.status == "over"
    if after:
        ended, place = _mark(after)
        later = _place() < place
        wanted = wanted.where(over & later if ended else over | later)
    wanted = wanted.order_by(over, table.c.changed.desc(), table.c.id.desc()).limit(LISTED + 1)
    return _part(connection, connection.execute(wanted).all(), LISTED, total)


def finished_tables(connection: Connection, visitor_id: str, after: str = "") -> Part:
    """The finished tables where a visitor sits, however long ago that was, the last one first."""
    wanted = select(table).where(table.c.id.in_(_sits(visitor_id)), table.c.status == "over")
    total = connection.execute(select(func.count()).select_from(wanted.subquery())).scalar_one()
    if after:
        wanted = wanted.where(_place() < _mark(after)[1])
    wanted = wanted.order_by(table.c.changed.desc(), table.c.id.desc()).limit(OFFERED + 1)
    return _part(connection, connection.execute(wanted).all(), OFFERED, total)


def open_tables(connection: Connection, visitor_id: str, since: int, status: str, after: str = "") -> Part:
    """Public tables of others with that ``status`` that have changed after ``since``."""
    # Each status by itself comes out of the index in its order, however many there are.
    wanted = select(table).where(table.c.status == status, table.c.public, table.c.changed > since)
    wanted = wanted.where(table.c.owner != visitor_id, table.c.id.not_in(_sits(visitor_id)))
    wanted = wanted.where(table.c.id.not_in(select(hidden.c.table_id)))
    counted = wanted.with_only_columns(table.c.id).limit(COUNTED + 1)
    total = connection.execute(select(func.count()).select_from(counted.subquery())).scalar_one()
    if after:
        wanted = wanted.where(_place() < _mark(after)[1])
    wanted = wanted.order_by(table.c.changed.desc(), table.c.id.desc()).limit(OFFERED + 1)
    return _part(connection, connection.execute(wanted).all(), OFFERED, total)


def _theirs(visitor_id: str) -> ColumnElement[bool]:
    return (table.c.owner == visitor_id) | table.c.id.in_(_sits(visitor_id))


def _place() -> ColumnElement[tuple[int, str]]:
    return tuple_(table.c.changed, table.c.id)


def _mark(text: str) -> tuple[bool, ColumnElement[tuple[int, str]]]:
    """A mark that `_part` has made: whether finished tables have begun, and the last table's place."""
    over, changed, name = text.split(".")
    return over == "1", tuple_(int(changed), name)


def _part(connection: Connection, rows: Sequence[Row[*tuple[object, ...]]], most: int, total: int) -> Part:
    shown, last = rows[:most], rows[most - 1] if len(rows) > most else None
    mark = "" if last is None else f"{int(last.status == 'over')}.{last.changed}.{last.id}"
    return Part(_with_seats(connection, shown), total, mark)


def _sits(visitor_id: str) -> Select[str]:
    return select(seat.c.table_id).where(seat.c.visitor_id == visitor_id)


def _with_seats(connection: Connection, rows: Sequence[Row[*tuple[object, ...]]]) -> list[TableRows]:
    tables = {row.id: TableRow(**row._mapping) for row in rows}
    seats: dict[str, list[SeatRow]] = {name: [] for name in tables}
    for one in connection.execute(select(seat).where(seat.c.table_id.in_(tables)).order_by(seat.c.seat)):
        seats[one.table_id].append(SeatRow(*one))
    # For each game by itself: together, all lines of all records would be read.
    last = select(func.max(entry.c.seq)).where(entry.c.table_id == table.c.id).scalar_subquery()
    lengths = {
        row[0]: row[1] or 0 for row in connection.execute(select(table.c.id, last).where(table.c.id.in_(tables)))
    }
    return [(row, seats[name], lengths[name]) for name, row in tables.items()]


def tables_before_start(connection: Connection, before: int) -> list[str]:
    """The ids of tables that have not started and have not changed after ``before``, the oldest first."""
    found = select(table.c.id).where(table.c.status == "open", table.c.changed <= before)
    return list(connection.execute(found.order_by(table.c.changed)).scalars())


def tables_of_bots(connection: Connection) -> list[str]:
    """The ids of tables in play where a bot is asked, last changed first."""
    found = select(table.c.id, table.c.turn, seat.c.seat).join(seat, seat.c.table_id == table.c.id)
    found = found.where(table.c.status == "playing", seat.c.kind == "bot").order_by(table.c.changed.desc(), table.c.id)
    return list(dict.fromkeys(name for name, asked, place in connection.execute(found) if place in asked))


def tables_idle(connection: Connection, before: int) -> list[str]:
    """The ids of tables in play that have not changed after ``before``, the oldest first."""
    found = select(table.c.id).where(table.c.status == "playing", table.c.changed <= before)
    return list(connection.execute(found.order_by(table.c.changed)).scalars())


def tables_with_clocks(connection: Connection) -> list[str]:
    """The ids of tables in play that have a clock, last changed first."""
    clocked = cast(table.c.terms, String).contains('"pace"')
    found = select(table.c.id).where(table.c.status == "playing", clocked).order_by(table.c.changed.desc())
    return list(connection.execute(found).scalars())


def tables_without_winners(connection: Connection, since: int) -> list[str]:
    """The ids of finished tables that have changed after ``since`` and name no winner, last changed first."""
    nobody = cast(table.c.turn, String) == "[]"
    found = select(table.c.id).where(table.c.status == "over", table.c.changed > since, nobody)
    return list(connection.execute(found.order_by(table.c.changed.desc())).scalars())


def write_winners(connection: Connection, table_id: str, seats: list[int]) -> None:
    """Note who has won at a finished table."""
    finished = (table.c.id == table_id) & (table.c.status == "over")
    connection.execute(update(table).where(finished).values(turn=seats))


def add_table(connection: Connection, row: TableRow, seats: list[SeatRow]) -> None:
    """A new table with its seats."""
    connection.execute(insert(table), asdict(row))
    connection.execute(insert(seat), [asdict(one) for one in seats])


def write_table(connection: Connection, row: TableRow) -> None:
    """Change a table; `Overtaken` if it has changed since ``row.revision``."""
    values = {**asdict(row), "revision": row.revision + 1}
    as_known = (table.c.id == values.pop("id")) & (table.c.revision == row.revision)
    if connection.execute(update(table).where(as_known).values(values)).rowcount == 0:
        raise Overtaken(row.id)


def write_seats(connection: Connection, seats: list[SeatRow]) -> None:
    """Change seats."""
    for one in seats:
        values = asdict(one)
        place = (seat.c.table_id == values.pop("table_id")) & (seat.c.seat == values.pop("seat"))
        connection.execute(update(seat).where(place).values(values))


def rename_seats(connection: Connection, visitor_id: str, old: str, new: str) -> None:
    """Let the seats of a visitor that bear the old name bear the new one."""
    theirs = (seat.c.visitor_id == visitor_id) & (seat.c.name == old)
    changed = table.c.id.in_(select(seat.c.table_id).where(theirs))
    connection.execute(update(table).where(changed).values(revision=table.c.revision + 1))
    connection.execute(update(seat).where(theirs).values(name=new))


def read_freed(connection: Connection, table_id: str) -> set[str]:
    """The visitors whose seat at a table has been taken away."""
    found = connection.execute(select(freed.c.visitor_id).where(freed.c.table_id == table_id))
    return set(found.scalars())


def add_freed(connection: Connection, table_id: str, visitor_id: str) -> None:
    """Remember that a visitor's seat has been taken away."""
    drop_freed(connection, table_id, visitor_id)
    connection.execute(insert(freed).values(table_id=table_id, visitor_id=visitor_id))


def drop_freed(connection: Connection, table_id: str, visitor_id: str) -> None:
    """Forget it: the visitor sits there again."""
    connection.execute(delete(freed).where(freed.c.table_id == table_id, freed.c.visitor_id == visitor_id))


def drop_table(connection: Connection, table_id: str, revision: int) -> None:
    """Remove a table whose game is not over, with all that belongs to it; `Overtaken` as in `write_table`."""
    as_known = (table.c.id == table_id) & (table.c.revision == revision) & (table.c.status != "over")
    if connection.execute(delete(table).where(as_known)).rowcount == 0:
        raise Overtaken(table_id)


# -- records -------------------------------------------------------------------------------------
def read_entries(connection: Connection, table_id: str, after: int = 0) -> list[EntryRow]:
    """The lines of a record after number ``after``."""
    lines = (entry.c.table_id == table_id) & (entry.c.seq > after)
    found = connection.execute(select(entry).where(lines).order_by(entry.c.seq))
    return [EntryRow(*row) for row in found]


def read_asides(connection: Connection, table_id: str) -> list[AsideRow]:
    """The settings beside the record."""
    found = connection.execute(select(aside).where(aside.c.table_id == table_id).order_by(aside.c.seq))
    return [AsideRow(*row) for row in found]


def read_seed(connection: Connection, table_id: str) -> bytes | None:
    """The secret seed of a game."""
    return connection.execute(select(secret.c.seed).where(secret.c.table_id == table_id)).scalar_one_or_none()


def add_seed(connection: Connection, table_id: str, seed: bytes) -> None:
    """Keep the secret seed of a game that starts."""
    connection.execute(insert(secret).values(table_id=table_id, seed=seed))


# -- beside the records --------------------------------------------------------------------------
def read_incidents(connection: Connection, table_id: str) -> list[IncidentRow]:
    """What has happened at a table beside its rules."""
    found = connection.execute(select(incident).where(incident.c.table_id == table_id).order_by(incident.c.number))
    return [IncidentRow(*row) for row in found]


def add_incidents(connection: Connection, rows: Sequence[IncidentRow]) -> None:
    """Keep what happens; a number that is taken already is an error of integrity."""
    connection.execute(insert(incident), [row._asdict() for row in rows])


def read_uptime(connection: Connection) -> list[tuple[int, int]]:
    """The spans of time in which a server ran, the first one first."""
    return [(row[0], row[1]) for row in connection.execute(select(uptime).order_by(uptime.c.began))]


def write_uptime(connection: Connection, since: int, now: int) -> None:
    """A server runs ``now``, and so it has if one did at ``since`` or later."""
    lasting = update(uptime).where(uptime.c.lasted >= since, uptime.c.began <= now).values(lasted=now)
    if not connection.execute(lasting).rowcount:
        connection.execute(_upsert(connection, uptime).values(began=now, lasted=now).on_conflict_do_nothing())
