"""The bot ``warlord``: it finishes games, beats chance, and answers quickly."""

from statistics import median
from time import perf_counter

import pytest

from starhold.bots import bots_for, choose
from starhold.games.forbidden_stars import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.run import chance, take


def duel(seats: int, war: int, seed: str, seconds: list[float]) -> tuple[int, ...]:
    """One game of the bot in seat ``war`` against chance; the winners."""
    source = Stream(seed)
    state = GAME.start(GAME.configure(seats, {"setup": "quick"}))
    for number in range(20_000):
        chance(state, source)
        decision = state.decision
        assert decision is not None
        if decision.over:
            return GAME.winners(state)
        seat = decision.actors[0]
        found = GAME.options(state, seat)
        option = found[source.below(len(found))]
        if seat == war and len(found) > 1:
            texts = [GAME.format(state, one) for one in found]
            view = GAME.view(state, seat)
            begun = perf_counter()
            answer = choose("forbidden_stars", "warlord", view, texts, f"{seed} {number}")
            seconds.append(perf_counter() - begun)
            option = GAME.parse(state, answer)
        take(state, seat, option)
        state.events = []
    raise AssertionError("the game does not end")


def test_it_is_known() -> None:
    assert bots_for("forbidden_stars") == ["random", "warlord"]


@pytest.mark.slow
def test_it_beats_chance_and_is_quick() -> None:
    seconds: list[float] = []
    won = [duel(2, number % 2, f"duel {number}", seconds) == (number % 2,) for number in range(8)]
    assert won.count(True) >= 7
    assert median(seconds) < 0.1


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
def test_it_finishes_games_of_more_seats(seats: int) -> None:
    assert duel(seats, 1, f"more {seats}", [])
