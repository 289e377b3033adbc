"""The nouns of an effect: sides, numbers, places, filters and conditions, from the view of the card's owner."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from starhold.games.forbidden_stars.components.board import areas_in
from starhold.games.forbidden_stars.components.catalog import MORALE, TOKEN, Counted, Filter, Number, Place
from starhold.games.forbidden_stars.components.compiler import CODES
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars
from starhold.games.forbidden_stars.reasons import Why, reason

PLENTY = 99
PAID = (1, 2)
"""Version and reading of the rules since which what a price was paid for has to be taken (F-CARD-12)."""


class Owner(NamedTuple):
    """Whose effect it is: the card's owner, the other side (-1 if none), and the play number of a combat card."""

    me: int = 0
    opp: int = -1
    play: int = -1


NOBODY = Owner()


@lru_cache(1 << 10)
def owner_of(me: int, opp: int, play: int) -> Owner:
    """The same, made once: a card asks for its owner all the time."""
    return Owner(me, opp, play)


def seats_of(state: Stars, owner: Owner, side: str) -> list[int]:
    """The seats that a side means, in turn order."""
    if side == "me":
        return [owner.me]
    if side == "opp":
        return [owner.opp] if owner.opp >= 0 else []
    if side == "both":
        return [seat for seat in (owner.me, owner.opp) if seat >= 0]
    others = state.turn_order(owner.me)
    return others if side == "any" else others[1:]


def chooser_of(owner: Owner, by: str) -> int:
    """The seat that picks."""
    return owner.opp if by == "opp" else owner.me


def amount(state: Stars, owner: Owner, number: Number) -> int:
    """The value of a number; ``all`` and ``any`` are `PLENTY`."""
    if isinstance(number, int):
        return number
    if isinstance(number, str):
        return PLENTY
    return number.base + number.times * COUNTERS[number.counter](state, owner, number)


def _count_units(state: Stars, owner: Owner, number: Counted) -> int:
    seats = seats_of(state, owner, number.side)
    found = units_in(state, owner, seats, areas_of(state, owner, number.at), number.filter)
    return sum(count for *_, count in found)


def _count_dice(state: Stars, owner: Owner, number: Counted) -> int:
    return sum(state.dice[seat][number.which] for seat in seats_of(state, owner, number.side))


def _count_assets(state: Stars, owner: Owner, number: Counted) -> int:
    return sum(state.assets[seat][number.which] for seat in seats_of(state, owner, number.side))


def _count_structures(state: Stars, owner: Owner, number: Counted) -> int:
    areas, seats = areas_of(state, owner, number.at), seats_of(state, owner, number.side)
    return sum(state.built[area] >> number.which & 1 for area in areas if state.owner[area] in seats)


def _count_worlds(state: Stars, owner: Owner, number: Counted) -> int:
    return sum(state.built[area] >> number.which & 1 for area in state.friendly(owner.me))


