"""A database that fails while people play: nobody sees what was not kept, and everything goes on afterwards."""

import contextlib
import sqlite3
from pathlib import Path

import pytest

from tests.server.people import Live, Person, Served, served


def fill(file: Path, pages: int) -> None:
    """Leave no room for another page, by a table of padding."""
    with sqlite3.connect(file, isolation_level=None) as connection:
        connection.execute(f"PRAGMA max_page_count = {pages}")
        connection.execute("CREATE TABLE padding (data BLOB)")
        with contextlib.suppress(sqlite3.OperationalError):
            while True:
                connection.execute("INSERT INTO padding VALUES (zeroblob(3000))")
    connection.close()


def play_until_refused(line: Live) -> dict[str, object]:
    line.until("update")
    while True:
        answer = line.take()
        if answer["type"] == "refused":
            return answer
        line.until("update", answer["version"])


def test_a_full_database_refuses_with_retry_and_shows_nothing(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with served(file, database_pages=60, chosen_seeds=True) as server:
        ann = server.person()
        table = ann.started(["me", "same-screen:Bob"], "quantum", seed=1)
        fill(file, 60)
        with ann.live(table) as line, ann.live(table) as watcher:
            refused = play_until_refused(line)
            assert (refused["reason"], refused["retry"]) == ("not-saved", True)
            assert "could not be saved" in str(refused["text"])
            version = line.version
            watcher.until("update", version)
            assert watcher.version == version == ann.read(table)["version"]
            answers = [ann.post("/api/tables", game="pebble", seats=["me", "open"]) for _ in range(40)]
            assert (answers[-1].status_code, answers[-1].json()["reason"]) == (503, "not-saved")
            with sqlite3.connect(file, isolation_level=None) as connection:
                connection.execute("DELETE FROM padding")
            connection.close()
            assert line.take()["type"] == "accepted"
            watcher.until("update", version + 1)
        ann.close()


def test_a_locked_database_refuses_with_retry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.store.database.BUSY", 0.2)
    file = tmp_path / "a.sqlite"
    with served(file) as server:
        ann = server.person()
        table = ann.started(["me", "same-screen:Bob"])
        with ann.live(table) as line:
            line.until("update")
            before = line.update
            other = sqlite3.connect(file, isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            assert line.take()["reason"] == "not-saved"
            other.execute("ROLLBACK")
            other.close()
            assert line.ask(type="ghost", version=before["version"])["view"] == before["view"]
            assert line.take()["type"] == "accepted"
        ann.close()


def test_another_writer_at_the_same_table_wins_or_loses_as_a_whole(server: Served, ann: Person, tmp_path: Path) -> None:
    table = ann.started(["me", "same-screen:Bob"], seed=4)
    with ann.live(table) as line:
        line.until("update")
        version, option = line.version, line.update["decision"]["options"][-1]["text"]
        connection = sqlite3.connect(tmp_path / "starhold.sqlite", isolation_level=None)
        row = (table, version + 1, 0, option, "elsewhere", 0)
        connection.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?)", row)
        connection.close()
        assert line.take()["reason"] == "not-saved"
        line.until("update", version + 1)
        assert line.update["view"]["you"] == 1
        assert line.take()["type"] == "accepted"


def test_a_record_that_does_not_fit_the_rules_is_said_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with served(file) as server:
        ann = server.person()
        table = ann.started(["me", "bot:random"])
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("UPDATE entry SET text = 'choose 5' WHERE seq = 1")
    connection.close()
    with served(file) as server:
        again = server.person()
        again.http.cookies = ann.http.cookies
        answer = again.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["reason"]) == (503, "table-broken")
        assert again.http.get("/api/tables").json()["mine"][0]["id"] == table


def test_a_mistake_in_the_rules_costs_one_option_and_no_table(
    server: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.started(["me", "same-screen:Bob"], seed=4)
    with ann.live(table) as line:
        line.until("update")
        version = line.version
        with monkeypatch.context() as patched:
            patched.setattr("starhold.games.pebble.rules.Choose.take", lambda *_: 1 // 0)
            refused = line.take()
        assert (refused["reason"], refused["version"]) == ("server-failed", version)
        assert "ZeroDivision" not in str(refused)
        assert line.take()["type"] == "accepted"
