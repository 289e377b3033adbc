"""Why not: set-up, orders, movement, retreat and strikes; each refusal with its reason, clause and figures."""

import pytest

from starhold.games.forbidden_stars.components.board import Laid
from starhold.games.forbidden_stars.rules.orbital_strike import Strike
from starhold.games.forbidden_stars.rules.placing import LayTile, PlaceStorm
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.retreat import Retreat
from starhold.games.forbidden_stars.rules.storms import StormMove
from tests.rules.forbidden_stars.table import C, S, Table


def laid(table: Table, number: int, column: int, seat: int) -> Laid:
    """A tile of the layout on another cell."""
    return table.state.layout[number]._replace(turn=0, column=column, row=4, seat=seat)


def test_laying_a_tile() -> None:
    table = Table(first_tile="free")
    table.state.layout = [laid(table, 0, 4, S), laid(table, 1, 5, S)]
    table.state.tiles[S] = [10]
    table.run(LayTile(S))
    tile = table.offers("lay")[0].split()[1]
    assert table.why("lay tile_5a 0 d5") == "tile-not-yours F-SETUP-9"
    assert table.why(f"lay {tile} 4 d5") == "no-such-turn F-SETUP-16"
    assert table.why(f"lay {tile} 0 e5") == "cell-taken F-SETUP-14"
    assert table.why(f"lay {tile} 0 f6") == ""
    assert table.why(f"lay {tile} 0 h5") == "tile-touches-nothing F-SETUP-14"
    table.state.layout.append(laid(table, 0, 6, C))
    assert table.why(f"lay {tile} 0 h5") == "board-too-large F-SETUP-15"
    table.state.layout = []
    assert table.why(f"lay {tile} 0 e4") == "first-tile-cell F-SETUP-13"


def test_the_first_tile_keeps_its_central_place() -> None:
    table = Table("space_marines", "chaos", "orks")
    table.state.layout = [laid(table, 0, 4, S), laid(table, 1, 5, S)]
    table.state.tiles[S] = [10]
    table.run(LayTile(S))
    tile = table.offers("lay")[0].split()[1]
    assert table.why(f"lay {tile} 0 g5") == "board-too-large F-SETUP-13"
    assert f"lay {tile} 0 d5" in table.offers()


def forces(last: int = 0) -> Table:
    """S has laid tile 10A and places forces."""
    table = Table()
    table.state.pieces[S] = [3, 1, 0, 0, 0, 0, 0, 1, 0]
    frame = LayTile(S, last)
    frame.step, frame.system = 2, table.system("tile_10a")
    return table.build(S, "argovia", "city").put(S, "illedrias", scout=2).run(frame)


@pytest.mark.rule("F-SETUP-17", "F-SETUP-18", "F-SETUP-19", "F-SETUP-20")
def test_placing_forces() -> None:
    table = forces()
    assert table.why("place space_marine argovia") == "piece-not-in-hand F-SETUP-5"
    assert table.why("place scout onodin") == "not-your-tile F-SETUP-19"
    assert table.why("place scout nicea") == "other-tile F-SETUP-17"
    assert table.why("place scout tile_10a_se") == "wrong-kind-of-area F-SETUP-18"
    assert table.why("place strike_cruiser argovia") == "wrong-kind-of-area F-SETUP-18"
    assert table.why("place scout illedrias") == "area-full F-SETUP-20 limit=2"
    assert table.why("place factory argovia") == "structure-there F-SETUP-20"
    assert table.why("place factory tile_10a_se") == "wrong-kind-of-area F-SETUP-18"
    assert forces(1).why("done") == "pieces-left F-SETUP-22 has=5"


def objectives(*factions: str, **options: str) -> Table:
    """S has laid tile 10A; the opponents' objectives come next."""
    table = Table(*factions, **options)
    seats = len(table.state.seats)
    table.state.due = [[0 if one == other else 2 for other in range(seats)] for one in range(seats)]
    frame = LayTile(S)
    frame.step, frame.system = 1, table.system("tile_10a")
    return table.run(frame)


