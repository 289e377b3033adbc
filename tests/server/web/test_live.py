"""The messages of the live line: stale and repeated ones, undo, ghosts, reasons, bad ones, reconnection."""

import asyncio
import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from starhold.server.limits import MESSAGES, PATIENCE
from starhold.server.store import Job
from tests.server.people import WAIT, Live, Person, Served, served
from tests.server.turned import Turned


def two(ann: Person, bob: Person, seed: int = 7) -> str:
    table = str(ann.table(["me", "open"], public=True, seed=seed)["id"])
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    return table


def test_a_stale_version_is_refused_with_the_present_one(server: Served, ann: Person) -> None:
    table = ann.started(["me", "bot:random"], seed=1)
    with ann.live(table) as line:
        line.until("update")
        old = line.version
        assert line.take()["type"] == "accepted"
        line.until("update", old + 1)
        refused = line.take("choose 1", version=old, seat=0)
        assert refused["reason"] == "stale"
        assert refused["version"] > old
        assert refused["text"].startswith("Something has happened")


def test_answers_of_others_to_the_same_question_do_not_make_a_version_stale(
    server: Served, ann: Person, bob: Person
) -> None:
    table = two(ann, bob)
    with ann.live(table) as one, bob.live(table) as other:
        one.until("update")
        other.until("update")
        seen = other.version
        assert one.take()["type"] == "accepted"
        assert other.take(version=seen)["type"] == "accepted"


def test_a_repeated_message_is_answered_the_same_and_counts_once(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], seed=1)
    with ann.live(table) as line:
        line.until("update")
        version, option = line.version, line.update["decision"]["options"][0]["text"]
        message = {"type": "option", "id": "c9", "seat": 0, "version": version, "option": option}
        first = line.ask(**message)
        again = line.ask(**message)
        assert first["type"] == "accepted"
        assert again == first
    with ann.live(table) as line:
        assert line.until("update")["version"] == first["version"]
        assert line.ask(**message) == first


def test_undo_goes_back_one_step_and_stands_in_the_log(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Bob"], seed=1)
    with ann.live(table) as line:
        line.until("update")
        before = line.update["view"]
        assert line.update["undo"] == [{"seat": 0, "allowed": False, "reason": "undo-nothing"}]
        refused = line.ask(type="undo", seat=0, version=line.version)
        assert (refused["type"], refused["reason"]) == ("refused", "undo-nothing")
        assert refused["text"] == "There is no step to take back."
        assert line.ask(type="ghost", version=line.version)["view"] == before


def test_why_names_the_rule(server: Served, ann: Person) -> None:
    table = ann.started(["me", "bot:random"], seed=1)
    with ann.live(table) as line:
        line.until("update")
        held = line.update["view"]["hand"]
        missing = next(stone for stone in range(1, 6) if stone not in held)
        answer = line.ask(type="why", seat=0, option=f"choose {missing}")
        assert (answer["type"], answer["reason"], answer["clause"]) == ("why", "stone-not-held", "P-4")
        possible = line.ask(type="why", seat=0, option=f"choose {held[0]}")
        assert set(possible) == {"type", "id"}


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ("", "message-unreadable"),
        ("{", "message-unreadable"),
        ("[" * 5000, "message-unreadable"),
        ('{"type": "dance", "id": "x"}', "message-unreadable"),
        ('{"type": "option", "id": "x", "seat": -1, "version": 0, "option": "pass"}', "message-unreadable"),
        ('{"type": "option", "id": "x", "seat": 0, "version": 0, "option": 7}', "message-unreadable"),
        ('{"type": "option", "id": "x", "seat": 1e30, "version": 0, "option": "pass"}', "message-unreadable"),
        ('{"type": "option", "id": "x", "seat": 1, "version": 6, "option": "choose 1"}', "seat-foreign"),
        ('{"type": "option", "id": "x", "seat": 0, "version": 6, "option": "fly to the moon"}', "option-unreadable"),
        ('{"type": "option", "id": "x", "seat": 0, "version": 6, "option": "trap"}', "not-this-step"),
        ('{"type": "undo", "id": "x", "seat": 9, "version": 6}', "seat-foreign"),
        ('{"type": "ghost", "id": "x", "version": 7}', "version-unknown"),
        ('{"type": "ghost", "id": "x", "version": 99999}', "version-unknown"),
        ('{"type": "ping", "pad": "' + "x" * 8192 + '"}', "message-too-large"),
        ('{"type": "ping", "pad": "' + "ö" * 5000 + '"}', "message-too-large"),
    ],
)
def test_bad_messages_get_one_sentence_and_change_nothing(server: Served, ann: Person, frame: str, reason: str) -> None:
    table = ann.started(["me", "bot:random"], seed=2)
    with ann.live(table) as line:
        line.until("update")
        version = line.version
        line.socket.send(frame)
        refused = line.until("refused")
        assert refused["reason"] == reason
        assert refused["text"].endswith((".", "!"))
        assert "reason-" not in refused["text"]
        line.send(type="ping")
        line.until("pong")
        assert ann.read(table)["version"] == version


