"""Chapter 10: retreat, rout, rally (S attacked noatun from 10A unless stated)."""

import pytest

from starhold.games.forbidden_stars.rules.retreat import Retreat, havens
from tests.rules.forbidden_stars.table import C, S, Table


def beaten(table: Table, area: str, attacker: int, *origins: str, by_order: bool = True) -> Table:
    """A combat in which somebody has to retreat."""
    state = table.state
    state.fight, state.here, state.attacker, state.defender = 1, table.area(area), attacker, 1 - attacker
    state.origins, state.by_order = [table.area(name) for name in origins], int(by_order)
    return table


def places(table: Table, seat: int, ship: bool = False) -> set[str]:
    return {table.state.board.names[area] for area in havens(table.state, seat, ship)}


@pytest.mark.rule("FX-41", "F-RET-3", "F-RET-7", "F-RET-14", "F-RET-1")
def test_defenders_go_to_friendly_areas_even_full_ones() -> None:
    table = Table().bases().put(C, "noatun", cultist=2).put(S, "noatun", scout=1).put(C, "venefirous", cultist=3)
    beaten(table, "noatun", S, "illedrias")
    assert places(table, C) == {"venefirous"}
    table.run(Retreat(C))
    assert (table.count(C, "venefirous"), table.count(C, "venefirous", "cultist", 1)) == (5, 2)
    assert table.count(C, "noatun") == 0


@pytest.mark.rule("FX-42", "F-RET-2", "F-RET-8", "F-RET-9", "F-RET-4")
def test_defenders_go_nowhere_near_the_attackers() -> None:
    table = Table().put(C, "noatun", cultist=2).put(S, "noatun", scout=1).put(S, "venefirous", scout=1)
    beaten(table, "noatun", S, "illedrias")
    assert places(table, C) == {"purge", "lytheria"}
    table.run(Retreat(C))
    assert (table.actor, len(table.offers())) == (C, 2)
    table = Table().put(C, "noatun", cultist=2).put(S, "noatun", scout=1).put(S, "venefirous", scout=1)
    beaten(table, "noatun", S, "illedrias", "purge")
    assert places(table, C) == {"lytheria"}


@pytest.mark.rule("FX-43", "F-RET-12", "F-RET-13", "F-RET-6")
def test_without_a_haven_the_units_are_destroyed() -> None:
    table = Table().put(C, "noatun", cultist=2).put(S, "noatun", scout=1).put(S, "venefirous", scout=1)
    table.put(S, "purge", scout=1).storm("H", 2, 1)
    beaten(table, "noatun", S, "illedrias").run(Retreat(C))
    assert table.state.on_board(C, table.kind(C, "cultist")) == 0


@pytest.mark.rule("FX-44", "F-RET-10")
def test_attackers_go_back_to_one_origin() -> None:
    table = Table().put(S, "noatun", scout=1, land_raider=1).put(C, "noatun", cultist=1)
    beaten(table, "noatun", S, "illedrias", "purge").run(Retreat(S))
    assert table.offers() == ["retreat illedrias", "retreat purge"]
    table.go("retreat purge")
    assert table.count(S, "purge", "", 1) == 2


@pytest.mark.rule("FX-45", "F-RET-11", "F-CBT-73")
def test_attackers_brought_by_a_card_cannot_retreat() -> None:
    table = Table().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=1).put(S, "illedrias", scout=1)
    beaten(table, "noatun", S, by_order=False).run(Retreat(S))
    assert table.count(S, "noatun") == 0
    table = Table().put(S, "noatun", scout=1, space_marine=1).put(C, "noatun", cultist=1).deck(S, "reconnaissance")
    table.clash("noatun", ("reconnaissance", ""), ("m", ""))
    table.go("choose 0", "use")
    assert not table.offers("unit")


@pytest.mark.rule("FX-46", "F-RET-5")
def test_ships_need_no_path_but_no_storm() -> None:
    table = Table().put(C, "tile_12a_se", iconoclast_destroyer=1).put(S, "tile_12a_se", strike_cruiser=1)
    beaten(table, "tile_12a_se", S, "tile_10a_se")
    assert places(table, C, True) == {"tile_3a_nw", "tile_3a_se"}
    table.storm("H", 2, 1)
    assert places(table, C, True) == set()


@pytest.mark.rule("FX-148")
def test_attackers_from_two_sides_bar_both() -> None:
    table = Table().put(S, "noatun", scout=2).put(C, "noatun", cultist=1)
    beaten(table, "noatun", S, "illedrias", "purge")
    assert places(table, C) == {"venefirous", "lytheria"}


@pytest.mark.rule("F-RET-15")
def test_an_origin_held_by_the_enemy_does_not_qualify() -> None:
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).put(C, "illedrias", cultist=1)
    beaten(table, "noatun", S, "illedrias")
    assert places(table, S) == set()


@pytest.mark.rule("F-RET-16", "FX-84", "F-CARD-22", "F-CBT-14")
def test_reconnaissance() -> None:
    table = Table().bases().put(S, "noatun", scout=2).put(C, "noatun", cultist=1).put(S, "illedrias", scout=1)
    table.state.origins = [table.area("illedrias")]
    table.clash("noatun", ("reconnaissance", "khornes_rage"), ("m", ""))
    assert table.state.peeked == [1, 0]
    table.go("choose 0")
    assert table.shown(S) == (2, 0)
    table.go("use")
    assert table.count(S, "illedrias", "scout", 1) == 1
    assert table.dice(S) == ""
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", "reconnaissance"), ("", "m"), attacker=C)
    assert table.state.peeked == [0, 0]
    assert table.offers() == ["choose 0", "choose 1"]


@pytest.mark.rule("F-RET-21", "F-RET-22", "F-RET-23")
def test_rally_and_rout_add_and_take_no_dice() -> None:
    table = Table("space_marines", "eldar").bases().put(S, "noatun", scout=1).put(C, "noatun", aspect_warrior=1)
    table.rolls("dddd").clash("noatun", ("faith_in_the_emperor", "howling_banshees"), ("", "m"))
    assert table.state.attacker == S
    while table.asks == "effect":
        table.go(table.offers()[0])
    assert table.count(S, "noatun", "scout", 1) == 1
    assert (len(table.dice(S)), len(table.dice(C))) == (2, 1)
