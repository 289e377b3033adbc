"""Power cuts: nothing that was accepted is lost, nothing counts twice, everybody goes on."""

import contextlib
import random
import threading
import time
from collections.abc import Callable

import pytest
from sqlalchemy import create_engine, select
from websockets.exceptions import WebSocketException

from starhold.server.store.schema import entry
from tests.server.people import Live, Message, Person
from tests.server.process import Process

KILLS = 5


def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(database: str) -> None:
    server = Process(database).ready()
    ann = Person(server.address)
    table = ann.started(["me", "same-screen:Bob"], "quantum")
    with ann.live(table) as line:
        line.until("update")
        for _ in range(2):
            answer = line.take()
            line.until("update", answer["version"])
        before = line.update
        server.kill()
        line.until_closed()
    server = Process(database, server.port).ready()
    with ann.live(table, since=before["version"]) as line:
        after = line.until("update")
        assert after["log"] == []
        for part in ("version", "view", "decision"):
            assert after[part] == before[part]
        assert line.take()["type"] == "accepted"
    assert server.stop() == 0
    ann.close()


class Player:
    """Ann at one table: plays as fast as possible until the server is gone, and repeats what was not answered."""

    def __init__(self, ann: Person, table: str, luck: random.Random) -> None:
        self.ann = ann
        self.table = table
        self.luck = luck
        self.open: Message = {}
        self.sent = 0
        self.accepted: dict[str, int] = {}
        self.refused: list[Message] = []

    def play(self) -> None:
        with contextlib.suppress(WebSocketException, OSError, EOFError), self.ann.live(self.table) as line:
            line.until("update")
            while line.update["decision"]["actors"]:
                if self.open or line.asked():
                    self.move(line)
                else:
                    line.until("update", line.version + 1)

    def move(self, line: Live) -> None:
        if not self.open:
            self.sent += 1
            option = self.luck.choice(line.update["decision"]["options"])["text"]
            self.open = {"type": "option", "id": str(self.sent), "seat": 0, "version": line.version, "option": option}
        answer = line.ask(**self.open)
        if answer["type"] != "accepted":
            self.refused.append(answer)
        self.accepted[self.open["id"]] = answer["version"]
        self.open = {}
        line.until("update", answer["version"])


def killed_while_playing(server: Process, players: list[Player], ready: Callable[[], bool], more: float) -> None:
    """Let them play until it is ``ready`` and then so many seconds more."""
    playing = [threading.Thread(target=player.play) for player in players]
    for one in playing:
        one.start()
    for _ in range(6000):
        if ready():
            break
        time.sleep(0.01)
    time.sleep(more)
    server.kill()
    for one in playing:
        one.join()


@pytest.mark.slow
def test_kills_at_random_moments_lose_no_accepted_option_and_count_none_twice(database: str) -> None:
    luck = random.Random(5)
    server = Process(database).ready()
    ann = Person(server.address)
    players = [Player(ann, ann.started(["me", "bot:random"], "quantum"), luck) for _ in range(3)]
    bots = ann.started(["bot:random", "bot:random"], "quantum")
    for _ in range(KILLS):
        length, accepted = len(record(database, bots)), [len(player.accepted) for player in players]

        def all_have_moved(length: int = length, accepted: list[int] = accepted) -> bool:
            moved = all(len(player.accepted) > before for player, before in zip(players, accepted, strict=True))
            return moved and len(record(database, bots)) > length + 1

        killed_while_playing(server, players, all_have_moved, luck.uniform(0, 0.2))
        assert all_have_moved()
        server = Process(database, server.port).ready()
    server.kill()
    for player in players:
        found = record(database, player.table)
        numbers = {request: number for number, request in found if request}
        assert [number for number, _ in found] == list(range(1, len(found) + 1))
        assert len(numbers) == sum(request != "" for _, request in found)
        assert all(numbers[request] <= version for request, version in player.accepted.items())
        assert player.refused == []
    assert_all_see_the_same(
        Process(database, server.port, bot_pause=3600).ready(), ann, [player.table for player in players]
    )
    ann.close()


def record(database: str, table: str) -> list[tuple[int, str]]:
    """The numbers of the lines that are stored, and the messages that they answer."""
    address = database.replace("postgresql:", "postgresql+psycopg:") if "://" in database else f"sqlite:///{database}"
    engine = create_engine(address)
    with engine.connect() as connection:
        lines = select(entry.c.seq, entry.c.request).where(entry.c.table_id == table).order_by(entry.c.seq)
        found = [(line.seq, line.request) for line in connection.execute(lines)]
    engine.dispose()
    return found


def assert_all_see_the_same(server: Process, ann: Person, tables: list[str]) -> None:
    for table in tables:
        with ann.live(table) as one, ann.live(table) as other:
            first, second = one.until("update"), other.until("update")
            for part in ("version", "view", "decision", "log"):
                assert first[part] == second[part]
    assert server.stop() == 0


def test_an_orderly_stop_tells_the_browsers_and_ends_at_once(database: str) -> None:
    server = Process(database).ready()
    ann = Person(server.address)
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.until("update")
        assert server.stop() == 0
        # What uvicorn says when it has waited for as long as it may.
        assert "timeout" not in server.said
        assert line.until_closed() == 1012
    ann.close()
