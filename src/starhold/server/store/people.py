"""What is asked about people and written about them: accounts, passkeys, devices, codes; every function takes an
open connection.
"""

from collections.abc import Collection, Sequence
from dataclasses import asdict

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from starhold.server.store.rows import AccountRow, PasskeyRow, SessionRow, TokenRow, VisitorRow
from starhold.server.store.schema import (
    account,
    ban,
    chat,
    contact,
    freed,
    look,
    mute,
    passkey,
    seat,
    session,
    table,
    token,
    visitor,
    wish,
)

MOVED = (
    (seat, "visitor_id"),
    (table, "owner"),
    (freed, "visitor_id"),
    (ban, "whom"),
    (contact, "visitor_id"),
    (chat, "visitor_id"),
    (mute, "visitor_id"),
    (mute, "whom"),
)
"""Where a visitor is named who may become another one, see `hand_over`."""
KEPT = ((account, "visitor_id"), *((one, "visitor_id") for one in (look, passkey, session, token, wish)))
"""Where a visitor is named by what is his or hers alone, and ends with it."""


# -- accounts --------------------------------------------------------------------------------------
def read_account(connection: Connection, visitor_id: str) -> AccountRow | None:
    """The account of a visitor."""
    row = connection.execute(select(account).where(account.c.visitor_id == visitor_id)).one_or_none()
    return None if row is None else AccountRow(*row)


def accounts_like(connection: Connection, looks: Collection[str]) -> list[AccountRow]:
    """The accounts whose names have one of these looks."""
    alike = select(look.c.visitor_id).where(look.c.look.in_(looks))
    return [AccountRow(*row) for row in connection.execute(select(account).where(account.c.visitor_id.in_(alike)))]


def add_account(connection: Connection, owner: VisitorRow, row: AccountRow, looks: Collection[str]) -> None:
    """A new account of a new visitor; fails if another one has a look in common."""
    connection.execute(insert(visitor), asdict(owner))
    connection.execute(insert(account), asdict(row))
    connection.execute(insert(look), [{"look": one, "visitor_id": row.visitor_id} for one in sorted(looks)])


def write_password(connection: Connection, visitor_id: str, password: str) -> None:
    """Give an account another password, as its hash."""
    connection.execute(update(account).where(account.c.visitor_id == visitor_id).values(password=password))


# -- passkeys --------------------------------------------------------------------------------------
def read_passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    """The passkey with that id."""
    row = connection.execute(select(passkey).where(passkey.c.id == passkey_id)).one_or_none()
    return None if row is None else PasskeyRow(*row)


def passkeys_of(connection: Connection, visitor_id: str) -> list[PasskeyRow]:
    """The passkeys of an account, the oldest first."""
    found = select(passkey).where(passkey.c.visitor_id == visitor_id).order_by(passkey.c.created, passkey.c.id)
    return [PasskeyRow(*row) for row in connection.execute(found)]


def add_passkey(connection: Connection, row: PasskeyRow) -> None:
    """A new passkey; fails if it is known already."""
    connection.execute(insert(passkey), asdict(row))


def use_passkey(connection: Connection, passkey_id: str, count: int, now: int) -> None:
    """Note that a passkey has been used."""
    connection.execute(update(passkey).where(passkey.c.id == passkey_id).values(count=count, used=now))


def drop_passkey(connection: Connection, passkey_id: str) -> None:
    """Forget a passkey."""
    connection.execute(delete(passkey).where(passkey.c.id == passkey_id))


# -- devices ---------------------------------------------------------------------------------------
def read_sessions(connection: Connection, ids: Collection[str]) -> list[SessionRow]:
    """Those of these devices that are signed in."""
    return [SessionRow(*row) for row in connection.execute(select(session).where(session.c.id.in_(ids)))]


def sessions_of(connection: Connection, visitor_id: str) -> list[SessionRow]:
    """The devices that are signed in to an account, the one used last first."""
    found = select(session).where(session.c.visitor_id == visitor_id).order_by(session.c.used.desc(), session.c.id)
    return [SessionRow(*row) for row in connection.execute(found)]


def add_session(connection: Connection, row: SessionRow, before: int, most: int) -> None:
    """Sign a device in. Those unused since ``before`` are signed out, and the oldest over ``most``."""
    theirs = session.c.visitor_id == row.visitor_id
    connection.execute(delete(session).where(theirs, session.c.used < before))
    surplus = select(session.c.id).where(theirs).order_by(session.c.used.desc(), session.c.id).offset(most - 1)
    old = list(connection.execute(surplus).scalars())
    connection.execute(delete(session).where(session.c.id.in_(old)))
    connection.execute(insert(session), row._asdict())


def use_session(connection: Connection, session_id: str, now: int) -> None:
    """Note that a device has been used."""
    connection.execute(update(session).where(session.c.id == session_id).values(used=now))


