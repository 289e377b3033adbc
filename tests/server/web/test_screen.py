"""One screen, several players: a curtain between two seats whose views differ."""

from tests.server.people import Live, Message, Person, Served
from tests.server.test_secrets import everything

SEATS = ["me", "same-screen:Bob"]


def covered(line: Live) -> Message:
    """The next update, with the curtain left down."""
    line.lifts = False
    return line.until("update", line.version + 1)


def lift(line: Live, seat: int) -> Message:
    """The update after ``seat`` has lifted the curtain."""
    assert line.ask(type="look", seat=seat)["type"] == "accepted"
    return line.until("update", line.version + 1) if line.update["version"] > line.version else line.hear()


def is_bare(update: Message) -> bool:
    """Whether an update says nothing that only one seat may know."""
    private = {"hand", "auto", "you", "stone"} & set(map(str, everything([update["view"], update["log"]])))
    return not private and not update["decision"]["options"] and "standing" not in update["decision"]


def test_the_curtain_is_down_before_the_first_look_and_again_after_a_reload(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    for _ in range(2):
        with ann.live(table) as line:
            update = covered(line)
            assert update["curtain"] == {"seat": 0}
            assert is_bare(update)
            assert (update["log"], update["undo"]) == ([], [])
            lifted = lift(line, 0)
            assert "curtain" not in lifted
            assert (lifted["view"]["you"], len(lifted["view"]["hand"])) == (0, 3)


def test_the_log_is_told_afresh_in_the_reading_of_whoever_lifts_the_curtain(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table, since=6) as line:
        covered(line)
        first = lift(line, 0)
        assert line.take()["type"] == "accepted"
        assert line.update["curtain"] == {"seat": 1}
        assert is_bare(line.update)
        second = lift(line, 1)
        for seat, update in enumerate((first, second)):
            assert update["afresh"] is True
            assert [line["seq"] for line in update["log"]][:6] == [1, 2, 3, 4, 5, 6]
            told = {event["args"]["seat"] for event in update["log"] if "stone" in event["args"]}
            assert told == {seat}


def test_nothing_is_answered_for_a_seat_that_has_not_the_screen(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as line:
        covered(line)
        lift(line, 0)
        for seat in (1, 0):
            asked: list[Message] = [
                {"type": "why", "seat": seat, "option": "choose 1"},
                {"type": "option", "seat": seat, "version": line.version, "option": "choose 9"},
                {"type": "undo", "seat": 1, "version": line.version},
            ]
            refused = [line.ask(**message) for message in asked]
            assert {message["reason"] for message in refused} == {"seat-not-at-screen"}, seat
            assert refused[0]["text"] == "Another player has the screen at the moment."
            if seat == 1:
                assert line.take()["type"] == "accepted"
                assert line.update["curtain"] == {"seat": 1}


def test_what_has_no_seat_is_answered_as_everybody_may_read_it_while_the_curtain_is_down(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as line:
        update = covered(line)
        assert line.ask(type="ghost", version=update["version"])["view"] == update["view"]
        assert "estimate" not in line.ask(type="estimate", version=update["version"])


def test_a_message_that_is_repeated_after_a_broken_line_is_answered_behind_the_curtain_too(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as line:
        covered(line)
        option = lift(line, 0)["decision"]["options"][0]["text"]
        message = {"type": "option", "id": "c9", "seat": 0, "version": line.version, "option": option}
        first = line.ask(**message)
    with ann.live(table) as line:
        covered(line)
        assert line.ask(**message) == first
        assert line.ask(**{**message, "id": "c10"})["reason"] == "seat-not-at-screen"


def test_the_screen_is_not_given_to_a_seat_that_does_not_need_it(ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as line:
        covered(line)
        lift(line, 0)
        line.take()
        assert line.ask(type="look", seat=0)["reason"] == "not-asked"
        assert line.ask(type="look", seat=5)["reason"] == "seat-foreign"


def test_whoever_has_the_screen_keeps_it_while_others_are_asked(ann: Person, bob: Person) -> None:
    table = ann.table([*SEATS, "open"], public=True, seed=1)["id"]
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    with ann.live(table) as line, bob.live(table) as other:
        for seat in (0, 1):
            covered(line) if seat == 0 else None
            lift(line, seat)
            line.take()
        update = line.update
        assert update["decision"]["actors"] == [2]
        assert (update["view"]["you"], "curtain" in update) == (1, False)
        other.until("update")
        other.take()
        after = line.until("update", line.version + 1)
        assert after["curtain" if 1 not in after["decision"]["actors"] else "view"]


def test_there_is_no_curtain_for_one_seat_in_an_open_game_and_after_the_end(ann: Person) -> None:
    for table in (ann.started(["me", "bot:random"], seed=1), ann.started(SEATS, "quantum", seed=1)):
        with ann.live(table) as line:
            update = covered(line)
            assert "curtain" not in update
            assert update["view"]["you"] == 0
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as line:
        line.until("update")
        while line.update["decision"]["actors"]:
            line.take()
    with ann.live(table) as line:
        assert "curtain" not in covered(line)


def test_a_curtain_of_one_connection_is_none_of_another(server: Served, ann: Person) -> None:
    table = ann.started(SEATS, seed=1)
    with ann.live(table) as one, ann.live(table) as two, server.person().live(table) as watcher:
        covered(one)
        covered(two)
        lift(one, 0)
        lift(two, 1)
        assert (one.update["view"]["you"], two.update["view"]["you"]) == (0, 1)
        assert "curtain" not in covered(watcher)
