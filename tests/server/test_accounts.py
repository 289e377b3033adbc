"""Accounts: a guest becomes somebody who can sign in, and keeps everything; devices come and go."""

from pathlib import Path
from time import time
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, select

from starhold.server.store import schema
from starhold.server.store.people import KEPT, MOVED
from tests.server.people import Person, Served, served

PASSWORD = "correct horse"


def reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json().get("reason", ""))


def signed_up(person: Person, name: str = "Ann", password: str = PASSWORD) -> None:
    answer = person.post("/api/account", name=name, password=password)
    assert answer.status_code == 201, answer.text
    person.me = answer.json()


def sign_in(person: Person, name: str = "Ann", password: str = PASSWORD) -> httpx.Response:
    return person.post("/api/sign-in", name=name, password=password)


def mine(person: Person, table: str) -> list[bool]:
    return [seat.get("mine", False) for seat in person.read(table)["seats"]]


# -- becoming somebody ----------------------------------------------------------------------------------
def test_a_guest_with_an_account_keeps_name_language_tables_and_seats(server: Served, bob: Person) -> None:
    ann = server.person("ja")
    ann.http.patch("/api/me", json={"name": "Ann"})
    own = ann.table(["me", "open"])
    other = bob.table(["me", "open"], public=True)["id"]
    assert ann.post(f"/api/tables/{other}/sit").status_code == 200
    signed_up(ann, "Annie")
    assert {key: ann.me[key] for key in ("name", "language", "account")} == {
        "name": "Ann",
        "language": "ja",
        "account": "Annie",
    }
    kept = ann.read(own["id"])
    assert (kept["owner"], kept["invite"], mine(ann, own["id"]), mine(ann, other)) == (
        True,
        own["invite"],
        [True, False],
        [False, True],
    )
    assert {table["id"] for table in ann.http.get("/api/tables").json()["mine"]} == {own["id"], other}
    assert ann.post(f"/api/tables/{own['id']}/seat", seat=1, to="bot:random").status_code == 200
    assert ann.post(f"/api/tables/{own['id']}/start").status_code == 200


def test_what_is_kept_is_in_the_store_too(database: str) -> None:
    with served(database) as server:
        ann = server.person()
        table = ann.table(["me", "open"])["id"]
        signed_up(ann)
    with served(database) as server:
        ann = server.person()
        assert mine(ann, table) == [False, False]
        assert sign_in(ann).status_code == 200
        assert (ann.read(table)["owner"], mine(ann, table)) == (True, [True, False])


