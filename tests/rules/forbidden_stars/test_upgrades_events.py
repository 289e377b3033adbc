"""Order upgrades and events of the worked examples (§23m, §23n)."""

import pytest

from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.deploy import deploy_limit
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.refresh import Tactic
from starhold.games.forbidden_stars.rules.storms import StormMove
from tests.rules.forbidden_stars.table import C, S, Table


def tactic(table: Table, seat: int, name: str) -> Table:
    """Use a tactic."""
    card = [event.id for event in table.state.faction(seat).events].index(name)
    table.state.event_at[seat][card] = 3
    return table.run(Tactic(seat, card))


@pytest.mark.rule("FX-107")
def test_crusade() -> None:
    for friendly, tokens in ((False, 1), (True, 0)):
        table = Table().put(S, "illedrias", scout=2).put(C, "noatun", cultist=2)
        if friendly:
            table.build(S, "purge", "factory")
        table.order(S, "advance", "tile_12a", "crusade").go("source tile_10a", "march scout illedrias noatun", "done")
        assert table.held(S)["reinforcement"] == tokens
        assert table.asks == ("commit" if tokens else "card")


@pytest.mark.rule("FX-108")
def test_direct_the_faithful() -> None:
    table = Table().put(S, "argovia", scout=1).build(S, "argovia", "factory")
    table.order(S, "strategise", "tile_10a", "direct_the_faithful")
    assert table.offers("rebuild") == ["rebuild argovia factory city", "rebuild argovia factory bastion"]
    table.go("rebuild argovia factory city")
    assert table.state.command(S) == 1
    assert table.offers("upgrade crusade")


@pytest.mark.rule("FX-109", "FX-151", "F-DEF-27")
def test_recruitment_worlds() -> None:
    def limit(use: str, **built: tuple[str, ...]) -> int:
        table = Table()
        for world, structures in built.items():
            table.build(S, world, *structures)
        table.order(S, "deploy", "tile_10a", "recruitment_worlds").go(use)
        return deploy_limit(table.state, S)

    assert limit("use", turaci=("bastion",), illedrias=("factory",)) == 5
    assert limit("use", turaci=("bastion",)) == 3
    assert limit("use", argovia=("factory", "bastion")) == 3
    assert limit("done", argovia=("factory", "bastion")) == 4


@pytest.mark.rule("FX-110", "F-ORB-19")
def test_drop_pods() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).build(C, "illedrias", "bastion").rolls("oodd dd oo")
    table.order(S, "advance", "tile_10a", "drop_pods").go("strike tile_10a_se illedrias", "use")
    assert table.structures("illedrias") == (C, ["bastion"])
    assert (table.asks, table.count(S, "illedrias", "space_marine", 0)) == ("card", 1)
    assert (len(table.dice(S)), len(table.dice(C))) == (2, 2)
    assert table.state.origins == []
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).build(C, "illedrias", "city").rolls("oodd")
    table.order(S, "advance", "tile_10a", "drop_pods").go("strike tile_10a_se illedrias", "use")
    assert table.structures("illedrias") == (S, ["city"])


@pytest.mark.rule("FX-149")
def test_routed_defenders_under_drop_pods() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", 1, cultist=1).rolls("oddd")
    table.order(S, "advance", "tile_10a", "drop_pods").go("strike tile_10a_se illedrias", "use")
    assert table.events("dice-rolled") == ["dice-rolled"]
    while table.asks == "retreat":
        table.go(table.offers()[0])
    assert table.holds("illedrias") == S


@pytest.mark.rule("FX-111")
def test_from_the_warp() -> None:
    table = Table().put(C, "noatun", cultist=1).put(C, "tile_12a_se", iconoclast_destroyer=1).storm("V", 2, 1)
    table.order(C, "advance", "tile_10a", "from_the_warp").go("source tile_12a")
    assert table.asks == "ships"
    table.go("ship iconoclast_destroyer tile_12a_se tile_10a_se")
    assert not table.offers("march")


