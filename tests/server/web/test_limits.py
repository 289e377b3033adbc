"""Floods: tables, changing requests and live lines are counted by address."""

from pathlib import Path
from time import monotonic

import pytest
from websockets.exceptions import InvalidStatus

from starhold.server.clock import Clock
from starhold.server.limits import LOOKS, LOOKS_IN, Bucket, Buckets
from tests.server.people import Person, served


@pytest.fixture(autouse=True)
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The clock of the limits, which stands: on a busy machine nothing may be forgiven between two requests."""
    now = [100.0]
    monkeypatch.setattr(Clock, "steady", lambda _: now[0])
    monkeypatch.setattr("starhold.server.web.middleware.PENALTY", 0.2)
    return now


def test_a_bucket_lets_a_burst_through_and_fills_up_again(now: list[float]) -> None:
    bucket = Bucket(3, 6.0)
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    now[0] += 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 1000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_bucket_says_how_long_to_wait(now: list[float]) -> None:
    bucket = Bucket(2, 4.0)
    assert [bucket.wait(5.0) for _ in range(5)] == [0, 0, 2, 4, None]
    now[0] += 2.0
    assert [bucket.wait(5.0) for _ in range(2)] == [4, None]
    now[0] += 6.0
    assert bucket.wait(0.0) == 0
    assert bucket.wait(0.0) is None


def test_a_club_that_opens_its_pages_at_once_does_not_wait() -> None:
    looks = Buckets(LOOKS, LOOKS_IN)
    assert {looks.wait("router", 5.0) for _ in range(12 * 20)} == {0.0}


def test_everybody_has_a_bucket_and_the_oldest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.limits.TRACKED", 2)
    buckets = Buckets(1, 1000.0)
    assert [buckets.take(key) for key in ("a", "a", "b", "b")] == [True, False, True, False]
    assert [buckets.take(key) for key in ("c", "b", "a")] == [True, False, True]


def test_too_many_tables_of_one_address_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.tables.changes.TABLES", 2)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann, bob = server.person(), server.person()
        made = [who.post("/api/tables", game="pebble", seats=["me", "open"]) for who in (ann, bob, ann)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert made[-1].json()["reason"] == "too-fast"
        assert made[-1].headers["retry-after"] == "2"
        assert len(ann.http.get("/api/tables").json()["mine"]) == 1


def test_too_many_changes_of_one_address_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.web.middleware.REQUESTS", 2)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann = server.person()
        answers = [ann.http.patch("/api/me", json={"name": name}) for name in ("A", "B", "C")]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert ann.http.get("/api/me").json()["name"] == "B"


def test_too_many_lines_of_one_address_are_refused_until_one_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.web.routes.CONNECTIONS", 1)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann = server.person()
        table = ann.table(["me", "open"])["id"]
        with ann.live(table) as line:
            line.until("update")
            with ann.live(table) as other:
                assert other.hear()["reason"] == "too-fast"
                assert other.until_closed() == 4429
        assert is_served(ann, table)


def is_served(person: Person, table: str) -> bool:
    """Whether a new line is served, as soon as the server knows that the last one has ended."""
    for _ in range(100):
        with person.live(table) as line:
            if line.hear()["type"] == "update":
                return True
    return False


def test_more_looks_of_one_address_wait_for_their_turn_and_too_many_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.web.middleware.LOOKS", 3)
    monkeypatch.setattr("starhold.server.web.middleware.LOOKS_IN", 1.5)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann = server.person()
        begin = monotonic()
        assert [ann.http.get("/api/tables").status_code for _ in range(4)] == [200] * 4
        assert monotonic() - begin > 0.9
        monkeypatch.setattr("starhold.server.web.middleware.QUEUE", 0.0)
        begin = monotonic()
        answers = [ann.http.get(path) for path in ("/api/me", "/nothing.js")]
        assert monotonic() - begin > 0.2
        assert 429 in [answer.status_code for answer in answers]
        monkeypatch.setattr("starhold.server.web.middleware.PENALTY", 0.0)
        with pytest.raises(InvalidStatus) as refused:
            look_often(ann)
        assert refused.value.response.status_code == 403
        assert ann.http.patch("/api/me", json={"name": "Ann"}).status_code == 200


def look_often(person: Person) -> None:
    for _ in range(20):
        person.live("nowhere").until_closed()


def test_whoever_connects_again_and_again_may_not_send_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.web.middleware.TOGETHER", 4)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann, bob = server.person(), server.person()
        table = ann.table(["me", "open"])["id"]
        for who in (ann, bob):
            with who.live(table) as line:
                for _ in range(2):
                    line.send(type="ping")
                    line.until("pong")
        with server.person().live(table) as line:
            line.send(type="ping")
            assert line.until_closed() == 4429
        assert ann.read(table)["id"] == table


def test_one_visitor_and_one_address_have_few_games_of_bots_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.tables.changes.BOT_TABLES", 1)
    with served(tmp_path / "a.sqlite", limits=True, bot_pause=30) as server:
        ann, bob, eve = server.person(), server.person(), server.person()
        bots = ["bot:random", "bot:random"]
        for who in (ann, bob):
            who.started(bots)
        for who, most in ((ann, 1), (eve, 2)):
            refused = who.post(f"/api/tables/{who.table(bots)['id']}/start")
            assert (refused.status_code, refused.json()["reason"]) == (429, "bot-tables-many")
            assert refused.json()["args"] == {"limit": most}
        ann.started(["me", "bot:random"])


def test_lists_of_tables_are_fewer_than_other_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.parts.LISTS", 2)
    monkeypatch.setattr("starhold.server.web.routes.QUEUE", 0.0)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        ann = server.person()
        answers = [ann.http.get(f"/api/{path}") for path in ("tables", "lists/mine", "tables")]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert ann.http.get("/api/me").status_code == 200
