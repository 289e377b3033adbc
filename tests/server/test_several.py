"""Several servers of one database: whoever plays at one sees and meets those at the others, also when one dies."""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres import fresh_database
from tests.redis import redis_server
from tests.server.people import Live, Message, Person
from tests.server.process import Process
from tests.server.test_accounts import PASSWORD


class Pair:
    """Two servers of one database."""

    def __init__(self, database: str, channel: str = "") -> None:
        self.one, self.two = (Process(database, channel=channel).ready() for _ in range(2))
        self.people: list[Person] = []

    def person(self, server: Process) -> Person:
        self.people.append(Person(server.address))
        return self.people[-1]

    def again(self, person: Person, server: Process) -> Person:
        """The same browser at another server."""
        twin = self.person(server)
        twin.http.cookies = person.http.cookies
        twin.me = twin.http.get("/api/me").json()
        assert twin.me["id"] == person.me["id"]
        return twin

    def stop(self) -> None:
        for person in self.people:
            person.close()
        for server in (self.one, self.two):
            server.kill()


@pytest.fixture(params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest) -> Iterator[Pair]:
    with fresh_database() as database:
        running = Pair(database, channel=redis_server() if request.param == "redis" else "")
        yield running
        running.stop()


def met(pair: Pair, game: str = "pebble", **more: object) -> tuple[Person, Person, str]:
    """Ann at the first server and Bob at the second one, at one table that has begun."""
    ann, bob = pair.person(pair.one), pair.person(pair.two)
    table = ann.table(["me", "open"], game, **more)
    sat = bob.post(f"/api/tables/{table['id']}/sit", invite=table["invite"])
    assert sat.status_code == 200, sat.text
    started = ann.post(f"/api/tables/{table['id']}/start")
    assert started.status_code == 200, started.text
    return ann, bob, table["id"]


def same(one: Message, other: Message) -> None:
    """Two players have heard of the same moment."""
    assert one["version"] == other["version"]
    assert one["view"]["you"] != other["view"]["you"]
    for part in ("actors", "kind", "prompt"):
        assert one["decision"][part] == other["decision"][part]


def test_a_game_between_two_servers_is_played_to_its_end(pair: Pair) -> None:
    ann, bob, table = met(pair)
    with ann.live(table) as left, bob.live(table) as right:
        lines = [left, right]
        for line in lines:
            line.until("update")
        while left.update["decision"]["actors"]:
            mover = lines[left.update["decision"]["actors"][0]]
            done = mover.take()
            assert done["type"] == "accepted", done
            for line in lines:
                line.until("update", done["version"])
            same(left.update, right.update)
        assert left.log == right.log
    assert ann.read(table)["status"] == bob.read(table)["status"] == "over"
    assert ann.read(table)["won"] == bob.read(table)["won"]


def test_undo_at_one_server_takes_back_what_was_played_at_another(pair: Pair) -> None:
    ann, bob, table = met(pair, "quantum")
    again = pair.again(ann, pair.two)
    with ann.live(table) as left, again.live(table) as right, bob.live(table) as watching:
        for line in (left, right, watching):
            line.until("update")
        mover, other = (left, right) if left.asked() else (watching, watching)
        first = mover.update["view"]
        done = mover.take()
        other.until("update", done["version"])
        seat = mover.update["view"]["you"]
        undone = other.ask(type="undo", seat=seat, version=done["version"])
        if undone["type"] == "accepted":
            assert mover.until("update", undone["version"])["view"] == first
        else:
            assert undone["reason"].startswith("undo-")


def test_two_who_sit_down_on_one_seat_at_once_do_not_both_have_it(pair: Pair) -> None:
    host = pair.person(pair.one)
    people = [pair.person(server) for server in (pair.one, pair.two) for _ in range(3)]
    table = host.table(["me", "open", "open"], "quantum")
    # Both servers know the table before.
    for person in people:
        person.read(table["id"])
    answers: list[int] = []

    def sit(person: Person) -> None:
        answers.append(person.post(f"/api/tables/{table['id']}/sit", seat=1, invite=table["invite"]).status_code)

    sitting = [threading.Thread(target=sit, args=(person,)) for person in people]
    for one in sitting:
        one.start()
    for one in sitting:
        one.join()
    assert sorted(answers) == [200, 409, 409, 409, 409, 409]
    seen = [person.read(table["id"])["seats"] for person in (host, *people)]
    assert {seats[1]["name"] for seats in seen} == {seats[1]["name"] for seats in seen[:1]}
    assert sum(seats[1].get("mine", False) for seats in seen) == 1
    assert all(seats[2]["kind"] == "open" for seats in seen)


