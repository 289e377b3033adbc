"""The requests of ``docs/protocol.md``, one function each."""

import asyncio
from litestar import Request, get, patch, post, route, websocket
from litestar.connection import WebSocket
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.response import Response
from litestar.types import Scope

from starhold.server.web.asked import AnyRequest, Socket
from starhold.kernel.reasons import Refused
from starhold.server import messages
from starhold.server.addresses import address_of
from starhold.server.web.static_files import Client, words_of
from starhold.server.errors import Problem
from starhold.server.parts import Services
from starhold.server.study_messages import Fork
from starhold.server.tables.housekeeping import days_ago
from starhold.server.limits import CONNECTIONS, QUEUE, RECORD
from starhold.server.web.connection import CLOSE_FAILED, CLOSE_UNKNOWN, LiveConnection
from starhold.server.names import clean_name
from starhold.server.web.outbox import CLOSE_FLOOD
from starhold.server.web.rulebook import catalogue_content, chapters_content
from starhold.server.tables.updates import encode
from starhold.server.store import AccountRow, StoreFailed, VisitorRow, queries
from starhold.server.tables.table_info import info_of, listed_info, table_info
from starhold.server.tables.turns import Asker
from starhold.server.visitors import mark_of
from starhold.words import LANGUAGES

Served = NamedDependency[SkipValidation[Services]]
Files = NamedDependency[SkipValidation[Client]]
Visiting = NamedDependency[SkipValidation[VisitorRow]]
STATUSES = {"join": "open", "watch": "playing"}
"""The lists of others' tables, by what tables are in them."""


