"""Group commit: one thread writes what all tables want to keep, many changes in one transaction."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Engine, PoolProxiedConnection

from starhold.server.store.queries import Execute, add_entries, set_turns
from starhold.server.store.rows import EntryRow, TurnRow

MOST = 1000
"""Changes in one transaction at most."""


class StoreFailed(Exception):
    """A change could not be kept; nothing of it stands in the database."""


@dataclass(slots=True)
class Job:
    """A change that is kept as a whole or not at all: lines of records, turns, and other steps."""

    entries: Sequence[EntryRow] = ()
    steps: Sequence[Callable[[Connection], None]] = ()
    turns: Sequence[TurnRow] = ()


Waiting = tuple[Job, asyncio.Future[None]]


class Writer:
    """Takes jobs from the event loop, answers each when it stands in the database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._moves: PoolProxiedConnection | None = None
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
        """Commit a batch as a whole; if that fails, each job by itself, so that one cannot spoil the others."""
        problem = self.attempt([job for job, _ in batch])
        if problem is None or len(batch) == 1:
            return [(future, problem) for _, future in batch]
        return [(future, self.attempt([job])) for job, future in batch]

    def attempt(self, jobs: list[Job]) -> Exception | None:
        """Commit ``jobs`` together; what went wrong, or None."""
        try:
            if any(job.steps for job in jobs):
                with self._engine.begin() as connection:
                    for job in jobs:
                        for step in job.steps:
                            step(connection)
                    _keep(connection.exec_driver_sql, jobs)
            else:
                self._keep_moves(jobs)
        except Exception as problem:  # noqa: BLE001
            # The thread goes on whatever happens: all tables wait for it.
            return problem
        self.batches += 1
        self.jobs += len(jobs)
        return None

    def _keep_moves(self, jobs: list[Job]) -> None:
        """The way of nearly all changes goes past the database library, which takes longer over it than the disk."""
        if self._moves is None:
            self._moves = self._engine.raw_connection()
        cursor = self._moves.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            _keep(cursor.execute, jobs)
            cursor.execute("COMMIT")
        except BaseException:
            # Some failures, a full disk among them, have ended the transaction already.
            with contextlib.suppress(sqlite3.Error):
                cursor.execute("ROLLBACK")
            raise
        finally:
            cursor.close()

    def _report(self, results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
        assert self._loop is not None
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(_settle, results)


def _keep(execute: Execute, jobs: list[Job]) -> None:
    entries = [row for job in jobs for row in job.entries]
    if entries:
        add_entries(execute, entries)
    turns = [row for job in jobs for row in job.turns]
    if turns:
        set_turns(execute, turns)


def _settle(results: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for future, problem in results:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            failed = StoreFailed(str(problem))
            failed.__cause__ = problem
            future.set_exception(failed)
