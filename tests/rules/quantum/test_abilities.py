"""Chapter 10: ship abilities."""

import pytest

from tests.rules.quantum.board import Side, board


@pytest.mark.rule("Q-ABIL-1")
def test_one_ability_a_turn_even_with_a_new_number() -> None:
    here = board(Side("4@d4 6@a1"), Side()).do("modify d4 3")
    assert here.options("warp d4") == []
    assert here.why("warp d4 a1") == "ability-already-used Q-ABIL-1"
    assert here.refused("ability:warp") == "ability-already-used Q-ABIL-1"


@pytest.mark.rule("Q-ABIL-2")
def test_abilities_are_for_ships_on_the_map_on_the_own_turn() -> None:
    here = board(Side("6@scrapyard 4@scrapyard 3@a1"), Side("4@d4"))
    assert not here.options("free-reconfigure") + here.options("modify")
    assert here.refused("ability:modify") == "wrong-ship-for-ability Q-ABIL-16"
    assert here.why("modify d4 3") == "not-your-ship Q-ABIL-2"


@pytest.mark.rule("Q-ABIL-3")
def test_no_ability_in_the_middle_of_a_move() -> None:
    here = board(Side("1@d4 4@g4 3@a1"), Side("5@d5")).do("attack d4 d5 from d4", dice="1 5 2")
    assert here.asked == "seat1 attacker-position"
    assert here.options() == ["enter", "stay"]
    assert here.why("modify g4 3") == "not-now Q-ABIL-3"


@pytest.mark.rule("Q-ABIL-4", "Q-ABIL-5")
@pytest.mark.parametrize(("choice", "square"), [("enter", "d5"), ("stay", "d4")])
def test_strike_attacks_a_neighbour_without_an_action(choice: str, square: str) -> None:
    here = board(Side("1@d4"), Side("5@d5"), actions=0)
    here.do("strike d4 d5", choice, dice="3 5 2")
    assert (here.actions, here.ships(1).split()[0], here.dominance(1)) == (0, f"1@{square}", 2)


@pytest.mark.rule("Q-ABIL-6")
def test_strike_must_attack_one_space_away_orthogonally() -> None:
    here = board(Side("1@d4"), Side("5@c3 5@d6"))
    assert here.options("strike") == []
    assert here.why("strike d4 c3") == "launch-not-next-to-target Q-ABIL-6"
    assert here.why("strike d4 d5") == "no-enemy-there Q-ATK-1"


@pytest.mark.rule("Q-ABIL-7", "EX-16")
def test_a_battlestation_moves_with_an_action_and_strikes_in_either_order() -> None:
    here = board(Side("1@d3"), Side("5@d5")).do("move d3 d4", "strike d4 d5", "enter", dice="1 6 3")
    assert (here.ships(1).split()[0], here.actions) == ("1@d5", 2)
    other = board(Side("1@d4"), Side("5@d5")).do("strike d4 d5", "enter", "move d5 d6", dice="1 6 3")
    assert (other.ships(1).split()[0], other.actions) == ("1@d6", 2)


@pytest.mark.rule("Q-ABIL-7")
def test_the_strict_table_option_allows_only_one_of_them() -> None:
    strict = {"strike_blocks_normal_move": True}
    moved = board(Side("1@d3"), Side("5@d5"), options=strict).do("move d3 d4")
    assert moved.why("strike d4 d5") == "strike-or-move Q-ABIL-7"
    struck = board(Side("1@d4"), Side("5@d5"), options=strict).do("strike d4 d5", "stay", dice="1 6 3")
    assert struck.why("move d4 d3") == "strike-or-move Q-ABIL-7"
    assert struck.options("move d4") == []
    tactical = board(Side("2@d4", cards="tactical"), Side("5@d5"), options=strict)
    tactical.do("attack d4 d5 from d4 with tactical", "stay", dice="1 6 3")
    assert tactical.why("move d4 d3") == "strike-or-move Q-ABIL-7"
    after = board(Side("2@d3", cards="tactical"), Side("5@d5"), options=strict).do("move d3 d4")
    assert after.why("attack d4 d5 from d4 with tactical") == "strike-or-move Q-ABIL-7"
    assert after.can("move d4 c4 with tactical"), "no attack"
    free = board(Side("1@d4", cards="energetic"), Side("5@d5"), options=strict)
    assert free.do("strike d4 d5", "stay", dice="1 6 3").can("move d4 d3"), "Energetic lifts Q-ATK-4 and Q-ATK-5"
    other = board(Side("1@d3", cards="energetic"), Side("5@d5"), options=strict).do("move d3 d4")
    assert other.can("strike d4 d5"), "in either order"


@pytest.mark.rule("Q-ABIL-8", "Q-ABIL-9", "Q-ABIL-12", "EX-12")
def test_transport_carries_a_ship_from_around_to_around() -> None:
    here = board(Side("2@d2 5@e3:moved"), Side())
    drops = {text.split()[-1] for text in here.options("transport d2 b1 carry e3")}
    assert drops == set(), "b1 is three steps away"
    drops = {text.split()[-1] for text in here.options("transport d2 d4 carry e3")}
    assert drops == {"c3", "d3", "e3", "c4", "e4", "c5", "d5"} | {"e3"}
    here.do("transport d2 d4 carry e3 drop c5")
    assert here.ships(1).startswith("2@d4 5@c5")
    assert [(ship["moved"], ship["used"]) for ship in here.view["ships"][:2]] == [(True, True), (True, False)]


