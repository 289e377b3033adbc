"""What is due at which moment: one heap for all tables, and one timer for the first of them.

When somebody's time is over follows from `clocks`, what happens then is `matters`'s: `Matters.warn`, `Matters.run_out`.
"""

import asyncio
import contextlib
import heapq
from itertools import pairwise

import structlog

from starhold.kernel.reasons import Refused
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.store import Job, Store, StoreFailed, queries
from starhold.server.tables.matters import Matters
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table

logger = structlog.get_logger()
LOOK = 60.0
"""Seconds after which the clock is looked at again at the latest: a machine's may be set, or have slept."""
BEAT = 10.0
"""Seconds between two notes that a server runs."""
BRIDGED = 15_000
"""Milliseconds without a note that are no outage: one server stops and the next begins."""
SOON = 1000
"""Milliseconds until another look at a table that another server has changed meanwhile."""
AGAIN = 60_000
"""Milliseconds until another attempt after something that was due has failed."""


class Timekeeper:
    """Sees to clocks when they are due, and notes when the server runs: time in which none did does not count."""

    def __init__(self, store: Store, registry: Registry, matters: Matters, clock: Clock = CLOCK) -> None:
        self._store = store
        self._registry = registry
        self._matters = matters
        self._clock = clock
        self._due: list[tuple[int, str]] = []
        self._planned: dict[str, int] = {}
        self._seen: dict[str, tuple[int, int]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._ready = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._beaten = 0
        self._steady = 0.0

    async def start(self) -> None:
        """Begin, in the event loop: note the outage that has ended, then take up the tables whose clocks run."""
        loop = asyncio.get_running_loop()

        def turned() -> None:
            loop.call_soon_threadsafe(self._ready.set)

        self._clock.watch(turned)
        self._registry.on_change = self.plan
        with contextlib.suppress(StoreFailed):
            spans = await self._store.read(queries.read_uptime)
            self._clock.outages[:] = [(last, first) for (_, last), (first, _) in pairwise(spans)]
            self._beaten, self._steady = spans[-1][1] if spans else self._clock.now(), self._clock.steady()
        await self.beat()
        self._tasks = [asyncio.create_task(work) for work in (self._work(), self._keep_beating(), self._take_up())]

    async def stop(self) -> None:
        """Stop, and note until when the server has run."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._timer is not None:
            self._timer.cancel()
        await self.beat()

    # -- that the server runs -----------------------------------------------------------------------
    async def beat(self) -> None:
        """Note that the server runs; what is missing since the last note, more than it has been busy, is an outage."""
        now, steady = self._clock.now(), self._clock.steady()
        since = self._beaten
        if now - since - int((steady - self._steady) * 1000) > BRIDGED:
            self._clock.outages.append((since, now))
            since = now
        self._beaten, self._steady = now, steady
        try:
            await self._store.write(Job(steps=[lambda connection: queries.write_uptime(connection, since, now)]))
        except StoreFailed as problem:
            logger.warning("that the server runs is not noted", problem=repr(problem))

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await self.beat()

    # -- what is due --------------------------------------------------------------------------------
    async def _take_up(self) -> None:
        """Load the tables whose clocks run, one after the other, to learn what is due there."""
        for table_id in await self._store.read(queries.tables_with_clocks):
            try:
                self.plan(await self._registry.table(table_id))
            except (Problem, StoreFailed, Refused) as problem:
                logger.warning("the clocks of a table do not run", table=table_id, problem=repr(problem))

    def plan(self, table: Table) -> None:
        """Something may have changed at a table: when is it to be seen to?"""
        mark = (table.changes, table.clock_changes)
        if table.terms.pace.kind == "none" or self._seen.get(table.row.id) == mark:
            return
        due = None if table.over or table.gone else table.clocks.due(self._clock.now())
        if due is None:
            self._planned.pop(table.row.id, None)
            self._seen.pop(table.row.id, None)
        else:
            self._seen[table.row.id] = mark
            self._plan(table.row.id, due.at)

    def _plan(self, table_id: str, at: int) -> None:
        if self._planned.get(table_id) != at:
            self._planned[table_id] = at
            heapq.heappush(self._due, (at, table_id))
            self._set_timer()

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._due:
            wait = max(0.0, min((self._due[0][0] - self._clock.now()) / 1000, LOOK))
            self._timer = asyncio.get_running_loop().call_later(wait, self._ready.set)

    async def _work(self) -> None:
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._due and self._due[0][0] <= self._clock.now():
                at, table_id = heapq.heappop(self._due)
                if self._planned.get(table_id) == at:
                    del self._planned[table_id]
                    await self._see_to(table_id)
            self._set_timer()

    async def _see_to(self, table_id: str) -> None:
        try:
            table = await self._registry.table(table_id)
            if self._registry.sharing is not None:
                await table.refresh()
            async with table.lock:
                await self._tick(table)
            self._seen.pop(table_id, None)
            self.plan(table)
        except (Problem, StoreFailed, Refused) as problem:
            if isinstance(problem, StoreFailed) and problem.overtaken:
                # Another server has seen to it, or something else has happened: look again soon.
                self._plan(table_id, self._clock.now() + SOON)
            elif not isinstance(problem, Problem) or problem.reason != "table-unknown":
                logger.warning("a clock is not seen to", table=table_id, problem=repr(problem))
                self._plan(table_id, self._clock.now() + AGAIN)
        except Exception:
            logger.exception("a clock is not seen to", table=table_id)
            self._plan(table_id, self._clock.now() + AGAIN)

    async def _tick(self, table: Table) -> None:
        """Do all that is due at a table."""
        turned = True
        while turned and not (table.over or table.gone):
            due, turned = table.clocks.due(self._clock.now()), False
            if due is not None and due.at <= self._clock.now() and due.what != "turning":
                turned = True
                await (self._matters.warn if due.what == "warned" else self._matters.run_out)(table, due.seat)
        table.changes += 1
        table.clock_changes += 1
        table.notify()
