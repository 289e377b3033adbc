"""Opening databases: fresh, older, newer, read-only, full, broken; what migrations and schema say is the same."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from starhold.kernel.reasons import Refused
from starhold.server.store.database import open_database
from starhold.server.store.queries import read_setting, write_setting
from starhold.server.store.schema import metadata
from starhold.server.store.sqlite import address, connect
from tests.server.process import Process


def reason(database: str, pages: int = 0) -> str:
    with pytest.raises(Refused) as refused:
        open_database(database, pages)
    return refused.value.refusal.reason


def test_a_fresh_database_has_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = open_database(str(tmp_path / "a.sqlite"))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2
    engine.dispose()


def test_opening_twice_keeps_what_is_there(tmp_path: Path) -> None:
    file = str(tmp_path / "a.sqlite")
    engine = open_database(file)
    with engine.begin() as connection:
        write_setting(connection, "colour", "blue")
    engine.dispose()
    engine = open_database(f"sqlite:///{file}")
    with engine.connect() as connection:
        assert read_setting(connection, "colour") == "blue"
    engine.dispose()


def test_a_newer_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = file.read_bytes()
    assert reason(str(file)) == "database-newer"
    assert file.read_bytes() == before


def test_a_read_only_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    assert reason(f"file:{file}?mode=ro") == "database-read-only"
    assert reason(f"sqlite:///file:{file}?mode=ro&uri=true") == "database-read-only"


def test_a_full_database_is_refused_without_half_a_table(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    assert reason(str(file), pages=5) == "database-full"
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    connection.close()
    open_database(str(file)).dispose()


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    file.write_text("Dear diary, today I was not a database. " * 100)
    assert reason(str(file)) == "database-foreign"
    assert file.read_text().startswith("Dear diary")
    assert reason(str(tmp_path)) == "database-unusable"
    assert reason(str(tmp_path / "no" / "where.sqlite")) == "database-unusable"
    assert reason("mysql://somewhere/else") == "database-unusable"
    assert reason("://") == "database-unusable"


def test_a_locked_database_is_refused_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.store.sqlite.BUSY", 0.1)
    file = tmp_path / "a.sqlite"
    open_database(str(file)).dispose()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert reason(str(file)) == "database-busy"
    other.execute("ROLLBACK")
    other.close()
    open_database(str(file)).dispose()


def test_a_database_that_another_process_serves_is_refused_and_not_upgraded(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    other = Process(file).ready()
    before = file.read_bytes()
    assert reason(str(file)) == "database-served"
    assert reason(f"sqlite:///{file}") == "database-served"
    assert file.read_bytes() == before
    other.kill()
    open_database(str(file)).dispose()


def test_what_this_process_serves_it_does_not_serve_twice_and_loses_no_lock_over_it(tmp_path: Path) -> None:
    file, link = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    engine = open_database(str(file))
    link.hardlink_to(file)
    with engine.connect() as connection:
        connection.exec_driver_sql("SELECT count(*) FROM game")
        assert reason(str(link)) == "database-served"
        assert reason(str(file)) == "database-served"
        # Whoever is alone with a file may lock it as a whole; SQLite's shared lock on it must still be there.
        alone = "import sqlite3, sys; sqlite3.connect(sys.argv[1], timeout=0).execute('PRAGMA journal_mode=DELETE')"
        said = subprocess.run([sys.executable, "-c", alone, str(file)], capture_output=True, text=True, check=False)
        assert "database is locked" in said.stderr
    engine.dispose()
    open_database(str(link)).dispose()


def test_a_lock_that_may_not_be_taken_is_named(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    (tmp_path / "a.sqlite-lock").mkdir()
    with pytest.raises(Refused) as refused:
        open_database(str(file))
    assert refused.value.refusal.args == {"database": f"{file}-lock"}


def test_a_database_in_memory_needs_no_lock() -> None:
    open_database(":memory:").dispose()
    assert not Path(":memory:-lock").exists()


def test_addresses_of_every_form(tmp_path: Path) -> None:
    assert address("a.sqlite").database == "a.sqlite"
    assert address("sqlite:////var/a.sqlite").database == "/var/a.sqlite"
    assert address("file:/var/a.sqlite?mode=ro").query == {"mode": "ro", "uri": "true"}
    connect(str(tmp_path / "x")).dispose()
