"""Refusals: whatever is not on offer gets a reason with its arguments and a clause that exists (R6)."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import REASON_ARGS, REASONS
from starhold.games.forbidden_stars.refusals.explain import answers
from starhold.games.forbidden_stars.view.notation import names_of
from starhold.games.forbidden_stars.view.option_kinds import KINDS
from starhold.kernel.agreement import Agreement
from starhold.kernel.chance import Stream
from starhold.kernel.decision import Option
from starhold.kernel.game import Value
from starhold.kernel.reasons import KERNEL_REASONS, Refusal
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.play import eager

RULES = Path(__file__).parents[3] / "docs" / "rules" / "forbidden-stars.md"
CLAUSES = set(re.findall(r"\*\*(F-[A-Z]+-[0-9a-z]+)\*\*", RULES.read_text(encoding="utf-8")))
RULE_TESTS = "".join(
    file.read_text(encoding="utf-8")
    for file in sorted((Path(__file__).parents[2] / "rules" / "forbidden_stars").glob("test_why_*.py"))
)
TABLES: list[tuple[int, dict[str, Value]]] = [
    (2, {"setup": "quick"}), (3, {"profile": "print"}), (4, {}), (2, {"profile": "print", "setup": "quick"}),
    (3, {"setup": "quick"}),
]  # fmt: skip


def any_option(state: Stars, seat: int, kind: str, legal: list[Option], source: Stream) -> Option:
    """An option of a kind, its numbers drawn from what they can mean, some from a legal option."""
    alike = [option for option in legal if option[0] == kind]
    base = alike[source.below(len(alike))] if alike else None
    numbers: list[int] = []
    for place, what in enumerate(word.type for word in KINDS[kind].words):
        if base is not None and source.below(3):
            numbers.append(base[place + 1])
        elif what == "number":
            numbers.append(source.below(5))
        else:
            known = sorted(names_of(state, what, seat))
            if what == "edge" and state.storms and not source.below(3):
                known = state.storms
            numbers.append(known[source.below(len(known))] if known else 0)
        if what == "seat":
            seat = numbers[-1]
    return (kind, *numbers)


def moments(number: int) -> Iterator[tuple[Stars, int, Stream]]:
    """The questions of a random game."""
    seats, options = TABLES[number % len(TABLES)]
    source = Stream(f"reasons {number}")
    state = GAME.start(GAME.configure(seats, options))
    for _ in range(4000):
        chance(state, source)
        state.events = []
        decision = state.decision
        assert decision is not None
        if decision.over:
            return
        seat = decision.actors[source.below(len(decision.actors))]
        yield state, seat, source
        take(state, seat, eager(GAME.options(state, seat), source))


def checked(state: Stars, seat: int, option: Option) -> Refusal | None:
    """The refusal, with what every refusal has."""
    refusal = GAME.explain(state, seat, option)
    if refusal is None or refusal.reason in KERNEL_REASONS:
        return refusal
    assert refusal.clause in CLAUSES, (refusal, option)
    assert tuple(refusal.args) == REASON_ARGS.get(refusal.reason, ()), (refusal, option)
    return refusal


@pytest.mark.parametrize("number", range(5))
def test_no_reason_is_given_exactly_for_what_is_offered(number: int) -> None:
    """Options of all asked seats, of this moment and of others, whole, mixed and bent; see `Agreement`."""
    law = Agreement(12)
    for state, _, source in moments(number):
        law(GAME, state, state.config, source)
    assert law.tried["offered"] > 2000
    assert law.tried["refused"] > 5000
    assert len(law.reasons) > 30


@pytest.mark.parametrize("number", range(5))
def test_an_answer_that_is_not_on_offer_gets_a_reason_of_its_own(number: int) -> None:
    met: Counter[str] = Counter()
    for state, seat, source in moments(number):
        legal = GAME.options(state, seat)
        kinds = (*answers(state), "scheme")
        for _ in range(12):
            option = any_option(state, seat, kinds[source.below(len(kinds))], legal, source)
            refusal = checked(state, seat, option)
            assert (refusal is None) == (option in legal), (refusal, option)
            if refusal is not None:
                text = GAME.format(state, option)
                meant = refusal.reason != "not-an-option" or GAME.parse(state, seat, text) in legal
                assert meant, (text, answers(state))
                met[refusal.reason] += 1
        for shown in GAME.refusals(state, seat, legal):
            assert shown["clause"] in CLAUSES
            assert tuple(shown.get("args", {})) == REASON_ARGS.get(shown["reason"], ())
            assert not any(shown["target"] in path for entry in GAME.describe(state, seat, legal)
                           for path in entry["paths"]), shown  # fmt: skip
    assert len(met) > 30


@pytest.mark.parametrize("number", [1, 4])
def test_a_refusal_tells_nothing_that_its_seat_does_not_know(number: int) -> None:
    """A state imagined from what the seat sees refuses the same for the same reasons (S1)."""
    compared = 0
    for state, seat, source in moments(number):
        if source.below(9):
            continue
        guess = GAME.imagine(json.loads(json.dumps(GAME.view(state, seat))), Stream(f"guess {compared}"))
        legal = GAME.options(state, seat)
        kinds = (*answers(state), "scheme", "order", "reveal")
        for _ in range(12):
            option = any_option(state, seat, kinds[source.below(len(kinds))], legal, source)
            assert repr(GAME.refusal(guess, seat, option)) == repr(GAME.refusal(state, seat, option)), option
        compared += 1
    assert compared > 15


def test_every_reason_is_met_in_a_test_of_its_own() -> None:
    """The tests of the rules name each reason with its clause; `data-broken` has the tests of loading."""
    assert [name for name in REASONS if f'"{name} F-' not in RULE_TESTS] == []


def test_refusals_of_fixed_controls_are_quick() -> None:
    """Under a millisecond at the median, over the questions of two games (a bound for a machine that is busy)."""
    seconds = []
    for number in (0, 2):
        for state, seat, _ in moments(number):
            legal = GAME.options(state, seat)
            begun = perf_counter()
            GAME.refusals(state, seat, legal)
            seconds.append(perf_counter() - begun)
    assert median(seconds) < 0.001
