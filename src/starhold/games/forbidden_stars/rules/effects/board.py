"""Steps on structures, storms, strikes, and rule changes."""

from starhold.games.forbidden_stars.components.catalog import BASTION, STRUCTURES, WIDTH, Step
from starhold.games.forbidden_stars.model import UNTIL, Lasting, Stars
from starhold.games.forbidden_stars.reasons import Why, reason
from starhold.games.forbidden_stars.rules.effects.interpreter import (
    Pick,
    Picks,
    StepRule,
    always,
    area_options,
    once,
    picking,
    why_place,
)
from starhold.games.forbidden_stars.rules.effects.terms import Owner, amount, areas_of, seats_of
from starhold.games.forbidden_stars.rules.effects.units import unit_options, why_sided
from starhold.games.forbidden_stars.rules.storms import arrows_to, move_storm
from starhold.kernel.decision import Option


def _why_filled(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    if state.built[option[1]] >> STRUCTURES.index(step.given["structure"]) & 1:
        return reason("structure-there", "F-DEF-20")
    return None if state.may_build(owner.me) else reason("no-control-token")


def _place(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    pick.got = [1]
    state.build(option[1], pick.me, STRUCTURES.index(step.given["structure"]))
    name = state.board.names[option[1]]
    state.emit("structure-placed", seat=pick.me, area=name, structure=step.given["structure"])


def _rebuild_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    areas, pairs = areas_of(state, owner, step.at), [(old, new) for old in range(3) for new in range(3)]
    return [("rebuild", area, old, new) for area in areas for old, new in pairs]


def _why_unchanged(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    _, area, old, new = option
    why = _why_structure(state, [owner.me], area, old)
    return why or (reason("same-structure") if state.built[area] >> new & 1 else None)


def _why_structure(state: Stars, seats: list[int], area: int, structure: int) -> Why:
    """Reasons against picking a structure of some seats in an area."""
    if not state.built[area] >> structure & 1:
        return reason("no-such-structure-there")
    return None if state.owner[area] in seats else reason("wrong-side")


def _replace(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, area, old, new = option
    state.built[area] ^= 1 << old | 1 << new
    name = state.board.names[area]
    state.emit("structure-replaced", seat=pick.me, area=name, structure=STRUCTURES[old], into=STRUCTURES[new])


def _raze_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    return [("raze", area, structure) for area in areas_of(state, owner, step.at) for structure in range(3)]


def _why_unrazed(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    return _why_structure(state, seats_of(state, owner, step.side), option[1], option[2])


def _destroy(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, area, structure = option
    raze(state, area, structure)


def raze(state: Stars, area: int, structure: int) -> None:
    """A structure goes back to the supply."""
    seat = state.owner[area]
    state.raze(area, structure)
    if structure == BASTION:
        state.lose(seat, WIDTH)
    state.emit("structure-destroyed", seat=seat, area=state.board.names[area], structure=STRUCTURES[structure])


# -- rules, strikes --------------------------------------------------------------------------------
def _rule(state: Stars, owner: Owner, step: Step) -> None:
    given = step.given
    for seat in seats_of(state, owner, step.side):
        number = amount(state, owner, step.n)
        until = UNTIL.index(given["until"])
        state.lasting.append(Lasting(given["flag"], seat, until, number, given.get("saved_by", -1), owner.play))


def _extra_strike(state: Stars, owner: Owner, step: Step) -> None:
    state.extra = 1


def _aim(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    _, seat, area, kind, routed = option
    state.aimed = 2 * state.unit(area, seat, kind) + routed


# -- storms ----------------------------------------------------------------------------------------
def _storm_options(state: Stars, owner: Owner, step: Step, got: list[int]) -> list[Option]:
    if state.moving < 0:
        return []
    return [("edge", side) for side in arrows_to(state, state.moving, range(4))]


def _why_storm(state: Stars, owner: Owner, step: Step, got: list[int], option: Option) -> Why:
    if option in _storm_options(state, owner, step, got):
        return None
    return reason("storm-on-edge") if option[1] in state.storms else reason("arrow-elsewhere", "F-STORM-14")


def _move_storm(state: Stars, pick: Pick, step: Step, option: Option) -> None:
    move_storm(state, pick.me, state.moving, option[1])
    state.moving = -1


def _cancel(state: Stars, owner: Owner, step: Step) -> None:
    state.emit("storm-move-cancelled", seat=owner.me)


STEPS = {
    "place_structure": picking(Picks("area", area_options, why_place, _place, _why_filled, once=True)),
    "replace_structure": picking(Picks("rebuild", _rebuild_options, why_place, _replace, _why_unchanged)),
    "destroy_structure": picking(Picks("raze", _raze_options, why_place, _destroy, _why_unrazed)),
    "first_target": picking(Picks("unit", unit_options, why_sided, _aim)),
    "move_storm": picking(Picks("edge", _storm_options, _why_storm, _move_storm)),
    "cancel_storm_move": StepRule(lambda state, owner, step: int(state.moving >= 0), _cancel),
    "rule": StepRule(once, _rule),
    "orbital_strike": StepRule(once, _extra_strike, always),
}
