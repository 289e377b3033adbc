"""Chances: asked for over the live line, made elsewhere, once for all who see the same."""

import asyncio
import gc
from collections import Counter
from typing import Any

import msgspec
import pytest

from starhold.games.pebble import GAME
from starhold.kernel.game import Plain
from starhold.server.errors import Problem
from starhold.server.limits import ESTIMATES
from starhold.server.tables import bot_process
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.updates import Snapshot
from tests.server.people import Person, Served


class Worker:
    """Stands in for the other processes: notes what it is asked, answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.go = asyncio.Event()

    async def work(self, *asked: Any) -> Plain | None:
        self.asked.append(asked)
        await self.go.wait()
        if asked[2] == b"broken":
            raise ValueError("oh")
        return {"number": len(self.asked)}


class Shown:
    """Stands in for a moment."""

    def __init__(self, version: int, text: bytes = b"") -> None:
        self.version = version
        self._text = text

    def view(self, viewer: int | None) -> bytes:
        return self._text or b"view of %a" % viewer


def moment(version: int, text: bytes = b"") -> Snapshot:
    return Shown(version, text)  # type: ignore[return-value]


def test_what_several_ask_is_made_once_and_from_the_view_alone() -> None:
    async def run() -> None:
        worker = Worker()
        estimates = Estimates("pebble", worker.work, Counter())
        now = moment(3)
        asking = [asyncio.create_task(estimates.of(now, viewer, "ann")) for viewer in (0, 0, None, 0)]
        await asyncio.sleep(0)
        asking[0].cancel()
        await asyncio.sleep(0)
        worker.go.set()
        assert await asking[1] == await asking[3] == {"number": 1}
        assert await asking[2] == {"number": 2}
        assert worker.asked == [
            (bot_process.expect, "pebble", b"view of 0"),
            (bot_process.expect, "pebble", b"view of None"),
        ]
        await estimates.of(moment(4), 0, "ann")
        assert len(worker.asked) == 3

    asyncio.run(run())


def test_an_estimate_that_nobody_waits_for_any_more_fails_in_silence() -> None:
    async def run() -> list[Any]:
        complaints: list[Any] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, said: complaints.append(said))
        worker = Worker()
        estimates = Estimates("pebble", worker.work, Counter())
        asking = [asyncio.create_task(estimates.of(moment(1), viewer, "ann")) for viewer in (0, 1)]
        await asyncio.sleep(0.01)
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        asking.clear()
        worker.go.set()
        await estimates.of(moment(2), 0, "ann")
        gc.collect()
        return complaints

    assert asyncio.run(run()) == []


def test_what_is_no_longer_wanted_is_not_made() -> None:
    async def run() -> None:
        worker = Worker()
        estimates = Estimates("pebble", worker.work, Counter())
        first = asyncio.create_task(estimates.of(moment(1), 0, "ann"))
        second = asyncio.create_task(estimates.of(moment(1), 1, "ann"))
        await asyncio.sleep(0)
        third = asyncio.create_task(estimates.of(moment(2), 0, "ann"))
        await asyncio.sleep(0)
        worker.go.set()
        assert await first == {"number": 1}
        with pytest.raises(Problem, match="stale"):
            await second
        assert await third == {"number": 2}

    asyncio.run(run())


def test_a_failure_is_told_and_does_not_spread() -> None:
    async def run() -> None:
        worker = Worker()
        worker.go.set()
        estimates = Estimates("pebble", worker.work, Counter())
        with pytest.raises(Problem, match="server-failed"):
            await estimates.of(moment(1, b"broken"), 0, "ann")
        assert await estimates.of(moment(2), 0, "ann") == {"number": 2}

    asyncio.run(run())


def test_one_visitor_cannot_ask_for_many_at_once_at_however_many_tables() -> None:
    async def run() -> None:
        worker, asking = Worker(), Counter[str]()
        tables = [Estimates("pebble", worker.work, asking) for _ in range(ESTIMATES + 1)]
        taken = [asyncio.create_task(one.of(moment(1), 0, "eve")) for one in tables[:-1]]
        await asyncio.sleep(0)
        for _ in range(3):
            with pytest.raises(Problem, match="too-fast"):
                await tables[-1].of(moment(1), 0, "eve")
        # What is made already costs nothing, whoever asks for it, and others have their own share.
        taken.append(asyncio.create_task(tables[0].of(moment(1), 0, "eve")))
        taken.append(asyncio.create_task(tables[-1].of(moment(1), 0, "ann")))
        taken[0].cancel()
        await asyncio.sleep(0)
        assert asking == {"eve": ESTIMATES, "ann": 1}
        worker.go.set()
        await asyncio.gather(*taken[1:])
        assert asking == {}
        await tables[-1].of(moment(2), 0, "eve")

    asyncio.run(run())


def test_an_estimate_is_answered_in_another_process_and_never_for_an_old_moment(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], seed=1)
    with ann.live(table) as line:
        line.until("update")
        answer = line.ask(type="estimate", version=line.version)
        assert {key: answer[key] for key in answer if key != "id"} == {"type": "estimate", "version": line.version}
        old = line.version
        assert line.take()["type"] == "accepted"
        line.until("update", old + 1)
        refused = line.ask(type="estimate", version=old)
        assert (refused["type"], refused["reason"]) == ("refused", "stale")


def test_a_game_without_estimates_says_so() -> None:
    state = GAME.start(GAME.configure(2))
    assert bot_process.expect("pebble", msgspec.json.encode(GAME.view(state, 0))) is None
