"""Why not: fights, surplus units, and the picks inside card effects."""

import pytest

from starhold.games.forbidden_stars.model import Lasting, Played, Queued
from starhold.games.forbidden_stars.rules.capacity import check_capacity
from starhold.games.forbidden_stars.rules.capture import Capture
from starhold.games.forbidden_stars.rules.committing import Reinforce
from starhold.games.forbidden_stars.rules.damage import Assign
from starhold.games.forbidden_stars.rules.refresh import Event
from tests.rules.forbidden_stars.table import C, S, Table


def fight(mine: dict[str, int], theirs: dict[str, int], *cards: str, dice: tuple[str, str] = ("", "")) -> Table:
    """A round on noatun, S attacking from illedrias; cards of both sides."""
    table = Table().bases().put(S, "noatun", **mine).put(C, "noatun", **theirs)
    table.state.origins = [table.area("illedrias")]
    first, second = (*cards, "", "")[:2]
    return table.clash("noatun", (first, second), dice)


@pytest.mark.rule("F-CBT-17", "F-CBT-18")
def test_committing_tokens() -> None:
    table = Table().put(S, "noatun", scout=1, space_marine=1).assets(S, 0, 0, 3)
    table.state.here, table.state.fight = table.area("noatun"), 1
    table.run(Reinforce(S))
    assert table.why("commit 4") == "reinforcement-short F-CBT-17 has=3"
    assert table.why("commit 3") == "one-token-per-unit F-CBT-18 limit=2"


@pytest.mark.rule("F-CBT-23")
def test_laying_a_card() -> None:
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1).fight("noatun", S, "illedrias")
    table.state.hand[S] = [table.title(S, "ambush")]
    assert table.why("card seat1 reconnaissance", S) == "title-not-held F-CBT-23 card=reconnaissance"
    assert table.why("card seat2 dark_faith", S) == "not-your-card F-CBT-23"


@pytest.mark.rule("F-CBT-36", "F-CBT-37", "F-CBT-44")
def test_taking_damage() -> None:
    table = Table().bases().put(S, "noatun", scout=2, space_marine=1).put(S, "noatun", 1, land_raider=1)
    table.put(C, "noatun", cultist=2, helbrute=2).clash("noatun", ("", ""), ("ooooo", "ooo"))
    assert table.why("hit seat2 cultist steady", S) == "not-your-unit F-CBT-36"
    assert table.why("hit seat1 battle_barge steady", S) == "no-such-unit-there F-CBT-36"
    assert table.why("hit seat1 land_raider routed", S) == "unrouted-first F-CBT-37"
    table = Table().bases().put(S, "noatun", scout=2, space_marine=1, land_raider=1).put(C, "noatun", cultist=2)
    table.clash("noatun", ("", ""), ("", "oooooo"))
    assert table.why("hit seat1 space_marine steady space_marine steady") == "already-hit F-CBT-44"
    assert table.why("hit seat1 space_marine steady") == "damage-left F-CBT-38"
    assert (
        table.why("hit seat1 space_marine steady scout steady land_raider steady scout steady")
        == "damage-given F-CBT-44"
    )


@pytest.mark.rule("F-CARD-11")
def test_damage_that_is_barred() -> None:
    table = Table().put(S, "noatun", scout=2, space_marine=2)
    state = table.state
    state.fight, state.here, state.attacker, state.defender = 2, table.area("noatun"), C, S
    table.run(Assign([S], [5]))
    state.lasting = [Lasting(state.catalog.flags.index("no_damage"), S, 0, 0, -1, 0)]
    assert table.why("hit seat1 space_marine steady") == "no-damage-now F-CARD-11"