@pytest.mark.rule("Q-ABIL-9", "EX-12")
def test_all_eight_surrounding_squares_serve_for_the_drop() -> None:
    here = board(Side("2@d2 5@c1"), Side())
    drops = {text.split()[-1] for text in here.options("transport d2 d1 carry c1")}
    assert drops == {"c1", "e1", "c2", "d2"}, "the start space of the flagship is one of them; planets are none"
    assert len({text.split()[-1] for text in here.options("transport d2 d3 carry c1")}) == 7
    open_space = board(Side("2@e4 5@d3"), Side(), layout="d2-well")
    assert len({text.split()[-1] for text in open_space.options("transport e4 e5 carry d3")}) == 8


@pytest.mark.rule("Q-ABIL-10", "EX-12")
def test_no_attack_while_transporting() -> None:
    here = board(Side("2@d4 1@c4"), Side("5@d5"))
    assert here.why("transport d4 d5 carry c4 drop c5") == "no-attack-in-transport Q-ABIL-10"
    assert not any("carry" in text for text in here.options("attack"))


@pytest.mark.rule("Q-ABIL-11", "Q-ABIL-24")
def test_transport_is_the_move_of_the_flagship_and_costs_an_action() -> None:
    here = board(Side("2@d4 3@c4"), Side("6@f4")).do("transport d4 d3 carry c4 drop e3")
    assert here.actions == 2
    assert here.why("move d3 d2") == "already-moved Q-MOVE-3"
    assert here.can("attack e3 f4 from f3"), "the carried ship may move and attack afterwards"
    assert board(Side("2@d4 3@c4"), Side(), actions=0).options("transport") == []


@pytest.mark.rule("Q-ABIL-12")
def test_exactly_one_ship_is_carried_and_its_old_space_is_free_from_then_on() -> None:
    here = board(Side("2@a1 1@b1 1@a2"), Side())
    assert here.can("transport a1 b1 carry b1 drop c1"), "over the space of the carried ship"
    assert here.why("transport a1 a2 carry b1 drop b1") == "square-occupied Q-MOVE-13"
    assert here.why("transport a1 b1 carry i9 drop c1") == "no-ship-to-carry Q-ABIL-8"


@pytest.mark.rule("Q-ABIL-13")
def test_the_flagship_must_end_where_a_drop_space_is_left() -> None:
    here = board(Side("2@a3 1@a2"), Side("1@a1 1@b3 1@a5"))
    assert here.can("transport a3 a2 carry a2 drop a3"), "the space it started from"
    assert {text.split()[2] for text in here.options("transport")} == {"a2", "a4", "b4"}
    packed = {"layout": "custom", "rows": ["7*"], "cubes": 1}
    tight = board(Side("2@a1 1@b1"), Side("1@c1 1@a2 1@c2"), layout=packed)
    assert tight.options("transport") == ["transport a1 b1 carry b1 drop a1"]
    assert tight.why("transport a1 b1 carry b1 drop c1") == "no-place-to-drop Q-ABIL-9"


@pytest.mark.rule("Q-ABIL-14", "Q-ABIL-15")
def test_warp_swaps_two_own_ships_and_is_no_move() -> None:
    here = board(Side("3@d4 6@i1:moved 5@scrapyard"), Side("1@i9"), actions=0)
    assert here.options("warp") == ["warp d4 i1"]
    assert here.why("warp d4 i9") == "no-partner Q-ABIL-15"
    here.do("warp d4 i1")
    assert here.ships(1) == "3@i1 6@d4 5@scrapyard"
    ships = here.view["ships"]
    assert [(ship["moved"], ship["used"]) for ship in ships[:2]] == [(False, True), (True, False)]


@pytest.mark.rule("Q-ABIL-16", "Q-ABIL-17", "EX-10")
def test_modify_makes_a_frigate_a_3_or_a_5_without_that_ability() -> None:
    here = board(Side("4@d4 6@a1"), Side())
    assert here.options("modify") == ["modify d4 3", "modify d4 5"]
    assert here.why("modify d4 4") == "number-not-allowed Q-ABIL-16"
    here.do("move d4 d1", "modify d1 5")
    assert here.ships(1).split()[0] == "5@d1"
    assert here.why("move d1 d2") == "already-moved Q-MOVE-3"
    fresh = board(Side("4@d4"), Side()).do("modify d4 5")
    assert fresh.described("move d4 c3")["spends"] == ["move"]
    assert fresh.why("move d4 h1") == "no-diagonals Q-ABIL-1"
    three = board(Side("4@d4 6@a1"), Side()).do("modify d4 3")
    assert three.why("warp d4 a1") == "ability-already-used Q-ABIL-1"


