"""Chapter 6: movement."""

import pytest

from tests.rules.quantum.board import Board, Side, board


def ends(here: Board, start: str) -> set[str]:
    """The squares to which the ship on ``start`` may move with an action."""
    return {text.split()[2] for text in here.options(f"move {start} ") if " with " not in text}


@pytest.mark.rule("Q-MOVE-1")
def test_a_move_costs_an_action_and_moves_one_own_ship() -> None:
    here = board(Side("2@d4 2@g4"), Side("1@i9")).do("move d4 d3")
    assert (here.actions, here.ships(1)) == (2, "2@d3 2@g4 6@scrapyard")
    assert here.why("move i9 i8") == "not-your-ship Q-MOVE-1"
    assert here.why("move a1 a2") == "no-ship-there Q-MOVE-1"
    assert board(Side("2@d4"), Side(), actions=0).why("move d4 d3") == "no-actions-left Q-MOVE-1"


@pytest.mark.rule("Q-MOVE-2")
def test_an_attack_is_part_of_a_move() -> None:
    here = board(Side("3@d4"), Side("6@d6")).do("attack d4 d6 from d5", "stay", dice="1 1 2")
    assert here.actions == 2
    assert here.why("move d5 d4") == "already-moved Q-MOVE-3"


@pytest.mark.rule("Q-MOVE-3", "Q-MOVE-6")
def test_a_ship_moves_once_in_a_turn_even_with_a_new_number() -> None:
    here = board(Side("2@d4"), Side()).do("move d4 d3", "reconfigure d3", dice="6")
    assert here.why("move d3 d4") == "already-moved Q-MOVE-3"
    assert here.options("move d3") == []


@pytest.mark.rule("Q-MOVE-4", "Q-MOVE-7")
def test_distance_is_at_most_the_number_in_orthogonal_steps() -> None:
    assert ends(board(Side("1@d4"), Side()), "d4") == {"c4", "e4", "d3", "d5"}
    two = {"c4", "e4", "d3", "d5", "b4", "c3", "c5", "d2", "d6", "e3", "f4"}
    assert ends(board(Side("2@d4"), Side()), "d4") == two
    here = board(Side("2@d4"), Side())
    assert here.why("move d4 c2") == "out-of-range Q-MOVE-4"
    assert here.why("move d4 d1") == "out-of-range Q-MOVE-4"
    assert board(Side("1@d4"), Side()).why("move d4 c3") == "no-diagonals Q-MOVE-7"


@pytest.mark.rule("Q-MOVE-5")
def test_a_ship_may_turn_on_its_way() -> None:
    here = board(Side("4@d4 1@c4"), Side("1@d5"))
    assert here.can("move d4 b4"), "up, left, left and down again, round the ship on c4"
    assert not board(Side("3@d4 1@c4"), Side("1@d5")).can("move d4 b4")


@pytest.mark.rule("Q-MOVE-8")
def test_orbits_and_all_other_spaces_serve_for_movement() -> None:
    here = board(Side("3@c1"), Side())
    assert {"b1", "a1", "d1", "e1", "c2", "c3", "d2"} <= ends(here, "c1")


@pytest.mark.rule("Q-MOVE-9", "Q-MOVE-10", "Q-MOVE-11")
def test_planets_are_obstacles() -> None:
    here = board(Side("2@e1"), Side())
    assert here.why("move e1 e2") == "target-is-planet Q-MOVE-10"
    assert here.why("move e1 e3") == "blocked-by-planet Q-MOVE-9"
    assert "e3" not in ends(here, "e1")
    assert board(Side("4@e1"), Side()).can("move e1 e3"), "round the planet it takes four steps"
    assert not board(Side("3@e1"), Side()).can("move e1 e3")


