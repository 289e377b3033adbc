"""Why not: purchases, structures, assets and upgrades; what is short, and by how much."""

import pytest

from starhold.games.forbidden_stars.rules.dominate import Icons
from starhold.games.forbidden_stars.rules.effects.economy import Robbed
from tests.rules.forbidden_stars.table import C, S, Table


def deploy(materiel: int = 6, level: int = 0, forge: int = 0, cache: int = 0, **units: int) -> Table:
    """S resolves Deploy on 10A with a factory on argovia (4)."""
    table = Table().cities(S, level).build(S, "argovia", "factory").materiel(S, materiel).assets(S, forge, cache)
    return table.put(S, "turaci", **units).order(S, "deploy", "tile_10a")


@pytest.mark.rule("F-DEP-4", "F-DEP-5", "F-DEP-8", "F-DEP-9", "F-DEP-10", "F-AST-4", "F-AST-7", "F-LIM-9")
def test_buying_a_unit() -> None:
    table = deploy(3, 0).put(C, "illedrias", cultist=1)
    assert table.why("buy bastion argovia full") == "not-sold F-DEF-16"
    assert table.why("buy land_raider argovia full") == "command-short F-DEP-8 needs=2 has=0"
    assert table.why("buy space_marine argovia full") == "forge-for-level F-AST-4 needs=1 has=0"
    assert table.why("buy scout nicea full") == "outside-active-system F-DEP-4"
    assert table.why("buy scout illedrias full") == "area-not-open F-DEP-4"
    assert table.why("buy scout tile_10a_se full") == "wrong-kind-of-area F-DEP-5"
    assert table.why("buy scout argovia cache") == "no-cache F-AST-7"
    assert table.why("build bastion turaci full") == "units-first F-DEP-1"
    table = deploy(3, 2, 1)
    assert table.why("buy land_raider argovia full") == "materiel-short F-DEP-9 needs=4 has=3 short=1"
    assert table.why("buy warlord_titan argovia full") == "forges-short F-AST-6 needs=2 has=1"
    assert table.grey()["unit:land_raider"] == "materiel-short F-DEP-9 needs=4 has=3 short=1"
    assert table.grey()["unit:warlord_titan"] == "forges-short F-AST-6 needs=2 has=1"
    assert "unit:scout" not in table.grey()
    table = deploy(5, 2)
    assert table.why("buy battle_barge tile_10a_se full") == "forges-short F-DEP-10 needs=1 has=0"
    table = deploy(4, 2, 0, 1, space_marine=1).put(S, "turaci", scout=6)
    assert table.why("buy scout argovia full") == "supply-empty F-LIM-9"


@pytest.mark.rule("F-DEP-9", "F-AST-7")
def test_a_discount_on_nothing() -> None:
    table = deploy(6, 0, 0, 1)
    table.state.delta = -2
    assert table.why("buy scout argovia cache") == "price-is-zero F-DEP-9"


@pytest.mark.rule("F-DEP-2", "F-DEP-3", "F-DEP-1", "F-DEP-12", "F-AST-9")
def test_the_limits_of_a_deploy_order() -> None:
    table = Table().put(S, "argovia", scout=1).build(S, "illedrias", "factory").materiel(S, 9)
    table.order(S, "deploy", "tile_10a").go("buy scout argovia full", "buy scout argovia full")
    assert table.asks == "build"
    assert table.why("buy scout argovia full") == "units-are-done F-DEP-1"
    assert table.why("free argovia") == "units-are-done F-DEP-1"
    table = Table("orks", "chaos").build(S, "illedrias", "factory").materiel(S, 9).put(S, "argovia", ork_boyz=1)
    table.order(S, "deploy", "tile_10a", "werk_fasta").go("buy ork_boyz argovia full", "buy ork_boyz argovia full")
    assert table.asks == "build"
    table = Table("orks", "chaos").materiel(S, 9).put(S, "argovia", ork_boyz=1)
    table.order(S, "deploy", "tile_10a", "werk_fasta")
    assert table.asks == "deploy"
    assert table.why("buy ork_boyz argovia full") == "no-factory F-DEP-2"
    assert table.grey()["unit:ork_boyz"] == "no-factory F-DEP-2"
    assert table.grey()["asset:reinforcement"] == "no-factory F-DEP-2"
    assert table.go("build factory argovia full").asks == "deploy"
    assert table.why("build city argovia full") == "one-structure F-DEP-12"
    assert table.grey()["structure:city"] == "one-structure F-DEP-12"
    table.go(*["buy ork_boyz argovia full"] * 3)
    assert table.state.materiel[S] == 1


