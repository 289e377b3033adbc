"""The way of a message to a browser: straight into the connection where the server allows it."""

import contextlib
from collections.abc import Callable
from litestar.connection import WebSocket
from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from starhold.server.web.asked import Socket
from starhold.server.limits import Bucket

SHORTCUT = "starhold.connection"
"""The extension of a connection's scope under which the connection itself is found."""
TEXT = 0x81
"""First byte of a frame that holds a whole text message (RFC 6455, 5.2)."""

BROKEN_TEXT = 1007
"""The code that ends a connection because of a text that is not UTF-8."""

CLOSE_FLOOD = 4429
"""The code that ends a connection on which too much comes."""
PORTION = 512
"""Bytes that are read of a flood before it is noticed: some 85 of the smallest frames, which take two milliseconds."""
CLOSED = 0x88
"""First byte of a frame that closes a connection."""
LINGER = 2.0
"""Seconds in which the other side may answer that the connection is closed."""
NO_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: 38\r\n\r\n"
    b"This WebSocket request is unreadable.\n"
)


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket connection, with a way past the layers of the framework for messages that go out.

    An update goes to everybody at a table at once; each layer that awaits the next costs more than the frame.
    """

    allowances: tuple[Bucket, ...] = ()
    flooded = False
    when_lost: Callable[[], None] = staticmethod(lambda: None)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        super().connection_lost(exc)
        self.when_lost()

    def count_with(self, *allowances: Bucket) -> None:
        """From now on count every frame, of whatever kind, in these buckets; one that finds one empty ends all."""
        self.allowances = allowances

    def handle_connect(self, event: Request) -> None:
        """Begin to serve, and tell the application of the shortcut."""
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORTCUT] = {"connection": self}

    def handle_ping(self) -> None:
        """Answer a ping, unless the browser does not read: its answers would pile up without end."""
        if not self._counts():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong if it still counts."""
        if self._counts():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """Begin a message of text if it still counts."""
        if self._counts():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Begin a message of bytes if it still counts."""
        if self._counts():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Continue a message if it still counts."""
        if self._counts():
            super().handle_cont(event)

    def _counts(self) -> bool:
        if not self.flooded and not all(bucket.take() for bucket in self.allowances):
            # What came before is answered, then the application hangs up (`LiveConnection`).
            self.flooded = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CLOSE_FLOOD, "reason": "too-fast"})
        return not self.flooded

    def send_receive_event_to_app(self) -> None:
        """Hand a message to the application; a text that is none (RFC 6455, 8.1) ends the connection.

        uvicorn alone would log that as a failure of the server, as often as somebody likes.
        """
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.frames = []
            self.conn.send_close(BROKEN_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def data_received(self, data: bytes) -> None:
        """Read frames, a little at a time: a flood of tiny ones ends before all of it has been read."""
        if self.handshake_initiated and not self.handshake_complete:
            # Whoever speaks before being let in is no browser (RFC 6455, 4.1).
            self.transport.abort()
            return
        for start in range(0, len(data), PORTION):
            if self.flooded or self.disconnected:
                if self.close_sent and data[0] == CLOSED:
                    self.transport.close()
                return
            super().data_received(data[start : start + PORTION])
        if not self.handshake_initiated:
            self._refuse_request()

    def _refuse_request(self) -> None:
        """Answer a request that cannot be read; uvicorn alone would leave its connection open."""
        answer = b"".join(self.conn.data_to_send())
        self.handshake_complete = self.close_sent = True
        self.transport.write(answer or NO_REQUEST)
        self.transport.close()

    def hang_up(self, code: int, reason: str) -> None:
        """Close the connection, also after a flood: then what still comes is thrown away for a moment."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def write_text(self, data: bytes) -> None:
        """Send a text message, however much is waiting; once the connection is closing nothing happens."""
        if not self.handshake_complete or self.close_sent or self.disconnected:
            return
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + data)


class Outbox:
    """Messages to one browser, in order."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._connection = connection_of(socket.scope)

    @property
    def free(self) -> bool:
        """Whether `write` may be used: the browser keeps up with what is sent."""
        return self._connection is not None and self._connection.writable.is_set()

    @property
    def flooded(self) -> bool:
        """Whether so much has come that the connection is to be closed."""
        return self._connection is not None and self._connection.flooded

    def write(self, data: bytes) -> None:
        """Send a message without waiting."""
        assert self._connection is not None
        self._connection.write_text(data)

    async def send(self, data: bytes) -> None:
        """Send a message and wait until the browser can take another; nothing happens after the end."""
        if self._connection is not None:
            await self._connection.writable.wait()
            self._connection.write_text(data)
            return
        # The framework raises RuntimeError for a message after the end of a connection.
        with contextlib.suppress(OSError, RuntimeError):
            await self._socket.send_data(data.decode())

    async def close(self, code: int, reason: str) -> None:
        """End the connection with a code and a reason id."""
        if self._connection is not None:
            self._connection.hang_up(code, reason)
            return
        with contextlib.suppress(OSError, RuntimeError):
            await self._socket.close(code, reason)


def connection_of(scope: Scope) -> SocketProtocol | None:
    """The connection itself behind a WebSocket, where the server allows it."""
    found = (scope.get("extensions") or {}).get(SHORTCUT, {}).get("connection")
    return found if isinstance(found, SocketProtocol) else None