def _count_storms(state: Stars, owner: Owner, number: Counted) -> int:
    return sum(side in state.storms for side in state.board.sides[state.mark_area // 4]) if state.mark_area >= 0 else 0


COUNTERS: dict[str, Callable[[Stars, Owner, Counted], int]] = {
    "units": _count_units,
    "dice": _count_dice,
    "assets": _count_assets,
    "structures": _count_structures,
    "friendly_worlds_with": _count_worlds,
    "storms_at_target": _count_storms,
    "target_level": lambda state, owner, number: state.mark_level,
}


# -- places ----------------------------------------------------------------------------------------
def scope_areas(state: Stars, scope: str) -> list[int]:
    """All areas of a scope, in board order."""
    board = state.board
    if scope == "here":
        return [state.here] if state.here >= 0 else []
    if scope == "combat_system":
        return list(areas_in(state.here // 4)) if state.here >= 0 else []
    if scope == "active_system":
        return list(areas_in(state.system)) if state.system >= 0 else []
    if scope == "adjacent_system":
        return [area for system, _ in board.beside[state.system] for area in areas_in(system)]
    if scope == "adjacent_area":
        return [area for area, _ in board.near[state.here]]
    return list(board.areas)


def areas_of(state: Stars, owner: Owner, place: Place) -> list[int]:
    """The areas that a place means now, in board order."""
    found = scope_areas(state, place.scope)
    for name, value in place.tests:
        test = TESTS[name]
        found = [area for area in found if test(state, owner.me, area, value)]
    return found


def _has_unit(state: Stars, me: int, area: int, value: int) -> bool:
    if value // CODES != state.factions[me]:
        return False
    place = state.unit(area, me, value % CODES)
    return state.fresh[place] + state.routed[place] > 0


def _system_lacks(state: Stars, me: int, area: int, value: int) -> bool:
    return not any(_has_unit(state, me, other, value) for other in areas_in(area // 4))


def _system_units(state: Stars, me: int, area: int, value: int) -> bool:
    return sum(state.here_force(other, me) for other in areas_in(area // 4)) >= value


TESTS: dict[str, Callable[[Stars, int, int, int], bool]] = {
    "friendly": lambda state, me, area, value: state.controller(area) == me,
    "uncontrolled": lambda state, me, area, value: state.controller(area) == UNCONTROLLED,
    "friendly_or_uncontrolled": lambda state, me, area, value: state.controller(area) in (me, UNCONTROLLED),
    "world": lambda state, me, area, value: state.board.world[area],
    "void": lambda state, me, area, value: not state.board.world[area],
    "not_here": lambda state, me, area, value: area != state.here,
    "has_structure": lambda state, me, area, value: state.owner[area] == me,
    "no_structure": lambda state, me, area, value: not state.built[area],
    "no_bastion": lambda state, me, area, value: not state.built[area] >> 2 & 1,
    "no_own_objective": lambda state, me, area, value: not state.objectives[state.objective(area, me)],
    "has_unit": _has_unit,
    "system_without_unit": _system_lacks,
    "system_has_own_units": _system_units,
}


CLAUSES = {
    "here": "F-CARD-26",
    "combat_system": "F-CARD-26",
    "active_system": "F-CARD-26",
    "adjacent_system": "F-DEF-6",
    "adjacent_area": "F-CARD-20",
    "friendly": "F-DEF-11",
    "uncontrolled": "F-DEF-11",
    "friendly_or_uncontrolled": "F-CARD-16",
    "world": "F-DEF-2",
    "void": "F-DEF-2",
}
"""The clause behind a test or scope; the card itself (F-CARD-18) behind the others."""


def why_area(state: Stars, owner: Owner, place: Place, area: int) -> Why:
    """The scope that the area lies outside of, or the first test that it fails (F-CARD-16)."""
    missed = "" if area in scope_areas(state, place.scope) else place.scope
    for name, value in place.tests:
        if missed:
            break
        missed = "" if TESTS[name](state, owner.me, area, value) else name
    return reason("place-does-not-fit", CLAUSES.get(missed, "F-CARD-18"), must=missed) if missed else None


# -- units -----------------------------------------------------------------------------------------
def units_in(
    state: Stars, owner: Owner, seats: list[int], areas: list[int], wanted: Filter | None
) -> list[tuple[int, int, int, int, int]]:
    """``(seat, area, type, routed, how many)`` of all units that qualify, in board order."""
    found = []
    top = amount(state, owner, wanted.max_level) if wanted is not None and wanted.max_level is not None else PLENTY
    for area in areas:
        for seat in seats:
            for kind, routed, count in state.groups(area, seat):
                if wanted is None or why_misfit(state, wanted, top, (area, seat, kind, routed)) is None:
                    found.append((seat, area, kind, routed, count))
    return found


def why_misfit(state: Stars, wanted: Filter, top: int, unit: tuple[int, int, int, int]) -> Why:
    """The reason why a unit (area, seat, type, routed) does not qualify; ``top`` is the highest level that does."""
    area, seat, kind, routed = unit
    if wanted.routed >= 0 and routed != wanted.routed:
        return reason("needs-routed" if wanted.routed else "needs-unrouted", "F-CARD-19")
    if wanted.codes and code(state, area, seat, kind) not in wanted.codes:
        return reason("unit-does-not-fit")
    figures = state.kind(seat, kind, area)
    if wanted.kind >= 0 and figures.kind != wanted.kind:
        return reason("unit-does-not-fit")
    highest = min(top, wanted.level) if wanted.level >= 0 else top
    if figures.level > highest:
        return reason("level-above-card", "F-CARD-26", limit=highest)
    return reason("unit-does-not-fit") if figures.level < wanted.level else None


def why_unit(state: Stars, owner: Owner, place: Place, wanted: Filter | None, unit: tuple[int, int, int, int]) -> Why:
    """Reasons against a unit (area, seat, type, routed): where it is, whether it is there, and of the wanted sort."""
    area, seat, kind, routed = unit
    why = why_area(state, owner, place, area)
    if why is not None:
        return why
    if (kind, routed) not in [group[:2] for group in state.groups(area, seat)]:
        return reason("no-such-unit-there", "F-CARD-26")
    if wanted is None:
        return None
    top = amount(state, owner, wanted.max_level) if wanted.max_level is not None else PLENTY
    return why_misfit(state, wanted, top, unit)


def code(state: Stars, area: int, seat: int, kind: int) -> int:
    """How effects name a unit there; a token is the level-0 unit that fits the area (F-CBT-21b)."""
    if kind == TOKEN:
        kind = state.faction(seat).reinforcement[0 if state.board.world[area] else 1]
    return state.factions[seat] * CODES + kind


# -- conditions ------------------------------------------------------------------------------------
def holds(state: Stars, owner: Owner, names: tuple[str, ...]) -> bool:
    """Whether all conditions hold."""
    return all(CONDITIONS[name](state, owner) for name in names)


def unrouted(state: Stars, seat: int) -> int:
    """How many unrouted units and tokens a side has in the combat."""
    return sum(state.standing(state.here, seat))


def _no_friendly_world(state: Stars, owner: Owner) -> bool:
    return not any(state.controller(area) == owner.me for area in state.board.worlds[state.system])


CONDITIONS: dict[str, Callable[[Stars, Owner], bool]] = {
    "attacking": lambda state, owner: state.attacker == owner.me,
    "defending": lambda state, owner: state.defender == owner.me,
    "more_morale_dice": lambda state, owner: state.dice[owner.me][MORALE] > state.dice[owner.opp][MORALE],
    "more_unrouted_units": lambda state, owner: unrouted(state, owner.me) > unrouted(state, owner.opp),
    "opp_has_routed_unit": lambda state, owner: any(routed for _, routed, _ in state.groups(state.here, owner.opp)),
    "no_friendly_world_in_system": _no_friendly_world,
    "combat_started_by_this_order": lambda state, owner: bool(state.by_order),
}
