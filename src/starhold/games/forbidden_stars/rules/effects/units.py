"""Steps on units that stay where they are: rally, rout, destroy, retreat, place, replace."""

from starhold.games.forbidden_stars.components.catalog import TOKEN, Step
from starhold.games.forbidden_stars.components.compiler import CODES
from starhold.games.forbidden_stars.model import Queued, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.harm import Saving, destroy, kind_name, make_routed, tell
from starhold.games.forbidden_stars.rules.effects.interpreter import Pick, Picks, area_options, picking, why_place
from starhold.games.forbidden_stars.rules.effects.terms import (
    Owner,
    amount,
    areas_of,
    code,
    seats_of,
    units_in,
    why_unit,
)
from starhold.games.forbidden_stars.rules.retreat import RetreatOne, may_retreat
from starhold.kernel.decision import Option


def unit_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """``("unit", seat, area, type, routed)`` for all units that the step's sides, place and filter allow."""
    found = units_in(state, owner, seats_of(state, owner, step.side), areas_of(state, owner, step.at), step.filter)
    return [("unit", *unit) for *unit, _ in found]


def why_sided(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    """Reasons against a unit for a step: whose it is, and see `why_unit`."""
    _, seat, area, kind, routed = option
    if seat not in seats_of(state, owner, step.side):
        return reason("wrong-side")
    return why_unit(state, owner, step.at, step.filter, (area, seat, kind, routed))


# -- rally -----------------------------------------------------------------------------------------
def _rally_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    """Routed units; of one system: the system first, then its units."""
    found = [option for option in unit_options(state, owner, step, got) if option[4]]
    if step.at.scope != "one_system":
        return found
    if got:
        return [option for option in found if option[2] // 4 == got[0]]
    return [("system", system) for system in sorted({option[2] // 4 for option in found})]


def _why_rally(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    if (option[0] == "system") != (step.at.scope == "one_system" and not got):
        return reason("not-this-step")
    if option[0] == "system":
        return None if option in _rally_options(state, owner, step, got) else reason("nothing-to-rally")
    if got and option[2] // 4 != got[0]:
        return reason("place-does-not-fit", "F-CARD-26", must="one_system")
    return why_sided(state, owner, step, got, option) or (None if option[4] else reason("needs-routed"))


def _rally(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    if option[0] == "system":
        pick.got = [option[1]]
        pick.skip = 0
        return
    _, seat, area, kind, _ = option
    state.flip(area, seat, kind, 0)
    tell(state, "unit-rallied", seat, area, kind)


# -- rout ------------------------------------------------------------------------------------------
def _why_unshaken(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    _, seat, _, _, routed = option
    if routed:
        return reason("needs-unrouted")
    return reason("cannot-rout-now") if state.has_rule("cannot_rout", seat) else None


def _rout(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, _ = option
    make_routed(state, seat, area, kind)


# -- destroy, retreat ------------------------------------------------------------------------------
def _why_spared(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    """While a card waits for a unit that has been routed just now, for that one alone."""
    _, seat, area, kind, routed = option
    fits = state.target < 0 or (routed and state.unit(area, seat, kind) == state.target)
    return None if fits else reason("unit-does-not-fit")


def _destroy(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    state.mark_area = area
    if "saved_by" in step.given:
        state.call(Saving(step.given["saved_by"], pick.me, (seat, area, kind, routed)))
    else:
        destroy(state, seat, area, kind, routed)


def _why_stays(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    return None if may_retreat(state, option[1]) else reason("cannot-retreat")


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


def _why_unplaced(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    return _why_none(state, owner.me, step.given["unit"], option[1], "F-LIM-9")


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


def _why_kept(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    _, seat, area, kind, _ = option
    if code(state, area, seat, kind) not in step.given["from"]:
        return reason("unit-does-not-fit")
    return _why_none(state, seat, step.given["to"], area, "F-CARD-14")


def _replace(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    new = fitting_type(state, seat, step.given["to"], area)
    state.add(area, seat, kind, routed, -1)
    state.add(area, seat, new)
    old = kind_name(state, seat, kind, area)
    name = kind_name(state, seat, new, area)
    state.emit("unit-replaced", seat=seat, area=state.board.names[area], kind=old, into=name)


STEPS = {
    "rally": picking(Picks("unit system", _rally_options, _why_rally, _rally)),
    "rout": picking(Picks("unit", unit_options, why_sided, _rout, _why_unshaken)),
    "destroy_unit": picking(Picks("unit", unit_options, why_sided, _destroy, _why_spared)),
    "retreat": picking(Picks("unit", unit_options, why_sided, _retreat, _why_stays)),
    "place_unit": picking(Picks("area", area_options, why_place, _place, _why_unplaced, once=True)),
    "replace_unit": picking(Picks("unit", unit_options, why_sided, _replace, _why_kept)),
}