@pytest.mark.rule("Q-MOVE-12")
def test_a_ship_cannot_pass_through_ships() -> None:
    for blockers in (Side("2@a1 1@b1 1@a2"),), (Side("2@a1"), Side("1@b1 1@a2")):
        sides = (*blockers, Side("1@i9"))[:2]
        here = board(*sides)
        assert ends(here, "a1") == set()
        assert here.why("move a1 c1") == "blocked-by-ship Q-MOVE-12"
    tired = board(Side("2@a1"), Side("1@a2 1@b1"), layout={"rows": ["7*"], "cubes": 1}, actions=0)
    assert tired.refused("ship:0.0") == "no-actions-left Q-TURN-1"


@pytest.mark.rule("Q-MOVE-13")
def test_a_plain_move_ends_on_an_empty_space() -> None:
    alone = board(Side("2@a1 4@b1 4@a2"), Side(), layout={"rows": ["7*"], "cubes": 1})
    assert alone.refused("action:move") == ""
    packed = board(Side("2@a1:used 1@b1:moved 1@a2:moved"), Side(), layout={"rows": ["7*"], "cubes": 1})
    assert packed.refused("action:move") == "no-target-in-reach Q-MOVE-13"
    here = board(Side("2@d4 3@d5"), Side("1@d3"))
    assert here.why("move d4 d5") == "square-occupied Q-MOVE-13"
    assert here.why("move d4 d3") == "square-occupied Q-MOVE-13"


@pytest.mark.rule("Q-MOVE-14")
def test_staying_is_no_move_but_an_attack_may_come_back_to_the_start() -> None:
    here = board(Side("3@d4"), Side("6@d5"))
    assert here.why("move d4 d4") == "stay-is-no-move Q-MOVE-14"
    here.do("attack d4 d5 from d4", dice="6 1")
    assert here.ships(1).split()[0] == "3@d4"
    assert here.view["ships"][0]["moved"]


@pytest.mark.rule("Q-MOVE-15")
def test_a_number_cannot_change_in_the_middle_of_a_move() -> None:
    here = board(Side("4@d4", cards="flexible relentless"), Side("3@d5")).do("attack d4 d5 from d4", dice="6 1")
    assert here.options() == ["use relentless", "pass"]
    assert here.why("flexible d4 3") == "not-now Q-CMD-4"
    assert here.why("modify d4 3") == "not-now Q-ABIL-3"


@pytest.mark.rule("Q-MOVE-16")
def test_range_is_the_number_at_the_start_and_card_bonuses() -> None:
    assert "d1" in ends(board(Side("2@d4", cards="agile"), Side()), "d4")
    assert "d1" not in ends(board(Side("2@d4"), Side()), "d4")


@pytest.mark.rule("Q-MOVE-17")
@pytest.mark.parametrize(
    ("cards", "ships", "option", "mover", "spent"),
    [
        ("", "3@d4", "move d4 d3", "d3", True),
        ("curious", "3@d4", "move d4 d3 with curious", "d3", True),
        ("tactical", "3@d4", "move d4 d3 with tactical", "d3", False),
        ("", "3@d4 6@i1", "warp d4 i1", "i1", False),
        ("nomadic", "3@d2", "nomadic d2 b1", "b1", False),
        ("", "2@d4 1@c4", "transport d4 d3 carry c4 drop c3", "c3", False),
    ],
)
def test_what_is_and_what_is_not_the_move_of_a_ship(
    cards: str, ships: str, option: str, mover: str, spent: bool
) -> None:
    here = board(Side(ships, cards=cards), Side()).do(option)
    moved = {ship["square"]: ship["moved"] for ship in here.view["ships"] if "square" in ship}
    assert moved[mover] == spent


@pytest.mark.rule("Q-MOVE-17")
def test_strike_leaves_the_move() -> None:
    here = board(Side("1@d4"), Side("6@d5")).do("strike d4 d5", "enter", dice="1 1 4")
    assert not here.view["ships"][0]["moved"]
    assert here.can("move d5 d4")
