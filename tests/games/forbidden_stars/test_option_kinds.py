"""The table of option kinds fits the rules, the decisions and the words."""

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.rules.effects.table import TABLE
from starhold.games.forbidden_stars.view.notation import FIXED, NAMERS
from starhold.games.forbidden_stars.view.option_kinds import KINDS, STEPS
from starhold.kernel.option_kinds import NUMBER
from tests.games.forbidden_stars.test_reasons import CLAUSES

CHANCES = {"faction", "first-player", "tiles", "board", "cards", "dice", "events", "discard"}


def test_every_question_has_answers_and_every_answer_a_question() -> None:
    questions = set(GAME.kinds) - CHANCES - {"effect", "over"} | set(STEPS.values())
    assert {asked for row in KINDS.values() for asked in row.answers} == questions


def test_every_pick_of_a_card_is_a_kind_that_answers_picks() -> None:
    kinds = {kind for rule in TABLE.values() if rule.picks is not None for kind in rule.picks.kinds}
    assert "unit" in kinds
    assert all("pick" in KINDS[kind].answers for kind in kinds)


def test_every_row_rests_on_a_clause_and_has_words_for_its_numbers() -> None:
    for row in KINDS.values():
        assert row.clause in CLAUSES, row.kind
        assert {word.type for word in row.words} <= {*NAMERS, *FIXED, NUMBER}, row.kind
