"""Surplus units, elimination: what is checked after every order (F-ADV-22 to F-ADV-24, F-WIN-10)."""

from starhold.games.forbidden_stars.model import Stars, seat_of_token, tokens_of
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.harm import destroy
from starhold.games.forbidden_stars.rules.victory import last_one
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def over_full(state: Stars, seat: int) -> int:
    """The first area where a seat has more units than fit, or -1."""
    for area, force in enumerate(state.force[seat :: len(state.seats)]):
        if force and force > state.board.capacity(area):
            return area
    return -1


class Capacity(Frame):
    """Each player with an over-full area picks units to destroy, active player first."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting = waiting or []

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The units of the over-full area."""
        area = over_full(state, seat)
        return [("remove", area, kind, routed) for kind, routed, _ in state.groups(area, seat)]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against removing a unit."""
        _, area, kind, routed = option
        if (kind, routed) not in [group[:2] for group in state.groups(area, seat)]:
            return reason("no-such-unit-there", "F-ADV-23")
        if state.here_force(area, seat) <= state.board.capacity(area):
            return reason("area-not-over-full")
        first = over_full(state, seat)
        return None if area == first else reason("other-area-first", area=state.board.names[first])

    def advance(self, state: Stars) -> None:
        """Ask while something is over-full."""
        while self.waiting:
            seat = self.waiting[0]
            if over_full(state, seat) < 0:
                self.waiting.pop(0)
                continue
            found = self.options(state, seat)
            if len(found) > 1:
                state.offer(seat, found, "capacity", over_full(state, seat))
            else:
                self.take(state, seat, found[0])
            return
        state.finish()
        eliminate(state)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """The unit goes back to the supply."""
        _, area, kind, routed = option
        destroy(state, seat, area, kind, routed)


def check_capacity(state: Stars) -> None:
    """Start the check from the active player on."""
    state.call(Capacity(state.turn_order(state.active)))


def eliminate(state: Stars) -> None:
    """Players without a friendly area are out; the last one left wins at once (F-WIN-10, F-WIN-11)."""
    out = [seat for seat in state.seats if state.alive[seat] and not state.friendly(seat)]
    for seat in out:
        state.alive[seat] = 0
        for stack in state.stacks:
            stack[:] = [token for token in stack if seat_of_token(token) != seat]
        for token in tokens_of(seat):
            state.place_of[token] = -1
        state.emit("eliminated", seat=seat)
    last_one(state, out)