@pytest.mark.rule("F-DEP-3")
def test_the_deploy_limit_is_told() -> None:
    table = deploy(14).go(*["buy scout argovia full"] * 3)
    table.state.stack[-1].bought = 4  # type: ignore[attr-defined]
    assert table.why("buy scout argovia full") == "deploy-limit F-DEP-3 limit=4"


@pytest.mark.rule("F-AST-9", "F-LIM-9")
def test_free_infantry_that_is_not_to_be_had() -> None:
    table = deploy()
    assert table.why("free argovia") == "no-reinforcement F-AST-9"
    assert table.grey()["asset:reinforcement"] == "no-reinforcement F-AST-9"
    table.assets(S, 0, 0, 1)
    assert table.why("free tile_10a_se") == "wrong-kind-of-area F-DEP-5"
    assert table.why("free nicea") == "outside-active-system F-DEP-4"
    table.state.delta = -1
    assert table.why("free argovia") == "purchase-under-way F-AST-9"
    table = deploy(6, 0, 0, 0, scout=6).assets(S, 0, 0, 1)
    assert table.why("free argovia") == "supply-empty F-LIM-9"
    table = Table(reinforcement_deploy=False).build(S, "argovia", "factory").assets(S, 0, 0, 1)
    assert table.order(S, "deploy", "tile_10a").why("free argovia") == "no-free-infantry F-AST-9"


@pytest.mark.rule("F-DEP-13", "F-DEP-14", "F-DEP-15", "F-LIM-18", "F-DEF-20")
def test_building() -> None:
    table = Table().put(S, "turaci", scout=1).put(S, "illedrias", scout=1).build(S, "argovia", "city").materiel(S, 2)
    table.order(S, "deploy", "tile_10a")
    assert table.why("build city turaci full") == "materiel-short F-DEP-15 needs=3 has=2 short=1"
    assert table.why("build factory turaci cache") == "no-cache F-AST-7"
    assert table.why("build factory nicea full") == "outside-active-system F-DEP-13"
    assert table.why("build factory tile_10a_se full") == "wrong-kind-of-area F-DEF-2"
    assert table.why("build factory argovia full") == "structure-there F-DEP-14"
    assert table.grey() == {"structure:city": "materiel-short F-DEP-15 needs=3 has=2 short=1"}
    table = Table().build(S, "argovia", "city").put(S, "turaci", scout=1).order(S, "deploy", "tile_10a")
    assert table.why("build factory illedrias full") == "area-not-friendly F-DEP-13"
    for world in ("nicea", "pergam", "laodicea", "azernikh", "lytheria", "onodin", "solanum"):
        table.build(S, world, "bastion")
    assert table.why("build factory turaci full") == "no-control-token F-LIM-18"
    table = Table("eldar", "chaos").build(S, "argovia", "city", "factory").put(S, "turaci", aspect_warrior=1)
    table.order(S, "deploy", "tile_10a", "wraithbone_singers").go("done")
    assert table.why("build bastion argovia full") == "structure-there F-DEF-20"


@pytest.mark.rule("F-AST-2", "F-AST-3", "F-LIM-8", "F-CARD-12")
def test_assets() -> None:
    table = Table().assets(S, 3, 1, 1).run(Icons(S, [Table().area("onodin")]))
    assert table.why("asset forge") == "no-room F-AST-3"
    assert table.why("asset cache") == ""
    table.assets(S, 1, 1, 0).put(C, "noatun", reinforcement=12)
    assert table.why("asset reinforcement") == "tokens-out F-LIM-8"
    table = Table("orks", "space_marines", "chaos").assets(1, 1, 1).assets(2, 0, 1).run(Robbed(S, 1))
    assert table.why("seat seat1") == "not-yourself F-CARD-26"
    table.assets(2, 0, 0)
    assert table.why("seat seat3") == "holds-no-asset F-AST-2"
    assert table.go("seat seat2").why("asset reinforcement") == "asset-not-held F-AST-2"
    assert table.why("done") == "must-be-done F-CARD-12"


def strategise(materiel: int = 6, level: int = 1, **options: str) -> Table:
    """S resolves Strategise on 10A with a unit there."""
    table = Table(**options).cities(S, level).put(S, "argovia", scout=1).materiel(S, materiel)
    return table.order(S, "strategise", "tile_10a")


