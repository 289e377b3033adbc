"""Answers to offers and threats of cards say what is paid, and what comes of letting it happen."""

import pytest

from starhold.games.forbidden_stars.rules.effects.controls import May, Unless
from starhold.games.forbidden_stars.rules.effects.terms import Owner
from starhold.games.forbidden_stars.view.answers import label
from starhold.words import Words, _bundle
from tests.rules.forbidden_stars.table import GAME, C, S, Table
from tests.text.words import LANGUAGES

STEPS = GAME.catalog.steps


def labels(table: Table) -> dict[str, str]:
    """The options of the asked seat with their English words."""
    described = GAME.describe(table.state, table.actor, GAME.options(table.state, table.actor))
    return {entry["text"]: Words("en").say(entry["label"]["id"], entry["label"]["args"]) for entry in described}


def test_an_offer_names_its_price() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "noatun", cultist=2).put(C, "noatun", scout=1)
    table.clash("noatun", ("mark_of_nurgle", ""), ("dm", ""))
    assert labels(table) == {"use": "Spend 1 shield or aquila die", "done": "Done"}


def test_a_threat_names_both_answers() -> None:
    table = Table("chaos", "space_marines").bases().put(S, "noatun", cultist=2).put(C, "noatun", scout=1)
    table.clash("noatun", ("impure_zeal", ""), ("", ""))
    assert labels(table) == {"avoid": "Rout 1 of your units", "refuse": "The opponent gains 2 bolter tokens"}
    table = Table("eldar", "chaos").bases().put(S, "noatun", wraithguard=1).put(C, "noatun", cultist=2)
    table.rolls("o").clash("noatun", ("wraithguard_advance", ""), ("", "m")).go("choose 0")
    assert labels(table) == {"avoid": "Spend 1 aquila die", "refuse": "Rout 1 of your units"}


def test_other_answers_keep_their_words() -> None:
    table = Table().bases().build(S, "illedrias", "factory").build(S, "turaci", "bastion")
    table.order(S, "deploy", "tile_10a", "recruitment_worlds")
    assert labels(table)["use"] == "Use it", "nothing is paid"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offer_and_threat_is_named_in_every_language(language: str) -> None:
    own = _bundle(language, True)
    table = Table().bases().put(S, "noatun", scout=1).put(C, "noatun", cultist=1)
    table.clash("noatun", ("", "")).state.decision = None
    state, named = table.state, set()
    for step in STEPS:
        if step.name not in ("may", "unless"):
            continue
        state.stack.append((May if step.name == "may" else Unless)(step.ref, Owner(S, C)))
        for kind in ("use",) if step.name == "may" else ("avoid", "refuse"):
            found = label(state, kind)
            assert (found is None) == (kind == "use" and "cost" not in step.given), step.given
            if found is not None:
                named.add(found["id"])
                assert own.has_message(found["id"]), found["id"]
                assert str(found["args"].get("count", "")) in Words(language).say(found["id"], found["args"])
        state.stack.pop()
    listed = {name for name in own._messages if name.startswith("fs-answer-")}
    assert listed == named, "no words lie unused"
