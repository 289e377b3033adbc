"""The captain's arithmetic: actions missing before a cube can be built, chances of a fight, worth of a situation."""

from typing import Any

import pytest

from starhold.bots.quantum.evaluation import WON, value
from starhold.bots.quantum.goals import NEVER, nearest, prospect, steps_to
from starhold.bots.quantum.odds import attack_percent, win_percent
from starhold.games.quantum.model import DICE, QuantumState
from tests.bots.positions import RIVALS, position
from tests.rules.quantum.board import Side, board


def near(ships: dict[str, int], **more: Any) -> int:
    return nearest(position(ships, RIVALS, **more), 0)


@pytest.mark.parametrize(
    ("ships", "missing"),
    [
        ({"d2": 4, "e1": 3, "a9": 6}, 0),  # 4 + 3 stand around the 7 on e2
        ({"d2": 4, "c2": 3, "a9": 6}, 1),  # one step away
        ({"d2": 4, "e1": 3, "f2": 1}, 1),  # one ship too many
        ({"c2": 4, "c3": 3, "a9": 6}, 2),  # both have to move
        ({"d2": 4, "e1": 2, "a9": 6}, 2),  # a die would have to turn
        ({"d2": 4, "yard1": 3, "a9": 6}, 2),  # deploy, then move
    ],
)
def test_actions_missing_before_a_cube(ships: dict[str, int], missing: int) -> None:
    assert near(ships) == missing


def test_a_planet_with_an_own_cube_asks_for_3_more() -> None:
    def missing(ships: str) -> int:
        here = board(Side(ships, cubes="b2"), Side("1@scrapyard"), layout={"rows": ["8*"], "cubes": 2})
        return nearest(here.state, 0)

    assert (missing("6@b1 5@a2"), missing("6@b1 2@a2") > 0) == (0, True)


def test_intelligent_needs_no_exact_sum() -> None:
    assert near({"d2": 4, "e1": 2, "a9": 6}, commands=["intelligent"]) == 0


def test_ingenious_counts_corners_that_help_and_no_others() -> None:
    corner = {"d2": 4, "d1": 3, "a9": 6}
    assert near(corner) > 0
    assert near(corner, commands=["ingenious"]) == 0
    assert near({"d2": 4, "e1": 3, "d1": 2}, commands=["ingenious"]) == 0


def test_eager_deploys_for_nothing() -> None:
    ships = {"d2": 4, "yard1": 3, "a9": 6}
    assert near(ships, commands=["eager"]) == near(ships) - 1


def test_a_nearer_goal_is_worth_more() -> None:
    worths = [
        prospect(position(ships, RIVALS), 0)
        for ships in ({"d2": 4, "e1": 3, "a9": 6}, {"d2": 4, "c2": 3, "a9": 6}, {"d2": 1, "c2": 1, "a9": 1})
    ]
    assert worths == sorted(worths, reverse=True)
    assert len(set(worths)) == 3


def test_steps_lead_around_planets() -> None:
    chart = position({"d2": 4, "e1": 3, "a9": 6}, RIVALS).chart
    table = steps_to(chart)[chart.planet_at[chart.grid.parse("e2") or 0]]
    assert [table[chart.grid.parse(name) or 0] for name in ("d2", "d1", "c2", "b2")] == [0, 1, 1, NEVER]


@pytest.mark.parametrize(("handicap", "percent"), [(0, 58), (-5, 100), (5, 2), (6, 0), (-12, 100), (40, 0)])
def test_chance_of_a_fight_by_difference_of_numbers(handicap: int, percent: int) -> None:
    assert win_percent(handicap) == percent


def fight(state: QuantumState) -> int:
    here, there = (state.chart.grid.parse(name) or 0 for name in ("d5", "d4"))
    return attack_percent(state, 0, DICE, here, there)


def test_cards_change_the_chance_of_a_fight() -> None:
    ships, rivals = {"d5": 3, "a1": 2, "a9": 2}, {"d4": 3, "i8": 4, "h9": 2}
    plain = fight(position(ships, rivals))
    assert plain == win_percent(0)
    assert fight(position(ships, rivals, commands=["ferocious"])) == win_percent(-1)
    assert fight(position(ships, rivals, commands=["rational"])) == 100 * 4 // 6


def test_a_won_game_is_worth_more_than_anything() -> None:
    state = position({"d2": 4, "e1": 3, "a9": 6}, RIVALS)
    assert abs(value(state, 0)) < WON
    state.winner = 1
    assert (value(state, 1), value(state, 0)) == (WON, -WON)
