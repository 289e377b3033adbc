"""Tables that several servers of one database have in memory: each hears of what the others have kept."""

import asyncio
from collections.abc import Callable, Sequence

import structlog

from starhold.kernel.reasons import Refused
from starhold.server.errors import Problem
from starhold.server.store import Store, StoreFailed, queries
from starhold.server.tables.peers import Elsewhere, Note, Peers
from starhold.server.tables.table import Table

logger = structlog.get_logger()
FAILURES = (Problem, Refused, StoreFailed)
"""What reading a table from the store may end with."""


class Sharing:
    """Keeps the tables of a server as they stand in the store.

    ``known`` finds a table in memory, ``forget`` drops one that is gone. ``on_visitor`` is called with the mark of a
    visitor whom another server has changed, ``on_missed`` when such a one may not have been heard of, ``on_bots`` with
    a table that is not in memory where a bot is asked.
    """

    def __init__(
        self, store: Store, peers: Peers, known: Callable[[str], Table | None], forget: Callable[[str], None]
    ) -> None:
        self._store = store
        self.peers = peers
        self._known = known
        self._forget = forget
        self._tables: Callable[[], Sequence[Table]] = list
        self._stale: set[str] = set()
        self._elsewhere: dict[str, Elsewhere] = {}
        self._refreshing: dict[str, asyncio.Task[None]] = {}
        self.on_visitor: Callable[[str], None] = lambda _: None
        self.on_missed: Callable[[], None] = lambda: None
        self.on_bots: Callable[[str], None] = lambda _: None

    def start(self, tables: Callable[[], Sequence[Table]]) -> None:
        """Begin to hear of others."""

        def refresh_all() -> None:
            self.on_missed()
            for table in tables():
                self._read_anew(table)

        self._tables = tables
        self.peers.heard, self.peers.missed = self._hear, refresh_all
        self.peers.start()

    async def stop(self) -> None:
        """Stop hearing of others."""
        await self.peers.stop()
        for task in self._refreshing.values():
            task.cancel()
        await asyncio.gather(*self._refreshing.values(), return_exceptions=True)

    def share(self, table: Table) -> None:
        """Let others hear of a table."""

        def changed() -> None:
            self.peers.table(table.row.id, table.bot_asked() is not None)

        def told() -> None:
            self.peers.present(table.row.id, table.audience.present)

        table.on_kept, table.audience.on_told = changed, told
        table.audience.elsewhere = self._elsewhere.pop(table.row.id, table.audience.elsewhere)

    def looking(self, table_id: str) -> frozenset[str]:
        """The marks of those who look at a table at other servers, which is not in memory here."""
        return self._elsewhere[table_id].marks() if table_id in self._elsewhere else frozenset()

    async def compare(self, tables: Sequence[Table]) -> None:
        """Refresh those of the tables that are not what they are in the store."""
        found = await self._store.read(queries.versions, [table.row.id for table in tables])
        behind = [
            table
            for table in tables
            if found.get(table.row.id) != (table.row.revision, table.match.version if table.match else 0)
        ]
        await asyncio.gather(*map(self._refresh_soon, behind))

    async def go_round(self, tables: Sequence[Table]) -> None:
        """What is done now and then, for the case that something was not heard."""
        try:
            await self.compare(tables)
        except StoreFailed as problem:
            logger.warning("tables could not be compared with the store", problem=repr(problem))
        await self._store.claims.check()
        for table_id, elsewhere in list(self._elsewhere.items()):
            elsewhere.expire()
            if not elsewhere.marks():
                del self._elsewhere[table_id]
        for table in tables:
            if table.audience.present:
                self.peers.present(table.row.id, table.audience.present)
            if table.audience.elsewhere.expire():
                table.audience.tell_soon()

    def _hear(self, note: Note) -> None:
        for visitor in note.visitors:
            self.on_visitor(visitor)
            for one in self._tables():
                if one.talk.involves(visitor):
                    self._read_anew(one)
        for table_id in note.tables | note.bots:
            table = self._known(table_id)
            if table is not None:
                self._refresh_soon(table)
            elif table_id in note.bots:
                self.on_bots(table_id)
        for table_id, marks in note.present.items():
            table = self._known(table_id)
            if table is None:
                self._elsewhere.setdefault(table_id, Elsewhere()).note(note.by, marks)
            elif table.audience.elsewhere.note(note.by, marks):
                table.audience.tell_soon()

    def _read_anew(self, table: Table) -> None:
        """Whoever has said something may be somebody else by now, or nobody."""
        table.talk.doubtful = True
        self._refresh_soon(table)

    def _refresh_soon(self, table: Table) -> asyncio.Task[None]:
        """Look into the store; once more if something is heard of the table meanwhile."""
        table_id = table.row.id
        self._stale.add(table_id)
        if table_id not in self._refreshing:
            self._refreshing[table_id] = asyncio.create_task(self._refresh(table))
        return self._refreshing[table_id]

    async def _refresh(self, table: Table) -> None:
        table_id = table.row.id
        try:
            while table_id in self._stale:
                self._stale.discard(table_id)
                await table.refresh()
        except FAILURES as problem:
            logger.warning("a table could not be brought up to date", table=table_id, problem=repr(problem))
        except Exception:
            logger.exception("a table could not be brought up to date", table=table_id)
        finally:
            del self._refreshing[table_id]
        if table.gone:
            self._forget(table_id)
