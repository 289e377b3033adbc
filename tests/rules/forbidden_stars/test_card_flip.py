"""Order upgrades beside the board: a strike turns one over, their owner orders several, a purchase turns its own."""

import pytest

from tests.rules.forbidden_stars.table import C, S, Table

OLDER = 2
"""The version of the rules in which upgrades came in the order of the data."""


def printed(*factions: str, strikes: str = "any_advance", rules: int = 3) -> Table:
    """A table with upgrades beside the board."""
    table = Table(*factions, order_upgrade="card_flip", orbital_strike=strikes)
    table.state.config.rules = rules
    return table


def striker(*upgrades: str, strikes: str = "upgrade_only", rules: int = 3) -> Table:
    """Two cruisers (4 dice) beside two Cultists, and a player with these upgrades."""
    table = printed(strikes=strikes, rules=rules).put(S, "tile_10a_se", strike_cruiser=2)
    table.put(C, "illedrias", cultist=2)
    for name in upgrades:
        table.upgrade(S, name)
    return table


# -- strikes that need an upgrade ------------------------------------------------------------------
@pytest.mark.rule("F-STR-18", "F-STR-15")
def test_a_strike_turns_its_upgrade_over_without_asking() -> None:
    table = striker("rain_of_fire").rolls("dddd o").order(S, "advance", "tile_10a")
    table.go("strike tile_10a_se illedrias")
    assert table.asks == "hold"
    assert table.state.owned[S][3] == 2
    assert len(table.events("dice-rolled")) == 2, "Rain of Fire rolls one more"
    table.order(S, "advance", "tile_10a")
    assert table.asks == "hold", "no upgrade is left that would allow a strike"


@pytest.mark.rule("F-STR-18")
def test_without_a_strike_nothing_is_turned() -> None:
    table = striker("rain_of_fire").order(S, "advance", "tile_10a").go("done")
    assert table.state.owned[S][3] == 1


@pytest.mark.rule("F-STR-18")
def test_a_declined_upgrade_allows_no_strike() -> None:
    table = striker("drop_pods").order(S, "advance", "tile_10a").go("done")
    assert table.asks == "hold"
    assert table.state.owned[S][4] == 1


@pytest.mark.rule("F-STR-18")
def test_one_is_enough() -> None:
    table = striker("rain_of_fire", "drop_pods").rolls("dddd o").order(S, "advance", "tile_10a")
    table.go("done", "strike tile_10a_se illedrias")
    assert (table.asks, table.state.owned[S][3:]) == ("hold", [2, 1])
    table = striker("rain_of_fire", "drop_pods").rolls("oooo").order(S, "advance", "tile_10a")
    table.go("use", "strike tile_10a_se illedrias", "done")
    assert table.state.owned[S][3:] == [1, 2]


@pytest.mark.rule("F-STR-18", "F-ORB-20")
def test_an_extra_strike_needs_no_upgrade() -> None:
    table = printed("eldar", "chaos", strikes="upgrade_only").put(S, "tile_12a_se", hellebore_frigate=1)
    table.put(S, "illedrias", wraithguard=4).put(C, "noatun", cultist=1).put(C, "purge", cultist=3)
    table.order(S, "advance", "tile_12a", "corsair_raid")
    table.upgrade(S, "tactical_strikes")
    table.go("source tile_10a")
    while not table.offers("strike"):
        wanted = [text for text in table.offers() if text.endswith("noatun direct")] or table.offers("use")
        table.go((wanted or table.offers("card") or ["done"])[0])
    table.rolls("ddd").go("strike tile_12a_se purge")
    assert table.asks == "upgrade"
    table.go("done")
    assert table.state.owned[S][3] == 1


@pytest.mark.rule("F-STR-18")
def test_games_begun_before_strike_as_they_did() -> None:
    table = striker("rain_of_fire", rules=OLDER).rolls("dddd").order(S, "advance", "tile_10a")
    table.go("strike tile_10a_se illedrias", "done")
    assert table.state.owned[S][3] == 1