@pytest.mark.rule("F-ADV-22", "F-ADV-23")
def test_removing_surplus_units() -> None:
    table = Table().put(S, "illedrias", scout=2, space_marine=2).put(S, "laodicea", scout=2, space_marine=1)
    table.put(S, "argovia", scout=1).put(C, "noatun", cultist=1)
    table.state.decision = None
    check_capacity(table.state)
    table.state.stack[-1].advance(table.state)
    assert table.why("remove laodicea land_raider steady") == "no-such-unit-there F-ADV-23"
    table.put(C, "laodicea", cultist=1)
    for world in ("laodicea", table.state.board.names[-1]):
        assert table.why(f"remove {world} bastion steady") == "no-such-unit-there F-ADV-23"
    table.state.add(table.area("laodicea"), C, 0, count=-1)
    assert table.why("remove argovia scout steady") == "area-not-over-full F-ADV-22"
    assert table.why("remove illedrias scout steady") == "other-area-first F-ADV-22 area=laodicea"


@pytest.mark.rule("F-LIM-18")
def test_keeping_structures() -> None:
    table = Table("eldar", "chaos", "orks").build(1, "noatun", "city", "factory", "bastion").put(S, "noatun", falcon=1)
    for world in ("nicea", "pergam", "laodicea", "azernikh", "lytheria", "onodin", "solanum"):
        table.build(S, world, "bastion")
    table.run(Capture()).go("keep city")
    assert table.why("keep city") == "already-kept F-LIM-18"
    table.state.built[table.area("noatun")] ^= 1 << 2
    assert table.why("keep bastion") == "no-such-structure-there F-LIM-18"


@pytest.mark.rule("F-EVT-3")
def test_choosing_an_event() -> None:
    table = Table().bases()
    table.state.place_of[0] = table.state.place_of[2] = -3
    table.state.event_at[S][1] = table.state.event_at[S][2] = 2
    table.run(Event(S))
    names = [event.id for event in table.state.faction(S).events]
    assert table.why(f"event {names[0]}") == f"event-not-drawn F-EVT-3 card={names[0]}"


# -- dice and cards --------------------------------------------------------------------------------
@pytest.mark.rule("F-CARD-4", "F-CARD-5", "F-CARD-12", "F-CARD-26")
def test_picking_dice() -> None:
    table = fight({"space_marine": 1}, {"cultist": 1}, "blessed_power_armour", dice=("oom", "d"))
    assert table.why("turn defence offence") == "face-not-allowed F-CARD-4"
    table = fight({"space_marine": 1}, {"cultist": 1}, "blessed_power_armour", dice=("oo", "d"))
    assert table.why("turn morale defence") == "no-such-die F-CARD-4"
    table = fight({"space_marine": 1}, {"cultist": 1}, "fury_of_the_ultramar", dice=("dd", "oo"))
    assert table.asks == "effect"
    assert table.why("die seat2 defence") == "wrong-side F-CARD-26"
    assert table.why("die seat1 offence") == "face-not-allowed F-CARD-26"
    table = fight({"scout": 1}, {"cultist": 1, "chaos_space_marine": 1}, "", "mark_of_khorne", dice=("", "om"))
    assert table.why("choose 0") == "not-this-step F-CARD-26"
    table.go("use")
    assert table.why("done") == "must-be-done F-CARD-12"
    table.state.dice[C][2] = 0
    assert table.why("die seat2 morale") == "no-such-die F-CARD-5"


@pytest.mark.rule("F-CARD-12", "F-CARD-27")
def test_picking_an_alternative() -> None:
    table = fight({"space_marine": 1}, {"cultist": 1}, "glory_and_death", dice=("o", "dm"))
    table.state.dice[C][1] = 0
    assert table.why("choose 0") == "alternative-impossible F-CARD-27"
    assert table.why("choose 2") == "no-such-alternative F-CARD-27 limit=2"
    assert table.why("done") == "must-be-done F-CARD-12"


@pytest.mark.rule("F-CARD-11", "F-CARD-7")
def test_picking_tokens_and_faces() -> None:
    table = fight({"scout": 1}, {"cultist": 1}, "veteran_scouts", dice=("mm", ""))
    assert table.why("face morale") == "face-not-allowed F-CARD-7"
    state = table.state
    state.lasting = [Lasting(state.catalog.flags.index("no_defence_tokens"), S, 0, 0, -1, 0)]
    assert table.why("face defence") == "shield-tokens-barred F-CARD-11"