@pytest.mark.rule("FX-112", "F-DEF-26")
def test_favour_of_the_dark_gods() -> None:
    table = Table().put(C, "noatun", cultist=1).order(C, "strategise", "tile_12a", "favour_of_the_dark_gods")
    table.go("token deploy", "token dominate")
    deck = [token for token in range(8, 16) if table.state.place_of[token] == -3]
    assert len(deck) == 2


@pytest.mark.rule("FX-113")
def test_dread_ritual() -> None:
    table = Table().build(C, "lytheria", "city").put(C, "noatun", cultist=2).materiel(C, 2).assets(C, 1, 0, 0)
    table.order(C, "deploy", "tile_12a", "dread_ritual")
    while table.asks == "build":
        table.go("done")
    assert not table.offers("buy chaos_reaver_titan")
    table.go("buy helbrute noatun full")
    assert (table.state.materiel[C], table.held(C)["forge"]) == (0, 0)


def strike(name: str, shown: str, factions: tuple[str, str], **units: int) -> Table:
    """An upgraded order of seat S whose ships strike seat C's units on illedrias."""
    ship = {"space_marines": "strike_cruiser", "chaos": "iconoclast_destroyer", "orks": "onslaught_attack_ship",
            "eldar": "hellebore_frigate"}[factions[0]]  # fmt: skip
    table = Table(*factions).put(S, "tile_10a_se", **{ship: 1}).rolls(shown)
    for unit, count in units.items():
        if unit in ("city", "bastion"):
            table.build(C, "illedrias", unit)
        else:
            table.put(C, "illedrias", **{unit: count})
    table.order(S, "advance", "tile_10a", name)
    return table.go("strike tile_10a_se illedrias")


@pytest.mark.rule("FX-114")
def test_fear_from_above() -> None:
    table = strike("fear_from_above", "oom", ("chaos", "space_marines"), scout=1, space_marine=1).pool(S, "ooom")
    table.go("use", "hit seat2 scout")
    assert table.count(C, "illedrias", "space_marine", 1) == 1
    table = strike("fear_from_above", "oom", ("chaos", "space_marines"), scout=1, space_marine=1).pool(S, "ooom")
    table.go("use", "hit seat2 space_marine")
    assert table.count(C, "illedrias", "scout", 0) == table.count(C, "illedrias") == 1


@pytest.mark.rule("FX-115")
def test_complete_destruction() -> None:
    table = strike("complete_destruction", "dd", ("chaos", "space_marines"), city=1).go("use")
    assert table.structures("illedrias")[1] == []
    table = strike("complete_destruction", "dd", ("chaos", "space_marines"), city=1, scout=1).go("use")
    assert (table.actor, table.offers()) == (C, ["choose 0", "choose 1"])


@pytest.mark.rule("FX-116")
def test_ork_roks() -> None:
    table = Table("orks", "chaos").put(S, "pergam", ork_boyz=3)
    table.order(S, "advance", "tile_10a", "ork_roks").go("source tile_2a")
    assert table.offers("march ork_boyz pergam turaci") == ["march ork_boyz pergam turaci tile_2a_sw"]
    table.go("march ork_boyz pergam turaci", "march ork_boyz pergam turaci")
    assert not table.offers("march ork_boyz pergam")


@pytest.mark.rule("FX-117")
def test_the_green_tide() -> None:
    table = Table("orks", "chaos").bases().put(S, "turaci", ork_boyz=1)
    token = table.upgrade(S, "the_green_tide")
    table.state.stacks[4].append(token)
    table.state.place_of[token] = 4
    table.run(Operations()).go("reveal tile_10a", "resolve", "type dominate")
    while table.asks != "hold":
        table.go("done")
    assert table.held(S)["reinforcement"] == 2
    assert table.state.place_of[token] == -2


@pytest.mark.rule("FX-118")
def test_werk_fasta() -> None:
    table = Table("orks", "chaos").put(S, "turaci", ork_boyz=1).materiel(S, 14)
    table.order(S, "deploy", "tile_10a", "werk_fasta").go("build factory turaci full")
    assert table.offers("buy ork_boyz turaci full")
    table.go(*["buy ork_boyz turaci full"] * 4)
    assert not table.offers("buy")


