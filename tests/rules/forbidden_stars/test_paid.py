"""What follows a paid price is compulsory; what stands at the top of a card may be declined (F-CARD-12)."""

from typing import Any

import pytest

from starhold.games.forbidden_stars.components.compiler import Compiler
from starhold.games.forbidden_stars.components.loading import load, packaged
from starhold.games.forbidden_stars.components.shapes import Part
from starhold.games.forbidden_stars.rules.effects.interpreter import Effect
from starhold.games.forbidden_stars.rules.effects.table import link
from starhold.games.forbidden_stars.rules.effects.terms import PAID, Owner
from tests.rules.forbidden_stars.table import C, S, Table


@pytest.mark.rule("F-CARD-12", "F-CARD-5")
def test_an_upgrade_that_was_paid_for_has_to_be_taken() -> None:
    table = Table().bases().put(C, "noatun", cultist=1).storm("V", 2, 1).tactic(C, "touched_by_the_warp").go("use")
    assert table.asks == "effect"
    assert "done" not in table.offers()
    assert table.why("done") == "must-be-done F-CARD-12"


def test_it_could_be_left_in_the_first_games_of_version_1() -> None:
    table = Table().bases().put(C, "noatun", cultist=1).storm("V", 2, 1)
    table.state.config.rules, table.state.config.reading = PAID[0], PAID[1] - 1
    assert table.tactic(C, "touched_by_the_warp").go("use").offers()[-1] == "done"


def without_level_0() -> Table:
    """C owns everything of level 0 that can be had, and two cultists stand at 2 storms and at none."""
    table = Table().bases().put(C, "noatun", cultist=1).put(C, "nicea", cultist=1).storm("V", 2, 1).storm("H", 2, 1)
    for card, printed in enumerate(table.state.faction(C).cards):
        if printed.level == 0:
            table.state.titles[C][card] = 2
    table.upgrade(C, "fear_from_above")
    table.state.mark_area = table.area("nicea")
    return table.tactic(C, "touched_by_the_warp")


@pytest.mark.rule("F-CARD-5", "F-CARD-24", "FX-134")
def test_the_storms_that_count_are_those_of_the_unit_that_pays() -> None:
    table = without_level_0()
    assert table.asks == "effect", "what was destroyed before does not matter"
    table.go("use", "unit seat2 noatun")
    assert {text.split()[1] for text in table.offers("upgrade")} >= {"complete_destruction", "from_the_warp"}


@pytest.mark.rule("F-CARD-24")
def test_a_price_may_be_paid_for_nothing() -> None:
    table = without_level_0().go("use", "unit seat2 nicea")
    assert table.asks == "hold"
    assert (table.count(C, "nicea"), table.count(C, "noatun")) == (0, 1)


@pytest.mark.rule("F-CARD-12", "F-CARD-13")
def test_a_purchase_without_a_price_before_it_may_be_declined() -> None:
    table = Table().cities(S, 2).tactic(S, "rites_of_battle")
    assert "done" in table.offers()
    table.go("done")
    assert table.asks == "hold"


def paid_purchase(materiel: int, **units: int) -> Table:
    """The Orks have paid for a unit to buy (an effect of our own; the printed cards have none)."""
    table = Table("orks", "chaos").put(S, "argovia", ork_boyz=1).materiel(S, materiel).put(S, "nicea", **units)
    step: dict[str, Any] = {
        "buy_unit": {"filter": {"kind": "ground"}, "at": {"scope": "active_system", "is": ["friendly"]}}
    }
    catalog = load()
    kinds = {unit.id: 20 + number for number, unit in enumerate(catalog.factions[2].units)}
    compiler = Compiler(packaged("vocabulary"), catalog, kinds)
    effect = compiler.effect(Part([{"may": {"do": [step]}}], "test", "orks.json"), True)
    table.state.catalog = link(catalog)
    table.state.system, table.state.active = table.system("tile_10a"), S
    return table.run(Effect(effect, Owner(S))).go("use")


@pytest.mark.rule("F-CARD-12", "F-CARD-13")
def test_a_unit_that_was_paid_for_has_to_be_bought_if_one_can_be() -> None:
    table = paid_purchase(2)
    assert table.offers() == ["buy ork_boyz argovia full"]
    assert table.why("done") == "must-be-done F-CARD-12"
    assert paid_purchase(1).asks == "hold"


@pytest.mark.rule("F-EVT-17", "F-CARD-13")
def test_nobody_has_to_play_a_scheme_to_be_able_to_buy() -> None:
    table = paid_purchase(2)
    table.materiel(S, 0).assets(S, 0, 0, 2).scheme(S, "warboss")
    assert table.offers() == ["scheme warboss", "done"]
