"""Edges of rules that were found by breaking the code: each test names the rule that would break unseen."""

import pytest

from starhold.games.forbidden_stars.model import HELD, Lasting, Played
from starhold.games.forbidden_stars.rules.capture import captures
from starhold.games.forbidden_stars.rules.deploy import deploy_limit
from starhold.games.forbidden_stars.rules.dominate import Icons
from starhold.games.forbidden_stars.rules.effects.interpreter import able
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.games.forbidden_stars.rules.paths import friendly_areas, reachable
from starhold.games.forbidden_stars.rules.purchase import HOPED
from starhold.games.forbidden_stars.rules.refresh import back_to_deck
from starhold.games.forbidden_stars.rules.retreat import Retreat, havens, may_retreat
from starhold.games.forbidden_stars.rules.schemes import scheme_options
from starhold.games.forbidden_stars.rules.upgrades import upgrades_of
from starhold.games.forbidden_stars.rules.victory import check_victory
from starhold.kernel.game import LAST
from tests.rules.forbidden_stars.table import C, S, Table


def lost_on_noatun(table: Table, loser: int, *origins: str, by_order: int = 1) -> Table:
    """A combat on noatun, S attacking, about to be lost."""
    state = table.state
    state.fight, state.here, state.attacker, state.defender = 1, table.area("noatun"), S, C
    state.by_order, state.active = by_order, loser
    state.origins = [table.area(name) for name in origins]
    return table


@pytest.mark.rule("F-RET-11", "F-CBT-73")
def test_attackers_that_a_card_moved_cannot_retreat_though_they_came_from_somewhere() -> None:
    table = lost_on_noatun(Table().put(S, "noatun", scout=1), S, "illedrias", by_order=0)
    assert not may_retreat(table.state, S)
    assert havens(table.state, S, False) == []
    table.state.by_order = 1
    assert [table.state.board.names[area] for area in havens(table.state, S, False)] == ["illedrias"]


@pytest.mark.rule("F-RET-6", "F-STORM-2")
def test_a_chain_does_not_lead_across_a_storm() -> None:
    table = Table().put(C, "noatun", cultist=1).put(C, "lytheria", cultist=1).storm("H", 2, 1)
    lost_on_noatun(table, C, "illedrias")
    found = [table.state.board.names[area] for area in havens(table.state, C, False)]
    assert "lytheria" not in found
    table.state.storms = []
    found = [table.state.board.names[area] for area in havens(table.state, C, False)]
    assert found == ["lytheria"]


@pytest.mark.rule("F-RET-3", "FX-156")
def test_units_that_cannot_become_routed_retreat_unrouted() -> None:
    table = lost_on_noatun(Table().put(S, "noatun", scout=1).put(S, "noatun", 1, space_marine=1), S, "illedrias")
    state = table.state
    state.lasting = [Lasting(state.catalog.flags.index("cannot_rout"), S, 0, 0, -1, 0)]
    table.run(Retreat(S))
    assert table.count(S, "illedrias", "scout", 0) == 1
    assert table.count(S, "illedrias", "space_marine", 1) == 1


@pytest.mark.rule("F-ADV-9", "FX-116")
def test_all_units_under_ork_roks_pass_the_same_space() -> None:
    table = Table("orks", "chaos").bases().put(S, "pergam", ork_boyz=1).put(S, "laodicea", ork_boyz=1)
    table.order(S, "advance", "tile_10a", "ork_roks").go("source tile_2a")
    assert "march ork_boyz laodicea illedrias tile_2a_se" in table.offers()
    table.go("march ork_boyz pergam turaci tile_2a_sw")
    assert "march ork_boyz laodicea illedrias tile_2a_se" not in table.offers()


@pytest.mark.rule("F-STORM-2", "FX-132")
def test_ground_units_cross_storms_through_the_warp() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "illedrias", cultist=1).storm("V", 2, 1)
    table.scheme(S, "through_the_warp").order(S, "advance", "tile_12a").go("scheme through_the_warp")
    table.go("source tile_10a")
    assert "march cultist illedrias noatun direct" in table.offers()


