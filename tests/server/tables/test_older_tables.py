"""Tables that older programs have stored play on to their end (docs/host.md)."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.people import Person
from tests.server.process import Process

DUMP = Path(__file__).parents[2] / "records" / "forbidden-stars-3-table.sql"
TABLE = "oiFsBZqu0vs_5LAD"
PLANNED = 14
"""How many lines of the stored record lay the board and the orders of the first round."""
CHANGED = 1_796_007_285_000
"""When the quick set-up changed without a new version of the rules."""


def stored(file: Path, *changes: str) -> Path:
    """The database as a server wrote it that still laid the older quick set-up under version 3 of the rules."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text(encoding="utf-8"))
        for change in changes:
            connection.execute(change)
        connection.commit()
    return file


def asked(file: Path, question: str) -> Any:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchone()[0]


def until(met: Callable[[], bool], seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_a_table_of_the_older_quick_set_up_plays_on_to_its_end(tmp_path: Path) -> None:
    file = stored(tmp_path / "old.sqlite")
    length = asked(file, "SELECT count(*) FROM entry")
    server = Process(file).ready()
    ann = Person(server.address)
    with ann.live(TABLE) as line:
        assert line.until("update")["view"]["reading"] == 2
    until(lambda: asked(file, "SELECT status FROM game") == "over")
    ann.close()
    assert server.stop() == 0
    assert asked(file, "SELECT count(*) FROM entry") > length
    assert asked(file, "SELECT rules FROM game") == 3
    assert "Traceback" not in server.said
    server = Process(file).ready()
    ann = Person(server.address)
    with ann.live(TABLE) as line:
        assert line.until("update")["view"]["winners"]
    ann.close()
    assert server.stop() == 0


@pytest.mark.parametrize(("begun", "reading"), [(CHANGED - 1, 2), (CHANGED, None)])
def test_where_the_record_does_not_tell_the_time_of_its_first_line_does(
    tmp_path: Path, begun: int, reading: int | None
) -> None:
    """As long as only orders are laid both set-ups fit; the board stays as it was when they were."""
    file = stored(
        tmp_path / "old.sqlite",
        f"DELETE FROM entry WHERE seq > {PLANNED}",
        f"UPDATE entry SET at = {begun} + seq - 1",
    )
    server = Process(file, bot_pause=3600).ready()
    ann = Person(server.address)
    with ann.live(TABLE) as line:
        view = line.until("update")["view"]
    ann.close()
    assert server.stop() == 0
    assert view.get("reading") == reading
