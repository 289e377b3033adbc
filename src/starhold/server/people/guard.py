"""Whom the host has shut out and whether accounts are made: read from the store again and again, since the command
line and other servers change it too.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import structlog

from starhold.server.people.lines import Line, Lines
from starhold.server.people.sessions import Sessions
from starhold.server.store import Store, StoreFailed, VisitorRow, hosting, queries
from starhold.server.visitors import mark_of

logger = structlog.get_logger()
EVERY = 2.0
"""Seconds between two looks."""
ALLOWED = ("/api/sign-out", "/api/leave")
"""What somebody who is shut out may still change: being here."""


class Guard:
    """Keeps out who is shut out; ``carry_out`` does what the command line wants."""

    def __init__(self, store: Store, sessions: Sessions, lines: Lines, registration: bool) -> None:
        self._store = store
        self._sessions = sessions
        self._lines = lines
        self._wanted = registration
        self._people: set[str] = set()
        self._addresses: set[str] = set()
        self._closed = False
        self._task: asyncio.Task[None] | None = None
        self._asking: set[asyncio.Task[None]] = set()
        self.carry_out: Callable[[hosting.ErrandRow], Awaitable[None]] | None = None

    @property
    def registration(self) -> bool:
        """Whether people may make accounts."""
        return self._wanted and not self._closed

    def bars(self, visitor_id: str, address: str) -> bool:
        """Whether somebody is shut out."""
        return visitor_id in self._people or address in self._addresses

    async def start(self) -> None:
        """Look once, and then again and again."""
        await self.look()
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
                await self._sessions.hang_up()
            except StoreFailed as problem:
                logger.warning("bans could not be read", problem=repr(problem))
            except Exception:
                logger.exception("the round of the guard failed")

    async def look(self) -> None:
        """See what the host has decided, and to what the command line wants."""
        for row in await self.look_again():
            if self.carry_out is not None and await self._store.claims.take(f"errand {row.id}"):
                await self.carry_out(row)
                self._store.claims.free(f"errand {row.id}")

    async def look_again(self) -> list[hosting.ErrandRow]:
        """See what the host has decided; the errands that wait."""
        bans, registration, errands = await self._store.read(hosting.watch)
        self._people = {row.whom for row in bans if row.kind == "person"}
        self._addresses = {row.whom for row in bans if row.kind == "address"}
        self._closed = registration == "closed"
        self._lines.end(lambda line: self.bars(line.visitor_id, line.address), "banned")
        return errands

    def heard_of(self, mark: str) -> None:
        """Another server has changed the visitor with that mark: lines of one who is somebody else by now end."""
        for line in self._lines.of(lambda line: mark_of(line.visitor_id) == mark):
            task = asyncio.create_task(self._check(line))
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    async def _check(self, line: Line) -> None:
        with contextlib.suppress(StoreFailed):
            found: VisitorRow | None = await self._store.read(queries.read_visitor, line.visitor_id)
            if found is None:
                line.end("signed-out")
