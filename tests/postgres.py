"""A PostgreSQL server for tests: the one that runs here, or one of our own from the installed programs."""

import atexit
import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from secrets import token_hex

import psycopg
from psycopg import sql

GIVEN = "STARHOLD_TEST_POSTGRES"
"""The environment variable that names a database in which tests may make schemas."""
USUAL = "postgresql://root@127.0.0.1:5432/test"
MISSING = (
    "These tests need PostgreSQL. Install it (Debian: sudo apt install postgresql; macOS: brew install postgresql), "
    f"or name a database for them in {GIVEN}."
)


@contextlib.contextmanager
def fresh_database() -> Iterator[str]:
    """The address of a database with nothing in it, gone afterwards."""
    schema = f"starhold_{token_hex(6)}"
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(schema)))
        try:
            yield f"{server()}{'&' if '?' in server() else '?'}options=-csearch_path%3D{schema}"
        finally:
            connection.execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(schema)))


@cache
def server() -> str:
    """The address of a database on a running server."""
    if GIVEN in os.environ:
        return os.environ[GIVEN]
    try:
        psycopg.connect(USUAL, connect_timeout=3).close()
    except psycopg.OperationalError:
        return _own()
    return USUAL


def _own() -> str:
    """A server of our own that ends with the tests, reached by its socket alone."""
    programs = _programs()
    # The programs refuse to run as root.
    user = "postgres" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name
    folder = tempfile.mkdtemp(prefix="starhold-postgres-")
    shutil.chown(folder, user)
    _run(user, programs / "initdb", "-D", f"{folder}/data", "-A", "trust", "-U", "postgres", "--no-sync")
    options = f"-c listen_addresses='' -k {folder} -c fsync=off -c max_connections=300"
    _run(user, programs / "pg_ctl", "-D", f"{folder}/data", "-o", options, "-l", f"{folder}/log", "-w", "start")

    def end() -> None:
        _run(user, programs / "pg_ctl", "-D", f"{folder}/data", "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    return f"postgresql://postgres@/postgres?host={folder}"


def _programs() -> Path:
    beside = shutil.which("initdb")
    folders = [Path(beside).parent] if beside else sorted(Path("/usr/lib/postgresql").glob("*/bin"))
    usable = [folder for folder in folders if (folder / "initdb").exists() and (folder / "pg_ctl").exists()]
    if not usable:
        raise RuntimeError(MISSING)
    return usable[-1]


def _run(user: str, *command: Path | str) -> None:
    as_user = user if os.getuid() == 0 else None
    done = subprocess.run(
        command, user=as_user, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed; is PostgreSQL installed with a user {user!r}? {MISSING}")