@pytest.mark.rule("F-CARD-9", "F-CARD-26")
def test_picking_face_up_cards() -> None:
    table = Table("orks", "chaos").bases().put(S, "noatun", gargant=1).put(C, "noatun", cultist=1)
    table.state.plays = [Played(C, card, 1, card, int(card > 0)) for card in range(3)]
    table.clash("noatun", ("snapper_gargant", ""), bout=2)
    names = [card.id for card in table.state.faction(C).cards]
    assert table.why(f"played 0-{names[0]}") == "card-not-face-up F-CARD-9"
    assert table.why("played 3-snapper_gargant") == "wrong-side F-CARD-26"
    assert f"played 1-{names[1]}" in table.offers()


# -- units -----------------------------------------------------------------------------------------
@pytest.mark.rule("F-RET-21", "F-CARD-26")
def test_picking_a_unit_to_rally() -> None:
    table = Table().bases().put(S, "noatun", 1, scout=1, space_marine=1).put(S, "noatun", space_marine=1)
    table.put(C, "noatun", 1, cultist=1).clash("noatun", ("faith_in_the_emperor", ""))
    table.go("choose 0")
    assert table.why("unit seat2 noatun cultist routed") == "wrong-side F-CARD-26"
    assert table.why("unit seat1 smyrna scout routed") == "place-does-not-fit F-CARD-26 must=here"
    assert table.why("unit seat1 noatun land_raider routed") == "no-such-unit-there F-CARD-26"
    assert table.why("unit seat1 noatun space_marine steady") == "needs-routed F-RET-21"
    assert table.why("done") == "must-be-done F-CARD-12"


@pytest.mark.rule("F-RET-22", "F-CARD-11", "F-CARD-19")
def test_picking_a_unit_to_rout_or_destroy() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "noatun", chaos_reaver_titan=1)
    table.put(C, "noatun", scout=1, space_marine=1).put(C, "noatun", 1, scout=1, land_raider=1)
    table.rolls("oo").clash("noatun", ("chaos_victorious", ""))
    assert table.why("unit seat2 noatun land_raider routed") == "needs-unrouted F-RET-22"
    state = table.state
    state.lasting = [Lasting(state.catalog.flags.index("cannot_rout"), C, 0, 0, -1, 0)]
    assert table.why("unit seat2 noatun scout steady") == "cannot-rout-now F-CARD-11"
    table = Table("chaos", "space_marines").bases().put(S, "noatun", chaos_reaver_titan=1)
    table.put(C, "noatun", scout=1).put(C, "noatun", 1, scout=1, land_raider=1)
    table.clash("noatun", ("death_and_despair", ""), ("m", "")).go("choose 1", "use")
    assert table.why("unit seat2 noatun land_raider routed") == "level-above-card F-CARD-26 limit=0"


@pytest.mark.rule("F-RET-11", "F-CARD-12")
def test_picking_a_unit_to_retreat() -> None:
    table = fight({"scout": 1, "space_marine": 1}, {"cultist": 1}, "reconnaissance", dice=("m", ""))
    table.go("choose 0", "use")
    table.state.by_order = 0
    assert table.why("unit seat1 noatun scout steady") == "cannot-retreat F-RET-11"


@pytest.mark.rule("F-CARD-14", "F-ADV-20", "F-DOM-11", "F-DOM-10")
def test_taking_and_replacing_units() -> None:
    table = Table("chaos", "space_marines").put(S, "argovia", cultist=2, helbrute=1).put(S, "illedrias", 1, cultist=1)
    table.put(C, "pergam", scout=1).order(S, "dominate", "tile_10a")
    assert table.why("area argovia") == "place-does-not-fit F-DEF-6 must=adjacent_system"
    assert table.why("area tile_2a_sw") == "place-does-not-fit F-DEF-2 must=world"
    assert table.why("area pergam") == "place-does-not-fit F-CARD-16 must=friendly_or_uncontrolled"
    assert table.why("unit seat1 argovia cultist steady") == "not-this-step F-CARD-26"
    table.put(S, "turaci", cultist=1).go("area laodicea")
    assert table.why("unit seat1 argovia helbrute steady") == "unit-does-not-fit F-CARD-26"
    assert table.why("unit seat1 illedrias cultist routed") == "unit-routed F-ADV-20"
    table = Table().put(S, "argovia", scout=1, space_marine=2).put(S, "illedrias", scout=1)
    table.order(S, "dominate", "tile_10a").go("use", "choose 0")
    assert table.why("unit seat1 argovia space_marine steady") == "unit-does-not-fit F-CARD-26"
    table.put(S, "nicea", space_marine=4)
    assert table.why("unit seat1 argovia scout steady") == "supply-empty F-CARD-14"


