"""Opening a database on a PostgreSQL server; what it shares with a file is proved for both in the other modules."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from starhold.kernel.reasons import Refused
from starhold.server.parts import cookie_key
from starhold.server.store import EntryRow, Job, SeatRow, Store, TableRow, open_store, queries
from starhold.server.store.checks import APPLICATION
from starhold.server.store.database import open_database
from starhold.server.store.schema import metadata
from tests.postgres import fresh_database


@pytest.fixture
def empty() -> Iterator[str]:
    with fresh_database() as address:
        yield address


def refused(database: str) -> tuple[str, object]:
    with pytest.raises(Refused) as refused:
        open_database(database)
    return refused.value.refusal.reason, refused.value.refusal.args["database"]


def test_a_fresh_database_has_the_tables_of_the_schema(empty: str) -> None:
    engine = open_database(empty)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()
    open_database(empty.replace("postgresql://", "postgres://")).dispose()


def test_a_database_that_an_earlier_version_serves_is_refused_until_that_is_gone(empty: str) -> None:
    with psycopg.connect(empty, autocommit=True) as other:
        # Earlier versions held it alone.
        other.execute("SELECT pg_advisory_lock(%s, hashtext(current_schema()))", (APPLICATION,))
        assert refused(empty)[0] == "database-served"
    first = open_database(empty)
    open_database(empty).dispose()
    first.dispose()


def test_servers_that_start_at_the_same_time_make_one_database_with_one_key(empty: str) -> None:
    with ThreadPoolExecutor(4) as together:
        stores = list(together.map(open_store, [empty] * 4))
        keys = set(together.map(cookie_key, stores))
    assert len(keys) == 1
    for store in stores:
        store._engine.dispose()


def test_what_belongs_to_somebody_else_is_refused_and_left_alone(empty: str) -> None:
    with psycopg.connect(empty, autocommit=True) as connection:
        connection.execute("CREATE TABLE diary (day text)")
        assert refused(empty)[0] == "database-foreign"
        found = connection.execute("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()").fetchone()
        assert found == (1,)


def test_a_newer_database_is_refused(empty: str) -> None:
    open_database(empty).dispose()
    with psycopg.connect(empty, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(empty)[0] == "database-newer"


def test_one_that_may_not_be_written_to_is_refused(empty: str) -> None:
    assert refused(f"{empty}%20-cdefault_transaction_read_only%3Don")[0] == "database-read-only"


def test_a_server_out_of_reach_is_named_without_the_password() -> None:
    assert refused("postgresql://ann:sesame@127.0.0.1:1/games") == (
        "database-unreachable",
        "postgresql://ann:***@127.0.0.1:1/games",
    )
    reason, said = refused("postgresql://ann:sesame@127.0.0.1:no/games")
    assert reason == "database-unusable"
    assert "sesame" not in str(said)


def test_without_its_driver_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: object, **__: object) -> None:
        raise ModuleNotFoundError

    monkeypatch.setattr("starhold.server.store.postgres.create_engine", missing)
    assert refused("postgresql://ann:sesame@host/games") == (
        "database-driver-missing",
        "postgresql://ann:***@host/games",
    )


@pytest.fixture
def store(empty: str) -> Iterator[Store]:
    store = open_store(empty)
    row = TableRow("one", "pebble", 1, "\U0001f468\u200d" * 200, {}, "playing", "ann", False, "i", 10**13, 0)
    store.write_now(Job(steps=[partial(queries.add_table, row=row, seats=[SeatRow("one", 0, "open", name="x" * 480)])]))
    yield store
    store.stop()


def test_names_of_many_code_points_and_times_of_today_fit(store: Store) -> None:
    found = store.read_now(queries.read_table, "one")
    assert found is not None
    assert (found[0].created, len(found[0].name), len(found[1][0].name)) == (10**13, 400, 480)


def test_connections_that_the_server_has_cut_are_replaced_without_losing_a_change(store: Store, empty: str) -> None:
    async def play() -> None:
        store.start()
        for seq in range(1, 5):
            await store.write(Job([EntryRow("one", seq, 0, "pass", "", 10**13)]))
            with psycopg.connect(empty, autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE application_name = 'starhold' AND query ILIKE '%INSERT INTO entry%' "
                    "AND pid <> pg_backend_pid()"
                )

    asyncio.run(play())
    assert [row.seq for row in store.read_now(queries.read_entries, "one")] == [1, 2, 3, 4]


def test_a_query_of_several_questions_sees_one_moment(empty: str) -> None:
    store, other = open_store(empty), open_store(empty)

    def setting(connection: Connection) -> list[str | None]:
        before = queries.read_setting(connection, "moment")
        other.write_now(Job(steps=[partial(queries.add_setting, name="moment", value="now")]))
        return [before, queries.read_setting(connection, "moment")]

    assert store.read_now(setting) == [None, None]
    assert store.read_now(queries.read_setting, "moment") == "now"
    store.stop()
    other.stop()
