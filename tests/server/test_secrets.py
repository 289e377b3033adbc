"""What is hidden from somebody leaves no trace in anything that is sent to them."""

import json
from typing import Any

from tests.server.people import Live, Message, Person, Served


def stripped(messages: list[Message]) -> str:
    """Everything that was heard, without the table, whose id is new each time."""
    return json.dumps([{key: value for key, value in message.items() if key != "table"} for message in messages])


def heard(line: Live, version: int) -> list[Message]:
    """Everything up to an update of that version."""
    messages = [line.hear()]
    while messages[-1].get("version", 0) < version:
        messages.append(line.hear())
    return [message for message in messages if message["type"] == "update"]


def test_a_face_down_answer_leaves_no_trace_for_others(server: Served, ann: Person, bob: Person) -> None:
    transcripts = []
    for choice in (0, -1):
        table = ann.table(["me", "open"], public=True, seed=7)["id"]
        bob.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")
        with ann.live(table) as one, bob.live(table) as two, server.person().live(table) as watcher:
            two.until("update")
            answer = two.take(two.update["decision"]["options"][choice]["text"])
            assert answer["type"] == "accepted"
            rest = [one.ask(type="ghost", version=answer["version"]), watcher.ask(type="ghost", version=6)]
            rest.append(one.ask(type="option", seat=1, version=answer["version"], option="choose 1"))
        with ann.live(table) as one, server.person().live(table) as watcher:
            fresh = [heard(line, answer["version"]) for line in (one, watcher)]
        record = ann.http.get(f"/api/tables/{table}/record")
        assert (record.status_code, record.json()["reason"]) == (403, "record-secret")
        transcripts.append([stripped(rest), *map(stripped, fresh)])
    assert transcripts[0] == transcripts[1]


def everything(value: Any) -> list[Any]:
    """All keys and values inside a document."""
    if isinstance(value, dict):
        return [*value, *(item for part in value.values() for item in everything(part))]
    if isinstance(value, list):
        return [item for part in value for item in everything(part)]
    return [value]


def test_a_spectator_and_a_rival_see_no_hand(server: Served, ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True, seed=9)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    with ann.live(table) as one, bob.live(table) as two, server.person().live(table) as watcher:
        for line in (one, two, watcher):
            line.until("update")
        assert "stone" in everything(one.update["log"])
        assert "hand" in one.update["view"]
        own = [event["args"].get("stone") for event in one.update["log"] if event["type"] == "stone-drawn"]
        assert sum(stone is not None for stone in own) == 3
        assert "stone" not in everything(watcher.update["log"])
        assert "hand" not in watcher.update["view"]
        assert watcher.update["decision"]["options"] == []
        for line in (one, two, watcher, one):
            assert line.ask(type="ghost", version=line.version)["view"] == line.update["view"]
        assert watcher.ask(type="why", seat=0, option="choose 1")["reason"] == "seat-foreign"


def test_the_seed_and_what_follows_from_it_stay_in_the_server(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], "quantum", seed=5)
    kept = server.services.registry.known(table)
    assert kept is not None
    assert kept.match is not None
    seed = kept.match.seed.hex()
    with ann.live(table) as line:
        line.until("update")
        for _ in range(5):
            line.take()
            line.until("update", line.version + 1) if not line.asked() else None
        seen = json.dumps(line.update) + json.dumps(ann.read(table)) + ann.http.get(f"/api/tables/{table}/record").text
    assert seed not in seen
    assert kept.match.play.record.commitment in seen
