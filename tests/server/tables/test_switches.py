"""Settings at a table: nobody else hears of them, they are kept once each, and they outlive undo and restarts."""

import random
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config

from starhold.kernel.codec import digest
from starhold.kernel.game import Value
from starhold.server.errors import Problem
from starhold.server.store import AsideRow, open_store
from starhold.server.store.sqlite import connect
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.knowledge import Reader
from starhold.server.tables.match import Match
from starhold.server.tables.updates import Snapshot, Timeline
from tests.server.people import Live, Message, Person, served

SEED = b"a seed for settings"
PARTS = ("version", "view", "decision", "undo")
STARS: dict[str, Value] = {"setup": "quick"}


def fresh(seats: int = 2) -> Match:
    rules = game_of("forbidden_stars")
    match = Match(rules, rules.configure(seats, STARS), ["Ann", "Bob", "Cid"][:seats], SEED)
    match.begin()
    return match


def step(match: Match, luck: random.Random) -> None:
    """A random setting of anybody, undo, or option."""
    seat = luck.randrange(match.play.record.config.seats)
    kind = luck.random()
    if kind < 0.3:
        setting = luck.choice(match.game.standing(match.state, seat))
        match.take(seat, match.version, match.game.format(match.state, setting), f"c{luck.random()}")
        return
    seat = match.asked[0]
    if kind < 0.5 and match.undo_refusal(seat) is None:
        match.undo(seat, match.version, "")
        return
    option = luck.choice(match.game.options(match.state, seat))
    match.take(seat, match.version, match.game.format(match.state, option), "")


@pytest.mark.parametrize("seed", range(4))
def test_earlier_moments_and_a_restored_game_have_the_settings_that_were_made(seed: int) -> None:
    match, luck = fresh(2 + seed % 2), random.Random(seed)
    seen: dict[int, str] = {}
    kept: dict[tuple[int, int, str], AsideRow] = {}
    for _ in range(400):
        if match.over:
            break
        step(match, luck)
        seen[match.version] = digest(match.game, match.state)
        kept |= {row[1:4]: row for row in match.switches.rows("x", 1)}
    assert len(kept) > 30
    for version in luck.sample(sorted(seen), 40):
        assert digest(match.game, match.past.at(version)) == seen[version]
    twin = Match(match.game, match.play.record.config, ["Ann", "Bob", "Cid"], SEED)
    twin.restore(match.rows("x", 0, 1), list(kept.values()))
    assert digest(twin.game, twin.state) == digest(match.game, match.state)
    twin.play.record.names = match.play.record.names
    assert str(twin.play.record) == str(match.play.record)
    assert [repr(twin.undo_refusal(seat)) for seat in (0, 1)] == [repr(match.undo_refusal(seat)) for seat in (0, 1)]


def test_a_setting_is_the_same_whatever_has_happened_since_it_was_sent() -> None:
    match = fresh()
    seat, version = match.asked[0], match.version
    match.take(seat, version, match.game.format(match.state, match.game.options(match.state, seat)[0]), "c1")
    match.take(seat, version, "auto planning.end 1", "c2")
    with pytest.raises(Problem, match="stale"):
        match.take(seat, match.version + 1, "auto planning.end 0", "c3")


def test_a_setting_that_comes_twice_counts_once() -> None:
    match = fresh()
    seat, first = match.asked[0], match.version
    match.take(1, first, "auto planning.end 1", "c1")
    match.take(1, first, "auto planning.end 0", "c2")
    match.take(seat, first, match.game.format(match.state, match.game.options(match.state, seat)[0]), "c9")
    for request, text, version in (("c1", "1", first), ("c2", "0", first), ("c2", "1", None), ("", "1", None)):
        assert match.answered(1, first, f"auto planning.end {text}", request) == version
    twin = fresh()
    twin.switches.restore([AsideRow("x", first, 1, "auto planning.end", "auto planning.end 0", "c2", 0)])
    assert twin.answered(1, first, "auto planning.end 0", "c2") == first
    twin.take(1, twin.version, "auto planning.end 1", "c1")
    assert twin.answered(1, first, "auto planning.end 0", "c2") is None


