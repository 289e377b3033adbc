"""Chapters 13 and 14: The Void, and winning."""

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.maps import BY_ID, VOID, Layout, cells, faults, with_void
from starhold.kernel.chance import Stream
from tests.rules.quantum.board import Side, board, fresh
from tests.rules.quantum.test_attack import ATTACK, duel


@pytest.mark.rule("Q-VOID-1", "Q-VOID-8")
@pytest.mark.parametrize(
    ("layout", "rows"),
    [
        ("d2-spiral", ("8* 7 9", "7 V 7", "9 7 8*")),
        ("null-hypothesis", (". . 7* . .", "8 8 V 8 8", ". . 7* . .")),
        ("equinox", (". 7 . 7 .", "7 8 9* 8 7", ". 9* V 9* .", ". . 7 . .")),
        ("d4-crossroads", ("8* 9 8*", "9 V 9", "8* 9 8*")),
        ("d2-frontier", ("8* 7 8 7", "7 V 9 7", "7 8 7 8*")),
        ("d3-trident", ("10 8* 7", "8* V 8*", "7 9 7")),
        ("terra-major", (". 8* .", "7 8 7", "8 V 8", "7 8 7", ". 8* .")),
        ("d4-eye", BY_ID["d4-eye"].rows),
    ],
)
def test_the_void_takes_the_place_of_the_most_central_tile_that_may_go(layout: str, rows: tuple[str, ...]) -> None:
    assert with_void(BY_ID[layout], GAME.rules_version).rows == rows


@pytest.mark.rule("Q-VOID-8")
def test_a_middle_planet_that_the_map_needs_changes_places_with_one_that_it_can_do_without() -> None:
    """Without its 10, or its 9, this map would have room for 13 or 14 cubes of 15."""
    here = fresh(3, layout="d3-trident", the_void=True)
    assert [tile for tile in here.view["tiles"] if tile.get("void")] == [{"square": "d4", "void": True}]
    numbers = sorted(tile.get("number", 0) for tile in here.view["tiles"])
    assert numbers == [0, 7, 7, 7, 8, 8, 8, 9, 10], "nothing but a 7 has left the map"


@pytest.mark.rule("Q-VOID-8")
def test_a_table_of_the_first_rules_keeps_its_board() -> None:
    assert with_void(BY_ID["d3-trident"], 1).rows == ("V 8* 7", "8* 10 8*", "7 9 7")
    for layout in set(BY_ID.values()) - {BY_ID["d3-trident"]}:
        assert with_void(layout, 1) == with_void(layout, GAME.rules_version)


@pytest.mark.rule("Q-VOID-8")
def test_among_tiles_equally_near_to_the_middle_the_void_takes_the_one_of_lowest_capacity() -> None:
    layout = Layout("x", 2, 4, ("10 10", "10 8*", "9 8*", "10 10"))
    assert with_void(layout, GAME.rules_version).rows == ("10 10", "10 8*", "V 8*", "10 10")


@pytest.mark.rule("Q-VOID-8")
def test_the_void_is_a_table_option_or_part_of_a_layout() -> None:
    tiles = [tile for tile in fresh(2, the_void=True).view["tiles"] if tile.get("void")]
    assert tiles == [{"square": "d4", "void": True}]
    assert not any(tile.get("void") for tile in fresh(2).view["tiles"])
    assert VOID in cells(BY_ID["d2-well"]).values()
    for layout in BY_ID.values():
        for rules in range(1, GAME.rules_version + 1):
            assert faults(with_void(layout, rules)) == []


@pytest.mark.rule("Q-VOID-2", "Q-VOID-4")
def test_each_own_ship_there_brings_a_research_at_the_start_of_the_turn_for_free() -> None:
    here = board(Side("2@d4 3@e5 1@a1"), Side("6@f6 6@a3"), layout="d2-well", seat=2).do("end")
    assert (here.research(1), here.research(2), here.actions) == (3, 1, 3)
    assert here.can("move d4 d5")
    assert here.can("warp e5 a1")


@pytest.mark.rule("Q-VOID-3", "EX-15")
def test_the_gain_stops_at_6() -> None:
    here = board(Side("2@d4 3@e5", research=5), Side("6@i9"), layout="d2-well", seat=2).do("end")
    assert here.research(1) == 6


@pytest.mark.rule("Q-VOID-5")
def test_its_centre_is_a_space_unless_the_table_blocks_it() -> None:
    assert board(Side("1@e4"), Side(), layout="d2-well").can("move e4 e5")
    shut = board(Side("1@e4"), Side(), layout="d2-well", options={"void_centre_traversable": False})
    assert shut.why("move e4 e5") == "no-such-space Q-DEF-6"
    assert len(shut.view["squares"]) == 72


@pytest.mark.rule("Q-VOID-6")
def test_it_has_no_orbit_and_takes_no_cube() -> None:
    here = board(Side("4@e4 3@d5 6@scrapyard", cubes="b2"), Side(), layout="d2-well")
    assert here.why("build e5") == "not-a-planet Q-DEF-1"
    assert here.why("deploy #3 e6") == "not-an-orbit Q-DEPLOY-3"
    stealthy = board(Side("6@scrapyard", cubes="b2", cards="stealthy"), Side(), layout="d2-well")
    assert stealthy.can("deploy #1 e5")


@pytest.mark.rule("Q-VOID-7")
def test_the_gain_also_comes_at_the_start_of_a_bonus_turn() -> None:
    here = board(Side("2@d4 3@e5"), Side("6@i9"), layout="d2-well", phase="advance", due=1)
    here.do("take momentum", cards="sabotage")
    assert (here.asked, here.research(1)) == ("seat1 act", 3)


@pytest.mark.rule("Q-WIN-1", "Q-WIN-3")
def test_the_last_cube_wins_at_once() -> None:
    here = board(Side("4@e1 3@d2", cubes="b2 b5 h5 e8"), Side("6@i9")).do("build e2")
    assert (here.asked, here.view["winner"], here.view["phase"]) == ("over", 0, "over")
    assert here.actions == 1, "nothing follows"
    assert here.told("won") == [{"seat": 0}]


@pytest.mark.rule("Q-WIN-2", "EX-18")
def test_in_the_middle_of_an_attack() -> None:
    here = board(Side("5@d4", cubes="b2 b5 h5 e8", dominance=5), Side("3@d5")).do(
        ATTACK, "stay", "cube e2", dice="1 6 1"
    )
    assert (here.asked, here.view["winner"]) == ("over", 0)


@pytest.mark.rule("Q-WIN-2")
def test_in_the_advance_card_phase_or_on_the_turn_of_another_player() -> None:
    first = Side("6@a1", cubes="b2 b5 h5 e8", dominance=4)
    here = board(first, Side("6@i9"), phase="advance", due=2).do("take aggression", "cube e2", cards="sabotage")
    assert here.asked == "over"
    away = duel(6, 1, against="stubborn", rival=5)
    for planet in ("b5", "h5", "e8"):
        away.state.add_cube(1, away.state.chart.planet_at[away.state.chart.names.index(planet)])
    away.state.stock[1] = 1
    away.do(ATTACK, "cube e2", dice="6 1 2")
    assert (away.asked, away.view["winner"]) == ("over", 1)


@pytest.mark.rule("Q-WIN-4")
def test_there_is_no_turn_limit() -> None:
    here = board(Side("6@a1"), Side("6@i9"))
    for _ in range(300):
        here.do("end", rest=Stream(0))
    assert (here.asked, here.view["turn"]["number"]) == ("seat1 act", 305)