def test_a_game_that_is_open_in_the_page_goes_on_while_its_player_gets_an_account(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    with ann.live(table) as line:
        line.until("update")
        signed_up(ann)
        while not line.asked():
            with bob.live(table) as other:
                other.until("update")
                other.take()
            line.until("update")
        assert line.take()["type"] == "accepted"
    with ann.live(table) as again:
        assert "you" in again.until("update")["view"]


def test_the_cookie_of_the_guest_is_worth_nothing_afterwards(server: Served, ann: Person) -> None:
    table = ann.table(["me", "open"])["id"]
    name, old = server.services.visitors.cookie_name, ann.http.cookies[server.services.visitors.cookie_name]
    signed_up(ann)
    with httpx.Client(base_url=f"http://{server.address}", headers={"Cookie": f"{name}={old}"}) as thief:
        assert thief.get(f"/api/tables/{table}").json()["seats"][0].get("mine", False) is False
        assert "account" not in thief.get("/api/me").json()


@pytest.mark.parametrize("name", ["Ann", "ANN", "ann", "\u0410nn", "Ａｎｎ"])
def test_a_name_that_looks_like_another_is_taken(ann: Person, bob: Person, name: str) -> None:
    signed_up(ann)
    assert reason(bob.post("/api/account", name=name, password=PASSWORD)) == (409, "account-name-taken")


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"name": "", "password": PASSWORD}, "name-unusable"),
        ({"name": "a" * 41, "password": PASSWORD}, "name-unusable"),
        ({"name": "a\u202eb", "password": PASSWORD}, "name-signs"),
        ({"name": "Ann"}, "account-way-missing"),
        ({"name": "Ann", "password": "short"}, "password-short"),
        ({"name": "Ann", "password": "x1y2z3" * 60}, "password-long"),
        ({"name": "Ann", "password": "aaaaaaaaaaaa"}, "password-plain"),
        ({"name": "Annabella", "password": "ANNABELLA"}, "password-plain"),
        ({"name": "Ann", "passkey": {}}, "passkey-unusable"),
        ({"name": "Ann", "passkey": {"response": {"clientDataJSON": "e30"}}}, "passkey-unusable"),
        ({"name": "Ann", "passkey": {"response": 7}}, "passkey-unusable"),
        ({"name": "Ann", "password": PASSWORD, "host": True}, "request-unreadable"),
        ({"password": PASSWORD}, "request-unreadable"),
        ({"name": "A\u0000", "password": PASSWORD}, "request-unreadable"),
        ({"name": 7, "password": PASSWORD}, "request-unreadable"),
    ],
)
def test_an_account_that_cannot_be_is_refused_with_a_reason(ann: Person, body: dict[str, Any], why: str) -> None:
    answer = ann.post("/api/account", **body)
    assert reason(answer) == (400, why)
    assert "account" not in ann.http.get("/api/me").json()


def test_nobody_gets_a_second_account_or_one_where_none_are_made(ann: Person, tmp_path: Path) -> None:
    signed_up(ann)
    assert reason(ann.post("/api/account", name="Zoe", password=PASSWORD)) == (409, "account-exists")
    with served(tmp_path / "closed.sqlite", registration=False) as closed:
        guest = closed.person()
        assert reason(guest.post("/api/account", name="Zoe", password=PASSWORD)) == (403, "registration-closed")
        assert reason(guest.post("/api/account/passkeys/options", name="Zoe")) == (403, "registration-closed")
        assert guest.table(["me", "open"])["owner"]


# -- signing in and out -----------------------------------------------------------------------------------
def test_another_device_signs_in_and_what_it_had_as_a_guest_comes_along(server: Served, ann: Person) -> None:
    first = ann.table(["me", "open"])["id"]
    signed_up(ann)
    phone = server.person()
    phone.http.patch("/api/me", json={"name": "Phone"})
    second = phone.table(["me", "open"])["id"]
    assert sign_in(phone, "ann").json()["account"] == "Ann"
    for device in (ann, phone):
        assert mine(device, first) == mine(device, second) == [True, False]
        assert device.read(second)["owner"]
    assert phone.read(second)["seats"][0]["name"] == ann.me["name"]


def test_a_person_who_sat_at_one_table_from_two_devices_has_both_seats(
    server: Served, ann: Person, bob: Person
) -> None:
    table = bob.table(["open", "open", "me"], public=True)["id"]
    signed_up(ann)
    phone = server.person()
    ann.post(f"/api/tables/{table}/sit")
    phone.post(f"/api/tables/{table}/sit")
    sign_in(phone)
    assert mine(ann, table) == [True, True, False]


def test_a_freed_guest_who_signs_in_stays_freed_unless_seated(server: Served, ann: Person, bob: Person) -> None:
    signed_up(ann)
    table = bob.table(["open", "me"], public=True)["id"]
    phone = server.person()
    phone.post(f"/api/tables/{table}/sit")
    bob.post(f"/api/tables/{table}/seat", seat=0, to="open")
    sign_in(phone)
    assert ann.read(table)["freed"]
    assert reason(ann.post(f"/api/tables/{table}/sit")) == (403, "seat-freed")


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(ann: Person, bob: Person) -> None:
    signed_up(ann)
    answers = [sign_in(bob, name, password) for name, password in (("Ann", "wrong horse"), ("Zoe", PASSWORD), ("", ""))]
    assert {(answer.status_code, answer.text) for answer in answers} == {(403, answers[0].text)}
    assert reason(answers[0]) == (403, "sign-in-wrong")
    assert bob.http.get("/api/me").json() == bob.me


