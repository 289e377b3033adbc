"""Whole games over the live line."""

from time import time

from tests.server.people import Live, Person, Served


def play_out(*lines: Live) -> None:
    """Everybody takes the first option whenever asked, until the game is over."""
    for line in lines:
        line.until("update")
    while lines[0].update["decision"]["actors"]:
        asked = [line for line in lines if line.asked()]
        if not asked:
            lines[0].until("update", lines[0].version + 1)
            continue
        answer = asked[0].take()
        assert answer["type"] == "accepted", answer
        for each in lines:
            if each.version < answer["version"]:
                each.until("update", answer["version"])


def play_alone(line: Live) -> set[int]:
    """Take the first option whenever asked, until the game is over; the seats that were played."""
    seats = set()
    line.until("update")
    while line.update["decision"]["actors"]:
        if not line.asked():
            line.until("update", line.version + 1)
            continue
        seats.add(line.update["view"]["you"])
        answer = line.take()
        if answer["type"] == "accepted" and line.version < answer["version"]:
            line.until("update", answer["version"])
    return seats


def test_two_people_play_a_game_to_its_end(server: Served, ann: Person, bob: Person) -> None:
    table = ann.table(["me", "open"], public=True, seed=7)["id"]
    assert bob.post(f"/api/tables/{table}/sit").status_code == 200
    assert ann.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    with ann.live(table) as one, bob.live(table) as two:
        play_out(one, two)
        assert one.update["view"]["winners"]
        assert one.update["table"]["status"] == two.update["table"]["status"] == "over"
        assert one.update["view"]["you"] == 0
        assert two.update["view"]["you"] == 1
    ended = ann.read(table)
    assert ended["status"] == "over"
    assert ended["won"] == one.update["view"]["winners"]
    assert abs(ended["ended"] / 1000 - time()) < 60
    assert "turn" not in ended
    record = ann.http.get(f"/api/tables/{table}/record").text
    assert record.startswith("starhold record 1\ngame: pebble\n")
    assert len(record.split("\n\n")[1].splitlines()) == one.version


def test_a_person_plays_against_a_bot_that_thinks_elsewhere(server: Served, ann: Person) -> None:
    table = ann.started(["me", "bot:random"], seed=3)
    with ann.live(table) as one:
        play_alone(one)
        assert one.update["view"]["winners"]
    assert server.services.metrics.bot_fallbacks == 0
    assert {"seat": 1, "kind": "bot", "name": "random", "bot": "random", "online": True} in ann.read(table)["seats"]


def test_bots_play_among_themselves_while_somebody_watches(server: Served, ann: Person) -> None:
    table = ann.started(["bot:random", "bot:random", "bot:random"])
    with ann.live(table) as line:
        while not line.update.get("view", {}).get("winners"):
            line.until("update")
        assert "you" not in line.update["view"]
        assert line.log == sorted(set(line.log))


def test_two_people_at_one_screen(server: Served, ann: Person) -> None:
    table = ann.started(["me", "same-screen:Uncle Toby"], seed=1)
    assert [seat["mine"] for seat in ann.read(table)["seats"]] == [True, True]
    with ann.live(table) as line:
        assert play_alone(line) == {0, 1}
