"""The runner: carries a state from one decision to the next."""

from starhold.kernel.chance import Source, accept, counted, drawn
from starhold.kernel.decision import CHANCE, Option, Request
from starhold.kernel.reasons import refuse
from starhold.kernel.state import State


def settle(state: State) -> None:
    """Run frames until something is asked or the game is over."""
    stack = state.stack
    while state.decision is None:
        stack[-1].advance(state)


def options(state: State, seat: int) -> list[Option]:
    """The legal options of ``seat``, not to be changed; empty when it is not asked."""
    decision = state.decision
    if decision is None or seat not in decision.actors or seat == CHANCE:
        return []
    if decision.offered is not None:
        return decision.offered
    return state.stack[-1].options(state, seat)


def take(state: State, seat: int, option: Option) -> None:
    """Carry out an option that is known to be legal, and run on to the next decision."""
    state.decision = None
    state.stack[-1].take(state, seat, option)
    settle(state)


def feed(state: State, raw: Option) -> None:
    """Give chance's raw outcome (``("roll", 4, 4, 2)``, ``("draw", 17)``) and run on; `Refused` if it does not fit."""
    decision = state.decision
    if decision is None or decision.request is None:
        raise refuse("chance-does-not-fit")
    values = accept(decision.request, raw)
    state.decision = None
    state.stack[-1].chance(state, values)
    settle(state)


def answer(state: State, request: Request, source: Source) -> list[int]:
    """Answer the open ``request`` from ``source`` and run on; the raw values.

    What a source hands out fits by its contract, so it is not looked at again as what `feed` gets is.
    """
    raw = drawn(request, source)
    state.decision = None
    state.stack[-1].chance(state, counted(request, raw) if request.refused else raw)
    settle(state)
    return raw


def chance(state: State, source: Source) -> list[Option]:
    """Answer every roll and draw from ``source`` until a seat is asked; the raw outcomes, oldest first."""
    fed: list[Option] = []
    while (decision := state.decision) is not None and (request := decision.request) is not None:
        fed.append((request.kind, *answer(state, request, source)))
    return fed
