"""The files of the client: what a browser may keep, what it asks about again, and what is no file."""

from pathlib import Path

import pytest

from starhold.server.client import serve_file
from starhold.server.errors import Problem


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not for you")
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<p>page")
    (web / "icon.svg").write_text("<svg/>")
    (web / "assets" / "main-1a2b.js").write_text("play()")
    return web


@pytest.mark.parametrize(
    ("path", "content", "kind", "caching"),
    [
        ("", b"<p>page", "text/html", "no-cache"),
        ("/t/abc", b"<p>page", "text/html", "no-cache"),
        ("/icon.svg", b"<svg/>", "image/svg+xml", "no-cache"),
        ("/assets/main-1a2b.js", b"play()", "text/javascript", "public, max-age=31536000, immutable"),
    ],
)
def test_only_what_bears_its_content_in_its_name_is_kept_for_ever(
    folder: Path, path: str, content: bytes, kind: str, caching: str
) -> None:
    answer = serve_file(path, "", folder)
    assert (answer.content, answer.media_type, answer.headers["cache-control"]) == (content, kind, caching)


def test_a_browser_that_has_the_page_gets_it_again_only_when_it_has_changed(folder: Path) -> None:
    tag = str(serve_file("/", "", folder).headers["etag"])
    known = serve_file("/", tag, folder)
    assert (known.status_code, known.content) == (304, b"")
    (folder / "index.html").write_text("<p>another page")
    changed = serve_file("/", tag, folder)
    assert changed.content == b"<p>another page"
    assert changed.headers["etag"] != tag


@pytest.mark.parametrize(
    "path", ["/a.js", "/assets/gone.js", "/api/nothing", "/../secret.txt", "/assets/../../secret.txt"]
)
def test_what_is_no_file_of_the_client_is_unknown(folder: Path, path: str) -> None:
    with pytest.raises(Problem, match="page-unknown"):
        serve_file(path, "", folder)


def test_a_client_that_has_not_been_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="client-missing"):
        serve_file("/", "", tmp_path)
