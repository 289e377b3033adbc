"""The outbox: a notice for each turn and contact, sent once, taken back when it is stale, tried again when it fails."""

from tests.server.notices.receivers import Browser, Hook, eventually
from tests.server.notices.tables import Hall, contact, contacts, move, play_to
from tests.server.turned import DAY, HOUR, MINUTE, SECOND


def test_whose_turn_it_becomes_hears_of_it_once(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met(name="Red & blue")
    contact(bob, kind="chat", address=hook.address)
    contact(ann, kind="chat", address=hook.address)
    play_to(ann, bob, table)
    assert len(place.rows()) == 1
    place.pass_by()
    place.pass_by(DAY)
    (said,) = hook.said()
    assert said["title"] == "Your turn: Red & blue"
    assert said["message"] == f"game-pebble: it is your turn at “Red & blue”.\nhttps://games.example.org/t/{table}"
    assert place.rows() == []
    assert contacts(bob)[0]["sent"] == place.clock.now() - DAY


def test_a_table_without_a_name_is_called_by_its_game(place: Hall, hook: Hook) -> None:
    bob = place.server.person("ja")
    made = contact(bob, "digest", kind="chat", address=hook.address)
    for _ in range(2):
        bob.started(["me", "bot:random"], name="")
    place.pass_by(DAY)
    assert "・game-pebble\n・game-pebble" in hook.said()[-1]["message"]
    bob.http.patch(f"/api/contacts/{made['id']}", json={"mode": "always"})
    bob.started(["me", "bot:random"], name="")
    place.pass_by()
    assert hook.said()[-1]["title"] == "あなたの番です：game-pebble"
    assert hook.said()[-1]["message"].startswith("game-pebbleで、あなたの番になりました。")


def test_the_start_of_a_game_is_a_turn(place: Hall, hook: Hook) -> None:
    ann, bob = place.server.person(), place.server.person()
    for person in (ann, bob):
        contact(person, kind="chat", address=hook.address)
    table = ann.table(["me", "open"])
    bob.post(f"/api/tables/{table['id']}/sit", invite=table["invite"])
    ann.post(f"/api/tables/{table['id']}/start")
    # In this game both begin.
    place.pass_by()
    assert len(hook.calls) == 2


def test_who_has_moved_meanwhile_hears_nothing(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    play_to(ann, bob, table)
    play_to(bob, ann, table)
    place.pass_by()
    assert hook.calls == []
    assert place.rows() == []


def test_who_looks_at_the_table_is_away_from_nothing(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    with bob.live(table) as line:
        line.until("update")
        play_to(ann, bob, table)
        place.pass_by()
    assert hook.calls == []
    assert place.rows() == []


def test_always_means_also_while_looking(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, "always", kind="chat", address=hook.address)
    with bob.live(table) as line:
        line.until("update")
        play_to(ann, bob, table)
        place.pass_by(5 * SECOND)
    assert len(hook.calls) == 1


def test_off_means_nothing(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, "off", kind="chat", address=hook.address)
    play_to(ann, bob, table)
    assert place.rows() == []


def test_a_later_turn_takes_the_place_of_an_earlier_one(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    play_to(ann, bob, table)
    (first,) = place.rows()
    while place.rows()[0].seq == first.seq:
        place.move(table)
    assert len(place.rows()) == 1
    place.pass_by()
    assert len(hook.calls) == 1


def test_the_daily_notice_tells_of_all_tables_at_its_hour(place: Hall, hook: Hook) -> None:
    ann, bob, first = place.met(name="One")
    contact(bob, "digest", kind="chat", address=hook.address)
    wishes = {"zone": "Asia/Tokyo", "quiet_from": 0, "quiet_until": 0, "digest": 9 * 60}
    assert bob.http.put("/api/notices/wishes", json=wishes).status_code == 200
    play_to(ann, bob, first)
    made = ann.table(["me", "open"], name="Two")
    bob.post(f"/api/tables/{made['id']}/sit", invite=made["invite"])
    ann.post(f"/api/tables/{made['id']}/start")
    place.pass_by()
    assert hook.calls == []
    place.pass_by(DAY)
    (said,) = hook.said()
    assert said["title"] == "2 tables are waiting for you"
    assert "– One (game-pebble)\n– Two (game-pebble)" in said["message"]
    assert place.rows() == []


def test_nothing_comes_in_quiet_hours_and_all_of_it_after_them(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    # It is two in the afternoon on a Monday in September, UTC.
    wishes = {"zone": "UTC", "quiet_from": 0, "quiet_until": 23 * 60, "digest": 0}
    bob.http.put("/api/notices/wishes", json=wishes)
    play_to(ann, bob, table)
    place.pass_by()
    assert hook.calls == []
    place.pass_by(HOUR)
    assert hook.calls == []
    place.pass_by(8 * HOUR)
    assert len(hook.calls) == 1


def test_what_fails_is_tried_again_less_and_less_often_and_given_up(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    hook.status = 500
    play_to(ann, bob, table)
    place.pass_by()
    seen = [len(hook.calls)]
    for wait in (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, DAY, DAY):
        place.pass_by(wait - SECOND)
        assert len(hook.calls) == seen[-1]
        place.pass_by(2 * SECOND)
        seen.append(len(hook.calls))
    assert seen == [1, 2, 3, 4, 5, 6, 6, 6]
    assert [(row.state, row.error) for row in place.rows()] == [("failed", "notice-refused")]
    (shown,) = contacts(bob)
    assert shown["error"] == "The other side refused the notice; check the address and what it allows."
    assert shown["mode"] == "away"


def test_what_is_refused_at_first_arrives_at_the_next_try(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    hook.status = 503
    play_to(ann, bob, table)
    place.pass_by()
    hook.status = 200
    place.pass_by(MINUTE)
    assert len(hook.calls) == 2
    assert place.rows() == []
    assert "error" not in contacts(bob)[0]


def test_a_contact_that_never_works_is_turned_off(place: Hall, hook: Hook) -> None:
    bob = place.server.person()
    contact(bob, kind="chat", address=hook.address)
    hook.status = 404
    for _ in range(3):
        assert contacts(bob)[0]["mode"] == "away"
        bob.started(["me", "bot:random"])
        for wait in (MINUTE, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR):
            place.pass_by(wait)
    assert contacts(bob)[0]["mode"] == "off"


def test_a_channel_that_is_down_or_slow_blocks_nobody(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    other = Hook()
    contact(bob, kind="chat", address="json://127.0.0.1:1/nobody")
    contact(bob, kind="chat", address=hook.address)
    contact(bob, kind="chat", address=other.address)
    hook.delay = 3.0
    play_to(ann, bob, table)
    place.clock.turn(MINUTE)
    eventually(lambda: other.calls, 20)
    assert place.server.services.courier._under_way
    move(bob, table)
    place.settle()
    other.stop()
    errors = {one.get("error") for one in contacts(bob)}
    assert errors == {None, "The other side cannot be reached."}


def test_a_guest_who_becomes_somebody_takes_the_contacts_along(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="chat", address=hook.address)
    bob.http.put("/api/notices/wishes", json={"zone": "Asia/Tokyo", "quiet_from": 1, "quiet_until": 2, "digest": 3})
    assert bob.post("/api/account", name="Bob", password="correct horse battery").status_code == 201
    play_to(ann, bob, table)
    place.pass_by()
    assert len(hook.calls) == 1
    assert bob.http.get("/api/notices").json()["wishes"]["zone"] == "Asia/Tokyo"


def test_a_table_that_is_gone_takes_its_notices_along(place: Hall, hook: Hook) -> None:
    ann, bob, table = place.met()
    contact(bob, kind="push", **{k: v for k, v in Browser(hook).contact().items() if k != "kind"})
    play_to(ann, bob, table)
    assert bob.http.request("DELETE", f"/api/contacts/{contacts(bob)[0]['id']}").status_code == 200
    assert place.rows() == []
    place.pass_by()
    assert hook.calls == []
