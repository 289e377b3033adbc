"""Why an option is not legal, in the order in which a person would check it; usual clauses stand in `REASONS`."""

from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, reason
from starhold.games.quantum.refusals.timing import clause_at
from starhold.games.quantum.view.option_kinds import FORMS, KINDS
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal


def explain(state: QuantumState, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, or None if it is legal."""
    kind, values = option[0], option[1:]
    asked = state.decision.kind if state.decision is not None else ""
    if kind not in KINDS or len(values) != len(FORMS[kind]):
        return Refusal("not-an-option")
    row = KINDS[kind]
    if asked not in row.answers:
        return reason("not-now", clause_at(asked, kind))
    return row.why(state, seat, *values) if row.why is not None else None