def test_bytes_instead_of_text_are_read_too(server: Served, ann: Person) -> None:
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.socket.send(b'{"type": "ping"}')
        line.until("pong")
        line.socket.send(b"\xff\xfe")
        assert line.until("refused")["reason"] == "message-unreadable"


def test_a_monstrous_frame_ends_the_connection_but_not_the_table(server: Served, ann: Person) -> None:
    table = ann.started(["me", "bot:random"])
    with ann.live(table) as line:
        line.until("update")
        line.socket.send("x" * 200_000)
        assert line.until_closed() == 1009
    with ann.live(table) as line:
        line.until("update")


def test_an_unknown_table_is_said_and_closed(server: Served, ann: Person) -> None:
    with ann.live("nowhere") as line:
        assert line.until("refused")["reason"] == "table-unknown"
        assert line.until_closed() == 4404


def test_reconnecting_resumes_without_lost_or_doubled_lines(server: Served, ann: Person, bob: Person) -> None:
    table = two(ann, bob)
    whole: list[tuple[int, int]] = []
    version = 0
    for _ in range(6):
        with ann.live(table, since=version) as one, bob.live(table) as other:
            one.until("update")
            other.until("update")
            for line in (one, other):
                if line.asked():
                    line.take()
            whole += one.log
            version = one.version
    with ann.live(table, since=version) as one, ann.live(table) as fresh:
        one.until("update")
        fresh.until("update")
        whole += one.log
        assert len(whole) == len(set(whole))
        assert whole == fresh.log


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Live]:
    """A live line whose messages are counted by a clock that stands: a busy machine forgives nothing meanwhile."""
    with served(tmp_path / "x.sqlite", Turned(), limits=True, chosen_seeds=True) as server:
        ann = server.person()
        with ann.live(ann.started(["me", "bot:random"], seed=2)) as line:
            line.until("update")
            yield line


def test_every_message_over_the_limit_is_answered_under_its_id(limited: Live) -> None:
    held = limited.update["view"]["hand"][0]
    for number in range(110):
        limited.send(type="why", id=f"w{number}", seat=0, option=f"choose {held}")
    limited.send(type="option", id="o", seat=0, version=limited.version, option=f"choose {held}")
    limited.socket.send('{"type": "dance", "id": "d"}')
    limited.socket.send("no message")
    limited.send(type="ping")
    heard = answers(limited, 114)
    assert heard[:MESSAGES] == [("why", f"w{number}", "") for number in range(MESSAGES)]
    late = [*(f"w{number}" for number in range(MESSAGES, 110)), "o", "d", "", ""]
    assert heard[MESSAGES:] == [("refused", request, "too-fast") for request in late]


def test_a_flood_is_answered_until_the_connection_is_closed_which_is_said(limited: Live) -> None:
    flood(limited, MESSAGES + PATIENCE + 1)
    heard = answers(limited, MESSAGES + PATIENCE + 1)
    assert heard == [("pong", "", "")] * MESSAGES + [("refused", "", "too-fast")] * PATIENCE + [
        ("refused", "", "flood")
    ]
    assert limited.until_closed() == 4429


