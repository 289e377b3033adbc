"""Ground paths of an Advance order (F-ADV-9 to F-ADV-13)."""

from heapq import heappop, heappush

from starhold.games.forbidden_stars.components.board import areas_in
from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars


def friendly_areas(state: Stars, seat: int, systems: tuple[int, ...]) -> int:
    """A bit mask of the areas of some systems that a seat controls now."""
    mask = 0
    for system in systems:
        for area in areas_in(system):
            if state.controller(area) == seat:
                mask |= 1 << area
    return mask


def reachable(state: Stars, start: int, systems: tuple[int, ...], friendly: int, storms: bool) -> int:
    """A bit mask of the areas at the end of a chain from ``start``: all areas between are in ``friendly``.

    The chain stays within ``systems``; storms block it if ``storms``.
    """
    found, edge = 1 << start, [start]
    blocked = state.storms if storms else ()
    while edge:
        area = edge.pop()
        for other, side in state.board.near[area]:
            bit = 1 << other
            if found & bit or other // 4 not in systems or side in blocked:
                continue
            found |= bit
            if friendly & bit:
                edge.append(other)
    return found & ~(1 << start)


def obstacle(
    state: Stars, start: int, goal: int, systems: tuple[int, ...], friendly: int, storms: bool
) -> tuple[int, int]:
    """The first obstacle on the way with the fewest: an edge with a storm (side, -1) or an area (-1, area)."""
    best: list[tuple[int, int, tuple[int, int]]] = [(0, start, (-1, -1))]
    seen: set[int] = set()
    while best[0][1] != goal:
        cost, area, first = heappop(best)
        if area in seen:
            continue
        seen.add(area)
        for other, side in state.board.near[area]:
            if other // 4 in systems:
                stormy = storms and side in state.storms
                closed = other != goal and not friendly >> other & 1
                met = (side, -1) if stormy else (-1, other) if closed else (-1, -1)
                heappush(best, (cost + stormy + closed, other, first if first != (-1, -1) else met))
    return best[0][2]


def open_voids(state: Stars, systems: tuple[int, ...]) -> list[int]:
    """The uncontrolled voids of some systems, which Ork Roks may treat as friendly."""
    return [void for system in systems for void in state.board.voids[system] if state.controller(void) == UNCONTROLLED]
