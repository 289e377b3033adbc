"""Steps that move units or take them elsewhere (F-CARD-14, F-ADV-20, F-CBT-70)."""

from starhold.games.forbidden_stars.components.catalog import HERE, OPTIONAL, TOKEN, Step
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.harm import kind_name
from starhold.games.forbidden_stars.rules.effects.interpreter import DONE, StepFrame, framed
from starhold.games.forbidden_stars.rules.effects.terms import (
    NOBODY,
    PLENTY,
    Owner,
    amount,
    areas_of,
    units_in,
    why_area,
    why_unit,
)
from starhold.games.forbidden_stars.rules.effects.units import is_contested, queue_combat
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import Option


def sources(state: Stars, owner: Owner, step: Step) -> list[tuple[int, int, int]]:
    """``(area, type, routed)`` of the units that may go (V-9: no routed ones unless the step says so)."""
    areas = areas_of(state, owner, step.given.get("from", HERE))
    found = units_in(state, owner, [owner.me], areas, step.filter)
    with_routed = step.given.get("include_routed", False)
    return [(area, kind, routed) for _, area, kind, routed, _ in found if with_routed or not routed]


def goals(state: Stars, owner: Owner, step: Step) -> list[int]:
    """The areas that units may go to, before looking at the units."""
    found = areas_of(state, owner, step.given["to"])
    return [area for area in found if contest(state, owner, step, area) < 0] if state.queue else found


def contest(state: Stars, owner: Owner, step: Step, area: int) -> int:
    """The area that the units of a card have made contested, where it keeps more from ``area``; else -1 (F-CBT-74)."""
    if step.name != "move_units" or not step.given.get("may_start_combat"):
        return -1
    queued = [combat.area for combat in state.queue if combat.origin >= 0]
    return queued[0] if queued and area not in queued and _meets_enemy(state, owner.me, area) else -1


def _meets_enemy(state: Stars, seat: int, area: int) -> bool:
    others = [other for other in state.seats if other != seat]
    return any(state.here_force(area, other) or state.has_bastion(area, other) for other in others)


def apart(state: Stars, step: Step, area: int, goal: int) -> str:
    """The reason why a unit cannot go from an area to the goal: it has to fit, a move to get past the storms."""
    if area == goal:
        return "stays-there"
    if state.board.world[area] != state.board.world[goal]:
        return "wrong-kind-of-area"
    if step.name == "take_units" or area // 4 == goal // 4:
        return ""
    side = state.board.edge_between(area // 4, goal // 4)
    return "no-unit-can-go" if side < 0 else "storm-between" if side in state.storms else ""


def _goal_options(state: Stars, owner: Owner, step: Step) -> list[Option]:
    areas = {area for area, _, _ in sources(state, owner, step)}
    return [("area", goal) for goal in goals(state, owner, step) if not all(apart(state, step, a, goal) for a in areas)]


class Journey(StepFrame):
    """Units go to one area: first the area, then the units one by one."""

    __slots__ = ("goal", "left", "origin", "skip")

    def __init__(self, ref: int = 0, owner: Owner = NOBODY) -> None:
        super().__init__(ref, owner)
        self.goal = -1
        self.left = 0
        self.origin = -1
        self.skip = 0

    def units(self, state: Stars) -> list[tuple[int, int, int]]:
        """The units that may still go to the chosen area."""
        step = self.printed(state)
        found = sources(state, self.owner, step)
        return [u for u in found if not apart(state, step, u[0], self.goal) and not self._elsewhere(step, u[0])]

    def _elsewhere(self, step: Step, area: int) -> bool:
        """Whether the units of this effect come from one area, and another one (F-CARD-14)."""
        return self.origin not in (-1, area) and step.given.get("from", HERE).scope == "one_area"

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against an area, or against a unit that goes there."""
        step = self.printed(state)
        if (option[0] == "area") != (self.goal < 0):
            return reason("not-this-step")
        return self._why_goal(state, step, option[1]) if self.goal < 0 else self._why_unit(state, step, option)

    def _why_goal(self, state: Stars, step: Step, area: int) -> Why:
        why = why_area(state, self.owner, step.given["to"], area)
        if why is not None:
            return why
        if (other := contest(state, self.owner, step, area)) >= 0:
            return reason("one-contest", "F-CBT-74", area=state.board.names[other])
        return None if ("area", area) in _goal_options(state, self.owner, step) else reason("no-unit-can-go")

    def _why_unit(self, state: Stars, step: Step, option: Option) -> Why:
        _, seat, area, kind, routed = option
        if seat != self.me:
            return reason("wrong-side")
        why = why_unit(state, self.owner, step.given.get("from", HERE), step.filter, (area, seat, kind, routed))
        if why is not None:
            return why
        if routed and not step.given.get("include_routed"):
            return reason("unit-routed")
        if self._elsewhere(step, area):
            return reason("one-area-only")
        name = apart(state, step, area, self.goal)
        if name == "storm-between":
            return reason(name, "F-STORM-2", edge=edge_name(state.board.edge_between(area // 4, self.goal // 4)))
        return reason(name, "F-CARD-14" if name == "stays-there" else "") if name else None

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Areas first, then units; and the end where the owner may stop."""
        step = self.printed(state)
        if self.goal < 0:
            found = _goal_options(state, self.owner, step)
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
        step = self.printed(state)
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
    journey = Journey(step.ref, owner)
    journey.left = amount(state, owner, step.n)
    journey.skip = int(step.mode == OPTIONAL or step.given.get("n") == "any")
    state.call(journey)


STEPS = dict.fromkeys(("move_units", "take_units"), framed(_goal_options, _begin))
