"""Chapters 8 and 9: constructing a cube, and research."""

import pytest

from tests.rules.quantum.board import Side, board

SEVEN = {"layout": "custom", "rows": ["8* 7 9", "7 10 7", "9 7 8*"], "cubes": 7}
"""Twin Spiral for seven cubes each."""


@pytest.mark.rule("Q-BUILD-1", "Q-BUILD-2", "Q-BUILD-3", "Q-BUILD-5", "EX-6")
def test_for_two_actions_a_cube_where_the_own_ships_in_orbit_make_the_number() -> None:
    here = board(Side("4@e1 3@d2", cubes="b2"), Side("1@f2"))
    assert here.options("build") == ["build e2"]
    assert here.described("build e2")["cost"] == 2
    here.do("build e2")
    assert (here.cubes(1), here.actions, here.view["seats"][0]["cubes"]) == ("b2 e2", 1, 3)
    assert board(Side("4@e1 3@d2"), Side(), actions=1).why("build e2") == "no-actions-left Q-BUILD-1"


@pytest.mark.rule("Q-BUILD-2", "Q-BUILD-12", "EX-7")
def test_all_own_ships_in_orbit_count() -> None:
    here = board(Side("4@e1 3@d2 2@f2"), Side())
    assert here.options("build") == []
    assert here.why("build e2") == "sum-wrong Q-BUILD-2"
    tile = next(tile for tile in here.view["tiles"] if tile.get("planet") == "e2")
    assert tile["orbits"] == [{"seat": 0, "sum": 9, "needs": [7]}]


@pytest.mark.rule("Q-BUILD-4")
def test_ships_diagonal_to_the_planet_do_not_count() -> None:
    assert board(Side("4@e1 3@d1"), Side()).why("build e2") == "sum-wrong Q-BUILD-2"
    assert board(Side("4@e1 3@d2 5@d1"), Side()).can("build e2")


@pytest.mark.rule("Q-BUILD-6", "Q-BUILD-7")
def test_one_own_cube_on_a_planet_but_cubes_of_several_players() -> None:
    own = board(Side("4@b1 4@a2", cubes="b2"), Side(cubes="h8"))
    assert own.why("build b2") == "own-cube-there Q-BUILD-6"
    shared = board(Side("4@b1 4@a2"), Side(cubes="b2")).do("build b2")
    assert (shared.cubes(1), shared.cubes(2)) == ("b2", "b2")


@pytest.mark.rule("Q-BUILD-8", "Q-BUILD-9", "Q-BUILD-15", "EX-8")
def test_when_every_planet_with_room_has_an_own_cube_the_sum_rises_by_3() -> None:
    others = Side(cubes="e2 b5 h5 e8 h8 h8")
    here = board(Side("6@b1 5@a2", cubes="b2 h2 e5 b8"), others, layout=SEVEN)
    assert here.view["tiles"][0]["orbits"] == [{"seat": 0, "sum": 11, "needs": [11], "met": True}]
    assert here.can("build b2"), "8 and 3 more"
    wrong = board(Side("4@b1 4@a2", cubes="b2 h2 e5 b8"), others, layout=SEVEN)
    assert wrong.why("build b2") == "sum-wrong Q-BUILD-9"


@pytest.mark.rule("Q-BUILD-9")
def test_each_own_cube_adds_3() -> None:
    big = {"layout": "custom", "rows": ["10* 7*"], "cubes": 5}
    here = board(Side("6@b1 6@a2 4@c2", cubes="b2 b2"), Side(cubes="e2"), layout=big)
    assert here.can("build b2"), "10 and twice 3"
    assert here.do("build b2").cubes(1) == "b2 b2 b2"


@pytest.mark.rule("Q-BUILD-8", "Q-BUILD-15", "EX-9")
def test_no_exception_while_some_planet_with_room_has_no_own_cube() -> None:
    here = board(Side("6@b1 5@a2", cubes="b2 h2 e5 b8"), Side(cubes="e2 b5 h5 e8 h8"), layout=SEVEN)
    assert here.why("build b2") == "own-cube-there Q-BUILD-6"
    assert here.view["tiles"][0]["orbits"] == [{"seat": 0, "sum": 11, "needs": []}]


