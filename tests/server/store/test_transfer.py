"""A database that moves: everything arrives, the source stays, and games go on there."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select

from starhold.kernel.reasons import Refused
from starhold.server.store.database import open_database
from starhold.server.store.schema import metadata
from starhold.server.store.transfer import move_database
from tests.postgres import fresh_database
from tests.server.people import Person
from tests.server.process import Process

Content = dict[str, list[tuple[object, ...]]]


@pytest.fixture
def file(tmp_path: Path) -> Iterator[tuple[str, str, Person]]:
    """A file that has been played with, a table in it and who plays there."""
    file = str(tmp_path / "a.sqlite")
    server = Process(file).ready()
    ann = Person(server.address)
    table = ann.started(["me", "same-screen:Bob"], "forbidden_stars", options={"setup": "quick"})
    with ann.live(table) as line:
        line.until("update")
        for _ in range(5):
            line.until("update", line.take()["version"])
    ann.table(["me", "open"], "quantum", name="星の卓")
    assert server.stop() == 0
    yield file, table, ann
    ann.close()


def content(database: str) -> Content:
    engine = open_database(database)
    with engine.connect() as connection:
        found = {
            part.name: sorted((tuple(row) for row in connection.execute(select(part))), key=repr)
            for part in metadata.sorted_tables
        }
    engine.dispose()
    return found


def test_a_file_moves_to_postgresql_and_back_and_the_game_goes_on(
    file: tuple[str, str, Person], tmp_path: Path
) -> None:
    source, table, ann = file
    before = content(source)
    assert before["entry"]
    with fresh_database() as database:
        told: dict[str, int] = {}
        assert move_database(source, database, told.__setitem__) == 2
        assert told == {name: len(rows) for name, rows in before.items()}
        assert content(database) == content(source) == before
        back = str(tmp_path / "back.sqlite")
        move_database(database, back)
        assert content(back) == before
        server = Process(database).ready()
        again = Person(server.address)
        again.http.cookies = ann.http.cookies
        with contextlib.closing(again), again.live(table) as line:
            version = line.until("update")["version"]
            assert version == len(before["entry"])
            assert line.take()["type"] == "accepted"
        assert server.stop() == 0


def test_nothing_is_copied_onto_something_or_out_of_nothing(file: tuple[str, str, Person], tmp_path: Path) -> None:
    source, other = file[0], tmp_path / "b.sqlite"
    move_database(source, str(other))
    kept = content(str(other))
    for old, new, reason in (
        (source, str(other), "database-not-empty"),
        (source, source, "database-served"),
        (str(tmp_path / "none.sqlite"), str(tmp_path / "c.sqlite"), "database-missing"),
    ):
        with pytest.raises(Refused) as refused:
            move_database(old, new)
        assert refused.value.refusal.reason == reason
    assert content(str(other)) == kept
    assert not (tmp_path / "none.sqlite").exists()
    server = Process(source).ready()
    with pytest.raises(Refused, match="database-served"):
        move_database(source, str(tmp_path / "c.sqlite"))
    assert server.stop() == 0