def drop_sessions(connection: Connection, visitor_id: str, ids: Sequence[str] | None = None, but: str = "") -> None:
    """Sign devices of an account out: those with these ``ids``, or all ``but`` one. What they could use once goes too:
    a code that one of them has shown would let it in again.
    """
    connection.execute(delete(token).where(token.c.visitor_id == visitor_id))
    gone = session.c.visitor_id == visitor_id, session.c.id != but
    connection.execute(delete(session).where(*gone, *(() if ids is None else (session.c.id.in_(ids),))))


# -- what may be used once ---------------------------------------------------------------------------
def read_token(connection: Connection, token_id: str, purpose: str, now: int) -> str | None:
    """Whose a token is, as long as it may be used."""
    wanted = token.c.id == token_id, token.c.purpose == purpose, token.c.expires > now
    return connection.execute(select(token.c.visitor_id).where(*wanted)).scalar_one_or_none()


def add_token(connection: Connection, row: TokenRow, now: int) -> None:
    """Keep a token in place of an earlier one for the same purpose; those that are over go."""
    earlier = (token.c.visitor_id == row.visitor_id) & (token.c.purpose == row.purpose) & (token.c.visitor_id != "")
    connection.execute(delete(token).where(or_(token.c.expires <= now, earlier)))
    connection.execute(insert(token), row._asdict())


def use_token(connection: Connection, token_id: str, purpose: str, now: int, found: list[str]) -> None:
    """Note in ``found`` whose a token is, if it may be used; it can be used no more after this."""
    wanted = token.c.id == token_id, token.c.purpose == purpose, token.c.expires > now
    found[:] = connection.execute(delete(token).where(*wanted).returning(token.c.visitor_id)).scalars()


# -- one visitor becomes another ---------------------------------------------------------------------
def count_seats(connection: Connection, visitor_id: str) -> int:
    """At how many unfinished tables a visitor sits."""
    theirs = select(func.count(seat.c.table_id.distinct())).join(table, table.c.id == seat.c.table_id)
    return connection.execute(theirs.where(seat.c.visitor_id == visitor_id, table.c.status != "over")).scalar_one()


def note_change(connection: Connection, visitor_id: str) -> None:
    """All tables that have to do with a visitor are about to change, see `queries.write_table`."""
    sits = select(seat.c.table_id).where(seat.c.visitor_id == visitor_id)
    sat = select(freed.c.table_id).where(freed.c.visitor_id == visitor_id)
    theirs = (table.c.owner == visitor_id) | table.c.id.in_(sits) | table.c.id.in_(sat)
    connection.execute(update(table).where(theirs).values(revision=table.c.revision + 1))


def forget(connection: Connection, visitor_id: str) -> None:
    """Take a person out of everything: seats are nobody's and nameless, tables belong to who else sits there."""
    note_change(connection, visitor_id)
    others = select(seat.c.visitor_id).where(seat.c.table_id == table.c.id, seat.c.visitor_id != visitor_id)
    other = others.order_by(seat.c.seat).limit(1).scalar_subquery()
    connection.execute(update(table).where(table.c.owner == visitor_id).values(owner=func.coalesce(other, "")))
    connection.execute(update(seat).where(seat.c.visitor_id == visitor_id).values(visitor_id=None, name=""))
    for place in (freed, token, contact, wish, account):
        connection.execute(delete(place).where(place.c.visitor_id == visitor_id))
    connection.execute(delete(ban).where(ban.c.kind == "person", ban.c.whom == visitor_id))
    connection.execute(delete(visitor).where(visitor.c.id == visitor_id))


def hand_over(connection: Connection, old: VisitorRow, new: VisitorRow) -> None:
    """All that ``old`` has is ``new``'s from now on; seats that bear the old name bear the new one."""
    note_change(connection, old.id)
    theirs = select(freed.c.table_id).where(freed.c.visitor_id == new.id)
    seated = select(seat.c.table_id).where(seat.c.visitor_id.in_((old.id, new.id)))
    both = freed.c.visitor_id.in_((old.id, new.id)) & freed.c.table_id.in_(seated)
    connection.execute(delete(freed).where(both))
    connection.execute(delete(freed).where(freed.c.visitor_id == old.id, freed.c.table_id.in_(theirs)))
    named = (seat.c.visitor_id == old.id) & (seat.c.name == old.name)
    connection.execute(update(seat).where(named).values(name=new.name))
    banned = select(ban.c.whom).where(ban.c.kind == "person", ban.c.whom == new.id)
    connection.execute(delete(ban).where(ban.c.kind == "person", ban.c.whom == old.id, banned.exists()))
    for place, column in MOVED:
        connection.execute(update(place).where(place.c[column] == old.id).values({column: new.id}))
    if connection.execute(select(wish.c.zone).where(wish.c.visitor_id == new.id)).first() is None:
        connection.execute(update(wish).where(wish.c.visitor_id == old.id).values(visitor_id=new.id))
    for part in (wish, token):
        connection.execute(delete(part).where(part.c.visitor_id == old.id))
    connection.execute(delete(visitor).where(visitor.c.id == old.id))
