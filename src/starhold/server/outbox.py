"""The way of a message to a browser: straight into the connection where the server allows it."""

import contextlib
from typing import Any

from litestar.connection import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SHORTCUT = "starhold.connection"
"""The extension of a connection's scope under which the connection itself is found."""
TEXT = 0x81
"""First byte of a frame that holds a whole text message (RFC 6455, 5.2)."""

BROKEN_TEXT = 1007
"""The code that ends a connection because of a text that is not UTF-8."""

NO_REQUEST = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\nconnection: close\r\ncontent-length: 38\r\n\r\n"
    b"This WebSocket request is unreadable.\n"
)


class Connection(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket connection, with a way past the layers of the framework for messages that go out.

    An update goes to everybody at a table at once; each layer that awaits the next costs more than the frame.
    """

    def handle_connect(self, event: Request) -> None:
        """Begin to serve, and tell the application of the shortcut."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][SHORTCUT] = {"connection": self}

    def handle_ping(self) -> None:
        """Answer a ping, unless the browser does not read: its answers would pile up without end."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

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
        """Read frames; a request that cannot be read is answered, which uvicorn alone would leave open."""
        super().data_received(data)
        if not self.handshake_initiated:
            answer = b"".join(self.conn.data_to_send())
            self.handshake_complete = self.close_sent = True
            self.transport.write(answer or NO_REQUEST)
            self.transport.close()

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

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self._connection: Connection | None = extensions.get(SHORTCUT, {}).get("connection")

    @property
    def free(self) -> bool:
        """Whether `write` may be used: the browser keeps up with what is sent."""
        return self._connection is not None and self._connection.writable.is_set()

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
