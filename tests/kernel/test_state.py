"""States and frames: calls and what they hand back, the end, copies."""

from inspect import signature
from typing import Any

import pytest

from starhold.games.pebble import GAME as PEBBLE
from starhold.kernel.bag import Bag
from starhold.kernel.chance import Stream
from starhold.kernel.codec import digest
from starhold.kernel.events import Event
from starhold.kernel.game import Game, find_game, games
from starhold.kernel.reasons import Refused
from starhold.kernel.run import chance, feed, options, take
from starhold.kernel.state import OVER
from tests.kernel.lamp import GAME, Lamp


def fresh() -> Lamp:
    return GAME.start(GAME.configure(2))


def test_a_frame_hears_what_the_one_that_it_called_hands_back() -> None:
    state = fresh()
    take(state, 0, ("ask-below",))
    assert (state.heard, len(state.stack)) == (5, 1)


def test_the_end_comes_at_once_whatever_is_being_carried_out() -> None:
    state = fresh()
    take(state, 0, ("stop",))
    assert state.decision is OVER
    assert state.stack == []
    assert [options(state, seat) for seat in (0, 1)] == [[], []]


def test_dice_that_nobody_asked_for_are_refused() -> None:
    state = fresh()
    before = digest(GAME, state)
    with pytest.raises(Refused, match="chance-does-not-fit"):
        feed(state, ("roll", 3))
    assert digest(GAME, state) == before


def test_a_copy_has_everything_and_shares_nothing_that_can_change() -> None:
    state = fresh()
    take(state, 0, ("ask-below",))
    twin = state.clone()
    assert digest(GAME, twin) == digest(GAME, state)
    assert (twin.value, twin.config, twin.events) == (5, state.config, [])
    take(twin, 0, ("switch",))
    twin.shelves[1].append(4)
    assert state.shelves == [[1], [2, 3]]
    frames: list[Any] = [state.stack[0], twin.stack[0]]
    assert [frame.seen for frame in frames] == [[2], [2, 0]]


def test_a_copy_of_a_state_to_which_nobody_listens_reports_nothing() -> None:
    state = fresh()
    state.events = None
    twin = state.clone()
    take(twin, 0, ("look",))
    assert twin.events is None


def test_private_arguments_are_for_their_seat_alone() -> None:
    event = Event("drawn", {"seat": 0}, {1: {"stone": 3}, 2: {"stone": 4}})
    assert event.seen_by(1) == {"seat": 0, "stone": 3}
    assert [event.seen_by(seat) for seat in (0, None)] == [{"seat": 0}] * 2


def test_a_copy_of_a_bag_is_its_own() -> None:
    bag = Bag([1, 2], [0, 1])
    twin = bag.clone()
    twin.remove(0)
    twin.add(0)
    assert (bag.known, bag.counts, len(bag)) == ([0, 1], [1, 2], 5)
    assert (twin.known, twin.counts, len(twin)) == ([1], [2, 2], 5)


def test_a_known_top_card_is_certain_and_the_others_come_by_their_number() -> None:
    bag = Bag([1, 2, 0], [2, 1])
    assert bag.weights() == [0, 0, 1]
    for wrong in (0, 1):
        with pytest.raises(ValueError, match="not on top"):
            bag.remove(wrong)
    bag.remove(2)
    bag.remove(1)
    assert bag.weights() == [1, 2, 0]


def test_pebble_tells_apart_what_lies_on_top_of_its_bag() -> None:
    states = [PEBBLE.start(PEBBLE.configure(2)) for _ in range(3)]
    for state, known in zip(states, ([], [1, 2], [2, 1]), strict=True):
        chance(state, Stream(1))
        state.bag.known = known
    assert len({digest(PEBBLE, state) for state in states}) == 3


@pytest.mark.parametrize("game", [GAME, *map(find_game, games())])
def test_a_state_names_what_it_is_made_of(game: Game[Any]) -> None:
    """A compiled class runs ``__init__`` whenever one is made, for a copy too."""
    state = game.start(game.configure(2))
    assert tuple(signature(type(state)).parameters) == state.MADE_OF
    assert set(state.MADE_OF) <= set(state.SHARED)


def test_options_that_a_frame_offers_are_not_listed_again_and_stay_out_of_what_is_stored() -> None:
    state = fresh()
    asked = digest(GAME, state)
    state.offer(0, [("look",)], "act")
    assert options(state, 0) is options(state.clone(), 0)
    assert (options(state, 0), options(state, 1)) == ([("look",)], [])
    assert digest(GAME, state) == asked
