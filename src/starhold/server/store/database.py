"""Opening the database: address, pragmas, migrations, and one clear refusal when it cannot be used."""

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from starhold.kernel.reasons import Refused, refuse
from starhold.server.store.checks import APPLICATION, damaged, prove
from starhold.server.store.lock import Hold
from starhold.server.store.queries import read_setting, write_setting

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


def connect(database: str, pages: int = 0) -> Engine:
    """An engine whose connections wait for each other, write ahead and keep what they committed; no check yet."""
    engine = create_engine(address(database), connect_args={"timeout": BUSY, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
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


def open_database(database: str, pages: int = 0, slow: Callable[[], None] = lambda: None) -> Engine:
    """The database, held against other servers until it is disposed of, proved whole and writable, brought up to date.

    ``slow`` is called, by another thread, when proving it takes long. `Refused`: ``database-served`` by another server,
    ``database-newer`` than this program, ``database-foreign``, ``database-damaged``, ``database-read-only``,
    ``database-full``, ``database-busy`` or ``database-unusable``.
    """
    engine = connect(database, pages)
    try:
        held = _prove(engine, database, slow)
        if held is not None:
            event.listen(engine, "engine_disposed", lambda _: held.close())
        with engine.begin() as connection:
            _migrate(connection, database)
        with engine.begin() as connection:
            write_setting(connection, "opened", read_setting(connection, "opened") or "1")
    except (DatabaseError, sqlite3.DatabaseError) as problem:
        engine.dispose()
        raise _refusal(problem, database) from problem
    except Refused:
        engine.dispose()
        raise
    return engine


def _prove(engine: Engine, database: str, slow: Callable[[], None]) -> Hold | None:
    """What holds the data file, once it is proved; nothing for a database in memory."""
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
    return held


def _migrate(connection: Connection, database: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = _revision(connection)
    if current is not None and current not in known:
        raise refuse("database-newer", database=database)
    try:
        command.upgrade(config, "head")
    except CommandError as problem:
        raise refuse("database-unusable", database=database) from problem
    connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")


def _revision(connection: Connection) -> str | None:
    tables = "SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'"
    if connection.exec_driver_sql(tables).first() is None:
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return None if found is None else str(found)


def _refusal(problem: DatabaseError | sqlite3.DatabaseError, database: str) -> Refused:
    cause = problem.orig if isinstance(problem, DatabaseError) else problem
    code = getattr(cause, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_CORRUPT:
        return damaged(database)
    return refuse(f"database-{REASONS.get(code, 'unusable')}", database=database)
