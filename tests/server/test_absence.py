"""People who are away: each absentee rule, through the server, on a turned clock, with restarts in between."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from starhold.server.visitors import mark_of
from tests.server.people import WAIT, Live, Message, Person, Served, served
from tests.server.turned import DAY, HOUR, MINUTE, SECOND, Turned

LIVE = {"kind": "live", "time": 600, "increment": 10}
DAILY = {"kind": "move", "time": 24 * 3600, "vacation": 5, "sleep": True}


def until(person: Person, table: str, condition: Callable[[Message], Any]) -> Message:
    end = time.monotonic() + WAIT / 4
    while not condition(found := person.read(table)):
        assert time.monotonic() < end, found
        time.sleep(0.01)
    return found


def warned(person: Person, table: str, clock: Turned, place: int, ahead: int) -> None:
    """Turn to the warning, and see it come before anything else."""
    clock.turn(ahead)
    with person.live(table) as line:
        while not clocks(line)[place].get("warned"):
            pass


class Table:
    """A table of Ann and others, each with a browser of their own; `asked` is who is to move, `rest` the others."""

    def __init__(self, server: Served, count: int = 2, bots: int = 0, **terms: Any) -> None:
        self.people = [server.person() for _ in range(count)]
        seats = ["me", *["open"] * (count - 1), *["bot:captain"] * bots]
        made = self.people[0].table(seats, "quantum", public=True, terms=terms)
        self.id = str(made["id"])
        for person in self.people[1:]:
            assert person.post(f"/api/tables/{self.id}/sit").status_code == 200
        assert self.people[0].post(f"/api/tables/{self.id}/start").status_code == 200

    @property
    def asked(self) -> int:
        return int(self.people[0].read(self.id)["turn"][0])

    @property
    def rest(self) -> list[int]:
        return [place for place in range(len(self.people)) if place != self.asked]

    def seats(self) -> list[Message]:
        return list(self.people[0].read(self.id)["seats"])

    def warned(self, clock: Turned, place: int, ahead: int) -> None:
        warned(self.people[0], self.id, clock, place, ahead)

    def settle(self, place: int, what: str, /, **more: Any) -> Any:
        return self.people[place].settle(self.id, what, **more)


def refused(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["reason"])


def clocks(line: Live) -> dict[int, Message]:
    return {each["seat"]: each for each in line.until("clocks")["seats"]}


def seat(table: Table, place: int) -> Message:
    return table.seats()[place]


# -- clocks --------------------------------------------------------------------------------------
def test_a_table_without_terms_has_no_clock_and_waits(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server)
        assert "terms" not in table.people[0].read(table.id)
        clock.turn(90 * DAY)
        assert table.people[0].read(table.id)["status"] == "playing"
        assert refused(table.settle(table.rest[0], "propose", what="bot", seat=table.asked)) == "vote-not-agreed"


@pytest.mark.parametrize(
    "terms",
    [
        {"absent": "forfeit"},
        {"pace": {"kind": "live", "time": 5}},
        {"pace": {"kind": "live", "time": 600, "vacation": 3}},
        {"pace": {"kind": "none", "time": 600}},
        {"pace": {"kind": "move", "time": 3600, "increment": 5}},
    ],
)
def test_terms_that_contradict_themselves_are_refused(database: str, terms: Message) -> None:
    with served(database) as server:
        ann = server.person()
        assert refused(ann.post("/api/tables", game="pebble", seats=["me", "open"], terms=terms)) == "terms-unfit"


def test_everybody_sees_the_clocks_and_a_restart_stops_them(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, pace=LIVE, absent="forfeit")
        asked, other, ann = table.asked, table.rest[0], table.people[0]
        with ann.live(table.id) as line:
            assert clocks(line)[asked] == {"seat": asked, "left": 600 * SECOND, "how": "runs"}
        clock.turn(100 * SECOND)
        with server.person().live(table.id) as line:
            assert clocks(line)[asked]["left"] == 500 * SECOND
        left = [person.http.get("/api/tables").json()["mine"][0].get("left") for person in table.people]
        assert (left[asked], left[other]) == (500 * SECOND, None)
        cookies = [dict(person.http.cookies) for person in table.people]
    later = clock.after(3 * DAY)
    with served(database, later) as server:
        person = server.person(known=cookies[asked])
        with person.live(table.id) as line:
            assert clocks(line)[asked]["left"] == 500 * SECOND
            while line.asked():
                line.until("update", line.take(seat=asked)["version"])
            while (shown := clocks(line))[other]["how"] != "runs":
                pass
            assert shown[asked]["left"] == 510 * SECOND
        warned(person, table.id, later, other, 540 * SECOND)
        assert person.read(table.id)["status"] == "playing"
        later.turn(61 * SECOND)
        found = until(person, table.id, lambda found: found["status"] == "over")
        assert (found["ending"], found["won"]) == ("forfeited", [asked])


# -- absentee rules ------------------------------------------------------------------------------
def test_everybody_waits(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, pace=LIVE)
        asked = table.asked
        table.warned(clock, asked, 545 * SECOND)
        clock.turn(2 * DAY)
        until(table.people[0], table.id, lambda found: found["seats"][asked].get("late"))
        with table.people[asked].live(table.id) as line:
            line.until("update")
            assert line.take(seat=asked)["type"] == "accepted"
        assert "late" not in seat(table, asked)


def test_a_bot_takes_over_and_the_person_may_take_back_the_seat(database: str) -> None:
    clock = Turned()
    with served(database, clock, bot_pause=3600.0) as server:
        table = Table(server, pace=LIVE, absent="bot")
        asked, other = table.asked, table.rest[0]
        table.warned(clock, asked, 545 * SECOND)
        assert seat(table, asked)["kind"] == "person"
        clock.turn(60 * SECOND)
        until(table.people[0], table.id, lambda found: found["seats"][asked].get("stood_in"))
        assert seat(table, asked)["kind"] == "bot"
        assert seat(table, asked)["name"] == table.people[asked].me["name"]
        with table.people[asked].live(table.id) as line:
            line.until("update")
            assert not line.asked()
            assert line.take("choose 1", seat=asked)["reason"] == "seat-stood-in"
        assert refused(table.settle(other, "return", seat=asked)) == "seat-foreign"
        cookie = dict(table.people[asked].http.cookies)
    with served(database, clock.after(HOUR), bot_pause=3600.0) as server:
        person = server.person(known=cookie)
        assert person.read(table.id)["seats"][asked]["stood_in"]
        assert person.settle(table.id, "return", seat=asked).status_code == 200
        with person.live(table.id) as line:
            assert clocks(line)[asked]["left"] == 150 * SECOND
            assert line.take(seat=asked)["type"] == "accepted"


def test_the_bot_of_somebody_absent_plays_on(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, pace=LIVE, absent="bot")
        asked = table.asked
        table.warned(clock, asked, 545 * SECOND)
        clock.turn(60 * SECOND)
        until(table.people[0], table.id, lambda found: found["turn"] != [asked] or found["status"] == "over")


def test_the_others_vote(database: str) -> None:
    clock = Turned()
    with served(database, clock, bot_pause=3600.0) as server:
        table = Table(server, 3, pace=LIVE, absent="vote")
        asked, (first, second) = table.asked, table.rest
        table.warned(clock, asked, 545 * SECOND)
        clock.turn(60 * SECOND)
        found = until(table.people[first], table.id, lambda found: found.get("proposal"))["proposal"]
        assert (found["what"], found["whom"], found["seat"]) == ("bot", asked, -1)
        assert found["asks"]
        assert "asks" not in table.people[asked].read(table.id)["proposal"]
        number = found["number"]
        watcher = server.person()
        for who in (watcher, table.people[asked]):
            assert refused(who.settle(table.id, "vote", number=number, agree=True)) == "vote-foreign"
        assert refused(table.settle(first, "vote", number=number - 1, agree=True)) == "proposal-gone"
        assert table.settle(first, "vote", number=number, agree=True).status_code == 200
        assert refused(table.settle(first, "vote", number=number, agree=True)) == "voted-already"
        cookies = dict(table.people[second].http.cookies)
    with served(database, clock.after(HOUR), bot_pause=3600.0) as server:
        person = server.person(known=cookies)
        assert person.read(table.id)["proposal"]["agreed"] == [first]
        assert person.settle(table.id, "vote", number=number, agree=True).status_code == 200
        assert person.read(table.id)["seats"][asked]["stood_in"]


def test_a_vote_on_somebody_absent_ends_when_they_play(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, 3, absent="vote")
        asked, other = table.asked, table.rest[0]
        assert refused(table.settle(other, "propose", what="bot", seat=asked)) == "person-there"
        clock.turn(11 * MINUTE)
        assert refused(table.settle(asked, "propose", what="bot", seat=asked)) == "vote-foreign"
        assert table.settle(other, "propose", what="bot", seat=asked).status_code == 200
        with table.people[asked].live(table.id) as line:
            line.until("update")
            line.take(seat=asked)
        assert "proposal" not in table.people[other].read(table.id)


def test_who_looks_on_at_another_server_is_not_absent(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, 3, absent="vote")
        asked, other = table.asked, table.rest[0]
        clock.turn(11 * MINUTE)
        known = server.services.registry.known(table.id)
        assert known is not None
        known.audience.elsewhere.note("another server", [mark_of(known.seats[asked].visitor_id or "")])
        assert refused(table.settle(other, "propose", what="bot", seat=asked)) == "person-there"


def test_a_seat_is_forfeited_and_a_bot_plays_it_on(database: str) -> None:
    clock = Turned()
    with served(database, clock, bot_pause=3600.0) as server:
        table = Table(server, 3, pace=DAILY, absent="forfeit")
        asked = table.asked
        table.warned(clock, asked, 23 * HOUR)
        clock.turn(HOUR)
        found = until(table.people[0], table.id, lambda found: found["seats"][asked].get("out"))
        assert (found["status"], found["seats"][asked]["out"], found["seats"][asked]["kind"]) == (
            "playing",
            "forfeited",
            "bot",
        )
        assert refused(table.settle(asked, "return", seat=asked)) == "game-over"


def test_who_is_on_vacation_or_asleep_is_not_late(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, pace=DAILY, absent="forfeit")
        asked, ann = table.asked, table.people[0]
        assert refused(table.settle(asked, "vacation", seat=asked, days=6)) == "vacation-over"
        assert table.settle(asked, "vacation", seat=asked, days=4).status_code == 200
        assert refused(table.settle(asked, "vacation", seat=asked, days=1)) == "vacation-over"
        for zone, ends in (("Nowhere/Here", 480), ("../etc/passwd", 480), ("Asia/Tokyo", 1200)):
            wrong = table.settle(asked, "sleep", seat=asked, zone=zone, begins=0, ends=ends)
            assert refused(wrong) == "hours-unfit"
        asleep = {"seat": asked, "zone": "Asia/Tokyo", "begins": 0, "ends": 480}
        assert table.settle(asked, "sleep", **asleep).status_code == 200
        assert refused(table.settle(asked, "sleep", **asleep)) == "hours-lately"
        clock.turn(4 * DAY)
        with ann.live(table.id) as line:
            assert clocks(line)[asked]["left"] == DAY
        clock.turn(DAY)
        with ann.live(table.id) as line:
            assert clocks(line)[asked]["left"] == 8 * HOUR
        assert table.people[asked].read(table.id)["seats"][asked]["vacation"] == 1
        assert "sleep" not in table.people[table.rest[0]].read(table.id)["seats"][asked]
