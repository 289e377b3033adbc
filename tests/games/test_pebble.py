"""Pebble keeps every law of the kernel, and its own clauses."""

import pytest

from starhold.games.pebble import GAME
from starhold.games.pebble.model import Pebble
from starhold.kernel.agreement import Agreement
from starhold.kernel.chance import Stream
from starhold.kernel.conformance import EVERY_STEP, replays_agree, walk
from starhold.kernel.decision import Option
from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance
from tests.kernel.script import Script


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_step_of_random_games_keeps_the_laws(seats: int, seed: int) -> None:
    seen = walk(GAME, GAME.configure(seats), seed, EVERY_STEP, limit=500)
    assert seen["finished"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_reason_is_given_exactly_for_what_is_offered(seats: int) -> None:
    law = Agreement()
    for seed in range(5):
        assert walk(GAME, GAME.configure(seats), seed, [law])["finished"]
    assert set(law.reasons) == {*GAME.reasons, "not-an-option"}


@pytest.mark.rule("P-2")
def test_every_kind_of_decision_and_option_is_met() -> None:
    seen = sum(
        (walk(GAME, GAME.configure(3), seed, []) for seed in range(10)), start=walk(GAME, GAME.configure(2), 0, [])
    )
    assert {"ask:choose", "ask:trap", "option:choose", "option:pass", "option:trap"} <= set(seen)


def test_records_replay_with_undo() -> None:
    for seed in range(5):
        replays_agree(GAME, GAME.configure(3), seed)


def place(**changes: object) -> Pebble:
    """Two players who hold known stones, at the choice of a stone."""
    position: Plain = {"game": "pebble", "seats": 2, "hands": [[1, 3, 5], [1, 4, 5]], "round": 1, **changes}
    state = GAME.from_position(position)
    chance(state, Script())
    return state


def play(state: Pebble, *texts: str, dice: list[int] | None = None, stones: list[int] | None = None) -> Pebble:
    """Take options written as ``1 choose 3`` (seat from 1)."""
    script = Script(dice, [stone - 1 for stone in stones or []], Stream(1))
    for text in texts:
        seat, _, words = text.partition(" ")
        GAME.apply(state, int(seat) - 1, GAME.parse(state, int(seat) - 1, words))
        chance(state, script)
    return state


def asked(state: Pebble) -> tuple[str, tuple[int, ...]]:
    assert state.decision is not None
    return state.decision.kind, state.decision.actors


@pytest.mark.rule("P-1", "P-3")
def test_hands_are_filled_to_three_from_a_bag_of_twenty() -> None:
    state = GAME.start(GAME.configure(2))
    assert len(state.bag) == 20
    chance(state, Stream(4))
    assert [len(hand) for hand in state.hands] == [3, 3]
    assert len(state.bag) == 14
    assert state.decision is not None
    assert asked(state) == ("choose", (0, 1))


@pytest.mark.rule("P-3")
def test_a_drawn_stone_is_seen_by_its_owner_only() -> None:
    state = GAME.start(GAME.configure(2))
    chance(state, Stream(4))
    drawn = [event for event in state.events or [] if event.type == "stone-drawn" and event.args["seat"] == 0]
    assert all("stone" in GAME.tell(event, 0)["args"] for event in drawn)
    assert all("stone" not in GAME.tell(event, seat)["args"] for event in drawn for seat in (1, None))


@pytest.mark.rule("P-4")
def test_answers_lie_face_down_until_all_are_in() -> None:
    state = play(place(), "2 choose 4")
    assert asked(state) == ("choose", (0,))
    assert "4" not in str(GAME.view(state, 0)["pending"]["stack"])
    assert GAME.view(state, 1)["pending"]["stack"][1][1]["answers"] == [-1, 3]


@pytest.mark.rule("P-4", "P-5", "P-7")
def test_the_single_highest_stone_wins_the_die() -> None:
    state = play(place(), "1 choose 5", "2 choose 4", "2 pass", dice=[6])
    assert state.pebbles == [6, 0]
    assert state.discards[3] == 1


@pytest.mark.rule("P-5")
def test_a_tie_for_the_highest_wins_nothing_and_asks_for_no_trap() -> None:
    state = play(place(), "1 choose 5", "2 choose 5", dice=[6])
    assert state.pebbles == [0, 0]
    assert asked(state) == ("choose", (0, 1))


@pytest.mark.rule("P-6", "P-7")
def test_a_trap_halves_the_prize_rounded_down() -> None:
    state = play(place(), "1 choose 5", "2 choose 4", "2 trap", dice=[5])
    assert state.pebbles == [2, 0]
    assert state.discards[0] == 1


@pytest.mark.rule("P-6")
def test_the_window_opens_for_those_who_hold_no_trap() -> None:
    state = play(place(hands=[[1, 3, 5], [2, 4, 5]]), "1 choose 5", "2 choose 4", dice=[5])
    assert asked(state) == ("trap", (1,))
    assert GAME.options(state, 1) == [("pass",)]
    refusal = GAME.refusal(state, 1, ("trap",))
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("no-trap-held", "P-6")


@pytest.mark.rule("P-8")
def test_the_target_ends_the_game() -> None:
    state = play(place(pebbles=[9, 3]), "1 choose 5", "2 choose 4", "2 pass", dice=[1])
    assert GAME.winners(state) == (0,)
    assert state.decision is not None
    assert state.decision.over


@pytest.mark.rule("P-8")
def test_an_empty_hand_at_the_choice_ends_the_game() -> None:
    everything = [stone for stone in (1, 2, 3, 4, 5) for _ in range(4)]
    state = place(hands=[[], []], discards=everything, pebbles=[4, 4])
    assert GAME.winners(state) == (0, 1)


@pytest.mark.rule("P-9")
def test_auto_pass_can_be_set_at_any_time_and_answers_an_open_window() -> None:
    state = play(place(), "1 choose 5", "2 choose 4", dice=[5])
    assert GAME.standing(state, 0) == [("auto", 1)]
    state = play(state, "2 auto on", dice=[2])
    assert state.pebbles == [5, 0]
    state = play(state, "1 choose 3", "2 choose 5", "1 pass", "1 choose 1", "2 choose 1", dice=[1, 1])
    assert asked(state)[0] == "choose"


@pytest.mark.parametrize(
    ("changes", "place_of_error"),
    [
        ({"hands": [[1, 1, 1], [1, 1]]}, "hands"),
        ({"hands": [[1, 6, 1], [1]]}, "hands[0][1]"),
        ({"hands": [[1]]}, "hands"),
        ({"seats": 9}, "seats"),
        ({"colour": 1}, "colour"),
        ({"pending": {"stack": [["nobody", {}]], "decision": None, "value": 0}}, "pending.stack[0][0]"),
        ({"pending": {"stack": [["choose", {}]], "decision": None, "value": 0}}, "pending.stack[0].choose.answers"),
        ({"pending": {"stack": [["choose", {}]], "decision": [[0]], "value": 0}}, "pending.decision"),
    ],
)
def test_a_broken_position_names_its_place(changes: Plain, place_of_error: str) -> None:
    with pytest.raises(Refused) as caught:
        place(**changes)
    assert caught.value.refusal.reason == "position-broken"
    assert caught.value.refusal.args["place"] == place_of_error


def test_who_may_act_comes_before_what_is_said() -> None:
    """A seat that is not asked hears that, whatever it sends, but for its standing options."""
    state = play(place(), "1 choose 3")
    assert asked(state) == ("choose", (1,))
    for text in ("choose 3", "choose 5", "pass", "nonsense", "", "auto off"):
        with pytest.raises(Refused, match="not-asked"):
            GAME.read(state, 0, text)
    assert GAME.read(state, 0, "auto on") == ("auto", 1)
    with pytest.raises(Refused, match="option-unreadable"):
        GAME.read(state, 1, "nonsense")


def test_an_unreadable_option_is_refused() -> None:
    for text in ("choose", "choose x", "choose 33", "auto maybe", "fly 3", ""):
        with pytest.raises(Refused):
            GAME.parse(place(), 0, text)


def test_an_option_of_another_moment_is_refused() -> None:
    option: Option = ("pass",)
    refusal = GAME.refusal(place(), 0, option)
    assert refusal is not None
    assert (refusal.reason, refusal.clause) == ("not-this-step", "P-2")
