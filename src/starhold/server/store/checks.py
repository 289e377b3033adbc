"""Whether a data file is this program's and whole, before anything is changed in it."""

import sqlite3
import threading
from collections.abc import Callable

from starhold.kernel.reasons import Refused, refuse
from starhold.server.store.journal import whole_log

APPLICATION = 0x53746172
"""The mark of this program in the head of its data files (``PRAGMA application_id``); older ones bear none."""
OURS = {"alembic_version", "setting", "game", "seat"}
"""Tables that tell a data file without a mark."""
LONG = 2.0
"""Seconds after which whoever starts the server is told what it is doing."""


def prove(connection: sqlite3.Connection, file: str, database: str, slow: Callable[[], None]) -> None:
    """`Refused` (``database-damaged``, ``database-foreign``) unless the data file ``file`` can be served.

    ``connection`` has read nothing so far. Every page is read, some hundred megabytes in a second; ``slow`` is called
    if that takes longer than `LONG`. ``database`` is what the host calls it.
    """
    if file and not whole_log(file):
        raise damaged(database)
    if not _ours(connection):
        raise refuse("database-foreign", database=database)
    telling = threading.Timer(LONG, slow)
    telling.daemon = True
    telling.start()
    try:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()
    finally:
        telling.cancel()
    if found != ("ok",):
        raise damaged(database)


def damaged(database: str) -> Refused:
    """The refusal of a damaged database, with the command that saves what can be read."""
    return refuse("database-damaged", database=database, rescue=f'sqlite3 "{database}" ".clone rescued.sqlite"')


def _ours(connection: sqlite3.Connection) -> bool:
    (mark,) = connection.execute("PRAGMA application_id").fetchone()
    if mark:
        return bool(mark == APPLICATION)
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    return not tables or tables >= OURS
