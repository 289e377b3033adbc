"""Ork Roks: up to two units pass one void that is nobody's, whichever of those that lead on (F-ADV-9)."""

import pytest

from tests.rules.forbidden_stars.table import GAME, C, S, Table


def roks(rules: int = 3) -> Table:
    """Ork Boyz on Smyrna, which reach Nicea by either void, and on Onodin, which do by the later one only."""
    table = Table("orks", "chaos").put(S, "smyrna", ork_boyz=1).put(S, "onodin", ork_boyz=1)
    table.build(S, "pergam", "bastion").build(C, "azernikh", "bastion").state.config.rules = rules
    return table.order(S, "advance", "tile_1a", "ork_roks", base=False).go("source tile_4a")


@pytest.mark.rule("F-ADV-9", "FX-116")
def test_each_void_that_leads_there_is_a_way() -> None:
    table = roks()
    assert table.offers("march ork_boyz smyrna nicea") == [
        "march ork_boyz smyrna nicea tile_1a_ne",
        "march ork_boyz smyrna nicea tile_1a_sw",
    ]
    table.go("march ork_boyz smyrna nicea tile_1a_sw", "march ork_boyz onodin nicea tile_1a_sw")
    assert table.count(S, "nicea") == 2


@pytest.mark.rule("F-ADV-9")
def test_the_second_unit_passes_the_same_void() -> None:
    table = roks().go("march ork_boyz smyrna nicea tile_1a_ne")
    assert table.asks == "hold", "the void of the other one is not the void that was passed"


@pytest.mark.rule("F-ADV-9")
def test_a_direct_way_needs_no_void() -> None:
    table = Table("orks", "chaos").put(S, "turaci", ork_boyz=1).bases()
    table.order(S, "advance", "tile_10a", "ork_roks")
    assert table.offers("march ork_boyz turaci argovia") == ["march ork_boyz turaci argovia direct"]
    assert table.why("march ork_boyz turaci argovia tile_10a_se") == "other-way F-ADV-9"


@pytest.mark.rule("F-ADV-9")
def test_the_void_is_the_last_click_and_no_way_is_the_start_of_another() -> None:
    state = roks().state
    options = GAME.options(state, S)
    paths = [path for entry in GAME.describe(state, S, options) for path in entry["paths"]]
    assert ["piece:smyrna.0.ork_boyz", "area:nicea", "area:tile_1a_sw"] in paths
    assert len({tuple(path) for path in paths}) == len(paths) == len(options)
    assert not any(one != other and one == other[: len(one)] for one in paths for other in paths)


@pytest.mark.rule("F-ADV-9")
def test_games_begun_before_know_the_first_void_alone() -> None:
    assert roks(2).offers("march ork_boyz smyrna nicea") == ["march ork_boyz smyrna nicea tile_1a_ne"]
