"""What an orbital strike can do, exactly from the dice alone; cards that change it later are left out (F-ORB-10)."""

from fractions import Fraction
from functools import lru_cache
from math import comb

from starhold.games.forbidden_stars.components.catalog import BASTION_HEALTH
from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.effects.dice import FACE_OF
from starhold.games.forbidden_stars.rules.orbital_strike import ship_dice
from starhold.kernel.game import Plain

HITS = Fraction(FACE_OF[1:].count(0), len(FACE_OF) - 1)
"""The chance that a die shows offence (F-LIM-17)."""


def strike_odds(state: Stars, seat: int, void: int, area: int) -> Plain:
    """Dice, expected damage, and the chances to destroy something and everything, whatever the owner does.

    The owner lets the toughest unit take the damage first, which loses least (F-CBT-37, F-CBT-38).
    """
    dice = ship_dice(state, seat, void)
    first, rest = targets(state, state.controller(area), area)
    sure = state.has_rule("strike_all_offence", seat)
    least, all_of_it = max(first or rest, default=0), sum(first) + sum(rest)
    return {
        "dice": dice,
        "damage": float(dice if sure else dice * HITS),
        "destroy": at_least(least, dice, sure) if least else 0.0,
        "clear": at_least(all_of_it, dice, sure) if all_of_it else 0.0,
    }


def targets(state: Stars, owner: int, area: int) -> tuple[list[int], list[int]]:
    """The health of each target: those that must take damage first, and the routed ones (F-CBT-37, F-ORB-14)."""
    if owner < 0 or state.has_rule("no_damage", owner):
        return [], []
    found: tuple[list[int], list[int]] = ([], [])
    for kind, routed, count in state.groups(area, owner):
        found[routed].extend([state.kind(owner, kind, area).health] * count)
    if state.has_bastion(area, owner):
        found[0].append(BASTION_HEALTH)
    return found


@lru_cache(maxsize=256)
def at_least(wanted: int, dice: int, sure: bool) -> float:
    """The chance of at least ``wanted`` damage with so many dice; ``sure``: every die counts."""
    if sure:
        return float(dice >= wanted)
    return float(
        sum(comb(dice, hits) * HITS**hits * (1 - HITS) ** (dice - hits) for hits in range(max(0, wanted), dice + 1))
    )
