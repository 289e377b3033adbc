"""A server where Ann and Bob play by turns, and the clock is turned."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from starhold.server.store import NoticeRow
from starhold.server.store.schema import notice
from tests.server.people import Message, Person, Served, served
from tests.server.turned import MINUTE, Turned

SETTINGS: dict[str, Any] = {
    "address": "https://games.example.org", "mail_from": "Starhold <games@example.org>", "notices_private": True,
}  # fmt: skip


@dataclass
class Hall:
    """A running server and its clock."""

    server: Served
    clock: Turned
    seated: dict[str, tuple[Person, Person]] = field(default_factory=dict)

    def move(self, table: str) -> None:
        """Whoever is asked takes the first option."""
        move(self.seated[table][self.seated[table][0].read(table)["turn"][0]], table)

    def met(self, name: str = "A table", **more: Any) -> tuple[Person, Person, str]:
        """Two people at a table where one of them is asked, and that one comes first."""
        ann, bob = self.server.person(), self.server.person()
        table = ann.table(["me", "open"], name=name, **more)
        assert bob.post(f"/api/tables/{table['id']}/sit", invite=table["invite"]).status_code == 200
        assert ann.post(f"/api/tables/{table['id']}/start").status_code == 200
        self.seated[table["id"]] = ann, bob
        while len(asked := ann.read(table["id"])["turn"]) > 1:
            self.move(table["id"])
        return (ann, bob, table["id"]) if asked == [0] else (bob, ann, table["id"])

    def rows(self) -> list[NoticeRow]:
        """The outbox."""
        return self.server.services.store.read_now(_rows)

    def pass_by(self, milliseconds: int = MINUTE) -> None:
        """Turn the clock and let the courier see to everything that is due."""
        self.clock.turn(milliseconds)
        self.settle()

    def settle(self) -> None:
        courier, end = self.server.services.courier, time.monotonic() + 60
        while True:
            now = self.clock.now()
            due = [row for row in self.rows() if row.state == "waiting" and row.due <= now]
            if not due and not courier._under_way:
                return
            assert time.monotonic() < end, due
            time.sleep(0.02)


def _rows(connection: Connection) -> list[NoticeRow]:
    return [NoticeRow(*row) for row in connection.execute(select(notice).order_by(notice.c.at))]


@contextlib.contextmanager
def hall(database: str, clock: Turned, **more: Any) -> Iterator[Hall]:
    with served(database, clock, **{**SETTINGS, **more}) as server:
        yield Hall(server, clock)


def contact(person: Person, mode: str = "away", **wanted: str) -> Message:
    """A contact of somebody, as it stands after the request."""
    known = {one["id"] for one in contacts(person)}
    answer = person.post("/api/contacts", **wanted)
    assert answer.status_code == 201, answer.text
    made: Message = next(one for one in answer.json()["contacts"] if one["id"] not in known)
    if mode != "away":
        changed = person.http.patch(f"/api/contacts/{made['id']}", json={"mode": mode})
        assert changed.status_code == 200, changed.text
    return made


def contacts(person: Person) -> list[Message]:
    found: list[Message] = person.http.get("/api/notices").json()["contacts"]
    return found


def move(person: Person, table: str) -> None:
    """Take the first option."""
    with person.live(table) as line:
        line.until("update")
        assert line.take()["type"] == "accepted"


def play_to(mover: Person, waiting: Person, table: str) -> None:
    """Play until the other one is asked."""
    mine = mover.read(table)["turn"]
    while mover.read(table)["turn"] == mine:
        move(mover, table)
