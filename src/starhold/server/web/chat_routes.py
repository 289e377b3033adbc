"""The requests about the chat of ``docs/protocol.md``; what is said comes over the live line."""

from litestar import post
from litestar.params import FromPath, JSONBody

from starhold.server.chat_messages import ChatLine, MuteLine, NewLine, RemoveLine
from starhold.server.errors import Problem
from starhold.server.tables.table import Table
from starhold.server.tables.talk import SPECTATORS
from starhold.server.web.routes import Served, Visiting
from starhold.server.store import VisitorRow


@post("/api/tables/{table_id:str}/chat", status_code=201)
async def say(services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[NewLine]) -> ChatLine:
    """Say something at a table, or note it for myself."""
    table = await services.registry.table(table_id)
    seat = _seat(table, visitor, data)
    await services.visitors.keep(visitor)
    line = await table.talk.say(visitor, seat, data)
    _tell(table)
    return line


def _seat(table: Table, visitor: VisitorRow, wanted: NewLine) -> int:
    """From where somebody speaks; `Problem` if they may not speak in that room, or point at what nobody has seen."""
    own = table.own(visitor.id)
    # Players speak at the table, everybody else apart from them, each to themselves.
    plays = table.row.owner == visitor.id or bool(own)
    if wanted.room not in ("table" if plays else "spectators", "note"):
        raise Problem("chat-room")
    if wanted.seat is not None and wanted.seat not in own:
        raise Problem("seat-foreign")
    version = wanted.pointer.version if wanted.pointer else 0
    if version > (table.snapshot.version if table.snapshot else 0):
        raise Problem("version-unknown")
    if wanted.seat is not None:
        return wanted.seat
    return own[0] if own else -1


@post("/api/tables/{table_id:str}/chat/remove", status_code=204)
async def remove(services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[RemoveLine]) -> None:
    """Take a line out: my own, or any at my table."""
    table = await services.registry.table(table_id)
    await table.talk.remove(visitor, data.number, table.row.owner == visitor.id)
    _tell(table)


@post("/api/tables/{table_id:str}/chat/mute", status_code=204)
async def mute(services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[MuteLine]) -> None:
    """Hear somebody, or all spectators, no more or again."""
    table = await services.registry.table(table_id)
    whom = SPECTATORS if data.spectators or data.by == SPECTATORS else table.talk.author(visitor, data.number, data.by)
    await table.talk.mute(visitor, whom, data.on)
    _tell(table)


def _tell(table: Table) -> None:
    """Let everybody hear what is new, here and where other servers show the table."""
    table.audience.wake()
    table.on_kept()


HANDLERS = [say, remove, mute]
