"""The store: visitors, tables, seats and records in a database. The only place that knows the database library."""

from starhold.server.store import people, queries
from starhold.server.store.rows import (
    AccountRow,
    AsideRow,
    EntryRow,
    IncidentRow,
    PasskeyRow,
    SeatRow,
    SessionRow,
    TableRow,
    TokenRow,
    TurnRow,
    VisitorRow,
)
from starhold.server.store.store import Store, open_store
from starhold.server.store.writer import Job, Step, StoreFailed

__all__ = [
    "AccountRow",
    "AsideRow",
    "EntryRow",
    "IncidentRow",
    "Job",
    "PasskeyRow",
    "SeatRow",
    "SessionRow",
    "Step",
    "Store",
    "StoreFailed",
    "TableRow",
    "TokenRow",
    "TurnRow",
    "VisitorRow",
    "open_store",
    "people",
    "queries",
]
