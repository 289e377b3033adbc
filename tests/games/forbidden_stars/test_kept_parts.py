"""Parts of a view and entries of options are kept from one moment to the next: they are what would be made anew."""

import json

import pytest

from starhold.games.forbidden_stars.positions import document
from starhold.games.forbidden_stars.view import describe, figures
from starhold.kernel.chance import Stream
from starhold.kernel.game import find_game
from starhold.kernel.run import chance, take

GAME = find_game("forbidden_stars")
KEPT = (document._system, document._titles, document._events, figures._goods, describe._told)


@pytest.mark.parametrize("seats", [2, 3])
def test_what_is_kept_is_what_would_be_made_anew(seats: int) -> None:
    source = Stream(f"kept {seats}")
    state = GAME.start(GAME.configure(seats))
    for step in range(900):
        chance(state, source)
        if state.decision is None or state.decision.over:
            break
        seat = state.decision.actors[0]
        options = GAME.options(state, seat)
        if step % 9 == 0:
            GAME.to_position(state)

            def shown() -> str:
                return json.dumps([GAME.view(state, seat), GAME.view(state, None), GAME.outline(state, seat, options)])  # noqa: B023

            kept = shown()
            for part in KEPT:
                part.cache_clear()
            assert kept == shown()
        take(state, seat, options[source.below(len(options))])
    assert step > 150
