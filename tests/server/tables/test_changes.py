"""Lobby and tables over HTTP."""

import sqlite3
from pathlib import Path

import httpx
import pytest

from starhold.server.store import queries
from starhold.server.visitors import wanted_language
from starhold.words import Words
from tests.server.people import Person, Served, served


def test_a_visitor_has_a_name_and_a_language_without_registering(server: Served) -> None:
    person = server.person("de, ru;q=0.8, en;q=0.5")
    assert person.me["language"] == "ru"
    assert person.me["name"].startswith("Гость ")
    changed = person.http.patch("/api/me", json={"name": "  Анна   К.  ", "language": "ja"}).json()
    assert (changed["name"], changed["language"]) == ("Анна К.", "ja")
    assert person.http.get("/api/me").json() == changed


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("ja;q=0, ru;q=0.1", "ru"), ("ja;q=0", "en"), ("ru;q=x, ja", "ja"), ("", "en"), ("JA-jp", "ja")],
)
def test_the_language_is_the_most_wanted_one_that_there_is(accepted: str, language: str) -> None:
    assert wanted_language(accepted) == language


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        *((name, "name-unusable") for name in ("", "   ", "x" * 41, "\u200b", "\u3164", "\u2800", "\ufe0f")),
        *((name, "name-signs") for name in ("a\x07b", "a\u202eb", "a\x00b", "Ann\ufe0f")),
        ("A" + "\u0300" * 9, "name-marks"),
    ],
)
def test_texts_that_cannot_be_shown_are_refused_wherever_they_are_typed(ann: Person, name: str, reason: str) -> None:
    table = ann.table(["me", "open"])["id"]
    answers = [
        ann.http.patch("/api/me", json={"name": name}),
        ann.post("/api/tables", game="pebble", seats=["me", f"same-screen:{name}"]),
        ann.post(f"/api/tables/{table}/seat", seat=1, to=f"same-screen:{name}"),
        ann.post(f"/api/tables/{table}/seat", seat=1, to=f"same-screen-of:0:{name}"),
    ]
    if name.strip():
        answers += [ann.post(f"/api/tables/{table}/sit", name=name)]
        if len(name) < 41:
            answers += [ann.post("/api/tables", game="pebble", seats=["me", "open"], name=name)]
    assert {(answer.status_code, answer.json()["reason"]) for answer in answers} == {(400, reason)}
    assert ann.http.get("/api/me").json() == ann.me
    assert [seat["kind"] for seat in ann.read(table)["seats"]] == ["person", "open"]


def test_what_others_are_told_about_an_odd_text_has_no_odd_signs(ann: Person) -> None:
    for word in ("a\u202eb", "bot:a\u202eb\x07"):
        answer = ann.post("/api/tables", game="pebble", seats=["me", word])
        assert "\u202e" not in answer.text
        assert "\\u0007" not in answer.text


