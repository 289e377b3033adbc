"""A code that one device shows makes another device one of the same person, once and within minutes."""

import re
from time import time

import pytest

from tests.server.people import Person, Served
from tests.server.test_accounts import PASSWORD, mine, reason, signed_up


def code_of(person: Person) -> str:
    answer = person.post("/api/links")
    assert answer.status_code == 201
    return str(answer.json()["code"])


def test_a_guest_goes_on_at_another_device_and_what_it_had_comes_along(ann: Person, bob: Person) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    first, second = ann.table(["me", "open"])["id"], bob.table(["me", "open"])["id"]
    code = code_of(ann)
    assert re.fullmatch("[2-9A-HJKMNP-Z]{10}", code)
    assert bob.post("/api/links/look", code=code).json() == {"name": "Ann", "account": "", "tables": 1}
    assert bob.post("/api/links/use", code=code).json() == ann.http.get("/api/me").json()
    for device in (ann, bob):
        assert [mine(device, table) for table in (first, second)] == [[True, False]] * 2


def test_a_device_that_is_linked_to_an_account_is_signed_in(server: Served, ann: Person, bob: Person) -> None:
    signed_up(ann)
    table = bob.table(["me", "open"])["id"]
    code = code_of(ann)
    assert bob.post("/api/links/look", code=code).json()["account"] == "Ann"
    assert bob.post("/api/links/use", code=code).json()["account"] == "Ann"
    assert mine(ann, table) == [True, False]
    ann.post("/api/sign-out", everywhere=True)
    assert "account" not in bob.http.get("/api/me").json()


def test_the_tables_of_a_guest_move_to_a_device_that_is_signed_in(ann: Person, bob: Person) -> None:
    signed_up(bob, "Bob")
    table = ann.started(["me", "bot:random"])
    with ann.live(table) as line:
        line.until("update")
        assert bob.post("/api/links/use", code=code_of(ann)).json()["account"] == "Bob"
        assert line.until_closed() == 4401
    assert (mine(bob, table), mine(ann, table)) == ([True, False], [False, False])
    assert "account" not in ann.http.get("/api/me").json()


def test_a_code_is_read_however_it_is_typed(ann: Person, bob: Person) -> None:
    code = code_of(ann)
    typed = f" {code[:5].lower()}-{code[5:]} "
    assert bob.post("/api/links/use", code=typed).status_code == 200


def test_a_code_is_worth_nothing_once_other_devices_are_signed_out(ann: Person, bob: Person) -> None:
    """Whoever had the account in hand for a while may have noted a code."""
    signed_up(ann)
    code = code_of(ann)
    changed = ann.post("/api/account/password", old=PASSWORD, password="another long password")
    assert changed.status_code == 200, changed.text
    assert reason(bob.post("/api/links/use", code=code)) == (404, "link-unknown")


def test_a_code_works_once_and_only_the_last_one(ann: Person, bob: Person) -> None:
    first, second = code_of(ann), code_of(ann)
    assert reason(bob.post("/api/links/use", code=first)) == (404, "link-unknown")
    assert bob.post("/api/links/use", code=second).status_code == 200
    assert reason(bob.post("/api/links/use", code=second)) == (404, "link-unknown")


def test_a_code_ends_after_ten_minutes(
    server: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = code_of(ann)
    monkeypatch.setattr(server.services.clock, "wall", lambda: time() + 601)
    assert reason(bob.post("/api/links/look", code=code)) == (404, "link-unknown")
    assert reason(bob.post("/api/links/use", code=code)) == (404, "link-unknown")


@pytest.mark.parametrize("code", ["", "AAAAA", "\u0000", "é" * 100, "23456789AB", "-" * 50])
def test_a_code_that_is_none_is_refused(bob: Person, code: str) -> None:
    for path in ("look", "use"):
        assert reason(bob.post(f"/api/links/{path}", code=code)) == (404, "link-unknown")
    assert bob.http.get("/api/me").json() == bob.me


def test_a_code_is_of_no_use_where_it_was_made_or_to_another_account(ann: Person, bob: Person) -> None:
    code = code_of(ann)
    assert reason(ann.post("/api/links/use", code=code)) == (409, "link-same")
    signed_up(ann)
    signed_up(bob, "Bob")
    code = code_of(ann)
    assert reason(bob.post("/api/links/use", code=code)) == (409, "link-accounts")
    assert bob.http.get("/api/me").json()["account"] == "Bob"


def test_codes_are_not_guessed_for_long(bob: Person) -> None:
    said = [reason(bob.post("/api/links/look", code=f"GUESS{number}")) for number in range(21)]
    assert said[19:] == [(404, "link-unknown"), (429, "attempts-many")]


def test_a_code_of_a_guest_who_has_an_account_by_now_is_void(ann: Person, bob: Person) -> None:
    code = code_of(ann)
    signed_up(ann)
    assert reason(bob.post("/api/links/use", code=code)) == (404, "link-unknown")
