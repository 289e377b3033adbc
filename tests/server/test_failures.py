"""A database that fails while people play: nobody sees what was not kept, and everything goes on afterwards."""

import contextlib
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from tests.server.people import WAIT, Live, Person, Served, served
from tests.server.process import Process


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
    monkeypatch.setattr("starhold.server.store.sqlite.BUSY", 0.2)
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


def test_a_locked_database_is_waited_for_once_by_all_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = 1.5
    monkeypatch.setattr("starhold.server.store.sqlite.BUSY", busy)
    file = tmp_path / "a.sqlite"
    with served(file) as server, contextlib.ExitStack() as stack:
        ann = server.person()
        # Two people at the first table: their moves wait for each other as well.
        tables = [ann.started(["me", "same-screen:Bob"]) for _ in range(6)]
        lines = [stack.enter_context(ann.live(table)) for table in [*tables, tables[0]]]
        for line in lines:
            line.until("update")
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        begun = time.monotonic()
        for line in lines:
            option = line.update["decision"]["options"][0]["text"]
            line.send(type="option", id="a", seat=line.update["view"]["you"], version=line.version, option=option)
            time.sleep(busy / 20)
        refused = [line.until("refused") for line in lines]
        assert {answer["reason"] for answer in refused} == {"not-saved"}
        assert time.monotonic() - begun < 2.5 * busy
        begun = time.monotonic()
        assert ann.post("/api/tables", game="pebble", seats=["me", "open"]).json()["reason"] == "not-saved"
        assert time.monotonic() - begun < busy
        other.execute("ROLLBACK")
        other.close()
        for line in lines[:6]:
            assert line.take()["type"] == "accepted"
        # After the first success it is waited for as long as before.
        other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        other.execute("BEGIN IMMEDIATE")
        threading.Timer(busy / 2, lambda: other.execute("ROLLBACK")).start()
        lines[1].until("update", lines[1].version)
        assert lines[1].take()["type"] == "accepted"
        other.close()
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
        assert line.take()["reason"] == "stale"
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


def test_a_page_that_is_damaged_while_people_play_is_said_with_its_reason(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with served(file) as server:
        ann = server.person()
        table = ann.started(["bot:random", "bot:random"])
        end = time.monotonic() + WAIT
        while ann.read(table)["status"] != "over" and time.monotonic() < end:
            time.sleep(0.05)
    process = Process(file).ready()
    again = Person(process.address)
    page = root_page(file, "entry")
    with file.open("r+b") as opened:
        opened.seek((page - 1) * 4096)
        opened.write(b"\xa5" * 4096)
    answer = again.http.get(f"/api/tables/{table}")
    assert (answer.status_code, answer.json()["reason"]) == (503, "store-damaged")
    assert "restore a backup" in answer.json()["text"]
    with again.live(table) as line:
        refused = line.hear()
        assert (refused["type"], refused["reason"]) == ("refused", "store-damaged")
        assert line.until_closed() == 1011
    again.close()
    assert process.stop() == 0
    assert "Traceback" not in process.said


def root_page(file: Path, table: str) -> int:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return int(found[0])


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
