"""Why an order, a scheme, an event or a storm move is not possible (chapters 6, 7 and 17)."""

from starhold.games.forbidden_stars.advance import RESOLVING
from starhold.games.forbidden_stars.effects.economy import BuyUnit
from starhold.games.forbidden_stars.model import DRAWN, HELD, IN_HAND, Stars
from starhold.games.forbidden_stars.operations import INSTEAD
from starhold.games.forbidden_stars.planning import order_systems
from starhold.games.forbidden_stars.purchase import PURCHASE
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.games.forbidden_stars.refresh import StormMove
from starhold.games.forbidden_stars.storms import arrows_to
from starhold.games.forbidden_stars.strike import BEFORE
from starhold.games.forbidden_stars.windows import WINDOWS, Window
from starhold.kernel.decision import Option

MOMENTS = {INSTEAD: "operate", RESOLVING: "source", BEFORE: "strike", PURCHASE: "deploy"}
"""Timings of schemes that are options of their holder's own decisions, with the kind of that decision."""


def why_order(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against laying a token on a system."""
    _, token, system = option
    pair = state.place_of[seat * 8 + token // 2 * 2 : seat * 8 + token // 2 * 2 + 2]
    if IN_HAND not in pair:
        return reason("no-token-left")
    if state.place_of[seat * 8 + token] != IN_HAND:
        return reason("token-used")
    return reason("system-too-far") if system not in order_systems(state, seat) else None


def why_reveal(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against revealing on a system."""
    stack = state.stacks[option[1]]
    if not stack:
        return reason("no-token-there")
    return reason("token-covered" if any(token // 8 == seat for token in stack) else "no-own-token-there")


def why_scheme(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against playing a scheme; asked of the own hand only (F-EVT-10)."""
    event = state.faction(seat).events[option[1]]
    if state.event_at[seat][option[1]] != HELD:
        return reason("scheme-not-held", card=event.id)
    if _asked_for(state, event.when):
        return reason("scheme-does-nothing", card=event.id)
    return reason("scheme-at-another-time", card=event.id, when=event.when.replace(".", "-"))


def _asked_for(state: Stars, when: str) -> bool:
    """Whether schemes with that timing are played at the open question."""
    frame = state.stack[-1]
    if isinstance(frame, Window):
        return WINDOWS[frame.timing] == when
    kind = state.decision.kind if state.decision is not None else ""
    return kind == MOMENTS.get(when) or (when == PURCHASE and isinstance(frame, BuyUnit))


def why_event(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against choosing an event."""
    if state.event_at[seat][option[1]] == DRAWN:
        return None
    return reason("event-not-drawn", card=state.faction(seat).events[option[1]].id)


def why_storm(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a storm move."""
    _, storm, side = option
    frame = state.stack[-1]
    if not isinstance(frame, StormMove):
        return None
    if state.storm_moved[storm]:
        return reason("storm-has-moved")
    if side in state.storms:
        return reason("storm-on-edge")
    return reason("arrow-elsewhere") if side not in arrows_to(state, storm, (frame.icon,)) else None