@pytest.mark.rule("F-SETUP-23", "F-SETUP-25", "F-SETUP-26", "F-SETUP-27")
def test_placing_objectives() -> None:
    table = objectives("space_marines", "chaos", "orks")
    assert table.why("objective seat1 argovia") == "own-objective F-SETUP-23"
    assert table.why("objective seat2 nicea") == "other-tile F-SETUP-23"
    assert table.why("objective seat2 turaci") == "world-not-marked F-SETUP-25"
    table = objectives("space_marines", "chaos", "orks", "eldar").go("objective seat2 argovia")
    assert table.why("objective seat2 illedrias") == "objective-placed F-SETUP-27"
    assert "objective seat3 argovia" in table.offers()


@pytest.mark.rule("F-SETUP-28")
def test_placing_objectives_as_printed() -> None:
    table = Table("space_marines", "chaos", "orks", "eldar", objectives_per_tile="print")
    table.state.due = [[0, 1, 2, 0], [2] * 4, [2] * 4, [2] * 4]
    frame = LayTile(S)
    frame.step, frame.system = 1, table.system("tile_10a")
    table.run(frame)
    assert table.why("objective seat2 argovia") == "other-rival-first F-SETUP-28"
    assert table.why("objective seat4 argovia") == "no-objective-left F-SETUP-28"
    table = objectives("space_marines", "chaos", "orks", "eldar", objectives_per_tile="print")
    table.go("objective seat2 argovia")
    assert table.why("objective seat3 argovia") == "marked-world-taken F-SETUP-26"


@pytest.mark.rule("F-SETUP-32")
def test_placing_a_storm() -> None:
    assert Table().storm("H", 1, 1).run(PlaceStorm(S)).why("edge b2n") == "storm-on-edge F-SETUP-32"


@pytest.mark.rule("F-PLAN-5", "F-PLAN-7", "FX-6")
def test_laying_an_order() -> None:
    table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).run(Planning())
    assert table.why("order advance tile_1a") == "system-too-far F-PLAN-5"
    table.go("order advance tile_10a", "order advance tile_12a", "order advance tile_10a", "order deploy tile_12a")
    assert table.why("order advance tile_10a") == "no-token-left F-PLAN-7"
    assert table.grey()["order:advance"] == "no-token-left F-PLAN-7"
    assert table.grey()["system:tile_1a"] == "system-too-far F-PLAN-5"
    assert "system:tile_2a" not in table.grey()


@pytest.mark.rule("F-PLAN-7")
def test_laying_an_upgraded_order_twice() -> None:
    table = Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1)
    table.upgrade(S, "crusade")
    table.run(Planning()).go("order advance+crusade tile_10a", "order deploy tile_12a")
    assert table.why("order advance+crusade tile_10a") == "token-used F-PLAN-7"


@pytest.mark.rule("F-OPS-2", "F-OPS-3")
def test_revealing() -> None:
    table = Table().bases().lay(S, "advance", "tile_10a").lay(C, "advance", "tile_10a").lay(S, "deploy", "tile_12a")
    table.lay(C, "deploy", "tile_2a").operations()
    assert table.why("reveal tile_1a") == "no-token-there F-OPS-2"
    assert table.why("reveal tile_10a") == "token-covered F-OPS-3"
    assert table.why("reveal tile_2a") == "no-own-token-there F-OPS-3"
    assert table.grey() == {
        "system:tile_10a": "token-covered F-OPS-3",
        "system:tile_2a": "no-own-token-there F-OPS-3",
    }


@pytest.mark.rule("F-EVT-10", "F-EVT-11")
def test_playing_a_scheme() -> None:
    table = Table().bases().scheme(S, "exterminatus").lay(S, "advance", "tile_10a").operations()
    assert table.why("scheme unwavering_resolve") == "scheme-not-held F-EVT-10 card=unwavering_resolve"
    later = "scheme-at-another-time F-EVT-11 card=exterminatus when=orbital-before_roll"
    assert table.why("scheme exterminatus") == later
    assert table.grey()["card:exterminatus"] == later
    table = Table().bases().scheme(S, "unwavering_resolve").lay(S, "advance", "tile_10a").operations()
    assert table.why("scheme unwavering_resolve") == "scheme-does-nothing F-EVT-11 card=unwavering_resolve"
    table = Table().bases().scheme(S, "unwavering_resolve").lay(S, "advance", "tile_10a").put(S, "turaci", 1, scout=1)
    assert "scheme unwavering_resolve" in table.operations().offers()