@pytest.mark.rule("Q-BUILD-10", "Q-CARD-1")
def test_a_card_is_due_for_each_cube_of_the_turn() -> None:
    here = board(Side("4@e1 3@d2"), Side()).do("build e2")
    assert here.view["turn"]["due"] == 1
    here.do("end")
    assert here.asked == "seat1 advance"


@pytest.mark.rule("Q-BUILD-11")
def test_a_full_planet_takes_no_cube() -> None:
    here = board(Side("4@e1 3@d2"), Side(cubes="e2"))
    assert here.why("build e2") == "planet-full Q-BUILD-11"
    assert here.refused("planet:e2") == "planet-full Q-BUILD-11"


@pytest.mark.rule("Q-BUILD-13")
def test_the_ships_stay_and_keep_their_limits() -> None:
    here = board(Side("4@e1 3@d2:moved"), Side()).do("build e2")
    assert here.ships(1) == "4@e1 3@d2 6@scrapyard"
    assert here.can("move e1 f1")
    assert here.can("warp d2 e1")
    assert here.why("move d2 d1") == "already-moved Q-MOVE-3"


@pytest.mark.rule("Q-BUILD-14")
def test_cubes_stay_when_the_ships_leave() -> None:
    here = board(Side("4@e1 3@d2"), Side()).do("build e2", "move e1 f1", "warp d2 f1", "end", rest=None)
    assert here.cubes(1) == "e2"


@pytest.mark.rule("Q-BUILD-16")
def test_two_constructs_in_a_turn_need_four_actions() -> None:
    three = board(Side("4@e1 3@d2 6@b4 1@a5"), Side()).do("build e2")
    assert three.why("build b5") == "no-actions-left Q-BUILD-1"
    four = board(Side("4@e1 3@d2 6@b4 1@a5"), Side(), actions=4).do("build e2", "build b5")
    assert (four.cubes(1), four.actions) == ("e2 b5", 0)


@pytest.mark.rule("Q-BUILD-17", "EX-23")
def test_at_least_one_ship_must_count_corners_alone_are_enough_with_ingenious() -> None:
    assert board(Side("5@d1 2@f3", cards="ingenious"), Side()).can("build e2")
    assert board(Side("5@d1 2@f3"), Side()).why("build e2") == "no-ship-in-orbit Q-BUILD-17"
    assert board(Side("5@a1", cards="ingenious"), Side()).why("build e2") == "no-ship-in-orbit Q-BUILD-17"


@pytest.mark.rule("Q-RES-1", "Q-RES-2", "Q-RES-3")
def test_research_costs_an_action_and_turns_the_die_one_up_any_number_of_times() -> None:
    here = board(Side(), Side()).do("research")
    assert (here.research(1), here.actions) == (2, 2)
    here.do("research", "research")
    assert (here.research(1), here.actions) == (4, 0)
    assert here.why("research") == "no-actions-left Q-RES-1"


@pytest.mark.rule("Q-RES-4", "Q-RES-7", "EX-13")
def test_research_stops_at_6() -> None:
    here = board(Side(research=5), Side()).do("research")
    assert here.research(1) == 6
    assert here.why("research") == "research-at-six Q-RES-7"
    assert here.options("research") == []
    assert here.refused("action:research") == "research-at-six Q-RES-7"


@pytest.mark.rule("Q-RES-5", "Q-RES-6")
def test_research_6_brings_a_card_and_returns_to_1() -> None:
    here = board(Side("6@a1", research=6), Side("6@i9")).do("end")
    assert (here.asked, here.view["turn"]["due"], here.research(1)) == ("seat1 advance", 1, 1)
    assert board(Side("6@a1", research=5), Side("6@i9")).do("end").asked == "seat2 act"


@pytest.mark.rule("Q-RES-8")
def test_the_check_is_made_once_and_a_refresh_spends_it_too() -> None:
    here = board(Side("6@a1", research=6), Side("6@i9")).do("end")
    cards = "agile brilliant clever aggression expansion expansion"
    here.do("refresh", cards=cards)
    assert (here.asked, here.research(1)) == ("seat2 act", 1)
    late = board(Side("4@e1 3@d2", research=4), Side("6@i9"), phase="advance", due=2)
    late.do("take precocious" if late.can("take precocious") else "refresh", cards=cards)
    assert (late.asked, late.research(1)) == ("seat1 advance", 4)
