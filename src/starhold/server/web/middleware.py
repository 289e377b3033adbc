"""The edge that every request passes: who is it, may it come from where it comes, what do the headers say."""

import asyncio
from math import inf
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from starhold.server.addresses import address_of
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.limits import (
    FRAMES,
    FRAMES_IN,
    LINES,
    LINES_IN,
    LOOKS,
    LOOKS_IN,
    PENALTY,
    QUEUE,
    REQUESTS,
    REQUESTS_IN,
    TOGETHER,
    TOGETHER_IN,
    Bucket,
    Buckets,
)
from starhold.server.names import new_visitor_id
from starhold.server.web.outbox import CLOSE_FLOOD, connection_of
from starhold.server.people.guard import ALLOWED, Guard
from starhold.server.people.sessions import Sessions
from starhold.server.visitors import Shown, Visitors
from starhold.server.settings import Settings

MARK = "x-starhold"
"""Changing requests carry this header, which a foreign page cannot set."""
PORTS = {"http": 80, "https": 443}
SAFE = ("GET", "HEAD", "OPTIONS")
CLOSE_FOREIGN = 4403
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class Edge(ASGIMiddleware):
    """Names the visitor, refuses requests from foreign pages, sets cookie and security headers."""

    def __init__(
        self, visitors: Visitors, sessions: Sessions, guard: Guard, settings: Settings, clock: Clock = CLOCK
    ) -> None:
        self._clock = clock
        self._visitors = visitors
        self._sessions = sessions
        self._guard = guard
        self._origins = settings.origins
        self._encrypted = settings.secure_cookies
        self._limits = settings.limits
        self._changes = Buckets(REQUESTS, REQUESTS_IN, clock)
        self._looks = Buckets(LOOKS, LOOKS_IN, clock)
        self._lines = Buckets(LINES, LINES_IN, clock)
        self._messages = Buckets(TOGETHER, TOGETHER_IN, clock)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, or refuse it."""
        headers = Headers.from_scope(scope)
        given = await self._cookie(scope, headers)
        address = address_of(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            refused = await self._line_refused(scope, headers, address)
            if refused is not None:
                await send({"type": "websocket.close", "code": refused[0], "reason": refused[1]})
                return
        else:
            changing = scope["method"] not in SAFE
            if changing:
                self._check(scope, headers)
                if self._guard.bars(scope["state"]["visitor_id"], address) and scope["path"] not in ALLOWED:
                    raise Problem("banned")
            if self._limits and not await self._admitted(address, changing):
                raise Problem("too-fast")

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                answer = MutableScopeHeaders.from_message(message)
                if message["type"] == "http.response.start":
                    for name, value in HEADERS.items():
                        answer.setdefault(name, value)
                cookie = scope["state"].get("cookie", given)
                if cookie is not None:
                    answer.add("set-cookie", cookie)
            await send(message)

        await next_app(scope, receive, dressed)

    async def _line_refused(self, scope: Scope, headers: Headers, address: str) -> tuple[int, str] | None:
        """Code and reason with which a live line is refused; what comes on one that is not is counted from now on."""
        if not self._at_home(scope, headers):
            return CLOSE_FOREIGN, "origin-foreign"
        if self._guard.bars(scope["state"]["visitor_id"], address):
            return CLOSE_FOREIGN, "banned"
        if self._limits:
            if not await self._admitted(address):
                return CLOSE_FLOOD, "too-fast"
            await asyncio.sleep(self._lines.wait(address, inf) or 0)
            if (connection := connection_of(scope)) is not None:
                connection.count_with(Bucket(FRAMES, FRAMES_IN, self._clock), self._messages.of(address))
        return None

    async def _cookie(self, scope: Scope, headers: Headers) -> str | None:
        """Note who asks; the cookie to be given: to somebody new, or anew. A request may set another one instead."""
        shown = self._visitors.identify(headers.getall("cookie", []))
        scope["state"]["session"] = ""
        if shown is not None and shown.token:
            return await self._signed_in(scope, shown)
        visitor_id = scope["state"]["visitor_id"] = shown.said if shown else new_visitor_id()
        if (shown and shown.fresh) or not wants_cookie(scope):
            return None
        return self._visitors.cookie(visitor_id)

    async def _signed_in(self, scope: Scope, shown: Shown) -> str | None:
        """The same for a device that has been signed in; one that is no longer is a new guest's."""
        if not scope["path"].startswith("/api/"):
            # A page is the same for everybody, and is there when the store is not.
            scope["state"]["visitor_id"] = new_visitor_id()
        elif (found := await self._sessions.visitor_of(shown.token)) is not None:
            scope["state"]["visitor_id"], scope["state"]["session"] = found
        else:
            visitor_id = scope["state"]["visitor_id"] = new_visitor_id()
            return self._visitors.cookie(visitor_id)
        return None if shown.fresh or not wants_cookie(scope) else self._visitors.cookie(token=shown.token)

    async def _admitted(self, address: str, changing: bool = False) -> bool:
        """Whether a request may pass, once it is its turn."""
        buckets, longest = (self._changes, 0.0) if changing else (self._looks, QUEUE)
        wait = buckets.wait(address, longest)
        if wait != 0:
            await asyncio.sleep(PENALTY if wait is None else wait)
        return wait is not None

    def _check(self, scope: Scope, headers: Headers) -> None:
        if not self._at_home(scope, headers):
            raise Problem("origin-foreign", origin=headers.get("origin", "")[:100], own=self._own(scope, headers))
        if headers.get(MARK) != "1":
            raise Problem("header-missing", header="X-Starhold: 1")

    def _at_home(self, scope: Scope, headers: Headers) -> bool:
        """Whether the page behind the request is this server's own, or the request comes from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or plain_origin(origin) == plain_origin(self._own(scope, headers)) != ""

    def _own(self, scope: Scope, headers: Headers) -> str:
        return own_origin(scope, headers, self._encrypted)


def own_origin(scope: Scope, headers: Headers, encrypted: bool) -> str:
    """The origin of the pages of this server, as whoever asks sees it; ``encrypted``: by HTTPS in any case."""
    encrypted = encrypted or scope["scheme"] in ("https", "wss")
    return f"{'https' if encrypted else 'http'}://{headers.get('host', '')}"


def plain_origin(origin: str) -> str:
    """An origin in one way of writing it; empty if it is none."""
    try:
        parts = urlsplit(origin)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        return ""
    bare = not parts.path and not parts.query and not parts.fragment and parts.username is None
    return f"{parts.scheme}://{parts.hostname}:{port}" if bare and parts.hostname else ""


def wants_cookie(scope: Scope) -> bool:
    """Whether this is a contact with a person: a page or the interface, no file."""
    path = scope["path"]
    return path.startswith("/api/") or ("." not in path.rsplit("/", 1)[-1] and path not in ("/healthz", "/metrics"))
