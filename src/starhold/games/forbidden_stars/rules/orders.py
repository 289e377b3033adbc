"""Resolving an order: upgrades at their moments, the order itself, then surplus and elimination."""

from starhold.games.forbidden_stars.components.catalog import ADVANCE, DEPLOY, DOMINATE
from starhold.games.forbidden_stars.model import ORDER, Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.capacity import check_capacity
from starhold.games.forbidden_stars.rules.deploy import Deploy
from starhold.games.forbidden_stars.rules.dominate import Dominate
from starhold.games.forbidden_stars.rules.strategise import Strategise
from starhold.games.forbidden_stars.rules.upgrades import moment
from starhold.kernel.state import Frame

STEPS = ("reveal", "resolving", "body", "after", "capacity", "end")


class Order(Frame):
    """An order of ``seat`` in the active system, from its reveal to the check of surplus units."""

    __slots__ = ("seat", "step")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.step = 0

    def advance(self, state: Stars) -> None:
        """The next step."""
        name = STEPS[self.step]
        self.step += 1
        if name == "reveal":
            state.outcome = []
        if name in ("reveal", "resolving", "after"):
            moment(state, self.seat, f"order.{name}")
        elif name == "body":
            state.call(body(state, self.seat))
        elif name == "capacity":
            check_capacity(state)
        else:
            state.finish()
            state.end_rules(ORDER)
            state.in_use.clear()
            state.asked.clear()


def body(state: Stars, seat: int) -> Advance | Deploy | Dominate | Strategise:
    """The frame of the order's own rules."""
    if state.order == ADVANCE:
        return Advance(seat)
    if state.order == DEPLOY:
        return Deploy(seat)
    return Dominate(seat) if state.order == DOMINATE else Strategise(seat)
