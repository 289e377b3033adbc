"""Going on from a moment at another table, and records that are brought as files."""

import json
from pathlib import Path

import httpx
import pytest

from starhold.kernel.record import read_record
from starhold.server.limits import ENTRIES, RECORD
from tests.server.people import Message, Person, Served, served
from tests.server.web.test_replay import finished, shared

RECORDS = Path(__file__).parents[2] / "records"
GAME = (RECORDS / "quantum-2-void-undo.txt").read_text()


def bring(who: Person, text: str | bytes, name: str = "") -> httpx.Response:
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    return who.http.post("/api/records", params={"name": name}, content=text, headers=headers)


def brought(who: Person, text: str) -> str:
    answer = bring(who, text)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def record_of(who: Person, table: str) -> str:
    answer = who.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def fork(who: Person, table: str, version: int, seats: list[str], **more: str) -> httpx.Response:
    return who.post(f"/api/tables/{table}/fork", version=version, seats=seats, **more)


def refused(answer: httpx.Response) -> tuple[int, str]:
    body: Message = answer.json()
    assert body["text"]
    assert "{" not in body["text"]
    return answer.status_code, body["reason"]


# -- files -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("file", ["quantum-2-void-undo.txt", "forbidden-stars-4-quick.txt", "pebble-2.txt"])
def test_a_record_goes_from_server_to_server_and_stays_what_it_is(
    server: Served, ann: Person, tmp_path: Path, file: str
) -> None:
    first = record_of(ann, brought(ann, (RECORDS / file).read_text()))
    with served(tmp_path / "other.sqlite") as other:
        carol = other.person()
        table = brought(carol, first)
        assert record_of(carol, table) == first
        info = carol.read(table)
        assert (info["status"], info["version"]) == ("over", len(read_record(first).entries))
        assert info["lineage"] == {"kind": "archive"}
        assert "public" not in info
        assert not any(seat.get("mine") for seat in info["seats"])


def test_a_brought_record_is_looked_at_with_every_knowledge(server: Served, ann: Person) -> None:
    table = brought(ann, (RECORDS / "pebble-2.txt").read_text())
    with ann.live(table) as line:
        line.until("update")
        assert line.ask(type="ghost", version=5, seat=1)["view"]["you"] == 1
        assert line.ask(type="story", everything=True)["log"]
        assert line.ask(type="option", seat=0, version=line.version, option="pass")["reason"] == "seat-foreign"


def test_a_record_without_an_end_is_closed_and_gains_no_line(server: Served, ann: Person) -> None:
    lines = GAME.rstrip("\n").split("\n")
    start = lines.index("")
    # Also where dice are due: nobody throws them here.
    for length in (30, 31, 32, 33):
        table = brought(ann, "\n".join(lines[: start + 1 + length]) + "\n")
        info = ann.read(table)
        assert (info["status"], info["version"], info.get("turn"), info.get("won")) == ("over", length, None, None)


def test_its_owner_may_remove_it_and_nobody_else(server: Served, ann: Person, bob: Person) -> None:
    table = brought(ann, GAME)
    assert refused(bob.post(f"/api/tables/{table}/close")) == (403, "owner-only")
    assert ann.read(table)["closable"]
    assert ann.post(f"/api/tables/{table}/close").status_code == 200
    assert ann.http.get(f"/api/tables/{table}").status_code == 404


def test_names_that_others_could_not_read_are_left_out(server: Served, ann: Person) -> None:
    text = GAME.replace("seat1: ", "seat1: \u202ecba", 1)
    seats = ann.read(brought(ann, text))["seats"]
    assert [bool(seat.get("name")) for seat in seats] == [False, True]


def test_a_file_that_is_no_record_is_refused_with_its_line(server: Served, ann: Person) -> None:
    lines = GAME.split("\n")
    start = lines.index("")
    broken = {
        "": ("record-line-broken", {"line": 1}),
        "PK\x03\x04": ("record-line-broken", {"line": 1}),
        GAME.replace("game: quantum", "game: chess"): ("game-unknown", None),
        GAME.replace(lines[2], "rules: 99"): ("rules-unknown", None),
        GAME.replace(lines[2], "rules: 99999999999"): ("record-broken", {"place": "rules"}),
        GAME.replace("option the_void", "option the_moon"): ("choice-unknown", None),
        "\n".join([*lines[:5], "colour: red", *lines[5:]]): ("record-broken", {"place": "colour"}),
        "\n".join([*lines[:start], "commitment: 12", *lines[start:]]): ("record-broken", {"place": "commitment"}),
        "\n".join([*lines[: start + 9], "what is this", *lines[start + 9 :]]): (
            "record-line-broken",
            {"line": start + 10},
        ),
        GAME.replace(lines[start + 3], "3. roll 9"): ("record-entry-broken", {"entry": 3}),
        GAME.replace(lines[start + 40], "40. seat1 move a1 z99"): ("record-entry-broken", {"entry": 40}),
        "\n".join([*lines[: start + 1], "1. seat1 undo"]): ("record-entry-broken", {"entry": 1}),
    }
    for text, (reason, args) in broken.items():
        answer = bring(ann, text)
        assert refused(answer) == (422, reason) if reason != "game-unknown" else refused(answer)[1] == reason, text[:90]
        for key, value in (args or {}).items():
            assert answer.json()["args"][key] == value
    assert refused(bring(ann, GAME.encode()[:200] + b"\xff")) == (422, "record-line-broken")
    assert ann.http.get("/api/tables").json()["mine"] == []


