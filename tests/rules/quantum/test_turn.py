"""Chapter 3: the course of a turn."""

import pytest

from starhold.kernel.chance import Stream
from tests.rules.quantum.board import Side, board


@pytest.mark.rule("Q-TURN-1", "Q-TURN-2")
def test_a_turn_has_three_actions_and_one_may_be_repeated() -> None:
    here = board(Side("6@a1", cubes="b2"), Side("6@i9", cubes="h8"), seat=2).do("end")
    assert (here.asked, here.actions) == ("seat1 act", 3)
    here.do("research", "research", "research")
    assert (here.actions, here.research(1)) == (0, 4)
    assert here.why("research") == "no-actions-left Q-RES-1"


@pytest.mark.rule("Q-TURN-3")
def test_abilities_come_on_top_of_actions() -> None:
    here = board(Side("4@d4 3@d6 1@a1"), Side(), actions=0)
    assert here.can("modify d4 3")
    assert here.can("warp d6 a1")


@pytest.mark.rule("Q-TURN-4")
def test_unused_actions_are_lost() -> None:
    here = board(Side("6@a1"), Side("6@i9"), actions=3).do("end", "end")
    assert (here.asked, here.actions) == ("seat1 act", 3)


@pytest.mark.rule("Q-TURN-5")
def test_actions_abilities_and_powers_mix_in_any_order() -> None:
    here = board(Side("4@d4 3@d6 2@g4", cards="flexible"), Side())
    here.do("modify d4 3", "move d4 d3", "flexible g4 1", "research", "warp d6 g4")
    assert (here.ships(1), here.actions) == ("3@d3 3@g4 1@d6", 1)


@pytest.mark.rule("Q-TURN-6", "Q-TURN-8")
def test_only_the_player_ends_the_action_phase_with_or_without_actions_left() -> None:
    here = board(Side("3@d4 2@g4", cards="flexible"), Side("6@i9"), actions=1)
    here.do("research")
    assert here.asked == "seat1 act"
    here.do("warp d4 g4", "flexible d4 1")
    assert here.asked == "seat1 act"
    here.do("end")
    assert here.asked == "seat2 act"
    assert board(Side("3@d4"), Side(), actions=3).can("end")


@pytest.mark.rule("Q-TURN-7")
def test_the_advance_card_phase_follows_the_actions() -> None:
    here = board(Side("3@d4", research=6), Side("6@i9")).do("end")
    assert (here.asked, here.view["phase"]) == ("seat1 advance", "advance")
    assert here.why("research") == "not-now Q-TURN-7"
    acting = board(Side("3@d4"), Side("6@i9"))
    assert acting.why("take momentum") == acting.why("refresh") == "not-now Q-TURN-7"
    assert acting.why("planet b2") == acting.why("reroll") == "not-now Q-SETUP-18"
    assert acting.why("enter") == acting.why("pass") == "not-now Q-ATK-22"
    assert acting.why("cube b2") == "not-now Q-DOM-5"
    assert acting.why("pick d4") == "not-now Q-CARD-5"
    here.do("refresh", rest=Stream(1))
    assert (here.asked, here.view["phase"]) == ("seat2 act", "actions")


@pytest.mark.rule("Q-TURN-9")
def test_each_ship_moves_once_and_uses_one_ability_once() -> None:
    here = board(Side("3@d4 3@g4 6@a1"), Side())
    here.do("move d4 d3", "warp d3 a1")
    assert here.why("move a1 b1") == "already-moved Q-MOVE-3"
    assert here.why("warp a1 d3") == "ability-already-used Q-ABIL-1"
    assert here.can("move g4 g3"), "limits are those of each ship"
    assert here.can("warp g4 a1")


@pytest.mark.rule("Q-TURN-10", "Q-RECONF-5")
def test_limits_belong_to_the_die_whatever_its_number() -> None:
    here = board(Side("4@d4"), Side()).do("move d4 d3", "modify d3 3", "reconfigure d3", dice="4")
    assert here.ships(1).startswith("4@d3")
    assert here.why("move d3 d4") == "already-moved Q-MOVE-3"
    assert here.why("modify d3 5") == "ability-already-used Q-ABIL-1"


@pytest.mark.rule("Q-TURN-10", "Q-TURN-11")
def test_limits_stay_with_a_die_through_the_scrapyard_and_reset_on_the_own_next_turn() -> None:
    here = board(Side("5@d4:moved:used", cubes="e5", cards="resourceful"), Side("6@i9"))
    here.do("resourceful d4", "deploy #1 d5", dice="3")
    assert here.why("move d5 d6") == "already-moved Q-MOVE-3"
    assert here.options("warp") == []
    here.do("end")
    assert here.view["ships"][0]["moved"], "not before the own turn"
    here.do("end")
    assert here.can("move d5 d6")


@pytest.mark.rule("Q-TURN-12")
def test_start_of_turn_in_order_reset_void_brilliant_then_the_looks_at_the_map() -> None:
    me = Side("2@d4:moved 2@e5 1@a1", cards="brilliant arrogant conformist", research=2)
    here = board(me, Side("6@i9"), layout="d2-well", seat=2).do("end")
    kinds = [event.type for event in here.events if event.args.get("seat") == 0]
    assert kinds == ["turn-started", "void-research", "card-research", "card-action", "card-action"]
    assert [args["card"] for args in here.told("card-action")] == ["arrogant", "conformist"]
    assert (here.research(1), here.actions) == (2 + 2 + 2, 5)
    assert here.can("move d4 d3")
