"""What the words of the Python side say of things and people."""

import pytest

from starhold.games.quantum.components.vocabulary import EVENTS
from starhold.words import Words
from tests.text.test_quantum import samples
from tests.text.words import LANGUAGES

NAMELESS = {"en": "Player 1", "ja": "プレイヤー1", "ru": "Игрок 1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_player_without_a_name_is_no_die(language: str) -> None:
    """``#1`` is the first die of a player wherever it stands."""
    words = Words(language)
    assert words.player(0) == NAMELESS[language]
    assert words.event({"type": "actions-ended", "args": {"seat": 0}}).startswith(NAMELESS[language])
    for kind, args in EVENTS.items():
        for sample in samples(args):
            told = sample | {arg: 1 for arg in ("seat", "rival") if arg in sample}
            assert "#" not in words.event({"type": kind, "args": told}), kind


def test_a_player_with_a_name_is_called_by_it() -> None:
    assert Words("ja", ["Ada"]).player(0) == "Ada"
    assert Words("en", ["Ada"]).player(1) == "Player 2"
