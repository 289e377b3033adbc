"""What people settle beside the rules: resigning, a draw, the end, substitutes, games that nobody plays any more."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from starhold.server.tables.affairs import SHELVED, Fact
from tests.server.people import WAIT, served
from tests.server.test_absence import Table, refused, seat, until
from tests.server.turned import DAY, SECOND, Turned


def finished(table: Table) -> tuple[str, str, list[int]]:
    found = table.people[0].read(table.id)
    return found["status"], found.get("ending", ""), found.get("won", [])


def test_between_two_resigning_ends_the_game_and_the_record_stays_as_it_was(database: str) -> None:
    with served(database) as server:
        table = Table(server)
        ann, bob = table.people
        with ann.live(table.id) as line:
            version = line.until("update")["version"]
            assert bob.settle(table.id, "resign", seat=1).status_code == 200
            while line.update["decision"]["actors"]:
                line.hear()
            assert line.version == version
            assert line.take("choose 1", seat=0)["reason"] == "game-over"
            assert line.ask(type="undo", seat=0, version=version)["reason"] == "game-over"
        assert finished(table) == ("over", "resigned", [0])
        assert seat(table, 1)["out"] == "resigned"
        record = ann.http.get(f"/api/tables/{table.id}/record").text
        assert "resign" not in record
        assert refused(bob.settle(table.id, "resign", seat=1)) == "game-over"
        cookie = dict(ann.http.cookies)
    with served(database) as server:
        ann = server.person(known=cookie)
        found = ann.read(table.id)
        assert (found["status"], found["ending"], found["won"]) == ("over", "resigned", [0])
        (listed,) = ann.http.get("/api/tables").json()["mine"]
        assert (listed["status"], listed["won"]) == ("over", [0])


def test_among_more_a_bot_plays_the_seat_on(database: str) -> None:
    with served(database, bot_pause=3600.0) as server:
        table = Table(server, 3)
        assert refused(table.settle(0, "resign", seat=1)) == "seat-foreign"
        assert table.settle(1, "resign", seat=1).status_code == 200
        assert (seat(table, 1)["out"], seat(table, 1)["kind"]) == ("resigned", "bot")
        assert refused(table.settle(1, "resign", seat=1)) == "seat-stood-in"
        assert table.settle(2, "resign", seat=2).status_code == 200
        assert finished(table)[0] == "playing"
        assert table.settle(0, "resign", seat=0).status_code == 200
        assert finished(table) == ("over", "abandoned", [])


def test_whoever_plays_against_bots_may_abandon_the_game(database: str) -> None:
    with served(database, bot_pause=3600.0) as server:
        table = Table(server, 1, bots=1)
        assert table.settle(0, "propose", what="end").status_code == 200
        assert finished(table) == ("over", "agreed", [])


@pytest.mark.parametrize(("what", "ending"), [("draw", "draw"), ("end", "agreed")])
def test_all_agree_on_the_end(database: str, what: str, ending: str) -> None:
    with served(database) as server:
        table = Table(server, 3)
        assert table.settle(2, "propose", what=what).status_code == 200
        assert refused(table.settle(1, "propose", what=what)) == "proposal-open"
        number = table.people[1].read(table.id)["proposal"]["number"]
        assert refused(server.person().settle(table.id, "vote", number=number, agree=True)) == "vote-foreign"
        assert refused(table.settle(2, "vote", number=number, agree=True)) == "voted-already"
        assert table.settle(1, "vote", number=number, agree=True).status_code == 200
        assert finished(table)[0] == "playing"
        assert table.settle(0, "vote", number=number, agree=True).status_code == 200
        assert finished(table) == ("over", ending, [])


def test_a_proposal_ends_when_one_declines_or_it_is_withdrawn_or_play_goes_on(database: str) -> None:
    with served(database) as server:
        table = Table(server)
        asked, other = table.asked, table.rest[0]

        def proposed() -> dict[str, Any]:
            found: dict[str, Any] = table.people[0].read(table.id).get("proposal", {})
            return found

        assert table.settle(other, "propose", what="draw").status_code == 200
        assert refused(table.settle(asked, "withdraw", number=proposed()["number"])) == "vote-foreign"
        assert table.settle(asked, "vote", number=proposed()["number"], agree=False).status_code == 200
        assert proposed() == {}
        assert refused(table.settle(other, "propose", what="draw")) == "proposal-repeated"
        assert table.settle(other, "propose", what="end").status_code == 200
        assert table.settle(other, "withdraw", number=proposed()["number"]).status_code == 200
        assert proposed() == {}
        assert table.settle(asked, "propose", what="draw").status_code == 200
        with table.people[asked].live(table.id) as line:
            line.until("update")
            line.take(seat=asked)
        # Whoever has proposed it may play on, who is asked to agree declines by it.
        number = proposed()["number"]
        with table.people[other].live(table.id) as line:
            line.until("update")
            line.take(seat=other)
        assert proposed() == {}
        assert refused(table.settle(other, "vote", number=number, agree=True)) == "proposal-gone"


def test_a_person_with_two_seats_has_one_vote(database: str) -> None:
    with served(database) as server:
        ann, bob = server.person(), server.person()
        table = str(ann.table(["me", "same-screen:Cid", "open"], "quantum", public=True)["id"])
        bob.post(f"/api/tables/{table}/sit")
        ann.post(f"/api/tables/{table}/start")
        assert ann.settle(table, "propose", what="draw").status_code == 200
        number = bob.read(table)["proposal"]["number"]
        assert refused(ann.settle(table, "vote", number=number, agree=True)) == "voted-already"
        assert bob.settle(table, "vote", number=number, agree=True).status_code == 200
        assert bob.read(table)["ending"] == "draw"


def test_somebody_else_plays_a_seat_on(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server, 2, pace={"kind": "live", "time": 600})
        asked, other = table.asked, table.rest[0]
        cid = server.person()
        assert refused(cid.settle(table.id, "substitute", seat=asked)) == "seat-kept"
        assert table.settle(asked, "offer", seat=asked).status_code == 200
        assert seat(table, asked)["offered"]
        assert refused(table.settle(other, "substitute", seat=asked)) == "seat-played"
        assert cid.settle(table.id, "substitute", seat=asked).status_code == 200
        assert (seat(table, asked)["name"], seat(table, asked)["former"]) == (
            cid.me["name"],
            table.people[asked].me["name"],
        )
        assert "offered" not in seat(table, asked)
        with cid.live(table.id) as line, table.people[asked].live(table.id) as gone:
            line.until("update")
            gone.until("update")
            assert not gone.asked()
            assert line.take(seat=asked)["type"] == "accepted"


def test_a_private_seat_is_for_those_who_are_invited(database: str) -> None:
    with served(database) as server:
        ann, bob, cid = server.person(), server.person(), server.person()
        made = ann.table(["me", "open"])
        table, invite = str(made["id"]), made["invite"]
        bob.post(f"/api/tables/{table}/sit", invite=invite)
        ann.post(f"/api/tables/{table}/start")
        bob.settle(table, "offer", seat=1)
        assert refused(cid.settle(table, "substitute", seat=1)) == "invite-needed"
        assert bob.settle(table, "offer", seat=1, open=False).status_code == 200
        assert refused(cid.settle(table, "substitute", seat=1, invite=invite)) == "seat-kept"
        bob.settle(table, "offer", seat=1)
        assert cid.settle(table, "substitute", seat=1, invite=invite).status_code == 200


# -- bots that wait ------------------------------------------------------------------------------
@pytest.mark.parametrize("moment", [-1, 30])
def test_bots_wait_until_a_person_is_done_so_that_undo_is_of_use(tmp_path: Path, moment: int) -> None:
    clock = Turned()
    with served(tmp_path / "a.sqlite", clock, chosen_seeds=True) as server:
        ann = server.person()
        table = ann.started(["me", "bot:random"], "quantum", terms={"moment": moment}, seed=3)
        with ann.live(table) as line:
            line.until("update")
            keep = next(each["text"] for each in line.update["decision"]["options"] if "keep" in each["text"])
            line.until("update", line.take(keep)["version"])
            assert line.update["decision"]["actors"] == [1]
            assert line.ask(type="undo", seat=0, version=line.version)["type"] == "accepted"
            while not line.asked():
                line.hear()
            line.until("update", line.take(keep)["version"])
            version = line.version
            time.sleep(0.2)
            assert ann.read(table)["version"] == version
            if moment < 0:
                ann.settle(table, "done", seat=0, version=version)
            else:
                clock.turn(31 * SECOND)
                # What the clock of the server says is looked at when something stirs.
                server.person().live(table).__exit__()
            until(ann, table, lambda found: found["version"] > version)


# -- games that nobody plays any more ------------------------------------------------------------
def test_a_game_that_nobody_plays_is_put_away_after_a_warning_and_may_go_on(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        table = Table(server)
        work = server.services.housekeeper.put_away

        def go_round() -> None:
            asyncio.run_coroutine_threadsafe(work(), server.loop).result(WAIT)

        clock.turn(29 * DAY)
        go_round()
        assert "fades" not in table.people[0].read(table.id)
        clock.turn(2 * DAY)
        go_round()
        found = table.people[0].read(table.id)
        assert (found["status"], found["fades"]) == ("playing", clock.at + 7 * DAY)
        clock.turn(6 * DAY)
        go_round()
        assert table.people[0].read(table.id)["status"] == "playing"
        clock.turn(2 * DAY)
        go_round()
        assert finished(table) == ("over", "shelved", [])
        assert refused(server.person().settle(table.id, "reopen")) == "seat-foreign"
        assert table.settle(1, "reopen").status_code == 200
        assert refused(table.settle(1, "reopen")) == "table-goes-on"
        with table.people[table.asked].live(table.id) as line:
            line.until("update")
            assert line.take(seat=table.asked)["type"] == "accepted"
        go_round()
        assert "fades" not in table.people[0].read(table.id)


def test_a_game_that_was_put_away_and_may_go_on_keeps_its_secrets(database: str) -> None:
    with served(database) as server:
        ann, watcher = server.person(), server.person()
        table = ann.started(["me", "same-screen:Bob"])
        known = server.services.registry.known(table)
        assert known is not None

        async def put_away() -> None:
            async with known.lock:
                await known.happen(Fact("ended", args={"how": SHELVED}))

        asyncio.run_coroutine_threadsafe(put_away(), server.loop).result(WAIT)
        assert ann.read(table)["ending"] == "shelved"
        for person in (ann, watcher):
            assert refused(person.http.get(f"/api/tables/{table}/record")) == "record-secret"
            fork = person.post(f"/api/tables/{table}/fork", version=1, seats=["me", "bot:random"])
            assert refused(fork) == "fork-secret"
            with person.live(table) as line:
                line.lifts = False
                line.until("update")
                assert ("curtain" in line.update) == (person is ann)
                for asked in ({"type": "ghost", "version": 1}, {"type": "story"}):
                    for reader in ({"everything": True}, {"seat": 1}):
                        assert line.ask(**asked, **reader)["reason"] == "knowledge-secret"


def test_who_sits_at_a_table_that_is_to_be_removed_is_warned_a_week_before(database: str) -> None:
    clock = Turned()
    with served(database, clock) as server:
        ann, bob = server.person(), server.person()
        tables = [str(ann.table(["me", "open"], public=True)["id"]) for _ in range(2)]
        bob.post(f"/api/tables/{tables[0]}/sit")

        def go_round() -> list[int]:
            work = server.services.housekeeper.clear_tables()
            asyncio.run_coroutine_threadsafe(work, server.loop).result(WAIT)
            return [ann.http.get(f"/api/tables/{table}").status_code for table in tables]

        clock.turn(31 * DAY)
        assert go_round() == [200, 404]
        assert bob.read(tables[0])["fades"] == clock.at + 7 * DAY
        clock.turn(6 * DAY)
        assert go_round() == [200, 404]
        clock.turn(2 * DAY)
        assert go_round() == [404, 404]
