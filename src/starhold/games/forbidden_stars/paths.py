"""Ground paths of an Advance order (F-ADV-9 to F-ADV-13)."""

from starhold.games.forbidden_stars.model import UNCONTROLLED, Stars


def friendly_areas(state: Stars, seat: int, systems: tuple[int, ...]) -> int:
    """A bit mask of the areas of some systems that a seat controls now."""
    mask = 0
    for system in systems:
        for area in range(4 * system, 4 * system + 4):
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


def open_voids(state: Stars, systems: tuple[int, ...]) -> list[int]:
    """The uncontrolled voids of some systems, which Ork Roks may treat as friendly."""
    return [void for system in systems for void in state.board.voids[system] if state.controller(void) == UNCONTROLLED]
