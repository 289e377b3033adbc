"""Why an option is not legal, in the order in which a person would check it; usual clauses stand in `REASONS`."""

from collections.abc import Callable

from starhold.games.quantum.model import QuantumState
from starhold.games.quantum.reasons import Why, reason
from starhold.games.quantum.refusals.timing import ANSWERS, OTHERS, clause_at
from starhold.games.quantum.rules import (
    abilities,
    advance_cards,
    build,
    combat,
    deploy,
    dominance,
    gambits,
    movement,
    placing,
    powers,
    research,
    setup,
    ship_rolls,
)
from starhold.games.quantum.view.notation import ARITY
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

WHY: dict[str, Callable[..., Why]] = {
    "move": movement.why_move,
    "attack": movement.why_attack,
    "transport": movement.why_transport,
    "strike": abilities.why_strike,
    "warp": abilities.why_warp,
    "modify": abilities.why_modify,
    "free-reconfigure": abilities.why_free_reconfigure,
    "reconfigure": deploy.why_reconfigure,
    "deploy": deploy.why_deploy,
    "build": build.why_build,
    "research": research.why_research,
    "cerebral": powers.why_cerebral,
    "tyrannical": powers.why_tyrannical,
    "flexible": powers.why_flexible,
    "nomadic": powers.why_nomadic,
    "resourceful": powers.why_resourceful,
    "planet": setup.why_planet,
    "place": placing.why_place,
    "scrap": placing.why_scrap,
    "use": combat.why_use,
    "cube": dominance.why_cube,
    "set": ship_rolls.why_set,
    "take": advance_cards.why_take,
    "discard": gambits.why_discard,
    "relocate": gambits.why_relocate,
    "pick": gambits.why_pick,
}
"""By option kind, the check of its rule: None exactly for what the rule offers.

The others are legal whenever they answer the open question.
"""


def explain(state: QuantumState, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, or None if it is legal."""
    kind = option[0]
    decision = state.decision
    asked = decision.kind if decision is not None else ""
    if kind not in ARITY or len(option) != ARITY[kind] + 1:
        return Refusal("not-an-option")
    if kind not in ANSWERS.get(asked, ()) if asked != "act" else kind in OTHERS:
        return reason("not-now", clause_at(asked, kind))
    return WHY[kind](state, seat, *option[1:]) if kind in WHY else None
