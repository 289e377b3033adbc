"""Plays and records: undo to the information boundary, text form, broken files."""

import pytest

from starhold.games.pebble import GAME
from starhold.games.pebble.model import Pebble
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.decision import CHANCE
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import Refused
from starhold.kernel.record import read_record
from tests.kernel.lamp import GAME as LAMP
from tests.kernel.script import Script

STONES = [2, 1, 0, 4, 3, 2]


def new(cards: list[int] | None = None) -> Play[Pebble]:
    return Play(GAME, GAME.configure(2), ["Aiko", "Lev"], Script([6, 5, 4], cards or STONES, Stream(3)))


def reason(call: object, *args: object) -> str:
    with pytest.raises(Refused) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value.refusal.reason


def test_chance_is_answered_until_a_seat_is_asked_and_written_down() -> None:
    play = new()
    assert [str(entry) for entry in play.record.entries] == [f"draw {card + 1}" for card in STONES]
    assert play.record.entries[0].actor == CHANCE
    assert play.version == 6


def test_nothing_can_be_undone_across_a_draw() -> None:
    play = new()
    assert reason(play.undo, 0) == "undo-nothing"
    play.submit(0, ("choose", 2))
    play.submit(1, ("choose", 4))
    assert reason(play.undo, 0) == "undo-chance"


def test_who_has_done_nothing_yet_has_nothing_to_take_back() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    assert [reason(play.undo, seat) for seat in (0, 1)] == ["undo-other-seat", "undo-nothing"]


def test_an_answer_that_another_seat_waits_for_cannot_be_undone() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    assert reason(play.undo, 0) == "undo-other-seat"


def test_what_is_turned_up_stays_up() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    play.submit(1, ("choose", 4))
    play.submit(0, ("pass",))
    assert reason(play.undo, 0) == "undo-chance"


def test_a_refused_option_changes_nothing() -> None:
    play = new()
    before = digest(GAME, play.state), play.version
    assert reason(play.submit, 0, ("choose", 4)) == "stone-not-held"
    assert reason(play.submit, 0, ("trap",)) == "not-this-step"
    assert (digest(GAME, play.state), play.version) == before


def test_a_record_is_a_readable_text_and_reads_back() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    text = str(play.record)
    assert text.startswith(
        "starhold record 1\ngame: pebble\nrules: 1\nseat1: Aiko\nseat2: Lev\noption target: 10\n\n1. draw 3\n"
    )
    assert text.endswith("7. seat1 choose 3\n")
    again = replayed(GAME, read_record(text))
    assert str(again.record) == text
    assert digest(GAME, again.state) == digest(GAME, play.state)


def test_a_record_keeps_what_was_promised_about_its_dice_and_survives_other_ends_of_lines() -> None:
    play = Play(GAME, GAME.configure(2), ["Aiko", "Lev"], Stream(3), "0a1b")
    text = str(play.record)
    assert "\ncommitment: 0a1b\n" in text
    for changed in (text, text.replace("\n", "\r\n")):
        assert str(replayed(GAME, read_record(changed)).record) == text


def test_whoever_is_not_asked_hears_so_and_at_the_end_everybody() -> None:
    play = Play(LAMP, LAMP.configure(2), ["Aiko", "Lev"])
    assert reason(play.submit, 1, ("switch",)) == "not-asked"
    assert LAMP.refusal(play.state, 0, ("switch",)) is None
    play.submit(0, ("stop",))
    assert [reason(play.submit, seat, ("switch",)) for seat in (0, 1)] == ["game-over"] * 2


def test_a_fork_goes_its_own_way() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    fork = play.record.fork(6)
    assert len(fork.entries) == 6
    assert play.version == 7