def test_names_that_look_alike_are_told_apart_by_everybody(server: Served, ann: Person, bob: Person) -> None:
    ann.http.patch("/api/me", json={"name": "Ann"})
    bob.http.patch("/api/me", json={"name": "\u0410nn"})
    seats = ["me", "open", "same-screen:ANN", "bot:random"]
    table = ann.table(seats, public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    expected = ["Ann", "\u0410nn (2)", "ANN (3)", "random"]

    def called() -> list[list[str]]:
        listed = next(one for one in server.person().http.get("/api/tables").json()["open"] if one["id"] == table)
        return [[seat["name"] for seat in found["seats"]] for found in (ann.read(table), bob.read(table), listed)]

    assert called() == [expected] * 3
    # A new name later counts as well, also one that looks like a bot's, and the mark goes with its cause.
    bob.http.patch("/api/me", json={"name": "R\u0430ndom"})
    assert called() == [["Ann", "R\u0430ndom (2)", "ANN (2)", "random"]] * 3
    bob.http.patch("/api/me", json={"name": "Bob"})
    assert called() == [["Ann", "Bob", "ANN (2)", "random"]] * 3
    ann.post(f"/api/tables/{table}/start")
    bob.http.patch("/api/me", json={"name": "Ann"})
    server.services.registry.sweep(-1)
    ann.read(table)
    kept = server.services.registry.known(table)
    assert kept is not None
    assert [kept.words("en").player(seat) for seat in range(4)] == ["Ann", "Ann (2)", "ANN (3)", "random"]
    assert kept.match is not None
    assert "seat2: Ann (2)\n" in str(kept.match.play.record)


@pytest.mark.parametrize("length", [81, 401, 5000])
def test_a_name_that_is_too_long_is_refused_with_the_limit(ann: Person, length: int) -> None:
    long = "x" * length
    table = f"/api/tables/{ann.table(['me', 'open'])['id']}"
    answers = [
        (80, ann.post("/api/tables", game="pebble", seats=["me", "open"], name=long)),
        (40, ann.post("/api/tables", game="pebble", seats=["me", f"same-screen:{long}"])),
        (40, ann.post(f"{table}/sit", name=long)),
        (40, ann.post(f"{table}/seat", seat=1, to=f"same-screen:{long}")),
        (40, ann.http.patch("/api/me", json={"name": long})),
    ]
    for longest, answer in answers:
        said = answer.json()
        assert (answer.status_code, said["reason"], said["args"]) == (400, "name-unusable", {"longest": longest})
        assert str(longest) in said["text"]


def test_a_private_table_is_joined_by_invitation_only(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"])
    empty = {name: {"total": 0} for name in ("mine", "join", "watch")}
    assert bob.http.get("/api/tables").json() == {"mine": [], "open": [], "pages": empty}
    assert "invite" not in bob.read(table["id"])
    refused = bob.post(f"/api/tables/{table['id']}/sit", invite="guess")
    assert (refused.status_code, refused.json()["reason"]) == (403, "invite-needed")
    joined = bob.post(f"/api/tables/{table['id']}/sit", invite=table["invite"]).json()
    assert joined["seats"][1] == {"seat": 1, "kind": "person", "name": bob.me["name"], "mine": True}
    assert joined["invite"] == table["invite"]
    assert [one["id"] for one in bob.http.get("/api/tables").json()["mine"]] == [table["id"]]


def test_a_public_table_is_listed_and_can_be_joined(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True, name="Friday")
    listed = bob.http.get("/api/tables").json()["open"]
    assert [(one["id"], one["name"]) for one in listed] == [(table["id"], "Friday")]
    assert bob.post(f"/api/tables/{table['id']}/sit", seat=1).status_code == 200
    again = bob.post(f"/api/tables/{table['id']}/sit", seat=0)
    assert (again.status_code, again.json()["reason"]) == (409, "seat-taken")


def test_only_the_owner_starts_and_only_a_full_table(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    assert ann.post(f"/api/tables/{table}/start").json()["reason"] == "seats-open"
    bob.post(f"/api/tables/{table}/sit")
    assert bob.post(f"/api/tables/{table}/start").json()["reason"] == "owner-only"
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    assert bob.post(f"/api/tables/{table}/sit").json()["reason"] == "table-started"


def test_leaving_frees_a_seat_before_the_game_and_keeps_it_during_the_game(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    assert bob.post(f"/api/tables/{table}/leave").json()["seats"][1]["kind"] == "open"
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    assert bob.post(f"/api/tables/{table}/leave").json()["seats"][1]["mine"]


def test_a_table_passes_to_the_next_person_and_ends_with_the_last(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/leave")
    assert bob.read(table)["owner"]
    assert [seat["kind"] for seat in bob.read(table)["seats"]] == ["open", "person"]
    bob.post(f"/api/tables/{table}/leave")
    assert bob.http.get(f"/api/tables/{table}").status_code == 404


def test_the_owner_fills_seats_with_bots_and_people_at_the_same_screen(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open", "open"])["id"]
    path = f"/api/tables/{table}/seat"
    assert ann.post(path, seat=1, to="bot:random").json()["seats"][1]["bot"] == "random"
    assert ann.post(path, seat=2, to="same-screen:Uncle").json()["seats"][2]["name"] == "Uncle"
    assert ann.post(path, seat=1, to="open").json()["seats"][1]["kind"] == "open"
    assert bob.post(path, seat=1, to="open").json()["reason"] == "owner-only"
    assert ann.post(path, seat=1, to="bot:nobody").json()["reason"] == "bot-unknown"
    assert ann.post(path, seat=7, to="open").json()["reason"] == "seat-unknown"


def test_the_owner_frees_any_seat_before_the_start_and_whoever_sat_there_is_told(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    path = f"/api/tables/{table}/seat"
    bob.post(f"/api/tables/{table}/sit")
    link = bob.read(table)["invite"]
    assert ann.post(path, seat=1, to="bot:random").json()["reason"] == "seat-taken"
    assert bob.post(path, seat=0, to="open").json()["reason"] == "owner-only"
    with bob.live(table) as line:
        line.until("update")
        freed = ann.post(path, seat=1, to="open").json()
        assert freed["seats"][1]["kind"] == "open"
        while not (told := line.until("presence")["table"]).get("freed"):
            pass
    assert "invite" not in told
    assert "freed" not in freed
    assert "freed" not in ann.read(table)
    # The old link has gone with the seat, the new one makes up for it.
    for invite in ("", link):
        assert bob.post(f"/api/tables/{table}/sit", invite=invite).json()["reason"] == "seat-freed"
    joined = bob.post(f"/api/tables/{table}/sit", invite=ann.read(table)["invite"]).json()
    assert joined["seats"][1]["mine"]
    assert "freed" not in joined
    ann.post(f"/api/tables/{table}/start")
    assert [ann.post(path, seat=1, to=to).json()["reason"] for to in ("open", "bot:random")] == ["table-started"] * 2
    assert [seat["kind"] for seat in bob.read(table)["seats"]] == ["person", "person"]


def test_a_seat_that_was_taken_away_stays_so_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with served(database) as server:
        ann, bob = server.person(), server.person()
        table = ann.table(["me", "open"], public=True)["id"]
        for _ in range(2):
            bob.post(f"/api/tables/{table}/sit", invite=ann.read(table)["invite"])
            ann.post(f"/api/tables/{table}/seat", seat=1, to="open")
        cookies = [dict(person.http.cookies) for person in (ann, bob)]
    with served(database) as server:
        ann, bob = server.person(), server.person()
        for person, cookie in zip((ann, bob), cookies, strict=True):
            person.http.cookies = httpx.Cookies(cookie)
        assert bob.read(table)["freed"]
        assert bob.post(f"/api/tables/{table}/sit").json()["reason"] == "seat-freed"
        invite = ann.read(table)["invite"]
        assert "freed" not in bob.post(f"/api/tables/{table}/sit", invite=invite).json()
        bob.post(f"/api/tables/{table}/leave")
        server.services.registry.sweep(0.0)
        assert bob.post(f"/api/tables/{table}/sit").status_code == 200


def test_whoever_sat_down_meanwhile_is_not_freed_in_place_of_another(ann: Person, bob: Person, server: Served) -> None:
    eve = server.person()
    for person, name in ((bob, "Bob"), (eve, "Eve")):
        person.http.patch("/api/me", json={"name": name})
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    bob.post(f"/api/tables/{table}/leave")
    eve.post(f"/api/tables/{table}/sit")
    refused = ann.post(f"/api/tables/{table}/seat", seat=1, to="open", whom="Bob")
    assert (refused.status_code, refused.json()["reason"]) == (409, "seat-changed")
    assert eve.read(table)["seats"][1]["mine"]
    freed = ann.post(f"/api/tables/{table}/seat", seat=1, to="open", whom="Eve")
    assert freed.json()["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("name", ["captain", "Captain 2", "Капитан", "КAПИТАН", "艦長", "艦長 1"])
def test_a_person_is_told_from_a_bot_in_every_language(ann: Person, name: str) -> None:
    table = ann.table([f"same-screen:{name}", "bot:captain", "bot:captain"], "quantum")
    assert [seat["name"] for seat in table["seats"]] == [f"{name} (2)", "captain 1", "captain 2"]


def test_who_moves_leaves_one_seat_though_another_bears_the_same_name(ann: Person, bob: Person) -> None:
    for person in (ann, bob):
        person.http.patch("/api/me", json={"name": "Kim"})
    table = ann.table(["me", "same-screen:Kim", "open", "open"], "quantum")
    path = f"/api/tables/{table['id']}"
    moved = ann.post(f"{path}/sit", seat=2).json()["seats"]
    assert [seat.get("mine", False) for seat in moved] == [False, True, True, False]
    bob.post(f"{path}/sit", seat=0, invite=table["invite"])
    ann.post(f"{path}/seat", seat=2, to="open")
    ann.post(f"{path}/seat", seat=2, to="same-screen-of:0:Kim")
    moved = bob.post(f"{path}/sit", seat=3).json()["seats"]
    assert [seat.get("mine", False) for seat in moved] == [False, False, True, True]


def test_a_visitor_takes_one_seat_unless_the_owner_gives_more(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open", "open", "open"], public=True)["id"]
    path = f"/api/tables/{table}"
    for _ in range(3):
        bob.post(f"{path}/sit")
    assert [seat["kind"] for seat in ann.read(table)["seats"]].count("person") == 2
    refused = bob.post(f"{path}/sit", name="Uncle")
    assert (refused.status_code, refused.json()["reason"]) == (403, "seat-one-each")
    # Nor by another name meanwhile.
    bob.http.patch("/api/me", json={"name": "Bobby"})
    bob.post(f"{path}/sit")
    place = next(seat["seat"] for seat in bob.read(table)["seats"] if seat.get("mine"))
    assert sum(seat.get("mine", False) for seat in bob.read(table)["seats"]) == 1
    free = next(seat["seat"] for seat in ann.read(table)["seats"] if seat["kind"] == "open")
    given = ann.post(f"{path}/seat", seat=free, to=f"same-screen-of:{place}:Uncle")
    assert given.json()["seats"][free]["name"] == "Uncle"
    assert [seat["seat"] for seat in bob.read(table)["seats"] if seat.get("mine")] == sorted([place, free])
    for nobody in ("9", "x", "-1", "", "²"):
        wrong = ann.post(f"{path}/seat", seat=0, to=f"same-screen-of:{nobody}:Uncle")
        assert wrong.json()["reason"] == "seat-unreadable"
    # One of two seats that is freed leaves the other, and the link stays as it is.
    link = ann.read(table)["invite"]
    ann.post(f"{path}/seat", seat=free, to="open")
    assert "freed" not in bob.read(table)
    assert ann.read(table)["invite"] == link
    # The owner may take several.
    assert ann.post(f"{path}/sit", name="Aunt").status_code == 200


def test_the_owner_closes_a_table_that_has_not_begun_and_everybody_is_told(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit")
    assert bob.post(f"/api/tables/{table}/close").json()["reason"] == "owner-only"
    assert ann.read(table)["closable"]
    assert "closable" not in bob.read(table)
    with bob.live(table) as line:
        line.until("update")
        assert ann.post(f"/api/tables/{table}/close").status_code == 200
        told = line.until("refused")
        assert (told["reason"], told["text"]) == ("table-closed", "The owner has closed this table.")
        assert line.until_closed() == 4404
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    assert bob.http.get("/api/tables").json()["mine"] == []


def test_a_game_without_other_people_can_be_ended_and_none_with_them(server: Served, ann: Person, bob: Person) -> None:
    alone = ann.started(["me", "bot:random", "same-screen:Uncle"])
    bots = ann.started(["bot:random", "bot:random"], "quantum")
    shared = ann.table(["me", "open"], public=True)["id"]
    bob.post(f"/api/tables/{shared}/sit")
    ann.post(f"/api/tables/{shared}/start")
    refused = ann.post(f"/api/tables/{shared}/close")
    assert (refused.status_code, refused.json()["reason"]) == (409, "table-shared")
    assert "closable" not in ann.read(shared)
    with ann.live(alone) as line:
        line.until("update")
        for table in (alone, bots):
            assert ann.read(table)["closable"]
            assert ann.post(f"/api/tables/{table}/close").status_code == 200
            assert ann.http.get(f"/api/tables/{table}").status_code == 404
        assert line.until("refused")["reason"] == "table-closed"
    assert [one["id"] for one in ann.http.get("/api/tables").json()["mine"]] == [shared]
    with sqlite3.connect(server.services.settings.database) as connection:
        left = [connection.execute(f"SELECT DISTINCT game_id FROM {name}").fetchall() for name in ("entry", "secret")]
    connection.close()
    assert left == [[(shared,)]] * 2


def test_a_list_goes_on_where_its_first_part_ends(ann: Person, bob: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queries, "LISTED", 3)
    monkeypatch.setattr(queries, "OFFERED", 2)
    made = [str(ann.table(["me", "open"], public=True)["id"]) for _ in range(7)]
    for person, name in ((ann, "mine"), (bob, "join")):
        first = person.http.get("/api/tables").json()
        assert first["pages"][name]["total"] == 7
        found = [one["id"] for one in first["mine" if name == "mine" else "open"]]
        mark = first["pages"][name]["next"]
        while mark:
            part = person.http.get(f"/api/lists/{name}", params={"after": mark}).json()
            found += [one["id"] for one in part["tables"]]
            assert part["total"] == 7
            mark = part.get("next")
        assert found == made[::-1]
    for path in (
        "/api/lists/all",
        "/api/lists/mine?after=x",
        "/api/lists/join?after=0.1.%27",
        "/api/lists/mine?after=0.-1.a",
    ):
        assert ann.http.get(path).json()["reason"] == "request-unreadable"


def test_whoever_takes_another_seat_leaves_the_first_one(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open", "open"], public=True)["id"]
    bob.post(f"/api/tables/{table}/sit", seat=1)
    assert bob.post(f"/api/tables/{table}/sit", seat=2).status_code == 200
    assert ann.post(f"/api/tables/{table}/sit", seat=1, name="Uncle").status_code == 200
    assert [seat["name"] for seat in bob.read(table)["seats"]] == [ann.me["name"], "Uncle", bob.me["name"]]


def test_a_new_name_is_seen_at_the_tables(server: Served, ann: Person) -> None:
    table = ann.table(["me", "same-screen:Bob"])["id"]
    ann.http.patch("/api/me", json={"name": "Annabel"})
    for _ in range(2):
        assert [seat["name"] for seat in ann.read(table)["seats"]] == ["Annabel", "Bob"]
        # The second time from the store.
        server.services.registry.sweep(-1)


def test_the_list_of_tables_says_whose_turn_it_is_from_the_start(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"])
    server.services.registry.sweep(-1)
    listed = ann.http.get("/api/tables").json()["mine"]
    assert [(one["id"], one["status"], one["turn"]) for one in listed] == [(table, "playing", [0, 1])]


@pytest.mark.parametrize(
    ("body", "status", "reason"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, 404, "game-unknown"),
        ({"game": "pebble", "seats": ["me"]}, 422, "seats-impossible"),
        ({"game": "pebble", "seats": ["me"] * 13}, 400, "request-unreadable"),
        ({"game": "pebble", "seats": ["me", "me"]}, 409, "seat-taken"),
        ({"game": "pebble", "seats": ["me", "king"]}, 422, "seat-unreadable"),
        ({"game": "pebble", "seats": ["me", "bot:nobody"]}, 422, "bot-unknown"),
        ({"game": "pebble", "seats": ["me", "open"], "options": {"target": 11}}, 422, "choice-impossible"),
        ({"game": "pebble", "seats": ["me", "open"], "options": {"colour": "red"}}, 422, "choice-unknown"),
        ({"game": "pebble", "seats": ["me", "open"], "options": {"target": "x" * 5000}}, 422, "choice-impossible"),
        ({"game": "pebble", "seats": ["me", "open"], "options": {"x" * 5000: "red"}}, 422, "choice-unknown"),
        ({"game": "pebble", "seats": ["me", "open"], "options": {"target": 1.5}}, 400, "request-unreadable"),
        ({"game": "pebble"}, 400, "request-unreadable"),
        ({"game": "pebble", "seats": ["me", "open"], "name": "a\x00b"}, 400, "name-signs"),
        ({"game": "pebble", "seats": ["me", "open"], "extra": 1}, 400, "request-unreadable"),
        ([], 400, "request-unreadable"),
        ("x" * 20000, 413, "request-too-large"),
    ],
)
def test_impossible_tables_are_refused_with_one_sentence(ann: Person, body: object, status: int, reason: str) -> None:
    answer = ann.http.post("/api/tables", json=body)
    said = answer.json()
    assert (answer.status_code, said["reason"]) == (status, reason)
    assert "reason-" not in said["text"]
    assert ann.http.get("/api/tables").json()["mine"] == []


def test_sentences_come_in_the_language_of_the_visitor(server: Served) -> None:
    said = {}
    for language in ("en", "ja", "ru"):
        person = server.person(language)
        said[language] = person.http.get("/api/tables/none").json()["text"]
    assert said == {language: Words(language).say("reason-table-unknown") for language in said}
    assert len(set(said.values())) == 3


def test_an_impossible_table_option_is_told_by_its_name(server: Served) -> None:
    wanted = {"game": "quantum", "seats": ["me", "open", "open"], "options": {"layout": "d2-spiral"}}
    for language in ("en", "ja", "ru"):
        said = server.person(language).post("/api/tables", **wanted).json()
        assert said["args"] == {"choice": "layout", "value": "d2-spiral"}
        assert Words(language).say("choice-layout") in said["text"]
        assert Words(language).say("layout-d2-spiral") in said["text"]
        assert "d2-spiral" not in said["text"]


def test_a_seed_can_only_be_chosen_where_the_host_allows_it(tmp_path: object) -> None:
    with served(f"{tmp_path}/y.sqlite") as server:
        person = server.person()
        answer = person.post("/api/tables", game="pebble", seats=["me", "open"], seed=1)
        assert (answer.status_code, answer.json()["reason"]) == (403, "seed-not-allowed")


def test_the_dice_follow_from_the_seed_that_was_promised_when_the_table_was_made(server: Served, ann: Person) -> None:
    records = []
    for seed in (1, 1, 2, None):
        table = ann.table(["me", "same-screen:Bob"], "quantum", **({} if seed is None else {"seed": seed}))["id"]
        kept = server.services.registry.known(table)
        assert kept is not None
        promised = kept.row.commitment
        ann.post(f"/api/tables/{table}/start")
        records.append(ann.http.get(f"/api/tables/{table}/record").text)
        assert f"\ncommitment: {promised}\n" in records[-1]
    assert records[0] == records[1]
    assert len(set(records)) == 3


def test_games_are_listed_with_their_options_and_bots(ann: Person) -> None:
    games = {game["id"]: game for game in ann.http.get("/api/games").json()}
    assert games["pebble"]["seats"] == {"min": 2, "max": 4}
    assert games["pebble"]["choices"] == [{"id": "target", "values": [10, 15], "default": 10, "clause": "P-8"}]
    assert "random" in games["pebble"]["bots"]
    assert games["quantum"]["layouts"]
