"""Chapter 8: Advance. Most tests are worked examples on board B1."""

import pytest

from starhold.games.forbidden_stars.model import Moved
from starhold.kernel.game import Value
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.rule("FX-13", "F-ADV-2", "F-ADV-3")
def test_units_come_from_one_adjacent_system_only() -> None:
    table = Table().put(S, "tile_1a_ne", strike_cruiser=1).put(S, "tile_10a_se", strike_cruiser=1)
    table.order(S, "advance", "tile_2a")
    assert table.offers() == ["source tile_1a", "source tile_10a", "stay"]
    table.go("source tile_10a")
    assert {text.split()[2] for text in table.offers("ship")} == {"tile_10a_se"}
    assert {text.split()[3] for text in table.offers("ship")} == {"tile_2a_se", "tile_2a_sw"}


@pytest.mark.rule("FX-14", "F-ADV-7")
def test_ships_need_no_path() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1).order(S, "advance", "tile_2a").go("source tile_10a")
    assert table.offers("ship strike_cruiser tile_10a_se tile_2a_se")
    assert table.offers("ship strike_cruiser tile_10a_se tile_2a_sw")


@pytest.mark.rule("FX-15", "F-ADV-8", "F-STORM-2")
def test_a_storm_closes_the_edge() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1).put(S, "tile_1a_ne", strike_cruiser=1).storm("H", 1, 1)
    table.order(S, "advance", "tile_2a")
    assert table.offers() == ["source tile_1a", "stay"]


def scouts_on_turaci(void: str, **options: Value) -> Table:
    return Table(**options).put(S, "turaci", scout=2).put(S, void, strike_cruiser=1).order(S, "advance", "tile_2a")


@pytest.mark.rule("FX-16", "F-ADV-9", "F-ADV-10", "F-DEF-8", "F-DEF-2")
def test_ground_units_pass_own_space_and_end_on_worlds() -> None:
    table = scouts_on_turaci("tile_2a_sw").go("source tile_10a")
    if table.asks == "ships":
        table.go("done")
    assert table.offers("march") == ["march scout turaci pergam direct"]


@pytest.mark.rule("FX-17", "F-ADV-6", "F-ADV-12", "F-ADV-1")
def test_ships_move_first_and_open_the_path() -> None:
    table = scouts_on_turaci("tile_10a_se").go("source tile_10a", "ship strike_cruiser tile_10a_se tile_2a_sw")
    assert table.offers("march") == ["march scout turaci pergam direct"]
    table = scouts_on_turaci("tile_10a_se", advance_path="snapshot")
    table.go("source tile_10a", "ship strike_cruiser tile_10a_se tile_2a_sw")
    assert table.asks == "hold"


@pytest.mark.rule("F-ADV-32")
def test_a_system_from_which_nothing_could_come_cannot_be_chosen() -> None:
    alone = Table().put(S, "turaci", scout=2).order(S, "advance", "tile_2a")
    assert alone.offers() == ["stay"]
    for void in ("tile_2a_sw", "tile_2a_se", "tile_10a_se"):
        assert "source tile_10a" in scouts_on_turaci(void).offers(), "a ship opens the way, or comes itself"
    barred = Table().put(S, "turaci", scout=2).put(S, "tile_2a_se", strike_cruiser=1)
    barred.put(C, "tile_2a_sw", iconoclast_destroyer=1).order(S, "advance", "tile_2a")
    assert barred.offers() == ["stay"], "a contested void is no path (F-ADV-17)"
    before = scouts_on_turaci("tile_2a_se", advance_path="snapshot")
    assert before.offers() == ["stay"], "ways were judged before the ships"


@pytest.mark.rule("F-ADV-32")
def test_a_table_of_older_rules_still_offers_every_system_with_units() -> None:
    table = Table().put(S, "turaci", scout=2)
    table.state.config.rules = 1
    assert table.order(S, "advance", "tile_2a").offers() == ["source tile_10a", "stay"]


@pytest.mark.rule("FX-18", "F-ADV-17")
def test_contested_space_is_no_path() -> None:
    table = Table().put(S, "turaci", scout=2).put(S, "tile_10a_se", strike_cruiser=1)
    table.put(C, "tile_2a_sw", iconoclast_destroyer=1)
    table.order(S, "advance", "tile_2a").go("source tile_10a", "ship strike_cruiser tile_10a_se tile_2a_sw")
    assert table.asks == "card"
    assert table.state.here == table.area("tile_2a_sw")


