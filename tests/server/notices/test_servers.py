"""Several servers of one database: each notice is sent once, and who looks at another one is not told what they see."""

import time
from collections.abc import Iterator

import pytest

from tests.postgres import fresh_database
from tests.server.notices.receivers import Hook, eventually
from tests.server.notices.tables import contact
from tests.server.people import Person
from tests.server.process import Process

QUIET = 6.0
"""Seconds in which a second notice would have come: each server looks into the outbox every other second."""


@pytest.fixture
def servers() -> Iterator[list[Process]]:
    with fresh_database() as database:
        running = [Process(database, notices_private="yes").ready() for _ in range(3)]
        yield running
        for server in running:
            server.kill()


def test_each_notice_is_sent_by_one_of_them(servers: list[Process], hook: Hook) -> None:
    bob = Person(servers[0].address)
    contact(bob, "always", kind="chat", address=hook.address)
    tables = {bob.started(["me", "bot:random"], name=f"Table {number}") for number in range(8)}
    eventually(lambda: len(hook.calls) >= len(tables))
    time.sleep(QUIET)
    assert sorted(said["title"] for said in hook.said()) == [f"Your turn: Table {number}" for number in range(8)]
    bob.close()


def test_every_server_knows_who_looks_at_another_one(servers: list[Process], hook: Hook) -> None:
    bob = Person(servers[0].address)
    contact(bob, "away", kind="chat", address=hook.address)
    looked_at, other = (bob.started(["me", "bot:random"], name=name) for name in ("Seen", "Unseen"))
    with bob.live(looked_at) as line:
        line.until("update")
        eventually(lambda: hook.calls, 90)
        time.sleep(QUIET)
    assert [said["title"] for said in hook.said()] == ["Your turn: Unseen"]
    assert other in hook.said()[0]["message"]
    bob.close()