def test_an_unknown_name_costs_the_same_work_as_a_wrong_password(
    server: Served, ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed_up(ann)
    passwords = server.services.accounts.passwords
    tried: list[bool] = []
    verify = passwords.verify

    def counted(stored: str, password: str) -> None:
        tried.append(stored != "")
        verify(stored, password)

    monkeypatch.setattr(passwords, "verify", counted)
    sign_in(bob, "Ann", "wrong horse")
    sign_in(bob, "Zoe", "wrong horse")
    assert tried == [True, True]


def test_after_too_many_tries_nobody_gets_in_for_a_while(ann: Person, bob: Person) -> None:
    signed_up(ann)
    said = [reason(sign_in(bob, "Ann", f"wrong horse {number}")) for number in range(16)]
    assert said[:15] == [(403, "sign-in-wrong")] * 15
    assert said[15] == (429, "attempts-many")
    assert reason(sign_in(bob)) == (429, "attempts-many")
    assert reason(sign_in(bob, "Zoe")) == (403, "sign-in-wrong")


def test_from_one_address_only_so_many_names_are_tried(bob: Person) -> None:
    said = [reason(sign_in(bob, f"Zoe {number}")) for number in range(21)]
    assert said[19:] == [(403, "sign-in-wrong"), (429, "attempts-many")]


def test_who_signs_out_is_a_new_guest_and_the_token_is_dead(server: Served, ann: Person) -> None:
    table = ann.table(["me", "open"])["id"]
    signed_up(ann)
    cookie = dict(ann.http.cookies)
    left = ann.post("/api/sign-out")
    assert (left.status_code, "account" in left.json()) == (200, False)
    assert mine(ann, table) == [False, False]
    header = "; ".join(f"{name}={value}" for name, value in cookie.items())
    answer = httpx.get(f"http://{server.address}/api/me", headers={"Cookie": header})
    assert ("account" in answer.json(), "set-cookie" in answer.headers) == (False, True)
    assert reason(ann.post("/api/sign-out")) == (403, "account-needed")


def test_signing_out_everywhere_ends_all_devices_and_their_live_lines(server: Served, ann: Person) -> None:
    signed_up(ann)
    phone = server.person()
    sign_in(phone)
    table = ann.started(["me", "bot:random"])
    with phone.live(table) as line:
        line.until("update")
        assert ann.post("/api/sign-out", everywhere=True).status_code == 200
        assert line.until_closed() == 4401
    for device in (ann, phone):
        assert "account" not in device.http.get("/api/me").json()


def test_one_device_is_signed_out_from_another(server: Served, ann: Person) -> None:
    signed_up(ann)
    phone = server.person()
    phone.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0"
    sign_in(phone)
    account = ann.http.get("/api/account").json()
    assert sorted((one["name"], one.get("here", False)) for one in account["devices"]) == [
        ("", True),
        ("Firefox · Linux", False),
    ]
    (other,) = (one["id"] for one in account["devices"] if not one.get("here"))
    (here,) = (one["id"] for one in account["devices"] if one.get("here"))
    for unknown in (here, "f" * 64, "%00", "x" * 2000):
        assert reason(ann.http.delete(f"/api/account/devices/{unknown}")) == (404, "device-unknown")
    left = ann.http.delete(f"/api/account/devices/{other}")
    assert [one["id"] for one in left.json()["devices"]] == [here]
    assert "account" not in phone.http.get("/api/me").json()
    assert ann.http.get("/api/me").json()["account"] == "Ann"


def test_a_new_password_needs_the_old_one_and_signs_other_devices_out(server: Served, ann: Person) -> None:
    signed_up(ann)
    phone = server.person()
    sign_in(phone)
    wrong = ann.post("/api/account/password", password="another horse", old="wrong horse")
    assert reason(wrong) == (403, "password-wrong")
    weak = ann.post("/api/account/password", password="short", old=PASSWORD)
    assert reason(weak) == (400, "password-short")
    assert "account" in phone.http.get("/api/me").json()
    changed = ann.post("/api/account/password", password="another horse", old=PASSWORD)
    assert (changed.status_code, len(changed.json()["devices"])) == (200, 1)
    assert "account" not in phone.http.get("/api/me").json()
    assert reason(sign_in(phone)) == (403, "sign-in-wrong")
    assert sign_in(phone, password="another horse").status_code == 200


def test_a_password_is_the_same_however_a_keyboard_writes_it(server: Served, ann: Person) -> None:
    signed_up(ann, password="re\u0301sume\u0301 ok")
    assert sign_in(server.person(), password="r\u00e9sum\u00e9 ok").status_code == 200


def test_a_device_that_signs_in_as_somebody_else_leaves_the_first_account(ann: Person, bob: Person) -> None:
    signed_up(ann)
    signed_up(bob, "Bob")
    table = ann.table(["me", "open"])["id"]
    assert sign_in(ann, "Bob").json()["account"] == "Bob"
    assert (mine(ann, table), mine(bob, table)) == ([False, False], [False, False])
    sign_in(ann)
    assert (mine(ann, table), len(ann.http.get("/api/account").json()["devices"])) == ([True, False], 1)


def test_guests_have_no_account_to_read_or_change(ann: Person) -> None:
    for answer in (
        ann.http.get("/api/account"),
        ann.post("/api/account/password", password=PASSWORD),
        ann.post("/api/account/passkeys", passkey={}),
        ann.http.delete("/api/account/passkeys/x"),
        ann.http.delete("/api/account/devices/x"),
        ann.post("/api/sign-out"),
    ):
        assert reason(answer) == (403, "account-needed")


def test_a_device_that_was_not_used_for_a_year_is_signed_out(
    server: Served, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed_up(ann)
    server.services.sessions.forget()
    monkeypatch.setattr(server.services.clock, "wall", lambda: time() + 366 * 24 * 3600)
    assert "account" not in ann.http.get("/api/me").json()


def test_a_foreign_page_signs_nobody_in_or_out(ann: Person) -> None:
    signed_up(ann)
    for path in ("/api/sign-in", "/api/sign-out", "/api/account", "/api/links", "/api/links/use"):
        answer = ann.http.post(path, json={}, headers={"Origin": "https://evil.example"})
        assert reason(answer) == (403, "origin-foreign")
    assert ann.http.get("/api/me").json()["account"] == "Ann"


# -- what is kept -----------------------------------------------------------------------------------------
def test_the_store_holds_neither_passwords_nor_tokens(server: Served, ann: Person) -> None:
    signed_up(ann)
    code = ann.post("/api/links").json()["code"]
    (cookie,) = ann.http.cookies.values()
    token = cookie.partition(".")[0].removeprefix("s-")

    def everything(connection: Connection) -> str:
        tables = schema.metadata.sorted_tables
        return "\n".join(str(list(connection.execute(select(table)))) for table in tables)

    kept = server.services.store.read_now(everything)
    assert "$argon2id$" in kept
    assert [secret for secret in (PASSWORD, token, code) if secret in kept] == []


def test_every_place_where_a_visitor_is_named_is_known_to_whoever_hands_over() -> None:
    named = {
        (table.name, column.name)
        for table in schema.metadata.tables.values()
        for column in table.columns
        if column.name in ("visitor_id", "owner", "whom")
    }
    assert named == {(table.name, table.c[column].name) for table, column in (*MOVED, *KEPT)}
