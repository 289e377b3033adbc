"""A database on a PostgreSQL server: its address, how its connections behave, and that only servers like us use it."""

import contextlib
from collections.abc import Callable

from sqlalchemy import URL, Connection, Engine, create_engine, func, inspect, select
from sqlalchemy.exc import DatabaseError

from starhold.kernel.reasons import Refused, refuse
from starhold.server.store.checks import APPLICATION, OURS

DRIVER = "postgresql+psycopg"
CONNECTIONS = 4
"""Two threads read, one writes; one connection holds the database."""
WAIT = 5
"""Seconds to wait for the server at most when connecting."""
HELD = 3
"""Seconds to wait for another server's lock: that of a killed one ends only when its connection is seen to be cut."""
SCHEMA = func.hashtext(func.current_schema())
"""The number that tells the databases of one PostgreSQL database apart in the names of locks."""
REASONS = {"25": "read-only", "42": "read-only", "53": "full", "55": "served", "57": "busy"}
"""Why a database cannot be used, by the class of its SQLSTATE."""


def connect(url: URL) -> Engine:
    """An engine whose connections are tried before they are used again; no check yet."""
    try:
        return create_engine(
            url.set(drivername=DRIVER),
            connect_args={"connect_timeout": WAIT, "application_name": "starhold"},
            pool_size=CONNECTIONS,
            pool_pre_ping=True,
        )
    except ModuleNotFoundError:
        raise refuse("database-driver-missing", database=shown(url)) from None


def hold(engine: Engine, database: str) -> Callable[[], None]:
    """See that the database is ours and hold it, together with other servers of this kind; what gives it free again.

    A lock of the session: the database server takes it away when this process ends, however that ends. Earlier versions
    hold it alone.
    """
    with contextlib.ExitStack() as opened:
        connection = opened.enter_context(engine.connect().execution_options(isolation_level="AUTOCOMMIT"))
        connection.exec_driver_sql(f"SET lock_timeout = '{HELD}s'")
        connection.execute(select(func.pg_advisory_lock_shared(APPLICATION, SCHEMA)))
        tables = set(inspect(connection).get_table_names())
        if tables and not tables >= OURS:
            raise refuse("database-foreign", database=database)
        # A connection that goes back to the pool would keep its lock.
        opened.callback(connection.invalidate)
        return opened.pop_all().close


def alone(connection: Connection) -> None:
    """Be the only one who changes what the database looks like, until the end of the transaction."""
    connection.execute(select(func.pg_advisory_xact_lock(APPLICATION + 1, SCHEMA)))


def refusal(problem: DatabaseError, database: str) -> Refused:
    """What to tell the host of a failure."""
    state = getattr(problem.orig, "sqlstate", None)
    return refuse(f"database-{REASONS.get(state[:2], 'unusable') if state else 'unreachable'}", database=database)


def shown(url: URL) -> str:
    """An address without its password."""
    return url.render_as_string(hide_password=True)