@pytest.mark.rule("FX-119")
def test_lootin() -> None:
    table = strike("lootin", "dd", ("orks", "space_marines"), scout=1).materiel(S, 14).materiel(C, 0)
    table.go("use")
    assert table.state.materiel == [14, 0]
    assert "die-lost" in table.events()


@pytest.mark.rule("FX-120")
def test_stealin() -> None:
    table = Table("orks", "chaos").put(S, "tile_10a_se", onslaught_attack_ship=1).put(C, "illedrias", cultist=1)
    table.assets(S, 3, 0, 0).assets(C, 1, 0, 0).rolls("m").order(S, "advance", "tile_10a", "stealin")
    table.go("strike tile_10a_se illedrias", "use")
    assert (table.held(S)["forge"], table.held(C)["forge"]) == (3, 0)


@pytest.mark.rule("FX-121", "F-ORB-20")
def test_corsair_raid() -> None:
    table = (
        Table("eldar", "chaos").put(S, "tile_10a_se", hellebore_frigate=2).put(C, "tile_12a_se", iconoclast_destroyer=1)
    )
    table.put(C, "venefirous", cultist=1).put(C, "purge", cultist=1).put(C, "noatun", cultist=1)
    table.order(S, "advance", "tile_12a", "corsair_raid").go("source tile_10a")
    table.go("ship hellebore_frigate tile_10a_se tile_12a_se", "ship hellebore_frigate tile_10a_se tile_12a_se")
    while table.asks not in ("strike", "hold"):
        table.pool(S, "oooooo").pool(C, "")
        table.go(table.offers()[0])
    assert set(table.offers()) == {"strike tile_12a_se venefirous", "strike tile_12a_se purge", "done"}
    table = Table("eldar", "chaos").put(S, "tile_12a_se", hellebore_frigate=1).put(C, "purge", cultist=3)
    table.rolls("mmm").order(S, "advance", "tile_12a", "corsair_raid").go("strike tile_12a_se purge")
    assert table.asks == "hold"


@pytest.mark.rule("F-CBT-71", "F-ORB-19", "F-ORB-20")
def test_a_combat_that_the_extra_strike_causes() -> None:
    """The four factions cannot bring this about, one that a host adds can: both cards in one hand."""
    table = Table().bases().put(S, "tile_10a_se", strike_cruiser=2).build(C, "illedrias", "bastion").rolls("dddd")
    state = table.state
    state.token, state.order, state.system, state.extra = table.upgrade(S, "drop_pods"), 0, table.system("tile_10a"), 1
    frame = Advance(S)
    frame.go(Advance.extra)
    table.run(frame).go("strike tile_10a_se illedrias", "use")
    assert (table.asks, state.here) == ("card", table.area("illedrias"))


@pytest.mark.rule("FX-122")
def test_farseers() -> None:
    table = Table("eldar", "chaos").cities(S, 1).materiel(S, 5)
    table.order(S, "strategise", "tile_10a", "farseers")
    assert table.offers("upgrade")
    assert table.offers("title")


@pytest.mark.rule("FX-123")
def test_wraithbone_singers() -> None:
    table = Table("eldar", "chaos").build(S, "argovia", "factory").build(S, "illedrias", "city", "bastion")
    table.order(S, "deploy", "tile_10a", "wraithbone_singers")
    while table.asks == "deploy":
        table.go("done")
    assert table.offers("build") == ["build city argovia full", "build bastion argovia full"]


@pytest.mark.rule("FX-124")
def test_tactical_strikes() -> None:
    table = Table("eldar", "chaos").put(S, "tile_10a_se", hellebore_frigate=1)
    table.put(C, "illedrias", cultist=1, chaos_space_marine=1).rolls("oom o")
    table.order(S, "advance", "tile_10a", "tactical_strikes").go("strike tile_10a_se illedrias", "use")
    table.go("unit seat2 illedrias chaos_space_marine")
    assert (table.count(C, "illedrias", "chaos_space_marine"), table.count(C, "illedrias", "cultist")) == (0, 1)


