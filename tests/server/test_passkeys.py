"""Passkeys: made for an account, used to sign in, each challenge answered once and here only."""

from time import time

import httpx
import pytest

from tests.server.authenticator import Authenticator, Plain
from tests.server.people import Person, Served
from tests.server.test_accounts import PASSWORD, reason, sign_in, signed_up


@pytest.fixture
def key(server: Served) -> Authenticator:
    return Authenticator(f"http://{server.address}")


def options(person: Person, path: str = "account/passkeys", **body: str) -> Plain:
    answer = person.post(f"/api/{path}/options", **body)
    assert answer.status_code == 200, answer.text
    found: Plain = answer.json()
    return found


def by_passkey(person: Person, key: Authenticator) -> httpx.Response:
    return person.post("/api/sign-in", passkey=key.get(options(person, "sign-in")))


def test_a_guest_gets_an_account_with_a_passkey_alone(server: Served, ann: Person, key: Authenticator) -> None:
    table = ann.table(["me", "open"])["id"]
    wanted = options(ann, name="Ann")
    assert (wanted["user"]["name"], wanted["rp"]["id"]) == ("Ann", "127.0.0.1")
    made = ann.post("/api/account", name="Ann", passkey=key.create(wanted))
    assert (made.status_code, made.json()["account"]) == (201, "Ann")
    account = ann.http.get("/api/account").json()
    assert (account["password"], len(account["passkeys"])) == (False, 1)
    phone = server.person()
    assert reason(sign_in(phone, "Ann", "")) == (403, "sign-in-wrong")
    assert by_passkey(phone, key).json()["account"] == "Ann"
    assert phone.read(table)["owner"]


def test_a_passkey_is_added_and_taken_away_but_not_the_last_way_in(ann: Person, key: Authenticator) -> None:
    signed_up(ann)
    ann.http.headers["User-Agent"] = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1"
    assert ann.post("/api/account/passkeys", passkey=key.create(options(ann))).status_code == 201
    (known,) = ann.http.get("/api/account").json()["passkeys"]
    assert known["name"] == "Safari · iPhone"
    assert [one["id"] for one in options(ann)["excludeCredentials"]] == [known["id"]]
    assert ann.http.delete(f"/api/account/passkeys/{known['id']}").json()["passkeys"] == []
    assert reason(by_passkey(ann, key)) == (403, "passkey-unknown")
    assert reason(ann.http.delete(f"/api/account/passkeys/{known['id']}")) == (403, "passkey-unknown")


def test_the_only_passkey_of_an_account_without_password_stays(ann: Person, key: Authenticator) -> None:
    ann.post("/api/account", name="Ann", passkey=key.create(options(ann, name="Ann")))
    (known,) = ann.http.get("/api/account").json()["passkeys"]
    assert reason(ann.http.delete(f"/api/account/passkeys/{known['id']}")) == (409, "passkey-last")
    assert ann.post("/api/account/password", password=PASSWORD).json()["password"]
    assert ann.http.delete(f"/api/account/passkeys/{known['id']}").json()["passkeys"] == []
    assert sign_in(ann).status_code == 200


def test_an_answer_counts_once(server: Served, ann: Person, key: Authenticator) -> None:
    signed_up(ann)
    made = key.create(options(ann))
    assert ann.post("/api/account/passkeys", passkey=made).status_code == 201
    assert reason(ann.post("/api/account/passkeys", passkey=made)) == (403, "passkey-late")
    phone = server.person()
    answer = key.get(options(phone, "sign-in"))
    assert phone.post("/api/sign-in", passkey=answer).status_code == 200
    assert reason(server.person().post("/api/sign-in", passkey=answer)) == (403, "passkey-late")


def test_an_answer_comes_in_time(
    server: Served, ann: Person, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    signed_up(ann)
    wanted = options(ann)
    monkeypatch.setattr(server.services.clock, "wall", lambda: time() + 301)
    assert reason(ann.post("/api/account/passkeys", passkey=key.create(wanted))) == (403, "passkey-late")


def test_a_challenge_is_for_whom_and_for_what_it_was_made(ann: Person, bob: Person, key: Authenticator) -> None:
    signed_up(ann)
    signed_up(bob, "Bob")
    assert reason(bob.post("/api/account/passkeys", passkey=key.create(options(ann)))) == (403, "passkey-late")
    assert ann.post("/api/account/passkeys", passkey=key.create(options(ann))).status_code == 201
    assert reason(ann.post("/api/sign-in", passkey=key.get(options(ann)))) == (403, "passkey-late")
    made = key.create(options(bob, "sign-in"))
    assert reason(bob.post("/api/account/passkeys", passkey=made)) == (403, "passkey-late")


def test_a_passkey_belongs_to_one_account(ann: Person, bob: Person, key: Authenticator) -> None:
    signed_up(ann)
    signed_up(bob, "Bob")
    ann.post("/api/account/passkeys", passkey=key.create(options(ann)))
    assert reason(bob.post("/api/account/passkeys", passkey=key.create(options(bob)))) == (400, "passkey-unusable")


def test_what_was_signed_for_another_site_or_by_another_key_is_refused(
    server: Served, ann: Person, key: Authenticator
) -> None:
    signed_up(ann)
    ann.post("/api/account/passkeys", passkey=key.create(options(ann)))
    evil, forger = Authenticator("http://evil.example:80"), Authenticator(f"http://{server.address}")
    evil.id = forger.id = key.id
    evil.host = key.host
    for other in (evil, forger):
        assert reason(by_passkey(server.person(), other)) == (400, "passkey-unusable")
    cloned = Authenticator(f"http://{server.address}")
    cloned.id, cloned._key, cloned.count = key.id, key._key, 0
    assert by_passkey(server.person(), key).status_code == 200
    assert reason(by_passkey(server.person(), cloned)) == (400, "passkey-unusable")


@pytest.mark.parametrize("broken", ["id", "rawId", "type", "response", "clientExtensionResults"])
@pytest.mark.parametrize("value", [None, 7, "", "\u0000", [], {}, "x" * 3000, "é", {"clientDataJSON": "e30"}])
def test_any_broken_answer_is_refused(ann: Person, key: Authenticator, broken: str, value: object) -> None:
    signed_up(ann)
    made = key.create(options(ann))
    answer = ann.post("/api/account/passkeys", passkey={**made, broken: value})
    assert answer.status_code in (201, 400), answer.text
    answer = ann.post("/api/sign-in", passkey={**key.get(options(ann, "sign-in")), broken: value})
    assert answer.status_code in (200, 400, 403), answer.text


def test_a_name_that_is_taken_is_told_before_a_passkey_is_made(ann: Person, bob: Person) -> None:
    signed_up(ann)
    assert reason(bob.post("/api/account/passkeys/options", name="ann")) == (409, "account-name-taken")
    assert reason(bob.post("/api/account/passkeys/options", name="")) == (400, "name-unusable")


def test_an_account_has_only_so_many_passkeys(
    server: Served, ann: Person, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("starhold.server.people.accounts.PASSKEYS", 1)
    signed_up(ann)
    later = key.create(options(ann))
    first = Authenticator(key.origin)
    ann.post("/api/account/passkeys", passkey=first.create(options(ann)))
    assert reason(ann.post("/api/account/passkeys/options")) == (409, "passkeys-many")
    assert reason(ann.post("/api/account/passkeys", passkey=later)) == (409, "passkeys-many")
