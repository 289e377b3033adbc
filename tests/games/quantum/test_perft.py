"""Sizes of the option tree, frozen (R5): a change of any rule of movement, cards or phases shows here."""

import pytest

from starhold.games.quantum import GAME
from starhold.games.quantum.model import QuantumState
from starhold.kernel.chance import outcomes
from starhold.kernel.decision import CHANCE
from starhold.kernel.run import feed, take


def resolved(state: QuantumState) -> None:
    """Answer every roll and draw with its first outcome, so that the tree has no branches of chance."""
    while (decision := state.decision) is not None and decision.request is not None:
        values, _ = next(outcomes(decision.request))
        feed(state, (decision.request.kind, *values))


def perft(state: QuantumState, depth: int) -> int:
    """How many sequences of ``depth`` options there are."""
    decision = state.decision
    assert decision is not None
    if not depth or decision.over:
        return 1
    seat = decision.actors[0]
    total = 0
    for option in GAME.options(state, seat):
        branch = state.clone()
        take(branch, seat, option)
        resolved(branch)
        total += perft(branch, depth - 1)
    return total


def opening(layout: str, seats: int, numbers: str) -> QuantumState:
    """The first action phase: first planets, first places, given ship numbers for every seat."""
    state = GAME.start(GAME.configure(seats, {"layout": layout, "quick_start": True}))
    state.events = None
    while (decision := state.decision) is not None and decision.kind != "act":
        if decision.kind == "roll-ships":
            feed(state, GAME.parse(state, CHANCE, f"roll {numbers}"))
        elif decision.request is not None and decision.kind == "roll-start":
            feed(state, ("roll", *range(1, decision.request.count + 1)))
        elif decision.request is not None:
            resolved_once(state)
        else:
            take(state, decision.actors[0], GAME.options(state, decision.actors[0])[0])
    return state


def resolved_once(state: QuantumState) -> None:
    """Answer one roll or draw with its first outcome."""
    decision = state.decision
    assert decision is not None
    assert decision.request is not None
    values, _ = next(outcomes(decision.request))
    feed(state, (decision.request.kind, *values))


FROZEN = [
    ("d2-spiral", 2, "1 2 3", (45, 1352)),
    ("d2-spiral", 2, "1 1 3", (24, 412, 7564)),
    ("d2-well", 2, "4 5 6", (89, 5264)),
    ("d3-trident", 3, "2 2 5", (164,)),
    ("gordian-knot", 4, "3 4 6", (40, 1139)),
]


@pytest.mark.parametrize(("layout", "seats", "numbers", "sizes"), FROZEN)
def test_the_tree_has_its_frozen_size(layout: str, seats: int, numbers: str, sizes: tuple[int, ...]) -> None:
    state = opening(layout, seats, numbers)
    assert tuple(perft(state, depth) for depth in range(1, len(sizes) + 1)) == sizes
