"""Chapters 11 to 15: Deploy, assets, Dominate, Strategise, orbital strikes."""

import pytest

from starhold.games.forbidden_stars.rules.deploy import deploy_limit
from starhold.games.forbidden_stars.rules.strategise import settle_upgrades
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.rule("FX-47", "F-DEP-3", "F-DEP-4", "F-DEP-5", "F-DEP-6", "F-DEP-19", "F-DEP-18")
def test_two_factories_add_up_and_units_go_anywhere_friendly_or_uncontrolled() -> None:
    table = Table().build(S, "argovia", "factory").build(S, "illedrias", "factory").materiel(S, 14)
    table.order(S, "deploy", "tile_10a")
    assert deploy_limit(table.state, S) == 6
    places = {text.split()[2] for text in table.offers("buy scout")}
    assert places == {"turaci", "argovia", "illedrias"}
    assert {text.split()[2] for text in table.offers("buy strike_cruiser")} == {"tile_10a_se"}
    table.go(*["buy scout turaci full"] * 5, "buy strike_cruiser tile_10a_se full")
    assert table.asks == "capacity" or not table.offers("buy")
    assert table.count(S, "turaci", "scout", 0) == 5


@pytest.mark.rule("FX-48", "F-DEP-2", "F-DEP-12", "F-DEP-13", "F-DEP-1")
def test_without_a_factory_only_a_structure() -> None:
    table = Table().put(S, "argovia", scout=2).order(S, "deploy", "tile_10a")
    assert table.asks == "build"
    assert {text.split()[2] for text in table.offers("build")} == {"argovia"}
    assert not table.offers("buy")
    table.go("build city argovia full")
    assert table.asks == "hold"


@pytest.mark.rule("FX-49", "F-DEP-8", "F-DEP-9", "F-AST-4", "F-AST-7", "F-AST-8", "F-AST-2")
def test_forge_and_cache() -> None:
    table = Table().cities(S, 1).build(S, "argovia", "factory").materiel(S, 3).assets(S, 1, 1, 0)
    table.order(S, "deploy", "tile_10a")
    assert table.offers("buy land_raider")
    assert all("cache" in text for text in table.offers("buy land_raider"))
    table.go("buy land_raider argovia cache")
    assert table.held(S) == {"forge": 0, "cache": 0, "reinforcement": 0}
    assert table.state.materiel[S] == 1
    table = Table().cities(S, 1).build(S, "argovia", "factory").materiel(S, 3).assets(S, 0, 1, 0)
    assert not table.order(S, "deploy", "tile_10a").offers("buy land_raider")


@pytest.mark.rule("FX-50", "F-AST-5", "F-AST-6", "F-DEP-10")
def test_two_forges_on_a_titan() -> None:
    table = Table().cities(S, 2).build(S, "argovia", "factory").materiel(S, 5).assets(S, 2, 1, 0)
    table.order(S, "deploy", "tile_10a").go("buy warlord_titan argovia cache")
    assert table.held(S)["forge"] == 0
    assert table.state.materiel[S] == 2
    for level, forge in ((2, 1), (1, 2)):
        table = Table().cities(S, level).build(S, "argovia", "factory").materiel(S, 5).assets(S, forge, 1, 0)
        assert not table.order(S, "deploy", "tile_10a").offers("buy warlord_titan")


@pytest.mark.rule("FX-51", "F-AST-9", "F-DEP-21", "F-LIM-9")
def test_free_infantry() -> None:
    table = Table().build(S, "illedrias", "factory").materiel(S, 2).assets(S, 0, 0, 1).order(S, "deploy", "tile_10a")
    table.go("free illedrias", "buy scout illedrias full")
    assert table.count(S, "illedrias") == 2
    assert table.asks in ("hold", "build")
    table = Table().build(S, "illedrias", "factory").put(S, "nicea", scout=3).put(S, "pergam", scout=3)
    table.materiel(S, 2).assets(S, 0, 0, 1).order(S, "deploy", "tile_10a")
    assert not table.offers("free")
    assert not table.offers("buy scout")
    table = Table(reinforcement_deploy=False).build(S, "illedrias", "factory").assets(S, 0, 0, 1)
    assert not table.order(S, "deploy", "tile_10a").offers("free")


@pytest.mark.rule("FX-52", "F-DEP-11", "F-DEP-14", "F-DEF-20")
def test_a_placed_unit_makes_a_world_ready_for_a_structure() -> None:
    table = Table().build(S, "illedrias", "factory").order(S, "deploy", "tile_10a")
    table.go("buy scout turaci full", "done")
    assert {text.split()[2] for text in table.offers("build")} == {"turaci"}