@pytest.mark.rule("F-CARD-14", "F-CBT-74", "F-STORM-2")
def test_moving_units_by_a_card() -> None:
    table = Table("eldar", "chaos").bases().put(S, "noatun", falcon=1, aspect_warrior=2, wraithguard=1)
    table.put(C, "noatun", cultist=1).put(C, "venefirous", cultist=1).put(C, "illedrias", cultist=1)
    table.rolls("o").clash("noatun", ("wave_serpent", ""), ("mm", ""))
    table.state.queue = [Queued(table.area("venefirous"), S, table.area("noatun"))]
    table.go("use")
    assert table.why("area illedrias") == "one-contest F-CBT-74 area=venefirous"
    assert table.why("area tile_12a_se") == "place-does-not-fit F-CARD-20 must=adjacent_area"
    table = Table("eldar", "chaos").bases().put(S, "noatun", falcon=1, aspect_warrior=2).put(C, "noatun", cultist=1)
    table.storm("V", 2, 1).rolls("o").clash("noatun", ("wave_serpent", ""), ("m", "")).go("use")
    assert table.why("area illedrias") == "no-unit-can-go F-CARD-14"
    table.go("area venefirous")
    table.state.stack[-1].goal = table.area("illedrias")  # type: ignore[attr-defined]
    assert table.why("unit seat1 noatun aspect_warrior steady") == "storm-between F-STORM-2 edge=c2w"


@pytest.mark.rule("F-CARD-14", "F-CARD-16")
def test_units_out_of_one_area() -> None:
    table = Table("eldar", "chaos").bases().put(S, "argovia", aspect_warrior=2).put(S, "illedrias", aspect_warrior=1)
    table.scheme(S, "warp_gate").lay(S, "deploy", "tile_10a").operations().go("scheme warp_gate", "area turaci")
    assert table.why("unit seat1 illedrias hellebore_frigate steady") == "no-such-unit-there F-CARD-26"
    table.go("unit seat1 argovia aspect_warrior")
    assert table.why("unit seat1 illedrias aspect_warrior steady") == "one-area-only F-CARD-14"
    assert table.why("unit seat1 turaci aspect_warrior steady") == "one-area-only F-CARD-14"


@pytest.mark.rule("F-CARD-14", "F-DEF-20", "F-LIM-9", "F-CARD-16")
def test_placing_by_a_card() -> None:
    table = (
        Table()
        .put(S, "argovia", scout=2)
        .put(S, "illedrias", scout=1)
        .build(S, "turaci", "city")
        .put(S, "nicea", scout=1)
    )
    table.tactic(S, "heroic_intervention").go("use", "choose 1")
    assert table.why("area tile_10a_se") == "place-does-not-fit F-DEF-2 must=world"
    assert table.why("area noatun") == "place-does-not-fit F-DEF-11 must=friendly"
    table.put(S, "pergam", scout=2)
    assert table.why("area argovia") == "supply-empty F-LIM-9"
    table = (
        Table()
        .build(S, "argovia", "factory")
        .build(S, "illedrias", "city")
        .build(S, "turaci", "bastion")
        .materiel(S, 4)
    )
    table.tactic(S, "the_emperor_protects").go("use")
    assert table.why("area turaci") == "place-does-not-fit F-CARD-18 must=no_bastion"
    table = Table().put(S, "turaci", scout=1).put(S, "argovia", scout=1).put(S, "illedrias", scout=1)
    table.put(S, "solanum", scout=1).assets(S, 3, 3, 3)
    table.tactic(S, "work_of_the_righteous").go("use")
    assert table.asks == "effect"
    assert table.why("area turaci") == "nothing-to-gain F-CARD-27"


