"""The requests of ``docs/protocol.md``, one function each."""

import asyncio
from hashlib import sha256
from typing import Any

from litestar import Request, get, patch, post, route, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.response import Response
from litestar.types import Scope

from starhold.kernel.reasons import Refused
from starhold.server import messages as said
from starhold.server.web.addresses import address_of
from starhold.server.web.static_files import Client, words_of
from starhold.server.errors import Problem
from starhold.server.parts import House
from starhold.server.tables.housekeeping import days_ago
from starhold.server.limits import CONNECTIONS, QUEUE
from starhold.server.web.connection import CLOSE_FAILED, CLOSE_UNKNOWN, Line
from starhold.server.names import clean_name
from starhold.server.web.outbox import CLOSE_FLOOD
from starhold.server.web.rulebook import catalogue_content, chapters_content
from starhold.server.tables.updates import encode
from starhold.server.store import StoreFailed, VisitorRow, queries
from starhold.server.tables.table_info import room_info, table_info
from starhold.server.tables.turns import Asker
from starhold.words import LANGUAGES

AnyRequest = Request[Any, Any, Any]
Served = NamedDependency[SkipValidation[House]]
Files = NamedDependency[SkipValidation[Client]]
Visiting = NamedDependency[SkipValidation[VisitorRow]]
STATUSES = {"join": "open", "watch": "playing"}
"""The lists of others' tables, by what tables are in them."""


async def provide_visitor(house: Served, scope: Scope) -> VisitorRow:
    """The visitor behind a request."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return await house.visitors.get(scope["state"]["visitor_id"], accepted.decode("latin-1"))


def me_of(visitor: VisitorRow) -> said.Me:
    """A visitor as the client may know them: the secret id stays in the cookie."""
    return said.Me(sha256(visitor.id.encode()).hexdigest()[:16], visitor.name, visitor.language)


@get("/api/me")
async def read_me(visitor: Visiting) -> said.Me:
    """Who I am."""
    return me_of(visitor)


@patch("/api/me")
async def change_me(house: Served, visitor: Visiting, data: JSONBody[said.MePatch]) -> said.Me:
    """Give myself another name or language."""
    if data.language is not None and data.language not in LANGUAGES:
        raise Problem("language-unknown", language=data.language)
    name = None if data.name is None else clean_name(data.name)
    await house.tables.rename(visitor, name, data.language)
    return me_of(visitor)


@get("/api/games", sync_to_thread=False, responses={200: ResponseSpec(list[said.GameInfo])})
def read_games(request: AnyRequest) -> Response[bytes]:
    """The games that can be played."""
    return catalogue_content().response(request.headers)


@get("/api/rules/{game:str}", sync_to_thread=False, responses={200: ResponseSpec(list[said.Chapter])})
def read_rules(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The numbered rules of a game."""
    return chapters_content(game).response(request.headers)


# -- tables --------------------------------------------------------------------------------------
@get("/api/tables")
async def list_tables(house: Served, visitor: Visiting, scope: Scope) -> said.TableList:
    """My tables, and public ones of others; what nobody has touched for long is left out."""
    address = address_of(scope)
    await _turn(house, address)
    mine, join, watch = [await _part(house, visitor, address, name, "") for name in ("mine", "join", "watch")]
    pages = said.Pages(*(said.Page(part.total, part.next) for part in (mine, join, watch)))
    return said.TableList(
        _listed(house, visitor, mine.tables), _listed(house, visitor, [*join.tables, *watch.tables]), pages
    )


@get("/api/lists/{name:str}")
async def list_more(
    house: Served, visitor: Visiting, scope: Scope, name: FromPath[str], after: FromQuery[str] = ""
) -> said.TablePage:
    """A further part of one list of tables: ``mine``, ``join`` or ``watch``, behind the mark ``after``."""
    if name not in ("mine", *STATUSES) or (after and not queries.MARK.fullmatch(after)):
        raise Problem("request-unreadable")
    await _turn(house, address_of(scope))
    part = await _part(house, visitor, address_of(scope), name, after)
    return said.TablePage(_listed(house, visitor, part.tables), part.total, part.next)


async def _turn(house: House, address: str) -> None:
    """Wait until one more list may be made for an address; `Problem` (``too-fast``) if that takes too long."""
    wait = house.lists.wait(address, QUEUE) if house.settings.limits else 0.0
    if wait is None:
        raise Problem("too-fast")
    await asyncio.sleep(wait)


async def _part(house: House, visitor: VisitorRow, address: str, name: str, after: str) -> queries.Part:
    since = days_ago(house.settings.idle_days)
    async with house.listing.turn(Asker(address, visitor.id)):
        if name == "mine":
            return await house.store.read(queries.tables_of, visitor.id, since, after)
        return await house.store.read(queries.open_tables, visitor.id, since, STATUSES[name], after)


