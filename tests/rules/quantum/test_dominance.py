"""Chapter 11: dominance."""

import pytest

from tests.rules.quantum.board import Side, board
from tests.rules.quantum.test_attack import ATTACK, duel

WIN = "1 6 2"
"""Weapon 1, defense 6, and a 2 for the destroyed ship."""


@pytest.mark.rule("Q-DOM-1", "Q-DOM-2")
def test_each_destroyed_ship_moves_both_dice_by_1() -> None:
    here = board(Side("3@d4 3@g4"), Side("3@d5 3@g5", dominance=4))
    here.do(ATTACK, "stay", dice=WIN).do("attack g4 g5 from g4", "stay", dice=WIN)
    assert (here.dominance(1), here.dominance(2)) == (3, 2)


@pytest.mark.rule("Q-DOM-3", "Q-DOM-4")
def test_dominance_starts_at_1_and_stays_between_1_and_6() -> None:
    here = duel(3, 3)
    assert (here.dominance(1), here.dominance(2)) == (1, 1)
    assert here.do(ATTACK, "stay", dice=WIN).dominance(2) == 1
    assert duel(3, 3, "ravenous", dominance=5).do(ATTACK, "stay", dice=WIN).dominance(1) == 6


@pytest.mark.rule("Q-DOM-5", "Q-DOM-6", "Q-DOM-7", "Q-DOM-8", "Q-DOM-10", "Q-DOM-15", "EX-4")
def test_at_6_a_cube_is_placed_at_once_without_ships_and_the_die_returns_to_1() -> None:
    here = duel(3, 3, dominance=5).do(ATTACK, "stay", dice=WIN)
    assert (here.asked, here.actions) == ("seat1 dominance-cube", 2)
    assert here.options() == [f"cube {planet}" for planet in ("e2", "h2", "b5", "e5", "h5", "b8", "e8", "h8")]
    assert here.why("cube b2") == "own-cube-there Q-DOM-5"
    assert here.why("end") == "not-now Q-DOM-7", "it cannot wait"
    here.do("cube h5")
    assert (here.cubes(1), here.dominance(1), here.actions) == ("b2 h5", 1, 2)
    assert here.view["turn"]["due"] == 1


@pytest.mark.rule("Q-DOM-9")
def test_dominance_may_be_gained_again_in_the_same_turn() -> None:
    here = board(Side("3@d4 3@g4", dominance=5), Side("3@d5 3@g5"))
    here.do(ATTACK, "stay", "cube h5", dice=WIN).do("attack g4 g5 from g4", "stay", dice=WIN)
    assert here.dominance(1) == 2


@pytest.mark.rule("Q-DOM-11")
def test_the_planet_needs_room() -> None:
    here = board(Side("3@d4", dominance=5), Side("3@d5", cubes="e2")).do(ATTACK, "stay", dice=WIN)
    assert here.why("cube e2") == "planet-full Q-DOM-11"
    assert not here.can("cube e2")


CROWDED = {"layout": "custom", "rows": ["10* 7*"], "cubes": 5}


@pytest.mark.rule("Q-DOM-12")
def test_when_all_planets_with_room_hold_an_own_cube_one_of_them_serves() -> None:
    sides = Side("3@d1", cubes="b2", dominance=5), Side("3@e1", cubes="e2")
    here = board(*sides, layout=CROWDED).do("attack d1 e1 from d1", "stay", dice=WIN)
    assert here.options() == ["cube b2"]
    assert here.do("cube b2").cubes(1) == "b2 b2"
    off = board(*sides, layout=CROWDED, options={"dominance_fallback_own_planet": False})
    off.do("attack d1 e1 from d1", "stay", dice=WIN)
    assert (off.asked, off.cubes(1), off.dominance(1)) == ("seat1 act", "b2", 1)


@pytest.mark.rule("Q-DOM-13")
def test_without_any_room_there_is_no_cube_and_the_die_returns_to_1() -> None:
    full = {"layout": "custom", "rows": ["7* 7*"], "cubes": 5}
    here = board(Side("3@d1", cubes="b2", dominance=5), Side("3@e1", cubes="e2"), layout=full)
    here.do("attack d1 e1 from d1", "stay", dice=WIN)
    assert (here.asked, here.dominance(1)) == ("seat1 act", 1)
    assert here.told("cube-impossible") == [{"seat": 0}]


@pytest.mark.rule("Q-DOM-14", "EX-5")
def test_what_goes_above_6_is_lost() -> None:
    here = duel(3, 3, "ravenous", dominance=5).do(ATTACK, "stay", dice=WIN)
    assert here.dominance(1) == 6
    assert here.do("cube h5").dominance(1) == 1


@pytest.mark.rule("Q-DOM-16")
def test_a_defender_may_reach_6_on_the_turn_of_another_player() -> None:
    sides = Side("6@d4", cubes="b2"), Side("1@d5 6@i9", cubes="h8", cards="stubborn", dominance=5)
    here = board(*sides).do(ATTACK, dice="6 1 3")
    assert here.asked == "seat2 dominance-cube"
    here.do("cube e2", "end")
    assert (here.asked, here.view["turn"]["due"]) == ("seat2 act", 0)
    given = board(*sides, options={"offturn_dominance_cube_gives_card": True}).do(ATTACK, dice="6 1 3")
    given.do("cube e2")
    assert given.view["turn"]["due"] == 0, "not in the turn of the attacker"
    given.do("end")
    assert (given.asked, given.view["turn"]["due"]) == ("seat2 act", 1)
    assert given.state.owed == [0, 0], "once"


@pytest.mark.rule("Q-DOM-17")
def test_nothing_but_destruction_and_cards_that_name_it_changes_dominance() -> None:
    here = board(Side("3@d4 4@e1 3@d2 6@a1", dominance=3, cards="cerebral tyrannical"), Side("6@i9", dominance=3))
    here.do("move d4 d5", "build e2")
    assert (here.dominance(1), here.dominance(2)) == (3, 3)
    here.do("cerebral", "tyrannical")
    assert (here.dominance(1), here.research(1)) == (3, 1 + 3 - 1)


@pytest.mark.rule("Q-DOM-18")
def test_resourceful_and_reorganization_destroy_nothing() -> None:
    here = board(Side("3@d4", cards="resourceful", dominance=3), Side()).do("resourceful d4", dice="5")
    assert (here.dominance(1), here.told("ship-destroyed")) == (3, [])
    market = {"command": [], "gambit": ["reorganization"]}
    sent = board(Side("3@d4", dominance=3, cubes="b2"), Side("6@i9"), phase="advance", due=1, market=market)
    drawn = "agile brilliant clever sabotage aggression momentum"
    sent.do("take reorganization", "pick d4", "done", "scrap #1", dice="5", cards=drawn)
    assert (sent.dominance(1), sent.told("ship-destroyed")) == (3, [])
