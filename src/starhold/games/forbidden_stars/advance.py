"""Chapter 8: the Advance order."""

from starhold.games.forbidden_stars.capture import Capture
from starhold.games.forbidden_stars.combat import start_combat
from starhold.games.forbidden_stars.effects.run import DONE
from starhold.games.forbidden_stars.effects.units import is_contested, kind_name
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.paths import friendly_areas, open_voids, reachable
from starhold.games.forbidden_stars.strike import Strike, may_strike, targets
from starhold.games.forbidden_stars.windows import may_hold, play_scheme, scheme_options
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame

RESOLVING = "advance.resolving"
LIMIT = 5
"""How many units may move into one area with one order (F-ADV-5)."""
USEFUL, EVERY_VOID = 2, (3, 2)
"""The versions of the rules that brought F-ADV-32, and every void that Ork Roks could pass."""
STEPS = ("source", "ships", "judge", "ground", "clash", "queue", "extra", "capture", "end")


class Advance(Frame):
    """Ships, ground units, combat or strike, captures (F-ADV-1).

    ``source`` is the adjacent system that units come from (-1: none), ``mask`` the areas judged friendly, ``contested``
    the one area that the movement has made contested, ``shortcut`` and ``passed`` the void passed by Ork Roks.
    """

    __slots__ = ("contested", "mask", "passed", "seat", "shortcut", "source", "step")

    def __init__(self, seat: int = 0) -> None:
        self.seat = seat
        self.step = 0
        self.source = -1
        self.mask = 0
        self.contested = -1
        self.shortcut = -1
        self.passed = 0

    def advance(self, state: Stars) -> None:
        """The step under way."""
        getattr(self, f"_do_{STEPS[self.step]}")(state)

    def options(self, state: Stars, seat: int) -> list[Option]:
        """The options of the step under way."""
        name = STEPS[self.step]
        if name == "source":
            return [*self._sources(state), ("stay",), *scheme_options(state, self.seat, RESOLVING)]
        return [*(self._ships(state) if name == "ships" else self._marches(state)), DONE]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Choose the source, move a unit, or go on."""
        kind = option[0]
        if kind == "scheme":
            play_scheme(state, seat, option[1])
        elif kind in ("ship", "march"):
            self._move(state, option)
        else:
            if kind == "source":
                self.source = option[1]
            self.step += 1

    def idle(self, state: Stars) -> bool:
        """Whether, as the pieces lie, this order would move nothing and could strike at nothing."""
        self.mask = friendly_areas(state, self.seat, (state.system, *(s for s, _ in state.board.beside[state.system])))
        if self._sources(state) or self._ships(state) or self._marches(state) or may_hold(state, self.seat, RESOLVING):
            return False
        return not (
            may_strike(state, self.seat) and targets(state, self.seat, state.has_rule("ignore_bastion", self.seat))
        )

    # -- source ------------------------------------------------------------------------------------
    def _sources(self, state: Stars) -> list[Option]:
        """Adjacent systems from which a unit could come (F-ADV-2); by older rules those with units (F-ADV-32)."""
        older = state.config.rules < USEFUL
        ready = self._neighbours(state)
        return [("source", system) for system, areas in ready if older or self._brings(state, system, areas)]

    def _neighbours(self, state: Stars) -> list[tuple[int, list[int]]]:
        """Adjacent systems with unrouted units that no storm holds back, and where these stand (F-ADV-8, F-ADV-20)."""
        found = []
        for system, side in state.board.beside[state.system]:
            if side in state.storms and not state.has_rule("units_cross_storms", self.seat):
                if not state.has_rule("ships_cross_storms", self.seat):
                    continue
                areas = state.board.voids[system]
            else:
                areas = list(range(4 * system, 4 * system + 4))
            ready = [area for area in areas if any(state.standing(area, self.seat))]
            if ready:
                found.append((system, ready))
        return found

    def _brings(self, state: Stars, system: int, areas: list[int]) -> bool:
        """Whether one of the units in those areas of a neighbour could come, whatever ships do first (F-ADV-32)."""
        if not all(state.board.world[area] for area in areas):
            return True
        both = (state.system, system)
        ways = (self._ways(state, area, both, mask) for mask in self._openings(state, both) for area in areas)
        return any(state.board.world[goal] for found in ways for goal in found)

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

    def _do_source(self, state: Stars) -> None:
        if state.flags.snapshot and not self.mask:
            self.mask = friendly_areas(
                state, self.seat, (state.system, *(s for s, _ in state.board.beside[state.system]))
            )
        state.moves = []
        # Asked even if nothing could come: the question then tells why.
        if self._neighbours(state) or may_hold(state, self.seat, RESOLVING):
            state.ask(self.seat, "source", state.system)
        else:
            self.step += 1

    # -- movement ----------------------------------------------------------------------------------
    def _systems(self, state: Stars) -> tuple[int, ...]:
        return (state.system,) if self.source < 0 else (state.system, self.source)

    def movable(self, state: Stars, area: int, kind: int) -> int:
        """How many unrouted units of a type in an area have not moved with this order (F-ADV-4)."""
        came = 0
        for i in range(0, len(state.moves), 3):
            came += state.moves[i] == area and state.moves[i + 1] == kind
        return state.fresh[state.unit(area, self.seat, kind)] - came

    def enterable(self, state: Stars, areas: list[int]) -> list[int]:
        """Areas that one more unit may enter: five at most, one contest in all (F-ADV-5, F-ADV-14)."""
        return [
            area
            for area in areas
            if state.moves[::3].count(area) < LIMIT and (self.contested in (-1, area) or not self._meets(state, area))
        ]

    def _meets(self, state: Stars, area: int) -> bool:
        others = [other for other in state.seats if other != self.seat]
        return any(state.here_force(area, other) or state.has_bastion(area, other) for other in others)

    def _starters(self, state: Stars, ship: int) -> list[tuple[int, int]]:
        """``(area, type)`` of the units that may still move."""
        found = []
        for system in self._systems(state):
            for area in state.board.voids[system] if ship else state.board.worlds[system]:
                kinds = [kind for kind, routed, _ in state.groups(area, self.seat) if not routed]
                found += [(area, kind) for kind in kinds if self.movable(state, area, kind) > 0]
        return found

    def _ships(self, state: Stars) -> list[Option]:
        goals = self.enterable(state, state.board.voids[state.system])
        return [("ship", kind, a, goal) for a, kind in self._starters(state, 1) for goal in goals if goal != a]

    def _marches(self, state: Stars) -> list[Option]:
        starters = self._starters(state, 0)
        goals = self.enterable(state, state.board.worlds[state.system])
        if not starters or not goals:
            return []
        reach = {area: self.reach(state, area) for area in {area for area, _ in starters}}
        found: list[Option] = []
        for area, kind in starters:
            near = reach[area]
            found += [("march", kind, area, goal, void) for goal in goals for void in near.get(goal, ())]
        return found

    def reach(self, state: Stars, area: int) -> dict[int, list[int]]:
        """Reachable areas, each with the voids one of which has to be passed by Ork Roks (-1 alone: none)."""
        return self._ways(state, area, self._systems(state), self.mask)

    def _ways(self, state: Stars, area: int, systems: tuple[int, ...], friendly: int) -> dict[int, list[int]]:
        storms = not state.has_rule("units_cross_storms", self.seat)
        mask = reachable(state, area, systems, friendly, storms)
        found = {other: [-1] for other in range(4 * state.system, 4 * state.system + 4) if mask >> other & 1}
        every = state.config.since(*EVERY_VOID)
        for void in self._shortcuts(state, systems):
            mask = reachable(state, area, systems, friendly | 1 << void, storms)
            for other in range(4 * state.system, 4 * state.system + 4):
                if mask >> other & 1 and (other not in found or (every and found[other] != [-1])):
                    found.setdefault(other, []).append(void)
        return found

    def _shortcuts(self, state: Stars, systems: tuple[int, ...]) -> list[int]:
        rules = state.rules_of("void_as_friendly", self.seat)
        if self.passed >= sum(number for number, _ in rules):
            return []
        return [self.shortcut] if self.shortcut >= 0 else open_voids(state, systems)

    def _move(self, state: Stars, option: Option) -> None:
        kind, start, goal = option[1], option[2], option[3]
        if option[0] == "march" and option[4] >= 0:
            self.shortcut = option[4]
            self.passed += 1
        state.add(start, self.seat, kind, 0, -1)
        state.add(goal, self.seat, kind)
        state.moves += [goal, kind, start]
        name = kind_name(state, self.seat, kind, goal)
        names = state.board.names
        state.emit("unit-moved", seat=self.seat, kind=name, **{"from": names[start], "to": names[goal]})
        if self.contested < 0 and is_contested(state, goal):
            self.contested = goal

    def _do_ships(self, state: Stars) -> None:
        if self._ships(state):
            state.ask(self.seat, "ships", state.system)
        else:
            self.step += 1

    def _do_judge(self, state: Stars) -> None:
        """Friendliness is judged once, before any ground unit moves (F-ADV-12, F-ADV-13)."""
        self.step += 1
        if not state.flags.snapshot:
            self.mask = friendly_areas(state, self.seat, self._systems(state))

    def _do_ground(self, state: Stars) -> None:
        if self._marches(state):
            state.ask(self.seat, "ground", state.system)
        else:
            self.step += 1

    # -- what follows ------------------------------------------------------------------------------
    def _do_clash(self, state: Stars) -> None:
        """The combat, or in its place an orbital strike (F-ADV-1, F-ORB-2)."""
        self.step += 1
        state.extra = 0
        if self.contested >= 0:
            came = sorted(
                {state.moves[i + 2] for i in range(0, len(state.moves), 3) if state.moves[i] == self.contested}
            )
            start_combat(state, self.contested, self.seat, came, True)
        elif may_strike(state, self.seat):
            state.call(Strike(self.seat))

    def _do_queue(self, state: Stars) -> None:
        """Combats that cards caused, in their order (F-CBT-71)."""
        if not state.queue:
            self.step += 1
            return
        area, attacker, origin = state.queue[:3]
        del state.queue[:3]
        if is_contested(state, area):
            start_combat(state, area, attacker, [origin] if origin >= 0 else [], False)

    def _do_extra(self, state: Stars) -> None:
        """A strike that a card grants after a combat (F-ORB-20), then the combats that its cards cause (F-ORB-19)."""
        if state.extra:
            self.step = STEPS.index("queue")
            state.call(Strike(self.seat))
        else:
            self.step += 1

    def _do_capture(self, state: Stars) -> None:
        self.step += 1
        state.call(Capture())

    def _do_end(self, state: Stars) -> None:
        state.moves = []
        state.finish()
