"""Chance: streams, scripts, raw values and what counts among them."""

from collections import Counter
from hashlib import sha256

import pytest

from starhold.kernel.chance import Stream, accept, outcome, outcomes
from starhold.kernel.decision import Option, Request
from starhold.kernel.reasons import Refused
from tests.kernel.script import Script

SIX = Request("roll", 2, 6, (6,))
CARDS = Request("draw", 2, 0, (), (0, 2, 1))


def test_a_stream_depends_on_its_seed_alone() -> None:
    assert [Stream("a").die(6) for _ in range(5)] == [Stream(b"a").die(6) for _ in range(5)]
    rolls = Stream(7)
    assert [rolls.die(6) for _ in range(12)] == [5, 2, 1, 2, 2, 1, 3, 4, 4, 5, 1, 5]


def test_a_verifier_can_repeat_a_stream_by_hand() -> None:
    limit = 3 << 30
    blocks = (sha256(b"by hand" + number.to_bytes(8, "big")).digest() for number in range(40))
    words = [int.from_bytes(block[at : at + 4], "big") for block in blocks for at in range(0, 32, 4)]
    kept = [word for word in words if word < limit]
    stream = Stream("by hand")
    assert [stream.below(limit) for _ in kept] == kept
    assert 200 < len(kept) < 280


def test_dice_are_even() -> None:
    stream = Stream("even")
    counts = Counter(stream.die(6) for _ in range(60_000))
    assert all(abs(counts[face] - 10_000) < 400 for face in range(1, 7))


def test_cards_come_by_weight() -> None:
    stream = Stream("weights")
    counts = Counter(stream.card((1, 0, 3)) for _ in range(8_000))
    assert counts[1] == 0
    assert abs(counts[0] - 2_000) < 200


def test_refused_faces_stand_in_the_raw_values() -> None:
    assert outcome(SIX, Script([6, 3, 6, 6, 1])) == ("roll", 6, 3, 6, 6, 1)
    assert accept(SIX, ("roll", 6, 3, 6, 6, 1)) == [3, 1]


def test_cards_are_drawn_without_putting_back() -> None:
    assert outcome(CARDS, Script(cards=[2, 1])) == ("draw", 2, 1)
    with pytest.raises(Refused):
        outcome(CARDS, Script(cards=[2, 2]))


@pytest.mark.parametrize(
    "raw",
    [("roll", 3), ("roll", 3, 6), ("roll", 3, 2, 1), ("roll", 3, 7), ("roll", 0, 1), ("draw", 1, 1), ("roll",)],
)
def test_raw_values_that_do_not_answer_the_request_are_refused(raw: Option) -> None:
    with pytest.raises(Refused) as caught:
        accept(SIX, raw)
    assert caught.value.refusal.reason == "chance-does-not-fit"


@pytest.mark.parametrize(
    "raw",
    [("draw", 1), ("draw", 2, 2), ("draw", 1, 1, 2), ("draw", 0, 1), ("draw", 3, 1), ("draw", -1, 1), ("roll", 1, 2)],
)
def test_cards_that_cannot_come_are_refused(raw: Option) -> None:
    assert accept(CARDS, ("draw", 1, 1)) == [1, 1]
    with pytest.raises(Refused) as caught:
        accept(CARDS, raw)
    assert caught.value.refusal.reason == "chance-does-not-fit"


@pytest.mark.parametrize("card", [-1, 0, 3])
def test_a_script_hands_out_no_card_that_cannot_come(card: int) -> None:
    with pytest.raises(Refused) as caught:
        outcome(CARDS, Script(cards=[card, 1]))
    assert caught.value.refusal.args["value"] == card


def test_a_script_says_when_it_runs_out_and_what_does_not_fit() -> None:
    with pytest.raises(Refused) as empty:
        outcome(SIX, Script([3]))
    assert empty.value.refusal.reason == "script-exhausted"
    with pytest.raises(Refused) as wrong:
        outcome(SIX, Script([9]))
    assert wrong.value.refusal.args["value"] == 9


def test_a_script_goes_on_with_another_source() -> None:
    script = Script([5], after=Stream(1))
    assert script.die(6) == 5
    assert script.die(6) == Stream(1).die(6)
    assert script.left == (0, 0)


def test_outcomes_are_enumerated_with_their_weights() -> None:
    assert len(dict(outcomes(SIX))) == 25
    assert dict(outcomes(CARDS)) == {(1, 1): 2, (1, 2): 2, (2, 1): 2}
