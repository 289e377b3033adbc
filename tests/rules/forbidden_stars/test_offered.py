"""An optional step is offered also where it leaves its owner nothing to pick (F-CARD-12, from version 5 on)."""

import copy

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.catalog import OPTIONAL
from starhold.games.forbidden_stars.components.loading import load, packaged
from starhold.games.forbidden_stars.rules.effects.interpreter import OFFERED, Effect, begin_picks, rule_of
from starhold.games.forbidden_stars.rules.effects.table import link
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.games.forbidden_stars.view.card_choices import sources
from tests.rules.forbidden_stars.table import C, S, Table

BEFORE = OFFERED - 1


def by_rules(table: Table, rules: int) -> Table:
    table.state.config.rules = rules
    return table


def advance_with_armour(rules: int = OFFERED) -> Table:
    table = by_rules(Table().bases(), rules).put(S, "noatun", land_raider=2).put(C, "noatun", chaos_space_marine=1)
    return table.deck(S, "armoured_advance").rolls("d").clash("noatun", ("armoured_advance", ""), ("", ""))


def scouts(rules: int = OFFERED) -> Table:
    table = by_rules(Table().bases(), rules).put(S, "noatun", scout=2).put(C, "noatun", cultist=5)
    return table.deck(S, "veteran_scouts").clash("noatun", ("veteran_scouts", ""), ("mm", ""))


def incantation(rules: int = OFFERED) -> Table:
    table = by_rules(Table().bases(), rules).scheme(C, "blight_of_nurgle")
    table.state.place_of[8] = -3
    return table.tactic(C, "incantation_of_tzeentch")


def damage(table: Table) -> int:
    return [event.type for event in table.state.events or []].count("damage-dealt")


@pytest.mark.rule("F-CARD-12", "FX-87")
def test_the_second_damage_step_of_armoured_advance_may_be_declined() -> None:
    table = advance_with_armour()
    assert (table.asks, table.actor, table.offers()) == ("effect", S, ["use", "done"])
    assert damage(table.go("done")) == 2
    assert damage(advance_with_armour().go("use")) == damage(advance_with_armour(BEFORE)) == 4


@pytest.mark.rule("F-CARD-12")
def test_the_tokens_of_veteran_scouts_may_be_declined_before_the_first() -> None:
    table = scouts()
    assert table.offers() == ["face offence", "face defence", "done"]
    table.go("done")
    assert table.state.tokens == [[0, 0], [0, 0]]
    assert table.offers() == ["use", "done"]
    assert scouts().go("face offence").offers() == scouts(BEFORE).offers() == ["face offence", "face defence"]


@pytest.mark.rule("F-CARD-12", "FX-133")
def test_the_events_of_incantation_may_be_left_undrawn() -> None:
    table = incantation()
    assert (table.asks, table.actor, table.offers()) == ("effect", C, ["use", "done"])
    held = table.state.schemes[C]
    table.go("done")
    assert (table.asks, table.state.schemes[C]) == ("hold", held)
    assert incantation().go("use").asks == incantation(BEFORE).asks == "event"


@pytest.mark.rule("F-CARD-12")
def test_every_optional_step_of_the_four_factions_can_be_declined() -> None:
    """Those that put no question of their own are offered; all others are declined where they ask what to pick."""
    catalog = GAME.catalog
    optional = [step for step in catalog.steps if step.mode == OPTIONAL]
    offered = {sources(catalog)[step.ref] for step in optional if not rule_of(step).asks(step)}
    assert offered == {("armoured_advance", "unit"), ("incantation_of_tzeentch", "effect")}
    asking = {step.name for step in optional if rule_of(step).asks(step) and rule_of(step).begin is not begin_picks}
    assert asking == {
        "gain_tokens", "gain_dice", "orbital_strike", "discard_card", "buy_unit", "buy_upgrade", "take_units",
        "lose_asset", "may",
    }  # fmt: skip


@pytest.mark.rule("F-CARD-12")
def test_a_step_of_another_faction_that_can_do_harm_is_offered_too() -> None:
    data = copy.deepcopy(packaged("orks"))
    data["dominate"]["blocks"] = [
        {"when": "dominate.ability", "effect": [{"gain_materiel": {"side": "any"}}, {"gain_materiel": {"n": 1}}]}
    ]
    data["id"], data["dominate"]["id"] = "traders", "open_hands"
    for face in data["home_tile"]["faces"]:
        face["id"] = face["id"].replace("11", "13")
        for area in face["areas"]:
            area["id"] = f"other_{area['id']}"
    catalog = link(load((data,)))
    table = Table().materiel(S, 3).materiel(C, 3)
    table.state.catalog = catalog
    table.run(Effect(catalog.factions[-1].blocks[0].effect, Owner(S)))
    assert (table.asks, table.offers(), table.state.materiel) == ("effect", ["use", "done"], [3, 3])
    assert table.go("done").state.materiel == [4, 3]


@pytest.mark.rule("F-CARD-12")
def test_the_question_names_card_and_answers() -> None:
    table = advance_with_armour()
    assert GAME.prompt(table.state) == {
        "id": "fs-prompt-effect",
        "args": {
            "round": 1, "seat": S, "step": "may", "left": 1, "owner": S, "ask": "may",
            "card": "armoured_advance", "part": "unit",
        },
    }  # fmt: skip
    words = [(entry["text"], entry["label"]["id"]) for entry in GAME.describe(table.state, S, [("use",), ("done",)])]
    assert words == [("use", "fs-option-use"), ("done", "fs-option-done")]
    assert table.why("use") == ""
    assert table.why("unit seat1 noatun land_raider steady") == "not-this-step F-CARD-26"
    assert table.why("use", C) == "not-asked "
