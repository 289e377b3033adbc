"""What a game asks and offers rests on clauses that can be looked up."""

import re
from pathlib import Path

import pytest

from starhold.kernel.game import find_game, games
from tests.kernel.lamp import GAME as LAMP

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.mark.parametrize("game", games())
def test_every_clause_of_a_question_stands_in_the_rules(game: str) -> None:
    text = (RULES / f"{game.replace('_', '-')}.md").read_text(encoding="utf-8")
    written = set(re.findall(r"\*\*([A-Z]-(?:[A-Z]+-)?[0-9a-z]+)\*\*", text))
    assert {clause for clause in find_game(game).kinds.values() if clause} <= written


def test_a_question_names_the_clause_of_its_rule() -> None:
    state = LAMP.start(LAMP.configure(1))
    assert LAMP.question(state) == {"id": "prompt-act", "clause": "L-1"}
    LAMP.apply(state, 0, ("stop",))
    assert "clause" not in LAMP.question(state), "nothing is asked any more"
