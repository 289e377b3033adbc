"""The cookie that names a visitor: read among whatever else stands there, kept for a year after the last visit."""

import hashlib
from pathlib import Path
from time import time

import httpx
import pytest
from itsdangerous import Signer

from starhold.server.clock import Clock
from starhold.server.parts import cookie_key
from starhold.server.visitors import cookies_of
from tests.server.people import Person, Served, served

DAY = 24 * 3600


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that the clock is ahead by which the age of a cookie is told."""
    ahead = [0.0]
    monkeypatch.setattr(Clock, "wall", lambda _: time() + ahead[0])
    return ahead


def cookie_of(person: Person) -> str:
    ((name, value),) = person.http.cookies.items()
    return f"{name}={value}"


def ask(address: str, *cookies: str) -> httpx.Response:
    headers = [(b"Cookie", cookie.encode()) for cookie in cookies]
    return httpx.get(f"http://{address}/api/me", headers=headers)


AMONG = [
    ['session={"a":1,"b":[ ]}; OWN'],
    ["OWN; session=[1, 2]"],
    ["a=b c d; OWN"],
    ['open="never closed; OWN'],
    ["name/with/slashes=1; OWN"],
    ["(odd)@name=1; OWN"],
    ["flag; OWN"],
    ["; ;; OWN ;"],
    ["=nameless; OWN"],
    ["a=é; OWN"],
    ["other=1", "OWN"],
    ["OWN", "other=1"],
    ["starhold=nonsense; OWN"],
    ["OWN;no=space"],
    ['q="a\\"b"; OWN'],
]


def test_a_visitor_is_known_whatever_other_cookies_there_are(ann: Person) -> None:
    for cookies in AMONG:
        answer = ask(ann.address, *(cookie.replace("OWN", cookie_of(ann)) for cookie in cookies))
        assert (answer.json(), "set-cookie" in answer.headers) == (ann.me, False), cookies


def test_a_second_cookie_of_that_name_does_not_hide_the_right_one(ann: Person) -> None:
    name, _, value = cookie_of(ann).partition("=")
    forged = f"{name}={'0' * 32}.{value.partition('.')[2]}"
    for cookies in ([f"{forged}; {name}={value}"], [f"{name}={value}; {forged}"], [forged, f"{name}={value}"]):
        assert ask(ann.address, *cookies).json() == ann.me


def test_cookies_are_read_as_they_stand() -> None:
    assert list(cookies_of('a=1; b="2"; c; =d; e=f=g')) == [
        ("a", "1"), ("b", "2"), ("c", ""), ("", "d"), ("e", "f=g"),
    ]  # fmt: skip


def test_the_cookie_of_an_earlier_version_keeps_its_visitor_and_is_given_anew(server: Served) -> None:
    signer = Signer(cookie_key(server.services.store), salt="visitor", digest_method=hashlib.sha256)
    visitor = "0123456789abcdef0123456789abcdef"
    first = ask(server.address, f"starhold={signer.sign(visitor).decode()}")
    assert first.json()["id"] == hashlib.sha256(visitor.encode()).hexdigest()[:16]
    fresh = first.headers["set-cookie"].partition(";")[0]
    again = ask(server.address, f"starhold=gone; {fresh}")
    assert (again.json(), "set-cookie" in again.headers) == (first.json(), False)


def test_two_servers_on_one_machine_do_not_overwrite_each_others_cookies(server: Served, tmp_path: Path) -> None:
    with served(tmp_path / "other.sqlite") as other:
        here, there = server.person(), other.person()
        both = f"{cookie_of(here)}; {cookie_of(there)}"
        assert here.http.cookies.keys() != there.http.cookies.keys()
        assert ask(server.address, both).json() == here.me
        assert ask(other.address, both).json() == there.me


def test_a_cookie_in_use_is_renewed_once_a_day(ann: Person, ahead: list[float]) -> None:
    ahead[0] = DAY - 60
    assert "set-cookie" not in ask(ann.address, cookie_of(ann)).headers
    ahead[0] = 300 * DAY
    renewed = ask(ann.address, cookie_of(ann))
    assert renewed.json() == ann.me
    assert "Max-Age=31536000" in renewed.headers["set-cookie"]
    ahead[0] = 0
    assert "set-cookie" not in ask(ann.address, renewed.headers["set-cookie"].partition(";")[0]).headers


def test_files_and_health_renew_nothing(ann: Person, ahead: list[float]) -> None:
    ahead[0] = 2 * DAY
    for path in ("/healthz", "/nothing.js"):
        answer = httpx.get(f"http://{ann.address}{path}", headers={"Cookie": cookie_of(ann)})
        assert "set-cookie" not in answer.headers
