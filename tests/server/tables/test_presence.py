"""Who looks at a table is told once for many, and its cost grows with their number, not with its square."""

import asyncio

import pytest

from starhold.server.messages import TableInfo
from starhold.server.tables import presence, table_info
from starhold.server.tables.presence import Audience
from starhold.server.tables.table import Table
from starhold.server.tables.updates import encode
from tests.server.people import Person, Served


class Watcher:
    """Counts how often it was woken."""

    def __init__(self, visitor_id: str) -> None:
        self.visitor_id = visitor_id
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "TOLD_AFTER", 0.02)
    monkeypatch.setattr(presence, "APART", 0.0)


def test_a_crowd_that_comes_and_goes_is_told_once_and_everybody_hears_it() -> None:
    async def work() -> None:
        told: list[int] = []
        audience = Audience(lambda: told.append(len(audience.present)))
        crowd = [Watcher(f"v{number}") for number in range(250)]
        for watcher in crowd:
            audience.arrive(watcher)
        assert {watcher.woken for watcher in crowd} == {1}
        await asyncio.sleep(0.2)
        assert (told, {watcher.woken for watcher in crowd}) == ([250], {2})
        for watcher in crowd[1:]:
            audience.depart(watcher)
        await asyncio.sleep(0.2)
        assert (told, crowd[0].woken, dict(audience.present)) == ([250, 1], 3, {"v0": 1})

    asyncio.run(work())


def test_a_second_line_of_somebody_is_no_news() -> None:
    async def work() -> None:
        told: list[int] = []
        audience = Audience(lambda: told.append(1))
        first, second = Watcher("ann"), Watcher("ann")
        audience.arrive(first)
        await asyncio.sleep(0.1)
        audience.arrive(second)
        audience.depart(first)
        await asyncio.sleep(0.1)
        assert (told, first.woken, second.woken) == ([1], 2, 1)

    asyncio.run(work())


def test_a_reload_is_news_of_nobody_missing() -> None:
    async def work() -> None:
        seen: list[dict[str, int]] = []
        audience = Audience(lambda: seen.append(dict(audience.present)))
        for watcher in (Watcher("ann"), Watcher("ann")):
            audience.arrive(watcher)
            audience.depart(watcher)
        audience.arrive(Watcher("ann"))
        await asyncio.sleep(0.1)
        assert seen == [{"ann": 1}]

    asyncio.run(work())


def test_a_table_is_written_down_once_for_all_who_only_watch(
    server: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    whole = table_info.info_of

    def noted(table: Table, visitor: str) -> TableInfo:
        made.append(visitor)
        return whole(table, visitor)

    monkeypatch.setattr(table_info, "info_of", noted)
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    kept = server.services.registry.known(table)
    assert kept is not None
    members = [str(seat.visitor_id) for seat in kept.seats]
    for visitor in (*members, "eve", "joe", "eve", members[0]):
        shown = table_info.shown_to(kept, visitor)
        assert (kept.row.invite.encode() in shown) == (visitor in members)
        assert shown == encode(whole(kept, visitor))
    assert made == [*members, "eve"]
    kept.changes += 1
    table_info.shown_to(kept, "joe")
    assert made == [*members, "eve", "joe"]
