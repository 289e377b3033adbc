"""Records whose version number was used for several meanings: each is tried until one fits.

A change of what a record means raises `Game.rules_version`. Where one did not, the numbers that are written down cannot
be changed any more; ``Game.readings`` counts the meanings, and the record itself shows by which one it was made.
"""

from collections.abc import Callable
from typing import TypeVar

from starhold.kernel.game import LAST, Game
from starhold.kernel.reasons import Refused
from starhold.kernel.state import State

S = TypeVar("S", bound=State)
T = TypeVar("T")


def readings_of(game: Game[S], rules: int, begun: int | None = None) -> list[int]:
    """The readings of a version in the order in which they are to be tried: the latest first.

    Those that came into being after the game was ``begun`` (milliseconds since 1970, UTC) come last: they are possible
    only where a clock was wrong, or where a newer program went on with the game.
    """
    changes = game.readings.get(rules, ())
    found = [LAST, *range(len(changes), 0, -1)]
    if begun is None:
        return found
    later = {reading for reading, since in zip(found, reversed(changes), strict=False) if since > begun}
    return sorted(found, key=later.__contains__)


def fitting(game: Game[S], rules: int, attempt: Callable[[int], T], begun: int | None = None) -> T:
    """What ``attempt`` makes of a record by the first reading that it fits; `Refused` as by the first one tried."""
    refused: Refused | None = None
    for reading in readings_of(game, rules, begun):
        try:
            return attempt(reading)
        except Refused as problem:
            refused = refused or problem
    assert refused is not None
    raise refused
