"""Group commit: one thread writes what all tables want to keep, many changes in one transaction."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, PoolProxiedConnection
from sqlalchemy.exc import DBAPIError

from starhold.server.store.moves import DIALECTS, Dialect, Execute, add_entries, add_notices, set_asides, set_turns
from starhold.server.store.queries import Overtaken
from starhold.server.store.rows import AsideRow, AskedRow, EntryRow, TurnRow

Step = Callable[[Connection], None]
"""A change that needs a function of its own."""
MOST = 1000
"""Changes in one transaction at most."""
HURRIED = 0.25
"""Seconds to wait for another process that holds the database, once it has been waited for in vain."""


class StoreFailed(Exception):
    """A change could not be kept, nothing of it stands in the database; or something could not be read.

    ``reason`` says which: ``not-saved``, ``not-read``, or ``store-damaged`` where the data file is. ``overtaken``:
    another server has changed the same thing meanwhile, and it can be tried again after a look at the store.
    """

    def __init__(self, problem: Exception, reading: bool = False) -> None:
        super().__init__(str(problem))
        self.overtaken = isinstance(problem, Overtaken) or _breaks_a_key(problem)
        damaged = _code(problem) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        self.reason = "store-damaged" if damaged else "not-read" if reading else "not-saved"


@dataclass(slots=True)
class Job:
    """A change that is kept as a whole or not at all: lines of records, settings beside them, turns, who
    is ``asked`` and to be told so, other steps.
    """

    entries: Sequence[EntryRow] = ()
    steps: Sequence[Step] = ()
    turns: Sequence[TurnRow] = ()
    asides: Sequence[AsideRow] = ()
    asked: Sequence[AskedRow] = ()


Waiting = tuple[Job, asyncio.Future[None]]


class Writer:
    """Takes jobs from the event loop, answers each when it stands in the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._dialect = DIALECTS[engine.dialect.name]
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._moves: PoolProxiedConnection | None = None
        self._hurried = False
        self.batches = 0
        self.jobs = 0

    def start(self) -> None:
        """Start the thread; to be called from the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def stop(self) -> None:
        """Write what is waiting and end the thread."""
        if self._thread.is_alive():
            self._queue.put(None)
            self._thread.join()
        if self._moves is not None:
            self._moves.close()
            self._moves = None

    async def commit(self, job: Job) -> None:
        """Come back when ``job`` is committed; `StoreFailed` if it cannot be."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put((job, future))
        await future

    def _run(self) -> None:
        running = True
        while running:
            batch: list[Waiting] = []
            waiting = self._queue.get()
            while True:
                if waiting is None:
                    running = False
                else:
                    batch.append(waiting)
                if len(batch) >= MOST or self._queue.empty():
                    break
                waiting = self._queue.get()
            if batch:
                self._report(self._write(batch))

    def _write(self, batch: list[Waiting]) -> list[tuple[asyncio.Future[None], Exception | None]]:
        """Commit a batch as a whole; if that fails, each job by itself, so that one cannot spoil the others.

        A database that is held by another process is waited for once, for all of them and for what comes meanwhile.
        """
        problem = self.attempt([job for job, _ in batch])
        self._hurried = problem is not None and _held(problem)
        if problem is None or self._hurried or len(batch) == 1:
            return [(future, problem) for _, future in batch]
        return [(future, self.attempt([job])) for job, future in batch]

    def attempt(self, jobs: list[Job]) -> Exception | None:
        """Commit ``jobs`` together; what went wrong, or None."""
        try:
            if any(job.steps for job in jobs):
                with self._engine.begin() as connection, self._patience(connection.exec_driver_sql):
                    for job in jobs:
                        for step in job.steps:
                            step(connection)
                    _keep(connection.exec_driver_sql, self._dialect, jobs)
            else:
                self._keep_moves(jobs)
        except Exception as problem:  # noqa: BLE001
            # The thread goes on whatever happens: all tables wait for it.
            return problem
        self.batches += 1
        self.jobs += len(jobs)
        return None

    def _keep_moves(self, jobs: list[Job]) -> None:
        """The way of nearly all changes goes past the database library, which takes longer over it than the disk.

        A connection that was lost since the last change is replaced.
        """
        fresh = self._moves is None
        try:
            self._keep_on(self._moves or self._connect(), jobs)
        except self._engine.dialect.loaded_dbapi.Error as problem:
            if fresh or self._moves is None or not self._lost(problem):
                raise
            self._moves.invalidate()
            self._keep_on(self._connect(), jobs)

    def _connect(self) -> PoolProxiedConnection:
        self._moves = self._engine.raw_connection()
        return self._moves

    def _lost(self, problem: Exception) -> bool:
        return self._engine.dialect.is_disconnect(problem, self._moves, None)  # type: ignore[arg-type]

    def _keep_on(self, connection: PoolProxiedConnection, jobs: list[Job]) -> None:
        cursor = connection.cursor()
        try:
            if self._dialect.begin:
                with self._patience(cursor.execute):
                    cursor.execute(self._dialect.begin)
            _keep(cursor.execute, self._dialect, jobs)
            connection.commit()
        except BaseException:
            # What has ended the transaction already, a full disk or a lost connection, has nothing left to take back.
            with contextlib.suppress(self._engine.dialect.loaded_dbapi.Error):
                connection.rollback()
            raise
        finally:
            cursor.close()

    @contextlib.contextmanager
    def _patience(self, execute: Execute) -> Iterator[None]:
        """Wait only shortly for another process if the last wait was in vain."""
        if not self._hurried:
            yield
            return
        (usual,) = execute("PRAGMA busy_timeout", ()).fetchone()
        execute(f"PRAGMA busy_timeout = {min(usual, int(HURRIED * 1000))}", ())
        try:
            yield
        finally:
            execute(f"PRAGMA busy_timeout = {usual}", ())

    def _report(self, results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, results)


def _keep(execute: Execute, dialect: Dialect, jobs: list[Job]) -> None:
    add_entries(execute, dialect, [row for job in jobs for row in job.entries])
    set_asides(execute, dialect, [row for job in jobs for row in job.asides])
    set_turns(execute, dialect, [row for job in jobs for row in job.turns])
    add_notices(execute, dialect, [row for job in jobs for row in job.asked])


def _held(problem: Exception) -> bool:
    return _code(problem) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def _breaks_a_key(problem: Exception) -> bool:
    """Whether it is what every driver calls an error of integrity (PEP 249)."""
    return any(kind.__name__ == "IntegrityError" for kind in type(problem).__mro__)


def _code(problem: Exception) -> int:
    """What SQLite calls the problem, 0 if it is none of SQLite's."""
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    return int(getattr(cause, "sqlite_errorcode", 0)) & 0xFF


def _settle(results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            failed = StoreFailed(problem)
            failed.__cause__ = problem
            future.set_exception(failed)
