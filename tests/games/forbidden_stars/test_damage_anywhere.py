"""Damage anywhere in a data file or a position: an error with file, place and rule, never a crash or half a game."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from starhold.games.forbidden_stars import GAME
from starhold.games.forbidden_stars.components.loading import load, packaged
from starhold.kernel.chance import Stream
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance, take
from tests.games.forbidden_stars.invariants import invariants
from tests.games.forbidden_stars.play import eager
from tests.games.forbidden_stars.test_loading import fifth

WRONG: list[Any] = [None, "x", -1, 99, True, [], {}, ["x"], {"x": 1}, 1.5, "argovia", 7]
GONE = object()


def places(data: Any, above: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in nested data but the top."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in pairs:
        yield (*above, key)
        yield from places(value, (*above, key))


def damaged(data: Any, source: Stream) -> tuple[Any, str]:
    """The data with one place taken away or filled with something else; and what was done."""
    every = list(places(data))
    place = every[source.below(len(every))]
    value = GONE if not source.below(5) else WRONG[source.below(len(WRONG))]
    twin = copy.deepcopy(data)
    node = twin
    for key in place[:-1]:
        node = node[key]
    if value is GONE:
        del node[place[-1]]
    else:
        node[place[-1]] = value
    return twin, f"{place} = {'gone' if value is GONE else value!r}"


@pytest.mark.parametrize("kind", ["faction", "map"])
def test_a_data_file_damaged_anywhere(kind: str) -> None:
    source = Stream(f"damaged {kind}")
    whole = fifth() if kind == "faction" else packaged("map")
    refused = 0
    for _ in range(80):
        data, done = damaged(whole, source)
        try:
            load((data,)) if kind == "faction" else load((), data)
        except Refused as caught:
            refusal = caught.refusal
            assert refusal.reason == "data-broken", done
            assert refusal.args["file"], done
            assert refusal.args["place"], done
            assert refusal.args["problem"], done
            refused += 1
        except Exception as error:
            raise AssertionError(done) from error
    assert refused > 40


@pytest.mark.parametrize("seats", [2, 3])
def test_a_position_damaged_anywhere(seats: int) -> None:
    source = Stream(f"damaged positions {seats}")
    state = GAME.start(GAME.configure(seats, {"setup": "quick"}))
    refused = 0
    for number in range(500):
        chance(state, source)
        assert state.decision is not None
        if state.decision.over:
            break
        if number % 2:
            document, done = damaged(GAME.to_position(state), source)
            try:
                invariants(GAME.from_position(document))
            except Refused as caught:
                refused += caught.refusal.reason in ("position-broken", "choice-unknown", "choice-impossible")
            except Exception as error:
                raise AssertionError(done) from error
        seat = state.decision.actors[0]
        take(state, seat, eager(GAME.options(state, seat), source))
    assert refused > 60
