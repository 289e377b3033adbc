"""The files of the client: what a browser may keep, what it asks about again, what is no file, compressed forms."""

import gzip
import os
from pathlib import Path

import pytest
from litestar.datastructures import Headers
from litestar.response import Response

from starhold.server.errors import Problem
from starhold.server.web.static_files import WEB, Client

SCRIPT = b"play();" * 200
PAGE = b'<meta name="starhold-root" content="" /><script src="./assets/main-1a2b.js"></script><p>page'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("not for you")
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_bytes(PAGE)
    (web / "icon.svg").write_text("<svg/>")
    script = web / "assets" / "main-1a2b.js"
    script.write_bytes(SCRIPT)
    Path(f"{script}.gz").write_bytes(gzip.compress(SCRIPT))
    Path(f"{script}.br").write_bytes(b"as brotli")
    return web


def ask(client: Client, path: str, **headers: str) -> Response[bytes]:
    return client.response(path, Headers({name.replace("_", "-"): value for name, value in headers.items()}))


@pytest.mark.parametrize(
    ("path", "content", "kind", "caching"),
    [
        ("", PAGE.replace(b"./", b"/"), "text/html", "no-cache"),
        ("/t/abc", PAGE.replace(b"./", b"/"), "text/html", "no-cache"),
        ("/icon.svg", b"<svg/>", "image/svg+xml", "no-cache"),
        ("/assets/main-1a2b.js", SCRIPT, "text/javascript", "public, max-age=31536000, immutable"),
    ],
)
def test_only_what_bears_its_content_in_its_name_is_kept_for_ever(
    folder: Path, path: str, content: bytes, kind: str, caching: str
) -> None:
    answer = ask(Client(folder=folder), path)
    assert (answer.content, answer.media_type, answer.headers["cache-control"]) == (content, kind, caching)


def test_a_browser_that_has_the_page_gets_it_again_only_when_it_has_changed(folder: Path) -> None:
    client = Client(folder=folder)
    tag = str(ask(client, "/").headers["etag"])
    known = ask(client, "/", if_none_match=tag)
    assert (known.status_code, known.content) == (304, b"")
    page = folder / "index.html"
    page.write_text("<p>another page")
    os.utime(page, (1, 1))
    changed = ask(client, "/", if_none_match=tag)
    assert changed.content == b"<p>another page"
    assert changed.headers["etag"] != tag


@pytest.mark.parametrize(
    "path",
    [
        "/a.js",
        "/assets/gone.js",
        "/api/nothing",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/main-1a2b.js.br",
        "/assets/" + 300 * "a",
        "/\0",
        "/t/\x1b",
    ],
)
def test_what_is_no_file_of_the_client_is_unknown(folder: Path, path: str) -> None:
    with pytest.raises(Problem, match="page-unknown"):
        ask(Client(folder=folder), path)


def test_a_path_that_no_file_system_takes_is_the_page_like_any_other(folder: Path) -> None:
    assert ask(Client(folder=folder), "/t/" + 9000 * "x").content.endswith(b"<p>page")


def test_a_client_that_has_not_been_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="client-missing"):
        ask(Client(folder=tmp_path), "/")


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_the_smallest_form_that_the_browser_takes(
    folder: Path, accepted: str, coding: str | None
) -> None:
    answer = ask(Client(folder=folder), "/assets/main-1a2b.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == coding
    assert (
        answer.content == {"br": b"as brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}[coding] or coding == "gzip"
    )
    assert answer.headers["vary"] == "accept-encoding"


def test_forms_of_a_file_are_told_apart_by_their_tags(folder: Path) -> None:
    client = Client(folder=folder)
    answers = [ask(client, "/assets/main-1a2b.js", accept_encoding=one) for one in ("br", "gzip", "")]
    assert len({answer.headers["etag"] for answer in answers}) == 3


@pytest.mark.parametrize(
    ("root", "told", "script"), [("", '""', "/assets"), ("/games/a", '"/games/a"', "/games/a/assets")]
)
def test_the_page_says_below_which_path_it_stands_and_names_its_files_by_it(
    folder: Path, root: str, told: str, script: str
) -> None:
    page = ask(Client(root, folder), "/t/abc").content.decode()
    assert f"content={told}" in page
    assert f'src="{script}/main-1a2b.js"' in page


def test_every_large_file_of_the_built_client_lies_there_in_both_forms_too() -> None:
    large = [
        file for file in (WEB / "assets").iterdir() if file.suffix in (".js", ".css") and file.stat().st_size > 1000
    ]
    assert large
    for file in large:
        assert Path(f"{file}.br").stat().st_size < file.stat().st_size / 2
        assert gzip.decompress(Path(f"{file}.gz").read_bytes()) == file.read_bytes()