def _listed(house: House, visitor: VisitorRow, rows: list[queries.TableRows]) -> list[said.TableInfo]:
    found = []
    for row, seats, version in rows:
        room = house.hub.known(row.id)
        found.append(room_info(room, visitor.id) if room else table_info(row, seats, version, visitor.id))
    return found


@post("/api/tables", status_code=201)
async def create_table(house: Served, visitor: Visiting, data: JSONBody[said.NewTable], scope: Scope) -> said.TableInfo:
    """Make a table."""
    room = await house.tables.create(visitor, data, address_of(scope))
    return room_info(room, visitor.id)


@get("/api/tables/{table:str}")
async def read_table(house: Served, visitor: Visiting, table: FromPath[str]) -> said.TableInfo:
    """One table; whoever knows its unguessable id may look at it."""
    return room_info(await house.hub.room(table), visitor.id)


@post("/api/tables/{table:str}/sit", status_code=200)
async def sit(house: Served, visitor: Visiting, table: FromPath[str], data: JSONBody[said.Sit]) -> said.TableInfo:
    """Take a seat."""
    room = await house.hub.room(table)
    await house.tables.sit(room, visitor, data)
    return room_info(room, visitor.id)


@post("/api/tables/{table:str}/seat", status_code=200)
async def appoint(
    house: Served, visitor: Visiting, table: FromPath[str], data: JSONBody[said.Appoint]
) -> said.TableInfo:
    """Fill or free a seat of my table."""
    room = await house.hub.room(table)
    await house.tables.appoint(room, visitor, data)
    return room_info(room, visitor.id)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave(house: Served, visitor: Visiting, table: FromPath[str]) -> said.TableInfo:
    """Leave a table."""
    room = await house.hub.room(table)
    await house.tables.leave(room, visitor)
    return room_info(room, visitor.id)


@post("/api/tables/{table:str}/close", status_code=200)
async def close(house: Served, visitor: Visiting, table: FromPath[str]) -> said.TableInfo:
    """End my table for good."""
    room = await house.hub.room(table)
    await house.tables.close(room, visitor)
    return room_info(room, visitor.id)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(house: Served, visitor: Visiting, table: FromPath[str]) -> said.TableInfo:
    """Start the game."""
    room = await house.hub.room(table)
    await house.tables.start(room, visitor)
    return room_info(room, visitor.id)


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def read_record(house: Served, table: FromPath[str]) -> str:
    """The record as text; one that holds secrets only once the game is over."""
    room = await house.hub.room(table)
    if room.match is None or room.moment is None:
        raise Problem("table-not-started")
    if room.match.secretive and room.row.status != "over":
        raise Problem("record-secret")
    return str(room.match.play.record.fork(room.moment.version))


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, Any], house: Served, visitor: Visiting, table: FromPath[str]) -> None:
    """The live line of a table."""
    await socket.accept()
    since = socket.query_params.get("since", "0")
    address = address_of(socket.scope)
    try:
        if house.settings.limits and house.hub.lines[address] >= CONNECTIONS:
            raise Problem("too-fast")
        room = await house.hub.room(table)
    except (Problem, Refused, StoreFailed) as caught:
        problem = Problem.of(caught)
        refused = said.Refused(problem.reason, problem.sentence(visitor.language))
        await socket.send_data(encode(refused).decode())
        code = CLOSE_FAILED if isinstance(caught, StoreFailed) else CLOSE_UNKNOWN
        await socket.close(CLOSE_FLOOD if problem.reason == "too-fast" else code, problem.reason)
        return
    seen = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    house.hub.lines[address] += 1
    try:
        await Line(socket, room, visitor, seen, house.settings.limits).run()
    finally:
        house.hub.lines[address] -= 1


# -- files and the server itself -----------------------------------------------------------------
@get("/text/{file:str}", sync_to_thread=False)
def read_words(file: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """All shared and game words of a language, as ``LANG.ftl``."""
    return words_of(file.removesuffix(".ftl") if file.endswith(".ftl") else "").response(request.headers)


@get("/healthz")
async def health(house: Served) -> dict[str, str]:
    """Whether the server can read its store."""
    await house.store.read(queries.read_setting, "opened")
    return {"status": "ok"}


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(house: Served) -> str:
    """Numbers about the server, where the host wants them to be readable."""
    if not house.settings.metrics:
        raise Problem("page-unknown")
    house.metrics.commits, house.metrics.committed_jobs = house.store.writer.batches, house.store.writer.jobs
    return house.metrics.text()


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(client: Files, request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The client."""
    return client.response(path, request.headers)


HANDLERS = [
    read_me, change_me, read_games, read_rules, list_tables, list_more, create_table, read_table, sit, appoint,
    leave, close, start,
    read_record, live, read_words, health, metrics, page,
]  # fmt: skip
