"""Chapter 6: planning. Four order tokens each, laid face down one at a time."""

from starhold.games.forbidden_stars.components.catalog import ORDERS
from starhold.games.forbidden_stars.model import IN_HAND, Stars, token_of
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.schemes import open_window
from starhold.kernel.decision import Option
from starhold.kernel.reasons import Refusal
from starhold.kernel.state import Frame

LAPS = 4


def order_systems(state: Stars, seat: int) -> list[int]:
    """Systems where a seat may lay an order: with an own area, or next to one (F-PLAN-4 to F-PLAN-6)."""
    own = {area // 4 for area in state.friendly(seat)}
    return sorted(own | {other for system in own for other, _ in state.board.beside[system]})


def hand_tokens(state: Stars, seat: int) -> list[int]:
    """One token (0 to 7) of each different face that was not laid this round, lowest first."""
    faces: dict[tuple[int, int], int] = {}
    for token in range(8):
        if state.place_of[token_of(seat, token)] == IN_HAND:
            faces.setdefault((token // 2, state.upgrade_on[token_of(seat, token)]), token)
    return sorted(faces.values())


def no_token(state: Stars, seat: int, order: int) -> Why:
    """The reason against any order of a type when both of its tokens are used."""
    left = any(state.place_of[token_of(seat, 2 * order + copy)] == IN_HAND for copy in (0, 1))
    return None if left else reason("no-token-left")


class Planning(Frame):
    """Four laps in turn order; then cards for the end of planning (F-PLAN-2, F-PLAN-3)."""

    __slots__ = ("lap", "turn")

    def __init__(self) -> None:
        self.lap = 0
        self.turn = 0

    def options(self, state: Stars, seat: int) -> list[Option]:
        """``("order", token, system)``."""
        systems = order_systems(state, seat)
        return [("order", token, system) for token in hand_tokens(state, seat) for system in systems]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against laying a token on a system."""
        _, token, system = option
        if state.place_of[token_of(seat, token)] != IN_HAND:
            return no_token(state, seat, token // 2) or reason("token-used")
        if system not in order_systems(state, seat):
            return reason("system-too-far")
        # Of two tokens with the same face the lower one is offered.
        return None if token in hand_tokens(state, seat) else Refusal("not-an-option")

    def advance(self, state: Stars) -> None:
        """Ask the next player that has anything on the board (F-PLAN-13)."""
        while self.lap < LAPS:
            seat = state.turn_order()[self.turn]
            if state.alive[seat] and order_systems(state, seat):
                state.active = seat
                state.ask(seat, "plan", self.lap + 1)
                return
            self._next(state)
        state.finish()
        open_window(state, "planning.end", state.turn_order())

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """The token lies face down on top of the stack (F-PLAN-8, F-PLAN-9)."""
        _, token, system = option
        state.stacks[system].append(token_of(seat, token))
        state.place_of[token_of(seat, token)] = system
        tile = state.catalog.faces[state.board.faces[system]].id
        state.whisper({seat: {"order": ORDERS[token // 2]}}, "order-laid", seat=seat, system=tile)
        self._next(state)

    def _next(self, state: Stars) -> None:
        self.turn += 1
        if self.turn == len(state.seats):
            self.turn = 0
            self.lap += 1
