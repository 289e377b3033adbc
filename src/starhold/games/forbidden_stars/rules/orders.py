"""Resolving an order: upgrades at their moments, the order itself, then surplus and elimination."""

from starhold.games.forbidden_stars.components.catalog import ADVANCE, DEPLOY, DOMINATE
from starhold.games.forbidden_stars.model import ORDER, Stars
from starhold.games.forbidden_stars.rules.advance import Advance
from starhold.games.forbidden_stars.rules.capacity import check_capacity
from starhold.games.forbidden_stars.rules.deploy import Deploy
from starhold.games.forbidden_stars.rules.dominate import Dominate
from starhold.games.forbidden_stars.rules.strategise import Strategise
from starhold.games.forbidden_stars.rules.upgrades import moment
from starhold.kernel.steps import Steps


class Order(Steps):
    """An order of ``seat`` in the active system, from its reveal to the check of surplus units."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat

    def reveal(self, state: Stars) -> None:
        """Upgrades that work as the order is revealed."""
        state.outcome = []
        moment(state, self.seat, "order.reveal")

    def resolving(self, state: Stars) -> None:
        """Upgrades that work before its own rules."""
        moment(state, self.seat, "order.resolving")

    def body(self, state: Stars) -> None:
        """Its own rules."""
        state.call(body(state, self.seat))

    def after(self, state: Stars) -> None:
        """Upgrades that work after them."""
        moment(state, self.seat, "order.after")

    def capacity(self, state: Stars) -> None:
        """Surplus units, elimination."""
        check_capacity(state)

    def end(self, state: Stars) -> None:
        """What lasts for the order ends."""
        state.finish()
        state.end_rules(ORDER)
        state.in_use.clear()
        state.asked.clear()


Order.STEPS = (Order.reveal, Order.resolving, Order.body, Order.after, Order.capacity, Order.end)


def body(state: Stars, seat: int) -> Advance | Deploy | Dominate | Strategise:
    """The frame of the order's own rules."""
    if state.order == ADVANCE:
        return Advance(seat)
    if state.order == DEPLOY:
        return Deploy(seat)
    return Dominate(seat) if state.order == DOMINATE else Strategise(seat)
