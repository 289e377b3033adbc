"""Chapter 10: where units may retreat to, and retreating."""

from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import CONTESTED, UNCONTROLLED, Lost, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def may_retreat(state: Stars, seat: int) -> bool:
    """Whether a side's units can retreat at all: not attackers that a card brought (F-RET-11)."""
    return seat != state.attacker or bool(state.origins and state.by_order)


def reach(state: Stars, seat: int, start: int, ship: bool) -> dict[int, int]:
    """Areas that a unit could get to, each with its holder; the same or an adjacent system, no storm between."""
    board = state.board
    home = start // 4
    systems = [system for system, side in board.beside[home] if side not in state.storms]
    if ship:
        return {area: state.controller(area) for system in (home, *systems) for area in board.voids[system]}
    found: dict[int, int] = {}
    for system in systems or [home]:
        found |= _chain(state, seat, start, (home, system))
    return {area: holder for area, holder in found.items() if board.world[area]}


def _chain(state: Stars, seat: int, start: int, systems: tuple[int, int]) -> dict[int, int]:
    """Areas at the end of a chain of friendly areas within ``systems``, each with its holder (F-RET-6)."""
    found, edge = {start: CONTESTED}, [start]
    while edge:
        for area, side in state.board.near[edge.pop()]:
            if area not in found and area // 4 in systems and side not in state.storms:
                found[area] = holder = state.controller(area)
                if holder == seat:
                    edge.append(area)
    return found


def havens(state: Stars, seat: int, ship: bool) -> list[int]:
    """The legal areas for a side's retreat from the combat (F-RET-4 to F-RET-15), sorted."""
    if not may_retreat(state, seat):
        return []
    held = reach(state, seat, state.here, ship)
    found = [area for area in sorted(held) if _why_closed(state, seat, area, held[area]) is None]
    return found if seat == state.attacker else [area for area in found if held[area] == seat] or found


def _why_closed(state: Stars, seat: int, area: int, holder: int) -> Why:
    """The reason why a side's units cannot go to an area, whether or not they reach it (F-RET-8 to F-RET-12)."""
    if area == state.here:
        return reason("retreat-leaves")
    if holder not in (seat, UNCONTROLLED):
        return reason("area-is-enemy")
    came = area in state.origins
    if seat == state.attacker:
        return None if came else reason("not-where-they-came-from")
    home = state.here // 4
    came = came or any(area // 4 == origin // 4 != home for origin in state.origins)
    return reason("attackers-came-from-there") if came else None


def why_retreat(state: Stars, seat: int, area: int) -> Why:
    """Reasons against an area for the retreat from the combat."""
    here, world = state.here, state.board.world
    if world[area] != world[here]:
        return reason("wrong-kind-of-area")
    side = state.board.edge_between(here // 4, area // 4)
    if here // 4 != area // 4 and (side < 0 or side in state.storms):
        return reason("storm-between", "F-STORM-2", edge=edge_name(side)) if side >= 0 else reason("retreat-too-far")
    if not may_retreat(state, seat):
        return reason("cannot-retreat")
    closed = _why_closed(state, seat, area, state.controller(area))
    if closed is not None:
        return closed
    if area not in reach(state, seat, here, not world[here]):
        return reason("no-friendly-chain")
    return None if area in havens(state, seat, not world[here]) else reason("friendly-area-first")


LOST = -1
"""What `Retreat` hands back when the units were destroyed."""


class Leaving(Frame):
    """Units of a side of the combat leave."""

    __slots__ = ("seat",)

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The legal areas."""
        return [("retreat", area) for area in havens(state, self.seat, not state.board.world[state.here])]

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """See `why_retreat`."""
        return why_retreat(state, self.seat, option[1])


class Retreat(Leaving):
    """All units of the loser leave for one area, or are destroyed (F-RET-1, F-RET-2, F-RET-13).

    Hands back 1 + the area, `LOST`, or 0 when nobody had to leave.
    """

    __slots__ = ()

    def advance(self, state: Stars) -> None:
        """Ask where to, unless there is nothing to choose."""
        if not state.here_force(state.here, self.seat):
            state.finish()
            return
        found = self.options(state, self.seat)
        if len(found) > 1:
            state.offer(self.seat, found, "retreat", state.here)
        elif found:
            self.take(state, self.seat, found[0])
        else:
            self._destroy(state)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Everybody goes there and is routed; tokens go back to the supply (F-RET-3, F-CBT-21b)."""
        leaving = state.groups(state.here, self.seat)
        state.finish(1 + option[1] if any(kind != TOKEN for kind, _, _ in leaving) else 0)
        for kind, routed, count in leaving:
            state.add(state.here, self.seat, kind, routed, -count)
            if kind != TOKEN:
                state.add(option[1], self.seat, kind, int(stays_routed(state, self.seat, routed)), count)
        state.emit("retreated", seat=self.seat, area=state.board.names[option[1]])

    def _destroy(self, state: Stars) -> None:
        state.finish(LOST)
        for kind, routed, count in state.groups(state.here, self.seat):
            state.add(state.here, self.seat, kind, routed, -count)
            if kind != TOKEN:
                state.losses += [Lost(self.seat, kind)] * count
        state.emit("no-retreat", seat=self.seat, area=state.board.names[state.here])


def stays_routed(state: Stars, seat: int, routed: int) -> bool:
    """Whether a retreating unit ends up routed (F-RET-3; Show No Fear keeps it unrouted)."""
    return bool(routed) or not state.has_rule("cannot_rout", seat)


class RetreatOne(Leaving):
    """One unit retreats during the combat (F-RET-16)."""

    __slots__ = ("kind", "routed")

    def __init__(self, seat: int = 0, kind: int = 0, routed: int = 0) -> None:
        super().__init__(seat)
        self.kind = kind
        self.routed = routed

    def advance(self, state: Stars) -> None:
        """Ask its owner where to, unless there is nothing to choose."""
        found = self.options(state, self.seat)
        if len(found) > 1 and self.kind != TOKEN:
            state.offer(self.seat, found, "retreat", state.here)
        elif found:
            self.take(state, self.seat, found[0])
        else:
            state.finish()
            state.add(state.here, self.seat, self.kind, self.routed, -1)
            state.lose(self.seat, self.kind)
            state.emit("no-retreat", seat=self.seat, area=state.board.names[state.here])

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """It leaves and is routed."""
        state.finish()
        state.add(state.here, self.seat, self.kind, self.routed, -1)
        if self.kind != TOKEN:
            state.add(option[1], self.seat, self.kind, int(stays_routed(state, self.seat, self.routed)))
        state.emit("retreated", seat=self.seat, area=state.board.names[option[1]])
