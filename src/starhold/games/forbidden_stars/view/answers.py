"""What "use it", "avoid it" and "let it happen" mean on a card: the price paid, or what comes of it."""

from collections.abc import Callable

from starhold.games.forbidden_stars.components.catalog import FACES, Step
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.controls import May, Unless
from starhold.games.forbidden_stars.rules.effects.terms import amount
from starhold.kernel.game import Plain

Words = tuple[str, Plain]


def label(state: Stars, kind: str) -> Plain | None:
    """The words of an answer (``use``, ``avoid``, ``refuse``) to the offer or threat under way; None if it has none.

    An effect of one step is named, and only where that step is one of those that stand at a price or a threat.
    """
    frame = state.stack[-1] if state.stack else None
    if not isinstance(frame, May | Unless):
        return None
    part = {"use": "cost", "avoid": "avoid", "refuse": "do"}.get(kind, "")
    effect = state.catalog.steps[frame.ref].given.get(part, -1)
    steps = state.catalog.effects[effect] if effect >= 0 else []
    if len(steps) != 1 or steps[0].name not in NAMED:
        return None
    name, args = NAMED[steps[0].name](state, frame, steps[0])
    return {"id": f"fs-answer-{name}", "args": args}


def _dice(state: Stars, frame: May | Unless, step: Step) -> Words:
    """A price in dice."""
    faces = step.given["faces"]
    which = "any" if len(faces) == len(FACES) else "-".join(FACES[face] for face in faces)
    return f"dice-{which}", {"count": amount(state, frame.owner, step.n)}


def _destroy(state: Stars, frame: May | Unless, step: Step) -> Words:
    routed = step.filter is not None and step.filter.routed == 1
    return "destroy-routed" if routed else "destroy", {}


def _tokens(state: Stars, frame: May | Unless, step: Step) -> Words:
    """Combat tokens for the owner of the card."""
    return f"tokens-{step.given['kind']}", {"count": amount(state, frame.owner, step.n)}


NAMED: dict[str, Callable[[Stars, May | Unless, Step], Words]] = {
    "lose_dice": _dice,
    "lose_materiel": lambda state, frame, step: ("materiel", {"count": amount(state, frame.owner, step.n)}),
    "destroy_unit": _destroy,
    "rout": lambda state, frame, step: ("rout", {}),
    "discard_card": lambda state, frame, step: ("discard", {}),
    "gain_tokens": _tokens,
    "place_unit": lambda state, frame, step: ("unit", {}),
    "gain_dice": lambda state, frame, step: ("die", {}),
}
"""By the step that an answer leads to; prices are one's own, gains are those of the card's owner."""
