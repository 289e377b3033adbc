"""Estimates in the middle of games: at every question of a combat each viewer gets one, whatever is under way."""

import json
from collections import Counter

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.view import estimate
from starhold.kernel.chance import Stream
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.play import eager

QUESTIONS = 60


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_question_of_a_combat_has_an_estimate(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(estimate, "FIGHTS", 2)
    source = Stream(f"estimates {seats}")
    asked: Counter[str] = Counter()
    while asked.total() < QUESTIONS:
        state = GAME.start(GAME.configure(seats, {"setup": "quick"}))
        state.events = None
        while True:
            chance(state, source)
            decision = state.decision
            assert decision is not None
            if decision.over or asked.total() >= QUESTIONS:
                break
            view = GAME.view(state, (None, *state.seats)[source.below(seats + 1)])
            if estimate.has_combat(view):
                found = GAME.estimate(json.loads(json.dumps(view)))
                assert found is not None
                assert 0 <= sum(entry["win"] for entry in found["chances"]) <= 1
                asked[decision.kind] += 1
            else:
                assert GAME.estimate(view) is None
            seat = decision.actors[source.below(len(decision.actors))]
            take(state, seat, eager(GAME.options(state, seat), source))
    assert {"card", "effect"} <= set(asked)
