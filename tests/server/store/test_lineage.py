"""Where a record came from is kept with its table, in either database."""

from collections.abc import Iterator
from functools import partial

import pytest

from starhold.server.store import EntryRow, Job, LineageRow, SeatRow, Store, TableRow, lineage, open_store, queries


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.stop()


def add(store: Store, name: str, kind: str) -> None:
    """A finished table whose record came from elsewhere."""
    row = TableRow(name, "pebble", 1, "", {}, "over", "ann", False, "i", 0, 0)
    steps = [
        partial(queries.add_table, row=row, seats=[SeatRow(name, 0, "person", None, "Ann")]),
        partial(lineage.add, row=LineageRow(name, kind, "source" if kind == lineage.FORK else "", 41)),
    ]
    store.write_now(Job([EntryRow(name, 1, -1, "roll 1", "", 0)], steps))


def test_an_uploaded_record_goes_with_all_of_it_and_a_fork_stays(store: Store) -> None:
    add(store, "brought", lineage.ARCHIVE)
    add(store, "forked", lineage.FORK)
    assert store.read_now(lineage.read, "forked") == LineageRow("forked", "fork", "source", 41)
    assert store.read_now(lineage.read, "nowhere") is None
    for name in ("brought", "forked"):
        store.write_now(Job(steps=[partial(lineage.drop_archive, table_id=name)]))
    assert store.read_now(lineage.read, "brought") is None
    assert store.read_now(queries.read_table, "brought") is None
    assert store.read_now(queries.read_entries, "brought") == []
    assert store.read_now(queries.read_table, "forked") is not None