def test_a_flood_that_comes_at_once_is_answered_up_to_where_it_is_cut_off(limited: Live) -> None:
    flood(limited, 10 * PATIENCE)
    heard = answers(limited, MESSAGES + PATIENCE + 1)
    # Its farewell may be lost, since it hangs up before everything is read.
    assert heard[:MESSAGES] == [("pong", "", "")] * min(MESSAGES, len(heard))
    assert heard[MESSAGES:] in ([], [("refused", "", "too-fast")] * PATIENCE + [("refused", "", "flood")])
    assert limited.until_closed() in (4429, 0)


@pytest.mark.parametrize(
    "frame", [b"\x89\x80\0\0\0\0", b"\x8a\x80\0\0\0\0", b"\x00\x80\0\0\0\0"], ids=["ping", "pong", "continuation"]
)
def test_frames_that_are_no_messages_count_too(limited: Live, frame: bytes) -> None:
    raw = limited.socket.socket
    if frame[0] == 0:
        raw.sendall(b"\x01\x80\0\0\0\0")
    with contextlib.suppress(OSError):
        raw.sendall(frame * 20_000)
    heard = answers(limited, 1)
    assert heard in ([], [("refused", "", "flood")])
    assert limited.until_closed() in (4429, 0)


def flood(line: Live, count: int) -> None:
    """Send many pings without waiting."""
    # The server may hang up before everything is sent; what it had said before can still be read.
    with contextlib.suppress(ConnectionClosed):
        for _ in range(count):
            line.send(type="ping")


def answers(line: Live, count: int) -> list[tuple[str, str, str]]:
    """Kind, id and reason of so many answers, or of those until the server hangs up."""
    heard: list[tuple[str, str, str]] = []
    with contextlib.suppress(ConnectionClosed):
        while len(heard) < count:
            message = line.hear()
            if message["type"] in ("pong", "refused", "why", "accepted"):
                heard.append((message["type"], message.get("id", ""), message.get("reason", "")))
    return heard


def test_a_table_at_which_somebody_looks_stays_in_memory(server: Served, ann: Person, bob: Person) -> None:
    table = two(ann, bob)
    with ann.live(table) as line:
        line.until("update")
        kept = server.services.registry.known(table)
        assert kept is not None
        server.services.registry.sweep(-1)
        assert server.services.registry.known(table) is kept


def test_whoever_looks_at_a_table_that_is_removed_is_told(ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    with bob.live(table) as line:
        line.until("update")
        ann.post(f"/api/tables/{table}/leave")
        assert line.until("refused")["reason"] == "table-closed"
        assert line.until_closed() == 4404


def test_nothing_is_shown_before_it_is_kept(server: Served, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.started(["me", "same-screen:Bob"], "quantum", seed=1)
    store, go = server.services.store, threading.Event()
    write = store.write

    async def slowly(job: Job) -> None:
        await asyncio.to_thread(go.wait, WAIT)
        await write(job)

    def shown() -> tuple[int, str]:
        return ann.read(table)["version"], ann.http.get(f"/api/tables/{table}/record").text

    with ann.live(table) as line:
        line.until("update")
        before = shown()
        monkeypatch.setattr(store, "write", slowly)
        option = line.update["decision"]["options"][0]["text"]
        line.send(type="option", id="c1", seat=line.update["view"]["you"], version=line.version, option=option)
        kept = server.services.registry.known(table)
        assert kept is not None
        while kept.match is None or kept.match.version == before[0]:
            time.sleep(0.01)
        with ann.live(table) as other:
            assert other.until("update")["version"] == before[0]
        assert shown() == before
        go.set()
        assert line.until("update", before[0] + 1)["accepted"] == ["c1"]
        assert shown()[0] > before[0]


def test_presence_tells_who_is_there(server: Served, ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True)["id"]
    with ann.live(table) as line:
        first = line.until("update")
        assert "view" not in first
        assert first["table"]["seats"][0]["online"]
        with bob.live(table):
            assert line.until("presence")["table"]["watching"] == 1
        while line.until("presence")["table"].get("watching"):
            pass
        bob.post(f"/api/tables/{table}/sit")
        assert line.until("presence")["table"]["seats"][1]["name"] == bob.me["name"]
        ann.post(f"/api/tables/{table}/start")
        assert line.until("update")["table"]["status"] == "playing"
