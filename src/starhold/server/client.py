"""The browser client out of the package: its files, and its page for every other path."""

import hashlib
import mimetypes
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from litestar.response import Response

from starhold.server.errors import Problem
from starhold.words import LANGUAGES

WEB = Path(__file__).resolve().parent.parent / "web"
FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}


def serve_file(path: str, known: str, folder: Path = WEB) -> Response[bytes]:
    """The file at ``path`` below ``folder``, or the page itself where the path names no file.

    ``known`` is the If-None-Match header. `Problem` (``page-unknown``) for a file that is not there,
    (``client-missing``) when the client has not been built.
    """
    name = path.strip("/")
    inside = (folder / name).resolve()
    if name and folder in inside.parents and inside.is_file():
        return _response(inside, known, FOREVER if name.startswith("assets/") else CHECKED)
    if "." in name.rsplit("/", 1)[-1] or name.startswith("api/"):
        raise Problem("page-unknown")
    page = folder / "index.html"
    if not page.is_file():
        raise Problem("client-missing")
    return _response(page, known, CHECKED)


def _response(file: Path, known: str, caching: str) -> Response[bytes]:
    about = file.stat()
    data, tag = _read(file, about.st_mtime_ns, about.st_size)
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return tagged(data, tag, kind, known, caching)


def tagged(data: bytes, tag: str, kind: str, known: str, caching: str) -> Response[bytes]:
    """A response with an entity tag; empty (304) for a browser that knows it already."""
    headers = {"etag": tag, "cache-control": caching}
    if tag in known:
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(data, headers=headers, media_type=kind)


@lru_cache(256)
def _read(file: Path, _changed: int, _size: int) -> tuple[bytes, str]:
    data = file.read_bytes()
    return data, tag_of(data)


def tag_of(data: bytes) -> str:
    """An entity tag for some content."""
    return f'"{hashlib.sha256(data).hexdigest()[:24]}"'


def words_of(language: str) -> tuple[bytes, str]:
    """All shared and game messages of a language, with their tag; `Problem` (``page-unknown``)."""
    if language not in LANGUAGES:
        raise Problem("page-unknown")
    packages = ["starhold", *sorted(point.module for point in entry_points(group="starhold.games"))]
    parts = [files(package) / "text" / f"{language}.ftl" for package in packages]
    data = b"\n".join(part.read_bytes() for part in parts if part.is_file())
    return data, tag_of(data)
