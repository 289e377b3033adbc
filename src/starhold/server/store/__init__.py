"""The store: visitors, tables, seats and records in a database. The only place that knows the database library."""

from starhold.server.store import queries
from starhold.server.store.rows import AsideRow, EntryRow, IncidentRow, SeatRow, TableRow, TurnRow, VisitorRow
from starhold.server.store.store import Store, open_store
from starhold.server.store.writer import Job, Step, StoreFailed

__all__ = [
    "AsideRow",
    "EntryRow",
    "IncidentRow",
    "Job",
    "SeatRow",
    "Step",
    "Store",
    "StoreFailed",
    "TableRow",
    "TurnRow",
    "VisitorRow",
    "open_store",
    "queries",
]