@pytest.mark.rule("FX-125")
def test_strafing_run() -> None:
    table = (
        Table("eldar", "chaos").put(S, "tile_10a_se", hellebore_frigate=1).put(C, "illedrias", cultist=1).rolls("odd")
    )
    table.order(S, "advance", "tile_10a", "strafing_run").go("strike tile_10a_se illedrias", "use")
    assert "area tile_2a_se" in table.offers()
    table.go("area tile_2a_se")
    while table.asks != "hold":
        table.go(table.offers()[0])
    assert table.count(S, "tile_2a_se") == 1
    hurt = [event.args["count"] for event in table.state.events or [] if event.type == "damage-dealt"]
    assert hurt == [1]


# -- schemes ---------------------------------------------------------------------------------------
@pytest.mark.rule("FX-128")
def test_exterminatus() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=2).put(C, "illedrias", cultist=4).scheme(S, "exterminatus")
    table.rolls("ddmm d").order(S, "advance", "tile_10a", "rain_of_fire").go("scheme exterminatus")
    table.go("strike tile_10a_se illedrias")
    while table.asks != "hold":
        table.go("done" if "done" in table.offers() else table.offers()[0])
    hurt = [event.args["count"] for event in table.state.events or [] if event.type == "damage-dealt"]
    assert hurt == [5]


@pytest.mark.rule("FX-129")
def test_vicious_raids() -> None:
    table = Table("eldar", "chaos").put(S, "tile_10a_se", hellebore_frigate=1).put(C, "illedrias", cultist=3)
    table.scheme(S, "vicious_raids").rolls("odm oo").order(S, "advance", "tile_10a").go("strike tile_10a_se illedrias")
    assert (table.actor, table.offers()) == (S, ["pass", "scheme vicious_raids"])
    table.go("scheme vicious_raids", "die seat1 defence", "die seat1 morale", "done", "face offence")
    hurt = [event.args["count"] for event in table.state.events or [] if event.type == "damage-dealt"]
    assert table.asks in ("hold", "damage")
    assert hurt in ([4], [])


@pytest.mark.rule("FX-130")
def test_blight_of_nurgle() -> None:
    table = Table().bases().put(C, "turaci", cultist=1).put(S, "argovia", space_marine=1).put(S, "nicea", scout=1)
    table.scheme(C, "blight_of_nurgle").lay(C, "deploy", "tile_10a").run(Operations())
    table.go("scheme blight_of_nurgle")
    if table.asks == "effect":
        assert table.offers("unit") == ["unit seat1 argovia space_marine steady"]
        table.go("unit seat1 argovia")
    assert table.count(S, "argovia", "space_marine", 1) == 1
    assert table.count(S, "nicea", "scout", 0) == 1


@pytest.mark.rule("FX-131", "F-STORM-13", "F-STORM-14", "F-EVT-14")
def test_prayer_to_the_dark_gods() -> None:
    table = Table().bases().storm("V", 1, 0).storm("H", 0, 0).scheme(C, "prayer_to_the_dark_gods")
    table.run(StormMove(S, 0)).go("storm b1w c1w")
    assert (table.actor, table.asks) == (C, "window")
    table.go("scheme prayer_to_the_dark_gods")
    assert "edge c1w" in table.offers()
    table.go("edge b2n")
    assert table.asks == "hold"
    assert table.state.storms[0] == 1 << 4 | 1
    assert table.state.storm_moved == [1, 0]


@pytest.mark.rule("FX-133")
def test_incantation_of_tzeentch() -> None:
    table = Table().bases()
    table.state.place_of[8] = -3
    table.state.event_at[C] = [2 if e.id == "blight_of_nurgle" else 0 for e in table.state.faction(C).events]
    tactic(table, C, "incantation_of_tzeentch").go("use")
    assert (table.asks, len(table.offers())) == ("event", 3)
    assert "event blight_of_nurgle" not in table.offers()
    storms = table.state.storms[:]
    table.go(table.offers()[0])
    while table.asks != "hold":
        table.go(table.offers()[-1])
    assert table.state.storms == storms


