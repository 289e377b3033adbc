"""Everything that the server keeps about somebody, as one JSON document: their own data, and nothing that is secret."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec

from starhold import __version__
from starhold.server.store import AccountRow, Store, VisitorRow, annals, chat, people, queries

Plain = dict[str, Any]


async def export(store: Store, visitor: VisitorRow, account: AccountRow | None) -> AsyncIterator[bytes]:
    """The document in parts, table by table, since there may be thousands of them."""
    about: Plain = {"starhold": __version__, "name": visitor.name, "language": visitor.language}
    about["created"] = visitor.created
    if account is not None:
        about["account"] = await _account(store, account)
    yield msgspec.json.encode(about)[:-1] + b',"tables":['
    counted = {(one.table_id, one.seat): one for one in await store.read(annals.finished_of, visitor.id)}
    between = b""
    for table_id in await store.read(annals.tables_with, visitor.id):
        if (part := await _table(store, visitor, table_id, counted)) is not None:
            yield between + msgspec.json.encode(part)
            between = b","
    said = [
        {"table": row.table_id, "room": row.room, "at": row.at, "text": row.text, "phrase": row.phrase}
        for row in await store.read(chat.said_by, visitor.id)
    ]
    yield b'],"chat":' + msgspec.json.encode(said) + b"}"


async def _account(store: Store, account: AccountRow) -> Plain:
    keys = await store.read(people.passkeys_of, account.visitor_id)
    devices = await store.read(people.sessions_of, account.visitor_id)
    return {
        "name": account.name,
        "created": account.created,
        "host": account.host,
        "password": account.password != "",
        "passkeys": [{"name": key.name, "created": key.created, "used": key.used} for key in keys],
        "devices": [{"name": one.device, "created": one.created, "used": one.used} for one in devices],
    }


async def _table(
    store: Store, visitor: VisitorRow, table_id: str, counted: dict[tuple[str, int], annals.Finished]
) -> Plain | None:
    """A table: of a game that runs only what its list of tables says, of a finished one the own moves too."""
    found = await store.read(queries.read_table, table_id)
    if found is None:
        return None
    row, seats = found
    own = [seat for seat in seats if seat.visitor_id == visitor.id]
    part: Plain = {
        "id": row.id, "game": row.game, "name": row.name, "status": row.status, "options": row.options,
        "public": row.public, "host": row.owner == visitor.id, "created": row.created, "changed": row.changed,
        "seats": [{"seat": seat.seat, "name": seat.name} for seat in own],
    }  # fmt: skip
    if row.status == "over":
        places = [seat.seat for seat in own]
        part["won"] = any(place in row.turn for place in places)
        known = [one for place in places if (one := counted.get((row.id, place))) is not None and one.cards is not None]
        part["played"] = [{"seat": one.seat, "side": one.side, "cards": one.cards} for one in known]
        entries = await store.read(annals.own_entries, table_id, places)
        part["moves"] = [{"number": one.seq, "seat": one.actor, "text": one.text, "at": one.at} for one in entries]
    return part
