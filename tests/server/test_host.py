"""The host: names hosts, closes registration, ends, hides and repairs tables, shuts people out; on the page and in
the terminal, while the server runs and while it does not.
"""

import json
from pathlib import Path

import pytest

from starhold.kernel.reasons import Refused
from starhold.server.admin import administer
from starhold.server.people import guard
from starhold.server.settings import Settings
from starhold.server.visitors import mark_of
from tests.server.people import Message, Person, Served, served
from tests.server.test_accounts import PASSWORD, mine, reason, sign_in, signed_up


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "EVERY", 0.05)


@pytest.fixture
def host(server: Served) -> Person:
    """Somebody with the host role."""
    person = server.person()
    signed_up(person, "Head")
    said = administer(server.services.settings, "host", "head")
    assert json.loads(said) == {"lines": []}
    return person


def act(person: Person, action: str, what: str = "") -> Message:
    answer = person.post("/api/host", action=action, what=what)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def refused(person: Person, action: str, what: str = "") -> tuple[int, str]:
    return reason(person.post("/api/host", action=action, what=what))


def test_only_a_host_sees_and_does_what_a_host_does(ann: Person, host: Person) -> None:
    assert host.http.get("/api/me").json()["host"]
    signed_up(ann)
    for person in (ann,):
        assert reason(person.http.get("/api/host")) == (403, "host-only")
        assert refused(person, "ban", "Head") == (403, "host-only")
    assert {one["account"]: one["host"] for one in host.http.get("/api/host").json()["accounts"]} == {
        "Head": True,
        "Ann": False,
    }
    act(host, "host", "Ann")
    assert ann.http.get("/api/host").status_code == 200
    act(host, "no-host", "Ann")
    assert reason(ann.http.get("/api/host")) == (403, "host-only")


def test_what_the_host_sees_tells_no_secret(server: Served, ann: Person, host: Person) -> None:
    table = ann.table(["me", "open"])
    visitor = next(row.id for row in server.services.visitors._known.values() if mark_of(row.id) == ann.me["id"])
    act(host, "ban", ann.me["id"])
    text = host.http.get("/api/host").text
    assert table["id"] in text
    assert [secret for secret in (table["invite"], visitor, PASSWORD, "argon2") if secret in text] == []


def test_a_closed_registration_opens_again(ann: Person, host: Person) -> None:
    assert not act(host, "close-registration")["registration"]
    assert reason(ann.post("/api/account", name="Ann", password=PASSWORD)) == (403, "registration-closed")
    assert act(host, "open-registration")["registration"]
    signed_up(ann)


