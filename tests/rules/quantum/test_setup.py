"""Chapter 2: setup."""

import pytest

from starhold.games.quantum.components.maps import LAYOUTS, Layout, faults
from tests.rules.quantum.board import fresh


@pytest.mark.rule("Q-SETUP-1", "Q-SETUP-2")
def test_three_dice_are_rolled_and_become_the_first_ships() -> None:
    here = fresh(2, dice="1 2 3 4 5 6")
    assert (here.ships(1), here.ships(2)) == ("1@hand 2@hand 3@hand", "4@hand 5@hand 6@hand")


@pytest.mark.rule("Q-SETUP-3", "Q-SETUP-4", "Q-SETUP-5", "Q-SETUP-24")
def test_all_three_ships_may_be_rerolled_once_in_seat_order() -> None:
    here = fresh(2, dice="6 6 6 5 5 5")
    assert here.asked == "seat1 starting-ships"
    assert here.options() == ["keep", "reroll"]
    assert here.why("reroll", seat=2) == "not-asked"
    here.do("reroll", dice="6 1 2")
    assert here.ships(1) == "6@hand 1@hand 2@hand"
    assert here.asked == "seat2 starting-ships", "the second roll of the first seat stays"
    assert here.told("ships-rerolled") == [{"seat": 0, "first": 6, "second": 1, "third": 2}]
    assert [roll["seat"] for roll in here.told("ships-rolled")] == [0, 1], "everybody's first roll is told as a roll"


@pytest.mark.rule("Q-SETUP-3")
def test_quick_start_leaves_out_the_reroll() -> None:
    assert fresh(2, dice="1 1 1 2 2 2", quick_start=True).asked == "seat1 starting-planet"


@pytest.mark.rule("Q-SETUP-6", "Q-SETUP-7")
def test_the_lowest_total_after_all_rerolls_starts() -> None:
    assert fresh(3, dice="4 4 4 1 2 3 5 5 5").do("keep", "keep", "keep").asked == "seat2 starting-planet"
    rerolled = fresh(3, dice="4 4 4 1 2 3 5 5 5").do("keep", "keep", "reroll", dice="1 1 1")
    assert rerolled.asked == "seat3 starting-planet"


@pytest.mark.rule("Q-SETUP-8")
def test_tied_players_roll_off_until_one_is_lowest() -> None:
    here = fresh(3, dice="1 2 3 6 6 6 3 2 1").do("keep", "keep", "keep", dice="4 4 5 2")
    assert here.asked == "seat3 starting-planet"
    assert here.told("start-rolled") == [
        {"seat": 0, "roll": 4},
        {"seat": 2, "roll": 4},
        {"seat": 0, "roll": 5},
        {"seat": 2, "roll": 2},
    ]
    assert here.ships(3) == "3@hand 2@hand 1@hand", "these dice do not become ships"


@pytest.mark.rule("Q-SETUP-8")
def test_the_table_may_break_ties_by_seat() -> None:
    here = fresh(3, dice="6 6 6 1 2 3 3 2 1", first_player_tie="seat_order").do("keep", "keep", "keep")
    assert here.asked == "seat2 starting-planet"


@pytest.mark.rule("Q-SETUP-9", "Q-SETUP-10")
@pytest.mark.parametrize("layout", LAYOUTS, ids=lambda layout: layout.id)
def test_the_layout_fixes_the_number_of_cubes(layout: Layout) -> None:
    here = fresh(layout.players, layout=layout.id)
    assert [seat["cubes"] for seat in here.view["seats"]] == [layout.cubes] * layout.players
    assert layout.cubes in (5, 6, 7)


@pytest.mark.rule("Q-SETUP-10")
def test_basic_maps_have_five_cubes_and_are_the_default() -> None:
    for seats, basic in ((2, "d2-spiral"), (3, "d3-trident"), (4, "d4-crossroads")):
        assert fresh(seats).view["layout"] | {"id": basic, "cubes": 5} == fresh(seats).view["layout"]


@pytest.mark.rule("Q-SETUP-10")
def test_a_random_layout_is_drawn_openly() -> None:
    here = fresh(2, layout="random")
    assert len(here.told("layout-drawn")) == 1
    drawn = {fresh(2, layout="random").view["layout"]["id"] for _ in range(1)}
    assert drawn <= {layout.id for layout in LAYOUTS if layout.players == 2}


