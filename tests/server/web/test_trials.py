"""The what-if board: nothing at the table changes by it, and nothing hidden comes through it."""

import json
from typing import Any

from tests.server.people import Live, Message, Person, Served
from tests.server.web.test_replay import finished, shared


def tried(line: Live, moves: list[str], **more: Any) -> Message:
    version = more.pop("version", line.version)
    return line.ask(type="try", version=version, moves=moves, luck=more.pop("luck", 1), **more)


def test_what_others_have_laid_face_down_changes_nothing(server: Served, ann: Person, bob: Person) -> None:
    heard = []
    for choice in (0, -1):
        table = shared(ann, bob)
        with ann.live(table) as one, bob.live(table) as two, server.person().live(table) as watcher:
            two.until("update")
            answer = two.take(two.update["decision"]["options"][choice]["text"])
            one.until("update", answer["version"])
            watcher.until("update", answer["version"])
            said = [tried(line, [], luck=luck) for line in (one, watcher) for luck in (1, 2)]
            said.append(tried(one, ["choose 1"], luck=3))
            said.append(tried(one, [], seat=1))
            heard.append(json.dumps(said))
            assert said[0]["type"] == "tried"
            assert said[-1]["reason"] == "knowledge-secret"
    assert heard[0] == heard[1]


def test_trying_out_leaves_the_table_as_it_is(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], "quantum", seed=3)
    with ann.live(table) as line:
        line.until("update")
        before, record = line.version, ann.http.get(f"/api/tables/{table}/record").text
        moves: list[str] = []
        for _ in range(5):
            found = tried(line, moves)
            moves.append(found["decision"]["options"][0]["text"].replace("*", ""))
        assert found["log"]
        assert {line["seq"] for line in found["log"]} <= set(range(1, 5))
        assert ann.http.get(f"/api/tables/{table}/record").text == record
        assert line.ask(type="ghost", version=before)["version"] == before == line.version


def test_a_finished_game_is_tried_out_from_any_seat(server: Served, ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    with ann.live(table) as line:
        line.until("update")
        found = tried(line, [], version=7, seat=1)
        assert found["type"] == "tried"
        assert found["decision"]["options"]


def test_what_cannot_be_tried_out_is_refused(server: Served, ann: Person, bob: Person) -> None:
    table = shared(ann, bob)
    with ann.live(table) as line:
        line.until("update")
        assert tried(line, ["fly"])["reason"] == "option-unreadable"
        assert tried(line, [], version=line.version + 1)["reason"] == "version-unknown"
        assert tried(line, [], seat=9)["reason"] == "seat-unknown"
        assert tried(line, ["x"] * 101)["reason"] == "message-unreadable"
        for number in range(8):
            line.send(type="try", id=f"many{number}", version=line.version, moves=[], luck=number)
        answers = [line.hear() for _ in range(8)]
        assert {answer.get("reason") for answer in answers} == {None, "too-fast"}
