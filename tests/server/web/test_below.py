"""A server below a path of its host, behind a web server that keeps the path or takes it off."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starhold.kernel.reasons import Refused
from starhold.server.settings import Settings
from tests.server import nginx
from tests.server.people import Person, Served, served


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path / "starhold.sqlite", root_path="/games") as running:
        yield running


def play_some(person: Person) -> None:
    """Make a table, play two moves on a live line, and find the table again."""
    table = person.started(["me", "same-screen:Bo"])
    with person.live(table) as live:
        live.until("update")
        for _ in range(2):
            assert live.take()["type"] == "accepted"
    assert person.read(table)["status"] == "playing"
    assert [mine["id"] for mine in person.http.get("/api/tables").json()["mine"]] == [table]


@nginx.NEEDED
@pytest.mark.parametrize("strips", [False, True])
def test_people_play_through_a_web_server_that_keeps_or_takes_off_the_path(
    server: Served, tmp_path: Path, strips: bool
) -> None:
    with nginx.in_front(tmp_path, server.address, strips=strips) as address:
        person = Person(f"{address}/games")
        play_some(person)
        page = person.http.get("/t/abc").text
        script = page.split('src="')[1].split('"')[0]
        assert script.startswith("/games/assets/")
        assert httpx.get(f"http://{address}{script}").headers["content-type"].startswith("text/javascript")
        person.close()


def test_the_cookie_is_for_the_path_alone(server: Served) -> None:
    answer = httpx.get(f"http://{server.address}/games/api/me")
    assert "; Path=/games;" in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/games", "/games/", "/games/t/abc", "/"])
def test_the_page_is_found_with_and_without_the_path(server: Served, path: str) -> None:
    assert 'content="/games"' in httpx.get(f"http://{server.address}{path}").text


def test_a_path_that_only_begins_like_the_root_is_another(server: Served) -> None:
    assert httpx.get(f"http://{server.address}/gamesapi/me").headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("text", "root"), [("", ""), ("/", ""), ("games", "/games"), ("/games/", "/games"), ("/a/b.c", "/a/b.c")]
)
def test_a_root_path_has_one_form(text: str, root: str) -> None:
    assert Settings.read({"STARHOLD_ROOT_PATH": text}).root_path == root


@pytest.mark.parametrize("text", ["/api", "/t/games", "/..", "/a//b", "/a b", "/ä", "/a?b", "//a", "/" + 300 * "a"])
def test_a_root_path_that_could_mean_two_things_or_nothing_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="setting-unreadable"):
        Settings.read({}, root_path=text)
