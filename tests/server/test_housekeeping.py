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
from starhold.server.parts import House, build
from starhold.server.settings import Settings
from starhold.server.store import queries
from starhold.server.tables import bots, housekeeping
from starhold.server.tables.housekeeping import DAY
from starhold.server.tables.table import Room
from tests.server.people import WAIT, served

BOTS = ["bot:random", "bot:random"]
LATER: dict[str, Any] = {"bot_pause": 3600.0}
"""Bots that do not come to play today."""


@asynccontextmanager
async def opened(folder: Path, **wanted: Any) -> AsyncIterator[House]:
    house = build(Settings(database=str(folder / "a.sqlite"), **{"bot_pause": 0.0, "limits": False, **wanted}))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table(house: House, *seats: str, who: str = "ann", started: bool = False, public: bool = True) -> Room:
    visitor = await house.visitors.get(who, "en")
    room = await house.tables.create(visitor, NewTable("pebble", list(seats), public=public), "")
    if started:
        await house.tables.start(room, visitor)
    return room


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(int(WAIT / 0.02)):
        if await condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it does not happen")


async def status(house: House, game_id: str) -> str:
    found = await house.store.read(queries.read_table, game_id)
    return found[0].status if found else "gone"


def change(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / "a.sqlite", isolation_level=None)
    connection.execute(statement, values)
    connection.close()


# -- bots ----------------------------------------------------------------------------------------
def test_after_a_restart_bots_go_on_though_nobody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path, **LATER) as house:
            rooms = [await table(house, *BOTS, started=True) for _ in range(3)]
            rooms.append(await table(house, "me", "same-screen:Bob", started=True))
            return [room.row.id for room in rooms]

    async def afterwards(good: list[str], broken: str, person: str) -> None:
        async with opened(tmp_path) as house:
            for game_id in good:
                await until(partial(is_over, house, game_id))
            assert house.hub.known(broken) is None
            assert house.hub.known(person) is None
            assert await status(house, broken) == "playing"
            monkeypatch.setattr(house.hub, "room", ask)
            await house.housekeeper.wake_bots()
            assert asked == []

    async def ask(game_id: str) -> None:
        asked.append(game_id)

    async def is_over(house: House, game_id: str) -> bool:
        return await status(house, game_id) == "over"

    asked: list[str] = []
    first, broken, last, person = asyncio.run(before())
    # Broken ones in the middle, so that there is one to go on with.
    change(tmp_path, "UPDATE entry SET text = 'choose 5' WHERE seq = 1 AND game_id = ?", broken)
    for place, game_id in enumerate((last, broken, first)):
        change(tmp_path, "UPDATE game SET changed = ? WHERE id = ?", place, game_id)
    asyncio.run(afterwards([first, last], broken, person))


def test_the_start_does_not_wait_for_the_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    never = asyncio.Event()

    async def stuck(*_: object) -> Room:
        await never.wait()
        raise AssertionError

    async def before() -> str:
        async with opened(tmp_path, **LATER) as house:
            return (await table(house, *BOTS, started=True)).row.id

    game_id = asyncio.run(before())
    monkeypatch.setattr("starhold.server.tables.registry.Hub._load", stuck)
    with served(tmp_path / "a.sqlite") as server:
        assert server.person().http.get("/healthz").status_code == 200
        assert server.house.hub.known(game_id) is None


def test_a_bot_whose_move_failed_for_whatever_reason_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "AGAIN", 0.01)

    async def run() -> None:
        async with opened(tmp_path) as house:
            answer, failures = house.thinkers.answer, iter([KeyError("oh"), KeyError("again")])

            async def flaky(*asked: Any) -> str:
                if problem := next(failures, None):
                    raise problem
                return await answer(*asked)

            monkeypatch.setattr(house.thinkers, "answer", flaky)
            room = await table(house, *BOTS, started=True)
            await until(lambda: over(room))
            assert next(failures, None) is None

    async def over(room: Room) -> bool:
        return room.row.status == "over"

    asyncio.run(run())


# -- winners -------------------------------------------------------------------------------------
def test_games_that_were_finished_before_winners_were_kept_get_them_and_stay_as_old_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> list[Room]:
        async with opened(tmp_path) as house:
            rooms = [await table(house, *BOTS, started=True) for _ in range(4)]
            for room in rooms:
                await until(partial(is_over, house, room.row.id))
            return rooms

    async def afterwards() -> None:
        async with opened(tmp_path, idle_days=1.0) as house:
            await until(partial(has_winners, house, last))
            for room in rooms:
                winners = room.row.turn if room in (good, last) else []
                assert await kept(house, room) == (winners, ended[room.row.id])
            assert not house.hub.rooms()
            monkeypatch.setattr(Room, "load", load)
            await house.housekeeper.name_winners()
            assert asked == []

    async def load(*asking: Any) -> Room:
        asked.append(asking)
        raise AssertionError

    async def is_over(house: House, game_id: str) -> bool:
        return await status(house, game_id) == "over"

    async def kept(house: House, room: Room) -> tuple[list[int], int]:
        found = await house.store.read(queries.read_table, room.row.id)
        assert found is not None
        return found[0].turn, found[0].changed

    async def has_winners(house: House, room: Room) -> bool:
        return (await kept(house, room))[0] != []

    asked: list[Any] = []
    good, _, broken, last = rooms = asyncio.run(before())
    now = int(time() * 1000)
    # The latest comes first, so that there is one to go on with after the broken one.
    ended = dict(zip([room.row.id for room in rooms], (now - 10, now - 2 * DAY, now - 20, now - 30), strict=True))
    change(tmp_path, "UPDATE entry SET text = 'choose 5' WHERE seq = 1 AND game_id = ?", broken.row.id)
    for name, moment in ended.items():
        change(tmp_path, "UPDATE game SET turn = '[]', changed = ? WHERE id = ?", moment, name)
    asyncio.run(afterwards())


