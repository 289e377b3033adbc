"""Earlier moments of a game: with one's own knowledge, and of a finished game with that of others."""

import json
from typing import Any

import pytest

from tests.server.people import Live, Message, Person, Served


def shared(ann: Person, bob: Person, seed: int = 7) -> str:
    """A running game of two people."""
    table = str(ann.table(["me", "open"], public=True, seed=seed)["id"])
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    return table


def finished(ann: Person, bob: Person) -> str:
    """A game that both have played to its end, each with the last option."""
    table = shared(ann, bob)
    with ann.live(table) as one, bob.live(table) as two:
        lines = (one, two)
        for line in lines:
            line.until("update")
        while one.update["decision"]["actors"]:
            line = next(line for line in lines if line.update["decision"]["options"])
            version = line.take(line.update["decision"]["options"][-1]["text"])["version"]
            for each in lines:
                each.until("update", version)
    return table


def everything(value: Any) -> list[Any]:
    """All keys and values inside a document."""
    if isinstance(value, dict):
        return [*value, *(item for part in value.values() for item in everything(part))]
    if isinstance(value, list):
        return [item for part in value for item in everything(part)]
    return [value]


def both(line: Live, **reader: Any) -> list[Message]:
    """The view of an early moment, and the log, for a reader."""
    return [line.ask(type="ghost", version=6, **reader), line.ask(type="story", **reader)]


@pytest.mark.parametrize("reader", [{"seat": 1}, {"everything": True}, {"seat": 0, "everything": True}])
def test_of_a_running_game_nobody_sees_more_than_they_knew(
    server: Served, ann: Person, bob: Person, reader: Message
) -> None:
    table = shared(ann, bob)
    with ann.live(table) as one, server.person().live(table) as watcher:
        for line in (one, watcher):
            line.until("update")
            for answer in both(line, **reader):
                assert (answer["type"], answer["reason"]) == ("refused", "knowledge-secret")
        own = both(one, seat=0)
        assert "hand" in everything(own[0]["view"])
        assert own[1]["log"] == both(one)[1]["log"]


def test_a_refusal_tells_nothing_of_what_it_keeps_secret(server: Served, ann: Person, bob: Person) -> None:
    heard = []
    for choice in (0, -1):
        table = shared(ann, bob)
        with ann.live(table) as one, bob.live(table) as two:
            two.until("update")
            two.take(two.update["decision"]["options"][choice]["text"])
            one.until("update", two.version)
            heard.append(json.dumps([both(one, seat=1), both(one, everything=True), both(one)]))
    assert heard[0] == heard[1]


def test_a_finished_game_is_seen_as_any_seat_saw_it_or_with_everything(
    server: Served, ann: Person, bob: Person
) -> None:
    table = finished(ann, bob)
    with ann.live(table) as one, bob.live(table) as two, server.person().live(table) as watcher:
        for line in (one, two, watcher):
            line.until("update")
        theirs, bobs = both(one, seat=1), both(two)
        assert theirs[0]["view"] == bobs[0]["view"]
        assert theirs[1]["log"] == bobs[1]["log"] != both(one)[1]["log"]
        assert "hand" not in everything(both(watcher)[0]["view"])
        ghost, story = both(watcher, everything=True)
        assert ghost["view"]["you"] == 0
        assert ghost["view"]["hand"] == both(one)[0]["view"]["hand"]
        drawn = [line for line in story["log"] if line["type"] == "stone-drawn"]
        assert drawn
        assert all("stone" in line["args"] for line in drawn)


def test_a_moment_that_is_none_is_refused(server: Served, ann: Person, bob: Person) -> None:
    table = finished(ann, bob)
    with ann.live(table) as one:
        one.until("update")
        assert one.ask(type="ghost", version=one.version + 1)["reason"] == "version-unknown"
        assert one.ask(type="ghost", version=1, seat=2)["reason"] == "seat-unknown"
        assert one.ask(type="story", seat=99)["reason"] == "seat-unknown"
        for nonsense in ({"version": -1}, {"version": "1"}, {"version": 1, "seat": -1}, {"version": 10**12}):
            assert one.ask(type="ghost", **nonsense)["reason"] == "message-unreadable"
    waiting = ann.table(["me", "open"])["id"]
    with ann.live(waiting) as line:
        assert line.ask(type="ghost", version=1)["reason"] == "table-not-started"
