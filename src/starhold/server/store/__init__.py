"""The store: visitors, tables, seats and records in a database. The only place that knows the database library."""

from starhold.server.store import annals, chat, hosting, lineage, people, queries, sqlite
from starhold.server.store.database import POSTGRES
from starhold.server.store.rows import (
    AccountRow,
    AsideRow,
    ChatRow,
    EntryRow,
    IncidentRow,
    LineageRow,
    PasskeyRow,
    PlayedRow,
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
    "ChatRow",
    "EntryRow",
    "IncidentRow",
    "Job",
    "LineageRow",
    "PasskeyRow",
    "PlayedRow",
    "SeatRow",
    "SessionRow",
    "Step",
    "Store",
    "StoreFailed",
    "TableRow",
    "TokenRow",
    "TurnRow",
    "VisitorRow",
    "annals",
    "chat",
    "hosting",
    "lineage",
    "open_store",
    "people",
    "queries",
    "sqlite",
]