@pytest.mark.rule("F-STORM-5", "F-STORM-6", "F-STORM-10", "FX-73")
def test_moving_a_storm() -> None:
    table = Table().storm("V", 1, 0).storm("H", 1, 1).storm("H", 2, 1)
    table.state.storm_moved[2] = 1
    table.run(StormMove(S, 2))
    assert table.why("storm c2n c1n") == "storm-has-moved F-STORM-5"
    assert table.why("storm b1w b2n") == "storm-on-edge F-STORM-6"
    assert table.why("storm b1w c2w") == "arrow-elsewhere F-STORM-10"
    assert table.grey() == {"storm:c2n": "storm-has-moved F-STORM-5"}


@pytest.mark.rule("F-ADV-2", "F-ADV-8", "F-ADV-20", "F-ADV-32")
def test_a_system_that_sends_units() -> None:
    table = Table().put(S, "noatun", scout=1).put(S, "solanum", 1, scout=1).put(S, "pergam", scout=1).storm("H", 1, 1)
    table.order(S, "advance", "tile_10a")
    assert table.why("source tile_10a") == "source-is-active F-ADV-2"
    assert table.why("source tile_1a") == "not-adjacent F-ADV-2"
    assert table.why("source tile_2a") == "storm-between F-ADV-8 edge=b2n"
    assert table.why("source tile_4a") == "only-routed-there F-ADV-20"
    assert "source tile_12a" in table.offers()
    grey = table.grey()
    assert (grey["system:tile_4a"], grey["system:tile_3a"]) == ("only-routed-there F-ADV-20", "not-adjacent F-ADV-2")
    assert "system:tile_12a" not in grey
    table = Table().put(S, "noatun", scout=1).order(S, "advance", "tile_10a")
    assert table.why("source tile_2a") == "no-units-there F-ADV-2"
    table = Table().put(S, "turaci", scout=1).order(S, "advance", "tile_2a")
    assert table.why("source tile_10a") == "no-way-from-there F-ADV-32"
    assert table.grey()["system:tile_10a"] == "no-way-from-there F-ADV-32"


@pytest.mark.rule("F-ADV-3", "F-ADV-4", "F-ADV-5", "F-ADV-6", "F-ADV-7", "F-ADV-14", "F-ADV-20")
def test_moving_ships() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1).put(S, "tile_10a_se", 1, battle_barge=1)
    table.put(S, "tile_1a_ne", strike_cruiser=1).put(S, "illedrias", scout=1).put(S, "tile_2a_sw", battle_barge=1)
    table.order(S, "advance", "tile_2a").go("source tile_10a")
    assert table.why("ship scout illedrias tile_2a_sw") == "not-a-ship F-ADV-6"
    assert table.why("march scout illedrias pergam direct") == "ships-first F-ADV-6"
    assert table.why("ship strike_cruiser tile_1a_ne tile_2a_sw") == "from-elsewhere F-ADV-2"
    assert table.why("ship battle_barge tile_10a_se tile_2a_sw") == "unit-routed F-ADV-20"
    assert table.why("ship strike_cruiser tile_2a_se tile_2a_sw") == "no-such-unit-there F-ADV-2"
    assert table.why("ship battle_barge tile_2a_sw tile_2a_sw") == "stays-there F-ADV-4"
    assert table.why("ship strike_cruiser tile_10a_se tile_1a_ne") == "outside-active-system F-ADV-3"
    assert table.why("ship strike_cruiser tile_10a_se pergam") == "wrong-kind-of-area F-ADV-7"
    table.go("ship battle_barge tile_2a_sw tile_2a_se")
    assert table.why("ship battle_barge tile_2a_se tile_2a_sw") == "unit-has-moved F-ADV-4"
    table.go("done")
    assert table.why("ship strike_cruiser tile_10a_se tile_2a_sw") == "ships-have-moved F-ADV-6"


@pytest.mark.rule("F-ADV-14")
def test_ships_may_contest_one_area() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=3).put(C, "tile_2a_sw", iconoclast_destroyer=1)
    table.put(C, "tile_2a_se", iconoclast_destroyer=1).order(S, "advance", "tile_2a")
    table.go("source tile_10a", "ship strike_cruiser tile_10a_se tile_2a_sw")
    assert table.why("ship strike_cruiser tile_10a_se tile_2a_se") == "one-contest F-ADV-14 area=tile_2a_sw"