def test_two_who_answer_the_same_question_at_once_are_both_heard(pair: Pair) -> None:
    ann, bob, table = met(pair)
    with ann.live(table) as left, bob.live(table) as right:
        lines = [left, right]
        for line in lines:
            line.until("update")
        assert left.update["decision"]["actors"] == [0, 1]
        answers: list[Message] = []
        answering = [threading.Thread(target=lambda line=line: answers.append(line.take())) for line in lines]
        for one in answering:
            one.start()
        for one in answering:
            one.join()
        assert [answer["type"] for answer in answers] == ["accepted", "accepted"], answers
        last = max(answer["version"] for answer in answers)
        for line in lines:
            line.until("update", last)


def test_presence_names_and_the_end_of_a_table_are_seen_everywhere(pair: Pair) -> None:
    ann, bob = pair.person(pair.one), pair.person(pair.two)
    table = ann.table(["me", "open"])["id"]
    ann.post(f"/api/tables/{table}/seat", seat=1, to="same-screen:Cid")
    with bob.live(table) as line:
        assert not line.until("update")["table"]["seats"][0].get("online")
        with ann.live(table):
            until_shown(line, lambda shown: bool(shown["seats"][0].get("online")))
            assert ann.http.patch("/api/me", json={"name": "Ann the Great"}).status_code == 200
            until_shown(line, lambda shown: shown["seats"][0]["name"] == "Ann the Great")
        until_shown(line, lambda shown: not shown["seats"][0].get("online"))
        assert ann.post(f"/api/tables/{table}/close").status_code in (200, 204)
        assert line.until_closed() == 4404
    assert bob.http.get(f"/api/tables/{table}").status_code == 404
    assert pair.again(ann, pair.two).me["name"] == "Ann the Great"


def test_whoever_is_signed_out_at_one_server_is_at_the_other(pair: Pair) -> None:
    ann = pair.person(pair.one)
    assert ann.post("/api/account", name="Ann", password=PASSWORD).status_code == 201
    ann.me = ann.http.get("/api/me").json()
    again = pair.again(ann, pair.two)
    assert ann.post("/api/sign-out", everywhere=True).status_code == 200
    time.sleep(1)
    assert "account" not in again.http.get("/api/me").json()


def test_what_was_said_by_somebody_who_is_deleted_at_one_server_is_gone_at_the_other(pair: Pair) -> None:
    ann, bob = pair.person(pair.one), pair.person(pair.two)
    table = ann.table(["me", "open"], public=True)["id"]
    assert bob.post(f"/api/tables/{table}/chat", room="spectators", text="Bob was here").status_code == 201
    with ann.live(table) as line:
        assert [one["text"] for one in line.until("chat")["lines"]] == ["Bob was here"]
        assert bob.post("/api/leave").status_code == 200
    end = time.monotonic() + 10
    while True:
        with ann.live(table) as line:
            texts = [one.get("text", "") for one in line.until("chat")["lines"]]
        if not any(texts):
            break
        assert time.monotonic() < end, texts


def until_shown(line: Live, holds: Callable[[Message], bool]) -> None:
    """Wait until the table is shown so."""
    while True:
        message = line.hear()
        if "table" in message and holds(message["table"]):
            return


def test_a_server_killed_in_mid_move_loses_nothing_and_its_people_go_on_at_the_other(pair: Pair) -> None:
    ann, bob, table = met(pair)
    with bob.live(table) as right:
        right.until("update")
        with ann.live(table) as left:
            left.until("update")
            lines = [left, right]
            for _ in range(2):
                done = lines[left.update["decision"]["actors"][0]].take()
                for line in lines:
                    line.until("update", done["version"])
            while not left.asked():
                done = right.take()
                left.until("update", done["version"])
                right.until("update", done["version"])
            option = left.update["decision"]["options"][0]["text"]
            sent = {"type": "option", "id": "last", "seat": 0, "version": left.version, "option": option}
            left.send(**sent)
            pair.one.kill()
            left.until_closed()
        again = pair.again(ann, pair.two)
        with again.live(table, since=sent["version"]) as left:
            left.until("update")
            done = left.ask(**sent)
            assert done["type"] == "accepted", done
            right.until("update", done["version"])
            left.until("update", done["version"])
            same(left.update, right.update)
            numbers = [number for number, _ in right.log]
            assert sorted(set(numbers)) == list(range(1, max(numbers) + 1))


