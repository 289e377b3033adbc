"""The clocks of a table, told what happens there."""

from typing import Any

import pytest

from starhold.kernel.game import Value
from starhold.server.messages import Pace
from starhold.server.store import EntryRow, IncidentRow
from starhold.server.tables.clocks import Clocks
from starhold.server.tables.spans import Span
from tests.server.turned import DAY, HOUR, MINUTE, NOON, SECOND

LIVE = Pace("live", 600, 20)
MOVE = Pace("move", 24 * 3600)
DAYS = Pace("days", 5 * 24 * 3600, 3600, 10, sleep=True)


def clocks(pace: Pace, seats: int = 2, outages: list[Span] | None = None) -> Clocks:
    return Clocks(pace, range(seats), outages or [])


def happens(table: Clocks, kind: str, seat: int, at: int, **args: Value) -> None:
    table.note(IncidentRow("t", 1, kind, seat, 0, at, args))


def left(table: Clocks, at: int) -> list[int]:
    return [table.left(seat, at) // SECOND for seat in (0, 1)]


def test_only_the_clock_of_who_is_asked_runs_and_it_gains_when_the_answer_is_there() -> None:
    table = clocks(LIVE)
    table.hear(0, (0,))
    assert left(table, 100 * SECOND) == [500, 600]
    table.hear(100 * SECOND, (1,))
    assert left(table, 150 * SECOND) == [520, 550]
    assert [reading.how for reading in table.readings(150 * SECOND)] == ["stands", "runs"]


def test_several_steps_of_one_answer_are_one_stretch() -> None:
    table = clocks(LIVE)
    for moment in (0, 10, 20, 30):
        table.hear(moment * SECOND, (0,))
    assert left(table, 30 * SECOND) == [570, 600]


def test_several_who_are_asked_at_once_have_clocks_of_their_own() -> None:
    table = clocks(LIVE)
    table.hear(0, (0, 1))
    table.hear(50 * SECOND, (1,))
    assert left(table, 80 * SECOND) == [570, 520]


def test_time_for_each_move_begins_anew_each_time() -> None:
    table = clocks(MOVE)
    table.hear(0, (0,))
    assert table.left(0, 20 * HOUR) == 4 * HOUR
    table.hear(20 * HOUR, (1,))
    table.hear(30 * HOUR, (0,))
    assert table.left(0, 30 * HOUR) == 24 * HOUR


@pytest.mark.parametrize(("pace", "after"), [(LIVE, 450), (MOVE, 24 * 3600 - 150)])
def test_taking_back_gains_nothing(pace: Pace, after: int) -> None:
    table = clocks(pace)
    table.hear(0, (0,))
    table.hear(100 * SECOND, (1,))
    table.hear(100 * SECOND, (0,), undone=True)
    assert left(table, 150 * SECOND) == [after, pace.time]


def test_time_that_is_used_up_is_over_and_no_debt() -> None:
    table = clocks(LIVE)
    table.hear(0, (0,))
    assert table.left(0, 700 * SECOND) == -100 * SECOND
    assert table.readings(700 * SECOND)[0].left == 0
    table.hear(700 * SECOND, (1,))
    assert left(table, 700 * SECOND) == [20, 600]


def test_an_outage_does_not_count() -> None:
    table = clocks(LIVE, outages=[(100 * SECOND, 400 * SECOND)])
    table.hear(0, (0,))
    assert left(table, 450 * SECOND)[0] == 450
    assert table.readings(200 * SECOND)[0].how == "rests"


def test_a_clock_that_goes_back_costs_nobody_anything() -> None:
    table = clocks(LIVE)
    table.hear(500 * SECOND, (0,))
    table.hear(100 * SECOND, (1,))
    assert left(table, 100 * SECOND) == [620, 600]


def test_on_vacation_and_asleep_nobody_loses_time() -> None:
    table = clocks(DAYS)
    table.hear(NOON, (0,))
    happens(table, "vacation", 0, NOON, until=NOON + 3 * DAY)
    assert table.left(0, NOON + 4 * DAY) == 4 * DAY
    assert table.vacation_left(0) == 7 * DAY
    happens(table, "home", 0, NOON + DAY)
    assert table.left(0, NOON + 4 * DAY) == 2 * DAY
    assert table.vacation_left(0) == 9 * DAY
    assert table.away(0, NOON + HOUR) == NOON + DAY
    happens(table, "hours", 0, NOON + DAY, zone="Europe/Berlin", begins=0, ends=480)
    assert table.left(0, NOON + 4 * DAY) == 3 * DAY


def test_who_comes_back_has_time_to_look_around() -> None:
    table = clocks(LIVE)
    table.hear(0, (0,))
    happens(table, "bot", 0, 590 * SECOND)
    assert [reading.seat for reading in table.readings(590 * SECOND)] == [1]
    assert table.due(600 * SECOND) is None
    table.hear(600 * SECOND, (1,))
    table.hear(610 * SECOND, (0,))
    happens(table, "back", 0, 700 * SECOND)
    assert left(table, 710 * SECOND)[0] == 140
    happens(table, "joined", 0, 1295 * SECOND)
    assert left(table, 1295 * SECOND)[0] == 150


def test_a_warning_always_comes_first() -> None:
    table = clocks(LIVE)
    table.hear(0, (0,))
    assert table.due(0) == (540 * SECOND, "warned", 0)
    assert not table.late(0, 700 * SECOND)
    happens(table, "warned", 0, 700 * SECOND)
    assert table.due(700 * SECOND) == (715 * SECOND, "late", 0)
    assert not table.late(0, 714 * SECOND)
    assert table.late(0, 715 * SECOND)
    happens(table, "late", 0, 715 * SECOND)
    assert table.due(715 * SECOND) is None


def test_a_record_with_its_incidents_repeats_the_clocks() -> None:
    live, again = clocks(DAYS), clocks(DAYS)
    told: list[Any] = [
        (EntryRow("t", 1, -1, "roll 1", "", NOON), (0,)),
        IncidentRow("t", 1, "vacation", 0, 1, NOON + HOUR, {"until": NOON + DAY}),
        (EntryRow("t", 2, 0, "a", "", NOON + 2 * DAY), (1,)),
        (EntryRow("t", 3, 0, "undo", "", NOON + 2 * DAY + MINUTE), (0,)),
        IncidentRow("t", 2, "bot", 1, 3, NOON + 3 * DAY, {}),
        (EntryRow("t", 4, 0, "a", "", NOON + 3 * DAY), ()),
        (EntryRow("t", 5, -1, "roll 2", "", NOON + 3 * DAY), (0, 1)),
    ]
    heard = again.repeating([each for each in told if isinstance(each, IncidentRow)])
    for each in told:
        if isinstance(each, IncidentRow):
            live.note(each)
        else:
            row, asked = each
            live.hear(row.at, asked, row.text == "undo")
            heard(row, asked)
    assert again.readings(NOON + 4 * DAY) == live.readings(NOON + 4 * DAY)
    assert again.due(NOON + 4 * DAY) == live.due(NOON + 4 * DAY)
    assert live.left(0, NOON + 4 * DAY) == 5 * DAY - (DAY + HOUR) - 2 * DAY + MINUTE
