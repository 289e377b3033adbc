"""Somebody leaves for good: what is theirs goes, and games that others have played with them stay as they were."""

from dataclasses import replace
from functools import partial

import structlog

from starhold.server.errors import Problem
from starhold.server.people.accounts import Accounts, Asking
from starhold.server.store import Job, SeatRow, Store, VisitorRow, annals, chat, people
from starhold.server.tables.changes import Tables, again
from starhold.server.tables.hand_over import involved
from starhold.server.tables.matters import Matters
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table
from starhold.server.visitors import Visitors

logger = structlog.get_logger()


class Leaving:
    """Deletes people.

    Tables that have not started are left, games that run are resigned, so that a bot plays on or the others have won;
    in finished ones the seat is a former player's.
    """

    def __init__(
        self, store: Store, visitors: Visitors, registry: Registry, tables: Tables, matters: Matters, accounts: Accounts
    ) -> None:
        self._store = store
        self._visitors = visitors
        self._registry = registry
        self._tables = tables
        self._matters = matters
        self._accounts = accounts

    async def leave(self, asking: Asking, password: str) -> None:
        """Delete who asks; `Problem` (``password-wrong``) unless the password of an account is given, if it has one."""
        account = await self._accounts.of(asking.visitor.id) if asking.session else None
        if account is not None:
            await self._accounts.prove(asking, account, password)
        await self.forget(asking.visitor)

    async def forget(self, visitor: VisitorRow) -> None:
        """Delete somebody."""
        ids = await self._store.read(annals.tables_with, visitor.id)
        for table_id in ids:
            try:
                await self._leave_table(await self._registry.table(table_id), visitor)
            except Problem as problem:
                # A table that cannot be opened any more keeps nobody here.
                logger.warning("a table cannot be left", table=table_id, problem=repr(problem))
        steps = [partial(each.forget, visitor_id=visitor.id) for each in (people, chat)]
        await self._store.write(Job(steps=steps))
        for table in self._registry.tables():
            table.talk.forget(visitor.id)
            if involved(table, visitor.id):
                _scrub(table, visitor.id)
        self._visitors.forget(visitor.id)
        self._registry.tell_of(visitor.id)
        self._registry.tell_of_tables(ids)
        self._accounts.sessions.forget()
        self._accounts.lines.end(lambda line: line.visitor_id == visitor.id, "signed-out")

    @again
    async def _leave_table(self, table: Table, visitor: VisitorRow) -> None:
        if table.row.status == "open":
            await self._tables.leave(table, visitor)
            return
        async with table.lock:
            for seat in table.own(visitor.id):
                if not table.over:
                    await self._matters.give_up(table, seat, "resigned")


def _scrub(table: Table, visitor_id: str) -> None:
    def nobodys(seat: SeatRow) -> SeatRow:
        return replace(seat, visitor_id=None, name="") if seat.visitor_id == visitor_id else seat

    seats = [nobodys(seat) for seat in table.seats]
    others = [seat.visitor_id for seat in seats if seat.visitor_id is not None]
    row = replace(table.row, owner=next(iter(others), "")) if table.row.owner == visitor_id else table.row
    table.freed.discard(visitor_id)
    table.changed(row, seats)
