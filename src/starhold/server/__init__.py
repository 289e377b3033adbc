"""The server: tables, people and bots over HTTP and WebSocket. `serve` runs it until interrupted."""

from starhold.server.run import serve
from starhold.server.settings import Settings

__all__ = ["Settings", "serve"]
