"""What the lobby asks for: which tables, in which order, at a cost that does not grow with the database."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from starhold.server.store import EntryRow, Job, SeatRow, Store, TableRow, open_store, queries

NOW = 1000


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    yield store
    store.stop()


def keep(connection: Connection, name: str, status: str, changed: int, owner: str = "bob", **more: Any) -> None:
    """A table of two: its owner, and a bot that is asked if ``turn`` says so."""
    values = {"public": True, "turn": [0] if status == "playing" else [], **more}
    row = TableRow(name, "pebble", 1, name, {}, status, owner, invite="i", created=0, changed=changed, **values)
    seats = [SeatRow(name, 0, "person", owner, owner), SeatRow(name, 1, "bot", None, "random", "random")]
    queries.add_table(connection, row, seats)


def add(store: Store, name: str, status: str, changed: int = NOW, **more: Any) -> None:
    store.write_now(Job(steps=[partial(keep, name=name, status=status, changed=changed, **more)]))


def names(rows: list[queries.TableRows]) -> list[str]:
    return [row.id for row, _, _ in rows]


def test_my_list_has_unfinished_tables_first_and_finished_ones_for_a_while(store: Store) -> None:
    for name, status, changed in (
        ("over-old", "over", 5),
        ("over-new", "over", 99),
        ("playing-old", "playing", 1),
        ("open-new", "open", 50),
    ):
        add(store, name, status, changed, owner="ann")
    add(store, "foreign", "open", 70)
    assert names(store.read_now(queries.tables_of, "ann", 0).tables) == [
        "open-new",
        "playing-old",
        "over-new",
        "over-old",
    ]
    assert names(store.read_now(queries.tables_of, "ann", 5).tables) == ["open-new", "playing-old", "over-new"]


def test_the_list_of_others_has_tables_to_join_first_and_nothing_old_or_private(store: Store) -> None:
    for name, status, changed in (
        ("open-old", "open", 5),
        ("open-new", "open", 50),
        ("playing-old", "playing", 5),
        ("playing-new", "playing", 99),
        ("over-new", "over", 99),
    ):
        add(store, name, status, changed)
    add(store, "private", "open", 99, public=False)
    add(store, "own", "open", 99, owner="ann")
    listed = [
        names(store.read_now(queries.open_tables, "ann", since, status).tables)
        for since in (0, 5)
        for status in ("open", "playing")
    ]
    assert listed == [["open-new", "open-old"], ["playing-new", "playing-old"], ["open-new"], ["playing-new"]]


def every(store: Store, read: Callable[[Connection, str], queries.Part]) -> tuple[list[str], set[int]]:
    """All parts of a list put together, and the totals that they said."""
    part = store.read_now(read, "")
    found, totals = names(part.tables), {part.total}
    while part.next:
        assert queries.MARK.fullmatch(part.next)
        part = store.read_now(read, part.next)
        found += names(part.tables)
        totals.add(part.total)
    return found, totals


def test_no_own_table_is_cut_off_however_many_there_are(store: Store) -> None:
    for number in range(115):
        # Many have changed at the same moment.
        add(store, f"g{number}", "playing", number // 50, owner="ann")
        add(store, f"o{number}", "over", 50 + number // 50, owner="ann")
    found, totals = every(store, lambda connection, after: queries.tables_of(connection, "ann", 0, after))
    assert (len(found), totals) == (230, {230})
    assert set(found[:115]) == {f"g{number}" for number in range(115)}
    assert set(found[115:]) == {f"o{number}" for number in range(115)}


def test_tables_of_others_are_all_reached_and_counted_so_far(store: Store) -> None:
    for first, last, total in ((0, 130, 130), (130, 210, 201)):
        for number in range(first, last):
            add(store, f"g{number}", "open", number // 50)
        found, totals = every(
            store, lambda connection, after: queries.open_tables(connection, "ann", -1, "open", after)
        )
        assert (sorted(found), totals) == (sorted(f"g{number}" for number in range(last)), {total})


def test_a_list_tells_the_seats_and_how_long_each_record_is(store: Store) -> None:
    for name, length in (("short", 1), ("long", 12), ("empty", 0)):
        add(store, name, "playing", owner="ann")
        store.write_now(Job([EntryRow(name, seq, 0, "pass", "", 0) for seq in range(1, length + 1)]))
    found = store.read_now(queries.tables_of, "ann", 0).tables
    assert {row.id: length for row, _, length in found} == {"short": 1, "long": 12, "empty": 0}
    assert all([seat.kind for seat in seats] == ["person", "bot"] for _, seats, _ in found)


def test_tables_of_bots_are_those_in_play_where_a_bot_is_asked(store: Store) -> None:
    for name, status, turn in (
        ("person", "playing", [0]),
        ("bot", "playing", [1]),
        ("both", "playing", [0, 1]),
        ("nobody", "playing", []),
        ("over", "over", [1]),
        ("open", "open", [1]),
    ):
        add(store, name, status, changed=len(name), turn=turn)
    assert store.read_now(queries.tables_of_bots) == ["both", "bot"]


def test_tables_before_their_start_are_found_by_age(store: Store) -> None:
    for name, status, changed in (("new", "open", 9), ("old", "open", 8), ("older", "open", 7), ("game", "playing", 1)):
        add(store, name, status, changed)
    assert store.read_now(queries.tables_before_start, 8) == ["older", "old"]


def fill(store: Store, first: int, last: int) -> None:
    def many(connection: Connection) -> None:
        for number in range(first, last):
            status = ("open", "playing", "over")[number % 3]
            keep(connection, f"g{number}", status, number, f"v{number // 10}")

    rows = [EntryRow(f"g{number}", seq, 0, "pass", "", 0) for number in range(first, last) for seq in range(1, 6)]
    store.write_now(Job(steps=[many]))
    store.write_now(Job(rows))


def steps(store: Store, query: Callable[..., queries.Part], *asked: object) -> int:
    """How many steps of its machine the database takes for a query."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    def counted(connection: Connection) -> int:
        driver: Any = connection.connection.driver_connection
        driver.set_progress_handler(step, 1)
        query(connection, *asked)
        driver.set_progress_handler(None, 1)
        return count

    return store.read_now(counted)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_lobby_costs_the_same_with_ten_times_as_many_tables(store: Store) -> None:
    cost = []
    for first, last in ((0, 300), (300, 3000)):
        fill(store, first, last)
        others = [steps(store, queries.open_tables, "v7", 0, status) for status in ("open", "playing")]
        cost.append([steps(store, queries.tables_of, "v7", 0), *others])
    for some, many in zip(*cost, strict=True):
        assert many < 1.3 * some
