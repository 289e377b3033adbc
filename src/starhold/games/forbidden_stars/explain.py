"""Why an option is not legal, in the order in which a person would check it; usual clauses stand in `reason.REASONS`.

Everything rests on what the asked seat knows: the table, and its own hand and tokens.
"""

from collections.abc import Callable

from starhold.games.forbidden_stars import why_buying, why_combat, why_effects, why_moves, why_orders, why_setup
from starhold.games.forbidden_stars.effects.run import DONE, Offer
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.notation import names_of, specs_of
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

ANSWERS: dict[str, tuple[str, ...]] = {
    "lay": ("lay",),
    "objectives": ("objective",),
    "forces": ("place", "done"),
    "storm": ("edge",),
    "plan": ("order",),
    "operate": ("reveal",),
    "resolve": ("resolve", "discard"),
    "source": ("source", "stay"),
    "ships": ("ship",),
    "ground": ("march",),
    "commit": ("commit",),
    "card": ("card",),
    "damage": ("hit",),
    "retreat": ("retreat",),
    "strike": ("strike",),
    "keep": ("keep",),
    "capacity": ("remove",),
    "deploy": ("buy", "free", "build"),
    "build": ("build", "buy", "free"),
    "joker": ("asset",),
    "strategise": ("upgrade", "title"),
    "upgrade": ("use",),
    "next-upgrade": ("flip",),
    "event": ("event",),
    "tactic": ("use",),
    "move-storm": ("storm",),
    "window": ("pass",),
    "rob": ("seat",),
    "give": ("asset",),
    "save": ("avoid", "refuse"),
}
"""Kinds of options that answer a decision, ``done`` and schemes left out; for ``effect`` it depends on the step."""

WHEN: dict[str, str] = {
    "lay": "F-SETUP-12", "objective": "F-SETUP-23", "place": "F-SETUP-17", "edge": "F-SETUP-30", "order": "F-PLAN-3",
    "reveal": "F-OPS-2", "resolve": "F-OPS-7", "discard": "F-OPS-7", "pass": "F-EVT-17", "done": "F-OPS-12",
    "use": "F-CARD-28", "avoid": "F-CARD-25", "refuse": "F-CARD-25", "stay": "F-ADV-2", "source": "F-ADV-2",
    "ship": "F-ADV-1", "march": "F-ADV-1", "retreat": "F-RET-1", "commit": "F-CBT-17", "card": "F-CBT-23",
    "hit": "F-CBT-36", "remove": "F-ADV-22", "keep": "F-LIM-18", "buy": "F-DEP-1", "free": "F-AST-9",
    "build": "F-DEP-1", "asset": "F-DOM-2", "upgrade": "F-STR-1", "title": "F-STR-1", "event": "F-EVT-7",
    "storm": "F-STORM-3", "strike": "F-ORB-2", "flip": "F-STR-15",
}  # fmt: skip
"""The clause that says when an option of a kind is possible; F-CARD-26 for picks inside effects."""


def explain(state: Stars, seat: int, option: Option) -> Refusal:
    """The reason against an option of the asked seat that is not among the legal ones."""
    if not _sensible(state, seat, option):
        return Refusal("not-an-option")
    kind = str(option[0])
    if kind == "auto":
        return reason("auto-already-so")
    if kind == "scheme":
        return why_orders.why_scheme(state, seat, option) or Refusal("not-an-option")
    asked = state.decision.kind if state.decision is not None else ""
    if option == DONE:
        return _why_done(state, asked)
    if kind not in _answers(state, asked):
        return _other_step(asked, kind)
    why = _check(asked, kind)
    return (why(state, seat, option) if why is not None else None) or Refusal("not-an-option")


def _sensible(state: Stars, seat: int, option: Option) -> bool:
    """Whether every number of the option means something at this table."""
    specs = specs_of(option[0], len(option) - 1)
    if len(specs) != len(option) - 1:
        return False
    for spec, value in zip(specs, option[1:], strict=True):
        kind = spec.partition(" ")[0]
        if kind in ("number", "column", "row"):
            if value < 0:
                return False
        elif value not in names_of(state, kind, seat):
            return False
        if kind == "seat":
            seat = value
    return True


def _answers(state: Stars, asked: str) -> tuple[str, ...]:
    if asked != "effect":
        return ANSWERS.get(asked, ())
    if isinstance(state.stack[-1], Offer):
        return ("use",)
    step = why_effects.asked_step(state)
    return why_effects.STEP_KINDS.get(step.name, ()) if step is not None else ()


def _why_done(state: Stars, asked: str) -> Refusal:
    if asked == "forces":
        seat = state.decision.actors[0] if state.decision is not None else 0
        return reason("pieces-left", has=sum(state.pieces[seat]))
    if asked in ("effect", "rob"):
        return reason("must-be-done")
    return reason("not-this-step", WHEN["done"])


def _other_step(asked: str, kind: str) -> Refusal:
    """Ships and ground units, units and structures have their order; all else comes at another time."""
    if (asked, kind) in (("ships", "march"), ("source", "march")):
        return reason("ships-first")
    if (asked, kind) == ("ground", "ship"):
        return reason("ships-have-moved")
    return reason("not-this-step", WHEN.get(kind, ""))


def _check(asked: str, kind: str) -> Callable[[Stars, int, Option], Why] | None:
    if asked == "effect" and kind in ("edge", "card"):
        return why_effects.why_move_storm if kind == "edge" else why_combat.why_card
    return WHY.get(kind)


WHY: dict[str, Callable[[Stars, int, Option], Why]] = {
    **why_effects.WHY,
    "lay": why_setup.why_lay,
    "objective": why_setup.why_objective,
    "place": why_setup.why_place,
    "edge": why_setup.why_edge,
    "order": why_orders.why_order,
    "reveal": why_orders.why_reveal,
    "event": why_orders.why_event,
    "storm": why_orders.why_storm,
    "source": why_moves.why_source,
    "ship": why_moves.why_ship,
    "march": why_moves.why_march,
    "retreat": why_moves.why_retreat,
    "strike": why_moves.why_strike,
    "commit": why_combat.why_commit,
    "card": why_combat.why_card,
    "hit": why_combat.why_hit,
    "remove": why_combat.why_remove,
    "keep": why_combat.why_keep,
    "buy": why_buying.why_buy,
    "free": why_buying.why_free,
    "build": why_buying.why_build,
    "asset": why_buying.why_asset,
    "upgrade": why_buying.why_upgrade,
    "flip": why_buying.why_flip,
    "title": why_buying.why_title,
}
"""By option kind; the others are legal whenever they answer the open question."""
