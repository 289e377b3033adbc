"""Why an option is not legal: it means nothing, it does not answer the open question, or its frame knows a reason.

Everything rests on what the asked seat knows: the table, and its own hand and tokens.
"""

from starhold.games.forbidden_stars.model import HELD, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.advance import RESOLVING
from starhold.games.forbidden_stars.rules.effects.economy import BuyUnit
from starhold.games.forbidden_stars.rules.effects.interpreter import PICKINGS, Choose, May, Offer, Pick, Unless
from starhold.games.forbidden_stars.rules.effects.moves import Journey
from starhold.games.forbidden_stars.rules.operations import INSTEAD
from starhold.games.forbidden_stars.rules.orbital_strike import BEFORE
from starhold.games.forbidden_stars.rules.purchase import PURCHASE
from starhold.games.forbidden_stars.rules.schemes import WINDOWS, Window, usable
from starhold.games.forbidden_stars.rules.strategise import TakeUpgrade
from starhold.games.forbidden_stars.view.notation import SPECS, names_of, specs_of
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import Frame

ANSWERS: dict[str, tuple[str, ...]] = {
    "lay": ("lay",),
    "objectives": ("objective",),
    "forces": ("place", "done"),
    "storm": ("edge",),
    "plan": ("order",),
    "operate": ("reveal",),
    "resolve": ("resolve", "discard"),
    "source": ("source", "stay"),
    "ships": ("ship", "done"),
    "ground": ("march", "done"),
    "commit": ("commit",),
    "card": ("card",),
    "damage": ("hit",),
    "retreat": ("retreat",),
    "strike": ("strike", "done"),
    "keep": ("keep",),
    "capacity": ("remove",),
    "deploy": ("buy", "free", "build", "done"),
    "build": ("build", "buy", "free", "done"),
    "joker": ("asset",),
    "strategise": ("upgrade", "title", "done"),
    "upgrade": ("use", "done"),
    "next-upgrade": ("flip", "done"),
    "event": ("event",),
    "tactic": ("use", "done"),
    "move-storm": ("storm",),
    "window": ("pass",),
    "rob": ("seat", "done"),
    "give": ("asset", "done"),
    "save": ("avoid", "refuse", "done"),
}
"""Kinds of options that answer a decision, schemes left out; for ``effect`` it depends on the frame and the step."""

EFFECTS: dict[type[Frame], tuple[str, ...]] = {
    May: ("use", "done"),
    Offer: ("use", "done"),
    Choose: ("choose", "done"),
    Unless: ("avoid", "refuse", "done"),
    Journey: ("area", "unit", "done"),
    BuyUnit: ("buy", "done"),
    TakeUpgrade: ("upgrade", "title", "done"),
}

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

MOMENTS = {"operate": INSTEAD, "source": RESOLVING, "strike": BEFORE, "deploy": PURCHASE}
"""Timings of schemes that are options of their holder's own decisions, by the kind of that decision."""


def explain(state: Stars, seat: int, option: Option) -> Why:
    """The reason against an option of the asked seat, None exactly if it is legal."""
    kind = str(option[0])
    if not _sensible(state, seat, option):
        return Refusal("not-an-option")
    if kind == "auto":
        return reason("auto-already-so") if option[2] == state.auto[seat] >> option[1] & 1 else None
    if kind == "scheme":
        return why_scheme(state, seat, option)
    if kind not in answers(state):
        return _other_step(state.decision.kind if state.decision is not None else "", kind)
    return state.stack[-1].explain(state, seat, option)


def answers(state: Stars) -> tuple[str, ...]:
    """The kinds of options that answer the open question, schemes left out."""
    asked, frame = state.decision.kind if state.decision is not None else "", state.stack[-1]
    if asked == "effect" and isinstance(frame, Pick):
        return (*PICKINGS[state.catalog.steps[frame.ref].name].why, "done")
    return EFFECTS.get(type(frame), ()) if asked == "effect" else ANSWERS.get(asked, ())


def why_scheme(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a scheme: it is not held, comes at another time, or does nothing (F-EVT-10, F-EVT-11)."""
    event = state.faction(seat).events[option[1]]
    if state.event_at[seat][option[1]] != HELD:
        return reason("scheme-not-held", card=event.id)
    if event.when != _timing(state, seat):
        return reason("scheme-at-another-time", card=event.id, when=event.when.replace(".", "-"))
    if not usable(state, seat, option[1]):
        return reason("scheme-does-nothing", card=event.id)
    return state.stack[-1].explain(state, seat, option)


def _timing(state: Stars, seat: int) -> str:
    """The timing of the schemes that a seat can play as an answer to the open question."""
    frame, decision = state.stack[-1], state.decision
    if decision is None or seat not in decision.actors:
        return ""
    if isinstance(frame, Window):
        return WINDOWS[frame.timing]
    return PURCHASE if isinstance(frame, BuyUnit) else MOMENTS.get(decision.kind, "")


def _sensible(state: Stars, seat: int, option: Option) -> bool:
    """Whether every number of the option means something at this table."""
    specs = specs_of(option[0], len(option) - 1)
    if len(specs) != len(option) - 1 or option[0] not in SPECS:
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


def _other_step(asked: str, kind: str) -> Refusal:
    """Ships and ground units, units and structures have their order; all else comes at another time."""
    if (asked, kind) in (("ships", "march"), ("source", "march")):
        return reason("ships-first")
    if (asked, kind) == ("ground", "ship"):
        return reason("ships-have-moved")
    return reason("not-this-step", WHEN.get(kind, ""))
