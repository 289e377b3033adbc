"""The web application: handlers, edge, errors, schema."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
import structlog
from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException, SerializationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.response import Response
from litestar.status_codes import HTTP_404_NOT_FOUND

from starhold.server.web.asked import AnyRequest, Asked
from starhold import __version__
from starhold.kernel.reasons import Refused
from starhold.server.web.static_files import Client
from starhold.server.web.middleware import HEADERS, Edge
from starhold.server.errors import Problem
from starhold.server.parts import Services, build
from starhold.server.limits import BODY
from starhold.server.messages import ErrorBody
from starhold.server.web.notice_routes import NOTICES
from starhold.server.web.people_routes import PEOPLE
from starhold.server.web.chat_routes import HANDLERS as CHAT
from starhold.server.web.routes import HANDLERS, provide_visitor
from starhold.server.visitors import wanted_language
from starhold.server.settings import Settings
from starhold.server.store import StoreFailed

logger = structlog.get_logger()
TOLD = 100
"""Characters of a path that are logged."""
HTTP_REASONS = {404: "page-unknown", 405: "method-not-allowed", 413: "request-too-large"}


class Application(Litestar):
    """The framework without its plugins for other kinds of data classes: importing them takes a fifth of the start."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def create_app(settings: Settings, slow: Callable[[], None] = lambda: None) -> Litestar:
    """The application; `Refused` if the database cannot be used. ``slow``: see `open_database`."""
    return assemble(build(settings, slow))


def assemble(services: Services) -> Litestar:
    """The application around the parts of a services."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    client = Client(services.settings.root_path)
    return Application(
        [*HANDLERS, *PEOPLE, *CHAT, *NOTICES],
        dependencies={"client": Provide(lambda: client, sync_to_thread=False), "services": Provide(lambda: services, sync_to_thread=False), "visitor": Provide(provide_visitor)},
        middleware=[Edge(services.visitors, services.sessions, services.guard, services.settings, services.clock)],
        exception_handlers={
            Problem: answer_problem,
            Refused: answer_refused,
            StoreFailed: answer_store,
            HTTPException: answer_http,
            Exception: answer_failure,
        },
        lifespan=[lifespan],
        request_class=Asked,
        request_max_body_size=BODY,
        state=State({"services": services}),
        openapi_config=OpenAPIConfig("Starhold", __version__, render_plugins=[JsonRenderPlugin()], openapi_router=schema()),
        logging_config=None,
    )


def schema() -> Router:
    """Where the description of the requests lies; what is not there is answered as everywhere."""

    def known(response: Response[object]) -> Response[object]:
        if response.status_code == HTTP_404_NOT_FOUND:
            raise Problem("page-unknown")
        return response

    return Router("/schema", route_handlers=[], include_in_schema=False, after_request=known)


def answer_problem(request: AnyRequest, problem: Problem) -> Response[ErrorBody]:
    """One sentence in the visitor's language, a reason id and the status."""
    services: Services = request.app.state.services
    visitor = services.visitors.known(request.scope.get("state", {}).get("visitor_id", ""))
    language = visitor.language if visitor else wanted_language(request.headers.get("accept-language", ""))
    services.metrics.refused += 1
    body = ErrorBody(problem.reason, problem.sentence(language), problem.args_said, problem.clause)
    headers = {**HEADERS, "retry-after": "2"} if problem.status in (429, 503) else HEADERS
    return Response(body, status_code=problem.status, headers=headers, media_type="application/json")


def answer_refused(request: AnyRequest, refused: Refused) -> Response[ErrorBody]:
    """A refusal of the kernel or a game."""
    return answer_problem(request, Problem.of(refused))


def answer_store(request: AnyRequest, failed: StoreFailed) -> Response[ErrorBody]:
    """The database cannot keep or read something now."""
    logger.warning("store failed", path=request.scope["path"][:TOLD], problem=str(failed.__cause__))
    return answer_problem(request, Problem(failed.reason))


def answer_http(request: AnyRequest, problem: HTTPException) -> Response[ErrorBody]:
    """A request that the framework refused."""
    if problem.status_code >= 500:
        return answer_failure(request, problem)
    if problem.status_code == 400:
        logger.info("request unreadable", path=request.scope["path"][:TOLD], problem=problem.detail[:TOLD])
    return answer_problem(request, Problem(HTTP_REASONS.get(problem.status_code, "request-unreadable")))


def answer_failure(request: AnyRequest, problem: Exception) -> Response[ErrorBody]:
    """A mistake of ours: logged here, told without details."""
    logger.error("request failed", path=request.scope["path"][:TOLD], exc_info=problem)
    return answer_problem(request, Problem("server-failed"))
