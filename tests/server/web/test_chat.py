"""The chat of a table: who hears what, limits, and that it leaves no trace where it does not belong."""

from pathlib import Path

import httpx
import pytest

from starhold.server.limits import CHAT, LINE
from tests.server.people import Live, Message, Person, Served, served
from tests.server.web.test_replay import finished, shared


def say(who: Person, table: str, text: str = "", room: str = "table", **more: object) -> httpx.Response:
    return who.post(f"/api/tables/{table}/chat", room=room, text=text, **more)


def said(who: Person, table: str, text: str = "", room: str = "table", **more: object) -> int:
    answer = say(who, table, text, room, **more)
    assert answer.status_code == 201, answer.text
    return int(answer.json()["number"])


def remove(who: Person, table: str, number: int) -> httpx.Response:
    return who.post(f"/api/tables/{table}/chat/remove", number=number)


def mute(who: Person, table: str, **whom: object) -> httpx.Response:
    return who.post(f"/api/tables/{table}/chat/mute", **whom)


def heard(line: Live) -> list[Message]:
    """The lines of the next news of the chat, with what they are about."""
    message = line.until("chat")
    return [{key: value for key, value in one.items() if key not in ("at", "by")} for one in message["lines"]]


def all_of(who: Person, table: str) -> list[str]:
    """What somebody hears who comes now; a ping shows where it ends."""
    with who.live(table) as line:
        line.send(type="ping")
        texts: list[str] = []
        while (message := line.hear())["type"] != "pong":
            if message["type"] == "chat":
                texts = [one.get("text", "") for one in message["lines"]]
        return texts


def kept(server: Served) -> list[str]:
    """The texts in the database."""
    rows = server.services.store.read_now(lambda connection: connection.exec_driver_sql("SELECT text FROM chat").all())
    return [text for (text,) in rows]


def test_players_are_heard_by_all_and_spectators_apart(server: Served, ann: Person, bob: Person) -> None:
    table, carol = shared(ann, bob), server.person()
    with ann.live(table) as one, carol.live(table) as three:
        said(ann, table, "  Good   evening ")
        for line in (one, three):
            assert heard(line) == [{"number": 1, "room": "table", "seat": 0, "name": ann.me["name"], "text": "Good evening"}]
        said(carol, table, "Hello from here", "spectators")
        assert heard(one)[0] | {"room": "spectators"} == heard(three)[0]
        said(bob, table, phrase="good-luck")
        assert heard(one)[0]["phrase"] == "good-luck"
    for who, room in ((carol, "table"), (ann, "spectators")):
        answer = say(who, table, "x", room)
        assert (answer.status_code, answer.json()["reason"]) == (403, "chat-room")


def test_a_note_is_heard_by_nobody_else(server: Served, ann: Person, bob: Person) -> None:
    table, carol = shared(ann, bob), server.person()
    said(ann, table, "his left is weak", "note")
    said(bob, table, "hello")
    said(carol, table, "she will lose", "note")
    assert all_of(ann, table) == ["his left is weak", "hello"]
    assert all_of(bob, table) == ["hello"]
    assert all_of(carol, table) == ["hello", "she will lose"]
    for who in (bob, carol):
        assert remove(who, table, 1).json()["reason"] == "chat-line-unknown"
        assert mute(who, table, number=1).json()["reason"] == "chat-line-unknown"


def test_players_at_one_screen_do_not_read_each_other_s_notes(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"])
    with ann.live(table) as line:
        line.lifts = False
        line.until("update")
        for seat, text in ((0, "of Ann"), (1, "of Bob")):
            said(ann, table, text, "note", seat=seat)
        assert line.ask(type="why", seat=0, option="x")["type"] == "refused"
        curtain = line.update.get("curtain") or {"seat": 0}
        line.send(type="look", id="l", seat=curtain["seat"])
        message = line.until("chat")
        assert message["afresh"]
        assert [one["text"] for one in message["lines"]] == ["of Ann" if curtain["seat"] == 0 else "of Bob"]


def test_whom_one_has_muted_is_not_heard_also_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "a.sqlite", chosen_seeds=True) as server:
        ann, bob, carol = server.person(), server.person(), server.person()
        table = shared(ann, bob)
        said(bob, table, "nonsense")
        said(carol, table, "from the side", "spectators")
        with ann.live(table) as one, bob.live(table) as two:
            heard(one), heard(two)
            assert mute(ann, table, spectators=True).status_code == 204
            message = one.until("chat")
            assert (message["afresh"], [each["text"] for each in message["lines"]]) == (True, ["nonsense"])
            assert mute(ann, table, number=1).status_code == 204
            assert one.until("chat")["lines"] == []
            said(bob, table, "more")
            # Bob hears his own line, and nothing of having been muted.
            assert [each["text"] for each in heard(two)] == ["more"]
        cookies = dict(ann.http.cookies)
    with served(tmp_path / "a.sqlite") as server:
        ann = server.person()
        ann.http.cookies.clear()
        ann.http.cookies.update(cookies)
        assert all_of(ann, table) == []
        with ann.live(table) as line:
            mute(ann, table, spectators=True, on=False)
            muted = line.until("chat")["muted"]
            assert [whom["name"] for whom in muted] == [bob.me["name"]]
            mute(ann, table, by=muted[0]["by"], on=False)
            assert [each["text"] for each in heard(line)] == ["nonsense", "from the side", "more"]


