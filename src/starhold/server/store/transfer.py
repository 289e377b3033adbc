"""Everything from one database into another one, of the same kind or not."""

from collections.abc import Callable

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select

from starhold.kernel.reasons import refuse
from starhold.server.store import sqlite
from starhold.server.store.database import POSTGRES, open_database
from starhold.server.store.schema import metadata, setting, table

TOGETHER = 2000
"""Rows that are carried at a time."""


def move_database(source: str, target: str, told: Callable[[str, int], None] = lambda name, rows: None) -> int:
    """Copy the database ``source`` into the fresh one ``target`` and return how many tables people play at it has.

    Both are held against servers meanwhile, brought up to date before, and the copy is compared with its source. The
    source stays as it was. ``told`` is called with the name of each part and its number of rows. `Refused`
    (``database-missing``, ``database-not-empty``, ``database-copy-broken``, and what `open_database` refuses): nothing
    is copied.
    """
    if not source.startswith(POSTGRES) and not sqlite.file_of(source).exists():
        raise refuse("database-missing", database=source)
    old, new = open_database(source), None
    try:
        new = open_database(target)
        with old.connect() as reading, new.begin() as writing:
            _clear(writing, target)
            for part in metadata.sorted_tables:
                told(part.name, _carry(reading, writing, part))
            return _count(writing, table)
    finally:
        _close(old, new)


def _clear(writing: Connection, target: str) -> None:
    filled = [part for part in metadata.sorted_tables if part is not setting and _count(writing, part)]
    if filled:
        raise refuse("database-not-empty", database=target)
    writing.execute(delete(setting))


def _carry(reading: Connection, writing: Connection, part: Table) -> int:
    found = reading.execution_options(yield_per=TOGETHER).execute(select(part))
    names = [column.key for column in part.columns]
    for rows in found.partitions(TOGETHER):
        writing.execute(insert(part), [dict(zip(names, row, strict=True)) for row in rows])
    carried = _count(reading, part)
    if _count(writing, part) != carried:
        raise refuse("database-copy-broken", table=part.name)
    return carried


def _count(connection: Connection, part: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(part)).scalar_one())


def _close(*engines: Engine | None) -> None:
    for engine in engines:
        if engine is not None:
            engine.dispose()