@pytest.mark.rule("FX-134")
def test_touched_by_the_warp() -> None:
    table = Table().bases().put(C, "noatun", cultist=1).storm("V", 2, 1).storm("H", 2, 1).materiel(C, 0)
    tactic(table, C, "touched_by_the_warp").go("use")
    assert table.count(C, "noatun") == 0
    assert {text.split()[1] for text in table.offers("upgrade")} >= {"complete_destruction", "from_the_warp"}
    assert table.offers("title chaos_united")
    assert not table.offers("title chaos_victorious")
    table.go("title chaos_united dark_faith")
    assert table.state.titles[C].count(1) == 5
    assert table.state.materiel[C] == 0


@pytest.mark.rule("FX-135")
def test_rites_of_battle() -> None:
    table = Table().build(S, "argovia", "bastion").build(S, "illedrias", "bastion").cities(S, 2).materiel(S, 1)
    tactic(table, S, "rites_of_battle")
    assert table.offers("upgrade crusade")
    assert table.offers("upgrade drop_pods")
    table.go("upgrade drop_pods")
    assert table.state.materiel[S] == 0


@pytest.mark.rule("FX-136")
def test_work_of_the_righteous() -> None:
    table = Table().put(S, "turaci", scout=1).put(S, "laodicea", scout=1)
    tactic(table, S, "work_of_the_righteous").go("use", "choose 0")
    assert table.held(S)["reinforcement"] == 2
    table = Table().put(S, "turaci", scout=1).put(S, "laodicea", scout=1)
    tactic(table, S, "work_of_the_righteous").go("use", "choose 1")
    assert table.state.materiel[S] == 9


@pytest.mark.rule("FX-137")
def test_the_emperor_protects() -> None:
    table = Table().build(S, "argovia", "factory").materiel(S, 2)
    tactic(table, S, "the_emperor_protects").go("use")
    assert table.structures("argovia") == (S, ["factory", "bastion"])
    assert table.state.materiel[S] == 0
    table = Table().build(S, "argovia", "factory").materiel(S, 1)
    assert tactic(table, S, "the_emperor_protects").asks == "hold"


@pytest.mark.rule("FX-138")
def test_lootin_n_stealin() -> None:
    table = Table("orks", "space_marines").assets(C, 1, 1, 0)
    tactic(table, S, "lootin_n_stealin")
    assert table.state.materiel[S] == 8
    table.go("seat seat2")
    assert (table.actor, table.offers()) == (C, ["asset forge", "asset cache"])
    table.go("asset cache")
    assert table.held(C) == {"forge": 1, "cache": 0, "reinforcement": 0}


@pytest.mark.rule("FX-139")
def test_warboss() -> None:
    table = Table("orks", "chaos").cities(S, 2).build(S, "argovia", "factory").assets(S, 0, 1, 3).materiel(S, 1)
    table.scheme(S, "warboss").order(S, "deploy", "tile_10a").go("scheme warboss")
    assert table.offers("buy battlewagon argovia full")
    table.go("buy battlewagon argovia cache")
    assert table.state.materiel[S] == 1


@pytest.mark.rule("FX-140")
def test_mob_up() -> None:
    table = Table("orks", "chaos").bases().put(S, "argovia", ork_boyz=2).put(S, "nicea", ork_boyz=1)
    table.scheme(S, "mob_up").lay(S, "deploy", "tile_10a").run(Operations()).go("scheme mob_up")
    if table.offers("system"):
        assert table.offers("system") == ["system tile_10a"]
        table.go("system tile_10a")
    table.go("march ork_boyz argovia turaci", "done")
    assert table.actor == S
    assert table.state.stacks[4] == [2]
    assert table.state.place_of.count(-3) == 0