@pytest.mark.rule("FX-53", "F-DEP-7", "F-DEP-20")
def test_into_a_full_area() -> None:
    table = Table().cities(S, 1).build(S, "illedrias", "factory").put(S, "illedrias", scout=2)
    table.order(S, "deploy", "tile_10a").go("buy space_marine illedrias full")
    while table.asks != "capacity":
        table.go("done")
    assert (table.actor, len(table.offers())) == (S, 2)
    table.go("remove illedrias scout")
    assert table.count(S, "illedrias") == 2


@pytest.mark.rule("F-DEP-15")
def test_structures_have_prices_and_a_cache_helps() -> None:
    table = Table().put(S, "argovia", scout=1).materiel(S, 1).assets(S, 0, 1, 0).order(S, "deploy", "tile_10a")
    assert table.offers("build") == [f"build {name} argovia cache" for name in ("city", "factory", "bastion")]
    table.go("build city argovia cache")
    assert table.state.materiel[S] == 0


@pytest.mark.rule("F-LIM-10", "F-LIM-18", "F-DEP-17")
def test_with_nine_structures_nothing_can_be_built() -> None:
    table = Table().put(S, "argovia", scout=1)
    for world in ("nicea", "smyrna", "pergam", "laodicea", "turaci", "illedrias", "onodin", "solanum", "purge"):
        table.build(S, world, "city")
    assert table.order(S, "deploy", "tile_10a").asks == "hold"


# -- Dominate --------------------------------------------------------------------------------------
@pytest.mark.rule("FX-54", "F-DOM-1", "F-DOM-3", "F-AST-12", "F-AST-3", "F-LIM-15", "F-DOM-7")
def test_never_more_than_three_tokens_of_a_type() -> None:
    table = Table().put(S, "turaci", 1, scout=1).assets(S, 0, 0, 2).order(S, "dominate", "tile_10a")
    assert table.held(S)["reinforcement"] == 3


@pytest.mark.rule("FX-55", "F-DOM-2", "F-DOM-4")
def test_a_joker_at_the_limit() -> None:
    table = Table().put(S, "onodin", scout=1).put(S, "solanum", scout=1).assets(S, 3, 3, 2)
    table.order(S, "dominate", "tile_4a")
    assert list(table.held(S).values()) == [3, 3, 3]
    table = Table().put(S, "onodin", scout=1).assets(S, 3, 1, 2).order(S, "dominate", "tile_4a")
    assert table.offers() == ["asset cache", "asset reinforcement"]
    table = Table().put(S, "onodin", scout=1).materiel(S, 0).assets(S, 3, 3, 3).order(S, "dominate", "tile_4a")
    assert table.asks == "hold"


@pytest.mark.rule("FX-56", "F-DOM-6", "F-DOM-9", "F-DEP-16", "F-DOM-5", "F-DOM-12", "F-CARD-13")
def test_tokens_first_then_ork_spores() -> None:
    table = Table("orks", "chaos").put(S, "solanum", ork_boyz=1).materiel(S, 0).order(S, "dominate", "tile_4a")
    assert table.held(S)["cache"] == 1
    assert table.offers() == ["buy ork_boyz solanum cache", "done"]
    table.go("buy ork_boyz solanum cache")
    assert table.count(S, "solanum", "ork_boyz") == 2
    assert table.state.materiel[S] == 0


@pytest.mark.rule("FX-126", "F-DOM-10", "F-CARD-14")
def test_for_the_emperor() -> None:
    table = Table().put(S, "argovia", 1, scout=1).materiel(S, 1).order(S, "dominate", "tile_10a")
    table.go("use")
    assert table.count(S, "argovia", "space_marine", 0) == 1
    assert table.state.materiel[S] == 0
    table = Table().put(S, "argovia", scout=1).put(S, "nicea", space_marine=6).order(S, "dominate", "tile_10a")
    assert table.asks == "hold"


@pytest.mark.rule("FX-127", "F-DOM-11")
def test_taint_of_chaos() -> None:
    table = Table().put(C, "noatun", cultist=1).put(C, "purge", 1, cultist=1).storm("V", 2, 1)
    table.order(C, "dominate", "tile_12a")
    assert "area turaci" in table.offers()
    table.go("area turaci")
    assert table.asks in ("effect", "hold")
    while table.asks != "hold":
        table.go("unit seat2 noatun cultist steady")
    assert (table.count(C, "turaci"), table.count(C, "purge", "cultist", 1)) == (1, 1)


