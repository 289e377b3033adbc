"""Ways to give damage, against every order of all targets dealt out one by one (R9)."""

from itertools import permutations

import pytest

from starhold.games.forbidden_stars.hits import KINDS, WALL, Hits, after, changes, forced, ways
from starhold.kernel.chance import Stream

TAKES = (2, 3, 4, *(5,) * (WALL - 3), 3)


def pool_of(*targets: tuple[int, int]) -> tuple[int, ...]:
    """A pool of targets given as type and routed."""
    return tuple(targets.count((place % KINDS, place // KINDS)) for place in range(2 * KINDS))


def every_order(targets: list[tuple[int, int]], damage: int) -> dict[tuple[tuple[int, int, bool], ...], set[Hits]]:
    """By result: all orders in which targets can be hit until the damage is gone, unrouted ones first."""
    found: dict[tuple[tuple[int, int, bool], ...], set[Hits]] = {}
    for order in set(permutations(targets)):
        if [routed for _, routed in order] != sorted(routed for _, routed in order):
            continue
        left, hits = damage, []
        for kind, routed in order:
            if left > 0:
                hits += [kind, routed]
                left -= TAKES[kind]
        result = tuple(sorted(changes(TAKES, damage, tuple(hits), True)))
        found.setdefault(result, set()).add(tuple(hits))
    return found


def whole(pool: tuple[int, ...], damage: int, picks: Hits) -> Hits:
    """Picks with the forced hits between them."""
    hits: Hits = ()
    left = damage
    while True:
        more, choice = forced(TAKES, pool, left)
        hits += more
        pool, left = after(TAKES, pool, left, more)
        if not choice:
            return hits
        pick, picks = picks[:2], picks[2:]
        hits += pick
        pool, left = after(TAKES, pool, left, pick)


@pytest.mark.rule("F-CBT-36", "F-CBT-37", "F-CBT-38")
def test_all_ways_and_only_those() -> None:
    source = Stream("hits")
    for _ in range(150):
        targets = [(source.below(3), int(source.below(3) == 0)) for _ in range(1 + source.below(5))]
        targets += [(WALL, 0)] * source.below(2)
        damage = 1 + source.below(12)
        pool, literal = pool_of(*targets), every_order(targets, damage)
        groups = ways(TAKES, pool, damage, True, True)
        reached = [{whole(pool, damage, picks) for picks in same} for same in groups]
        results = [{tuple(sorted(changes(TAKES, damage, hits, True))) for hits in hits_of} for hits_of in reached]
        assert all(len(one) == 1 for one in results), (targets, damage)
        assert {next(iter(one)) for one in results} == set(literal), (targets, damage)
        assert len(results) == len(literal)
        assert [same[0] for same in ways(TAKES, pool, damage, True)] == [same[0] for same in groups]


def test_every_order_that_comes_to_the_same_is_known() -> None:
    """Taps in any order: two scouts and a marine of which all but the last die."""
    pool = pool_of((0, 0), (0, 0), (1, 0), (2, 0))
    groups = ways(TAKES, pool, 7, True, True)
    both = next(same for same in groups if same[0] == (0, 0, 0, 0, 1, 0))
    assert set(both) == {(0, 0, 0, 0, 1, 0), (0, 0, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0)}


def test_what_leaves_no_choice_is_forced() -> None:
    assert forced(TAKES, pool_of((2, 0), (0, 1)), 5) == ((2, 0, 0, 1), False)
    assert forced(TAKES, pool_of((0, 0), (1, 0), (1, 1)), 3) == ((), True)
    assert forced(TAKES, pool_of((0, 0), (1, 0), (0, 1), (1, 1)), 6) == ((0, 0, 1, 0), True)
    assert forced(TAKES, pool_of(), 4) == ((), False)


def test_damage_that_neither_destroys_nor_routs_makes_no_difference() -> None:
    pool = pool_of((1, 0), (2, 0))
    assert len(ways(TAKES, pool, 2, True)) == 2
    assert len(ways(TAKES, pool, 2, False)) == 1
    assert len(ways(TAKES, pool_of((1, 1), (2, 1)), 2, True)) == 1