@pytest.mark.rule("F-ADV-5")
def test_five_units_enter_an_area() -> None:
    table = Table().put(S, "turaci", scout=4, space_marine=3).order(S, "advance", "tile_10a")
    for unit in ("scout", "scout", "scout", "scout", "space_marine"):
        table.go(f"march {unit} turaci argovia")
    assert table.why("march space_marine turaci argovia direct") == "five-have-entered F-ADV-5 limit=5"


def march(table: Table, *go: str) -> Table:
    """S resolves an Advance into 12A, ships left alone."""
    table.order(S, "advance", "tile_12a").go("source tile_10a", *go)
    if table.asks == "ships":
        table.go("done")
    return table


@pytest.mark.rule("F-ADV-9", "F-ADV-10", "F-ADV-13", "F-ADV-17")
def test_moving_ground_units() -> None:
    table = (
        Table().put(S, "illedrias", scout=2).put(S, "argovia", space_marine=1).put(S, "tile_10a_se", strike_cruiser=1)
    )
    table = march(table.put(S, "turaci", 1, scout=1))
    assert table.why("march strike_cruiser tile_10a_se purge direct") == "not-a-ground-unit F-ADV-6"
    assert table.why("march scout illedrias tile_12a_se direct") == "ground-into-void F-ADV-10"
    assert table.why("march scout turaci noatun direct") == "unit-routed F-ADV-20"
    assert table.why("march scout illedrias venefirous direct") == "path-not-friendly F-ADV-9 area=noatun"
    assert table.why("march scout illedrias noatun purge") == "other-way F-ADV-9"
    table.go("march scout illedrias noatun")
    assert table.why("march scout illedrias venefirous direct") == "taken-just-now F-ADV-13 area=noatun"
    table = march(Table().put(S, "illedrias", scout=1).put(C, "noatun", cultist=1).put(S, "venefirous", scout=1))
    assert table.why("march scout illedrias venefirous direct") == "enemy-on-path F-ADV-9 area=noatun"
    table = Table(advance_path="snapshot").put(S, "illedrias", scout=2)
    table = march(table).go("march scout illedrias noatun")
    assert table.why("march scout illedrias venefirous direct") == "taken-just-now F-ADV-12 area=noatun"


@pytest.mark.rule("F-ADV-17")
def test_a_contested_space_is_named() -> None:
    table = Table().put(S, "turaci", scout=2).put(S, "tile_10a_se", strike_cruiser=1).put(S, "laodicea", scout=2)
    table.put(C, "tile_2a_sw", iconoclast_destroyer=1)
    table.order(S, "advance", "tile_2a").go("source tile_10a", "ship strike_cruiser tile_10a_se tile_2a_sw")
    assert table.asks == "ground"
    assert table.why("march scout turaci pergam direct") == "contested-on-path F-ADV-17 area=tile_2a_sw"


@pytest.mark.rule("F-ADV-8", "F-ADV-14")
def test_storms_and_second_contests_on_the_ground() -> None:
    table = Table("chaos", "space_marines").put(S, "illedrias", cultist=1).put(S, "tile_10a_se", iconoclast_destroyer=1)
    table.put(S, "purge", cultist=1).storm("V", 2, 1).order(S, "advance", "tile_12a", "from_the_warp")
    table.go("source tile_10a", "done")
    assert table.why("march cultist illedrias noatun direct") == "storm-on-path F-ADV-8 edge=c2w"
    table = Table().put(S, "illedrias", scout=2).put(S, "tile_10a_se", strike_cruiser=1)
    table = march(table.put(C, "noatun", cultist=1).put(C, "purge", cultist=1), "done", "march scout illedrias noatun")
    assert table.why("march scout illedrias purge direct") == "one-contest F-ADV-14 area=noatun"


# -- retreat ---------------------------------------------------------------------------------------
def retreat(table: Table, loser: int, *origins: str) -> Table:
    """The side that lost on noatun, S being the attacker, looks for a haven."""
    state = table.state
    state.fight, state.here, state.attacker, state.defender, state.by_order = 1, table.area("noatun"), S, C, 1
    state.origins = [table.area(name) for name in origins]
    return table.run(Retreat(loser))