# -- the order of several --------------------------------------------------------------------------
@pytest.mark.rule("F-ORB-18", "F-STR-15")
def test_several_upgrades_come_in_their_owners_order() -> None:
    table = striker("rain_of_fire", "drop_pods", strikes="any_advance").rolls("dmmm d")
    table.order(S, "advance", "tile_10a").go("use", "strike tile_10a_se illedrias")
    assert table.asks == "next-upgrade"
    assert table.offers() == ["flip rain_of_fire", "flip drop_pods", "done"]
    table.go("flip rain_of_fire")
    assert table.dice(S) == "ddmmm", "the fifth die is a second shield"
    table.go("done", "use")
    assert table.state.owned[S][3:] == [2, 2]
    assert table.count(S, "illedrias", "space_marine")


@pytest.mark.rule("F-ORB-18")
def test_the_other_order_leaves_drop_pods_without_its_price() -> None:
    table = striker("rain_of_fire", "drop_pods", strikes="any_advance").rolls("dmmm d")
    table.order(S, "advance", "tile_10a").go("use", "strike tile_10a_se illedrias", "flip drop_pods")
    assert table.asks == "upgrade", "one shield die does not pay; Rain of Fire is left"
    table.go("done")
    assert table.state.owned[S][3:] == [1, 2]
    assert not table.count(S, "illedrias", "space_marine")


@pytest.mark.rule("F-ORB-18")
def test_no_more_upgrades_but_the_one_in_use_goes_on() -> None:
    table = striker("rain_of_fire", "drop_pods", strikes="any_advance").rolls("ddmm")
    table.order(S, "advance", "tile_10a").go("use", "strike tile_10a_se illedrias", "done", "use")
    assert table.state.owned[S][3:] == [1, 2]
    assert table.count(S, "illedrias", "space_marine")


@pytest.mark.rule("F-ORB-18")
def test_games_begun_before_keep_the_order_of_the_cards() -> None:
    table = striker("rain_of_fire", "drop_pods", strikes="any_advance", rules=OLDER).rolls("dmmm d")
    table.order(S, "advance", "tile_10a").go("use", "strike tile_10a_se illedrias")
    assert table.offers() == ["use", "done"]


# -- Wraithbone Singers ----------------------------------------------------------------------------
def singer(rules: int = 3) -> Table:
    """A factory, Wraithbone Singers beside the board, a Deploy order there."""
    table = printed("eldar", "chaos", rules=rules).build(S, "argovia", "factory").put(S, "turaci", aspect_warrior=1)
    table.upgrade(S, "wraithbone_singers")
    return table.bases()


@pytest.mark.rule("F-STR-15", "FX-123")
def test_wraithbone_singers_are_turned_by_the_second_structure() -> None:
    table = singer().order(S, "deploy", "tile_10a")
    assert table.asks == "deploy"
    table.go("done")
    assert table.offers("build bastion") == ["build bastion turaci full", "build bastion argovia full"]
    assert table.state.owned[S][2] == 1
    table.go("build bastion argovia full")
    assert table.state.owned[S][2] == 2
    assert table.structures("argovia")[1] == ["factory", "bastion"]


@pytest.mark.rule("F-STR-15", "F-DEF-20")
def test_a_first_structure_leaves_them_face_up() -> None:
    table = singer().order(S, "deploy", "tile_10a").go("done", "build bastion turaci full")
    assert table.state.owned[S][2] == 1
    table = singer().order(S, "deploy", "tile_10a").go("done")
    assert table.why("build factory argovia full") == "structure-there F-DEF-20"
    table.state.owned[S][2] = 2
    assert not table.offers("build bastion argovia")
    assert table.why("build bastion argovia full") == "structure-there F-DEP-14"


@pytest.mark.rule("F-STR-15")
def test_games_begun_before_are_asked_at_the_start_of_the_order() -> None:
    assert singer(OLDER).order(S, "deploy", "tile_10a").asks == "upgrade"