@pytest.mark.rule("Q-ABIL-18", "Q-ABIL-19")
def test_maneuver_is_spent_only_by_a_diagonal_step() -> None:
    here = board(Side("5@d4"), Side())
    assert here.described("move d4 d1")["spends"] == ["move"]
    assert here.described("move d4 h1")["spends"] == ["move", "ability"]
    straight = board(Side("5@d4"), Side()).do("move d4 d1")
    assert not straight.view["ships"][0]["used"]
    bent = board(Side("5@d4"), Side()).do("move d4 h1")
    assert bent.view["ships"][0]["used"]
    assert board(Side("5@d4:used"), Side()).why("move d4 g1") == "no-diagonals Q-ABIL-1"


@pytest.mark.rule("Q-ABIL-20")
def test_maneuver_covers_the_attacking_step_and_a_diagonal_costs_one() -> None:
    here = board(Side("5@d4"), Side("6@i8"))
    assert here.options("attack") == ["attack d4 i8 from h7"]
    assert here.described("attack d4 i8 from h7")["steps"] == 5
    here.do("attack d4 i8 from h7", "stay", dice="1 6 1")
    assert here.view["ships"][0]["used"]
    beside = board(Side("5@d4"), Side("6@e3")).do("attack d4 e3 from d4", "enter", dice="1 6 1")
    assert (beside.view["ships"][0]["used"], beside.ships(1).split()[0]) == (True, "5@e3")
    plain = board(Side("5@d4"), Side("6@e3")).do("attack d4 e3 from e4", "enter", dice="1 6 1")
    assert not plain.view["ships"][0]["used"]


@pytest.mark.rule("Q-ABIL-21")
def test_a_diagonal_step_needs_only_a_free_target() -> None:
    here = board(Side("5@c3"), Side("1@d3 1@c4"))
    assert here.can("move c3 d4"), "between two ships"
    assert board(Side("5@d2"), Side()).can("move d2 e1"), "past a planet"
    gap = board(Side("5@f4 1@g4"), Side(), layout="null-hypothesis")
    assert gap.described("move f4 g3")["steps"] == 1, "past a place without a tile"


@pytest.mark.rule("Q-ABIL-22", "Q-ABIL-23", "EX-11")
def test_a_scout_rolls_until_it_is_no_6_without_an_action() -> None:
    here = board(Side("6@d4 1@c4"), Side(), actions=1).do("free-reconfigure d4", dice="6 6 2")
    assert (here.ships(1).split()[0], here.actions) == ("2@d4", 1)
    assert here.options("transport") == []
    assert here.why("transport d4 d3 carry c4 drop c3") == "ability-already-used Q-ABIL-1"
    clever = board(Side("6@d4", cards="clever"), Side()).do("free-reconfigure d4")
    assert clever.why("set 6") == "number-refused Q-RECONF-7"
    assert clever.do("set 1").ships(1).split()[0] == "1@d4"


@pytest.mark.rule("Q-ABIL-24")
def test_transport_and_maneuver_use_up_move_and_ability_together() -> None:
    for here in (
        board(Side("2@d4 1@c4"), Side()).do("transport d4 d3 carry c4 drop c3"),
        board(Side("5@d4"), Side()).do("move d4 h1"),
    ):
        assert here.actions == 2
        assert (here.view["ships"][0]["moved"], here.view["ships"][0]["used"]) == (True, True)
    assert board(Side("2@d4:moved 1@c4"), Side()).options("transport") == []


@pytest.mark.rule("Q-ABIL-25")
def test_the_other_abilities_cost_no_action() -> None:
    here = board(Side("1@d4 3@g4 4@a1"), Side("6@d5"), actions=0)
    here.do("strike d4 d5", "stay", "warp g4 a1", "modify g4 3", dice="1 6 1")
    assert here.actions == 0
    assert board(Side("6@d4"), Side(), actions=0).do("free-reconfigure d4", dice="1").actions == 0


@pytest.mark.rule("Q-ABIL-26", "Q-GAM-3", "Q-CARD-24")
def test_momentum_grants_a_new_turn_of_two_actions() -> None:
    here = board(Side("3@d4:moved:used 6@a1", cards="flexible:spent"), Side("6@i9"), phase="advance", due=1)
    here.do("take momentum", cards="expansion")
    assert (here.asked, here.actions, here.view["turn"]["bonus"]) == ("seat1 act", 2, True)
    assert here.can("move d4 d3")
    assert here.can("warp d4 a1")
    assert here.can("flexible d4 2")
    assert here.do("end").asked == "seat2 act"


@pytest.mark.rule("Q-ABIL-27")
def test_abilities_are_optional() -> None:
    here = board(Side("1@d4 3@g4 4@a1"), Side("6@d5"), actions=0)
    assert here.can("end")
    assert here.do("end").asked == "seat2 act"


@pytest.mark.rule("Q-ABIL-28")
def test_abilities_belong_to_the_action_phase() -> None:
    here = board(Side("3@d4 4@g4"), Side(), phase="advance", due=1)
    assert not {text.split()[0] for text in here.options()} & {"warp", "modify", "move"}
    assert here.why("warp d4 g4") == "not-now Q-ABIL-28"
    assert here.why("move d4 d5") == "not-now Q-TURN-7"
