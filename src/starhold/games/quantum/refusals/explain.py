"""Why an option is not legal, in the order in which a person would check it; usual clauses stand in `REASONS`."""

from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, reason
from starhold.games.quantum.refusals.timing import clause_at
from starhold.games.quantum.view.option_kinds import KINDS
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal


def explain(state: QuantumState, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, or None if it is legal."""
    row = KINDS.get(option[0])
    if row is None or not row.fits(option):
        return Refusal("not-an-option")
    asked = state.decision.kind if state.decision is not None else ""
    if asked not in row.answers:
        return reason("not-now", clause_at(asked, row))
    return row.why(state, seat, *option[1:]) if row.why is not None else None
