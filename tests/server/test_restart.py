"""Power cuts: nothing that was accepted is lost, nothing counts twice, everybody goes on."""

import contextlib
import random
import sqlite3
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.people import Live, Person
from tests.server.process import Process


def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    server = Process(file).ready()
    ann = Person(server.address)
    table = ann.started(["me", "same-screen:Bob"])
    with ann.live(table) as line:
        line.until("update")
        for _ in range(2):
            answer = line.take()
            line.until("update", answer["version"])
        before = line.update
        server.kill()
        line.until_closed()
    server = Process(file, server.port).ready()
    with ann.live(table, since=before["version"]) as line:
        after = line.until("update")
        assert after["log"] == []
        for part in ("version", "view", "decision"):
            assert after[part] == before[part]
        assert line.take()["type"] == "accepted"
    assert server.stop() == 0
    ann.close()


@pytest.mark.slow
def test_kills_at_random_moments_lose_no_accepted_option(tmp_path: Path) -> None:
    file, luck = tmp_path / "a.sqlite", random.Random(5)
    server = Process(file).ready()
    ann = Person(server.address)
    tables = [ann.started(["me", "bot:random"]) for _ in range(4)]
    accepted: dict[str, int] = dict.fromkeys(tables, 0)
    for _ in range(2):
        players = [threading.Thread(target=play_on, args=(ann, table, accepted)) for table in tables]
        for player in players:
            player.start()
        time.sleep(luck.uniform(0.1, 0.5))
        server.kill()
        for player in players:
            player.join()
        server = Process(file, server.port).ready()
        for table in tables:
            assert ann.read(table)["version"] >= accepted[table]
    assert any(accepted.values())
    server.stop()
    ann.close()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        for table in tables:
            found = connection.execute("SELECT seq FROM entry WHERE game_id = ? ORDER BY seq", (table,)).fetchall()
            assert [row[0] for row in found] == list(range(1, len(found) + 1))


def play_on(ann: Person, table: str, accepted: dict[str, int]) -> None:
    """Play as fast as possible until the server is gone, and note the last version that was accepted."""
    with contextlib.suppress(WebSocketException, OSError, EOFError), ann.live(table) as line:
        line.until("update")
        while line.update["decision"]["actors"]:
            if not line.asked():
                line.until("update", line.version + 1)
                continue
            move(line, table, accepted)


def move(line: Live, table: str, accepted: dict[str, int]) -> None:
    answer = line.take()
    if answer["type"] == "accepted":
        accepted[table] = answer["version"]
    if line.version <= answer["version"] and line.asked():
        line.until("update", answer["version"])


def test_an_orderly_stop_tells_the_browsers_and_ends_at_once(tmp_path: Path) -> None:
    server = Process(tmp_path / "a.sqlite").ready()
    ann = Person(server.address)
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.until("update")
        begin = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - begin < 5
        assert line.until_closed() == 1012
    ann.close()
