"""Records whose version number had several meanings are played by the one that they fit."""

from typing import ClassVar

import pytest

from starhold.kernel.game import LAST, Config, Game
from starhold.kernel.readings import fitting, readings_of
from starhold.kernel.reasons import Refused, refuse
from tests.kernel.lamp import GAME, Lamp, LampGame

JANUARY, MARCH = 1_000, 3_000


class Changed(LampGame):
    """A lamp of which version 1 had three meanings; version 2 has one."""

    rules_version = 2
    readings: ClassVar[dict[int, tuple[int, ...]]] = {1: (JANUARY, MARCH)}


CHANGED: Game[Lamp] = Changed()


def test_the_latest_reading_is_tried_first() -> None:
    assert readings_of(CHANGED, 1) == [LAST, 2, 1]
    assert readings_of(CHANGED, 2) == readings_of(GAME, 1) == [LAST]


@pytest.mark.parametrize(
    ("begun", "order"),
    [(JANUARY - 1, [1, LAST, 2]), (JANUARY, [2, 1, LAST]), (MARCH - 1, [2, 1, LAST]), (MARCH, [LAST, 2, 1])],
)
def test_what_came_after_a_game_had_begun_is_tried_last(begun: int, order: list[int]) -> None:
    assert readings_of(CHANGED, 1, begun) == order


def test_a_configuration_knows_what_its_reading_includes() -> None:
    changes = [(1, 1), (1, 2), (1, 3), (2, 1)]
    known = {
        (rules, reading): [change for change in changes if Config(2, {}, rules, reading).since(*change)]
        for rules, reading in ((1, 1), (1, 2), (1, LAST), (2, LAST))
    }
    assert known == {(1, 1): changes[:1], (1, 2): changes[:2], (1, LAST): changes[:3], (2, LAST): changes}


def test_the_first_reading_that_fits_is_taken_and_the_first_refusal_told() -> None:
    tried: list[int] = []

    def attempt(reading: int) -> int:
        tried.append(reading)
        if reading != 2:
            raise refuse("record-entry-broken", entry=10 + reading)
        return reading

    assert fitting(CHANGED, 1, attempt) == 2
    assert tried == [LAST, 2]
    with pytest.raises(Refused) as caught:
        fitting(CHANGED, 2, attempt)
    assert caught.value.refusal.args == {"entry": 10}


def test_readings_and_versions_are_named_where_they_exist() -> None:
    config = CHANGED.configure(1)
    assert (config.rules, config.reading) == (2, LAST)
    older = CHANGED.by_rules(config, 1, 2)
    assert (older.rules, older.reading, config.rules) == (1, 2, 2)