def test_a_file_that_is_too_large_or_too_long_is_refused(server: Served, ann: Person) -> None:
    assert refused(bring(ann, "x" * (RECORD + 1))) == (413, "request-too-large")
    lines = (RECORDS / "pebble-2.txt").read_text().split("\n")
    start = lines.index("")
    flood = [f"{number}. roll 1" for number in range(1, ENTRIES + 2)]
    assert refused(bring(ann, "\n".join([*lines[: start + 1], *flood]))) == (413, "record-long")
    assert refused(bring(ann, GAME, "A\u202e")) == (400, "name-signs")


# -- going on --------------------------------------------------------------------------------------
def test_a_game_goes_on_from_a_moment_with_dice_of_its_own(server: Served, ann: Person) -> None:
    old = brought(ann, GAME)
    lines = record_of(ann, old).split("\n")
    twins = []
    for _ in range(2):
        made = fork(ann, old, 41, ["me", "bot:random"], name="What if")
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        assert made.json()["lineage"] == {"kind": "fork", "seq": 41, "source": old}
        assert (made.json()["status"], made.json()["name"]) == ("open", "What if")
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        with ann.live(table) as line:
            line.until("update")
            for _ in range(12):
                if line.asked() and line.update["decision"]["actors"]:
                    line.take()
                else:
                    line.until("update", line.version + 1)
        twins.append(record_of(ann, table).split("\n"))
    entries = [[line for line in twin if line.split(".")[0].isdigit()] for twin in (lines, *twins)]
    assert entries[0][:41] == entries[1][:41] == entries[2][:41]
    assert entries[1][41:] != entries[2][41:]
    commitments = {line for twin in twins for line in twin if line.startswith("commitment: ")}
    assert len(commitments) == 2
    assert all(line.endswith(" after 41") for line in commitments)
    again = brought(ann, "\n".join(twins[0]))
    assert record_of(ann, again).split("\n") == twins[0]


def test_a_fork_waits_for_friends_and_survives_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "a.sqlite") as server:
        ann = server.person()
        old = brought(ann, GAME)
        table = fork(ann, old, 41, ["me", "open"]).json()["id"]
        cookies = dict(ann.http.cookies)
    with served(tmp_path / "a.sqlite") as server:
        ann, bob = server.person(), server.person()
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        info = ann.read(table)
        assert (info["status"], info["lineage"]["seq"]) == ("open", 41)
        assert "source" not in bob.read(table)["lineage"]
        assert refused(bob.post(f"/api/tables/{table}/sit")) == (403, "invite-needed")
        assert bob.post(f"/api/tables/{table}/sit", invite=info["invite"]).status_code == 200
        assert ann.post(f"/api/tables/{table}/start").status_code == 200
        assert ann.read(table)["version"] >= 41
        with bob.live(table) as line:
            assert len({seq for seq, _ in (line.until("update"), line.log)[1]}) > 20


def test_a_running_game_with_secrets_does_not_go_on_elsewhere(server: Served, ann: Person, bob: Person) -> None:
    table = shared(ann, bob)
    for who in (ann, bob, server.person()):
        assert refused(fork(who, table, 3, ["me", "bot:random"])) == (403, "fork-secret")
    over = finished(ann, bob)
    assert fork(server.person(), over, 8, ["me", "bot:random"]).status_code == 201


def test_a_running_game_without_secrets_goes_on_elsewhere_and_stays_what_it_is(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], "quantum")
    before = record_of(ann, table)
    carol = server.person()
    made = fork(carol, table, 7, ["me", "bot:random"])
    assert made.status_code == 201
    carol.post(f"/api/tables/{made.json()['id']}/start")
    assert record_of(ann, table) == before


def test_what_cannot_go_on_is_refused(server: Served, ann: Person) -> None:
    old = brought(ann, GAME)
    last = ann.read(old)["version"]
    for version, seats, wanted in (
        (last, ["me", "bot:random"], (409, "game-over")),
        (last + 1, ["me", "bot:random"], (400, "version-unknown")),
        (41, ["me"], (409, "seat-unknown")),
        (41, ["me", "bot:hal"], None),
        (41, ["me", "me"], (409, "seat-taken")),
    ):
        answer = fork(ann, old, version, seats)
        assert answer.status_code >= 400
        if wanted:
            assert refused(answer) == wanted
    assert fork(ann, old, -1, ["me", "bot:random"]).status_code == 400
    assert refused(fork(ann, "nowhere", 1, ["me", "bot:random"])) == (404, "table-unknown")
    waiting = ann.table(["me", "open"])["id"]
    assert refused(fork(ann, waiting, 0, ["me", "open"])) == (409, "table-not-started")


def test_a_forked_game_keeps_the_rules_it_was_begun_with(server: Served, ann: Person) -> None:
    old = brought(ann, (RECORDS / "forbidden-stars-2-quick.txt").read_text())
    text = record_of(ann, old)
    table = fork(ann, old, 60, ["me", "bot:random"]).json()["id"]
    ann.post(f"/api/tables/{table}/start")
    info = json.dumps(ann.read(table))
    assert '"status": "playing"' in info
    row = server.services.registry.known(table)
    assert row is not None
    assert f"rules: {row.row.rules}\n" in text
