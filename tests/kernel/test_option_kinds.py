"""A row tells how options of a kind are written, read and clicked, and when they come."""

import pytest

from starhold.kernel.decision import Decision
from starhold.kernel.option_kinds import OptionKind, explain, read, table, write
from starhold.kernel.reasons import Refusal
from tests.kernel.lamp import GAME

PLACES = {0: "a", 1: "bb", 2: "b"}
HOW = {0: "", 3: "fast"}
KINDS = table(
    OptionKind("go <from:place> <place> [with <how>]", "act", "R-1", clicks="place:{from} place:{place}", either=True),
    OptionKind("shoot <at:place> from <place>", "act", "R-2", rolls=True),
    OptionKind("take <rival:seat> <toy>", "act steal", "R-3"),
    OptionKind("pay <count:number>", "pay", "R-4"),
    OptionKind("lay <place><count:place>", "act"),
    OptionKind("hit <place> {<place> <how:number>}", "act"),
    OptionKind("stop", "act pay"),
    OptionKind("set <how>"),
    OptionKind("wait <count:number>", "act", why=lambda state, seat, count: Refusal("too-long") if count > 3 else None),
)


def names(kind: str, whose: int) -> dict[int, str]:
    return {"place": PLACES, "how": HOW, "seat": {0: "seat1", 1: "seat2"}, "toy": {7: f"toy-of-{whose}"}}[kind]


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("go a b", ("go", 0, 2, 0)),
        ("go a bb with fast", ("go", 0, 1, 3)),
        ("shoot a from b", ("shoot", 0, 2)),
        ("take seat2 toy-of-1", ("take", 1, 7)),
        ("pay 120", ("pay", 120)),
        ("lay ab", ("lay", 0, 2)),
        ("hit a b 1", ("hit", 0, 2, 1)),
        ("hit a b 1 bb 0", ("hit", 0, 2, 1, 1, 0)),
        ("stop", ("stop",)),
    ],
)
def test_a_text_and_its_option_mean_each_other(text: str, option: tuple[object, ...]) -> None:
    assert read(KINDS, text, names, 0) == option
    assert write(KINDS, option, names, 0) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "fly a", "go", "go a", "go a c", "go a b b", "go a  b", "go a b with", "go a b with ", "go a b with slow",
        "go a b near fast", "shoot a b", "shoot a from", "take seat3 toy-of-1", "take seat2 toy-of-0", "pay x",
        "pay 1000", "pay -1", "pay ²", "lay a", "lay a b", "lay ca", "hit a", "hit a b", "hit a b 1 b", "stop now",
        "stop ",
    ],
)  # fmt: skip
def test_every_other_text_means_nothing(text: str) -> None:
    assert read(KINDS, text, names, 0) is None


def test_an_option_with_too_few_or_too_many_numbers_has_no_text() -> None:
    for option in [("go", 0), ("stop", 1), ("hit", 0), ("hit", 0, 2, 1, 1)]:
        with pytest.raises(ValueError, match="zip"):
            write(KINDS, option, names, 0)


def test_a_number_without_a_word_is_written_as_it_is() -> None:
    assert write(KINDS, ("go", 0, 9, 0), names, 0) == "go a 9"


def test_the_row_says_whether_an_option_answers_what_is_asked() -> None:
    def why(option: tuple[object, ...], asked: str) -> str:
        state.decision = Decision((0,), asked)
        return repr(explain(KINDS, state, 0, option, lambda asked, row: Refusal("later", row.clause)))

    state = GAME.start(GAME.configure(1))
    assert why(("stop",), "pay") == "None", "its frame has nothing against it"
    assert why(("pay", 1), "act") == "later (R-4)"
    assert why(("set", 3), "act") == "None", "a setting comes at any time"
    assert why(("wait", 4), "act") == "too-long", "its own rule is asked"
    assert why(("pay",), "pay") == why(("pay", 1, 1), "pay") == why(("fly",), "pay") == "not-an-option"
    assert why(("hit", 0, 1, 1, 1), "act") == "not-an-option"


def test_clicks_name_the_words_and_may_come_in_either_order() -> None:
    assert KINDS["go"].paths({"from": "a", "place": "b"}) == [["place:a", "place:b"], ["place:b", "place:a"]]
    assert KINDS["stop"].paths({}) == [["control:stop"]]
