"""Options and prompts for people and programs: labels, paths of clicks, reasons for what is not on offer."""

from typing import Any

from starhold.games.forbidden_stars.catalog import ORDERS
from starhold.games.forbidden_stars.clicks import paths_of
from starhold.games.forbidden_stars.effects.run import Choose, May, Pick, Unless
from starhold.games.forbidden_stars.model import HELD, IN_HAND, Stars
from starhold.games.forbidden_stars.notation import format_option, words_of
from starhold.games.forbidden_stars.odds import strike_odds
from starhold.games.forbidden_stars.planning import Planning
from starhold.games.forbidden_stars.windows import WINDOWS
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

Plain = dict[str, Any]
ROLLS = ("card", "strike")
REASONS: dict[str, tuple[str, str]] = {
    "lay": ("tile-does-not-fit", "F-SETUP-15"),
    "objective": ("objective-not-here", "F-SETUP-25"),
    "place": ("piece-not-here", "F-SETUP-18"),
    "edge": ("edge-not-free", "F-SETUP-32"),
    "order": ("order-not-here", "F-PLAN-4"),
    "reveal": ("not-on-top", "F-OPS-3"),
    "scheme": ("trigger-not-met", "F-EVT-11"),
    "source": ("source-not-open", "F-ADV-8"),
    "ship": ("ship-cannot-go", "F-ADV-7"),
    "march": ("no-path", "F-ADV-9"),
    "retreat": ("no-haven", "F-RET-7"),
    "commit": ("too-many-tokens", "F-CBT-18"),
    "card": ("title-not-held", "F-CBT-23"),
    "hit": ("target-not-due", "F-CBT-37"),
    "remove": ("not-surplus", "F-ADV-22"),
    "buy": ("cannot-buy", "F-DEP-8"),
    "free": ("no-free-unit", "F-AST-9"),
    "build": ("cannot-build", "F-DEP-13"),
    "asset": ("no-room", "F-AST-3"),
    "upgrade": ("cannot-buy-upgrade", "F-STR-3"),
    "title": ("cannot-buy-upgrade", "F-STR-3"),
    "storm": ("storm-cannot-go", "F-STORM-3"),
    "strike": ("no-strike", "F-ORB-7"),
}
"""For each option kind the reason why one is not on offer, with its clause."""
REASON_IDS = (*sorted({reason for reason, _ in REASONS.values()}), "no-token-left", "data-broken", "not-an-option")


def describe(state: Stars, options: list[Option]) -> list[Plain]:
    """Each option: its text, kind, label, and the clicks that lead to it."""
    return [_describe(state, option, paths) for option, paths in zip(options, paths_of(state, options), strict=True)]


def _describe(state: Stars, option: Option, paths: list[list[str]]) -> Plain:
    words = words_of(state, option)
    found: Plain = {
        "text": format_option(state, option),
        "kind": option[0],
        "label": {"id": f"fs-option-{option[0]}", "args": {name: word for _, name, word in words}},
        "paths": paths,
    }
    if option[0] in ROLLS:
        found["rolls"] = True
    if option[0] == "strike" and state.decision is not None:
        found["odds"] = strike_odds(state, state.decision.actors[0], option[1], option[2])
    return found


def prompt(state: Stars) -> Plain:
    """What is asked: its kind, and for cards the step and the card's owner."""
    decision = state.decision
    kind = decision.kind if decision is not None else "over"
    args: Plain = {"round": state.round}
    if decision is not None and decision.actors and decision.actors[0] >= 0:
        args["seat"] = decision.actors[0]
    if kind == "effect" and decision is not None:
        args |= {
            "step": state.catalog.steps[decision.args[0]].name,
            "left": decision.args[1],
            "owner": decision.args[2],
        }
        args["ask"] = _asking(state)
    elif kind == "window" and decision is not None:
        args["timing"] = WINDOWS[decision.args[0]]
    elif kind in ("tactic", "upgrade") and decision is not None:
        faction = state.faction(decision.actors[0])
        args["card"] = (faction.events if kind == "tactic" else faction.upgrades)[decision.args[0]].id
    elif kind == "resolve" and decision is not None:
        args["order"] = ORDERS[decision.args[0]]
    return {"id": f"fs-prompt-{kind}", "args": args}


def _asking(state: Stars) -> str:
    """Whether the open question is a pick, an offer, alternatives, or a threat."""
    frame = state.stack[-1]
    if isinstance(frame, May):
        return "may"
    if isinstance(frame, Choose):
        return "choose"
    return "unless" if isinstance(frame, Unless) else "pick" if isinstance(frame, Pick) else "step"


def explain(state: Stars, option: Option) -> Refusal:
    """Why an option is not on offer."""
    reason, clause = REASONS.get(str(option[0]), ("not-an-option", ""))
    return Refusal(reason, clause)


def refusals(state: Stars, seat: int) -> list[Plain]:
    """Order types that are used up, and the scheme in hand whose trigger does not hold now."""
    found: list[Plain] = []
    decision = state.decision
    if decision is None or decision.over or seat not in state.seats or state.factions[seat] < 0:
        return found
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, Planning) and seat in decision.actors:
        for order, name in enumerate(ORDERS):
            if all(state.place_of[seat * 8 + 2 * order + k] != IN_HAND for k in (0, 1)):
                found.append({"target": f"order:{name}", "reason": "no-token-left", "clause": "F-PLAN-7"})
    asked = frame.options(state, seat) if frame is not None and seat in decision.actors else []
    for card, place in enumerate(state.event_at[seat]):
        if place == HELD and ("scheme", card) not in asked:
            name = state.faction(seat).events[card].id
            found.append({"target": f"card:{name}", "reason": "trigger-not-met", "clause": "F-EVT-11"})
    return found