@pytest.mark.rule("F-CARD-23", "F-OPS-14")
def test_surplus_is_removed_after_a_scheme_that_is_no_order() -> None:
    table = Table("eldar", "chaos").bases().put(S, "argovia", aspect_warrior=3).put(S, "illedrias", aspect_warrior=2)
    table.scheme(S, "warp_gate").lay(S, "deploy", "tile_10a").operations()
    table.go("scheme warp_gate", "area illedrias", "unit seat1 argovia", "done")
    assert table.count(S, "illedrias") == 2


@pytest.mark.rule("F-ADV-18", "F-DEF-13")
def test_nothing_is_captured_where_two_players_stand() -> None:
    table = Table("space_marines", "chaos", "orks").build(C, "noatun", "city")
    table.put(S, "noatun", scout=1)
    assert captures(table.state) == [(table.area("noatun"), S)]
    table.put(2, "noatun", ork_boyz=1)
    assert captures(table.state) == []


@pytest.mark.rule("F-EVT-9", "F-EVT-13")
def test_a_scheme_in_hand_stays_there_when_the_other_cards_go_back() -> None:
    table = Table().scheme(S, "exterminatus")
    events = table.state.event_at[S]
    events[1] = 2
    back_to_deck(table.state, S)
    assert table.state.event_at[S].count(HELD) == 1
    assert table.state.event_at[S].count(0) == 7


@pytest.mark.rule("F-EVT-11", "F-EVT-17")
def test_a_scheme_that_can_do_nothing_is_not_offered() -> None:
    table = Table().bases().scheme(S, "unwavering_resolve")
    assert scheme_options(table.state, S, "scheme.instead_of_reveal") == []
    table.put(S, "turaci", 1, scout=1)
    assert len(scheme_options(table.state, S, "scheme.instead_of_reveal")) == 1


@pytest.mark.rule("F-WIN-1", "F-WIN-6")
def test_only_those_who_have_all_their_objectives_win_before_the_last_round() -> None:
    table = Table("space_marines", "chaos").bases()
    state = table.state
    state.round, state.placed, state.collected = 3, [1, 6], [1, 5]
    assert check_victory(state)
    assert state.winners == [S]


@pytest.mark.rule("F-STR-15")
def test_an_upgrade_in_the_market_helps_nobody() -> None:
    table = Table(order_upgrade="card_flip")
    table.state.order = 0
    assert upgrades_of(table.state, S) == []
    table.state.owned[S][0] = 1
    assert upgrades_of(table.state, S) == [0]
    table.state.owned[S][0] = 2
    assert upgrades_of(table.state, S) == []


@pytest.mark.rule("F-ADV-11")
def test_a_chain_stays_within_the_two_systems() -> None:
    table = Table().put(S, "tile_2a_se", strike_cruiser=1).put(S, "lytheria", scout=1).put(S, "illedrias", scout=1)
    table.put(S, "tile_3a_se", strike_cruiser=1).put(C, "noatun", cultist=1)
    state = table.state
    mine = friendly_areas(state, S, tuple(state.board.systems))
    two = (table.system("tile_10a"), table.system("tile_12a"))
    found = reachable(state, table.area("illedrias"), two, mine, True)
    assert found >> table.area("noatun") & 1
    assert not found >> table.area("venefirous") & 1
    assert not found >> table.area("lytheria") & 1


@pytest.mark.rule("F-CARD-28")
def test_an_upgrade_declined_at_its_first_moment_is_out_for_the_order() -> None:
    table = Table(order_upgrade="card_flip").bases().put(S, "tile_10a_se", strike_cruiser=2)
    table.put(C, "illedrias", cultist=2)
    table.upgrade(S, "drop_pods")
    table.rolls("dd").order(S, "advance", "tile_10a")
    while table.asks in ("source", "ships", "ground"):
        table.go("stay" if table.asks == "source" else "done")
    assert table.asks == "upgrade"
    table.go("done", "strike tile_10a_se illedrias")
    assert table.asks == "hold"
    assert table.state.owned[S][4] == 1


@pytest.mark.rule("F-AST-5", "F-DEP-8")
def test_forge_tokens_make_up_for_one_level_only() -> None:
    table = Table().build(S, "argovia", "factory").materiel(S, 9).assets(S, 3).order(S, "deploy", "tile_10a")
    assert table.offers("buy space_marine")
    assert not table.offers("buy land_raider")


