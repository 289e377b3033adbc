"""All ways to give damage to targets, worked out from numbers alone and remembered (F-CBT-36 to F-CBT-45).

A *pool* counts the targets of each type that can still take damage: first the unrouted ones, the bastion last, then the
routed ones, with an empty place where the bastion would be. ``takes`` is the full health of each type. *Hits* are
type and routed in turn, of targets in the order in which they take damage.
"""

from functools import lru_cache

from starhold.games.forbidden_stars.components.catalog import WIDTH

Hits = tuple[int, ...]
Changes = tuple[tuple[int, int, bool], ...]
"""``(type, routed, destroyed)`` of every target that is destroyed or routed."""
WALL = WIDTH
"""The type index that stands for a bastion as a target."""
KINDS = WIDTH + 1
REMEMBERED = 1 << 12
"""Situations that are remembered; fights come back to the same ones."""


def next_up(pool: tuple[int, ...]) -> range:
    """Places in the pool of what may take damage next: routed units only after all others (F-CBT-37)."""
    return range(KINDS) if any(pool[:KINDS]) else range(KINDS, 2 * KINDS)


@lru_cache(REMEMBERED)
def forced(takes: tuple[int, ...], pool: tuple[int, ...], left: int) -> tuple[Hits, bool]:
    """The hits that leave no choice, and whether a choice comes after them."""
    hits: list[int] = []
    while left > 0 and any(pool):
        found = [place for place in next_up(pool) if pool[place]]
        whole = sum([takes[place % KINDS] * pool[place] for place in found])
        if len(found) > 1 and left < whole:
            return tuple(hits), True
        for place in found:
            kind, count = place % KINDS, pool[place]
            hits += [kind, place // KINDS] * (count if left >= whole else -(-left // takes[kind]))
        left -= whole
        pool = tuple([0 if place in found else count for place, count in enumerate(pool)])
    return tuple(hits), False


@lru_cache(REMEMBERED)
def ways(takes: tuple[int, ...], pool: tuple[int, ...], left: int, routs: bool) -> tuple[tuple[Hits, ...], ...]:
    """The hits by which ``left`` damage can be given, together those that come to the same; forced ones are left out.

    ``routs``: whether damage that does not destroy routs. Some hits that differ only in the order of those that are
    destroyed are missing (`taps`), never the first of those that come to the same: that one is offered.
    """
    found: dict[Changes, list[Hits]] = {}
    waiting: list[tuple[Hits, Hits, tuple[int, ...], int]] = [((), (), pool, left)]
    seen: set[tuple[int, ...]] = set()
    while waiting:
        picks, hits, pool, rest = waiting.pop()
        more, choice = forced(takes, pool, rest)
        if not choice:
            result = tuple(sorted(changes(takes, left, hits + more, routs)))
            found.setdefault(result, []).append(picks)
            continue
        hits += more
        pool, rest = after(takes, pool, rest, more)
        # While damage is left all targets so far have taken their full health: their order does not matter.
        if pool in seen:
            continue
        seen.add(pool)
        for place in reversed([place for place in next_up(pool) if pool[place]]):
            pick = (place % KINDS, place // KINDS)
            waiting.append((picks + pick, hits + pick, *after(takes, pool, rest, pick)))
    return tuple([tuple(same) for same in found.values()])


def completed(takes: tuple[int, ...], pool: tuple[int, ...], left: int, picks: Hits) -> Hits | None:
    """Picks with the forced hits between and after them; None where they are no way to give the damage."""
    hits, picks, _, choice = followed(takes, pool, left, picks)
    return None if picks or choice else hits


def followed(
    takes: tuple[int, ...], pool: tuple[int, ...], left: int, picks: Hits
) -> tuple[Hits, Hits, tuple[int, ...], bool]:
    """Picks with the forced hits, as far as they can be made: hits, picks left, pool, and whether a choice is left."""
    hits: Hits = ()
    while True:
        more, choice = forced(takes, pool, left)
        hits += more
        pool, left = after(takes, pool, left, more)
        if not choice or not picks or not pool[place := picks[0] + picks[1] * KINDS] or place not in next_up(pool):
            return hits, picks, pool, choice
        hits += picks[:2]
        pool, left = after(takes, pool, left, picks[:2])
        picks = picks[2:]


def taps(takes: tuple[int, ...], pool: tuple[int, ...], left: int, same: tuple[Hits, ...]) -> tuple[int, list[Hits]]:
    """For ways that come to the same: how many hits destroy, which may come in any order, and all hits of each way."""
    found: dict[Hits, None] = {}
    count = 0
    for picks in same:
        hits = completed(takes, pool, left, picks) or ()
        pairs = list(zip(hits[::2], hits[1::2], strict=True))
        count = sum([1 for _, _, destroyed in changes(takes, left, hits, False) if destroyed])
        found[tuple([number for pair in sorted(pairs[:count]) + pairs[count:] for number in pair])] = None
    return count, list(found)


def after(takes: tuple[int, ...], pool: tuple[int, ...], left: int, hits: Hits) -> tuple[tuple[int, ...], int]:
    """The pool and the damage that remain after some hits (F-CBT-38, F-CBT-44)."""
    counts = list(pool)
    for kind, routed in zip(hits[::2], hits[1::2], strict=True):
        counts[kind + routed * KINDS] -= 1
        left -= takes[kind]
    return tuple(counts), left


@lru_cache(REMEMBERED)
def changes(takes: tuple[int, ...], damage: int, hits: Hits, routs: bool) -> Changes:
    """``(type, routed, destroyed)`` of every target that is destroyed or routed, in the order of the hits."""
    found: list[tuple[int, int, bool]] = []
    for kind, routed in zip(hits[::2], hits[1::2], strict=True):
        if damage >= takes[kind]:
            found.append((kind, routed, True))
        elif damage > 0 and routs and kind != WALL and not routed:
            found.append((kind, 0, False))
        damage -= takes[kind]
    return tuple(found)
