"""Refusals: every reason occurs, with its arguments and a clause that exists (R6)."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.components.cards import CARDS
from starhold.games.quantum.components.maps import Layout, faults
from starhold.games.quantum.components.ships import ABILITIES
from starhold.games.quantum.components.vocabulary import DECISIONS, REASONS
from starhold.games.quantum.model import SHIPS, QuantumState
from starhold.games.quantum.refusals.explain import SETUP, clause_at
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.agreement import Agreement, means
from starhold.kernel.chance import Stream
from starhold.kernel.conformance import walk
from starhold.kernel.decision import Option
from starhold.kernel.reasons import KERNEL_REASONS, Refusal
from tests.games.quantum.closed_lists import REASON_ARGS
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
    kind = random.choice(random.choice((list(KINDS), kinds, ["move", "attack", "transport", "warp", "deploy"])))
    own = [square for square in state.squares[seat * 5 : seat * 5 + 5] if square >= 0] or [0]
    squares = [square for square in state.squares if square >= 0] or [0]
    values: list[int] = []
    for form in [word.type for word in KINDS[kind].words]:
        if form in ("square", "own", "enemy", "ship"):
            last = values[-1] if values else random.choice(own)
            step = last + random.choice((0, 1, -1, state.chart.grid.stride, -state.chart.grid.stride, 2, 12))
            planet = random.choice(state.chart.planets)
            anywhere = random.choice(state.chart.squares[state.chart.spaces])
            values.append(random.choice([step, step, random.choice(own), random.choice(squares), planet, anywhere]))
            if not values[:-1] and random.random() < 0.6 and kind not in ("planet", "cube", "build"):
                values[-1] = random.choice(own)
            if form == "ship" and random.random() < 0.3:
                values[-1] = -random.randint(1, 6)
        elif form in ("card", "replaced"):
            values.append(random.choice([random.randrange(-1, len(CARDS)), *state.row]))
        elif form == "how":
            values.append(random.choice((0, 0, 0, 1, 2)))
        else:
            values.append(random.randint(0, 7 if form == "face" else 4))
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
    assert {asked for row in KINDS.values() for asked in row.answers} == set(DECISIONS)
    for asked in DECISIONS:
        for row in [row for row in KINDS.values() if asked not in row.answers]:
            clause = clause_at(asked, row)
            assert clause in CLAUSES
            assert (asked in SETUP) == clause.startswith("Q-SETUP") or (asked, clause) == ("act", "Q-SETUP-18")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_reason_stands_against_an_option_exactly_when_it_is_offered(seats: int) -> None:
    law = Agreement()
    walk(GAME, GAME.configure(seats, {"the_void": True}), seats, [law], limit=700, every=3)
    assert law.tried["offered"] > 2000
    assert law.tried["refused"] > 2000


def test_nor_in_random_positions_with_every_card_under_every_table_option() -> None:
    random = Random("agreement")
    judged: Counter[bool] = Counter()
    for number in range(250):
        state = random_position(random)
        law = Agreement()
        law(GAME, state, state.config, Stream(number))
        offered = set(GAME.options(state, state.seat))
        for _ in range(60):
            option = any_option(state, state.seat, random)
            refusal = GAME.explain(state, state.seat, option)
            assert (refusal is None) == (option in offered), (option, refusal)
            assert refusal is None or refusal.clause in CLAUSES or not means(GAME, state, state.seat, option), option
            judged[option in offered] += 1
    assert min(judged.values()) > 500, judged


@pytest.mark.rule("Q-DEF-15")
def test_a_ship_on_the_map_is_named_by_its_square() -> None:
    here = board(Side("5@d4 3@scrapyard 6@c2", cards="flexible"), Side())
    assert here.can("reconfigure d4")
    for text in ("reconfigure #1", "flexible #1 4"):
        assert here.why(text) == "ship-on-map Q-DEF-15"
        refusal = GAME.refusal(here.state, 0, GAME.parse(here.state, 0, text))
        assert refusal is not None
        assert refusal.args == {"square": "d4"}
    assert here.why("reconfigure #4") == "ship-in-reserve Q-RECONF-4"


def test_every_fixed_control_of_the_action_phase_is_used_or_grey() -> None:
    """So no control is dead without a reason, and none is grey that works."""
    random = Random("controls")
    for _ in range(150):
        state = random_position(random)
        options = GAME.options(state, state.seat)
        grey = {entry["target"] for entry in GAME.refusals(state, state.seat, options)}
        used = {
            target for entry in GAME.outline(state, state.seat, options) for path in entry["paths"] for target in path
        }
        kinds = {option[0] for option in options}
        for action in ("reconfigure", "deploy", "build", "research"):
            assert (f"action:{action}" in grey) != (action in kinds), action
        for number, ability in enumerate(ABILITIES):
            if ability and ability != "maneuver":
                assert (f"ability:{ability}" in grey) != (ability in kinds), number
        for ship in state.ships(state.seat):
            target = SHIPS[ship]
            assert (target in grey) != (target in used), (target, state.squares[ship])
        for planet in state.chart.planets:
            target = f"planet:{state.chart.names[planet]}"
            assert (target in grey) != (("build", planet) in options), target


@pytest.mark.parametrize(
    ("cards", "ships", "text", "said"),
    [
        ("intelligent", "4@e1", "build e2", "sum-outside Q-CMD-1"),
        ("", "4@e1", "build e2", "sum-wrong Q-BUILD-2"),
        ("", "3@d4", "warp d4 i9", "no-partner Q-ABIL-15"),
        ("", "3@d4", "warp d4 d4", "no-partner Q-ABIL-15"),
        ("", "2@d4 6@e4", "transport d4 d3 carry i9 drop d4", "no-ship-to-carry Q-ABIL-8"),
        ("", "2@d4 6@e4", "transport d4 d3 carry e4 drop a1", "no-place-to-drop Q-ABIL-9"),
    ],
)
def test_a_reason_tells_what_is_wrong_with_this_option(cards: str, ships: str, text: str, said: str) -> None:
    here = board(Side(ships, cards=cards), Side("6@i9"))
    assert here.why(text) == said
    refusal = GAME.refusal(here.state, 0, GAME.parse(here.state, 0, text))
    assert refusal is not None
    assert refusal.reason != "sum-outside" or refusal.args == {"low": 6, "high": 8, "has": 4}


def test_a_combat_says_of_each_card_why_it_cannot_be_used() -> None:
    here = board(Side("5@d4", cards="relentless agile stealthy"), Side("3@d5")).do("attack d4 d5 from d4", dice="3 4")
    assert here.asked == "seat1 combat-window"
    said = {card: here.why(f"use {card}") for card in ("agile", "stealthy", "cruel")}
    assert said == {
        "agile": "card-works-by-itself Q-CMD-3",
        "stealthy": "not-now Q-CMD-4",
        "cruel": "card-not-held Q-CMD-1",
    }
    assert here.why("transport d4 d3 carry d5 drop d4") == "not-now Q-ATK-22", "a Transport is a move, not part of this"
    assert here.why("warp d4 d5") == "not-now Q-ABIL-3"
    ready = board(Side("5@d4"), Side("3@d5", cards="dangerous relentless")).do("attack d4 d5 from d4")
    assert ready.asked == "seat2 dangerous"
    assert ready.why("use relentless") == "not-now Q-ATK-22"
    assert ready.why("use dangerous") == ""
