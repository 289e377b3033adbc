"""Chances at the present moment of a table, made in the processes where bots think and remembered for all who look."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias, TypeVar

import structlog

from starhold.kernel.game import Plain
from starhold.server.errors import Problem
from starhold.server.limits import ESTIMATES
from starhold.server.tables import bot_process
from starhold.server.tables.updates import Snapshot, Viewer

logger = structlog.get_logger()
Work: TypeAlias = Callable[..., Awaitable[Any]]
T = TypeVar("T")
"""Calls a function with arguments in another process."""


class Estimates:
    """The estimates of one table, one for each viewer of the newest moment that somebody has asked about.

    ``asking`` counts, over all tables, what is being made for each visitor who was the first to ask for it.
    """

    def __init__(self, game_id: str, work: Work, asking: Counter[str]) -> None:
        self._game_id = game_id
        self._work = work
        self._asking = asking
        self._version = -1
        self._made: dict[Viewer, asyncio.Task[Plain | None]] = {}
        self._turn = asyncio.Lock()

    async def of(self, snapshot: Snapshot, viewer: Viewer, visitor_id: str) -> Plain | None:
        """The estimate for ``viewer``, from the very view that is sent to it; None if there is none.

        `Problem` (``stale``) when a newer snapshot is asked about before its turn came, (``too-fast``) when the visitor
        has asked for too many that are not ready, (``server-failed``).
        """
        if snapshot.version != self._version:
            self._version, self._made = snapshot.version, {}
        task = self._made.get(viewer)
        if task is None:
            if self._asking[visitor_id] >= ESTIMATES:
                raise Problem("too-fast")
            view = snapshot.view(viewer)
            task = self._made[viewer] = asyncio.create_task(self._make(snapshot.version, view))
            self._asking[visitor_id] += 1
            task.add_done_callback(partial(self._end, visitor_id))
        # Others may wait for the same one: it goes on when one of them hangs up.
        return await asyncio.shield(task)

    async def _make(self, version: int, view: bytes) -> Plain | None:
        # One at a time for each table, so that the bots of others need not wait long for a process.
        async with self._turn:
            if version != self._version:
                raise Problem("stale")
            try:
                found: Plain | None = await self._work(bot_process.expect, self._game_id, view)
                return found
            except Exception as problem:
                logger.exception("no estimate", game=self._game_id)
                raise Problem("server-failed") from problem

    async def ask(self, visitor_id: str, work: Callable[..., T], *arguments: object) -> T:
        """What ``work`` makes of its arguments in another process; `Problem` as in `of`."""
        if self._asking[visitor_id] >= ESTIMATES:
            raise Problem("too-fast")
        self._asking[visitor_id] += 1
        try:
            async with self._turn:
                made: T = await self._work(work, *arguments)
                return made
        except Exception as problem:
            logger.exception("nothing could be tried out", game=self._game_id)
            raise Problem("server-failed") from problem
        finally:
            self._asking[visitor_id] -= 1

    def _end(self, visitor_id: str, task: asyncio.Task[Plain | None]) -> None:
        """Take note that and how it ended: whoever asked may have hung up, and then that is all right."""
        self._asking[visitor_id] -= 1
        if not self._asking[visitor_id]:
            del self._asking[visitor_id]
        if not task.cancelled():
            task.exception()
