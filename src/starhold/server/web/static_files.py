"""The browser client out of the package: its files, and its page for every other path."""

import mimetypes
from functools import cache
from html import escape
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path

from litestar.datastructures import Headers
from litestar.response import Response

from starhold.server.web.content import CHECKED, FOREVER, Content
from starhold.server.errors import Problem
from starhold.words import LANGUAGES

WEB = Path(__file__).resolve().parents[2] / "web"
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
CODINGS = {".br": "br", ".gz": "gzip"}
"""Endings of the compressed forms that the build lays beside a file, and their content codings."""
PAGE = "index.html"
FILES = ("api/", "assets/")
"""Below these nothing is a page."""


class Client:
    """The built client in ``folder``, read when it is first asked for and again once it has been built anew.

    ``root`` is the path below which the server stands (``/games``; "" at the top of its host): its page says so.
    """

    def __init__(self, root: str = "", folder: Path = WEB) -> None:
        self._root = root
        self._folder = folder
        self._made = -1
        self._files: dict[str, Content] = {}

    def response(self, path: str, headers: Headers) -> Response[bytes]:
        """The file at ``path``, or the page itself where the path names no file.

        `Problem` (``page-unknown``) for a file that is not there, (``client-missing``) when the client has not been
        built.
        """
        self._look()
        name = path.strip("/")
        found = self._files.get(name)
        if found is not None:
            return found.response(headers, FOREVER if name.startswith("assets/") else CHECKED)
        if "." in name.rsplit("/", 1)[-1] or name.startswith(FILES) or not name.isprintable():
            raise Problem("page-unknown")
        page = self._files.get(PAGE)
        if page is None:
            raise Problem("client-missing")
        return page.response(headers)

    def _look(self) -> None:
        page = self._folder / PAGE
        made = page.stat().st_mtime_ns if page.is_file() else 0
        if made != self._made:
            self._made, self._files = made, dict(self._read())

    def _read(self) -> list[tuple[str, Content]]:
        """All files by their path below the folder, with the compressed forms that lie beside them."""
        found = {file for file in self._folder.rglob("*") if file.is_file()}
        read = []
        for file in found:
            if file.suffix in CODINGS and file.with_suffix("") in found:
                continue
            name = file.relative_to(self._folder).as_posix()
            beside = {coding: Path(f"{file}{ending}") for ending, coding in CODINGS.items()}
            forms = {coding: form.read_bytes() for coding, form in beside.items() if form in found}
            data = file.read_bytes()
            kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            if name == PAGE:
                data = at_root(data, self._root)
            read.append((name, Content(data, kind, forms or (None if kind.startswith("text/") else {}))))
        return read


def at_root(page: bytes, root: str) -> bytes:
    """The page for a server below the path ``root``: it names its files, which are relative in it, by whole paths."""
    said = escape(root).encode()
    page = page.replace(b'name="starhold-root" content=""', b'name="starhold-root" content="%s"' % said)
    return page.replace(b'="./', b'="%s/' % said)


@cache
def words_of(language: str) -> Content:
    """All shared and game messages of a language; `Problem` (``page-unknown``)."""
    if language not in LANGUAGES:
        raise Problem("page-unknown")
    packages = ["starhold", *sorted(point.module for point in entry_points(group="starhold.games"))]
    parts = [files(package) / "text" / f"{language}.ftl" for package in packages]
    return Content(b"\n".join(part.read_bytes() for part in parts if part.is_file()), "text/plain")
