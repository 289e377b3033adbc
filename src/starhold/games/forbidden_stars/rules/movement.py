"""Chapter 8, who may move where with an Advance order: each rule once, for the options and for the reasons."""

from starhold.games.forbidden_stars.components.board import areas_in
from starhold.games.forbidden_stars.components.catalog import TOKEN
from starhold.games.forbidden_stars.model import CONTESTED, UNCONTROLLED, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.paths import friendly_areas, obstacle, open_voids, reachable
from starhold.games.forbidden_stars.rules.storms import edge_name
from starhold.kernel.decision import Option
from starhold.kernel.steps import Steps

LIMIT = 5
"""How many units may move into one area with one order (F-ADV-5)."""
USEFUL, EVERY_VOID = 2, (3, 2)
"""The versions of the rules that brought F-ADV-32, and every void that Ork Roks could pass."""


class Movement(Steps):
    """What an Advance order remembers of its movement.

    ``source`` is the adjacent system that units come from (-1: none), ``mask`` the areas judged friendly, ``contested``
    the one area that the movement has made contested, ``shortcut`` and ``passed`` the void passed by Ork Roks.
    """

    __slots__ = ("contested", "mask", "passed", "seat", "shortcut", "source")

    def __init__(self, seat: int = 0) -> None:
        super().__init__()
        self.seat = seat
        self.source = -1
        self.mask = 0
        self.contested = -1
        self.shortcut = -1
        self.passed = 0

    def explain(self, state: Stars, seat: int, option: Option) -> Why:
        """Reasons against a source or the move of a unit; to stay and to go on is always possible."""
        kind = option[0]
        if kind == "source":
            return self._why_source(state, option[1])
        if kind == "ship":
            return self._why_ship(state, *option[1:])
        return self._why_march(state, *option[1:]) if kind == "march" else None

    # -- source ------------------------------------------------------------------------------------
    def sources(self, state: Stars) -> list[Option]:
        """Adjacent systems from which a unit could come (F-ADV-2, F-ADV-32)."""
        ready = self.neighbours(state)
        return [("source", system) for system, areas in ready if self._useful(state, system, areas)]

    def neighbours(self, state: Stars) -> list[tuple[int, list[int]]]:
        """Adjacent systems with unrouted units that no storm holds back, and where these stand (F-ADV-8, F-ADV-20)."""
        found = [(system, self._ready(state, system, side)) for system, side in state.board.beside[state.system]]
        return [(system, areas) for system, areas in found if areas]

    def _ready(self, state: Stars, system: int, side: int) -> list[int]:
        areas = list(areas_in(system))
        if side in state.storms and not state.has_rule("units_cross_storms", self.seat):
            areas = state.board.voids[system] if state.has_rule("ships_cross_storms", self.seat) else []
        return [area for area in areas if any(state.standing(area, self.seat))]

    def _why_source(self, state: Stars, system: int) -> Why:
        side = state.board.edge_between(state.system, system)
        if system == state.system or side < 0:
            return reason("source-is-active" if system == state.system else "not-adjacent")
        if ready := self._ready(state, system, side):
            return None if self._useful(state, system, ready) else reason("no-way-from-there")
        areas = areas_in(system)
        if not any(state.here_force(area, self.seat) for area in areas):
            return reason("no-units-there")
        if not any(any(state.standing(area, self.seat)) for area in areas):
            return reason("only-routed-there")
        return reason("storm-between", edge=edge_name(side))

    def _useful(self, state: Stars, system: int, areas: list[int]) -> bool:
        """Whether one of the units in those areas of a neighbour could come, whatever ships do first (F-ADV-32)."""
        if state.config.rules < USEFUL or not all(state.board.world[area] for area in areas):
            return True
        both = (state.system, system)
        reached = (self._goals(state, area, both, mask) for mask in self._openings(state, both) for area in areas)
        return any(state.board.world[goal] for found in reached for goal in found)

    def _openings(self, state: Stars, systems: tuple[int, ...]) -> list[int]:
        """What may be friendly once the ships of the active system have moved, as masks of areas (F-ADV-12)."""
        if state.flags.snapshot:
            return [self.mask]
        now = friendly_areas(state, self.seat, systems)
        voids = state.board.voids[state.system]
        if not any(any(state.standing(void, self.seat)) for void in voids):
            return [now]
        # A void that a ship leaves matters no more: whoever could enter it has reached a world beside it already.
        return [now, *(now | 1 << void for void in voids if state.controller(void) == UNCONTROLLED)]

    # -- any unit ----------------------------------------------------------------------------------
    def systems(self, state: Stars) -> tuple[int, ...]:
        """The active system and the source."""
        return (state.system,) if self.source < 0 else (state.system, self.source)

    def _movable(self, state: Stars, area: int, kind: int) -> int:
        """How many unrouted units of a type in an area have not moved with this order (F-ADV-4)."""
        came = sum([move.goal == area and move.kind == kind for move in state.moves])
        return state.fresh[state.unit(area, self.seat, kind)] - came

    def _why_closed(self, state: Stars, area: int) -> Why:
        """The reason why no more unit may enter an area: five at most, one contest in all (F-ADV-5, F-ADV-14)."""
        if sum([move.goal == area for move in state.moves]) >= LIMIT:
            return reason("five-have-entered", limit=LIMIT)
        if self.contested in (-1, area) or not self._meets(state, area):
            return None
        return reason("one-contest", area=state.board.names[self.contested])

    def _meets(self, state: Stars, area: int) -> bool:
        others = [other for other in state.seats if other != self.seat]
        return any(state.here_force(area, other) or state.has_bastion(area, other) for other in others)

    def _starters(self, state: Stars, ship: int) -> list[tuple[int, int]]:
        """``(area, type)`` of the units that may still move."""
        found = []
        for system in self.systems(state):
            for area in state.board.voids[system] if ship else state.board.worlds[system]:
                kinds = [kind for kind, routed, _ in state.groups(area, self.seat) if not routed]
                found += [(area, kind) for kind in kinds if self._movable(state, area, kind) > 0]
        return found

    def _why_stuck(self, state: Stars, kind: int, start: int, goal: int) -> Why:
        """Reasons why a unit cannot move at all, or leaves the active system."""
        if start // 4 not in self.systems(state):
            return reason("from-elsewhere")
        place = state.unit(start, self.seat, kind)
        if not state.fresh[place]:
            return reason("unit-routed" if state.routed[place] else "no-such-unit-there")
        if self._movable(state, start, kind) <= 0:
            return reason("unit-has-moved")
        if start == goal:
            return reason("stays-there")
        return reason("outside-active-system") if goal // 4 != state.system else None

    # -- ships -------------------------------------------------------------------------------------
    def ships(self, state: Stars) -> list[Option]:
        """The moves of ships (F-ADV-6, F-ADV-7)."""
        goals = [void for void in state.board.voids[state.system] if self._why_closed(state, void) is None]
        return [("ship", kind, a, goal) for a, kind in self._starters(state, 1) for goal in goals if goal != a]

    def _why_ship(self, state: Stars, kind: int, start: int, goal: int) -> Why:
        if kind >= TOKEN or not state.faction(self.seat).units[kind].kind:
            return reason("not-a-ship")
        why = self._why_stuck(state, kind, start, goal)
        if why is None and state.board.world[goal]:
            return reason("wrong-kind-of-area", "F-ADV-7")
        return why or self._why_closed(state, goal)

    # -- ground units ------------------------------------------------------------------------------
    def marches(self, state: Stars) -> list[Option]:
        """The moves of ground units (F-ADV-9, F-ADV-10)."""
        starters = self._starters(state, 0)
        goals = [world for world in state.board.worlds[state.system] if self._why_closed(state, world) is None]
        if not starters or not goals:
            return []
        reach = {area: self._reach(state, area) for area in {area for area, _ in starters}}
        found: list[Option] = []
        for area, kind in starters:
            near = reach[area]
            found += [("march", kind, area, goal, void) for goal in goals for void in near.get(goal, ())]
        return found

    def _reach(self, state: Stars, area: int) -> dict[int, list[int]]:
        """Reachable areas, each with the voids one of which has to be passed by Ork Roks (-1 alone: none)."""
        return self._goals(state, area, self.systems(state), self.mask)

    def _goals(self, state: Stars, area: int, systems: tuple[int, ...], friendly: int) -> dict[int, list[int]]:
        storms = not state.has_rule("units_cross_storms", self.seat)
        mask = reachable(state, area, systems, friendly, storms)
        found = {other: [-1] for other in areas_in(state.system) if mask >> other & 1}
        every = state.config.since(*EVERY_VOID)
        for void in self._shortcuts(state, systems):
            mask = reachable(state, area, systems, friendly | 1 << void, storms)
            for other in areas_in(state.system):
                if mask >> other & 1 and (other not in found or (every and found[other] != [-1])):
                    found.setdefault(other, []).append(void)
        return found

    def _shortcuts(self, state: Stars, systems: tuple[int, ...]) -> list[int]:
        rules = state.rules_of("void_as_friendly", self.seat)
        if self.passed >= sum(number for number, _ in rules):
            return []
        return [self.shortcut] if self.shortcut >= 0 else open_voids(state, systems)

    def _why_march(self, state: Stars, kind: int, start: int, goal: int, by: int) -> Why:
        if kind >= TOKEN or state.faction(self.seat).units[kind].kind:
            return reason("not-a-ground-unit")
        why = self._why_stuck(state, kind, start, goal)
        if why is not None:
            return why
        if not state.board.world[goal]:
            return reason("ground-into-void")
        reached = self._reach(state, start)
        if goal not in reached:
            return self._why_barred(state, start, goal)
        return self._why_closed(state, goal) or (None if by in reached[goal] else reason("other-way"))

    def _why_barred(self, state: Stars, start: int, goal: int) -> Why:
        """What lies across the way with the fewest obstacles."""
        storms = not state.has_rule("units_cross_storms", self.seat)
        side, area = obstacle(state, start, goal, self.systems(state), self.mask, storms)
        if side >= 0:
            return reason("storm-on-path", edge=edge_name(side))
        name, holder = state.board.names[area], state.controller(area)
        if holder == self.seat:
            return reason("taken-just-now", "F-ADV-12" if state.flags.snapshot else "", area=name)
        if holder == CONTESTED:
            return reason("contested-on-path", area=name)
        return reason("path-not-friendly" if holder == UNCONTROLLED else "enemy-on-path", area=name)
