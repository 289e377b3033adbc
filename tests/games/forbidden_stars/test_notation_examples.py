"""The situations of docs/notation.md: each asks what the page says, is written as it was read, and plays on."""

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.examples import BLOCKS, whole
from tests.games.forbidden_stars.invariants import invariants

ASKED = [
    ("plan", (0,), "order advance tile_10a"),
    ("operate", (1,), "reveal tile_12a"),
    ("ground", (0,), "done"),
    ("card", (0, 1), "card seat1 reconnaissance"),
    ("dice", (-1,), ""),
    ("event", (0,), "event emperors_champion"),
    ("forces", (0,), "place scout argovia"),
]


def test_every_example_is_played() -> None:
    assert len(BLOCKS) == len(ASKED)


@pytest.mark.parametrize(("number", "asked"), enumerate(ASKED))
def test_an_example_asks_what_the_page_says(number: int, asked: tuple[str, tuple[int, ...], str]) -> None:
    kind, actors, text = asked
    state = GAME.from_position(whole(BLOCKS[number]))
    assert state.decision is not None
    assert (state.decision.kind, state.decision.actors) == (kind, actors)
    offered = [GAME.format(state, option) for seat in actors for option in GAME.options(state, seat)]
    assert not text or text in offered
    written = GAME.to_position(state)
    assert "pending" not in written
    assert digest(GAME, GAME.from_position(written)) == digest(GAME, state)


@pytest.mark.parametrize("number", range(len(BLOCKS)))
def test_an_example_plays_on(number: int) -> None:
    state, source = GAME.from_position(whole(BLOCKS[number])), Stream(f"example {number}")
    for _ in range(150):
        chance(state, source)
        assert state.decision is not None
        invariants(state)
        if state.decision.over:
            break
        seat = state.decision.actors[0]
        found = GAME.options(state, seat)
        take(state, seat, found[source.below(len(found))])


@pytest.mark.rule("F-EVT-1", "F-EVT-2")
def test_the_events_of_the_example_are_as_many_as_its_order_tokens() -> None:
    seat = next(block for block in BLOCKS if "refresh" in block)["seats"][0]
    assert len(seat["events"]["drawn"]) == len(seat["orders"]["deck"])