@pytest.mark.rule("F-DOM-13")
def test_webway_portal() -> None:
    table = Table("eldar", "chaos").put(S, "argovia", wraithguard=1).put(S, "nicea", aspect_warrior=1)
    table.order(S, "dominate", "tile_10a")
    assert {"area nicea", "area smyrna"} <= set(table.offers())
    table.go("area nicea")
    while table.asks != "hold":
        table.go("unit seat1 argovia wraithguard steady")
    assert table.count(S, "nicea") == 2


@pytest.mark.rule("F-DOM-8")
def test_a_discarded_dominate_gives_nothing() -> None:
    from starhold.games.forbidden_stars.rules.operations import Operations

    table = Table().bases().put(S, "turaci", scout=1).lay(S, "dominate", "tile_10a").run(Operations())
    table.go("reveal tile_10a", "discard")
    assert list(table.held(S).values()) == [0, 0, 0]


# -- Strategise ------------------------------------------------------------------------------------
def strategist(level: int = 1, materiel: int = 5) -> Table:
    return Table().cities(S, level).put(S, "argovia", scout=1).materiel(S, materiel)


@pytest.mark.rule("FX-57", "F-STR-1", "F-STR-3", "F-STR-4", "F-AST-11")
def test_level_and_price() -> None:
    table = strategist().order(S, "strategise", "tile_10a")
    bought = {text.split()[1] for text in table.offers("upgrade")}
    assert bought == {"crusade", "direct_the_faithful", "recruitment_worlds", "rain_of_fire"}
    titles = {text.split()[1] for text in table.offers("title")}
    assert titles == {"drop_pod_assault", "glory_and_death", "hold_the_line", "veteran_scouts"}
    table.go("upgrade crusade")
    assert not table.offers("upgrade")
    table.go("title hold_the_line ambush")
    assert table.state.materiel[S] == 1
    assert table.asks == "hold"


@pytest.mark.rule("FX-58", "F-STR-5", "F-STR-6", "F-STR-7", "F-LIM-5", "F-INV-3")
def test_pair_swap() -> None:
    table = strategist(2, 14).order(S, "strategise", "tile_10a").go("title hold_the_line ambush")
    titles = table.state.titles[S]
    assert (titles.count(1), titles[table.title(S, "ambush")]) == (5, 2)
    table.go("done")
    table.order(S, "strategise", "tile_10a").go("title break_the_line hold_the_line")
    assert titles[table.title(S, "hold_the_line")] == 0
    assert titles.count(1) == 5


@pytest.mark.rule("FX-59", "F-STR-2")
def test_buying_needs_a_unit_in_the_system() -> None:
    table = Table().cities(S, 1).build(S, "argovia", "factory").order(S, "strategise", "tile_10a")
    assert table.asks == "hold"
    table = Table(strategise_needs_unit=False).cities(S, 1).build(S, "argovia", "factory")
    assert table.order(S, "strategise", "tile_10a").asks == "strategise"


@pytest.mark.rule("FX-60", "F-STR-9", "F-STR-10", "F-STR-17")
def test_token_swap() -> None:
    table = strategist(2, 14)
    table.lay(S, "advance", "tile_1a").lay(S, "advance", "tile_1a", 1)
    table.order(S, "strategise", "tile_10a").go("upgrade crusade waiting", "done")
    assert table.state.upgrade_on[:2] == [-1, -1]
    settle_upgrades(table.state)
    assert table.state.upgrade_on[:2].count(0) == 1
    table.state.place_of = [-1] * 16
    table.state.stacks = [[] for _ in table.state.stacks]
    table.order(S, "strategise", "tile_10a").go("upgrade rain_of_fire", "done")
    assert sorted(table.state.upgrade_on[:2]) == [0, 3]
    table.order(S, "strategise", "tile_10a")
    assert table.offers("upgrade drop_pods") == ["upgrade drop_pods crusade", "upgrade drop_pods rain_of_fire"]
    table.go("upgrade drop_pods crusade")
    assert table.state.owned[S][0] == 0


