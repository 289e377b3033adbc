"""Every alternative of a card says what it does, in words of its own, in every language."""

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.view.card_choices import sentences
from starhold.words import Words, _bundle
from tests.text.words import LANGUAGES

ALTERNATIVES = sentences(GAME.catalog)


def test_every_step_with_alternatives_is_found_and_no_message_serves_two() -> None:
    offering = {step.ref for step in GAME.catalog.steps if step.name == "choose"}
    assert set(ALTERNATIVES) == offering
    assert all(len(names) == len(GAME.catalog.steps[ref].given["options"]) > 1 for ref, names in ALTERNATIVES.items())
    listed = [name for names in ALTERNATIVES.values() for name in names]
    assert len(set(listed)) == len(listed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_alternative_lacks_its_words(language: str) -> None:
    # English stands behind every language, so the bundle of the language alone is asked.
    own = _bundle(language, True)
    for names in ALTERNATIVES.values():
        said = []
        for name in names:
            card, _, attribute = name.partition(".")
            assert attribute in own.get_message(card).attributes, name
            said.append(Words(language).say(name))
        assert len(set(said)) == len(names), names


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_alternatives_lie_unused(language: str) -> None:
    known = {name for names in ALTERNATIVES.values() for name in names}
    for faction in GAME.catalog.factions:
        cards = [card.id for kind in (faction.cards, faction.upgrades, faction.events) for card in kind]
        for card in (faction.dominate, *cards):
            for attribute in _bundle(language, True).get_message(f"card-{card}").attributes:
                assert "-" not in attribute or f"card-{card}.{attribute}" in known
