"""The runner: carries a state from one decision to the next."""

from starhold.kernel.chance import Source, accept, outcome
from starhold.kernel.decision import CHANCE, Option
from starhold.kernel.reasons import refuse
from starhold.kernel.state import State


def settle(state: State) -> None:
    """Run frames until something is asked or the game is over."""
    stack = state.stack
    while state.decision is None:
        stack[-1].advance(state)


def options(state: State, seat: int) -> list[Option]:
    """The legal options of ``seat``; empty when it is not asked."""
    decision = state.decision
    if decision is None or seat not in decision.actors or seat == CHANCE:
        return []
    return state.stack[-1].options(state, seat)


def take(state: State, seat: int, option: Option) -> None:
    """Carry out an option that is known to be legal, and run on to the next decision."""
    frame = state.stack[-1]
    state.decision = None
    frame.take(state, seat, option)
    settle(state)


def feed(state: State, raw: Option) -> None:
    """Give chance's raw outcome (``("roll", 4, 4, 2)``, ``("draw", 17)``) and run on; `Refused` if it does not fit."""
    decision = state.decision
    if decision is None or decision.request is None:
        raise refuse("chance-does-not-fit")
    values = accept(decision.request, raw)
    frame = state.stack[-1]
    state.decision = None
    frame.chance(state, values)
    settle(state)


def chance(state: State, source: Source) -> list[Option]:
    """Answer every roll and draw from ``source`` until a seat is asked; the raw outcomes, oldest first."""
    fed: list[Option] = []
    while (decision := state.decision) is not None and decision.request is not None:
        raw = outcome(decision.request, source)
        feed(state, raw)
        fed.append(raw)
    return fed
