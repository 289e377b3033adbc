"""Somebody deletes themselves: nothing personal stays, and nobody else loses a game by it."""

import pytest
from sqlalchemy import Connection, select

from starhold.server.store import schema
from tests.server.people import Person, Served, served
from tests.server.test_accounts import PASSWORD, mine, reason, sign_in, signed_up
from tests.server.test_profile import finished


def named(person: Person, name: str) -> None:
    person.http.patch("/api/me", json={"name": name})


def gone(person: Person, **body: str) -> None:
    answer = person.post("/api/leave", **body)
    assert answer.status_code == 200, answer.text
    assert "account" not in answer.json()


def everything(connection: Connection) -> str:
    return "\n".join(str(list(connection.execute(select(table)))) for table in schema.metadata.sorted_tables)


def test_a_finished_game_stays_with_a_former_player(server: Served, ann: Person, bob: Person) -> None:
    named(ann, "Annabella")
    table = finished(ann, "me", "bot:random")
    before = bob.http.get(f"/api/tables/{table}/record").text
    gone(ann)
    info = bob.read(table)
    assert (info["status"], info["seats"][0].get("name", ""), info["seats"][0]["kind"]) == ("over", "", "person")
    after = bob.http.get(f"/api/tables/{table}/record").text
    assert before.replace("Annabella", "") == after
    server.services.registry.sweep(0)
    with bob.live(table) as line:
        assert line.until("update")["table"]["status"] == "over"


@pytest.mark.parametrize(
    ("language", "words"), [("en", "a former player"), ("ja", "以前のプレイヤー"), ("ru", "бывший игрок")]
)
def test_a_former_player_is_called_so_in_each_language(server: Served, ann: Person, language: str, words: str) -> None:
    table = finished(ann, "me", "bot:random")
    gone(ann)
    found = server.services.registry.known(table)
    assert found is not None
    assert found.words(language).player(0) == words


def test_nothing_personal_is_left_in_the_store(server: Served, ann: Person, bob: Person) -> None:
    named(ann, "Annabella")
    signed_up(ann, "Annabella Account")
    ann.post("/api/links")
    finished(ann, "me", "bot:random")
    open_table = bob.table(["me", "open"], public=True)["id"]
    ann.post(f"/api/tables/{open_table}/sit")
    bob.post(f"/api/tables/{open_table}/seat", seat=1, to="open")
    running = bob.table(["me", "open"], public=True)["id"]
    ann.post(f"/api/tables/{running}/sit")
    bob.post(f"/api/tables/{running}/start")
    services = server.services
    visitor = next(row.id for row in services.visitors._known.values() if row.name == "Annabella")
    assert visitor in services.store.read_now(everything)
    gone(ann, password=PASSWORD)
    kept = services.store.read_now(everything)
    assert [word for word in (visitor, "Annabella", "argon2") if word in kept] == []
    assert reason(sign_in(ann, "Annabella Account")) == (403, "sign-in-wrong")
    signed_up(bob, "Annabella Account")


def test_a_table_before_the_start_is_left(ann: Person, bob: Person) -> None:
    alone, shared = ann.table(["me", "open"])["id"], ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{shared}/sit")
    gone(ann)
    assert reason(bob.http.get(f"/api/tables/{alone}")) == (404, "table-unknown")
    info = bob.read(shared)
    assert (info["owner"], [seat["kind"] for seat in info["seats"]]) == (True, ["open", "person"])


def test_the_other_one_of_two_has_won(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    with bob.live(table) as line:
        line.until("update")
        gone(ann)
        while line.until("presence")["table"]["status"] != "over":
            pass
    info = bob.read(table)
    assert (info["status"], info["won"], info["owner"]) == ("over", [1], True)


def test_with_three_a_bot_plays_on_and_the_game_ends(ann: Person, bob: Person, server: Served) -> None:
    eve = server.person()
    table = ann.table(["me", "open", "open"], game="quantum", public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    eve.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    gone(ann)
    info = bob.read(table)
    assert (info["status"], info["owner"]) == ("playing", True)
    assert [seat["kind"] for seat in info["seats"]] == ["bot", "person", "person"]
    assert (mine(bob, table), mine(eve, table)) == ([False, True, False], [False, False, True])


def test_who_deletes_an_account_gives_its_password(ann: Person) -> None:
    signed_up(ann)
    for body in ({}, {"password": "wrong horse"}):
        assert reason(ann.post("/api/leave", **body)) == (403, "password-wrong")
    assert ann.http.get("/api/me").json()["account"] == "Ann"
    gone(ann, password=PASSWORD)


def test_live_lines_and_other_devices_end_with_their_person(server: Served, ann: Person) -> None:
    signed_up(ann)
    phone = server.person()
    sign_in(phone)
    table = ann.started(["me", "bot:random"])
    with phone.live(table) as line:
        line.until("update")
        gone(ann, password=PASSWORD)
        assert line.until_closed() == 4401
    assert "account" not in phone.http.get("/api/me").json()


def test_a_game_without_its_person_opens_after_a_restart(database: str) -> None:
    with served(database, chosen_seeds=True) as server:
        ann = server.person()
        table = finished(ann, "me", "bot:random")
        gone(ann)
    with served(database, chosen_seeds=True) as server:
        assert server.person().read(table)["status"] == "over"
