"""Steps on units that stay where they are: rally, rout, destroy, retreat, place, replace."""

from starhold.games.forbidden_stars.components.catalog import TOKEN, Step
from starhold.games.forbidden_stars.components.compiler import CODES
from starhold.games.forbidden_stars.model import Queued, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.harm import Saving, destroy, kind_name, make_routed, tell
from starhold.games.forbidden_stars.rules.effects.interpreter import Pick, Picks, picking
from starhold.games.forbidden_stars.rules.effects.terms import (
    Owner,
    amount,
    areas_of,
    code,
    seats_of,
    units_in,
    why_area,
    why_unit,
)
from starhold.games.forbidden_stars.rules.retreat import RetreatOne, may_retreat
from starhold.kernel.decision import Option


def unit_options(
    state: Stars, owner: Owner, step: Step, seats: list[int], routed: int = -1, system: int = -1
) -> list[Option]:
    """``("unit", seat, area, type, routed)`` for all units that the step's filter and place allow."""
    areas = areas_of(state, owner, step.at)
    if system >= 0:
        areas = [area for area in areas if area // 4 == system]
    found = units_in(state, owner, seats, areas, step.filter)
    return [("unit", s, area, kind, r) for s, area, kind, r, _ in found if routed < 0 or r == routed]


def why_sided(state: Stars, owner: Owner, step: Step, option: Option, seats: list[int]) -> Why:
    """Reasons against a unit for a step: whose it is, and see `why_unit`."""
    _, seat, area, kind, routed = option
    if seat not in seats:
        return reason("wrong-side")
    return why_unit(state, owner, step.at, step.filter, (area, seat, kind, routed))


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


def _why_rally(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    """Of one system: the system first, then its units."""
    kind, seats = option[0], seats_of(state, pick.owner, step.side)
    if (kind == "system") != (step.at.scope == "one_system" and not pick.got):
        return reason("not-this-step")
    if kind == "system":
        fits = option in _rally_candidates(state, pick.owner, step, pick.got)
        return None if fits else reason("nothing-to-rally")
    _, _, area, _, routed = option
    if pick.got and area // 4 != pick.got[0]:
        return reason("place-does-not-fit", "F-CARD-26", must="one_system")
    why = why_sided(state, pick.owner, step, option, seats)
    return why or (None if routed else reason("needs-routed"))


def _rally(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    if option[0] == "system":
        pick.got = [option[1]]
        pick.skip = 0
        return
    _, seat, area, kind, _ = option
    state.flip(area, seat, kind, 0)
    tell(state, "unit-rallied", seat, area, kind)


# -- rout ------------------------------------------------------------------------------------------
def _rout_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    seats = [s for s in seats_of(state, owner, step.side) if not state.has_rule("cannot_rout", s)]
    return unit_options(state, owner, step, seats, 0)


def _why_rout(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    _, seat, _, _, routed = option
    why = why_sided(state, pick.owner, step, option, seats_of(state, pick.owner, step.side))
    if why is None and routed:
        return reason("needs-unrouted")
    return why or (reason("cannot-rout-now") if state.has_rule("cannot_rout", seat) else None)


def _rout(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, _ = option
    make_routed(state, seat, area, kind)


# -- destroy, retreat ------------------------------------------------------------------------------
def _destroy_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    found = unit_options(state, owner, step, seats_of(state, owner, step.side))
    if state.target < 0:
        return found
    return [
        ("unit", seat, area, kind, routed)
        for _, seat, area, kind, routed in found
        if routed and state.unit(area, seat, kind) == state.target
    ]


def _why_destroy(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    why = why_sided(state, pick.owner, step, option, seats_of(state, pick.owner, step.side))
    fits = why is None and option in _destroy_candidates(state, pick.owner, step, pick.got)
    return why or (None if fits else reason("unit-does-not-fit"))


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


def _why_retreat(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    why = why_sided(state, pick.owner, step, option, seats_of(state, pick.owner, step.side))
    return why or (None if may_retreat(state, option[1]) else reason("cannot-retreat"))


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


def _why_none(state: Stars, seat: int, codes: tuple[int, ...], area: int, clause: str) -> Why:
    """The reason why none of some units can be placed in an area."""
    if fitting_type(state, seat, codes, area) >= 0:
        return None
    units, world = state.faction(seat).units, state.board.world[area]
    wrong = all(wanted >= 0 and units[wanted % CODES].kind == world for wanted in codes)
    return reason("wrong-kind-of-area") if wrong else reason("supply-empty", clause)


def _place_candidates(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    if got:
        return []
    codes = step.given["unit"]
    areas = areas_of(state, owner, step.at)
    return [("area", area) for area in areas if fitting_type(state, owner.me, codes, area) >= 0]


def _why_place(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    why = why_area(state, pick.owner, step.at, option[1])
    return why or _why_none(state, pick.me, step.given["unit"], option[1], "F-LIM-9")


def _place(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    area = option[1]
    kind = fitting_type(state, pick.me, step.given["unit"], area)
    count = min(amount(state, pick.owner, step.n), state.in_supply(pick.me, kind))
    pick.got = [area]
    state.add(area, pick.me, kind, 0, count)
    name = kind_name(state, pick.me, kind, area)
    state.emit("units-placed", seat=pick.me, area=state.board.names[area], kind=name, count=count)
    if step.given.get("may_start_combat"):
        queue_combat(state, pick.me, area, -1)


def queue_combat(state: Stars, seat: int, area: int, origin: int) -> None:
    """Queue the combat that a card causes in an area, once (F-CBT-71)."""
    if area not in [combat.area for combat in state.queue] and is_contested(state, area):
        state.queue.append(Queued(area, seat, origin))


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


def _why_replace(state: Stars, pick: Pick, step: Step, option: Option) -> Why:
    _, seat, area, kind, _ = option
    why = why_sided(state, pick.owner, step, option, [pick.me])
    if why is None and code(state, area, seat, kind) not in step.given["from"]:
        return reason("unit-does-not-fit")
    return why or _why_none(state, seat, step.given["to"], area, "F-CARD-14")


def _replace(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    new = fitting_type(state, seat, step.given["to"], area)
    state.add(area, seat, kind, routed, -1)
    state.add(area, seat, new)
    old = kind_name(state, seat, kind, area)
    name = kind_name(state, seat, new, area)
    state.emit("unit-replaced", seat=seat, area=state.board.names[area], kind=old, into=name)


STEPS = {
    "rally": picking(Picks(_rally_candidates, _rally, {"unit": _why_rally, "system": _why_rally})),
    "rout": picking(Picks(_rout_candidates, _rout, {"unit": _why_rout})),
    "destroy_unit": picking(Picks(_destroy_candidates, _destroy, {"unit": _why_destroy})),
    "retreat": picking(Picks(_retreat_candidates, _retreat, {"unit": _why_retreat})),
    "place_unit": picking(Picks(_place_candidates, _place, {"area": _why_place})),
    "replace_unit": picking(Picks(_replace_candidates, _replace, {"unit": _why_replace})),
}
