"""A server below a path of its host (``/games``), behind a web server that keeps the path or takes it off."""

import re

from litestar.types import ASGIApp, Receive, Scope, Send

from starhold.kernel.reasons import refuse

ROOT = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
OWN = {"about", "api", "assets", "healthz", "metrics", "new", "rules", "schema", "t", "text"}
"""First words of the server's own paths: below one of them a request could mean two things."""


def root_of(text: str, setting: str) -> str:
    """A root path in its one form: "" or ``/games``; `Refused` (``setting-unreadable``) for what is none."""
    root = text.strip().rstrip("/")
    if root and not root.startswith("/"):
        root = f"/{root}"
    if not ROOT.fullmatch(root) or len(root) > 200 or root[1:].split("/")[0] in OWN:
        raise refuse("setting-unreadable", setting=setting, value=text[:80])
    return root


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
