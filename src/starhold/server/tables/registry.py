"""All tables that are in memory: loaded when somebody looks, dropped when nobody does."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable

import structlog

from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.settings import Settings
from starhold.server.store import Store
from starhold.server.tables.bots import BotPlayer, Thinkers
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.peers import Peers
from starhold.server.tables.sharing import Sharing
from starhold.server.tables.table import Table
from starhold.server.visitors import mark_of

logger = structlog.get_logger()
IDLE = 120.0
"""Seconds after which a table that nobody looks at leaves the memory."""
SWEEP = 30.0


class Registry:
    """Rooms by table id; ``lines`` counts the live connections from each address."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        thinkers: Thinkers,
        clock: Clock = CLOCK,
        peers: Peers | None = None,
    ) -> None:
        self.clock = clock
        self.sharing = Sharing(store, peers, self.known, self._forget) if peers is not None else None
        self._store = store
        self._settings = settings
        self.metrics = metrics
        self._thinkers = thinkers
        self.on_change: Callable[[Table], None] = lambda _: None
        self.lines: Counter[str] = Counter()
        self._estimating: Counter[str] = Counter()
        self._tables: dict[str, Table] = {}
        self._players: dict[str, BotPlayer] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to drop idle tables now and then."""
        self._sweeper = asyncio.create_task(self._sweep_for_ever())
        if self.sharing is not None:
            self.sharing.start(self.tables)

    async def stop(self) -> None:
        """Stop the bots and what is being loaded."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for task in self._loading.values():
            task.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        if self.sharing is not None:
            await self.sharing.stop()
        await asyncio.gather(*(player.stop() for player in self._players.values()))

    def known(self, table_id: str) -> Table | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """All tables in memory."""
        return list(self._tables.values())

    def looks(self, table_id: str, visitor_id: str) -> bool:
        """Whether a visitor is looking at a table, here or at another server."""
        table = self.known(table_id)
        if table is not None:
            return visitor_id in table.audience.everybody([visitor_id])
        return self.sharing is not None and mark_of(visitor_id) in self.sharing.looking(table_id)

    async def table(self, table_id: str) -> Table:
        """The table; `Problem` (``table-unknown``) if there is none."""
        table = self._tables.get(table_id)
        if table is not None:
            table.used = self.clock.steady()
            if self.sharing is not None:
                # Whoever comes from a server that has just died has seen what this one may not have heard of.
                await self.sharing.compare([table])
            if not table.gone:
                return table
        if not 0 < len(table_id) <= 24:
            raise Problem("table-unknown")
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(task)

    async def loaded(self) -> None:
        """Wait until the tables that are being read are in memory, or are not to be had."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)

    async def _load(self, table_id: str) -> Table:
        try:
            table = await Table.load(self._store, self.metrics, table_id, self.clock)
            self.add(table)
            return table
        finally:
            del self._loading[table_id]

    def add(self, table: Table) -> None:
        """Keep a table, with a player for its bots."""
        player = BotPlayer(table, self._thinkers, self._settings)

        def settled() -> None:
            player.wake()
            self.on_change(table)

        self._tables[table.row.id] = table
        self._players[table.row.id] = player
        table.on_settled = settled
        if self.sharing is not None:
            self.sharing.share(table)
        table.estimates = Estimates(table.row.game, self._thinkers.work, self._estimating)
        settled()
        if any(seat.kind == "bot" for seat in table.seats):
            self._thinkers.warm_up(table.row.game)
        self.metrics.tables = len(self._tables)

    def tell_of(self, visitor_id: str) -> None:
        """Let other servers hear that a visitor has changed."""
        if self.sharing is not None:
            self.sharing.peers.visitor(visitor_id)

    def tell_of_tables(self, ids: Iterable[str]) -> None:
        """Let other servers look at tables that may have changed."""
        if self.sharing is not None:
            for table_id in ids:
                self.sharing.peers.table(table_id, bots=False)

    def play_everywhere(self) -> None:
        """Play the bots of tables that nobody looks at here, too, as soon as other servers say that they are asked."""
        if self.sharing is not None:
            self.sharing.on_bots = self._load_for_bots

    def _load_for_bots(self, table_id: str) -> None:
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
            self._loading[table_id].add_done_callback(heard)

    def drop(self, table: Table) -> None:
        """Forget a table that is gone."""
        table.vanish()
        table.on_kept()
        self._forget(table.row.id)

    def _forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._store.claims.free(table_id)
        player = self._players.pop(table_id, None)
        if player is not None:
            player.cancel()
        self.metrics.tables = len(self._tables)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self.sweep(IDLE)
            if self.sharing is not None:
                await self.sharing.go_round(self.tables())

    def sweep(self, idle: float) -> None:
        """Drop tables that nobody has used for ``idle`` seconds and where no bot is playing."""
        before = self.clock.steady() - idle
        self.lines = +self.lines
        for table_id, table in list(self._tables.items()):
            busy = table.audience.listeners or table.lock.locked() or self._players[table_id].busy
            if not busy and table.used <= before:
                self._forget(table_id)


def heard(task: asyncio.Task[Table]) -> None:
    """Log what became of a table that nobody waits for."""
    if not task.cancelled() and (problem := task.exception()) is not None:
        logger.warning("bots cannot go on", problem=repr(problem))