def test_the_host_and_whoever_wrote_it_may_remove_a_line(server: Served, ann: Person, bob: Person) -> None:
    table, carol = shared(ann, bob), server.person()
    mine, hers = said(bob, table, "rude"), said(carol, table, "rude too", "spectators")
    assert remove(carol, table, mine).json()["reason"] == "chat-line-foreign"
    with carol.live(table) as line:
        heard(line)
        assert remove(ann, table, mine).status_code == 204
        assert heard(line)[0]["removes"] == mine
        assert remove(carol, table, hers).status_code == 204
        assert remove(carol, table, hers).status_code == 204
    assert all_of(ann, table) == ["", "", "", ""]
    assert kept(server) == [""] * 4


def test_each_limit_has_an_answer(server: Served, ann: Person, bob: Person) -> None:
    table = shared(ann, bob)
    for text, reason in (
        ("", "chat-unusable"),
        (" \u200b ", "chat-unusable"),
        ("x" * (LINE + 1), "chat-unusable"),
        ("a\u202eb", "chat-signs"),
        ("a\x00b", "chat-signs"),
        ("a" + "\u0301" * 9, "chat-marks"),
    ):
        answer = say(ann, table, text)
        assert (answer.status_code, answer.json()["reason"]) == (400, reason), text
        assert "{" not in answer.json()["text"]
    for body in (
        {"room": "kitchen", "text": "x"},
        {"room": "table", "phrase": "shut-up"},
        {"room": "table", "text": "x", "pointer": {"place": "<b>"}},
        {"room": "table", "text": "x", "pointer": {"url": "http://x"}},
    ):
        assert ann.post(f"/api/tables/{table}/chat", **body).json()["reason"] == "request-unreadable"
    assert say(ann, table, "x", pointer={"version": 10_000}).json()["reason"] == "version-unknown"
    assert say(ann, table, "x", seat=1).json()["reason"] == "seat-foreign"
    assert say(ann, "nowhere", "x").json()["reason"] == "table-unknown"
    answers = [say(bob, table, str(number)) for number in range(CHAT + 1)]
    assert [answer.status_code for answer in answers] == [201] * CHAT + [429]
    assert answers[-1].json()["reason"] == "chat-fast"
    assert remove(ann, table, 999).status_code == 404


def test_a_line_points_at_a_moment_a_place_or_a_card(server: Served, ann: Person, bob: Person) -> None:
    table = shared(ann, bob)
    pointers = [{"version": 3}, {"place": "tile_10a_se"}, {"card": "agile"}]
    for pointer in pointers:
        said(ann, table, "here", pointer=pointer)
    with bob.live(table) as line:
        assert [one["pointer"] for one in heard(line)] == pointers


def test_nothing_said_is_in_the_record_or_outlives_its_table(server: Served, ann: Person, bob: Person) -> None:
    over = finished(ann, bob)
    said(ann, over, "well played, everybody")
    assert "well played" not in ann.http.get(f"/api/tables/{over}/record").text
    table = ann.table(["me", "open"])["id"]
    said(ann, table, "anybody there?")
    said(ann, table, "to do", "note")
    assert ann.post(f"/api/tables/{table}/close").status_code == 200
    assert say(ann, table, "gone").status_code == 404
    assert kept(server) == ["well played, everybody"]


@pytest.mark.parametrize("before", [True, False])
def test_chat_begins_in_the_waiting_room_and_goes_on(server: Served, ann: Person, bob: Person, before: bool) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    said(ann, table, "welcome")
    bob.post(f"/api/tables/{table}/sit")
    if before:
        ann.post(f"/api/tables/{table}/start")
    assert all_of(bob, table) == ["welcome"]