@pytest.mark.parametrize(
    ("old", "new_text", "reason_id"),
    [
        ("starhold record 1", "chess", "record-line-broken"),
        ("rules: 1", "rules: one", "record-broken"),
        ("rules: 1", "rules: 0", "rules-unknown"),
        ("rules: 1", "rules: 2", "rules-unknown"),
        ("rules: 1", "rules: 99", "rules-unknown"),
        ("rules: 1", "rules: -1", "record-broken"),
        ("rules: 1", "rules: 1.0", "record-broken"),
        ("rules: 1", "rules 1", "record-line-broken"),
        ("game: pebble", "game: go", "game-unknown"),
        ("option target: 10", "option target: 11", "choice-impossible"),
        ("option target: 10", "colour: red", "record-broken"),
        ("2. draw 2", "3. draw 2", "record-line-broken"),
        ("7. seat1 choose 3", "7. seat3 choose 3", "record-line-broken"),
        ("7. seat1 choose 3", "7. seat0 roll 3", "record-line-broken"),
        ("7. seat1 choose 3", "7. seat1", "record-line-broken"),
        ("rules: 1", "rules: ²", "record-broken"),
        ("rules: 1", "rules: " + 5000 * "9", "record-broken"),
        ("option target: 10", "option target: " + 5000 * "9", "choice-impossible"),
        ("7. seat1 choose 3", f"7. seat{5000 * '9'} choose 3", "record-line-broken"),
        ("rules: 1", "rules: 1\nrules: 1", "record-line-broken"),
        ("option target: 10", "option target: ¹⁰", "choice-impossible"),
        ("7. seat1 choose 3", "7. seat1 choose 5", "record-entry-broken"),
        ("7. seat1 choose 3", "7. seat1 undo", "record-entry-broken"),
        ("2. draw 2", "2. draw 9", "record-entry-broken"),
    ],
)
def test_a_broken_record_says_where(old: str, new_text: str, reason_id: str) -> None:
    play = new()
    play.submit(0, ("choose", 2))
    text = str(play.record).replace(old, new_text)
    assert reason(lambda: replayed(GAME, read_record(text))) == reason_id


def test_a_record_is_played_by_the_rules_of_its_header_and_a_new_game_by_the_latest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    old = str(new().record)
    monkeypatch.setattr(type(GAME), "rules_version", 7)
    assert new().record.rules == GAME.configure(2).rules == 7
    for text in (old, old.replace("rules: 1", "rules: 7")):
        again = replayed(GAME, read_record(text))
        assert (again.state.config.rules, str(again.record)) == (again.record.rules, text)


def test_a_broken_record_names_the_entry() -> None:
    play = new()
    play.submit(0, ("choose", 2))
    with pytest.raises(Refused) as caught:
        replayed(GAME, read_record(str(play.record).replace("7. seat1 choose 3", "7. seat1 choose 5")))
    assert caught.value.refusal.args == {"entry": 7, "because": "stone-not-held"}


def test_after_a_replay_the_source_goes_on() -> None:
    first = new()
    first.submit(0, ("choose", 2))
    play: Play[Pebble] = Play(GAME, GAME.configure(2), ["Aiko", "Lev"])
    play.source = Script([6, 5, 4], STONES, Stream(3))
    play.replay([])
    play.replay([])
    play.submit(0, ("choose", 2))
    play.submit(1, ("choose", 4))
    assert [str(entry) for entry in play.record.entries[-2:]] == ["seat2 choose 5", "roll 6"]
    assert str(play.record).startswith(str(first.record))


def test_every_event_is_told_once_with_its_entry() -> None:
    play = new()
    assert [[event.type for event in events] for events in play.log] == [["stone-drawn"]] * 6
    play.submit(0, ("choose", 2))
    play.submit(1, ("choose", 4))
    assert [event.type for event in play.log[7]] == ["stone-chosen", "stone-shown", "stone-shown"]
    assert [event.type for event in play.log[8]] == ["prize-rolled"]


def test_what_has_been_looked_at_is_known_and_stays_so() -> None:
    play = Play(LAMP, LAMP.configure(1), ["Aiko"])
    play.submit(0, ("switch",))
    assert play.undo_refusal(0) is None
    play.submit(0, ("look",))
    assert reason(play.undo, 0) == "undo-revealed"
    play.submit(0, ("switch",))
    play.undo(0)
    assert reason(play.undo, 0) == "undo-nothing"
    assert (play.state.lit, play.version) == (0, 4)


def test_a_step_that_stumbles_changes_nothing() -> None:
    play = Play(LAMP, LAMP.configure(1), ["Aiko"])
    before = play.state, digest(LAMP, play.state)
    with pytest.raises(KeyError):
        play.submit(0, ("stumble",))
    assert (play.state, digest(LAMP, play.state)) == before
    assert play.version == 0


def test_options_of_a_table_are_checked() -> None:
    assert reason(LAMP.configure, 2, {"bright": 1}) == "choice-impossible"
    assert reason(LAMP.configure, 2, {"bright": 0}) == "choice-impossible"
    assert reason(LAMP.configure, 2, {"watts": True}) == "choice-impossible"
    assert reason(GAME.configure, 5) == "seats-impossible"
    assert reason(GAME.configure, 2, {"colour": "red"}) == "choice-unknown"
    assert reason(GAME.configure, 2, {"target": True}) == "choice-impossible"
