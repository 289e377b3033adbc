"""What people say at tables, and whom they do not want to hear; every function takes an open connection."""

from sqlalchemy import Connection, delete, insert, select, update

from starhold.server.store.rows import ChatRow
from starhold.server.store.schema import chat, mute

NOTE = "note"
"""The room of what somebody writes to themselves."""


def read(connection: Connection, table_id: str, after: int) -> list[ChatRow]:
    """What was said at a table after line ``after``."""
    found = select(chat).where(chat.c.table_id == table_id, chat.c.number > after).order_by(chat.c.number)
    return [ChatRow(*row) for row in connection.execute(found)]


def said_by(connection: Connection, visitor_id: str) -> list[ChatRow]:
    """What a visitor has said and noted at all tables, and not taken back."""
    theirs = chat.c.visitor_id == visitor_id, chat.c.removes == 0, (chat.c.text != "") | (chat.c.phrase != "")
    found = select(chat).where(*theirs).order_by(chat.c.at, chat.c.table_id, chat.c.number)
    return [ChatRow(*row) for row in connection.execute(found)]


def add(connection: Connection, row: ChatRow, kept: int) -> None:
    """Keep a line; of the older ones that are no notes only those after the last ``kept`` numbers stay.

    An error of integrity if its number is taken.
    """
    connection.execute(insert(chat).values(row._asdict()))
    here = chat.c.table_id == row.table_id
    connection.execute(delete(chat).where(here, chat.c.number <= row.number - kept, chat.c.room != NOTE))


def remove(connection: Connection, row: ChatRow) -> None:
    """Take back what a line said, and keep the one that says so."""
    gone = (chat.c.table_id == row.table_id) & (chat.c.number == row.removes)
    connection.execute(update(chat).where(gone).values(text="", phrase="", pointer=""))
    connection.execute(insert(chat).values(row._asdict()))


def read_mutes(connection: Connection, table_id: str) -> list[tuple[str, str]]:
    """Who does not want to hear whom at a table."""
    found = select(mute.c.visitor_id, mute.c.whom).where(mute.c.table_id == table_id)
    return [(who, whom) for who, whom in connection.execute(found)]


def set_mute(connection: Connection, table_id: str, visitor_id: str, whom: str, on: bool) -> None:
    """A visitor does not want to hear somebody any more, or does again."""
    row = (mute.c.table_id == table_id) & (mute.c.visitor_id == visitor_id) & (mute.c.whom == whom)
    connection.execute(delete(mute).where(row))
    if on:
        connection.execute(insert(mute).values(table_id=table_id, visitor_id=visitor_id, whom=whom))


def forget(connection: Connection, visitor_id: str) -> None:
    """Take out what a visitor has said and noted, everywhere, and whom they have muted."""
    theirs = chat.c.visitor_id == visitor_id
    connection.execute(delete(chat).where(theirs, chat.c.room == NOTE))
    connection.execute(update(chat).where(theirs).values(text="", phrase="", pointer="", name="", visitor_id=""))
    connection.execute(delete(mute).where((mute.c.visitor_id == visitor_id) | (mute.c.whom == visitor_id)))
