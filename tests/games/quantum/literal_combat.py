"""A second, slow implementation of the chance to win a combat: every die, every window, in fractions.

It knows cards by name and shares no code with the engine.
"""

from fractions import Fraction
from functools import cache

OWN_DIE = ("relentless", "scrappy")


def literal_odds(
    number: int, enemy: int, cards: frozenset[str], against: frozenset[str], friend: bool, guard: bool
) -> Fraction:
    """The attacker's chance to win.

    ``friend``: another own ship stands next to the launch space or the target; ``guard``: another ship of the
    defender stands next to the target. Dangerous is not used.
    """
    attack_rolls = [3] if "rational" in cards else [1, 2, 3, 4, 5, 6]
    defense_rolls = [3] if "rational" in against else [1, 2, 3, 4, 5, 6]
    total = Fraction(0)
    for attack in attack_rolls:
        for defense in defense_rolls:
            total += window(
                attack,
                defense,
                number + bonus(cards, friend),
                enemy + bonus(against, guard),
                "stubborn" in against,
                effects(cards, against, True),
                effects(against, cards, False),
                True,
                0,
            )
    return total / (len(attack_rolls) * len(defense_rolls))


def bonus(cards: frozenset[str], neighbour: bool) -> int:
    """What cards add to the roll."""
    added = 0
    if "ferocious" in cards:
        added -= 1
    if "strategic" in cards and neighbour:
        added -= 2
    return added


def effects(cards: frozenset[str], other: frozenset[str], attacking: bool) -> tuple[str, ...]:
    """The reroll effects of a side that can change anything."""
    found = []
    for card in sorted(cards):
        if card == "relentless" and "rational" not in cards:
            found.append(card)
        if card == "scrappy" and attacking and "rational" not in cards:
            found.append(card)
        if card == "cruel" and "rational" not in other:
            found.append(card)
    return tuple(found)


@cache
def window(
    attack: int,
    defense: int,
    number: int,
    enemy: int,
    stubborn: bool,
    mine: tuple[str, ...],
    theirs: tuple[str, ...],
    attacker: bool,
    passes: int,
) -> Fraction:
    """The attacker's chance to win when one side is to use an effect or to pass."""
    if passes == 2:
        left, right = number + attack, enemy + defense
        return Fraction(int(left < right or (left == right and not stubborn)))
    rest = number, enemy, stubborn
    results = [window(attack, defense, *rest, mine, theirs, not attacker, passes + 1)]
    for card in mine if attacker else theirs:
        left_mine = tuple(other for other in mine if other != card) if attacker else mine
        left_theirs = theirs if attacker else tuple(other for other in theirs if other != card)
        outcomes = []
        for face in (1, 2, 3, 4, 5, 6):
            attack_die = (card in OWN_DIE) == attacker
            dice = (face, defense) if attack_die else (attack, face)
            outcomes.append(window(*dice, *rest, left_mine, left_theirs, not attacker, 0))
        results.append(sum(outcomes, Fraction(0)) / 6)
    return max(results) if attacker else min(results)
