"""Why units cannot come, move, retreat or strike (chapters 8, 10 and 15)."""

from heapq import heappop, heappush

from starhold.games.forbidden_stars.advance import LIMIT, Advance
from starhold.games.forbidden_stars.catalog import TOKEN
from starhold.games.forbidden_stars.model import CONTESTED, UNCONTROLLED, Stars
from starhold.games.forbidden_stars.reason import Why, reason
from starhold.games.forbidden_stars.retreat import may_retreat, reach
from starhold.games.forbidden_stars.storms import edge_name
from starhold.kernel.decision import Option


def why_source(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a neighbour that sends units."""
    system = option[1]
    if system == state.system:
        return reason("source-is-active")
    side = state.board.edge_between(state.system, system)
    if side < 0:
        return reason("not-adjacent")
    areas = range(4 * system, 4 * system + 4)
    if not any(state.here_force(area, seat) for area in areas):
        return reason("no-units-there")
    if not any(any(state.standing(area, seat)) for area in areas):
        return reason("only-routed-there")
    if side in state.storms and not state.has_rule("units_cross_storms", seat):
        return reason("storm-between", edge=edge_name(side))
    return reason("no-way-from-there")


def _may_move(state: Stars, frame: Advance, option: Option) -> Why:
    """Can this unit move at all, and into that area as far as the limits go?"""
    kind, start, goal = option[1:4]
    if start // 4 not in (state.system, frame.source):
        return reason("from-elsewhere")
    place = state.unit(start, frame.seat, kind)
    if not state.fresh[place]:
        return reason("unit-routed" if state.routed[place] else "no-such-unit-there")
    if frame.movable(state, start, kind) <= 0:
        return reason("unit-has-moved")
    if start == goal:
        return reason("stays-there")
    if goal // 4 != state.system:
        return reason("outside-active-system")
    return None


def _limits(state: Stars, frame: Advance, goal: int) -> Why:
    if state.moves[::3].count(goal) >= LIMIT:
        return reason("five-have-entered", limit=LIMIT)
    if frame.contested not in (-1, goal) and not frame.enterable(state, [goal]):
        return reason("one-contest", area=state.board.names[frame.contested])
    return None


def why_ship(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against the move of a ship."""
    frame = state.stack[-1]
    if not isinstance(frame, Advance):
        return None
    if option[1] >= TOKEN or not state.faction(seat).units[option[1]].kind:
        return reason("not-a-ship")
    why = _may_move(state, frame, option)
    if why is None and state.board.world[option[3]]:
        why = reason("wrong-kind-of-area", "F-ADV-7")
    return why or _limits(state, frame, option[3])


def why_march(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against the move of a ground unit."""
    frame = state.stack[-1]
    if not isinstance(frame, Advance):
        return None
    if option[1] >= TOKEN or state.faction(seat).units[option[1]].kind:
        return reason("not-a-ground-unit")
    why = _may_move(state, frame, option)
    if why is not None:
        return why
    _, _, start, goal, by = option
    if not state.board.world[goal]:
        return reason("ground-into-void")
    ways = frame.reach(state, start)
    if goal not in ways:
        return _blocked(state, frame, start, goal)
    return _limits(state, frame, goal) or (None if by in ways[goal] else reason("other-way"))


def _blocked(state: Stars, frame: Advance, start: int, goal: int) -> Why:
    """What lies on the way that has the fewest obstacles: a storm, an enemy, or an area that is not one's own."""
    crossing = state.has_rule("units_cross_storms", frame.seat)
    best: list[tuple[int, int, tuple[int, int]]] = [(0, start, (-1, -1))]
    seen: set[int] = set()
    while best:
        cost, area, obstacle = heappop(best)
        if area == goal:
            return _obstacle(state, frame, *obstacle)
        if area in seen:
            continue
        seen.add(area)
        for other, side in state.board.near[area]:
            if other // 4 not in (state.system, frame.source):
                continue
            stormy = side in state.storms and not crossing
            closed = other != goal and not frame.mask >> other & 1
            first = obstacle if obstacle != (-1, -1) else (side, -1) if stormy else (-1, other) if closed else obstacle
            heappush(best, (cost + stormy + closed, other, first))
    return None


def _obstacle(state: Stars, frame: Advance, side: int, area: int) -> Why:
    if side >= 0:
        return reason("storm-on-path", edge=edge_name(side))
    name, holder = state.board.names[area], state.controller(area)
    if holder == frame.seat:
        return reason("taken-just-now", "F-ADV-12" if state.flags.snapshot else "", area=name)
    if holder == CONTESTED:
        return reason("contested-on-path", area=name)
    return reason("path-not-friendly" if holder == UNCONTROLLED else "enemy-on-path", area=name)


# -- retreat ---------------------------------------------------------------------------------------
def why_retreat(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against an area for a retreat."""
    area, here = option[1], state.here
    if area == here:
        return reason("retreat-leaves")
    if state.board.world[area] != state.board.world[here]:
        return reason("wrong-kind-of-area")
    why = _too_far(state, here, area)
    if why is not None:
        return why
    holder = state.controller(area)
    if holder not in (seat, UNCONTROLLED):
        return reason("area-is-enemy")
    if seat == state.attacker:
        if not may_retreat(state, seat):
            return reason("cannot-retreat")
        if area not in state.origins:
            return reason("not-where-they-came-from")
    elif area in state.origins or area // 4 in {o // 4 for o in state.origins if o // 4 != here // 4}:
        return reason("attackers-came-from-there")
    if area not in reach(state, seat, here, not state.board.world[here]):
        return reason("no-friendly-chain")
    return reason("friendly-area-first") if holder != seat else None


def _too_far(state: Stars, start: int, area: int) -> Why:
    if area // 4 == start // 4:
        return None
    side = state.board.edge_between(start // 4, area // 4)
    if side < 0:
        return reason("retreat-too-far")
    return reason("storm-between", "F-STORM-2", edge=edge_name(side)) if side in state.storms else None


# -- orbital strike --------------------------------------------------------------------------------
def why_strike(state: Stars, seat: int, option: Option) -> Why:
    """Reasons against a target of an orbital strike."""
    _, void, area = option
    if void // 4 != state.system or state.board.world[void]:
        return reason("strike-from-elsewhere")
    if not any(state.standing(void, seat)):
        return reason("ships-routed" if state.here_force(void, seat) else "no-ships-there")
    return why_target(state, seat, area) or reason("target-not-adjacent")


def why_target(state: Stars, seat: int, area: int) -> Why:
    """Reasons against a target, wherever the ships are."""
    if area // 4 != state.system:
        return reason("target-elsewhere")
    if not state.board.world[area]:
        return reason("target-not-a-world")
    holder = state.controller(area)
    if holder in (seat, UNCONTROLLED, CONTESTED):
        return reason("target-not-enemy")
    barred = state.has_bastion(area, holder) and not state.has_rule("ignore_bastion", seat)
    return reason("bastion-bars") if barred else None
