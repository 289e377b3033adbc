"""What is asked, in the terms of the words for people; the clause beside it comes from `DECISIONS`, as `Game.kinds`."""

from starhold.games.quantum.components.vocabulary import DECISIONS, OVER
from starhold.games.quantum.model import QuantumState
from starhold.kernel.game import Plain

SHIP_ASKED = frozenset(("clever", "scrappy"))
SQUARE_ARGS = frozenset(("launch", "at"))


def prompt(state: QuantumState) -> Plain:
    """The prompt of the open question; its arguments are those of `DECISIONS`."""
    decision = state.decision
    if decision is None or decision.over:
        return {"id": f"prompt-{OVER}", "args": {"seat": state.winner}}
    if decision.request is not None:
        return {"id": f"prompt-{decision.kind}", "args": {}}
    values = (decision.actors[0], *decision.args)
    if decision.kind in SHIP_ASKED:
        values = (values[0], state.numbers[values[1]])
    named: dict[str, int | str] = {}
    for name, value in zip(DECISIONS[decision.kind].args, values, strict=True):
        named[name] = state.chart.names[value] if name in SQUARE_ARGS else value
    return {"id": f"prompt-{decision.kind}", "args": named}
