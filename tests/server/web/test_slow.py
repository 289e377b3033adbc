"""A browser that reads slowly costs a bounded amount of memory, and still gets every line of the log once."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from starhold.server import messages as said
from starhold.server.metrics import Metrics
from starhold.server.store import Job, SeatRow, Store, TableRow, VisitorRow
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.table import Table
from starhold.server.web.asked import Socket
from starhold.server.web.connection import LiveConnection

SOON = 1.0
"""Seconds."""


class Memory:
    """A store that keeps nothing."""

    async def write(self, _: Job) -> None:
        await asyncio.sleep(0)


class Stuck:
    """The socket of a browser that reads only when it is allowed to."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.reads = asyncio.Event()
        self.sent: list[dict[str, Any]] = []
        self._never = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        await self._never.wait()
        return {}

    async def send_data(self, text: str) -> None:
        await self.reads.wait()
        self.sent.append(msgspec.json.decode(text))


async def until(condition: Callable[[], object]) -> None:
    """Let the loop go on until something is the case, however long that takes on a busy machine."""
    while True:
        if condition():
            return
        await asyncio.sleep(0.001)


def up_to_date(watcher: Stuck, table: Table) -> bool:
    """Whether the last update has been sent."""
    sent = [message["version"] for message in watcher.sent if message["type"] == "update"]
    return table.snapshot is not None and sent[-1:] == [table.snapshot.version]


def room_of_two() -> Table:
    seats = [SeatRow("t", place, "person", who, who) for place, who in enumerate(("ann", "bob"))]
    options = game_of("quantum").configure(2).options
    row = TableRow("t", "quantum", 1, "t", options, "playing", "ann", True, "i", 0, 0)
    table = Table(cast(Store, Memory()), Metrics(), row, seats)
    match = table.new_match(b"seed")
    match.begin()
    table.show(match)
    return table


async def play_before(watcher: Stuck, moves: int) -> Table:
    table = room_of_two()
    line = LiveConnection(cast(Socket, watcher), table, VisitorRow("eve", "Eve", "en", 0), 0, False)
    task = asyncio.create_task(line.run())
    await until(lambda: table.audience.listeners)
    for _ in range(moves):
        assert table.snapshot is not None
        seat = table.snapshot.asked[0]
        option = table.game.options(table.snapshot.state, seat)[0]
        await table.take(seat, table.snapshot.version, table.game.format(table.snapshot.state, option))
    watcher.reads.set()
    await until(lambda: up_to_date(watcher, table))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return table


def test_a_slow_reader_skips_states_but_no_line_of_the_log() -> None:
    watcher = Stuck()
    table = asyncio.run(play_before(watcher, 60))
    assert table.snapshot is not None
    updates = [message for message in watcher.sent if message["type"] == "update"]
    assert len(updates) <= 3
    assert updates[-1]["version"] == table.snapshot.version
    lines = [(line["seq"], line["line"]) for update in updates for line in update["log"]]
    assert lines == sorted(set(lines))
    assert lines[-1][0] == table.snapshot.version
    assert not table.audience.listeners


async def send_twice(watcher: Stuck) -> list[str]:
    """The ids that count as accepted when the same message comes twice before its answer can be sent."""
    table = room_of_two()
    line = LiveConnection(cast(Socket, watcher), table, VisitorRow("ann", "Ann", "en", 0), 0, False)
    task = asyncio.create_task(line.run())
    await until(lambda: line._sender)
    assert table.snapshot is not None
    text = table.game.format(table.snapshot.state, table.game.options(table.snapshot.state, 0)[0])
    message = said.TakeOption("c1", 0, table.snapshot.version, text)
    for _ in range(2):
        await line._handle(message)
    watcher.reads.set()
    await until(lambda: up_to_date(watcher, table))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return [request for message in watcher.sent for request in message.get("accepted", ())]


def test_a_message_that_comes_twice_is_accepted_once_in_an_update() -> None:
    assert asyncio.run(send_twice(Stuck())) == ["c1"]


async def hand_over(watcher: Stuck) -> Table:
    """Ann answers at once, until the question is Bob's; then nothing happens for a while."""
    table = room_of_two()
    watcher.reads.set()
    line = LiveConnection(cast(Socket, watcher), table, VisitorRow("ann", "Ann", "en", 0), 0, False)
    task = asyncio.create_task(line.run())
    await until(lambda: up_to_date(watcher, table))
    while table.snapshot is not None and table.snapshot.asked == (0,):
        option = table.game.options(table.snapshot.state, 0)[0]
        await table.take(0, table.snapshot.version, table.game.format(table.snapshot.state, option))
        await until(lambda: up_to_date(watcher, table))
    await asyncio.sleep(1.5 * SOON)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return table


def test_no_reasons_follow_when_the_question_has_passed_to_somebody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    # Long enough for Ann's answers even on a busy machine.
    monkeypatch.setattr("starhold.server.web.connection.REASONS_AFTER", SOON)
    watcher = Stuck()
    table = asyncio.run(hand_over(watcher))
    assert table.snapshot is not None
    assert table.snapshot.asked == (1,)
    kinds = [message["type"] for message in watcher.sent]
    assert "update" in kinds
    assert "reasons" not in kinds


async def wait_for_reasons(watcher: Stuck) -> Table:
    """Ann looks at her question for a while, then the table gets another name."""
    table = room_of_two()
    watcher.reads.set()
    line = LiveConnection(cast(Socket, watcher), table, VisitorRow("ann", "Ann", "en", 0), 0, False)
    task = asyncio.create_task(line.run())
    await until(lambda: len(watcher.sent) == 2)
    table.changed(replace(table.row, name="Another name"))
    await until(lambda: len(watcher.sent) == 3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    return table


def test_reasons_follow_once_for_whoever_is_asked() -> None:
    watcher = Stuck()
    table = asyncio.run(wait_for_reasons(watcher))
    assert table.snapshot is not None
    assert [message["type"] for message in watcher.sent] == ["update", "reasons", "presence"]
    assert watcher.sent[1]["version"] == table.snapshot.version
    assert watcher.sent[1]["refusals"] == table.game.refusals(
        table.snapshot.state, 0, table.game.options(table.snapshot.state, 0)
    )


async def look_back(watcher: Stuck, times: int) -> int:
    """How often others have had their turn before somebody has been shown many earlier moments asked for at once."""
    table = room_of_two()
    watcher.reads.set()
    asked = [{"type": "websocket.receive", "text": '{"type":"ghost","id":"g","version":1}'} for _ in range(times)]
    ended = asyncio.Event()

    async def receive() -> dict[str, Any]:
        if asked:
            return asked.pop()
        ended.set()
        return {"type": "websocket.disconnect"}

    turns = 0

    async def others() -> None:
        nonlocal turns
        while not ended.is_set():
            turns += 1
            await asyncio.sleep(0)

    watcher.receive = receive  # type: ignore[method-assign]
    line = LiveConnection(cast(Socket, watcher), table, VisitorRow("eve", "Eve", "en", 0), 0, False)
    await asyncio.gather(line.run(), others())
    return turns


def test_others_have_their_turn_between_two_looks_back() -> None:
    watcher = Stuck()
    assert asyncio.run(look_back(watcher, 50)) >= 50
    assert [message["type"] for message in watcher.sent].count("ghost") == 50
