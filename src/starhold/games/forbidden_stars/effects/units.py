"""Steps on units that stay where they are: rally, rout, destroy, retreat, place, replace."""

from starhold.games.forbidden_stars.catalog import TOKEN, Step
from starhold.games.forbidden_stars.effects.run import PICKINGS, Effect, Pick, Picking, possible
from starhold.games.forbidden_stars.effects.terms import (
    Owner,
    amount,
    areas_of,
    code,
    seats_of,
    units_in,
)
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.retreat import RetreatOne, may_retreat
from starhold.games.forbidden_stars.vocabulary import CODES
from starhold.games.forbidden_stars.windows import open_window
from starhold.kernel.decision import Option
from starhold.kernel.state import Frame


def unit_options(
    state: Stars, owner: Owner, step: Step, seats: list[int], routed: int = -1, system: int = -1
) -> list[Option]:
    """``("unit", seat, area, type, routed)`` for all units that the step's filter and place allow."""
    areas = areas_of(state, owner, step.at)
    if system >= 0:
        areas = [area for area in areas if area // 4 == system]
    found = units_in(state, owner, seats, areas, step.filter)
    return [("unit", s, area, kind, r) for s, area, kind, r, _ in found if routed < 0 or r == routed]


def destroy(state: Stars, seat: int, area: int, kind: int, routed: int) -> None:
    """A unit goes back to its owner's supply (F-DEF-25)."""
    state.add(area, seat, kind, routed, -1)
    state.lose(seat, kind)
    _tell(state, "unit-destroyed", seat, area, kind)


def _tell(state: Stars, what: str, seat: int, area: int, kind: int) -> None:
    if state.events is not None:
        state.emit(what, seat=seat, area=state.board.names[area], kind=kind_name(state, seat, kind, area))


def kind_name(state: Stars, seat: int, kind: int, area: int) -> str:
    """The id of a unit for events: its type, or ``reinforcement``."""
    return "reinforcement" if kind == TOKEN else state.kind(seat, kind, area).id


# -- rally -----------------------------------------------------------------------------------------
def _rally_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    seats = seats_of(state, owner, step.side)
    place = step.at
    if place.scope != "one_system":
        return unit_options(state, owner, step, seats, 1)
    if got:
        return unit_options(state, owner, step, seats, 1, got[0])
    found = unit_options(state, owner, step, seats, 1)
    return [("system", system) for system in sorted({option[2] // 4 for option in found})]


def _rally(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    if option[0] == "system":
        pick.got = [option[1]]
        pick.skip = 0
        return
    _, seat, area, kind, _ = option
    state.flip(area, seat, kind, 0)
    _tell(state, "unit-rallied", seat, area, kind)


# -- rout ------------------------------------------------------------------------------------------
def _rout_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    seats = [s for s in seats_of(state, owner, step.side) if not state.has_rule("cannot_rout", s)]
    return unit_options(state, owner, step, seats, 0)


def _rout(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, _ = option
    make_routed(state, seat, area, kind)


def make_routed(state: Stars, seat: int, area: int, kind: int) -> None:
    """A unit becomes routed; in a combat that may cost its life (F-RET-22)."""
    state.flip(area, seat, kind, 1)
    _tell(state, "unit-routed", seat, area, kind)
    if state.fight == 1 and area == state.here and (state.lasting or any(state.schemes)):
        state.call(JustRouted(seat, area, kind, state.routed[state.unit(area, seat, kind)]))


class JustRouted(Frame):
    """A unit has been routed inside a combat: cards that destroy it now (Ambush, Gitz Dem!)."""

    __slots__ = ("area", "count", "kind", "rule", "seat", "step")

    def __init__(self, seat: int = 0, area: int = 0, kind: int = 0, count: int = 0) -> None:
        self.count = count
        self.seat = seat
        self.area = area
        self.kind = kind
        self.step = 0
        self.rule = 0

    def advance(self, state: Stars) -> None:
        """First lasting rules, each of which its owner may buy off, then the reaction window."""
        if state.routed[state.unit(self.area, self.seat, self.kind)] < self.count:
            state.target = -1
            state.finish()
            return
        if self.step == 0:
            if not self._next_rule(state):
                self.step = 1
        elif self.step == 1:
            self.step = 2
            state.target = state.unit(self.area, self.seat, self.kind)
            open_window(state, "combat.enemy_routed", [state.opponent(self.seat)])
        else:
            state.target = -1
            state.finish()

    def _next_rule(self, state: Stars) -> bool:
        rules = state.rules_of("rout_destroys", self.seat)
        if self.rule >= len(rules):
            return False
        saved_by = rules[self.rule][1]
        self.rule += 1
        state.call(Saving(saved_by, state.opponent(self.seat), (self.seat, self.area, self.kind, 1)))
        return True


class Saving(Frame):
    """A unit is destroyed unless its owner pays in full (``saved_by``)."""

    __slots__ = ("area", "effect", "kind", "me", "opp", "play", "routed", "step")

    def __init__(self, effect: int = 0, me: int = 0, unit: tuple[int, int, int, int] = (0, 0, 0, 0)) -> None:
        self.effect = effect
        self.me = me
        self.opp, self.area, self.kind, self.routed = unit
        self.play = -1
        self.step = 0

    def advance(self, state: Stars) -> None:
        """Ask the owner if the price can be paid; a price of nothing saves without asking."""
        if self.step:
            state.finish()
            return
        state.mark_level = state.kind(self.opp, self.kind, self.area).level
        if self.effect < 0 or not possible(state, self, self.effect, True):
            self.take(state, self.opp, ("refuse",))
        elif all(not amount(state, self, step.n) for step in state.catalog.effects[self.effect]):
            state.finish()
        else:
            state.ask(self.opp, "save", state.unit(self.area, self.opp, self.kind))

    def options(self, state: Stars, seat: int) -> list[Option]:
        """Pay, or lose the unit."""
        return [("avoid",), ("refuse",)]

    def take(self, state: Stars, seat: int, option: Option) -> None:
        """Carry out the answer."""
        if option == ("avoid",):
            self.step = 1
            state.call(Effect(self.effect, self.me, self.opp))
        else:
            state.finish()
            destroy(state, self.opp, self.area, self.kind, self.routed)


# -- destroy, retreat ------------------------------------------------------------------------------
def _destroy_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    found = unit_options(state, owner, step, seats_of(state, owner, step.side))
    if state.target < 0:
        return found
    return [option for option in found if option[4] and state.unit(option[2], option[1], option[3]) == state.target]


def _destroy(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    state.mark_area = area
    if "saved_by" in step.given:
        state.call(Saving(step.given["saved_by"], pick.me, (seat, area, kind, routed)))
    else:
        destroy(state, seat, area, kind, routed)


def _retreat_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    seats = [seat for seat in seats_of(state, owner, step.side) if may_retreat(state, seat)]
    return unit_options(state, owner, step, seats)


def _retreat(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, _, kind, routed = option
    state.call(RetreatOne(seat, kind, routed))


# -- place, replace --------------------------------------------------------------------------------
def fitting_type(state: Stars, seat: int, codes: tuple[int, ...], area: int) -> int:
    """The first of some unit codes (-1: a token) that fits an area and is in the supply, else -1."""
    for wanted in codes:
        kind = TOKEN if wanted < 0 else wanted % CODES
        if kind != TOKEN and state.faction(seat).units[kind].kind == state.board.world[area]:
            continue
        if state.in_supply(seat, kind) > 0:
            return kind
    return -1


def _place_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    if got:
        return []
    codes = step.given["unit"]
    areas = areas_of(state, owner, step.at)
    return [("area", area) for area in areas if fitting_type(state, owner.me, codes, area) >= 0]


def _place(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    area = option[1]
    kind = fitting_type(state, pick.me, step.given["unit"], area)
    count = min(amount(state, pick, step.n), state.in_supply(pick.me, kind))
    pick.got = [area]
    state.add(area, pick.me, kind, 0, count)
    name = kind_name(state, pick.me, kind, area)
    state.emit("units-placed", seat=pick.me, area=state.board.names[area], kind=name, count=count)
    if step.given.get("may_start_combat"):
        queue_combat(state, pick.me, area, -1)


def queue_combat(state: Stars, seat: int, area: int, origin: int) -> None:
    """Queue the combat that a card causes in an area, once (F-CBT-71)."""
    queued = [state.queue[i] for i in range(0, len(state.queue), 3)]
    if area not in queued and is_contested(state, area):
        state.queue += [area, seat, origin]


def is_contested(state: Stars, area: int) -> bool:
    """Whether units or bastions of two players are there (F-DEF-11)."""
    sides = [s for s in state.seats if state.here_force(area, s) or state.has_bastion(area, s)]
    return len(sides) > 1


def _replace_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    found: list[Option] = []
    for _, area, kind, routed, _ in units_in(state, owner, [owner.me], areas_of(state, owner, step.given["at"]), None):
        fits = code(state, area, owner.me, kind) in step.given["from"]
        if fits and fitting_type(state, owner.me, step.given["to"], area) >= 0:
            found.append(("unit", owner.me, area, kind, routed))
    return found


def _replace(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    new = fitting_type(state, seat, step.given["to"], area)
    state.add(area, seat, kind, routed, -1)
    state.add(area, seat, new)
    old = kind_name(state, seat, kind, area)
    name = kind_name(state, seat, new, area)
    state.emit("unit-replaced", seat=seat, area=state.board.names[area], kind=old, into=name)


PICKINGS["rally"] = Picking(_rally_candidates, _rally)
PICKINGS["rout"] = Picking(_rout_candidates, _rout)
PICKINGS["destroy_unit"] = Picking(_destroy_candidates, _destroy)
PICKINGS["retreat"] = Picking(_retreat_candidates, _retreat)
PICKINGS["place_unit"] = Picking(_place_candidates, _place)
PICKINGS["replace_unit"] = Picking(_replace_candidates, _replace)