@pytest.mark.rule("F-RET-4", "F-RET-6", "F-RET-7", "F-RET-8", "F-RET-9", "F-RET-12", "F-STORM-2")
def test_where_a_defender_may_not_retreat() -> None:
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).put(S, "purge", scout=1)
    table = retreat(table.storm("H", 2, 1), C, "illedrias")
    assert table.asks == "hold", "only venefirous is left"
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).put(S, "purge", scout=1)
    table = retreat(table, C, "illedrias")
    assert table.why("retreat noatun") == "retreat-leaves F-RET-1"
    assert table.why("retreat tile_12a_se") == "wrong-kind-of-area F-DEF-2"
    assert table.why("retreat nicea") == "retreat-too-far F-RET-4"
    assert table.why("retreat purge") == "area-is-enemy F-RET-12"
    assert table.why("retreat argovia") == "attackers-came-from-there F-RET-9"
    assert table.why("retreat azernikh") == "no-friendly-chain F-RET-6"
    assert table.grey()["area:argovia"] == "attackers-came-from-there F-RET-9"
    assert "area:venefirous" not in table.grey()
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).put(C, "purge", cultist=1)
    table = retreat(table.put(C, "venefirous", cultist=1).storm("H", 2, 1), C, "illedrias")
    assert table.why("retreat lytheria") == "storm-between F-STORM-2 edge=c2n"
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).put(C, "purge", cultist=1)
    table = retreat(table.put(C, "venefirous", cultist=1), C, "illedrias")
    assert table.why("retreat lytheria") == "friendly-area-first F-RET-7"


@pytest.mark.rule("F-RET-10")
def test_where_an_attacker_may_not_retreat() -> None:
    table = Table().put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table = retreat(table, S, "illedrias", "purge")
    assert table.why("retreat venefirous") == "not-where-they-came-from F-RET-10"
    assert table.offers() == ["retreat illedrias", "retreat purge"]
    table.state.by_order = 0
    assert table.why("retreat illedrias") == "cannot-retreat F-RET-11"


# -- strikes ---------------------------------------------------------------------------------------
@pytest.mark.rule("F-ORB-4", "F-ORB-5", "F-ORB-6", "F-ORB-7", "F-ORB-8", "F-ORB-10")
def test_what_cannot_be_struck() -> None:
    table = Table().put(S, "tile_12a_se", strike_cruiser=1).put(S, "tile_2a_se", strike_cruiser=1)
    table.put(S, "tile_2a_sw", 1, strike_cruiser=1).put(C, "laodicea", cultist=1)
    table.put(C, "noatun", cultist=1).put(C, "purge", cultist=1).build(C, "venefirous", "bastion")
    table.state.system = table.system("tile_12a")
    table.run(Strike(S))
    assert table.why("strike tile_2a_se laodicea") == "strike-from-elsewhere F-ORB-6"
    assert table.why("strike purge venefirous") == "no-ships-there F-ORB-4"
    assert table.why("strike tile_12a_se laodicea") == "target-elsewhere F-ORB-6"
    assert table.why("strike tile_12a_se tile_12a_se") == "target-not-a-world F-ORB-5"
    assert table.why("strike tile_12a_se noatun") == "target-not-adjacent F-ORB-7"
    assert table.why("strike tile_12a_se venefirous") == "bastion-bars F-ORB-8"
    assert table.offers("strike") == ["strike tile_12a_se purge"]
    assert table.grey() == {
        "area:noatun": "target-not-adjacent F-ORB-7",
        "area:venefirous": "bastion-bars F-ORB-8",
    }
    table.state.system = table.system("tile_2a")
    assert table.why("strike tile_2a_se pergam") == "target-not-enemy F-ORB-5"
    assert table.why("strike tile_2a_sw pergam") == "ships-routed F-ORB-10"
    table.state.system = table.system("tile_3a")
    assert table.why("strike tile_3a_nw azernikh") == "no-ships-there F-ORB-4"


def test_something_else_is_decided() -> None:
    table = Table().bases().lay(S, "advance", "tile_10a").operations()
    assert table.why("buy scout argovia full") == "not-this-step F-DEP-1"
    assert table.why("done") == "not-this-step F-OPS-12"
    assert table.why("unit seat1 argovia scout steady") == "not-this-step F-CARD-26"
    assert table.why("auto planning.end 0") == "auto-already-so F-EVT-17"
