"""Group commit: many changes in one transaction, and one that fails spoils no other."""

import asyncio
from collections.abc import Iterator
from functools import partial

import pytest
from sqlalchemy import Connection, text

from starhold.server.store import EntryRow, Job, SeatRow, Store, StoreFailed, TableRow, open_store, queries


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    store = open_store(database)
    for name in ("one", "two"):
        row = TableRow(name, "pebble", 1, name, {}, "playing", "ann", False, "i", 0, 0)
        store.write_now(Job(steps=[partial(queries.add_table, row=row, seats=[SeatRow(name, 0, "open")])]))
    yield store
    store.stop()


def entry(game: str, seq: int, words: str = "pass") -> EntryRow:
    return EntryRow(game, seq, 0, words, "", 0)


def stored(store: Store, game: str) -> list[int]:
    return [row.seq for row in store.read_now(queries.read_entries, game)]


async def outcomes(store: Store, *jobs: Job) -> list[str]:
    store.start()
    results = await asyncio.gather(*(store.write(job) for job in jobs), return_exceptions=True)
    return [type(result).__name__ for result in results]


def test_jobs_that_wait_together_are_committed_together(store: Store) -> None:
    jobs = [Job([entry("one", seq)]) for seq in range(1, 201)]
    assert asyncio.run(outcomes(store, *jobs)) == ["NoneType"] * 200
    assert stored(store, "one") == list(range(1, 201))
    assert store.writer.batches < 100


def test_a_job_of_many_lines_is_kept_to_the_last_one(store: Store) -> None:
    assert asyncio.run(outcomes(store, Job([entry("one", seq) for seq in range(1, 1202)]))) == ["NoneType"]
    assert stored(store, "one") == list(range(1, 1202))


def test_whoever_waits_no_longer_does_not_keep_the_others_waiting(store: Store) -> None:
    async def leave() -> None:
        store.start()
        jobs = [asyncio.create_task(store.write(Job([entry("one", seq)]))) for seq in (1, 2, 3)]
        await asyncio.sleep(0)
        jobs[0].cancel()
        await asyncio.wait_for(asyncio.gather(*jobs, return_exceptions=True), 10)
        assert [job.cancelled() for job in jobs] == [True, False, False]

    asyncio.run(leave())
    assert stored(store, "one") == [1, 2, 3]


def test_a_line_that_is_taken_is_refused_and_the_others_are_kept(store: Store) -> None:
    store.write_now(Job([entry("one", 1, "first")]))
    jobs = [Job([entry("two", 1)]), Job([entry("one", 1, "second"), entry("one", 2)]), Job([entry("two", 2)])]
    assert asyncio.run(outcomes(store, *jobs)) == ["NoneType", "StoreFailed", "NoneType"]
    assert [row.text for row in store.read_now(queries.read_entries, "one")] == ["first"]
    assert stored(store, "two") == [1, 2]


def test_a_step_that_fails_takes_its_lines_with_it(store: Store) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    jobs = [Job([entry("one", 1)], [broken]), Job([entry("two", 1)])]
    assert asyncio.run(outcomes(store, *jobs)) == ["StoreFailed", "NoneType"]
    assert stored(store, "one") == []
    assert stored(store, "two") == [1]


def test_a_line_of_a_table_that_is_not_there_is_refused(store: Store) -> None:
    assert asyncio.run(outcomes(store, Job([entry("none", 1)]))) == ["StoreFailed"]


def test_what_waits_is_written_before_the_end(store: Store) -> None:
    async def leave() -> None:
        store.start()
        waiting = [asyncio.create_task(store.write(Job([entry("one", seq)]))) for seq in range(1, 50)]
        await asyncio.sleep(0)
        store.writer.stop()
        await asyncio.gather(*waiting)

    asyncio.run(leave())
    assert stored(store, "one") == list(range(1, 50))


def test_reading_what_cannot_be_read_is_one_error(store: Store) -> None:
    def broken(connection: Connection) -> None:
        connection.execute(text("SELECT * FROM nowhere"))

    with pytest.raises(StoreFailed):
        store.read_now(broken)
