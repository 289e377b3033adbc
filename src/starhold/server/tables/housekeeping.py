"""What the server sees to by itself: bots go on after a restart, abandoned tables go, winners are named."""

import asyncio
import contextlib
from collections.abc import Iterator
from functools import partial

import structlog

from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.settings import Settings
from starhold.server.store import Job, Store, StoreFailed, queries
from starhold.server.tables.changes import Tables
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table

logger = structlog.get_logger()
EVERY = 3600.0
"""Seconds between two rounds."""
DAY = 24 * 3600 * 1000


class Housekeeper:
    """Goes round once at the start and then every hour.

    A table that was never started and has not changed for ``idle_days`` is removed. A game is kept for good, finished
    or not; one that nobody has played for so long is put away. After that time it leaves the lobby
    (`queries.tables_of`, `queries.open_tables`) and stands at its address.
    """

    def __init__(
        self, store: Store, settings: Settings, registry: Registry, tables: Tables, clock: Clock = CLOCK
    ) -> None:
        self._clock = clock
        self._store = store
        self._settings = settings
        self._registry = registry
        self._tables = tables
        self._left_alone: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; in the event loop. Nobody waits for it."""
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop and wait for it."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _work(self) -> None:
        while True:
            with _logged("the round of the server failed"):
                await self.wake_bots()
                await self.clear_tables()
                await self.put_away()
                await self.name_winners()
            await asyncio.sleep(EVERY)

    async def wake_bots(self) -> None:
        """Take the tables into memory where a bot is asked: it plays from then on.

        One after the other, since repeating a long record takes a while and people play meanwhile. A table that cannot
        be loaded is logged, and left alone in later rounds.
        """
        for table_id in await self._store.read(queries.tables_of_bots) if self._settings.bot_workers else []:
            left = self._registry.known(table_id) is not None or table_id in self._left_alone
            if not left and await self._store.claims.take(table_id):
                with _logged("bots cannot go on", table=table_id), self._once(table_id):
                    await self._registry.table(table_id)

    async def clear_tables(self) -> None:
        """Remove the tables that have waited for their start for too long."""
        before = days_ago(self._settings.idle_days, self._clock)
        for table_id in await self._store.read(queries.tables_before_start, before):
            if table_id not in self._left_alone:
                with _logged("table cannot be cleared away", table=table_id), self._once(table_id):
                    await self._tables.clear(table_id, before)

    async def put_away(self) -> None:
        """Warn the players of games in which nobody has done anything for long; a week later put those away.

        A game that is put away has ended without a result, and any of its players may go on with it.
        """
        if not self._settings.idle_days:
            return
        for table_id in await self._store.read(queries.tables_idle, days_ago(self._settings.idle_days, self._clock)):
            if table_id not in self._left_alone:
                with _logged("game cannot be put away", table=table_id), self._once(table_id):
                    await self._tables.fade(table_id)

    async def name_winners(self) -> None:
        """Let the lobby's finished tables say who has won: games that ended before that was kept are repeated.

        One that nobody has won is not looked at again.
        """
        for table_id in await self._store.read(
            queries.tables_without_winners, days_ago(self._settings.idle_days, self._clock)
        ):
            if table_id not in self._left_alone:
                with _logged("winners cannot be found", table=table_id), self._once(table_id):
                    table = await Table.load(self._store, self._registry.metrics, table_id, self._clock)
                    if table.row.turn:
                        naming = partial(queries.write_winners, table_id=table_id, seats=table.row.turn)
                        await self._store.write(Job(steps=[naming]))
                    else:
                        self._left_alone.add(table_id)

    @contextlib.contextmanager
    def _once(self, table_id: str) -> Iterator[None]:
        """Note a table that is broken itself: it fails again in every round."""
        try:
            yield
        except StoreFailed:
            raise
        except Exception:
            self._left_alone.add(table_id)
            raise


def days_ago(days: float, clock: Clock) -> int:
    """The moment so many days ago, in milliseconds since 1970; for 0 days the beginning of time."""
    return int(clock.now() - days * DAY) if days else 0


@contextlib.contextmanager
def _logged(said: str, **about: str) -> Iterator[None]:
    """Log what goes wrong and go on: one broken table must not hold up the others."""
    try:
        yield
    except (Problem, StoreFailed) as problem:
        logger.warning(said, problem=repr(problem), **about)
    except Exception:
        logger.exception(said, **about)
