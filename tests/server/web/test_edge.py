"""Strangers at the door: foreign pages, forged cookies, odd paths, files."""

from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from starhold.words import LANGUAGES
from tests.server.people import Person, Served, served


def status_and_reason(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, str(answer.json()["reason"])


def test_a_foreign_page_changes_nothing(ann: Person) -> None:
    for headers in ({"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
        answer = ann.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)
        assert status_and_reason(answer) == (403, "origin-foreign")
    assert ann.http.get("/api/me").json() == ann.me
    own = ann.http.patch("/api/me", json={"name": "Ann"}, headers={"Origin": f"http://{ann.address}"})
    assert own.status_code == 200


def test_a_page_of_an_origin_that_the_host_allows_is_at_home(tmp_path: Path) -> None:
    with served(tmp_path / "b.sqlite", origins=("https://friend.example",)) as server:
        person = server.person()
        codes = [
            person.http.patch("/api/me", json={"name": "Ann"}, headers={"Origin": origin}).status_code
            for origin in ("https://friend.example", "https://friend.example.evil.example", f"http://{server.address}")
        ]
        assert codes == [200, 403, 200]


def test_a_page_by_another_scheme_is_another_page(ann: Person, tmp_path: Path) -> None:
    def rename(person: Person, origin: str, **headers: str) -> int:
        return person.http.patch("/api/me", json={"name": "Ann"}, headers={"Origin": origin, **headers}).status_code

    encrypted = {"X-Forwarded-Proto": "https"}
    assert rename(ann, f"https://{ann.address}") == 403
    assert rename(ann, f"https://{ann.address}", **encrypted) == 200
    assert rename(ann, f"http://{ann.address}", **encrypted) == 403
    assert rename(ann, "https://games.example:443", Host="games.example", **encrypted) == 200
    assert rename(ann, "https://games.example:444", Host="games.example", **encrypted) == 403
    table = ann.table(["me", "open"])["id"]
    with pytest.raises(InvalidStatus):
        ann.live(table, Origin=f"https://{ann.address}")
    with served(tmp_path / "b.sqlite", secure_cookies=True) as server:
        cookie = {"Cookie": httpx.get(f"http://{server.address}/api/me").headers["set-cookie"].partition(";")[0]}
        assert rename(server.person(), f"https://{server.address}", **cookie) == 200
        assert rename(server.person(), f"http://{server.address}", **cookie) == 403


@pytest.mark.parametrize("origin", ["http://[", "http://x:99999999", "null", "http://", "javascript:", "//x", "é"])
def test_an_origin_that_is_none_is_foreign(ann: Person, origin: str) -> None:
    answer = ann.http.patch("/api/me", json={"name": "Mallory"}, headers=[(b"Origin", origin.encode())])
    assert status_and_reason(answer) == (403, "origin-foreign")


def test_a_changing_request_needs_the_header_that_forms_cannot_send(ann: Person) -> None:
    answer = ann.http.patch("/api/me", json={"name": "Mallory"}, headers={"X-Starhold": ""})
    assert status_and_reason(answer) == (403, "header-missing")


def test_a_foreign_page_gets_no_live_line(server: Served, ann: Person) -> None:
    table = ann.started(["me", "bot:random"])
    with pytest.raises(InvalidStatus) as refused:
        ann.live(table, Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    with ann.live(table, Origin=f"http://{ann.address}") as line:
        line.until("update")


def test_a_forged_cookie_is_a_new_visitor(server: Served, ann: Person) -> None:
    name = server.services.visitors.cookie_name
    cookie = ann.http.cookies[name]
    ann.http.patch("/api/me", json={"name": "Ann"})
    # Not the last letter: some of its bits mean nothing, so another one may be the same signature.
    other_signature = cookie[:-2] + ("A" if cookie[-2] != "A" else "B") + cookie[-1]
    for forged in (other_signature, cookie.split(".")[0], "", "x" * 4000, "é"):
        other = httpx.get(f"http://{server.address}/api/me", headers={b"Cookie": f"{name}={forged}".encode("latin-1")})
        assert other.json()["name"] != "Ann"
        assert f"{name}=" in other.headers["set-cookie"]


def test_the_cookie_is_out_of_reach_for_scripts_and_the_id_is_not_in_any_answer(server: Served) -> None:
    answer = httpx.get(f"http://{server.address}/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    secret = cookie.split("=")[1].split(".")[0]
    assert secret not in answer.text


@pytest.mark.parametrize("secure", [True, False])
def test_the_cookie_stays_on_encrypted_lines_where_the_host_wants_it(tmp_path: Path, secure: bool) -> None:
    with served(tmp_path / "b.sqlite", secure_cookies=secure) as server:
        cookie = httpx.get(f"http://{server.address}/api/me").headers["set-cookie"]
        assert cookie.endswith("; Secure") == secure


def test_every_answer_carries_the_security_headers(ann: Person) -> None:
    for path in ("/api/me", "/api/tables/none", "/nothing.js", "/text/en.ftl"):
        headers = ann.http.get(path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path", ["/../../pyproject.toml", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/..%2f..%2f..%2fsettings.py", "/a.js"]
)
def test_no_file_outside_the_client_is_served(ann: Person, path: str) -> None:
    assert status_and_reason(ann.http.get(path)) == (404, "page-unknown")


def test_missing_and_forbidden_answer_alike(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"])["id"]
    ann.post(f"/api/tables/{table}/leave")
    gone, never = bob.http.get(f"/api/tables/{table}"), bob.http.get("/api/tables/AAAAAAAAAAAAAAAA")
    assert (gone.status_code, gone.content) == (never.status_code, never.content)


def test_words_of_every_language_are_served_once(ann: Person) -> None:
    for language in LANGUAGES:
        answer = ann.http.get(f"/text/{language}.ftl")
        assert "reason-stale" in answer.text
        assert "card-agile" in answer.text
        again = ann.http.get(f"/text/{language}.ftl", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert ann.http.get("/text/de.ftl").status_code == 404
    assert ann.http.get("/text/..%2fen.ftl").status_code == 404


def test_the_rules_are_served_as_clauses(ann: Person) -> None:
    chapters = ann.http.get("/api/rules/quantum").json()
    clauses = {clause["id"]: clause for chapter in chapters for clause in chapter["clauses"]}
    assert clauses["Q-DEF-2"]["mark"] == "[text]"
    assert clauses["Q-DEF-2"]["text"].startswith("The orbital positions")
    assert len(clauses) > 150
    assert ann.http.get("/api/rules/chess").status_code == 404


def test_health_metrics_and_schema(ann: Person) -> None:
    assert ann.http.get("/healthz").json() == {"status": "ok"}
    assert ann.http.get("/metrics").status_code == 404
    schema = ann.http.get("/schema/openapi.json").json()
    assert "/api/tables/{table_id}/sit" in schema["paths"]
    assert "TableInfo" in schema["components"]["schemas"]


@pytest.mark.parametrize("path", ["/schema/nothing", "/schema/%00"])
def test_what_the_schema_has_not_is_answered_as_everywhere(ann: Person, path: str) -> None:
    assert status_and_reason(ann.http.get(path)) == (404, "page-unknown")


@pytest.mark.parametrize("method", ["DELETE", "PUT"])
def test_other_methods_are_refused(ann: Person, method: str) -> None:
    assert status_and_reason(ann.http.request(method, "/api/me")) == (405, "method-not-allowed")


@pytest.mark.parametrize("path", ["/", "/t/anything"])
def test_a_page_can_be_asked_for_without_its_body(ann: Person, path: str) -> None:
    answer = ann.http.head(path)
    assert (answer.status_code, answer.content) == (ann.http.get(path).status_code, b"")
