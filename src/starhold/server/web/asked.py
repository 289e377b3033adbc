"""What comes in from a browser, as the framework hands it on."""

from typing import Any

from litestar import Request
from litestar.connection import WebSocket
from litestar.exceptions import InternalServerException, SerializationException

AnyRequest = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]


class Asked(AnyRequest):
    """A request whose body is refused when it is nested too deep to be read, or has not come whole."""

    async def body(self) -> bytes:
        """The body; `SerializationException` if whoever sent it has hung up within it."""
        try:
            return await super().body()
        except InternalServerException:
            # The framework takes that for a mistake of the server.
            raise SerializationException("hung up within the body") from None

    async def json(self) -> Any:
        """The body as plain data; `SerializationException` if it is no JSON."""
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("nested too deep") from None
