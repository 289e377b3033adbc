"""A connection before its request is whole: how many, how large, how slow."""

from asyncio import TimerHandle, Transport
from functools import cache
from typing import Any

import msgspec
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from starhold.server.addresses import neighbour
from starhold.server.errors import Problem
from starhold.server.web.gate import Gate
from starhold.server.messages import ErrorBody
from starhold.server.web.outbox import SocketProtocol

REQUEST_TIME = 10.0
"""Seconds in which a request must have come whole."""
ANSWER_TIME = 120.0
"""Seconds in which an answer must have been made and taken."""
HEAD = 32 * 1024
"""Bytes of the head of a request."""
PIPELINED = 8
"""Requests of one connection that wait for their answer."""
LINGERING = 32
"""Connections that are refused and stay until they have asked, so that they hear why; more are closed at once."""


class Door(HttpToolsProtocol):
    """uvicorn's HTTP connection, which passes the gate first and has its time."""

    def __init__(self, *arguments: Any, gate: Gate, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.gate = gate
        self.address = ""
        self._refusal = ""
        self._timer: TimerHandle | None = None
        self._begun = False
        self._headed = False
        self._head = 0

    # -- coming and going -----------------------------------------------------------------------------
    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Enter, or stay just long enough to hear why not."""
        super().connection_made(transport)
        self.address = "" if self.client is None or self._trusted(self.client[0]) else neighbour(self.client[0])
        self._refusal = self.gate.enter(self)
        if not self._refusal:
            self._wait(REQUEST_TIME)
        elif self.gate.lingering < LINGERING:
            self.gate.lingering += 1
            self._wait(REQUEST_TIME / 5)
        else:
            self._refusal = ""
            transport.abort()

    def _trusted(self, host: str) -> bool:
        hosts = self.config.forwarded_allow_ips
        return host in proxies(hosts if isinstance(hosts, str) else ",".join(hosts)).trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave."""
        super().connection_lost(exc)
        self._gone()

    def _gone(self) -> None:
        self._stop_waiting()
        self.gate.leave(self)
        if self._refusal:
            self._refusal = ""
            self.gate.lingering -= 1

    def make_room(self) -> None:
        """Close, since somebody else needs the place and no request is under way here."""
        self._refuse("request-slow" if self._begun else "")

    def _refuse(self, reason: str) -> None:
        """Say why, if there is somebody who has begun to ask, and close."""
        self._stop_waiting()
        if not self.transport.is_closing():
            if reason:
                self.transport.write(refusal(reason))
            self.transport.close()

    # -- time -----------------------------------------------------------------------------------------
    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, self._too_late)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_late(self) -> None:
        if self._begun or not self._working():
            self._refuse("request-slow" if self._begun else "")
        else:
            self.transport.abort()

    def _working(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    # -- what comes -----------------------------------------------------------------------------------
    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._refusal:
            self._refuse(self._refusal)
            return
        if self.transport.is_closing():
            return
        if self._timer is None:
            # Also for what belongs to no request: it must not come for ever.
            self._wait(REQUEST_TIME)
        super().data_received(data)
        if self._begun and not self._headed:
            self._head += len(data)
            if self._head > HEAD:
                self._refuse("request-head-large")

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._begun, self._headed, self._head = True, False, 0
        if not self._working():
            self._wait(REQUEST_TIME)

    def on_headers_complete(self) -> None:
        """The head of a request is whole."""
        self._headed = True
        if len(self.pipeline) >= PIPELINED:
            self._refuse("too-fast")
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body has come."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """A request is whole."""
        if self.transport.is_closing():
            return
        super().on_message_complete()
        self._begun = False
        self.gate.work(self)
        self._wait(ANSWER_TIME)

    def on_response_complete(self) -> None:
        """A request has been answered."""
        super().on_response_complete()
        if self._working():
            self._wait(ANSWER_TIME)
        else:
            # What is left of a body that was refused unread is no request.
            self._begun = self._begun and not self._headed
            self._stop_waiting()
            self.gate.rest(self)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a live line, which keeps its place."""
        self._stop_waiting()
        self.gate.work(self)
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        if isinstance(line, SocketProtocol):
            line.when_lost = self._gone


@cache
def proxies(hosts: str) -> ProxyHeadersMiddleware:
    """What knows the web servers in front that speak for others."""
    return ProxyHeadersMiddleware(lambda *_: None, hosts)  # type: ignore[arg-type]


@cache
def refusal(reason: str) -> bytes:
    """A whole HTTP response that refuses a request nobody has read: its language is not known."""
    problem = Problem(reason)
    body = msgspec.json.encode(ErrorBody(reason, problem.sentence("en")))
    return (
        STATUS_LINE[problem.status]
        + b"content-type: application/json\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        % len(body)
        + body
    )