@pytest.mark.rule("F-STR-1", "F-STR-3", "F-STR-4", "F-STR-5", "F-STR-6", "F-STR-7", "F-STR-14")
def test_buying_upgrades() -> None:
    table = strategise(3)
    assert table.why("upgrade drop_pods plain-advance-0") == "command-short F-STR-3 needs=2 has=1"
    assert table.why("title armoured_advance ambush") == "command-short F-STR-3 needs=2 has=1"
    assert table.why("title ambush reconnaissance") == "title-in-deck F-STR-5 card=ambush"
    assert table.why("title hold_the_line veteran_scouts") == "title-not-in-deck F-STR-6 card=veteran_scouts"
    assert table.grey()["card:drop_pods"] == "command-short F-STR-3 needs=2 has=1"
    assert "card:crusade" not in table.grey()
    table = strategise(9).go("upgrade crusade")
    assert table.why("upgrade rain_of_fire plain-advance-1") == "one-order-upgrade F-STR-1"
    table = strategise(9).go("title hold_the_line ambush")
    assert table.why("title glory_and_death reconnaissance") == "one-combat-upgrade F-STR-1"
    table = strategise(9)
    table.state.titles[S][table.title(S, "ambush")] = 2
    assert table.why("title ambush reconnaissance") == "starting-card F-STR-7"
    table.state.owned[S][0] = 1
    assert table.why("upgrade crusade plain-advance-0") == "upgrade-owned F-STR-14"
    table = strategise(1, 2)
    assert table.why("upgrade crusade plain-advance-0") == "materiel-short F-STR-4 needs=2 has=1 short=1"


@pytest.mark.rule("F-STR-9", "F-STR-10", "F-STR-15", "F-STR-17")
def test_the_token_that_an_upgrade_takes() -> None:
    table = strategise(9)
    assert table.why("upgrade crusade plain-deploy-0") == "wrong-order-type F-STR-9"
    assert table.why("upgrade crusade beside") == "swap-a-token F-STR-9"
    assert table.why("upgrade crusade waiting") == "plain-token-first F-STR-9"
    assert table.why("upgrade crusade plain-advance-1") == "token-of-two F-STR-9"
    table = Table().cities(S, 1).put(S, "argovia", scout=1).lay(S, "advance", "tile_2a").materiel(S, 9)
    table.order(S, "strategise", "tile_10a")
    assert table.why("upgrade crusade plain-advance-0") == "token-on-board F-STR-17"
    assert strategise(9, order_upgrade="card_flip").why("upgrade crusade plain-advance-0") == "lies-beside F-STR-15"


@pytest.mark.rule("F-CARD-13", "F-AST-5")
def test_units_and_upgrades_that_a_card_sells() -> None:
    table = Table("orks", "chaos").put(S, "argovia", ork_boyz=1).put(C, "turaci", cultist=1).materiel(S, 9)
    table.order(S, "dominate", "tile_10a")
    assert table.why("buy onslaught_attack_ship tile_10a_se full") == "unit-type-excluded F-CARD-13"
    assert table.why("buy ork_boyz nicea full") == "place-does-not-fit F-CARD-26 must=active_system"
    assert table.why("buy ork_boyz illedrias full") == "place-does-not-fit F-DEF-11 must=friendly"
    assert table.grey()["unit:onslaught_attack_ship"] == "unit-type-excluded F-CARD-13"
    table = Table("chaos", "space_marines").cities(S, 3).build(S, "argovia", "factory").materiel(S, 9).assets(S, 3)
    table.order(S, "deploy", "tile_10a", "dread_ritual").go("done")
    assert table.why("buy chaos_reaver_titan argovia full") == "level-above-card F-AST-5 limit=2"
    table = Table().cities(S, 2).tactic(S, "rites_of_battle")
    assert table.asks == "effect"
    assert table.why("title hold_the_line ambush") == "not-for-this-card F-CARD-13"
    assert table.grey() == {}
    table = Table("chaos", "space_marines").storm("H", 1, 1).put(S, "turaci", cultist=1).put(S, "onodin", cultist=1)
    table.tactic(S, "touched_by_the_warp").go("use", "unit seat1 turaci cultist")
    assert table.why("upgrade complete_destruction plain-advance-0") == "level-above-card F-CARD-14 limit=1"


@pytest.mark.rule("F-STR-15")
def test_the_next_upgrade() -> None:
    table = Table(order_upgrade="card_flip").put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", cultist=2)
    table.upgrade(S, "rain_of_fire")
    table.upgrade(S, "drop_pods")
    table.rolls("dmmm").order(S, "advance", "tile_10a").go("use", "strike tile_10a_se illedrias")
    assert table.why("flip crusade") == "upgrade-not-ready F-STR-15"
