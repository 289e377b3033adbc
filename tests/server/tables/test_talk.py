"""What is said at a table as it is kept, in either database and by several servers."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
import pytest

from starhold.server.chat_messages import Chat, NewLine
from starhold.server.clock import CLOCK
from starhold.server.errors import Problem
from starhold.server.store import Job, SeatRow, Store, TableRow, VisitorRow, chat, open_store, queries
from starhold.server.tables import talk
from starhold.server.tables.talk import Talk

ANN, BOB = (VisitorRow(name, name.title(), "en", 0) for name in ("ann", "bob"))


def at_a_table(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do some work with the store of a database that has one table."""

    async def run() -> None:
        store = open_store(database)
        store.start()
        row = TableRow("t", "pebble", 1, "", {}, "open", "ann", True, "i", 0, 0)
        try:
            adding = partial(queries.add_table, row=row, seats=[SeatRow("t", 0, "open")])
            await store.write(Job(steps=[adding]))
            await work(store)
        finally:
            store.stop()

    asyncio.run(run())


def texts(one: Talk, who: VisitorRow) -> list[str]:
    news = one.news(who.id, None, 0, afresh=True)
    return [line.text for line in msgspec.json.decode(news or b"", type=Chat).lines]


def test_two_servers_keep_what_is_said_at_the_same_time(database: str) -> None:
    async def work(store: Store) -> None:
        one, two = Talk("t", store, CLOCK), Talk("t", store, CLOCK)
        await one.say(ANN, 0, NewLine("table", "first"))
        # The other one has not heard of it yet: its number is taken.
        await two.say(BOB, 1, NewLine("table", "second"))
        await asyncio.gather(one.say(ANN, 0, NewLine("table", "third")), two.say(BOB, 1, NewLine("note", "mine")))
        for each in (one, two):
            await each.read()
        assert texts(one, ANN) == texts(two, ANN)
        assert sorted(texts(one, ANN)) == ["first", "second", "third"]
        assert sorted(texts(one, BOB)) == ["first", "mine", "second", "third"]
        await two.mute(ANN, "bob", on=True)
        await one.read()
        assert sorted(texts(one, ANN)) == ["first", "third"]

    at_a_table(database, work)


def test_the_oldest_lines_go_and_notes_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "LINES_KEPT", 5)
    monkeypatch.setattr(talk, "CHAT", 100)

    async def work(store: Store) -> None:
        one = Talk("t", store, CLOCK)
        await one.say(ANN, 0, NewLine("note", "to do"))
        for number in range(20):
            await one.say(ANN, 0, NewLine("table", str(number)))
        fresh = Talk("t", store, CLOCK)
        await fresh.read()
        assert texts(fresh, ANN) == ["to do", "15", "16", "17", "18", "19"]

    at_a_table(database, work)


def test_notes_have_a_limit_and_a_removed_one_makes_room(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "NOTES", 2)

    async def work(store: Store) -> None:
        one = Talk("t", store, CLOCK)
        for text in ("a", "b"):
            await one.say(ANN, 0, NewLine("note", text))
        with pytest.raises(Problem, match="notes-many"):
            await one.say(ANN, 0, NewLine("note", "c"))
        await one.remove(ANN, 1, owner=False)
        await one.say(ANN, 0, NewLine("note", "c"))

    at_a_table(database, work)


def test_who_becomes_another_visitor_keeps_lines_notes_and_mutes(database: str) -> None:
    async def work(store: Store) -> None:
        one = Talk("t", store, CLOCK)
        await one.say(ANN, 0, NewLine("note", "mine"))
        await one.mute(ANN, "bob", on=True)
        await one.mute(BOB, "ann", on=True)
        one.give("ann", "carol")
        carol = VisitorRow("carol", "Carol", "en", 0)
        assert texts(one, carol) == ["mine"]
        assert texts(one, ANN) == []
        assert [sorted(one.muted(who)) for who in ("carol", "bob")] == [["bob"], ["carol"]]

    at_a_table(database, work)


def test_of_somebody_who_is_forgotten_nothing_said_is_left(database: str) -> None:
    async def work(store: Store) -> None:
        one = Talk("t", store, CLOCK)
        await one.say(ANN, 0, NewLine("note", "mine"))
        await one.say(ANN, 0, NewLine("table", "hello"))
        await one.mute(BOB, "ann", on=True)
        await store.write(Job(steps=[partial(chat.forget, visitor_id="ann")]))
        rows = await store.read(chat.read, "t", 0)
        assert [(row.visitor_id, row.name, row.text) for row in rows] == [("", "", "")]
        assert await store.read(chat.read_mutes, "t") == []
        one.forget("ann")
        assert (texts(one, ANN), texts(one, BOB), one.muted("bob")) == ([""], [""], frozenset())

    at_a_table(database, work)