# -- tables --------------------------------------------------------------------------------------
def test_a_table_that_was_never_started_is_removed_after_a_while_and_a_game_is_kept(tmp_path: Path) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path) as house:
            seats = "me", "same-screen:Bob"
            rooms = [await table(house, *seats, started=started) for started in (False, False, True)]
            return [room.row.id for room in rooms]

    async def afterwards(days: float) -> list[str]:
        async with opened(tmp_path, idle_days=days) as house:
            await house.housekeeper.clear_tables()
            return [await status(house, game_id) for game_id in (old, fresh, game)]

    old, fresh, game = asyncio.run(before())
    for game_id in (old, game):
        change(tmp_path, "UPDATE game SET changed = ? WHERE id = ?", int(time() * 1000) - 31 * DAY, game_id)
    assert asyncio.run(afterwards(0)) == ["open", "open", "playing"]
    assert asyncio.run(afterwards(32)) == ["open", "open", "playing"]
    assert asyncio.run(afterwards(30)) == ["gone", "open", "playing"]


def test_a_table_is_not_removed_while_somebody_looks_at_it(tmp_path: Path) -> None:
    class Looking:
        visitor_id = "ann"

        def wake(self) -> None:
            pass

    async def run() -> None:
        async with opened(tmp_path, idle_days=1e-9) as house:
            # The round at the start could come before anybody looks.
            await house.housekeeper.stop()
            room, looking = await table(house, "me", "open"), Looking()
            room.arrive(looking)
            await asyncio.sleep(0.01)
            await house.housekeeper.clear_tables()
            assert await status(house, room.row.id) == "open"
            room.depart(looking)
            await house.housekeeper.clear_tables()
            assert await status(house, room.row.id) == "gone"
            assert room.gone
            assert house.hub.known(room.row.id) is None

    asyncio.run(run())


def test_sitting_down_and_leaving_count_as_a_change_of_a_table(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path) as house:
            room = await table(house, "me", "open")
            bob = await house.visitors.get("bob", "en")
            for action in (house.tables.sit(room, bob, Sit()), house.tables.leave(room, bob)):
                room.row.changed = 7
                await action
                found = await house.store.read(queries.read_table, room.row.id)
                assert found is not None
                assert found[0].changed == room.row.changed > 7

    asyncio.run(run())


def test_a_table_of_a_game_that_is_no_longer_installed_is_left_alone_and_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> list[str]:
        async with opened(tmp_path, **LATER) as house:
            return [(await table(house, "me", "open")).row.id for _ in range(2)]

    async def afterwards() -> None:
        async with opened(tmp_path, idle_days=1.0) as house:
            await until(lambda: gone(house, good))
            assert await status(house, broken) == "open"
            monkeypatch.setattr(house.tables, "clear", ask)
            await house.housekeeper.clear_tables()
            assert asked == []

    async def ask(game_id: str, _: int) -> None:
        asked.append(game_id)

    async def gone(house: House, game_id: str) -> bool:
        return await status(house, game_id) == "gone"

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
        async with opened(tmp_path, **LATER) as house:
            room = await table(house, "me", "open" if what == "sit" else "bot:random")
            ann, bob = [await house.visitors.get(who, "en") for who in ("ann", "bob")]
            wanted = {
                "sit": house.tables.sit(room, bob, Sit()),
                "leave": house.tables.leave(room, ann),
                "start": house.tables.start(room, ann),
                "seat": house.tables.appoint(room, ann, Appoint(1, "open")),
            }
            room.row.changed = 1
            async with room.lock:
                clearing = asyncio.create_task(house.tables.clear(room.row.id, 1))
                await asyncio.sleep(0)
                coming = asyncio.create_task(wanted.pop(what))
                await asyncio.sleep(0)
            await clearing
            with pytest.raises(Problem, match="table-unknown"):
                await coming
            for other in wanted.values():
                other.close()
            assert await status(house, room.row.id) == "gone"

    asyncio.run(run())


def test_a_round_that_fails_is_not_the_last(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "EVERY", 0.01)
    problems, query = iter([KeyError("oh")]), queries.tables_of_bots

    async def run() -> None:
        async with opened(tmp_path, idle_days=1e-9) as house:
            room = await table(house, "me", "open")
            await until(lambda: gone(house, room.row.id))

    async def gone(house: House, game_id: str) -> bool:
        return await status(house, game_id) == "gone"

    def broken_once(*asked: Any) -> list[str]:
        if problem := next(problems, None):
            raise problem
        return query(*asked)

    monkeypatch.setattr("starhold.server.tables.housekeeping.queries.tables_of_bots", broken_once)
    asyncio.run(run())


# -- memory --------------------------------------------------------------------------------------
def test_a_table_leaves_the_memory_when_nobody_looks_and_no_bot_plays(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path, **LATER) as house:
            person = await table(house, "me", "same-screen:Bob", started=True)
            bot = await table(house, *BOTS, started=True)
            used = await table(house, "me", "open")
            person.used = bot.used = 0.0
            house.hub.sweep(60.0)
            assert [house.hub.known(room.row.id) for room in (person, bot, used)] == [None, bot, used]
            assert house.metrics.rooms == 2
            again = await house.hub.room(person.row.id)
            assert again is not person
            assert again.moment is not None
            assert person.moment is not None
            assert again.moment.version == person.moment.version

    asyncio.run(run())