def test_placing_ships_on_worlds() -> None:
    table = Table("eldar", "chaos").bases().tactic(S, "outcasts_returned").go("use")
    assert table.why("area noatun") == "place-does-not-fit F-DEF-2 must=void"


@pytest.mark.rule("F-RET-21", "F-OPS-14")
def test_picking_a_system() -> None:
    table = Table().bases().scheme(S, "unwavering_resolve").lay(S, "deploy", "tile_10a")
    table.put(S, "argovia", 1, scout=2).put(S, "nicea", 1, scout=1).operations().go("scheme unwavering_resolve")
    assert table.why("system tile_12a") == "nothing-to-rally F-RET-21"
    table = (
        Table("orks", "chaos").bases().scheme(S, "mob_up").lay(S, "deploy", "tile_10a").put(S, "argovia", ork_boyz=2)
    )
    table.put(S, "nicea", ork_boyz=2).put(S, "noatun", ork_boyz=1).operations().go("scheme mob_up")
    assert table.why("system tile_12a") == "place-does-not-fit F-CARD-18 must=system_has_own_units"


@pytest.mark.rule("F-DEF-27", "F-CARD-26")
def test_structures_picked_by_a_card() -> None:
    table = Table().put(S, "argovia", scout=1).build(S, "argovia", "factory").build(S, "illedrias", "city")
    table.order(S, "strategise", "tile_10a", "direct_the_faithful")
    assert table.why("rebuild argovia city factory") == "no-such-structure-there F-DEF-27"
    assert table.why("rebuild argovia factory factory") == "same-structure F-DEF-27"
    assert table.why("rebuild nicea factory city") == "place-does-not-fit F-CARD-26 must=active_system"


@pytest.mark.rule("F-DEF-26", "F-OPS-9", "F-PLAN-11")
def test_tokens_and_orders_picked_by_a_card() -> None:
    table = (
        Table("chaos", "orks").put(S, "argovia", cultist=1).lay(S, "advance", "tile_1a").lay(S, "advance", "tile_1a", 1)
    )
    table.order(S, "strategise", "tile_10a", "favour_of_the_dark_gods")
    assert table.why("token advance") == "token-not-in-play-area F-DEF-26"
    table = Table("orks", "chaos").put(S, "argovia", ork_boyz=1).order(S, "strategise", "tile_10a", "the_green_tide")
    assert table.why("type strategise") == "order-not-offered F-CARD-26"
    table = (
        Table("eldar", "chaos")
        .bases()
        .scheme(S, "outmanoeuvre")
        .lay(S, "deploy", "tile_10a")
        .lay(C, "deploy", "tile_10a")
    )
    table.lay(S, "advance", "tile_1a")
    table.planned().go("scheme outmanoeuvre")
    assert table.why("restack tile_2a 0 1") == "no-token-there F-PLAN-11"
    assert table.why("restack tile_10a 1 1") == "no-own-token-there F-PLAN-11"
    assert table.why("restack tile_1a 0 1") == "stack-of-one F-PLAN-11"
    assert table.why("restack tile_10a 0 2") == "top-or-bottom F-PLAN-11"


@pytest.mark.rule("F-STORM-6", "F-STORM-14", "FX-131")
def test_a_storm_moved_by_a_card() -> None:
    table = Table("chaos", "space_marines").bases().storm("V", 1, 0).storm("V", 2, 1)
    table.scheme(S, "prayer_to_the_dark_gods").storm_move(C, 0).go("storm b1w", "scheme prayer_to_the_dark_gods")
    assert table.why("edge c2w") == "storm-on-edge F-STORM-6"
    assert table.why("edge c3n") == "arrow-elsewhere F-STORM-14"
