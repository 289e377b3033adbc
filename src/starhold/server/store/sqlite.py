"""A database in one file: its address, how its connections behave, and that nobody else serves it."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qsl

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from starhold.kernel.reasons import Refused, refuse
from starhold.server.store.checks import damaged, prove
from starhold.server.store.lock import Hold

BUSY = 4.5
"""Seconds to wait for another process that holds the database."""
CHECKPOINT = 10_000
"""Pages (of 4 KiB) in the log of changes before they are carried over into the database file; also done at the end.
All commits wait for that, some tens of milliseconds: at the usual 1,000 pages every other second with a hundred moves a
second."""
REASONS = {
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_NOTADB: "foreign",
}
"""Why a database cannot be opened, by what SQLite says."""


def address(database: str) -> URL:
    """The address of a path, ``file:`` address or ``sqlite:///`` address; `Refused` (``database-unusable``)."""
    if database.startswith("file:"):
        path, _, query = database.removeprefix("file:").partition("?")
        return URL.create("sqlite+pysqlite", database=f"file:{path}", query={**dict(parse_qsl(query)), "uri": "true"})
    if "://" not in database:
        return URL.create("sqlite+pysqlite", database=database)
    try:
        url = make_url(database)
    except ArgumentError:
        raise refuse("database-unusable", database=database) from None
    if url.get_backend_name() != "sqlite" or not url.database:
        raise refuse("database-unusable", database=database)
    return url.set(drivername="sqlite+pysqlite")


def file_of(database: str) -> Path:
    """The file at an address; `Refused` as in `address`."""
    return Path((address(database).database or "").removeprefix("file:"))


def connect(database: str, pages: int = 0) -> Engine:
    """An engine whose connections wait for each other, write ahead and keep what they committed; no check yet."""
    engine = create_engine(address(database), connect_args={"timeout": BUSY, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None
        durable = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
        # A batch of moves would otherwise open and remove a temporary file of its own beside each commit.
        for pragma in (*durable, "temp_store=MEMORY", f"wal_autocheckpoint={CHECKPOINT}"):
            connection.execute(f"PRAGMA {pragma}").close()
        if pages:
            connection.execute(f"PRAGMA max_page_count={pages}").close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        # The driver would leave changes of the schema outside the transaction.
        connection.exec_driver_sql("BEGIN")

    return engine


def hold(engine: Engine, database: str, slow: Callable[[], None]) -> Callable[[], None]:
    """Prove the data file and hold it against other servers; what gives it free again. Nothing for one in memory."""
    (place,), options = engine.dialect.create_connect_args(engine.url)
    with contextlib.closing(sqlite3.connect(str(place), uri=bool(options.get("uri")), timeout=BUSY)) as connection:
        # What SQLite itself says, whatever form the address has. It has not read anything so far.
        file = next(str(path) for _, name, path in connection.execute("PRAGMA database_list") if name == "main")
        held = Hold(file) if file else None
        try:
            prove(connection, file, database, slow)
        except BaseException:
            if held is not None:
                connection.close()
                held.close()
            raise
    return held.close if held is not None else lambda: None


def refusal(problem: DatabaseError | sqlite3.DatabaseError, database: str) -> Refused:
    """What to tell the host of a failure."""
    cause = problem.orig if isinstance(problem, DatabaseError) else problem
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(database)
    return refuse(f"database-{REASONS.get(code, 'unusable')}", database=database)