@pytest.mark.rule("FX-141", "F-PLAN-11")
def test_outmanoeuvre() -> None:
    table = Table("eldar", "chaos").bases().scheme(S, "outmanoeuvre")
    table.lay(S, "advance", "tile_10a").lay(C, "deploy", "tile_10a").lay(C, "advance", "tile_10a")
    frame = Planning()
    frame.lap = 4
    table.run(frame)
    assert (table.asks, table.actor) == ("window", S)
    table.go("scheme outmanoeuvre", "restack tile_10a 0 1")
    assert [token // 8 for token in table.state.stacks[4]] == [C, C, S]


@pytest.mark.rule("FX-142", "F-CBT-46a")
def test_farsight() -> None:
    table = (
        Table("eldar", "chaos").bases().put(S, "noatun", wraithguard=1, reinforcement=1).put(S, "noatun", 1, falcon=1)
    )
    table.put(S, "argovia", wraithguard=1).put(C, "noatun", cultist=1).scheme(S, "farsight")
    table.clash("noatun", ("", ""), ("oo", "oo")).go("scheme farsight", "area argovia")
    assert table.count(S, "argovia") == 3
    assert table.count(S, "argovia", "falcon", 1) == 1
    assert table.state.on_board(S, 6) == 0
    assert table.count(S, "noatun") == 0
    assert table.count(C, "noatun") == 0


@pytest.mark.rule("FX-143", "F-CBT-29a", "F-CBT-69")
def test_adeptus_mechanicus() -> None:
    table = Table().bases().put(S, "noatun", scout=2).put(C, "noatun", cultist=2).assets(S, 2, 0, 0)
    table.scheme(S, "adeptus_mechanicus").clash("noatun", ("", ""), ("", "oooo"))
    assert (table.asks, table.actor) == ("window", S)
    table.go("scheme adeptus_mechanicus")
    assert table.count(S, "noatun", "scout", 0) == 2


@pytest.mark.rule("FX-144")
def test_teer_it_down() -> None:
    table = Table("orks", "space_marines").bases().put(S, "noatun", ork_boyz=2).put(C, "noatun", scout=2)
    table.build(C, "noatun", "bastion", "city").scheme(S, "teer_it_down").clash("noatun", ("", ""))
    table.go("scheme teer_it_down")
    assert table.offers("raze") == ["raze noatun city", "raze noatun bastion"]
    table.go("raze noatun city")
    assert table.structures("noatun")[1] == ["bastion"]


@pytest.mark.rule("FX-150", "F-STR-15", "F-STR-19")
def test_one_upgrade_an_order_or_several_in_print() -> None:
    table = Table().put(S, "tile_10a_se", strike_cruiser=1).put(C, "illedrias", cultist=2).rolls("dd")
    table.upgrade(S, "rain_of_fire")
    table.state.upgrade_on[1] = 3
    table.order(S, "advance", "tile_10a", "crusade").go("strike tile_10a_se illedrias")
    assert table.events("dice-rolled") == ["dice-rolled"]
    table = Table(order_upgrade="card_flip").put(S, "tile_10a_se", strike_cruiser=1).put(C, "illedrias", cultist=2)
    table.upgrade(S, "rain_of_fire")
    table.upgrade(S, "drop_pods")
    table.rolls("dd d").order(S, "advance", "tile_10a", "crusade")
    table.go("use", "strike tile_10a_se illedrias", "flip rain_of_fire")
    assert table.state.owned[S] == [1, 0, 0, 2, 2]


@pytest.mark.rule("F-EVT-17")
def test_a_window_opens_by_what_everybody_may_think() -> None:
    table = Table().bases().put(S, "noatun", 1, scout=2).put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.scheme(S, "exterminatus")
    table.state.schemes[S] = 0b1111
    table.clash("noatun", ("", ""))
    assert (table.asks, table.offers()) == ("window", ["pass"])
    table = Table().bases().put(S, "noatun", 1, scout=2).put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.scheme(S, "adeptus_mechanicus")
    table.state.auto[S] = 0b111111
    assert table.clash("noatun", ("", "")).asks == "card"
