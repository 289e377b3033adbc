"""Settings that are nobody else's business: beside the record, kept once each, out of everybody's undo."""

from typing import Any

import pytest

from starhold.games.forbidden_stars import GAME as STARS
from starhold.games.pebble import GAME as PEBBLE
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.conformance import replays_agree
from starhold.kernel.play import Play, replayed
from starhold.kernel.reasons import Refused
from starhold.kernel.record import read_record
from tests.kernel.script import Script

ON, OFF = ("auto", 0, 1), ("auto", 0, 0)


def pebble() -> Play[Any]:
    """Two players who choose a stone; the next dice show 6, 5, 4."""
    return Play(PEBBLE, PEBBLE.configure(2), ["Aiko", "Lev"], Script([6, 5, 4], [2, 1, 0, 4, 3, 2], Stream(3)))


def stars(steps: int = 1) -> tuple[Play[Any], int, int]:
    """A game in which somebody could take back that many steps; who that is, and somebody who is not asked."""
    source = Stream("asides")
    play: Play[Any] = Play(STARS, STARS.configure(2, {"setup": "quick"}), ["Aiko", "Lev"], source)
    for _ in range(2000):
        decision = play.state.decision
        assert decision is not None
        seat = decision.actors[0]
        if len(play._past) >= steps and play.undo_refusal(seat) is None:
            return play, seat, 1 - seat
        options = play.options(seat)
        play.submit(seat, options[source.below(len(options))])
    raise AssertionError("nobody could take anything back")


def again(play: Play[Any]) -> Play[Any]:
    """The same game, written as text and read back."""
    return replayed(play.game, read_record(str(play.record)))


def test_a_setting_closes_nobodys_undo_and_is_no_entry() -> None:
    play, seat, other = stars()
    before = play.version, len(play.log), play.options(seat)
    play.submit(other, ON)
    assert (play.version, len(play.log), play.options(seat)) == before
    assert play.undo_refusal(seat) is None
    assert play.state.auto[other] == 1


def test_nobodys_undo_takes_a_setting_back() -> None:
    play, seat, other = stars(2)
    play.submit(other, ON)
    play.submit(seat, ("auto", 2, 1))
    play.undo(seat)
    play.undo(seat)
    assert (play.state.auto[other], play.state.auto[seat]) == (1, 4)
    twin = again(play)
    assert digest(STARS, twin.state) == digest(STARS, play.state)
    assert str(twin.record) == str(play.record)


def test_who_has_only_set_something_has_nothing_to_take_back() -> None:
    play = pebble()
    play.submit(0, ("auto", 1))
    assert [repr(play.undo_refusal(seat)) for seat in (0, 1)] == ["undo-nothing"] * 2


def test_a_flood_of_settings_is_one_line_of_the_record() -> None:
    play, _, other = stars()
    lines = str(play.record).count("\n")
    for _ in range(50):
        play.submit(other, ON)
        play.submit(other, OFF)
    play.submit(other, ON)
    assert str(play.record).count("\n") == lines + 1
    assert str(play.record).endswith(f"\n{play.version}+ seat{other + 1} auto planning.end 1\n")
    assert again(play).state.auto[other] == 1


def test_a_setting_to_and_fro_reads_back() -> None:
    play, _, other = stars()
    play.submit(other, ON)
    play.submit(other, OFF)
    twin = again(play)
    assert digest(STARS, twin.state) == digest(STARS, play.state)
    assert str(twin.record) == str(play.record)


def test_a_setting_that_answers_an_open_window_is_an_entry_as_ever() -> None:
    play = pebble()
    play.submit(0, ("choose", 2))
    play.submit(1, ("choose", 4))
    assert play.options(0) == [("pass",), ("trap",)] or play.options(0) == [("pass",)]
    before = play.version
    play.submit(0, ("auto", 1))
    assert play.version > before
    assert str(play.record.entries[before]) == "seat1 auto on"
    assert not play.record.asides


def test_settings_that_stand_among_the_entries_of_older_records_replay_as_such() -> None:
    play = pebble()
    old = str(play.record) + "7. seat2 auto on\n8. seat1 choose 3\n"
    twin = replayed(PEBBLE, read_record(old))
    assert str(twin.record) == old
    assert twin.version == 8
    assert twin.state.auto == [0, 1]
    assert repr(twin.undo_refusal(1)) == "undo-other-seat"


@pytest.mark.parametrize(
    ("line", "refused"),
    [
        ("5+ seat1 auto on", "record-line-broken"),
        ("7+ seat1 auto on", "record-line-broken"),
        ("6+ seat3 auto on", "record-line-broken"),
        ("6+ roll 4", "record-line-broken"),
        ("6+ seat1", "record-line-broken"),
        ("6+ seat1 choose 3", "record-entry-broken"),
        ("6+ seat1 nonsense", "record-entry-broken"),
    ],
)
def test_a_line_that_is_no_setting_at_its_place_is_refused(line: str, refused: str) -> None:
    with pytest.raises(Refused, match=refused):
        replayed(PEBBLE, read_record(f"{pebble().record}{line}\n"))


def test_a_value_that_a_setting_cannot_have_is_refused() -> None:
    play, _, other = stars()
    with pytest.raises(Refused, match="record-entry-broken"):
        replayed(STARS, read_record(f"{play.record}{play.version}+ seat{other + 1} auto planning.end 7\n"))


def test_the_record_up_to_an_entry_has_what_was_set_until_then() -> None:
    play = pebble()
    play.submit(1, ("auto", 1))
    play.submit(0, ("choose", 2))
    play.submit(0, ("auto", 1))
    assert [str(aside) for aside in play.record.fork(6).asides] == ["6+ seat2 auto on"]
    assert [str(aside) for aside in play.record.asides] == ["6+ seat2 auto on", "7+ seat1 auto on"]


@pytest.mark.parametrize("seed", range(8))
def test_random_games_with_settings_and_undo_replay(seed: int) -> None:
    replays_agree(PEBBLE, PEBBLE.configure(2 + seed % 3), seed)
    replays_agree(STARS, STARS.configure(2, {"setup": "quick"}), seed, limit=150)