@pytest.mark.rule("FX-61", "F-STR-11", "F-STR-12", "F-STR-13", "F-STR-14")
def test_an_upgraded_token_looks_like_any_other() -> None:
    from tests.rules.forbidden_stars.table import GAME

    table = Table().put(S, "illedrias", scout=1)
    table.upgrade(S, "crusade")
    table.lay(S, "advance", "tile_10a")
    view = GAME.view(table.state, C)
    assert view["systems"][4]["stack"] == [{"seat": S}]
    assert view["seats"][S]["upgrades"] == {"crusade": "owned"}
    plain = Table().put(S, "illedrias", scout=1).lay(S, "advance", "tile_10a")
    assert GAME.view(plain.state, C)["systems"][4]["stack"] == view["systems"][4]["stack"]


# -- orbital strikes -------------------------------------------------------------------------------
def cruisers(count: int = 2) -> Table:
    return Table().put(S, "tile_10a_se", strike_cruiser=count)


@pytest.mark.rule("FX-62", "F-ORB-1", "F-ORB-2", "F-ORB-4", "F-ORB-5", "F-ORB-6", "F-ORB-7", "F-ORB-10", "F-ORB-11",
                  "F-ORB-12", "F-ORB-3", "F-ORB-9", "F-ORB-13", "F-ORB-18")  # fmt: skip
def test_a_basic_strike() -> None:
    table = cruisers().put(C, "illedrias", chaos_space_marine=1, cultist=1).put(C, "turaci", cultist=1)
    table.rolls("oood").order(S, "advance", "tile_10a")
    assert table.offers() == ["strike tile_10a_se illedrias", "done"]
    table.go("strike tile_10a_se illedrias")
    assert (table.asks, table.actor) == ("damage", C)
    table.go("hit seat2 cultist")
    assert (table.count(C, "illedrias", "chaos_space_marine", 0), table.count(C, "illedrias")) == (1, 1)
    table = cruisers().put(C, "illedrias", chaos_space_marine=1, cultist=1).rolls("oood")
    table.order(S, "advance", "tile_10a").go("strike tile_10a_se illedrias", "hit seat2 chaos_space_marine")
    assert table.count(C, "illedrias", "cultist") == table.count(C, "illedrias") == 1


@pytest.mark.rule("FX-63", "F-ORB-8", "F-ORB-14")
def test_a_bastion_bars_strikes_unless_a_card_says_otherwise() -> None:
    table = cruisers().put(C, "illedrias", cultist=1).build(C, "illedrias", "bastion").order(S, "advance", "tile_10a")
    assert table.asks == "hold"
    table = cruisers().put(C, "illedrias", cultist=1).build(C, "illedrias", "bastion").rolls("ooom")
    table.order(S, "advance", "tile_10a", "drop_pods").go("strike tile_10a_se illedrias", "hit seat2 bastion")
    assert table.structures("illedrias")[1] == []


@pytest.mark.rule("FX-64", "F-ORB-16")
def test_strike_or_combat() -> None:
    table = cruisers().put(C, "illedrias", cultist=1).put(C, "turaci", cultist=1).put(S, "argovia", scout=1)
    table.order(S, "advance", "tile_10a").go("march scout argovia turaci")
    while table.asks != "hold":
        assert table.asks != "strike"
        table.go(table.offers()[0])


@pytest.mark.rule("FX-65", "F-ORB-15")
def test_eight_dice_and_the_owner_keeps_a_structure() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1, battle_barge=2).put(C, "illedrias", cultist=1)
    table.build(C, "illedrias", "city").rolls("oooooooo").order(S, "advance", "tile_10a")
    table.go("strike tile_10a_se illedrias")
    rolled = [event.args["faces"] for event in table.state.events or [] if event.type == "dice-rolled"]
    assert rolled == [(0,) * 8]
    assert table.structures("illedrias") == (C, ["city"])
    table = (
        Table().put(S, "tile_10a_se", strike_cruiser=1).build(C, "illedrias", "city").order(S, "advance", "tile_10a")
    )
    assert table.offers("strike")


@pytest.mark.rule("F-ORB-17", "F-STR-18")
def test_strikes_by_upgrade_only() -> None:
    table = Table(orbital_strike="upgrade_only").put(S, "tile_10a_se", strike_cruiser=1).put(C, "illedrias", cultist=1)
    assert table.order(S, "advance", "tile_10a").asks == "hold"
    table = Table(orbital_strike="upgrade_only").put(S, "tile_10a_se", strike_cruiser=1).put(C, "illedrias", cultist=1)
    assert table.order(S, "advance", "tile_10a", "rain_of_fire").offers("strike")
