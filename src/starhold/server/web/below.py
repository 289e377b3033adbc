"""A server below a path of its host (``/games``), behind a web server that keeps the path or takes it off."""

from litestar.types import ASGIApp, Receive, Scope, Send

class Below:
    """The application ``app`` as if it stood at the top of its host."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root
        self._raw = root.encode()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, its path without the root."""
        if scope["type"] in ("http", "websocket"):
            path, raw = scope["path"], scope.get("raw_path") or b""
            if path == self._root or path.startswith(f"{self._root}/"):
                scope["path"] = path.removeprefix(self._root) or "/"
                if raw.startswith(self._raw):
                    scope["raw_path"] = raw.removeprefix(self._raw) or b"/"
        await self._app(scope, receive, send)
