"""Opening the database: a file or a PostgreSQL server, migrations, and one clear refusal when it cannot be used."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError

from starhold.kernel.reasons import Refused, refuse
from starhold.server.store import postgres, sqlite
from starhold.server.store.checks import APPLICATION
from starhold.server.store.queries import read_setting, write_setting

POSTGRES = ("postgresql://", "postgres://", f"{postgres.DRIVER}://")


def open_database(database: str, pages: int = 0, slow: Callable[[], None] = lambda: None) -> Engine:
    """The database, held against other servers until it is disposed of, proved whole and writable, brought up to date.

    ``database`` is a path or address of a file (``pages`` limits it, 0: no limit) or ``postgresql://…``. ``slow`` is
    called, by another thread, when proving a file takes long. `Refused`: ``database-served`` by another server,
    ``database-newer`` than this program, ``database-foreign``, ``database-damaged``, ``database-read-only``,
    ``database-full``, ``database-busy``, ``database-unreachable``, ``database-driver-missing`` or
    ``database-unusable``.
    """
    if database.startswith(POSTGRES):
        return _open_postgres(database)
    engine = sqlite.connect(database, pages)
    try:
        return _open(engine, database, sqlite.hold(engine, database, slow))
    except (DatabaseError, sqlite3.DatabaseError) as problem:
        engine.dispose()
        raise sqlite.refusal(problem, database) from problem
    except Refused:
        engine.dispose()
        raise


def _open_postgres(database: str) -> Engine:
    try:
        url = make_url(database.replace("postgres://", "postgresql://", 1))
    except (ArgumentError, ValueError):
        # Nothing of it is repeated: it may hold a password.
        raise refuse("database-unusable", database="postgresql://…") from None
    engine, said = postgres.connect(url), postgres.shown(url)
    try:
        return _open(engine, said, postgres.hold(engine, said))
    except DatabaseError as problem:
        engine.dispose()
        raise postgres.refusal(problem, said) from problem
    except Refused:
        engine.dispose()
        raise


def _open(engine: Engine, database: str, free: Callable[[], None]) -> Engine:
    """Bring it up to date; ``free`` is done when the engine is disposed of."""
    event.listen(engine, "engine_disposed", lambda _: free())
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            postgres.alone(connection)
        _migrate(connection, database)
    with engine.begin() as connection:
        write_setting(connection, "opened", read_setting(connection, "opened") or "1")
    return engine


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
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar_one_or_none()
    return None if found is None else str(found)
