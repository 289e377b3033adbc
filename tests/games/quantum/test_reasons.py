"""Refusals: every reason occurs, with its arguments and a clause that exists (R6)."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.cards import CARDS
from starhold.games.quantum.maps import Layout, faults
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.notation import FORMS, WORDS
from starhold.games.quantum.vocabulary import DECISIONS, REASON_ARGS, REASONS
from starhold.games.quantum.when import ANSWERS, SETUP, clause_at
from starhold.kernel.decision import Option
from starhold.kernel.reasons import KERNEL_REASONS, Refusal
from tests.games.quantum.positions import moments, random_position
from tests.rules.quantum.board import Side, board

CLAUSES = set(
    re.findall(
        r"\*\*(Q-[A-Z]+-[0-9]+)\*\*",
        (Path(__file__).parents[3] / "docs" / "rules" / "quantum.md").read_text(encoding="utf-8"),
    )
)


RULE_TESTS = "".join(
    file.read_text(encoding="utf-8") for file in sorted((Path(__file__).parents[2] / "rules" / "quantum").glob("*.py"))
)
"""Rule tests name reason and clause of what they find refused."""


def any_option(state: QuantumState, seat: int, random: Random) -> Option:
    """Some option of a random kind, mostly illegal, with sensible values more often than not."""
    kinds = [option[0] for option in GAME.options(state, seat)]
    kind = random.choice(random.choice((list(FORMS), kinds, ["move", "attack", "transport", "warp", "deploy"])))
    own = [square for square in state.squares[seat * 5 : seat * 5 + 5] if square >= 0] or [0]
    squares = [square for square in state.squares if square >= 0] or [0]
    values: list[int] = []
    for form in FORMS[kind]:
        if form in WORDS:
            continue
        if form in ("square", "ship"):
            last = values[-1] if values else random.choice(own)
            step = last + random.choice((0, 1, -1, state.chart.grid.stride, -state.chart.grid.stride, 2, 12))
            planet = random.choice(state.chart.planets)
            anywhere = random.choice(state.chart.squares[state.chart.spaces])
            values.append(random.choice([step, step, random.choice(own), random.choice(squares), planet, anywhere]))
            if not values[:-1] and random.random() < 0.6 and kind not in ("planet", "cube", "build"):
                values[-1] = random.choice(own)
            if form == "ship" and random.random() < 0.3:
                values[-1] = -random.randint(1, 6)
        elif form in ("card", "replace"):
            values.append(random.choice([random.randrange(-1, len(CARDS)), *state.row]))
        elif form == "with":
            values.append(random.choice((0, 0, 0, 1, 2)))
        else:
            values.append(random.randint(0, 7 if form == "number" else 4))
    return (kind, *values)


def refused(random: Random) -> Iterator[tuple[Refusal, str]]:
    """Refusals of wrong options and of grey controls in many situations."""
    states = [random_position(random) for _ in range(120)]
    for seats in (2, 3, 4):
        states += moments(GAME.configure(seats), seats, 5, 1200)
    for state in states:
        decision = state.decision
        if decision is None or decision.over:
            continue
        seat = decision.actors[0]
        for _ in range(25 if decision.kind == "act" else 60):
            option = any_option(state, seat, random)
            refusal = GAME.refusal(state, seat, option)
            if refusal is not None:
                yield refusal, str(option)
        for shown in GAME.refusals(state, seat, GAME.options(state, seat)):
            yield Refusal(shown["reason"], shown["clause"], **shown.get("args", {})), shown["target"]


def test_every_reason_occurs_with_its_arguments_and_a_known_clause() -> None:
    met = set()
    for refusal, case in refused(Random("reasons")):
        if refusal.reason in KERNEL_REASONS:
            continue
        met.add(refusal.reason)
        assert refusal.clause in CLAUSES, (refusal, case)
        assert tuple(refusal.args) == REASON_ARGS.get(refusal.reason, ()), (refusal, case)
    met |= {fault.reason for layout in BROKEN for fault in faults(layout)}
    missing = [reason for reason in REASONS if reason not in met and f'"{reason} Q-' not in RULE_TESTS]
    assert not missing


BROKEN = [
    Layout("x", 2, 5, ("8* 7 .", ". . 8*")),
    Layout("x", 2, 8, ("8* x",)),
    Layout("x", 2, 8, ("8* 7",)),
    Layout("x", 2, 4, ("V V", "8* 8*")),
]


def test_layouts_are_checked() -> None:
    assert [[fault.reason for fault in faults(layout)] for layout in BROKEN] == [
        ["layout-disconnected", "layout-too-small"],
        ["layout-broken"],
        ["layout-starts", "layout-cubes", "layout-too-small"],
        ["layout-broken"],
    ]


@pytest.mark.parametrize(
    ("ships", "cards", "actions", "target", "said"),
    [
        ("6@d4", "", 0, "action:move", "no-actions-left Q-MOVE-1"),
        ("", "", 3, "action:move", "ship-not-on-map Q-MOVE-1"),
        ("6@d4:moved", "", 3, "action:move", "already-moved Q-MOVE-3"),
        ("6@d4", "", 0, "action:reconfigure", "no-actions-left Q-RECONF-1"),
        ("6@d4", "", 0, "action:deploy", "no-actions-left Q-DEPLOY-1"),
        ("6@d4", "", 3, "action:deploy", "no-place-to-deploy Q-DEPLOY-8"),
        ("6@d4 6@d5 6@d6", "", 3, "action:deploy", "no-ship-in-scrapyard Q-DEPLOY-8"),
        ("6@d4", "", 1, "action:build", "no-actions-left Q-BUILD-1"),
        ("6@d4", "", 0, "action:research", "no-actions-left Q-RES-1"),
        ("1@d4", "", 3, "ability:strike", "no-enemy-there Q-ABIL-4"),
        ("2@d4", "", 0, "ability:transport", "no-actions-left Q-ABIL-24"),
        ("2@d4:moved", "", 3, "ability:transport", "already-moved Q-ABIL-24"),
        ("6@d2", "nomadic", 0, "card:nomadic", "no-actions-left Q-CMD-5"),
        ("6@a1", "nomadic", 3, "card:nomadic", "not-in-orbit Q-CMD-1"),
        ("", "curious", 3, "card:curious", "ship-not-on-map Q-CMD-1"),
        ("6@d4:moved", "curious", 3, "card:curious", "already-moved Q-MOVE-3"),
    ],
)
def test_a_grey_control_names_the_clause_behind_it(
    ships: str, cards: str, actions: int, target: str, said: str
) -> None:
    here = board(Side(ships, cards=cards), Side("6@i9"), actions=actions)
    assert here.refused(target) == said


def test_what_comes_at_another_time_names_a_clause_that_exists_and_before_the_first_turn_none_about_turns() -> None:
    assert {"act", *ANSWERS} == set(DECISIONS)
    for asked in DECISIONS:
        for kind in set(FORMS) - set(ANSWERS.get(asked, ())):
            clause = clause_at(asked, kind)
            assert clause in CLAUSES
            assert (asked in SETUP) == clause.startswith("Q-SETUP") or (asked, clause) == ("act", "Q-SETUP-18")
