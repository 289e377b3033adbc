"""Many random games, all invariants after every option, in portions (F-INV).

Two thousand games are numbered; a number gives seats, factions, profile, set-up and the way of playing. One run plays
``SOAK_SIZE`` games (200 unless told: about a minute), those of portion ``SOAK_PORTION`` (0 unless told); ``make soak``
plays them all.
"""

import os
from itertools import permutations

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.game import Value
from tests.games.forbidden_stars.play import play

GAMES = 2000
LOT = 20
SIZE = int(os.environ.get("SOAK_SIZE", "200"))
FIRST = int(os.environ.get("SOAK_PORTION", "0")) * SIZE
MIXES = {seats: list(permutations([faction.id for faction in GAME.catalog.factions], seats)) for seats in range(2, 5)}


def game(number: int) -> tuple[int, dict[str, Value]]:
    """Seats and table options of a game: every mix of factions meets every profile and set-up."""
    seats, turn = 2 + number % 3, number // 3
    mixes = MIXES[seats]
    mix = mixes[(turn + turn // len(mixes)) % len(mixes)]
    options: dict[str, Value] = {f"faction-{seat + 1}": faction for seat, faction in enumerate(mix)}
    options["profile"] = ("seed", "print")[turn % 2]
    options["setup"] = ("quick", "free")[turn // 2 % 2]
    return seats, options


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.rule("F-INV-1", "F-INV-2", "F-INV-4", "F-INV-5", "F-INV-6", "F-INV-7", "F-INV-9", "F-INV-13", "F-INV-14")
@pytest.mark.parametrize("first", range(FIRST, min(FIRST + SIZE, GAMES), LOT))
def test_invariants_hold_in_a_lot_of_games(first: int) -> None:
    for number in range(first, min(first + LOT, FIRST + SIZE, GAMES)):
        seats, options = game(number)
        try:
            state, _ = play(seats, number, options, True, number % 5 > 0)
        except Exception as error:
            raise AssertionError(f"game {number}: {seats} seats, {options}") from error
        assert state.winners, number


def test_the_games_cover_every_mix_with_every_profile_and_set_up() -> None:
    met = set()
    for number in range(GAMES):
        seats, options = game(number)
        mix = tuple(options[f"faction-{seat + 1}"] for seat in range(seats))
        met.add((mix, options["profile"], options["setup"]))
    assert len(met) == sum(len(mixes) for mixes in MIXES.values()) * 4