@pytest.mark.rule("Q-SETUP-11", "Q-SETUP-12", "Q-SETUP-13")
def test_each_player_takes_a_starting_planet_with_a_cube_of_the_allotment() -> None:
    here = fresh(2, dice="1 1 1 2 2 2").do("keep", "keep")
    assert here.options() == ["planet b2", "planet h8"]
    assert here.why("planet e5") == "not-a-starting-planet Q-SETUP-11"
    here.do("planet b2")
    assert here.cubes(1) == "b2"
    assert [seat["cubes"] for seat in here.view["seats"]] == [4, 5]
    assert here.why("planet b2") == "planet-taken Q-SETUP-13"
    assert here.options() == ["planet h8"]


@pytest.mark.rule("Q-SETUP-14", "Q-SETUP-15", "Q-SETUP-16", "Q-SETUP-20")
def test_both_dice_show_1_two_ships_are_laid_aside_and_nobody_has_cards() -> None:
    view = fresh(4).view
    for entry in view["seats"]:
        assert (entry["dominance"], entry["research"], entry["commands"]) == (1, 1, [])
    assert [ship["die"] for ship in view["ships"] if ship["place"] == "reserve"] == [3, 4] * 4


@pytest.mark.rule("Q-SETUP-17")
def test_starting_ships_go_into_the_orbit_of_the_own_planet_one_a_space() -> None:
    here = fresh(2, dice="1 2 3 5 5 5").do("keep", "keep", "planet b2", "planet h8")
    assert here.asked == "seat1 starting-place"
    assert len(here.options()) == 3 * 4
    assert here.why("place #1 a1") == "not-your-starting-orbit Q-SETUP-17"
    assert here.why("place #1 h7") == "not-your-starting-orbit Q-SETUP-17"
    here.do("place #3 b1")
    assert here.why("place #1 b1") == "square-occupied Q-DEF-1"
    here.do("place #1 c2", "place #2 b3")
    assert here.ships(1) == "1@c2 2@b3 3@b1"


@pytest.mark.rule("Q-SETUP-18", "Q-SETUP-21", "Q-SETUP-22")
def test_first_all_choose_planets_then_all_deploy_then_turns_pass_in_seat_order() -> None:
    here = fresh(3, dice="5 5 5 1 1 1 4 4 4").do("keep", "keep", "keep")
    asked = []
    while here.asked.split()[1] != "act":
        asked.append(here.asked)
        here.do(here.options()[0])
    planets = [f"seat{seat} starting-planet" for seat in (2, 3, 1)]
    assert asked == planets + [f"seat{seat} starting-place" for seat in (2, 2, 2, 3, 3, 3, 1, 1, 1)]
    turns = []
    for _ in range(4):
        turns.append(here.asked)
        here.do("end")
    assert turns == ["seat2 act", "seat3 act", "seat1 act", "seat2 act"], "no card is due for the first cube"


@pytest.mark.rule("Q-SETUP-19")
def test_three_cards_of_each_deck_lie_face_up() -> None:
    here = fresh(2, cards="agile clever rational expansion expansion sabotage")
    market = here.view["market"]
    assert market["command"] == ["agile", "clever", "rational"]
    assert market["gambit"] == ["expansion", "expansion", "sabotage"]
    assert market["decks"] == {"command": 31 - 3, "gambit": 22 - 3}


@pytest.mark.rule("Q-SETUP-23")
def test_a_layout_needs_room_for_all_cubes() -> None:
    assert all(faults(layout) == [] for layout in LAYOUTS)
    small = Layout("small", 2, 6, ("8* 7 9", "7 7 8*"))
    assert [(fault.reason, fault.clause) for fault in faults(small)] == [("layout-too-small", "Q-SETUP-23")]


@pytest.mark.rule("Q-SETUP-18", "Q-SETUP-21", "Q-SETUP-24")
def test_what_belongs_to_a_later_step_or_to_turns_comes_too_early() -> None:
    here = fresh(2, dice="1 2 3 4 5 6")
    assert here.why("planet b2") == "not-now Q-SETUP-24"
    assert here.why("research") == "not-now Q-SETUP-21"
    here.do("keep", "keep")
    assert here.asked == "seat1 starting-planet"
    assert here.why("place #1 b1") == here.why("keep") == "not-now Q-SETUP-18"
    assert here.why("end") == here.why("take expansion") == "not-now Q-SETUP-21"
    assert here.why("warp b1 c2") == here.why("flexible b1 2") == "not-now Q-SETUP-21"
