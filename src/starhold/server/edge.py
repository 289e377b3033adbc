"""The edge that every request passes: who is it, may it come from where it comes, what do the headers say."""

import asyncio
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Receive, Scope, Send, WebSocketReceiveMessage

from starhold.server.errors import Problem
from starhold.server.limits import (
    LOOKS,
    LOOKS_IN,
    PENALTY,
    QUEUE,
    REQUESTS,
    REQUESTS_IN,
    TOGETHER,
    TOGETHER_IN,
    Buckets,
)
from starhold.server.live import CLOSE_FLOOD
from starhold.server.names import new_visitor_id
from starhold.server.sessions import Visitors
from starhold.server.settings import Settings

MARK = "x-starhold"
"""Changing requests carry this header, which a foreign page cannot set."""
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

    def __init__(self, visitors: Visitors, settings: Settings) -> None:
        self._visitors = visitors
        self._origins = settings.origins
        self._limits = settings.limits
        self._changes = Buckets(REQUESTS, REQUESTS_IN)
        self._looks = Buckets(LOOKS, LOOKS_IN)
        self._messages = Buckets(TOGETHER, TOGETHER_IN)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass the request on, or refuse it."""
        headers = Headers.from_scope(scope)
        found = self._visitors.identify(headers.get("cookie", ""))
        visitor_id = found or new_visitor_id()
        scope["state"]["visitor_id"] = visitor_id
        fresh = None if found or not wants_cookie(scope) else self._visitors.cookie(visitor_id)
        address = address_of(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if not self._at_home(headers):
                await send({"type": "websocket.close", "code": CLOSE_FOREIGN, "reason": "origin-foreign"})
                return
            if self._limits:
                if not await self._admitted(address):
                    await send({"type": "websocket.close", "code": CLOSE_FLOOD, "reason": "too-fast"})
                    return
                receive = self._counted(receive, send, address)
        else:
            changing = scope["method"] not in SAFE
            if changing:
                self._check(headers)
            if self._limits and not await self._admitted(address, changing):
                raise Problem("too-fast")

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                answer = MutableScopeHeaders.from_message(message)
                if message["type"] == "http.response.start":
                    for name, value in HEADERS.items():
                        answer.setdefault(name, value)
                if fresh is not None:
                    answer.add("set-cookie", fresh)
            await send(message)

        await next_app(scope, receive, dressed)

    async def _admitted(self, address: str, changing: bool = False) -> bool:
        """Whether a request may pass, once it is its turn."""
        buckets, longest = (self._changes, 0.0) if changing else (self._looks, QUEUE)
        wait = buckets.wait(address, longest)
        if wait != 0:
            await asyncio.sleep(PENALTY if wait is None else wait)
        return wait is not None

    def _counted(self, receive: Receive, send: Send, address: str) -> Receive:
        """``receive`` of a live line that ends when too much comes from its address."""

        async def counted() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "websocket.receive" and not self._messages.take(address):
                await send({"type": "websocket.close", "code": CLOSE_FLOOD, "reason": "too-fast"})
                return {"type": "websocket.disconnect", "code": CLOSE_FLOOD}
            return message

        return counted

    def _check(self, headers: Headers) -> None:
        if not self._at_home(headers):
            raise Problem("origin-foreign")
        if headers.get(MARK) != "1":
            raise Problem("header-missing", header="X-Starhold: 1")

    def _at_home(self, headers: Headers) -> bool:
        """Whether the page behind the request is this server's own, or the request comes from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
        return origin in self._origins or urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def address_of(scope: Scope) -> str:
    """The network address that a request comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def wants_cookie(scope: Scope) -> bool:
    """Whether this is a contact with a person: a page or the interface, no file."""
    path = scope["path"]
    return path.startswith("/api/") or ("." not in path.rsplit("/", 1)[-1] and path not in ("/healthz", "/metrics"))
