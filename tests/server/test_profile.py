"""What somebody has played, and what the server keeps about them: finished games only, own data only."""

import json
from collections import Counter
from pathlib import Path

import pytest

from starhold.kernel.record import read_record
from starhold.server.people import annals
from starhold.server.store import EntryRow, Job
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.match import Match
from tests.server.people import Message, Person, Served
from tests.server.test_accounts import PASSWORD, reason, signed_up

RECORDS = Path(__file__).parent.parent / "records"


def finished(person: Person, *seats: str, seed: int = 1) -> str:
    table = person.started(list(seats), seed=seed)
    with person.live(table) as line:
        line.until("update")
        while person.read(table)["status"] != "over":
            if line.asked():
                line.take()
            else:
                line.until("update", line.version + 1)
    return table


def profile(person: Person) -> Message:
    answer = person.http.get("/api/profile")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def exported(person: Person) -> Message:
    answer = person.http.get("/api/export")
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    found: Message = json.loads(answer.content)
    return found


def match_of(name: str) -> Match:
    """The game of a golden record."""
    record = read_record((RECORDS / name).read_text(encoding="utf-8"))
    match = Match(game_of(record.game), record.config, record.names, b"")
    lines = enumerate(record.entries, 1)
    match.restore([EntryRow("t", number, entry.actor, entry.text, "", 0) for number, entry in lines])
    return match


# -- the profile ------------------------------------------------------------------------------------------
def test_a_profile_counts_finished_games_alone(ann: Person) -> None:
    assert profile(ann) == {"games": []}
    ended = [finished(ann, "me", "bot:random", seed=seed) for seed in range(3)]
    ann.started(["me", "bot:random"])
    won = sum(0 in ann.read(table).get("won", []) for table in ended)
    (game,) = profile(ann)["games"]
    assert game == {"game": "pebble", "played": 3, "won": won, "sides": [], "cards": [], "different": 0}
    part = ann.http.get("/api/lists/finished").json()
    assert (part["total"], {table["id"] for table in part["tables"]}) == (3, set(ended))


def test_of_two_seats_at_one_screen_the_own_one_counts(ann: Person) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    ended = [finished(ann, "same-screen:Bob", "me", seed=seed) for seed in range(4)]
    won = sum(1 in ann.read(table).get("won", []) for table in ended)
    (game,) = profile(ann)["games"]
    assert 0 < won < 4
    assert (game["played"], game["won"]) == (4, won)


def test_a_profile_counts_some_games_at_a_time_and_says_how_many_are_left(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(annals, "AT_ONCE", 1)
    for seed in range(3):
        finished(ann, "me", "bot:random", seed=seed)
    assert [profile(ann).get("uncounted", 0) for _ in range(4)] == [2, 1, 0, 0]


def test_a_game_that_cannot_be_repeated_is_counted_without_its_cards(server: Served, ann: Person) -> None:
    table = finished(ann, "me", "bot:random")
    server.services.store.write_now(Job(steps=[lambda connection: spoil(connection, table)]))
    (game,) = profile(ann)["games"]
    assert (game["played"], profile(ann).get("uncounted", 0)) == (1, 0)


def spoil(connection: object, table: str) -> None:
    connection.exec_driver_sql(f"UPDATE entry SET text = 'nonsense' WHERE game_id = '{table}' AND seq = 1")  # type: ignore[attr-defined]


def test_a_faction_and_the_cards_that_all_have_seen_are_counted() -> None:
    match = match_of("forbidden-stars-4-quick.txt")
    rows = annals.played("t", match)
    assert len({row.side for row in rows}) == 4
    told = [match.game.tell(event, None) for events in match.play.log for event in events]
    shown = Counter(line["args"]["card"] for line in told if line["type"].endswith("card-revealed"))
    counted = sum((Counter(row.cards) for row in rows), Counter())
    assert shown
    assert shown <= counted


def test_what_was_taken_back_does_not_count() -> None:
    match = match_of("forbidden-stars-2-offers.txt")
    chosen = sum(event.type in match.game.chosen for events in match.play.log for event in events)
    counted = sum(sum(row.cards.values()) for row in annals.played("t", match))
    assert chosen - counted == 1


# -- the export -------------------------------------------------------------------------------------------
def test_an_export_has_all_that_is_ones_own(ann: Person) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    signed_up(ann)
    table = finished(ann, "me", "bot:random")
    running = ann.started(["me", "bot:random"], name="Late Orbit")
    for room, text in (("table", "Well played"), ("note", "Watch the left")):
        assert ann.post(f"/api/tables/{running}/chat", room=room, text=text).status_code == 201
    found = exported(ann)
    said = [(one["table"], one["room"], one["text"]) for one in found["chat"]]
    assert said == [(running, "table", "Well played"), (running, "note", "Watch the left")]
    assert (found["name"], found["account"]["name"], len(found["account"]["devices"])) == ("Ann", "Ann", 1)
    by_id = {one["id"]: one for one in found["tables"]}
    assert by_id.keys() == {table, running}
    moves = by_id[table]["moves"]
    assert moves
    assert {move["seat"] for move in moves} == {0}
    assert by_id[table]["won"] == (0 in ann.read(table).get("won", []))
    assert (by_id[running]["name"], "moves" in by_id[running], "won" in by_id[running]) == ("Late Orbit", False, False)


def test_an_export_has_no_secrets_and_nothing_of_others(server: Served, ann: Person, bob: Person) -> None:
    bob.http.patch("/api/me", json={"name": "Bobby Tables"})
    ann.http.patch("/api/me", json={"name": "Ann"})
    signed_up(ann)
    ann.post("/api/links")
    table = ann.table(["me", "open"], game="forbidden_stars", public=True)
    bob.post(f"/api/tables/{table['id']}/sit")
    ann.post(f"/api/tables/{table['id']}/start")
    assert bob.post(f"/api/tables/{table['id']}/chat", room="table", text="Bobby greets").status_code == 201
    text = ann.http.get("/api/export").text
    (cookie,) = ann.http.cookies.values()
    visitor, _ = (row for row in [*server.services.visitors._known.values()] if row.name in ("Ann", "Bobby Tables"))
    secrets = [PASSWORD, "argon2", table["invite"], cookie, cookie.partition(".")[0], "Bobby", visitor.id]
    assert [secret for secret in secrets if secret in text] == []


def test_a_guest_can_export_too(ann: Person) -> None:
    found = exported(ann)
    assert (found["name"], "account" in found, found["tables"]) == (ann.me["name"], False, [])


def test_the_list_of_finished_games_takes_no_odd_marks(ann: Person) -> None:
    assert reason(ann.http.get("/api/lists/finished?after=x")) == (400, "request-unreadable")
