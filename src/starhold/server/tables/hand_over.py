"""One visitor becomes another: seats, tables and lines go over, in memory and in the store, and nothing is lost."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from functools import partial

from starhold.server.store import Job, Step, Store, VisitorRow, annals, people
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table


async def hand_over(
    store: Store, registry: Registry, old: VisitorRow, new: VisitorRow, before: Sequence[Step] = ()
) -> None:
    """All that ``old`` has is ``new``'s, together with the steps ``before`` it or not at all (`StoreFailed`)."""
    async with AsyncExitStack() as locks:
        for table in _of(registry, old.id):
            await locks.enter_async_context(table.lock)
        await store.write(Job(steps=[*before, partial(people.hand_over, old=old, new=new)]))
        # One that was being read meanwhile may have been read as it was before.
        await registry.loaded()
        for table in registry.tables():
            table.talk.give(old.id, new.id)
        for table in _of(registry, old.id):
            _give(table, old, new)
    registry.tell_of(old.id)
    registry.tell_of(new.id)
    registry.tell_of_tables(await store.read(annals.tables_with, new.id))


def _of(registry: Registry, visitor_id: str) -> list[Table]:
    tables = (table for table in registry.tables() if involved(table, visitor_id))
    return sorted(tables, key=lambda table: table.row.id)


def involved(table: Table, visitor_id: str) -> bool:
    """Whether a visitor has to do with a table."""
    seated = any(seat.visitor_id == visitor_id for seat in table.seats)
    return seated or table.row.owner == visitor_id or visitor_id in table.freed


def _give(table: Table, old: VisitorRow, new: VisitorRow) -> None:
    named = {old.name: new.name}
    seats = [
        replace(seat, visitor_id=new.id, name=named.get(seat.name, seat.name)) if seat.visitor_id == old.id else seat
        for seat in table.seats
    ]
    row = replace(table.row, owner=new.id) if table.row.owner == old.id else table.row
    if old.id in table.freed:
        table.freed = table.freed - {old.id} | {new.id}
    if any(seat.visitor_id == new.id for seat in seats):
        table.freed.discard(new.id)
    table.changed(row, seats)
