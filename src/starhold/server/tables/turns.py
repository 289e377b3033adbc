"""Whose turn it is where only a few can be served at once: owner by owner, and of one owner table by table."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

PASSED_BY = 8
"""So many for whom somebody waits go before one for whom nobody does."""


class Asker(NamedTuple):
    """Who wants a turn: for a table of an owner, and whether somebody waits for it there."""

    owner: str = ""
    table: str = ""
    awaited: bool = True


class Queue:
    """Those who wait; each owner has one turn, then the next, and so have the tables of an owner among themselves."""

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    def __bool__(self) -> bool:
        return bool(self._owners)

    def add(self, asker: Asker, turn: "asyncio.Future[None]") -> None:
        """Wait behind those who wait for the same table."""
        self._owners.setdefault(asker.owner, {}).setdefault(asker.table, deque()).append(turn)

    def pop(self) -> "asyncio.Future[None]":
        """The next one."""
        owner, tables = next(iter(self._owners.items()))
        table, waiting = next(iter(tables.items()))
        turn = waiting.popleft()
        del self._owners[owner], tables[table]
        if waiting:
            tables[table] = waiting
        if tables:
            self._owners[owner] = tables
        return turn


class Turns:
    """Lets so many at once have their turn."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._awaited = Queue()
        self._others = Queue()
        self._passed_by = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for the turn and have it."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(asker)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, asker: Asker) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._awaited if asker.awaited else self._others).add(asker, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        while queue := self._first():
            turn = queue.pop()
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _first(self) -> Queue:
        if self._others and (not self._awaited or self._passed_by >= PASSED_BY):
            self._passed_by = 0
            return self._others
        self._passed_by += bool(self._others)
        return self._awaited
