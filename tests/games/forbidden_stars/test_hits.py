"""Ways to give damage, against every order of all targets dealt out one by one (R9)."""

from itertools import permutations

import pytest

from starhold.games.forbidden_stars.rules.damage_ways import KINDS, WALL, Hits, changes, completed, forced, taps, ways
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


@pytest.mark.rule("F-CBT-36", "F-CBT-37", "F-CBT-38")
def test_all_ways_and_only_those() -> None:
    source = Stream("hits")
    for _ in range(150):
        targets = [(source.below(3), int(source.below(3) == 0)) for _ in range(1 + source.below(5))]
        targets += [(WALL, 0)] * source.below(2)
        damage = 1 + source.below(12)
        pool, literal = pool_of(*targets), every_order(targets, damage)
        found = {}
        for same in ways(TAKES, pool, damage, True):
            hits = [completed(TAKES, pool, damage, picks) or () for picks in same]
            results = {tuple(sorted(changes(TAKES, damage, one, True))) for one in hits}
            assert len(results) == 1, (targets, damage)
            found[results.pop()] = same
        assert set(found) == set(literal), (targets, damage)
        if forced(TAKES, pool, damage) == ((), True):
            for result, same in found.items():
                assert tapped(*taps(TAKES, pool, damage, same)) == literal[result], (targets, damage)


def tapped(loose: int, every: list[Hits]) -> set[Hits]:
    """All orders of hits that these taps stand for."""
    pairs = [list(zip(hits[::2], hits[1::2], strict=True)) for hits in every]
    orders = [[*first, *one[loose:]] for one in pairs for first in permutations(one[:loose])]
    return {tuple(number for pair in order for number in pair) for order in orders}


def test_every_order_that_comes_to_the_same_is_known() -> None:
    """Taps in any order: two scouts and a marine of which all die, and what is left goes to a raider."""
    pool = pool_of((0, 0), (0, 0), (1, 0), (2, 0))
    same = next(same for same in ways(TAKES, pool, 8, True) if same[0] == (0, 0, 0, 0, 1, 0))
    assert taps(TAKES, pool, 8, same) == (3, [(0, 0, 0, 0, 1, 0, 2, 0)])


@pytest.mark.parametrize(
    "picks", [(), (0, 0), (2, 1), (0, 1), (0, 0, 0, 0, 0, 0), (0, 0, 1, 0, 2, 0, 0, 0), (2, 0, 2, 0), (WALL, 1)]
)
def test_picks_that_are_no_way(picks: Hits) -> None:
    assert completed(TAKES, pool_of((0, 0), (0, 0), (1, 0), (2, 0), (2, 1)), 7, picks) is None


def test_the_largest_force_has_few_ways() -> None:
    """Five units of four types, three tokens and a bastion: 30,000 orders, which no message could hold."""
    pool = pool_of((0, 0), (0, 0), (1, 0), (2, 0), (3, 0), *[(WALL - 1, 0)] * 3, (WALL, 0))
    sizes = [len(ways(TAKES, pool, damage, True)) for damage in range(1, 30)]
    assert max(sizes) < 150


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
