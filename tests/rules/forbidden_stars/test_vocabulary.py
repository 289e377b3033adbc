"""Chapter 19: clauses of the card vocabulary that no single card shows, and deck knowledge."""

import pytest

from starhold.games.forbidden_stars.components.catalog import Place
from starhold.games.forbidden_stars.rules.effects.terms import Owner, areas_of, scope_areas
from starhold.games.forbidden_stars.rules.refresh import Tactic
from starhold.words import Words
from tests.rules.forbidden_stars.table import GAME, C, S, Table


@pytest.mark.rule("F-CBT-28")
def test_choices_belong_to_the_owner_of_the_card() -> None:
    table = Table().bases().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=4).deck(S, "glory_and_death")
    table.clash("noatun", ("glory_and_death", ""), ("", "dm"))
    assert (table.actor, table.offers()) == (S, ["choose 0", "choose 1"])


@pytest.mark.rule("F-CARD-16")
def test_objective_tokens_do_not_make_an_area_controlled() -> None:
    table = Table()
    table.state.objectives[table.area("purge") * 2 + S] = 1
    owner = Owner(C)
    assert table.area("purge") in areas_of(table.state, owner, Place("anywhere", [("uncontrolled", 0)]))


@pytest.mark.rule("F-CARD-17")
def test_corrected_texts() -> None:
    table = Table().build(C, "lytheria", "city").put(C, "noatun", cultist=2).put(C, "onodin", cultist=1)
    table.assets(C, 1, 0, 0).order(C, "deploy", "tile_12a", "dread_ritual")
    while table.asks == "build":
        table.go("done")
    assert {text.split()[2] for text in table.offers("buy helbrute")} == {"noatun"}


@pytest.mark.rule("F-CARD-18")
def test_a_card_beats_the_rules_that_it_names() -> None:
    table = Table("eldar", "chaos").build(S, "argovia", "factory").order(S, "deploy", "tile_10a", "wraithbone_singers")
    while table.asks == "deploy":
        table.go("done")
    assert table.offers("build city argovia")


@pytest.mark.rule("F-CARD-19")
def test_a_unit_may_be_routed_or_not() -> None:
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", helbrute=1).put(C, "noatun", 1, cultist=1)
    table.deck(C, "inhuman_strength").clash("noatun", ("", "inhuman_strength")).go("choose 0", "use")
    assert table.offers() == ["unit seat2 noatun cultist routed", "unit seat2 noatun helbrute steady"]


@pytest.mark.rule("F-CARD-20")
def test_adjacent_areas_cross_tile_borders_and_storms() -> None:
    table = Table().storm("V", 2, 1)
    table.state.here = table.area("illedrias")
    names = {table.state.board.names[area] for area in scope_areas(table.state, "adjacent_area")}
    assert names == {"turaci", "tile_10a_se", "tile_2a_se", "noatun"}


@pytest.mark.rule("F-CARD-23")
def test_surplus_is_checked_after_a_tactic() -> None:
    table = Table("orks", "chaos").bases().put(S, "laodicea", ork_boyz=1).build(S, "laodicea", "city")
    names = [event.id for event in table.state.faction(S).events]
    table.state.place_of[0] = -3
    table.state.event_at[S] = [2 if name == "letz_get_fightin" else 3 * (name != "letz_get_fightin") for name in names]
    for card, name in enumerate(names):
        if name != "letz_get_fightin":
            table.state.event_at[S][card] = 4
    from starhold.games.forbidden_stars.rules.refresh import Event

    table.run(Event(S)).go("use")
    while table.asks == "effect":
        table.go("area laodicea")
    assert table.count(S, "laodicea") == 1


@pytest.mark.rule("F-CARD-28")
def test_a_tactic_is_used_as_a_whole_or_not_at_all() -> None:
    table = Table().put(S, "turaci", scout=1)
    card = [event.id for event in table.state.faction(S).events].index("heroic_intervention")
    table.run(Tactic(S, card))
    assert table.offers() == ["use", "done"]
    table.go("done")
    assert table.count(S, "turaci") == 1


@pytest.mark.rule("F-STR-8")
def test_deck_contents_are_public() -> None:
    seat = GAME.view(Table().deck(S, "hold_the_line").state, C)["seats"][S]
    assert seat["deck"][-1] == "hold_the_line" or "hold_the_line" in seat["deck"]
    assert len(seat["deck"]) == 5


@pytest.mark.rule("F-EVT-15")
def test_event_decks_are_personal() -> None:
    table = Table()
    assert [len(cards) for cards in table.state.event_at] == [8, 8]
    ids = [{event.id for event in table.state.faction(seat).events} for seat in (S, C)]
    assert not ids[0] & ids[1]


def test_an_alternative_is_offered_in_words_of_its_own() -> None:
    table = Table().bases().put(S, "noatun", space_marine=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("hold_the_line", ""))
    assert table.offers() == ["choose 0", "choose 1"]
    offered = GAME.describe(table.state, S, GAME.options(table.state, S))
    assert [Words("en").label(entry["label"]) for entry in offered] == ["Gain 1 shield die.", "Gain 1 aquila die."]
