"""Chapters 2 and 3: definitions and limits."""

import pytest

from starhold.games.forbidden_stars.components.catalog import BASTION_DICE, BASTION_HEALTH, BASTION_MORALE, PRICES
from starhold.games.forbidden_stars.rules.effects.dice import FACE_OF, give_tokens
from starhold.games.forbidden_stars.rules.purchase import Terms, unit_offers
from tests.rules.forbidden_stars.table import GAME, C, S, Table


def beside(table: Table, name: str) -> set[str]:
    return {table.state.board.names[area] for area, _ in table.state.board.near[table.area(name)]}


@pytest.mark.rule("F-DEF-1", "F-DEF-3", "F-DEF-4", "F-LIM-2")
def test_tiles_and_faces() -> None:
    faces = GAME.catalog.faces
    assert len(faces) == 24
    assert len(GAME.catalog.common) == 8
    for face in faces:
        assert len(face.areas) == 4
        assert sum(area.world for area in face.areas) == (3 if face.id[5:7] in ("10", "11", "12") else 2)
        assert all(area.capacity for area in face.areas)


@pytest.mark.rule("F-DEF-7", "F-DEF-8", "F-DEF-9")
def test_neighbours_inside_and_across_tiles() -> None:
    table = Table()
    assert beside(table, "turaci") == {"illedrias", "argovia", "tile_2a_sw", "solanum"}
    assert beside(table, "illedrias") == {"turaci", "tile_10a_se", "tile_2a_se", "noatun"}
    assert "tile_10a_se" not in beside(table, "turaci")


@pytest.mark.rule("F-DEF-9")
def test_a_turned_tile_turns_its_areas() -> None:
    table = Table()
    table.state.layout[4] = table.state.layout[4]._replace(turn=1)
    table.state.unfold()
    assert table.state.board.names[16:20] == ["argovia", "turaci", "illedrias", "tile_10a_se"]


@pytest.mark.rule("F-DEF-10", "F-DEF-11", "F-DEF-13")
def test_control() -> None:
    table = Table().put(S, "argovia", 1, scout=1).build(C, "noatun", "factory").put(S, "turaci", scout=1)
    table.put(C, "turaci", cultist=1)
    assert [table.holds(a) for a in ("argovia", "noatun", "turaci", "purge")] == [S, C, -2, -1]


@pytest.mark.rule("F-DEF-16", "F-DEF-17", "F-DEF-19", "F-LIM-17")
def test_bastions_units_and_dice() -> None:
    assert (BASTION_DICE, BASTION_HEALTH, BASTION_MORALE, PRICES) == (2, 3, 2, (3, 2, 2))
    assert [FACE_OF[value] for value in range(1, 7)] == [0, 0, 0, 1, 1, 2]
    table = Table("space_marines", "eldar").bases().build(S, "noatun", "bastion").put(C, "noatun", aspect_warrior=1)
    table.clash("noatun", ("", "howling_banshees"), ("", "m")).go("use")
    assert table.structures("noatun")[1] == ["bastion"]
    assert not table.events("unit-routed")
    figures = sum(unit.box for faction in GAME.catalog.factions for unit in faction.units)
    assert figures == 105


@pytest.mark.rule("F-DEF-22", "F-DEF-21")
def test_more_than_three_cities_raise_nothing_useful() -> None:
    assert max(unit.level for faction in GAME.catalog.factions for unit in faction.units) == 3
    assert max(card.level for faction in GAME.catalog.factions for card in faction.cards) == 3
    assert Table().cities(S, 3).build(S, "laodicea", "city").state.command(S) == 4


@pytest.mark.rule("F-DEF-23")
def test_turn_order_is_clockwise_from_the_first_player() -> None:
    table = Table("space_marines", "chaos", "orks")
    table.state.first = 2
    assert table.state.turn_order() == [2, 0, 1]


@pytest.mark.rule("F-DEF-25", "F-LIM-9")
def test_destroyed_units_can_be_bought_again() -> None:
    table = Table().put(S, "nicea", scout=6).build(S, "argovia", "factory")
    area = [table.area("argovia")]
    assert not [o for o in unit_offers(table.state, S, Terms(area)) if o[1] == 0]
    table.put(S, "nicea", scout=-1)
    assert [o for o in unit_offers(table.state, S, Terms(area)) if o[1] == 0]


@pytest.mark.rule("F-DEF-24", "F-AST-1")
def test_what_lies_in_a_play_area_is_public() -> None:
    seat = GAME.view(Table().assets(S, 1, 2, 3).state, C)["seats"][S]
    assert seat["assets"] == {"forge": 1, "cache": 2, "reinforcement": 3}
    assert {"materiel", "collected", "orders", "upgrades", "deck"} <= set(seat)


@pytest.mark.rule("F-LIM-11", "F-LIM-12")
def test_structures_and_combat_tokens_never_run_out() -> None:
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.state.fight, table.state.attacker, table.state.defender = 1, S, C
    give_tokens(table.state, S, 0, 20)
    assert table.shown(S) == (20, 0)
    table = Table()
    for world in ("nicea", "smyrna", "pergam", "laodicea", "turaci", "illedrias", "argovia", "onodin", "solanum"):
        table.build(S, world, "city")
    table.build(C, "noatun", "city")
    assert (table.state.structures(S), table.state.structures(C)) == (9, 1)


@pytest.mark.rule("F-LIM-7")
def test_six_objectives_have_names() -> None:
    assert all(len(faction.objectives) == 6 for faction in GAME.catalog.factions)


@pytest.mark.rule("F-LIM-14")
def test_the_dial_stays_between_0_and_14() -> None:
    table = Table().materiel(S, 12)
    table.state.pay(S, -5)
    assert table.state.materiel[S] == 14
    table.state.pay(S, 20)
    assert table.state.materiel[S] == 0