async def provide_visitor(services: Served, scope: Scope) -> VisitorRow:
    """The visitor behind a request."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
    return await services.visitors.get(scope["state"]["visitor_id"], accepted.decode("latin-1"))


def me_of(visitor: VisitorRow, account: AccountRow | None = None) -> messages.Me:
    """A visitor as the client may know them: the secret id stays in the cookie."""
    mark = mark_of(visitor.id)
    if account is None:
        return messages.Me(mark, visitor.name, visitor.language)
    return messages.Me(mark, visitor.name, visitor.language, account.name, account.host)


async def account_of(services: Services, visitor: VisitorRow, scope: Scope) -> AccountRow | None:
    """The account of a visitor who is signed in."""
    return await services.accounts.of(visitor.id) if scope["state"]["session"] else None


@get("/api/me")
async def read_me(services: Served, visitor: Visiting, scope: Scope) -> messages.Me:
    """Who I am."""
    return me_of(visitor, await account_of(services, visitor, scope))


@patch("/api/me")
async def change_me(
    services: Served, visitor: Visiting, scope: Scope, data: JSONBody[messages.MePatch]
) -> messages.Me:
    """Give myself another name or language."""
    if data.language is not None and data.language not in LANGUAGES:
        raise Problem("language-unknown", language=data.language)
    name = None if data.name is None else clean_name(data.name)
    await services.tables.rename(visitor, name, data.language)
    return me_of(visitor, await account_of(services, visitor, scope))


@get("/api/games", sync_to_thread=False, responses={200: ResponseSpec(list[messages.GameInfo])})
def read_games(request: AnyRequest) -> Response[bytes]:
    """The games that can be played."""
    return catalogue_content().response(request.headers)


@get("/api/rules/{game:str}", sync_to_thread=False, responses={200: ResponseSpec(list[messages.Chapter])})
def read_rules(request: AnyRequest, game: FromPath[str]) -> Response[bytes]:
    """The numbered rules of a game."""
    return chapters_content(game).response(request.headers)


# -- tables --------------------------------------------------------------------------------------
@get("/api/tables")
async def list_tables(services: Served, visitor: Visiting, scope: Scope) -> messages.TableList:
    """My tables, and public ones of others; what nobody has touched for long is left out."""
    address = address_of(scope)
    await _turn(services, address)
    mine, join, watch = [await _part(services, visitor, address, name, "") for name in ("mine", "join", "watch")]
    pages = messages.Pages(*(messages.Page(part.total, part.next) for part in (mine, join, watch)))
    return messages.TableList(
        _listed(services, visitor, mine.tables), _listed(services, visitor, [*join.tables, *watch.tables]), pages
    )


@get("/api/lists/{name:str}")
async def list_more(
    services: Served, visitor: Visiting, scope: Scope, name: FromPath[str], after: FromQuery[str] = ""
) -> messages.TablePage:
    """A part of one list of tables: ``mine``, ``join``, ``watch`` or ``finished``, behind the mark ``after`` if given."""
    if name not in ("mine", "finished", *STATUSES) or (after and not queries.MARK.fullmatch(after)):
        raise Problem("request-unreadable")
    await _turn(services, address_of(scope))
    part = await _part(services, visitor, address_of(scope), name, after)
    return messages.TablePage(_listed(services, visitor, part.tables), part.total, part.next)


async def _turn(services: Services, address: str) -> None:
    """Wait until one more list may be made for an address; `Problem` (``too-fast``) if that takes too long."""
    wait = services.lists.wait(address, QUEUE) if services.settings.limits else 0.0
    if wait is None:
        raise Problem("too-fast")
    await asyncio.sleep(wait)


async def _part(services: Services, visitor: VisitorRow, address: str, name: str, after: str) -> queries.Part:
    since = days_ago(services.settings.idle_days, services.clock)
    async with services.listing.turn(Asker(address, visitor.id)):
        if name == "mine":
            return await services.store.read(queries.tables_of, visitor.id, since, after)
        if name == "finished":
            return await services.store.read(queries.finished_tables, visitor.id, after)
        return await services.store.read(queries.open_tables, visitor.id, since, STATUSES[name], after)


def _listed(services: Services, visitor: VisitorRow, rows: list[queries.TableRows]) -> list[messages.TableInfo]:
    found = []
    for row, seats, version in rows:
        table = services.registry.known(row.id)
        found.append(listed_info(table, visitor.id) if table else table_info(row, seats, version, visitor.id))
    return found


@post("/api/tables", status_code=201)
async def create_table(services: Served, visitor: Visiting, data: JSONBody[messages.NewTable], scope: Scope) -> messages.TableInfo:
    """Make a table."""
    table = await services.tables.create(visitor, data, address_of(scope))
    return info_of(table, visitor.id)


@get("/api/tables/{table_id:str}")
async def read_table(services: Served, visitor: Visiting, table_id: FromPath[str]) -> messages.TableInfo:
    """One table; whoever knows its unguessable id may look at it."""
    return info_of(await services.registry.table(table_id), visitor.id)


@post("/api/tables/{table_id:str}/sit", status_code=200)
async def sit(services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[messages.Sit]) -> messages.TableInfo:
    """Take a seat."""
    table = await services.registry.table(table_id)
    await services.tables.sit(table, visitor, data)
    return info_of(table, visitor.id)


@post("/api/tables/{table_id:str}/seat", status_code=200)
async def appoint(
    services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[messages.Appoint]
) -> messages.TableInfo:
    """Fill or free a seat of my table."""
    table = await services.registry.table(table_id)
    await services.tables.appoint(table, visitor, data)
    return info_of(table, visitor.id)


@post("/api/tables/{table_id:str}/leave", status_code=200)
async def leave(services: Served, visitor: Visiting, table_id: FromPath[str]) -> messages.TableInfo:
    """Leave a table."""
    table = await services.registry.table(table_id)
    await services.tables.leave(table, visitor)
    return info_of(table, visitor.id)


@post("/api/tables/{table_id:str}/close", status_code=200)
async def close(services: Served, visitor: Visiting, table_id: FromPath[str]) -> messages.TableInfo:
    """End my table for good."""
    table = await services.registry.table(table_id)
    await services.tables.close(table, visitor)
    return info_of(table, visitor.id)


@post("/api/tables/{table_id:str}/settle", status_code=200)
async def settle(
    services: Served, visitor: Visiting, table_id: FromPath[str], data: JSONBody[messages.Matter]
) -> messages.TableInfo:
    """Settle something beside the rules: resign, propose, vote, be away."""
    table = await services.registry.table(table_id)
    await services.matters.settle(table, visitor, data)
    return info_of(table, visitor.id)


@post("/api/tables/{table_id:str}/start", status_code=200)
async def start(services: Served, visitor: Visiting, table_id: FromPath[str]) -> messages.TableInfo:
    """Start the game."""
    table = await services.registry.table(table_id)
    await services.tables.start(table, visitor)
    return info_of(table, visitor.id)


@get("/api/tables/{table_id:str}/record", media_type="text/plain")
async def read_record(services: Served, table_id: FromPath[str]) -> str:
    """The record as text; one that holds secrets only once the game is over."""
    table = await services.registry.table(table_id)
    if table.match is None or table.snapshot is None:
        raise Problem("table-not-started")
    if table.match.secretive and not table.disclosed:
        raise Problem("record-secret")
    return str(table.match.play.record.fork(table.snapshot.version))


@post("/api/tables/{table_id:str}/fork", status_code=201)
async def fork(
    services: Served, visitor: Visiting, scope: Scope, table_id: FromPath[str], data: JSONBody[Fork]
) -> messages.TableInfo:
    """Go on from a moment of a game at a private table of my own."""
    table = await services.tables.fork(visitor, await services.registry.table(table_id), data, address_of(scope))
    return info_of(table, visitor.id)


@post("/api/records", status_code=201, request_max_body_size=RECORD)
async def bring_record(
    services: Served, visitor: Visiting, request: AnyRequest, scope: Scope, name: FromQuery[str] = ""
) -> messages.TableInfo:
    """Bring a record, the body as text, to be looked at and gone on from at a private table."""
    services.tables.count_new(address_of(scope))
    return info_of(await services.archive.add(visitor, await request.body(), name), visitor.id)


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: Socket, services: Served, visitor: Visiting, table_id: FromPath[str]) -> None:
    """The live line of a table."""
    await socket.accept()
    since = socket.query_params.get("since", "0")
    address = address_of(socket.scope)
    try:
        if services.settings.limits and services.registry.lines[address] >= CONNECTIONS:
            raise Problem("too-fast")
        table = await services.registry.table(table_id)
    except (Problem, Refused, StoreFailed) as caught:
        problem = Problem.of(caught)
        refused = messages.Refused(problem.reason, problem.sentence(visitor.language))
        await socket.send_data(encode(refused).decode())
        code = CLOSE_FAILED if isinstance(caught, StoreFailed) else CLOSE_UNKNOWN
        await socket.close(CLOSE_FLOOD if problem.reason == "too-fast" else code, problem.reason)
        return
    seen = int(since) if since.isascii() and since.isdigit() and len(since) < 10 else 0
    services.registry.lines[address] += 1
    try:
        patches = "patches" in socket.query_params
        line = LiveConnection(socket, table, visitor, seen, services.settings.limits, patches)
        line.session, line.address = socket.scope["state"]["session"], address
        services.lines.add(line)
        try:
            await line.run()
        finally:
            services.lines.remove(line)
    finally:
        services.registry.lines[address] -= 1


# -- files and the server itself -----------------------------------------------------------------
@get("/text/{file:str}", sync_to_thread=False)
def read_words(file: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """All shared and game words of a language, as ``LANG.ftl``."""
    return words_of(file.removesuffix(".ftl") if file.endswith(".ftl") else "").response(request.headers)


@get("/healthz")
async def health(services: Served) -> dict[str, str]:
    """Whether the server can read its store."""
    await services.store.read(queries.read_setting, "opened")
    return {"status": "ok"}


@get("/metrics", media_type="text/plain", include_in_schema=False, sync_to_thread=False)
def metrics(services: Served) -> str:
    """Numbers about the server, where the host wants them to be readable."""
    if not services.settings.metrics:
        raise Problem("page-unknown")
    services.metrics.commits, services.metrics.committed_jobs = services.store.writer.batches, services.store.writer.jobs
    return services.metrics.text()


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(client: Files, request: AnyRequest, path: FromPath[str] = "") -> Response[bytes]:
    """The client."""
    return client.response(path, request.headers)


HANDLERS = [
    read_me, change_me, read_games, read_rules, list_tables, list_more, create_table, read_table, sit, appoint,
    leave, close, settle, start,
    read_record, fork, bring_record, live, read_words, health, metrics, page,
]  # fmt: skip
