"""Chapter 7: operations. Reveal a token on top of its stack, resolve it or discard it."""

from starhold.games.forbidden_stars.components.catalog import ORDERS, STRATEGISE
from starhold.games.forbidden_stars.model import ON_DECK, USED, Stars, order_of, seat_of_token
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.capacity import check_capacity
from starhold.games.forbidden_stars.rules.orders import Order
from starhold.games.forbidden_stars.rules.schemes import play_scheme, scheme_options
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps

INSTEAD = "scheme.instead_of_reveal"


def top_systems(state: Stars, seat: int) -> list[int]:
    """Systems where a token of the seat is on top (F-OPS-3)."""
    return [system for system, stack in enumerate(state.stacks) if stack and seat_of_token(stack[-1]) == seat]


def _why_covered(state: Stars, seat: int, system: int) -> Why:
    """Reasons against revealing on a system (F-OPS-2, F-OPS-3)."""
    if system in top_systems(state, seat):
        return None
    stack = state.stacks[system]
    if not stack:
        return reason("no-token-there")
    return reason("token-covered" if any(seat_of_token(token) == seat for token in stack) else "no-own-token-there")


class Operations(Steps):
    """Turns clockwise until no token is left on the board (F-OPS-1)."""

    __slots__ = ("turn",)

    def __init__(self) -> None:
        super().__init__()
        self.turn = -1

    def reveal(self, state: Stars) -> None:
        """The next player with a token on top reveals one."""
        self.again()
        if not any(state.stacks):
            state.finish()
            return
        self.turn += 1
        seat = state.turn_order()[self.turn % len(state.seats)]
        if top_systems(state, seat):
            state.active = seat
            state.ask(seat, "operate")
        elif any(seat_of_token(token) == seat for stack in state.stacks for token in stack):
            state.emit("passed", seat=seat)

    def resolve(self, state: Stars) -> None:
        """What is revealed is resolved or discarded (F-OPS-7)."""
        self.again()
        state.ask(state.active, "resolve", state.order, state.system)

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Reveal, or a scheme in place of it (F-OPS-2, F-OPS-4, F-OPS-13); then resolve or discard (F-OPS-7)."""
        if self.next_is(Operations.resolve):
            return [("resolve",), ("discard",)]
        return [*(("reveal", s) for s in top_systems(state, seat)), *scheme_options(state, seat, INSTEAD)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against revealing; what is revealed may be resolved and discarded."""
        return _why_covered(state, seat, option[1]) if option[0] == "reveal" else None

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry it out."""
        if option[0] == "scheme":
            self.go(Operations.close)
            state.token = -1
            play_scheme(state, seat, option[1])
        elif option[0] == "reveal":
            self._reveal(state, seat, option[1])
        elif option == ("discard",):
            self.go(Operations.reveal)
            state.place_of[state.token] = ON_DECK
            state.emit("order-discarded", seat=seat, order=ORDERS[state.order])
            state.token = state.order = -1
        else:
            self.go(Operations.close)
            state.emit("order-resolved", seat=seat, order=ORDERS[state.order])
            state.call(Order(seat))

    def _reveal(self, state: Stars, seat: int, system: int) -> None:
        self.go(Operations.resolve)
        state.token = state.stacks[system].pop()
        state.place_of[state.token] = USED
        state.order = order_of(state.token)
        state.system = system
        tile = state.catalog.faces[state.board.faces[system]].id
        state.reveal("order-revealed", seat=seat, order=ORDERS[state.order], system=tile, upgrade=upgrade_name(state))

    def close(self, state: Stars) -> None:
        """A resolved Strategise goes onto the event deck, other tokens back (F-OPS-8, F-OPS-9, F-OPS-14)."""
        self.go(Operations.reveal)
        if state.token >= 0 and state.order == STRATEGISE:
            state.place_of[state.token] = ON_DECK
        elif state.token < 0:
            check_capacity(state)
        state.token = state.order = -1


Operations.STEPS = (Operations.reveal, Operations.resolve, Operations.close)


def upgrade_name(state: Stars) -> str:
    """The upgrade of the revealed token, or nothing."""
    card = state.upgrade_on[state.token]
    return state.faction(seat_of_token(state.token)).upgrades[card].id if card >= 0 else ""
