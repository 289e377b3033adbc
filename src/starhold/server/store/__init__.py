"""The store: visitors, tables, seats and records in a database. The only place that knows the database library."""

from starhold.server.store import lineage, people, queries
from starhold.server.store.database import POSTGRES
from starhold.server.store.rows import (
    AccountRow,
    AsideRow,
    EntryRow,
    IncidentRow,
    LineageRow,
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
    "POSTGRES",
    "AccountRow",
    "AsideRow",
    "EntryRow",
    "IncidentRow",
    "Job",
    "LineageRow",
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
    "lineage",
    "open_store",
    "people",
    "queries",
]
