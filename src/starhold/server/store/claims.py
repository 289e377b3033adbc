"""Which of several servers of a database sees to something: the one that has claimed it first, while it lives."""

import asyncio
import contextlib
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import ColumnElement, Connection, Engine, func, select
from sqlalchemy.exc import SQLAlchemyError


class Claims:
    """Locks of a session of PostgreSQL, which end with this process however that ends; a file has one server anyway.

    Where the connection was lost, all claims are, and are made anew: two servers that see to the same for a moment do
    no harm, since each change is kept once only.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._shared = engine.dialect.name == "postgresql"
        self._thread = ThreadPoolExecutor(1, "claims")
        self._connection: Connection | None = None
        self._held: set[str] = set()

    async def take(self, name: str) -> bool:
        """Whether ``name`` is ours, by now or since before."""
        if not self._shared or name in self._held:
            return True
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._take, name)

    async def check(self) -> None:
        """Forget all claims if the connection that held them is gone."""
        if self._shared and self._held:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._ask)

    def free(self, name: str) -> None:
        """Let another server have it."""
        if self._shared and name in self._held:
            self._held.discard(name)
            self._thread.submit(self._free, name)

    def stop(self) -> None:
        """Let others have everything."""
        self._thread.submit(self._forget)
        self._thread.shutdown()

    def _take(self, name: str) -> bool:
        try:
            if self._connection is None:
                self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if self._connection.execute(select(func.pg_try_advisory_lock(_key(name)))).scalar_one():
                self._held.add(name)
        except SQLAlchemyError:
            self._forget()
        return name in self._held

    def _ask(self) -> None:
        try:
            if self._connection is not None:
                self._connection.execute(select(1))
        except SQLAlchemyError:
            self._forget()

    def _free(self, name: str) -> None:
        try:
            if self._connection is not None:
                self._connection.execute(select(func.pg_advisory_unlock(_key(name))))
        except SQLAlchemyError:
            self._forget()

    def _forget(self) -> None:
        self._held.clear()
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(SQLAlchemyError):
                # One that goes back to the pool would keep its locks.
                connection.invalidate()
                connection.close()


def _key(name: str) -> ColumnElement[int]:
    return func.hashtextextended(func.current_schema() + " " + name, 0)
