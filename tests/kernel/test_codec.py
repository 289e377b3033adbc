"""States as plain data: everything that matters comes back, and what cannot be read is refused."""

import json
from typing import Any, ClassVar, NamedTuple

import pytest

from starhold.games.pebble import GAME as PEBBLE
from starhold.kernel.codec import decode, digest, encode
from starhold.kernel.game import Config
from starhold.kernel.reasons import Refused
from starhold.kernel.run import take
from tests.kernel.lamp import GAME, Lamp, LampGame


def back(plain: Any) -> Lamp:
    return decode(GAME, json.loads(json.dumps(plain)), GAME.configure(2))


def lamp() -> Lamp:
    state = GAME.start(GAME.configure(2))
    take(state, 0, ("ask-below",))
    return state


class Shade(NamedTuple):
    colour: int
    age: int


class ShadedLamp(Lamp):
    __slots__ = ("shades",)
    ROWS: ClassVar[dict[str, Any]] = {"shades": Shade}

    def __init__(self, config: Config) -> None:
        super().__init__(config)
        self.shades = [Shade(7, 1), Shade(8, 0)]


class ShadedLampGame(LampGame):
    def blank(self, config: Config) -> Lamp:
        return ShadedLamp(config)


def test_rows_are_written_as_one_flat_list_and_come_back_as_rows() -> None:
    config = GAME.configure(2)
    plain = json.loads(json.dumps(encode(GAME, ShadedLamp(config))))
    assert plain["state.shades"] == [7, 1, 8, 0]
    plain["state.shades"] = [3, 4]
    again = decode(ShadedLampGame(), plain, config)
    assert isinstance(again, ShadedLamp)
    assert again.shades == [Shade(3, 4)]
    assert again.clone().shades[0].age == 4


def test_what_was_handed_back_is_part_of_the_state() -> None:
    state = lamp()
    again = back(encode(GAME, state))
    assert again.value == 5
    assert digest(GAME, again) == digest(GAME, state)
    again.value = 0
    assert digest(GAME, again) != digest(GAME, state)


def test_who_may_see_a_draw_and_what_lies_on_top_come_back() -> None:
    state = PEBBLE.start(PEBBLE.configure(2))
    state.bag.known = [2, 0]
    again = decode(PEBBLE, json.loads(json.dumps(encode(PEBBLE, state))), state.config)
    assert again.decision is not None
    assert again.decision.request is not None
    assert again.decision.request.viewers == (0,)
    assert (again.bag.known, again.bag.counts) == ([2, 0], state.bag.counts)


@pytest.mark.parametrize("schema", [0, 2, "1", None])
def test_another_encoding_is_refused(schema: object) -> None:
    with pytest.raises(Refused) as refused:
        back({**encode(GAME, lamp()), "schema": schema})
    assert refused.value.refusal.reason == "record-broken"


@pytest.mark.parametrize(
    "stack", [[["act", {}]], [["act", {"seen": [], "more": 1}]], [["lamp", {"seen": []}]], [["act"]], [7], None]
)
def test_frames_that_are_not_those_of_the_game_are_refused(stack: object) -> None:
    with pytest.raises(Refused) as refused:
        back({**encode(GAME, lamp()), "stack": stack})
    assert refused.value.refusal.reason == "position-broken"
