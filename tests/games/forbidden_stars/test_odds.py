"""What an orbital strike promises before the click: exact, from the dice alone."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from starhold.games.forbidden_stars.view.odds import at_least, strike_odds
from tests.rules.forbidden_stars.table import GAME, C, S, Table

Plain = dict[str, Any]


def promised(table: Table) -> dict[str, Plain]:
    """The odds of the strikes on offer, by their texts."""
    table.order(S, "advance", "tile_10a")
    while table.asks != "strike":
        table.go("stay" if table.asks == "source" else "done")
    found = GAME.describe(table.state, S, GAME.options(table.state, S))
    return {entry["text"]: entry["odds"] for entry in found if entry["kind"] == "strike"}


def bombard(**units: int) -> Plain:
    """The odds of two strike cruisers against units on illedrias."""
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", **units)
    (odds,) = promised(table).values()
    return odds


@pytest.mark.parametrize("dice", range(9))
@pytest.mark.parametrize("wanted", range(1, 8))
def test_chances_are_those_of_counting_all_rolls(dice: int, wanted: int) -> None:
    hits = Counter(sum(face <= 3 for face in roll) for roll in product((1, 6), repeat=dice))
    several = sum(count for number, count in hits.items() if number >= wanted)
    assert at_least(wanted, dice, False) == several / 2**dice
    assert at_least(wanted, dice, True) == (dice >= wanted)


@pytest.mark.rule("F-ORB-10", "F-ORB-11")
def test_four_dice_promise_two_damage() -> None:
    odds = bombard(cultist=1)
    assert (odds["dice"], odds["damage"]) == (4, 2.0)
    assert odds["destroy"] == odds["clear"] == 11 / 16


@pytest.mark.rule("F-ORB-12", "FX-62")
def test_the_owner_lets_the_toughest_take_it_first() -> None:
    odds = bombard(cultist=1, chaos_space_marine=1)
    assert odds["destroy"] == 5 / 16
    assert odds["clear"] == 0


def test_routed_units_come_last() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", cultist=1)
    table.put(C, "illedrias", routed=1, chaos_space_marine=1)
    (odds,) = promised(table).values()
    assert odds["destroy"] == 11 / 16


@pytest.mark.rule("FX-65")
def test_eight_dice_at_most_and_nothing_to_destroy_in_a_city() -> None:
    table = Table().put(S, "tile_10a_se", battle_barge=2, strike_cruiser=1).build(C, "illedrias", "city")
    (odds,) = promised(table).values()
    assert odds == {"dice": 8, "damage": 4.0, "destroy": 0.0, "clear": 0.0}


@pytest.mark.rule("F-ORB-14")
def test_a_bastion_that_is_no_shelter_counts_as_a_target() -> None:
    table = (
        Table().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", cultist=1).build(C, "illedrias", "bastion")
    )
    table.bases().order(S, "advance", "tile_10a")
    assert table.asks != "strike"
    odds = strike_odds(table.state, S, table.area("tile_10a_se"), table.area("illedrias"))
    assert odds["destroy"] == 5 / 16
