"""Records that people bring as files."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeAlias

import structlog

from starhold.kernel.reasons import Refusal, Refused
from starhold.server.clock import Clock
from starhold.server.errors import Problem
from starhold.server.limits import NAME
from starhold.server.names import clean_name, new_id
from starhold.server.store import (
    AsideRow,
    EntryRow,
    Job,
    LineageRow,
    SeatRow,
    Step,
    Store,
    TableRow,
    VisitorRow,
    lineage,
    queries,
)
from starhold.server.tables.records import Checked, check, text_of
from starhold.server.tables.registry import Registry
from starhold.server.tables.table import Table
from starhold.server.visitors import Visitors

logger = structlog.get_logger()
Work: TypeAlias = Callable[..., Awaitable[Any]]
"""Calls a function with arguments in another process."""


class Archive:
    """Takes records in; each becomes a finished private table of whoever has brought it."""

    def __init__(self, store: Store, registry: Registry, visitors: Visitors, work: Work, clock: Clock) -> None:
        self._store = store
        self._registry = registry
        self._visitors = visitors
        self._work = work
        self._clock = clock

    async def add(self, visitor: VisitorRow, data: bytes, name: str) -> Table:
        """The table of a record; `Problem` that names its line or entry if it cannot be read or repeated."""
        called = clean_name(name, 2 * NAME) if name.strip() else ""
        checked = await self._check(text_of(data))
        await self._visitors.keep(visitor)
        now, table_id = self._clock.now(), new_id()
        row = TableRow(
            table_id, checked.game, checked.rules, called, checked.options, "over", visitor.id, False, new_id(), now,
            now, checked.commitment, checked.winners,
        )  # fmt: skip
        seats = [SeatRow(table_id, place, "person", None, _known_as(said)) for place, said in enumerate(checked.names)]
        steps: list[Step] = [
            partial(queries.add_table, row=row, seats=seats),
            partial(lineage.add, row=LineageRow(table_id, lineage.ARCHIVE, "", checked.since)),
        ]
        entries = [EntryRow(table_id, seq, *entry, "", now) for seq, entry in enumerate(checked.entries, 1)]
        asides = [
            AsideRow(table_id, after, seat, text.rpartition(" ")[0], text, "", now)
            for after, seat, text in checked.asides
        ]
        await self._store.write(Job(entries, steps, asides=asides))
        return await self._registry.table(table_id)

    async def _check(self, text: str) -> Checked:
        try:
            checked = await self._work(check, text)
        except Exception as problem:
            logger.exception("a record could not be checked")
            raise Problem("record-unusable") from problem
        if isinstance(checked, Refusal):
            raise Problem(checked.reason, checked.clause, **checked.args)
        found: Checked = checked
        return found


def _known_as(name: str) -> str:
    """A name out of a file as others may see it, "" for one that they could not read."""
    try:
        return clean_name(name, NAME)
    except Refused:
        return ""