@pytest.mark.rule("FX-19", "F-ADV-13", "F-ADV-29")
def test_a_world_taken_in_this_order_opens_no_path() -> None:
    table = Table().put(S, "solanum", scout=3).order(S, "advance", "tile_10a").go("source tile_4a")
    assert {text.split()[3] for text in table.offers("march")} == {"turaci"}
    table.go("march scout solanum turaci")
    assert {text.split()[3] for text in table.offers("march")} == {"turaci"}


@pytest.mark.rule("FX-20", "F-ADV-11")
def test_no_detour_round_a_storm() -> None:
    table = Table().put(S, "illedrias", scout=2).put(S, "tile_2a_se", strike_cruiser=1).put(S, "lytheria", scout=1)
    table.storm("V", 2, 1).order(S, "advance", "tile_12a")
    assert "source tile_10a" not in table.offers()
    table.go("source tile_3a")
    assert not table.offers("march scout illedrias")


@pytest.mark.rule("FX-21", "F-ADV-5", "F-ADV-22", "F-ADV-23", "F-ADV-21")
def test_five_units_may_enter_and_surplus_is_removed_by_its_owner() -> None:
    table = Table().put(S, "turaci", scout=4).put(S, "illedrias", space_marine=2).put(S, "argovia", scout=1)
    table.order(S, "advance", "tile_10a")
    for _ in range(2):
        table.go("march space_marine illedrias argovia")
    for _ in range(3):
        table.go("march scout turaci argovia")
    assert not [text for text in table.offers("march") if text.split()[3] == "argovia"]
    table.go("done")
    assert table.count(S, "argovia") == 6
    assert table.asks == "capacity"
    assert table.offers() == ["remove argovia scout steady", "remove argovia space_marine steady"]
    table.go("remove argovia scout", "remove argovia space_marine")
    assert table.count(S, "argovia") == 4
    assert table.asks == "hold"


def illedrias_and_a_cruiser() -> Table:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1).put(S, "illedrias", scout=2)
    return table.put(C, "tile_12a_se", iconoclast_destroyer=1)


@pytest.mark.rule("FX-22", "F-ADV-14", "F-ADV-15")
def test_one_contested_area_an_order() -> None:
    table = illedrias_and_a_cruiser().put(C, "noatun", cultist=2).order(S, "advance", "tile_12a")
    table.go("source tile_10a", "ship strike_cruiser tile_10a_se tile_12a_se")
    assert table.asks == "card"
    table = illedrias_and_a_cruiser().put(C, "noatun", cultist=2).order(S, "advance", "tile_12a")
    table.go("source tile_10a", "done")
    assert table.offers("march scout illedrias noatun")


@pytest.mark.rule("FX-23", "F-ADV-16", "F-ADV-18", "F-ADV-31", "F-DEF-28", "F-CBT-66")
def test_a_lone_factory_is_taken_beside_a_fight() -> None:
    table = illedrias_and_a_cruiser().build(C, "noatun", "factory").order(S, "advance", "tile_12a")
    table.go("source tile_10a", "ship strike_cruiser tile_10a_se tile_12a_se", "march scout illedrias noatun")
    assert table.holds("noatun") == -2
    table.go("done")
    while table.asks != "hold":
        table.go(table.offers()[0])
    assert table.holds("noatun") == S
    assert table.structures("noatun") == (S, ["factory"])


@pytest.mark.rule("FX-24", "F-ADV-20", "F-ADV-28")
def test_routed_units_do_not_move_but_keep_a_void_friendly() -> None:
    table = Table().put(S, "turaci", 1, space_marine=1).put(S, "argovia", scout=1).order(S, "advance", "tile_10a")
    assert not table.offers("march space_marine")
    table = Table().put(S, "turaci", scout=2).put(S, "tile_2a_sw", 1, strike_cruiser=1)
    table.order(S, "advance", "tile_2a").go("source tile_10a")
    assert table.offers("march scout turaci pergam")


