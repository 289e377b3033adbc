"""Rows of the database as plain objects."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from starhold.kernel.game import Value


@dataclass(slots=True)
class VisitorRow:
    """A person: ``id`` (secret, in the cookie), name and language."""

    id: str
    name: str
    language: str
    created: int


@dataclass(slots=True)
class TableRow:
    """A table; see `schema.table`."""

    id: str
    game: str
    rules: int
    name: str
    options: dict[str, Value]
    status: str
    owner: str
    public: bool
    invite: str
    created: int
    changed: int
    commitment: str = ""
    turn: list[int] = field(default_factory=list)
    terms: dict[str, Any] = field(default_factory=dict)
    revision: int = 0


@dataclass(slots=True)
class SeatRow:
    """A seat; see `schema.seat`. ``visitor_id`` is None for bots and open seats.

    A bot that plays for a person has both: the seat stays that person's.
    """

    table_id: str
    seat: int
    kind: str
    visitor_id: str | None = None
    name: str = ""
    bot: str = ""

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays for the person whose seat it is."""
        return self.kind == "bot" and self.visitor_id is not None


class EntryRow(NamedTuple):
    """A line of a record; see `schema.entry`."""

    table_id: str
    seq: int
    actor: int
    text: str
    request: str
    at: int


class AsideRow(NamedTuple):
    """A setting beside a record; see `schema.aside`."""

    table_id: str
    seq: int
    seat: int
    name: str
    text: str
    request: str
    at: int


class IncidentRow(NamedTuple):
    """Something beside the rules; see `schema.incident`."""

    table_id: str
    number: int
    kind: str
    seat: int
    seq: int
    at: int
    args: dict[str, Value]


class LineageRow(NamedTuple):
    """Where the record of a table came from; see `schema.lineage`."""

    table_id: str
    kind: str
    source: str
    seq: int


class ChatRow(NamedTuple):
    """Something said at a table; see `schema.chat`. ``seat`` is -1 for who has none."""

    table_id: str
    number: int
    room: str
    visitor_id: str
    seat: int
    name: str
    text: str
    phrase: str
    pointer: str
    removes: int
    at: int


class TurnRow(NamedTuple):
    """Who is asked now at a table, or has won, and whether its game is over; ``revision`` is that of its row before."""

    table_id: str
    status: str
    turn: list[int]
    changed: int
    revision: int


@dataclass(frozen=True, slots=True)
class AccountRow:
    """A visitor who can sign in; see `schema.account`."""

    visitor_id: str
    name: str
    password: str
    host: bool
    created: int


@dataclass(frozen=True, slots=True)
class PasskeyRow:
    """A passkey of an account; see `schema.passkey`."""

    id: str
    visitor_id: str
    public_key: bytes
    count: int
    name: str
    created: int
    used: int


class SessionRow(NamedTuple):
    """A device that is signed in; see `schema.session`."""

    id: str
    visitor_id: str
    device: str
    created: int
    used: int


class PlayedRow(NamedTuple):
    """How a seat has played a finished game; see `schema.played`."""

    table_id: str
    seat: int
    side: str
    cards: dict[str, int]


class TokenRow(NamedTuple):
    """What may be used once and soon; see `schema.token`."""

    id: str
    purpose: str
    visitor_id: str
    expires: int


class AskedRow(NamedTuple):
    """A visitor who is asked at a table from line ``seq`` of its record on, and was not before."""

    visitor_id: str
    table_id: str
    seq: int
    at: int


@dataclass(frozen=True, slots=True)
class ContactRow:
    """Where notices reach a person; see `schema.contact`."""

    id: str
    visitor_id: str
    kind: str
    address: str
    keys: dict[str, str]
    mode: str
    confirmed: bool
    origin: str
    created: int
    sent: int = 0
    failed: int = 0
    error: str = ""
    failures: int = 0


class WishRow(NamedTuple):
    """When a person wants notices; see `schema.wish`. Without quiet hours both ends are the same, and where nobody has
    said the ``zone`` it is UTC.
    """

    visitor_id: str
    zone: str = ""
    quiet_from: int = 0
    quiet_until: int = 0
    digest: int = 18 * 60


class NoticeRow(NamedTuple):
    """A notice in the outbox; see `schema.notice`."""

    contact_id: str
    table_id: str
    seq: int
    at: int
    due: int
    tries: int
    state: str
    error: str
    claimed: int