def test_a_moment_after_a_setting_is_the_same_for_everybody_else() -> None:
    match = fresh(3)
    before = Snapshot(match)
    timeline = Timeline(match)
    seen = {viewer: (before.view(viewer), before.decision(viewer)) for viewer in (None, 0, 1, 2)}
    ghosts = {viewer: timeline.ghost(Reader(viewer), match.version) for viewer in (None, 0, 1, 2)}
    match.take(2, match.version, "auto planning.end 1", "c1")
    after, anew = before.after_setting(match, 2), Snapshot(match)
    timeline.forget(2, match.version)
    for viewer in (None, 0, 1, 2):
        shown = after.view(viewer), after.decision(viewer)
        assert shown == (anew.view(viewer), anew.decision(viewer))
        assert (shown == seen[viewer]) == (viewer != 2)
        assert (timeline.ghost(Reader(viewer), match.version) == ghosts[viewer]) == (viewer != 2)


# -- over the wire ---------------------------------------------------------------------------------
def two_at_a_table(ann: Person, bob: Person) -> str:
    table = str(ann.table(["me", "open"], "forbidden_stars", options=STARS, public=True)["id"])
    assert bob.post(f"/api/tables/{table}/sit").status_code == 200
    assert ann.post(f"/api/tables/{table}/start").status_code == 200
    return table


def heard_until_pong(line: Live) -> list[Message]:
    """What came before the answer to a ping."""
    line.send(type="ping")
    found: list[Message] = []
    while True:
        message = line.hear()
        if message["type"] == "pong":
            return [one for one in found if one["type"] not in ("reasons", "presence")]
        found.append(message)


def players(ann: Live, bob: Live) -> tuple[Live, Live]:
    """Whoever is asked, and the other one."""
    ann.until("update")
    bob.until("update")
    return (ann, bob) if ann.asked() else (bob, ann)


def counted(file: Path, table: str) -> int:
    with sqlite3.connect(file) as connection:
        return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def test_a_flood_of_settings_is_heard_by_nobody_else_and_leaves_one_line(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with served(file) as server:
        ann, bob = server.person(), server.person()
        table = two_at_a_table(ann, bob)
        with ann.live(table) as first, bob.live(table) as second:
            asked, other = players(first, second)
            shown, version, lines = asked.update, asked.version, counted(file, "entry")
            for number in range(41):
                answer = other.take(f"auto planning.end {1 - number % 2}")
                assert (answer["type"], answer["version"]) == ("accepted", version)
            assert other.update["view"]["seats"][other.update["view"]["you"]]["auto"] == 1
            assert heard_until_pong(asked) == []
            assert (counted(file, "entry"), counted(file, "aside")) == (lines, 1)
            with (ann if asked is first else bob).live(table) as anew:
                anew.until("update")
                assert [anew.update[part] for part in PARTS] == [shown[part] for part in PARTS]
            assert asked.take()["type"] == "accepted"


def test_settings_outlive_a_restart_and_a_second_sending(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with served(file) as server:
        ann, bob = server.person(), server.person()
        table = two_at_a_table(ann, bob)
        with ann.live(table) as first, bob.live(table) as second:
            _, other = players(first, second)
            message = {"type": "option", "id": "x1", "seat": other.update["view"]["you"]}
            message |= {"version": other.version, "option": "auto planning.end 1"}
            assert other.ask(**message)["type"] == "accepted"
            view, owner = other.update["view"], bob if other is second else ann
        cookies = dict(owner.http.cookies)
    with served(file) as server:
        again = Person(server.address)
        again.http.cookies.clear()
        for name, value in cookies.items():
            again.http.cookies.set(name, value)
        with again.live(table) as line:
            line.until("update")
            assert line.update["view"] == view
            assert line.ask(**message)["type"] == "accepted"
            assert heard_until_pong(line) == []
        again.close()


# -- the store -------------------------------------------------------------------------------------
def test_a_database_from_before_settings_were_kept_apart_opens(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    engine = connect(str(file))
    config = Config()
    folder = Path(__file__).parents[3] / "src" / "starhold" / "server" / "store" / "migrations"
    config.set_main_option("script_location", str(folder))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    engine.dispose()
    with sqlite3.connect(file) as made:
        assert not made.execute("SELECT 1 FROM sqlite_master WHERE name = 'aside'").fetchall()
    open_store(str(file)).stop()
    assert counted(file, "aside") == 0