def test_bots_are_played_by_one_server_and_go_on_at_another_when_it_dies(pair: Pair) -> None:
    ann = pair.person(pair.one)
    table = ann.started(["bot:random", "bot:random"], "quantum")
    watcher = pair.person(pair.two)
    with watcher.live(table) as line:
        first = line.until("update")["version"]
        line.until("update", first + 10)
        pair.one.kill()
        line.until("update", line.version + 10)
        seen = [number for number, _ in line.log]
        assert seen == sorted(seen)


def test_without_the_channel_each_move_counts_once_and_is_seen_by_whoever_comes() -> None:
    with fresh_database() as database, contextlib.ExitStack() as stack:
        pair = Pair(database, channel="redis://127.0.0.1:1")
        stack.callback(pair.stop)
        ann, bob, table = met(pair)
        moves = 0
        while moves < 6:
            for person in (ann, bob):
                with person.live(table) as line:
                    line.until("update")
                    while line.asked() and moves < 6:
                        done = line.take()
                        assert done["type"] == "accepted", done
                        line.until("update", done["version"])
                        moves += 1


def test_a_move_that_another_server_has_overtaken_is_stale(pair: Pair) -> None:
    ann, bob, table = met(pair, "quantum")
    again = pair.again(ann, pair.two)
    with ann.live(table) as left, again.live(table) as right, bob.live(table) as other:
        for line in (left, right, other):
            line.until("update")
        while not left.asked():
            done = other.take()
            for line in (left, right, other):
                line.until("update", done["version"])
        version, option = left.version, left.update["decision"]["options"][0]["text"]
        answers: list[Message] = []

        def take(line: Live) -> None:
            answers.append(line.ask(type="option", seat=0, version=version, option=option))

        taking = [threading.Thread(target=take, args=(line,)) for line in (left, right)]
        for one in taking:
            one.start()
        for one in taking:
            one.join()
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds in (["accepted", "refused"], ["accepted", "accepted"]), answers
        assert all(answer.get("reason", "stale") in ("stale", "not-an-option") for answer in answers)


class Worker(Process):
    """Plays bots only."""

    does = "work"


def test_bots_are_played_by_a_process_of_their_own_where_the_servers_play_none() -> None:
    with fresh_database() as database, contextlib.ExitStack() as stack:
        server = Process(database, bot_workers=0).ready()
        stack.callback(server.kill)
        ann = Person(server.address)
        stack.callback(ann.close)
        early = ann.started(["bot:random", "bot:random"], "quantum")
        worker = Worker(database)
        stack.callback(worker.kill)
        late = ann.started(["bot:random", "bot:random"], "quantum")
        for table in (early, late):
            with ann.live(table) as line:
                line.until("update", 12)


def children(process: Process) -> list[int]:
    """The processes that serve for one that started them."""
    started = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(number) for number in started if b"spawn_main" in Path(f"/proc/{number}/cmdline").read_bytes()]


def test_of_several_processes_on_one_port_each_may_die_or_be_replaced_while_people_play() -> None:
    with fresh_database() as database, contextlib.ExitStack() as stack:
        server = Process(database, processes=2).ready()
        stack.callback(server.kill)
        ann = Person(server.address)
        stack.callback(ann.close)
        table = ann.started(["me", "same-screen:Bob"], "quantum")
        version, moves, before = 0, 0, children(server)
        assert len(before) == 2
        while moves < 30:
            broken = contextlib.suppress(ConnectionClosed, OSError, EOFError, httpx.TransportError)
            with broken, ann.live(table, since=version) as line:
                line.until("update", version)
                while moves < 30:
                    version = line.take()["version"]
                    line.until("update", version)
                    moves += 1
                    if moves == 10:
                        os.kill(children(server)[0], signal.SIGKILL)
                    if moves == 20:
                        os.kill(server.pid, signal.SIGHUP)
        assert ann.read(table)["version"] == version
        assert server.stop() == 0
        assert not set(before) & set(children_left(before))


def children_left(numbers: list[int]) -> list[int]:
    return [number for number in numbers if Path(f"/proc/{number}").exists()]


def test_a_data_file_is_served_by_one_process(tmp_path: Path) -> None:
    server = Process(tmp_path / "a.sqlite", processes=2)
    assert "A data file belongs to one process" in server.output()
    assert server.code == 1
