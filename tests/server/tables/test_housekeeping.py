"""What the server sees to by itself: bots after a restart, tables that nobody wants any more, the memory."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from time import time
from typing import Any

import pytest

from starhold.server.errors import Problem
from starhold.server.messages import Appoint, NewTable, Sit
from starhold.server.parts import Services, build
from starhold.server.settings import Settings
from starhold.server.store import queries
from starhold.server.tables import bots, housekeeping
from starhold.server.tables.housekeeping import DAY
from starhold.server.tables.table import Table
from tests.server.people import WAIT, served

BOTS = ["bot:random", "bot:random"]
LATER: dict[str, Any] = {"bot_pause": 3600.0}
"""Bots that do not come to play today."""


@asynccontextmanager
async def opened(folder: Path, **wanted: Any) -> AsyncIterator[Services]:
    services = build(Settings(database=str(folder / "a.sqlite"), **{"bot_pause": 0.0, "limits": False, **wanted}))
    await services.open()
    try:
        yield services
    finally:
        await services.close()


async def made(services: Services, *seats: str, who: str = "ann", started: bool = False, public: bool = True) -> Table:
    visitor = await services.visitors.get(who, "en")
    table = await services.tables.create(visitor, NewTable("pebble", list(seats), public=public), "")
    if started:
        await services.tables.start(table, visitor)
    return table


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(int(WAIT / 0.02)):
        if await condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not happen")


async def status(services: Services, table_id: str) -> str:
    found = await services.store.read(queries.read_table, table_id)
    return found[0].status if found else "gone"


def change(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "a.sqlite", isolation_level=None)
    connection.execute(statement, values)
    connection.close()


# -- bots ----------------------------------------------------------------------------------------
def test_after_a_restart_bots_go_on_though_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path, **LATER) as services:
            tables = [await made(services, *BOTS, started=True) for _ in range(3)]
            tables.append(await made(services, "me", "same-screen:Bob", started=True))
            return [table.row.id for table in tables]

    async def afterwards(good: list[str], broken: str, person: str) -> None:
        async with opened(tmp_path) as services:
            for table_id in good:
                await until(partial(is_over, services, table_id))
            assert services.registry.known(broken) is None
            assert services.registry.known(person) is None
            assert await status(services, broken) == "playing"
            monkeypatch.setattr(services.registry, "table", ask)
            await services.housekeeper.wake_bots()
            assert asked == []

    async def ask(table_id: str) -> None:
        asked.append(table_id)

    async def is_over(services: Services, table_id: str) -> bool:
        return await status(services, table_id) == "over"

    asked: list[str] = []
    first, broken, last, person = asyncio.run(before())
    # Broken ones in the middle, so that there is one to go on with.
    change(tmp_path, "UPDATE entry SET text = 'choose 5' WHERE seq = 1 AND game_id = ?", broken)
    for place, table_id in enumerate((last, broken, first)):
        change(tmp_path, "UPDATE game SET changed = ? WHERE id = ?", place, table_id)
    asyncio.run(afterwards([first, last], broken, person))


def test_the_start_does_not_wait_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    async def stuck(*_: object) -> Table:
        await never.wait()
        raise AssertionError

    async def before() -> str:
        async with opened(tmp_path, **LATER) as services:
            return (await made(services, *BOTS, started=True)).row.id

    table_id = asyncio.run(before())
    monkeypatch.setattr("starhold.server.tables.registry.Registry._load", stuck)
    with served(tmp_path / "a.sqlite") as server:
        assert server.person().http.get("/healthz").status_code == 200
        assert server.services.registry.known(table_id) is None


def test_a_bot_whose_move_failed_for_whatever_reason_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)

    async def run() -> None:
        async with opened(tmp_path) as services:
            answer, failures = services.thinkers.answer, iter([KeyError("oh"), KeyError("again")])

            async def flaky(*asked: Any) -> str:
                if problem := next(failures, None):
                    raise problem
                return await answer(*asked)

            monkeypatch.setattr(services.thinkers, "answer", flaky)
            table = await made(services, *BOTS, started=True)
            await until(lambda: over(table))
            assert next(failures, None) is None

    async def over(table: Table) -> bool:
        return table.row.status == "over"

    asyncio.run(run())


# -- winners -------------------------------------------------------------------------------------
def test_games_that_were_finished_before_winners_were_kept_get_them_and_stay_as_old_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> list[Table]:
        async with opened(tmp_path) as services:
            tables = [await made(services, *BOTS, started=True) for _ in range(4)]
            for table in tables:
                await until(partial(is_over, services, table.row.id))
            return tables

    async def afterwards() -> None:
        async with opened(tmp_path, idle_days=1.0) as services:
            await until(partial(has_winners, services, last))
            for table in tables:
                winners = table.row.turn if table in (good, last) else []
                assert await kept(services, table) == (winners, ended[table.row.id])
            assert not services.registry.tables()
            monkeypatch.setattr(Table, "load", load)
            await services.housekeeper.name_winners()
            assert asked == []

    async def load(*asking: Any) -> Table:
        asked.append(asking)
        raise AssertionError

    async def is_over(services: Services, table_id: str) -> bool:
        return await status(services, table_id) == "over"

    async def kept(services: Services, table: Table) -> tuple[list[int], int]:
        found = await services.store.read(queries.read_table, table.row.id)
        assert found is not None
        return found[0].turn, found[0].changed

    async def has_winners(services: Services, table: Table) -> bool:
        return (await kept(services, table))[0] != []

    asked: list[Any] = []
    good, _, broken, last = tables = asyncio.run(before())
    now = int(time() * 1000)
    # The latest comes first, so that there is one to go on with after the broken one.
    ended = dict(zip([table.row.id for table in tables], (now - 10, now - 2 * DAY, now - 20, now - 30), strict=True))
    change(tmp_path, "UPDATE entry SET text = 'choose 5' WHERE seq = 1 AND game_id = ?", broken.row.id)
    for name, moment in ended.items():
        change(tmp_path, "UPDATE game SET turn = '[]', changed = ? WHERE id = ?", moment, name)
    asyncio.run(afterwards())


# -- tables --------------------------------------------------------------------------------------
def test_a_table_that_was_never_started_is_removed_after_a_while_and_a_game_is_kept(tmp_path: Path) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path) as services:
            seats = "me", "same-screen:Bob"
            tables = [await made(services, *seats, started=started) for started in (False, False, True)]
            return [table.row.id for table in tables]

    async def afterwards(days: float) -> list[str]:
        async with opened(tmp_path, idle_days=days) as services:
            await services.housekeeper.clear_tables()
            return [await status(services, table_id) for table_id in (old, fresh, game)]

    old, fresh, game = asyncio.run(before())
    for table_id in (old, game):
        change(tmp_path, "UPDATE game SET changed = ? WHERE id = ?", int(time() * 1000) - 31 * DAY, table_id)
    assert asyncio.run(afterwards(0)) == ["open", "open", "playing"]
    assert asyncio.run(afterwards(32)) == ["open", "open", "playing"]
    assert asyncio.run(afterwards(30)) == ["gone", "open", "playing"]


def test_a_table_is_not_removed_while_somebody_looks_at_it(tmp_path: Path) -> None:
    class Looking:
        visitor_id = "ann"

        def wake(self) -> None:
            pass

    async def run() -> None:
        async with opened(tmp_path, idle_days=1e-9) as services:
            # The round at the start could come before anybody looks.
            await services.housekeeper.stop()
            table, looking = await made(services, "me", "open"), Looking()
            table.arrive(looking)
            await asyncio.sleep(0.01)
            await services.housekeeper.clear_tables()
            assert await status(services, table.row.id) == "open"
            table.depart(looking)
            await services.housekeeper.clear_tables()
            assert await status(services, table.row.id) == "gone"
            assert table.gone
            assert services.registry.known(table.row.id) is None

    asyncio.run(run())


def test_sitting_down_and_leaving_count_as_a_change_of_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as services:
            table = await made(services, "me", "open")
            bob = await services.visitors.get("bob", "en")
            for action in (services.tables.sit(table, bob, Sit()), services.tables.leave(table, bob)):
                table.row.changed = 7
                await action
                found = await services.store.read(queries.read_table, table.row.id)
                assert found is not None
                assert found[0].changed == table.row.changed > 7

    asyncio.run(run())


def test_a_table_of_a_game_that_is_no_longer_installed_is_left_alone_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path, **LATER) as services:
            return [(await made(services, "me", "open")).row.id for _ in range(2)]

    async def afterwards() -> None:
        async with opened(tmp_path, idle_days=1.0) as services:
            await until(lambda: gone(services, good))
            assert await status(services, broken) == "open"
            monkeypatch.setattr(services.tables, "clear", ask)
            await services.housekeeper.clear_tables()
            assert asked == []

    async def ask(table_id: str, _: int) -> None:
        asked.append(table_id)

    async def gone(services: Services, table_id: str) -> bool:
        return await status(services, table_id) == "gone"

    asked: list[str] = []
    broken, good = asyncio.run(before())
    change(tmp_path, "UPDATE game SET changed = 1, game = 'chess' WHERE id = ?", broken)
    change(tmp_path, "UPDATE game SET changed = 2 WHERE id = ?", good)
    asyncio.run(afterwards())
    with served(tmp_path / "a.sqlite", idle_days=0) as server, server.person().live(broken) as line:
        assert line.until("refused")["reason"] == "game-unknown"


@pytest.mark.parametrize("what", ["sit", "leave", "start", "seat"])
def test_whoever_comes_while_a_table_is_removed_hears_that_it_is_gone(tmp_path: Path, what: str) -> None:
    async def run() -> None:
        async with opened(tmp_path, **LATER) as services:
            table = await made(services, "me", "open" if what == "sit" else "bot:random")
            ann, bob = [await services.visitors.get(who, "en") for who in ("ann", "bob")]
            wanted = {
                "sit": services.tables.sit(table, bob, Sit()),
                "leave": services.tables.leave(table, ann),
                "start": services.tables.start(table, ann),
                "seat": services.tables.appoint(table, ann, Appoint(1, "open")),
            }
            table.row.changed = 1
            async with table.lock:
                clearing = asyncio.create_task(services.tables.clear(table.row.id, 1))
                await asyncio.sleep(0)
                coming = asyncio.create_task(wanted.pop(what))
                await asyncio.sleep(0)
            await clearing
            with pytest.raises(Problem, match="table-unknown"):
                await coming
            for other in wanted.values():
                other.close()
            assert await status(services, table.row.id) == "gone"

    asyncio.run(run())


def test_a_round_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.01)
    problems, query = iter([KeyError("oh")]), queries.tables_of_bots

    async def run() -> None:
        async with opened(tmp_path, idle_days=1e-9) as services:
            table = await made(services, "me", "open")
            await until(lambda: gone(services, table.row.id))

    async def gone(services: Services, table_id: str) -> bool:
        return await status(services, table_id) == "gone"

    def broken_once(*asked: Any) -> list[str]:
        if problem := next(problems, None):
            raise problem
        return query(*asked)

    monkeypatch.setattr("starhold.server.tables.housekeeping.queries.tables_of_bots", broken_once)
    asyncio.run(run())


# -- memory --------------------------------------------------------------------------------------
def test_a_table_leaves_the_memory_when_nobody_looks_and_no_bot_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, **LATER) as services:
            person = await made(services, "me", "same-screen:Bob", started=True)
            bot = await made(services, *BOTS, started=True)
            used = await made(services, "me", "open")
            person.used = bot.used = 0.0
            services.registry.sweep(60.0)
            assert [services.registry.known(table.row.id) for table in (person, bot, used)] == [None, bot, used]
            assert services.metrics.tables == 2
            again = await services.registry.table(person.row.id)
            assert again is not person
            assert again.snapshot is not None
            assert person.snapshot is not None
            assert again.snapshot.version == person.snapshot.version

    asyncio.run(run())
