"""What the host asks of the database and decides there; every function takes an open connection."""

from typing import NamedTuple

from sqlalchemy import Connection, Engine, delete, func, insert, select, update
from sqlalchemy.exc import DatabaseError

from starhold.kernel.reasons import refuse
from starhold.server.store import sqlite
from starhold.server.store.queries import read_setting
from starhold.server.store.schema import account, ban, errand, hidden, seat, table, visitor

LISTED = 200
"""Rows of a list of the host."""


class BanRow(NamedTuple):
    """Somebody who is shut out; see `schema.ban`."""

    kind: str
    whom: str
    name: str
    created: int


class ErrandRow(NamedTuple):
    """What the command line wants; see `schema.errand`."""

    id: str
    action: str
    what: str


class Seen(NamedTuple):
    """A table as the host sees it: no more than everybody could who knows its address."""

    id: str
    game: str
    name: str
    player: str
    status: str
    changed: int
    people: int
    hidden: bool


class Known(NamedTuple):
    """An account as the host sees it."""

    visitor_id: str
    account: str
    name: str
    host: bool
    created: int


# -- who is shut out -------------------------------------------------------------------------------
def read_bans(connection: Connection) -> list[BanRow]:
    """Everybody who is shut out, the last one first."""
    return [BanRow(*row) for row in connection.execute(select(ban).order_by(ban.c.created.desc(), ban.c.whom))]


def add_ban(connection: Connection, row: BanRow) -> None:
    """Shut somebody out."""
    drop_ban(connection, row.kind, row.whom)
    connection.execute(insert(ban), row._asdict())


def drop_ban(connection: Connection, kind: str, whom: str) -> None:
    """Let somebody in again."""
    connection.execute(delete(ban).where(ban.c.kind == kind, ban.c.whom == whom))


def visitor_ids(connection: Connection) -> list[tuple[str, str]]:
    """The ids and names of all visitors who have done something."""
    return [(row.id, row.name) for row in connection.execute(select(visitor.c.id, visitor.c.name))]


def write_host(connection: Connection, visitor_id: str, host: bool) -> None:
    """Let an account see to the server, or not any more."""
    connection.execute(update(account).where(account.c.visitor_id == visitor_id).values(host=host))


# -- lists -------------------------------------------------------------------------------------------
def list_accounts(connection: Connection) -> tuple[list[Known], int]:
    """The accounts, hosts and then the newest first, and how many there are."""
    columns = account.c.visitor_id, account.c.name, visitor.c.name, account.c.host, account.c.created
    found = select(*columns).join(visitor, visitor.c.id == account.c.visitor_id)
    found = found.order_by(account.c.host.desc(), account.c.created.desc(), account.c.name).limit(LISTED)
    total = connection.execute(select(func.count()).select_from(account)).scalar_one()
    return [Known(*row) for row in connection.execute(found)], total


def list_tables(connection: Connection) -> tuple[list[Seen], int]:
    """The tables that are not over, the last changed first, and how many there are."""
    people = select(func.count(seat.c.visitor_id.distinct())).where(seat.c.table_id == table.c.id).scalar_subquery()
    named = select(seat.c.name).where(seat.c.table_id == table.c.id, seat.c.visitor_id.is_not(None), seat.c.name != "")
    player = func.coalesce(named.order_by(seat.c.seat).limit(1).scalar_subquery(), "")
    columns = table.c.id, table.c.game, table.c.name, player, table.c.status, table.c.changed, people, hidden.c.table_id
    going = table.c.status != "over"
    found = select(*columns).outerjoin(hidden, hidden.c.table_id == table.c.id).where(going)
    found = found.order_by(table.c.changed.desc(), table.c.id).limit(LISTED)
    total = connection.execute(select(func.count()).select_from(table).where(going)).scalar_one()
    return [Seen(*row[:-1], row[-1] is not None) for row in connection.execute(found)], total


def write_hidden(connection: Connection, table_id: str, hide: bool) -> None:
    """Take a table out of everybody else's lists, or let it stand there again."""
    connection.execute(delete(hidden).where(hidden.c.table_id == table_id))
    if hide:
        connection.execute(insert(hidden).values(table_id=table_id))


# -- errands of the command line -----------------------------------------------------------------------
def watch(connection: Connection) -> tuple[list[BanRow], str, list[ErrandRow]]:
    """What a server looks at every other second: bans, whether accounts are made, errands that wait."""
    waiting = select(errand.c.id, errand.c.action, errand.c.what).where(errand.c.answer.is_(None))
    errands = [ErrandRow(*row) for row in connection.execute(waiting.order_by(errand.c.created))]
    return read_bans(connection), read_setting(connection, "registration") or "open", errands


def answer_errand(connection: Connection, errand_id: str, answer: str) -> None:
    """Say what has become of an errand."""
    connection.execute(update(errand).where(errand.c.id == errand_id).values(answer=answer))


def leave_errand(database: str, row: ErrandRow, now: int) -> Engine:
    """Ask the server of a data file to do something; the way to its answer. `Refused` (``database-…``)."""
    engine = sqlite.connect(database)
    try:
        with engine.begin() as connection:
            connection.execute(delete(errand).where(errand.c.created < now - 3600 * 1000))
            connection.execute(insert(errand), {**row._asdict(), "answer": None, "created": now})
    except DatabaseError as problem:
        engine.dispose()
        raise refuse("database-served", database=database) from problem
    return engine


def answer_of(engine: Engine, errand_id: str) -> str | None:
    """What has become of an errand; None while nobody has seen to it."""
    with engine.connect() as connection:
        return connection.execute(select(errand.c.answer).where(errand.c.id == errand_id)).scalar_one_or_none()
