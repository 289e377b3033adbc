"""What a card, an order upgrade or the ability of Dominate asks names it, and the part of its words that asks."""

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.view.card_choices import sources
from starhold.words import _bundle
from tests.rules.forbidden_stars.table import C, S, Table
from tests.text.words import LANGUAGES


def at_work(table: Table) -> tuple[str, str] | None:
    """Card and part in the prompt; None where it names none."""
    args = GAME.prompt(table.state)["args"]
    return (args["card"], args["part"]) if "part" in args else None


def test_a_combat_card_names_the_ability_that_asks() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "noatun", cultist=2).put(C, "noatun", scout=1)
    assert at_work(table.clash("noatun", ("mark_of_nurgle", ""), ("dm", ""))) == ("mark_of_nurgle", "general")


def test_an_order_upgrade_names_itself() -> None:
    table = Table().bases().build(S, "illedrias", "factory").build(S, "turaci", "bastion")
    assert at_work(table.order(S, "deploy", "tile_10a", "recruitment_worlds")) == ("recruitment_worlds", "effect")


def test_the_ability_of_dominate_names_itself() -> None:
    table = Table().put(S, "illedrias", scout=1).materiel(S, 5)
    table.order(S, "dominate", "tile_10a")
    dominate = table.state.faction(S).dominate
    assert at_work(table) == (dominate, "effect")


def test_what_no_card_asks_names_none() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "noatun", cultist=2).put(C, "noatun", scout=1)
    assert at_work(table.clash("noatun", ("", ""))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_a_card_with_words_for_it(language: str) -> None:
    found = sources(GAME.catalog)
    assert set(found) == {step.ref for step in GAME.catalog.steps}
    own = _bundle(language, True)
    for card, part in set(found.values()):
        assert part in own.get_message(f"card-{card}").attributes, (card, part)
