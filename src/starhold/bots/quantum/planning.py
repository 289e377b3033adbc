"""The plan of a turn: a beam search over what may be done, on copies of an imagined state."""

from collections.abc import Callable
from typing import NamedTuple

from starhold.bots.quantum.futures import after, worth
from starhold.bots.quantum.odds import attack_percent
from starhold.bots.quantum.select import sensible
from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.decision import Option
from starhold.kernel.run import take

BEAM = 5
"""Situations followed up after each step."""
DEPTH = 6
POOR_ODDS = 30
"""Attacks below this chance, in percent, are not looked at."""
FIGHTS = frozenset(("attack", "strike"))
ROLLS = frozenset(kind for kind, row in KINDS.items() if row.clever)
"""Options whose outcome is left to chance, like fights: judged on average, not followed up."""
FIGHT_DEPTH = 1
"""Steps of a plan after which a fight is still looked at; ship rolls are for the first step only."""
NODES = 500
"""Situations that are judged at most."""
END: Option = ("end",)


class Node(NamedTuple):
    """A situation in the turn, the first option of the way to it, and its worth."""

    worth: int
    first: Option
    state: QuantumState


def plan(state: QuantumState, seat: int, late: Callable[[], bool]) -> Option:
    """The first option of the best way through the rest of the turn that was found before time ran out."""
    best = Node(after(state, seat, END), END, state)
    level: list[Node] = [best._replace(first=())]
    seen: set[tuple[object, ...]] = set()
    judged = 0
    for depth in range(DEPTH):
        found: list[Node] = []
        for node in level:
            for option in sensible(node.state, seat):
                if _too_deep(option, depth):
                    continue
                judged += 1
                if judged > NODES or late():
                    return best.first
                child = _child(node, seat, option, seen)
                if child is None:
                    continue
                if child.worth > best.worth:
                    best = child
                if child.state is not node.state:
                    found.append(child)
        found.sort(key=lambda node: -node.worth)
        level = found[:BEAM]
    return best.first


def _too_deep(option: Option, depth: int) -> bool:
    return (option[0] in ROLLS and depth > 0) or (option[0] in FIGHTS and depth > FIGHT_DEPTH)


def _child(node: Node, seat: int, option: Option, seen: set[tuple[object, ...]]) -> Node | None:
    first = node.first or option
    if option[0] in ROLLS or option[0] in FIGHTS:
        if option[0] in FIGHTS and _odds(node.state, option) < POOR_ODDS:
            return None
        return Node(after(node.state, seat, option), first, node.state)
    twin = node.state.clone()
    take(twin, seat, option)
    decision = twin.decision
    assert decision is not None
    if decision.kind != "act":
        return Node(after(node.state, seat, option), first, node.state)
    key = _key(twin)
    if key in seen:
        return None
    seen.add(key)
    return Node(worth(twin, seat), first, twin)


def _odds(state: QuantumState, option: Option) -> int:
    _, start, target, *rest = option
    launch = rest[0] if rest else start
    return attack_percent(state, state.squares.index(start), state.squares.index(target), launch, target)


def _key(state: QuantumState) -> tuple[object, ...]:
    """Everything that differs between situations of one turn; ships of a seat are known by number, not by die."""
    return (
        tuple(state.squares),
        tuple(state.numbers),
        state.moved,
        state.used,
        state.struck,
        state.spent,
        state.actions,
        tuple(state.stock),
        tuple(state.research),
        tuple(state.dominance),
    )
