"""What is asked about notices and written about them: contacts, wishes, the outbox; every function takes an open
connection.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sqlalchemy import ColumnElement, Connection, case, delete, insert, select, update

from starhold.server.store.rows import ContactRow, NoticeRow, WishRow
from starhold.server.store.schema import contact, entry, notice, seat, table, visitor, wish

MOST_FAILURES = 3
"""Notices in a row that are given up before a contact is turned off."""


@dataclass(frozen=True, slots=True)
class Due:
    """A notice that is to be sent, with what it needs to be judged and worded; ``asked``: whether it still holds."""

    notice: NoticeRow
    contact: ContactRow
    table: str
    game: str
    asked: bool
    language: str
    wish: WishRow


# -- contacts --------------------------------------------------------------------------------------
def contacts_of(connection: Connection, visitor_id: str) -> list[ContactRow]:
    """The contacts of a visitor, the oldest first."""
    found = select(contact).where(contact.c.visitor_id == visitor_id).order_by(contact.c.created, contact.c.id)
    return [ContactRow(*row) for row in connection.execute(found)]


def read_contact(connection: Connection, contact_id: str) -> ContactRow | None:
    """One contact."""
    row = connection.execute(select(contact).where(contact.c.id == contact_id)).one_or_none()
    return None if row is None else ContactRow(*row)


def write_contact(connection: Connection, row: ContactRow) -> None:
    """Keep a contact, in place of what was known of it."""
    values = asdict(row)
    if not connection.execute(update(contact).where(contact.c.id == row.id).values(values)).rowcount:
        connection.execute(insert(contact), values)


def set_mode(connection: Connection, contact_id: str, mode: str) -> None:
    """When notices go there; those that wait go by the new wish, or not at all."""
    connection.execute(update(contact).where(contact.c.id == contact_id).values(mode=mode, failures=0))
    if mode == "off":
        connection.execute(delete(notice).where(notice.c.contact_id == contact_id))


def confirm(connection: Connection, contact_id: str, address: str) -> None:
    """Whoever owns the address wants the notices."""
    wanted = contact.c.id == contact_id, contact.c.address == address
    connection.execute(update(contact).where(*wanted).values(confirmed=True, error=""))


def drop_contact(connection: Connection, contact_id: str) -> None:
    """Forget a contact and what is to be sent there."""
    connection.execute(delete(notice).where(notice.c.contact_id == contact_id))
    connection.execute(delete(contact).where(contact.c.id == contact_id))


# -- wishes ----------------------------------------------------------------------------------------
def read_wish(connection: Connection, visitor_id: str) -> WishRow | None:
    """When a visitor wants notices, if he or she has said so."""
    row = connection.execute(select(wish).where(wish.c.visitor_id == visitor_id)).one_or_none()
    return None if row is None else WishRow(*row)


def write_wish(connection: Connection, row: WishRow) -> None:
    """Keep when a visitor wants notices."""
    values = row._asdict()
    if not connection.execute(update(wish).where(wish.c.visitor_id == row.visitor_id).values(values)).rowcount:
        connection.execute(insert(wish), values)


# -- the outbox --------------------------------------------------------------------------------------
def any_due(connection: Connection, now: int) -> bool:
    """Whether there is a notice to be sent."""
    return connection.execute(select(notice.c.seq).where(*_due(now)).limit(1)).first() is not None


def claim(connection: Connection, now: int, until: int, most: int, found: list[Due]) -> None:
    """Take notices that are due, for one server alone until that moment, and note them in ``found``.

    Where servers share the database, each passes over what another one is just taking.
    """
    chosen = select(notice.c.contact_id, notice.c.table_id).where(*_due(now)).order_by(notice.c.due).limit(most)
    for row in connection.execute(chosen.with_for_update(skip_locked=True)).all():
        connection.execute(update(notice).where(*_named(*row)).values(claimed=until))
        found.append(_read(connection, *row))


def _due(now: int) -> tuple[ColumnElement[bool], ...]:
    return notice.c.state == "waiting", notice.c.due <= now, notice.c.claimed <= now


def _named(contact_id: str, table_id: str) -> tuple[ColumnElement[bool], ...]:
    return notice.c.contact_id == contact_id, notice.c.table_id == table_id


def _read(connection: Connection, contact_id: str, table_id: str) -> Due:
    told = NoticeRow(*connection.execute(select(notice).where(*_named(contact_id, table_id))).one())
    whom = ContactRow(*connection.execute(select(contact).where(contact.c.id == contact_id)).one())
    at = connection.execute(select(table.c.name, table.c.game).where(table.c.id == table_id)).one()
    spoken = select(visitor.c.language).where(visitor.c.id == whom.visitor_id)
    return Due(
        told,
        whom,
        at.name,
        at.game,
        table_id in tables_waiting(connection, whom.visitor_id) and not _has_moved(connection, told, whom.visitor_id),
        connection.execute(spoken).scalar_one_or_none() or "en",
        read_wish(connection, whom.visitor_id) or WishRow(whom.visitor_id),
    )


def _has_moved(connection: Connection, told: NoticeRow, visitor_id: str) -> bool:
    """Whether somebody has done something at a table since they were asked there, and so knows of it."""
    theirs = (seat.c.table_id == entry.c.table_id) & (seat.c.seat == entry.c.actor) & (seat.c.visitor_id == visitor_id)
    since = entry.c.table_id == told.table_id, entry.c.seq > told.seq
    return connection.execute(select(entry.c.seq).join(seat, theirs).where(*since).limit(1)).first() is not None


def tables_waiting(connection: Connection, visitor_id: str) -> set[str]:
    """The tables at which a visitor is asked."""
    theirs = select(table.c.id, table.c.turn, seat.c.seat).join(seat, seat.c.table_id == table.c.id)
    playing = table.c.status == "playing", seat.c.kind == "person", seat.c.visitor_id == visitor_id
    return {row.id for row in connection.execute(theirs.where(*playing)) if row.seat in row.turn}


def drop_notices(connection: Connection, rows: Sequence[NoticeRow]) -> None:
    """Take notices out of the outbox, unless there is news of their tables since."""
    for row in rows:
        connection.execute(delete(notice).where(*_named(row.contact_id, row.table_id), notice.c.seq == row.seq))


def note_sent(connection: Connection, rows: Sequence[NoticeRow], now: int) -> None:
    """Notices of one contact have gone out."""
    drop_notices(connection, rows)
    note_reached(connection, rows[0].contact_id, now)


def note_reached(connection: Connection, contact_id: str, now: int) -> None:
    """Something has gone out to a contact."""
    reached = update(contact).where(contact.c.id == contact_id)
    connection.execute(reached.values(sent=now, error="", failures=0))


def put_off(connection: Connection, rows: Sequence[NoticeRow], due: int) -> None:
    """Try notices again later, without a try having been made."""
    for row in rows:
        named = *_named(row.contact_id, row.table_id), notice.c.seq == row.seq
        connection.execute(update(notice).where(*named).values(due=due, claimed=0))


def note_failed(connection: Connection, rows: Sequence[NoticeRow], error: str, now: int, again: int | None) -> None:
    """Notices of one contact have not gone out: try ``again`` at that moment, or give them up."""
    values = {"state": "failed"} if again is None else {"due": again}
    for row in rows:
        named = *_named(row.contact_id, row.table_id), notice.c.seq == row.seq
        connection.execute(update(notice).where(*named).values(tries=row.tries + 1, error=error, claimed=0, **values))
    note_missed(connection, rows[0].contact_id, error, now, again is None)


def note_missed(connection: Connection, contact_id: str, error: str, now: int, given_up: bool) -> None:
    """Something has not reached a contact; one that has failed too often in a row is turned off."""
    more = contact.c.failures + int(given_up)
    mode = case((more >= MOST_FAILURES, "off"), else_=contact.c.mode)
    failing = update(contact).where(contact.c.id == contact_id)
    connection.execute(failing.values(error=error, failed=now, failures=more, mode=mode))


def clear(connection: Connection, before: int) -> None:
    """Forget what has been given up long ago, and contacts that nobody has confirmed since."""
    connection.execute(delete(notice).where(notice.c.state == "failed", notice.c.at < before))
    connection.execute(delete(contact).where(contact.c.confirmed.is_(False), contact.c.created < before))
