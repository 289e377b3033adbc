"""A backup that is made while people and bots play goes on elsewhere as the original does."""

import contextlib
import os
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from starhold.kernel.codec import digest
from starhold.kernel.play import replayed
from starhold.kernel.record import read_record
from starhold.server.tables.catalogue import game_of
from tests.server.people import WAIT, Person, served

WITHOUT_PROGRAM = shutil.which("sqlite3") is None and not os.environ.get("CI")
WITH_PROGRAM = pytest.mark.skipif(WITHOUT_PROGRAM, reason="the program of SQLite is not there")
BOTS = ["bot:random", "bot:random"]


def by_program(source: Path, target: Path) -> None:
    """The command of docs/host.md."""
    subprocess.run(["sqlite3", str(source), f".backup {target}"], check=True)


def by_library(source: Path, target: Path) -> None:
    with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
        old.backup(new)


def entries(file: Path) -> int:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("SELECT count(*) FROM entry").fetchone()[0])


def results(ann: Person, tables: list[str]) -> list[tuple[str, str]]:
    """The record of each table once its game is over, with the digest of its end."""
    found = []
    for table in tables:
        end = time.monotonic() + WAIT
        while ann.read(table)["status"] != "over" and time.monotonic() < end:
            time.sleep(0.05)
        text = ann.http.get(f"/api/tables/{table}/record").text
        play = replayed(game_of("pebble"), read_record(text))
        found.append((text, digest(play.game, play.state)))
    return found


@pytest.mark.parametrize("back_up", [by_library, pytest.param(by_program, marks=WITH_PROGRAM)])
def test_a_backup_made_while_bots_play_leads_to_the_same_games(
    tmp_path: Path, back_up: Callable[[Path, Path], None]
) -> None:
    file, copy = tmp_path / "a.sqlite", tmp_path / "elsewhere" / "b.sqlite"
    copy.parent.mkdir()
    with served(file, bot_pause=0.02) as server:
        ann = server.person()
        begun, tables = 0, list[str]()
        # On a busy machine the games may end before the copy is made; then once more.
        while not begun < (entries(copy) if copy.exists() else 0) < entries(file):
            tables = [ann.started(BOTS) for _ in range(3)]
            begun = entries(file)
            while entries(file) < begun + 10:
                time.sleep(0.01)
            back_up(file, copy)
        original = results(ann, tables)
        cookies = ann.http.cookies
    assert begun < entries(copy) < entries(file)
    with served(copy) as server:
        again = server.person()
        again.http.cookies = cookies
        assert again.http.get("/api/me").json() == ann.me
        assert results(again, tables) == original
