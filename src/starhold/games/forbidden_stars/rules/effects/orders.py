"""Steps on order tokens: orders without a token, other types, the event deck, stacks."""

from starhold.games.forbidden_stars.components.catalog import ORDERS, Step
from starhold.games.forbidden_stars.model import IN_HAND, ON_DECK, USED, Stars, seat_of_token, token_of
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import Pick, Picks, picking
from starhold.games.forbidden_stars.rules.effects.terms import Owner, areas_of, why_area
from starhold.games.forbidden_stars.rules.orders import Order
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal

BOTTOM, TOP = 0, 1


def _system_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("system", system) for system in sorted({area // 4 for area in areas_of(state, owner, step.at)})]


def _why_system(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    found = [why_area(state, owner, step.at, 4 * option[1] + position) for position in range(4)]
    return None if None in found else found[0]


def _resolve(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    """An order without a token; its system becomes the active one (F-OPS-14)."""
    state.system = option[1]
    state.order = ORDERS.index(step.given["order"])
    state.token = -1
    state.emit("order-resolved", seat=pick.me, order=step.given["order"])
    state.call(Order(pick.me))


def _type_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("type", ORDERS.index(order)) for order in step.given["orders"]]


def _treat(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    state.order = option[1]
    state.emit("order-changed", seat=pick.me, order=ORDERS[option[1]])


def _token_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """One token of each face in the play area, used ones first; the one being resolved stays."""
    faces: dict[tuple[int, int], int] = {}
    for wanted in (USED, IN_HAND):
        for token in range(8):
            mine = token_of(owner.me, token)
            if state.place_of[mine] == wanted and mine != state.token:
                faces.setdefault((token // 2, state.upgrade_on[mine]), token)
    return [("token", token) for token in sorted(faces.values())]


def _why_token(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    """Against a token: it does not lie in the play area, or cannot be told from another one, which is offered."""
    if option in _token_options(state, owner, step, got):
        return None
    token = token_of(owner.me, option[1])
    lying = state.place_of[token] in (IN_HAND, USED) and token != state.token
    return Refusal("not-an-option") if lying else reason("token-not-in-play-area")


def _to_deck(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    state.place_of[token_of(pick.me, option[1])] = ON_DECK
    state.reveal("token-to-deck", seat=pick.me, order=ORDERS[option[1] // 2])


def _stack_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """``("restack", system, position from the bottom, 0 bottom or 1 top)``."""
    places = [(system, position) for system, stack in enumerate(state.stacks) for position in range(len(stack))]
    return [("restack", *place, end) for place in places for end in (TOP, BOTTOM)]


def _why_restack(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    _, system, position, end = option
    stack = state.stacks[system]
    if not stack:
        return reason("no-token-there", "F-PLAN-11")
    if position >= len(stack) or seat_of_token(stack[position]) != owner.me:
        return reason("no-own-token-there", "F-PLAN-11")
    if len(stack) == 1:
        return reason("stack-of-one")
    return None if end in (TOP, BOTTOM) else reason("top-or-bottom")


def _restack(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, system, position, end = option
    token = state.stacks[system].pop(position)
    state.stacks[system].insert(0 if end == BOTTOM else len(state.stacks[system]), token)
    tile = state.catalog.faces[state.board.faces[system]].id
    state.emit("stack-changed", seat=pick.me, system=tile, position=position + 1, end=("bottom", "top")[end])


STEPS = {
    "resolve_order": picking(Picks("system", _system_options, _why_system, _resolve)),
    "treat_order_as": picking(Picks("type", _type_options, reason("order-not-offered"), _treat)),
    "tokens_to_event_deck": picking(Picks("token", _token_options, _why_token, _to_deck)),
    "reorder_stack": picking(Picks("restack", _stack_options, None, _restack, _why_restack)),
}