def test_a_game_ends_without_a_winner_and_keeps_its_record(ann: Person, host: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"])
    with ann.live(table) as line:
        line.until("update")
        act(host, "end", table)
        while line.hear().get("table", {}).get("status") != "over":
            pass
    assert "won" not in ann.read(table)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200
    assert refused(host, "end", table) == (409, "game-over")
    waiting = ann.table(["me", "open"])["id"]
    act(host, "end", f"http://games.example/t/{waiting}?invite=x")
    assert reason(ann.http.get(f"/api/tables/{waiting}")) == (404, "table-unknown")


def test_a_hidden_table_stands_in_nobody_elses_list(ann: Person, bob: Person, host: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]

    def seen(person: Person) -> bool:
        return table in person.http.get("/api/tables").text

    assert (seen(ann), seen(bob)) == (True, True)
    shown = act(host, "hide", table)["tables"][0]
    assert (shown["hidden"], shown["name"], shown["player"]) == (True, "", ann.me["name"])
    assert (seen(ann), seen(bob), bob.read(table)["id"]) == (True, False, table)
    act(host, "unhide", table)
    assert seen(bob)


def test_a_table_is_read_again_from_its_record(server: Served, ann: Person, host: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"])
    with ann.live(table) as line:
        version = line.until("update")["version"]
        known = server.services.registry.known(table)
        assert known is not None
        before = known.match
        act(host, "repair", table)
        assert known.match is not before
        assert line.take()["type"] == "accepted"
        assert line.version > version


def test_whoever_is_shut_out_changes_nothing_and_may_leave(server: Served, ann: Person, host: Person) -> None:
    signed_up(ann)
    table = ann.started(["me", "same-screen:Bob"])
    with ann.live(table) as line:
        line.until("update")
        view = act(host, "ban", "Ann")
        assert line.until_closed() == 4401
    assert [(row["kind"], row["whom"], row["name"]) for row in view["bans"]] == [("person", ann.me["id"], "Ann")]
    for answer in (
        ann.http.patch("/api/me", json={"name": "Zoe"}),
        ann.post("/api/tables", game="pebble", seats=["me", "open"]),
        ann.post("/api/links"),
    ):
        assert reason(answer) == (403, "banned")
    with pytest.raises(Exception, match="403"):
        ann.live(table)
    phone = server.person()
    sign_in(phone)
    assert reason(phone.http.patch("/api/me", json={"name": "Zoe"})) == (403, "banned")
    assert ann.http.get("/api/export").status_code == 200
    act(host, "unban", ann.me["id"])
    assert ann.http.patch("/api/me", json={"name": "Zoe"}).status_code == 200
    act(host, "ban", ann.me["id"])
    assert ann.post("/api/leave", password=PASSWORD).status_code == 200


def test_a_guest_is_shut_out_and_stays_so_with_an_account_from_elsewhere(ann: Person, host: Person) -> None:
    ann.table(["me", "open"])
    act(host, "ban", ann.me["id"])
    assert reason(ann.post("/api/account", name="Ann", password=PASSWORD)) == (403, "banned")


def test_an_address_is_shut_out_with_everybody_behind_it(server: Served, ann: Person) -> None:
    assert json.loads(administer(server.services.settings, "ban", "127.0.0.1")) == {"lines": []}
    assert reason(ann.http.patch("/api/me", json={"name": "Zoe"})) == (403, "banned")
    assert "  address 127.0.0.1 " in json.loads(administer(server.services.settings, "list", ""))["lines"]
    administer(server.services.settings, "unban", "127.0.0.1")
    assert ann.http.patch("/api/me", json={"name": "Zoe"}).status_code == 200


@pytest.mark.parametrize(
    ("action", "what", "why"),
    [
        ("dance", "", (404, "action-unknown")),
        ("end", "nowhere", (404, "table-unknown")),
        ("hide", "", (404, "table-unknown")),
        ("repair", "x" * 300, (404, "table-unknown")),
        ("ban", "nobody", (404, "account-unknown")),
        ("ban", "", (404, "account-unknown")),
        ("host", "nobody", (404, "account-unknown")),
        ("ban", "\u0000", (400, "request-unreadable")),
        ("host", "x" * 500, (400, "request-unreadable")),
    ],
)
def test_what_cannot_be_is_refused_with_a_reason(host: Person, action: str, what: str, why: tuple[int, str]) -> None:
    assert refused(host, action, what) == why


def test_the_terminal_works_while_no_server_runs(database: str) -> None:
    with served(database) as server:
        ann = server.person()
        signed_up(ann)
        table = ann.started(["me", "same-screen:Bob"])
    settings = Settings(database=database)
    for action, what in (("host", "Ann"), ("end", table), ("close-registration", "")):
        assert json.loads(administer(settings, action, what)) == {"lines": []}
    assert json.loads(administer(settings, "end", table))["reason"] == "game-over"
    lines = json.loads(administer(settings, "list", ""))["lines"]
    assert lines[:3] == ["registration: closed", "accounts: 1", f"  Ann ({ann.me['id']}) host"]
    with served(database) as server:
        ann = server.person()
        assert sign_in(ann).json()["host"]
        assert (ann.read(table)["status"], mine(ann, table)) == ("over", [True, True])
        assert reason(server.person().post("/api/account", name="Zoe", password=PASSWORD)) == (
            403,
            "registration-closed",
        )


def test_the_terminal_makes_no_database(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="database-missing"):
        administer(Settings(database=str(tmp_path / "none.sqlite")), "list", "")
    assert list(tmp_path.iterdir()) == []


def test_a_server_that_does_not_answer_is_told(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starhold.server.admin.PATIENCE", 0.3)
    server.services.guard.carry_out = None
    with pytest.raises(Refused, match="server-silent"):
        administer(server.services.settings, "list", "")
