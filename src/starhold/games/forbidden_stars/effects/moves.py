"""Steps that move units or take them elsewhere (F-CARD-14, F-ADV-20, F-CBT-70)."""

from starhold.games.forbidden_stars.catalog import HERE, OPTIONAL, TOKEN, Step
from starhold.games.forbidden_stars.effects.run import BEGIN, DONE, PICKINGS, Picking
from starhold.games.forbidden_stars.effects.terms import PLENTY, Owner, amount, areas_of, units_in
from starhold.games.forbidden_stars.effects.units import is_contested, kind_name, queue_combat
from starhold.games.forbidden_stars.model import Stars
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def sources(state: Stars, owner: Owner, step: Step) -> list[tuple[int, int, int]]:
    """``(area, type, routed)`` of the units that may go (V-9: no routed ones unless the step says so)."""
    areas = areas_of(state, owner, step.given.get("from", HERE))
    found = units_in(state, owner, [owner.me], areas, step.filter)
    with_routed = step.given.get("include_routed", False)
    return [(area, kind, routed) for _, area, kind, routed, _ in found if with_routed or not routed]


def goals(state: Stars, owner: Owner, step: Step) -> list[int]:
    """The areas that units may go to, before looking at the units."""
    found = areas_of(state, owner, step.given["to"])
    if step.name == "move_units" and step.given.get("may_start_combat"):
        queued = [state.queue[i] for i in range(0, len(state.queue), 3) if state.queue[i + 2] >= 0]
        found = [area for area in found if not queued or area in queued or not _meets_enemy(state, owner.me, area)]
    return found


def _meets_enemy(state: Stars, seat: int, area: int) -> bool:
    others = [other for other in state.seats if other != seat]
    return any(state.here_force(area, other) or state.has_bastion(area, other) for other in others)


def can_go(state: Stars, owner: Owner, step: Step, unit: tuple[int, int, int], goal: int) -> bool:
    """Whether one unit fits the goal and, where the step says move, can get there past the storms."""
    area = unit[0]
    if area == goal or state.board.world[area] != state.board.world[goal]:
        return False
    if step.name == "take_units" or area // 4 == goal // 4:
        return True
    side = state.board.edge_between(area // 4, goal // 4)
    return side >= 0 and side not in state.storms


def _candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    units = sources(state, owner, step)
    return [("area", g) for g in goals(state, owner, step) if any(can_go(state, owner, step, u, g) for u in units)]


class Journey(Frame):
    """Units go to one area: first the area, then the units one by one."""

    __slots__ = ("goal", "left", "me", "opp", "origin", "play", "ref", "skip")

    def __init__(self, ref: int = 0, me: int = 0, opp: int = -1, play: int = -1) -> None:
        self.ref = ref
        self.me = me
        self.opp = opp
        self.play = play
        self.goal = -1
        self.left = 0
        self.origin = -1
        self.skip = 0

    def units(self, state: Stars) -> list[tuple[int, int, int]]:
        """The units that may still go to the chosen area."""
        step = state.catalog.steps[self.ref]
        found = [unit for unit in sources(state, self, step) if can_go(state, self, step, unit, self.goal)]
        if self.origin >= 0 and step.given.get("from", HERE).scope == "one_area":
            found = [unit for unit in found if unit[0] == self.origin]
        return found

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Areas first, then units; and the end where the owner may stop."""
        step = state.catalog.steps[self.ref]
        if self.goal < 0:
            found = _candidates(state, self, step, [])
        else:
            found = [("unit", self.me, *unit) for unit in self.units(state)] if self.left else []
        return [*found, DONE] if self.skip else found

    def advance(self, state: Stars) -> None:
        """Ask for the area or the next unit, unless nothing is left to choose."""
        found = self.options(state, self.me)
        if not found or found == [DONE]:
            state.finish()
        elif not self.skip and (len(found) == 1 or (self.goal >= 0 and self.left >= PLENTY // 2)):
            self.take(state, self.me, found[0])
        else:
            state.offer(self.me, found, "effect", self.ref, self.left, self.me)

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Note the area, or let the unit go."""
        step = state.catalog.steps[self.ref]
        if option == DONE:
            state.finish()
        elif option[0] == "area":
            self.goal = option[1]
            spec = step.n
            self.skip = int(spec == "any")
        else:
            self.left -= 1
            self._go(state, step, option)

    def _go(self, state: Stars, step: Step, option: Option) -> None:
        _, seat, area, kind, routed = option
        self.origin = area
        name = kind_name(state, seat, kind, area)
        state.add(area, seat, kind, routed, -1)
        if kind != TOKEN:
            state.add(self.goal, seat, kind, routed)
        names = state.board.names
        state.emit("unit-moved", seat=seat, kind=name, **{"from": names[area], "to": names[self.goal]})
        if step.given.get("may_start_combat") and is_contested(state, self.goal):
            queue_combat(state, seat, self.goal, area)


def _begin(state: Stars, owner: Owner, step: Step) -> None:
    journey = Journey(step.ref, owner.me, owner.opp, owner.play)
    journey.left = amount(state, owner, step.n)
    journey.skip = int(step.mode == OPTIONAL or step.given.get("n") == "any")
    state.call(journey)


for _name in ("move_units", "take_units"):
    BEGIN[_name] = _begin
    PICKINGS[_name] = Picking(_candidates, lambda state, pick, step, option: None)