@pytest.mark.rule("FX-25", "F-ADV-27", "F-ADV-4")
def test_a_unit_moves_once_an_order_and_again_with_the_next() -> None:
    table = Table().put(S, "illedrias", scout=1).order(S, "advance", "tile_12a")
    table.go("source tile_10a", "march scout illedrias noatun")
    assert not table.offers("march")
    assert table.asks == "hold"
    table.order(S, "advance", "tile_12a")
    assert table.offers("march scout noatun venefirous")


@pytest.mark.rule("FX-26", "F-ADV-25", "F-DEF-10", "F-DEF-21")
def test_a_structure_left_behind_keeps_control() -> None:
    for structures, holder in ((["city"], S), ([], -1)):
        table = Table().put(S, "argovia", scout=1).build(S, "argovia", *structures).order(S, "advance", "tile_10a")
        table.go("march scout argovia turaci")
        assert table.holds("argovia") == holder
        assert table.state.command(S) == len(structures)


@pytest.mark.rule("F-ADV-26")
def test_objective_tokens_stay_when_units_come() -> None:
    table = Table().put(S, "illedrias", scout=1)
    place = table.area("venefirous") * 2 + S
    table.state.objectives[place] = 1
    table.put(S, "noatun", scout=1).order(S, "advance", "tile_12a").go("stay", "march scout noatun venefirous")
    assert table.state.objectives[place] == 1


@pytest.mark.rule("F-ADV-24")
def test_the_active_player_removes_surplus_first() -> None:
    table = Table().put(S, "illedrias", scout=2, space_marine=1).put(C, "lytheria", cultist=4, chaos_space_marine=1)
    table.order(C, "advance", "tile_1a")
    assert (table.asks, table.actor) == ("capacity", C)
    table.go("remove lytheria cultist")
    assert (table.asks, table.actor) == ("capacity", S)


@pytest.mark.rule("F-ADV-19")
def test_a_captured_city_counts_at_once() -> None:
    table = Table().put(S, "illedrias", scout=1).build(C, "noatun", "city").order(S, "advance", "tile_12a")
    table.go("source tile_10a", "march scout illedrias noatun")
    assert (table.state.command(S), table.state.command(C)) == (1, 0)


@pytest.mark.rule("FX-155", "F-CBT-75")
def test_captures_come_last_and_together() -> None:
    table = Table("space_marines", "eldar").put(C, "argovia", falcon=1, aspect_warrior=2).put(S, "argovia", scout=1)
    table.build(S, "argovia", "city").build(S, "turaci", "factory").deck(C, "wave_serpent")
    table.state.active = C
    table.clash("argovia", ("wave_serpent", ""), ("m", ""), attacker=C, bout=3)
    table.state.origins = [table.area("solanum")]
    table.go("use", "area turaci", "unit seat2 argovia aspect_warrior", "unit seat2 argovia aspect_warrior")
    assert table.state.queue == []
    assert table.holds("turaci") == -2


@pytest.mark.rule("F-ADV-30")
def test_units_moved_by_a_card_do_not_count_for_the_order() -> None:
    table = Table("space_marines", "eldar").put(C, "argovia", falcon=1, aspect_warrior=2).put(S, "argovia", scout=1)
    table.state.moves = [Moved(table.area("argovia"), table.kind(C, "aspect_warrior"), table.area("solanum"))] * 2
    table.deck(C, "wave_serpent").clash("argovia", ("wave_serpent", ""), ("m", ""), attacker=C)
    table.go("use", "area turaci")
    assert table.offers("unit seat2 argovia aspect_warrior steady")


@pytest.mark.rule("FX-152", "F-LIM-18", "F-LIM-10")
def test_without_control_tokens_the_conqueror_picks_what_stays() -> None:
    table = Table().put(S, "illedrias", scout=1).build(C, "noatun", "city", "factory")
    for world in ("nicea", "smyrna", "pergam", "laodicea", "turaci", "argovia", "onodin", "solanum"):
        table.build(S, world, "bastion")
    table.order(S, "advance", "tile_12a").go("source tile_10a", "march scout illedrias noatun")
    assert table.offers() == ["keep city", "keep factory"]
    table.go("keep factory")
    assert table.structures("noatun") == (S, ["factory"])
    assert table.state.structures(S) == 9