@pytest.mark.rule("F-DEP-21")
def test_a_deploy_limit_does_not_fall_below_nothing() -> None:
    table = Table().build(S, "argovia", "factory").order(S, "deploy", "tile_10a")
    state = table.state
    state.lasting = [Lasting(state.catalog.flags.index("deploy_limit_change"), S, 3, -9, -1, -1)]
    assert deploy_limit(state, S) == 0


@pytest.mark.rule("F-CBT-28", "F-CARD-26")
def test_the_owner_of_snapper_gargant_picks_the_card_that_goes() -> None:
    table = Table("orks", "chaos").bases().put(S, "noatun", gargant=1).put(C, "noatun", cultist=1)
    table.state.plays = [Played(C, 0, 1, 0, 1), Played(C, 1, 1, 1, 1)]
    table.clash("noatun", ("snapper_gargant", ""), bout=2)
    assert (table.asks, table.actor) == ("effect", S)
    assert len(table.offers("played")) == 2


@pytest.mark.rule("F-LIM-14", "F-CARD-27")
def test_a_full_dial_cannot_gain() -> None:
    table = Table("orks", "chaos")
    step = next(one for one in table.state.catalog.steps if one.name == "gain_materiel")
    owner = Owner(S)
    assert able(table.materiel(S, 13).state, owner, step)
    assert not able(table.materiel(S, 14).state, owner, step)


@pytest.mark.rule("F-CBT-74", "FX-142")
def test_wave_serpent_carries_levels_0_and_1() -> None:
    table = Table("eldar", "chaos").bases().put(S, "noatun", falcon=1, aspect_warrior=1, wraithguard=1)
    table.put(C, "noatun", cultist=1).rolls("o").clash("noatun", ("wave_serpent", ""), ("m", ""))
    table.go("use", "area venefirous")
    assert {text.split()[3] for text in table.offers("unit")} == {"aspect_warrior", "wraithguard"}


@pytest.mark.rule("F-DEP-9", "FX-139")
def test_warboss_makes_one_purchase_cheaper() -> None:
    table = Table("orks", "chaos").build(S, "argovia", "factory").materiel(S, 2).assets(S, 0, 0, 2)
    table.scheme(S, "warboss").order(S, "deploy", "tile_10a").go("scheme warboss", "buy ork_boyz argovia full")
    assert table.state.materiel[S] == 2
    table.go("buy ork_boyz argovia full")
    assert table.state.materiel[S] == 0


@pytest.mark.rule("F-DOM-2")
def test_each_joker_is_asked_for() -> None:
    table = Table().run(Icons(S, [Table().area("onodin")] * 2)).go("asset forge")
    assert table.asks == "joker"
    assert table.go("asset cache").held(S) == {"forge": 1, "cache": 1, "reinforcement": 0}


@pytest.mark.rule("F-CARD-12", "FX-112")
def test_an_optional_step_that_was_begun_is_done_in_full() -> None:
    table = Table("chaos", "orks").put(S, "argovia", cultist=1)
    table.order(S, "strategise", "tile_10a", "favour_of_the_dark_gods")
    assert "done" in table.offers()
    assert "done" not in table.go("token deploy").offers()


@pytest.mark.rule("F-EVT-11", "F-EVT-17", "F-DOM-12")
@pytest.mark.parametrize("reading", [HOPED[1] - 1, HOPED[1], LAST])
@pytest.mark.parametrize("held", ["warboss", "mob_up"])
def test_warboss_pays_for_ork_spores(reading: int, held: str) -> None:
    """Without materiel the ability is still offered to whoever may hold Warboss, as far as everybody knows."""
    table = Table("orks", "chaos").put(S, "noatun", ork_boyz=1).assets(S, 0, 0, 2).materiel(S, 0).scheme(S, held)
    cards = [event.id for event in table.state.faction(S).events]
    table.state.schemes[S] = sum(1 << cards.index(card) for card in ("warboss", "mob_up"))
    table.state.config.rules, table.state.config.reading = HOPED[0], reading
    table.order(S, "dominate", "tile_12a")
    hoped = reading in (HOPED[1], LAST)
    assert table.asks == ("effect" if hoped else "hold")
    if not hoped:
        return
    assert table.offers() == (["scheme warboss", "done"] if held == "warboss" else ["done"])
    if held == "warboss":
        assert table.go("scheme warboss", "buy ork_boyz noatun full").count(S, "noatun", "ork_boyz") == 2
