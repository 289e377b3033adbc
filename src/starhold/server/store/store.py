"""The store as the server uses it: reads in a thread beside the event loop, writes through the group commit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from starhold.server.store.claims import Claims
from starhold.server.store.database import open_database
from starhold.server.store.writer import Job, StoreFailed, Writer

P = ParamSpec("P")
T = TypeVar("T")


class Store:
    """Reads and writes of one database; ``start`` in the event loop, ``stop`` at the end."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        # What other servers keep between two questions of a query stands in none of its answers; so it is in a file.
        shared = engine.dialect.name == "postgresql"
        self._reading = engine.execution_options(isolation_level="REPEATABLE READ") if shared else engine
        self._readers = ThreadPoolExecutor(2, "reader")
        self.writer = Writer(engine)
        self.claims = Claims(engine)

    def start(self) -> None:
        """Begin to write."""
        self.writer.start()

    def stop(self) -> None:
        """Finish what is waiting and close the database."""
        self.writer.stop()
        self.claims.stop()
        self._readers.shutdown()
        self._engine.dispose()

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``query`` finds; `StoreFailed` if the database cannot be read."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, lambda: self.read_now(query, *args, **kwargs))

    def read_now(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same, without leaving the calling thread."""
        try:
            with self._reading.connect() as connection:
                return query(connection, *args, **kwargs)
        except SQLAlchemyError as problem:
            raise StoreFailed(problem, reading=True) from problem

    async def write(self, job: Job) -> None:
        """Keep ``job``; comes back when it is committed, `StoreFailed` if it cannot be."""
        await self.writer.commit(job)

    def write_now(self, job: Job) -> None:
        """Keep ``job`` before the event loop runs; `StoreFailed` if it cannot be kept."""
        problem = self.writer.attempt([job])
        if problem is not None:
            raise StoreFailed(problem) from problem


def open_store(database: str, pages: int = 0, slow: Callable[[], None] = lambda: None) -> Store:
    """The store at an address, brought up to date; see `open_database`."""
    return Store(open_database(database, pages, slow))
