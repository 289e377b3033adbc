"""Time that counts: nights, outages and vacations left out, also where clocks are put forward or back."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from starhold.server.tables.spans import Hours, Span, Standing, change, counted, merged, nights, reached

HOUR = 3600 * 1000
NIGHT = 23 * 60, 7 * 60


def standing(*spans: Span) -> Standing:
    return lambda begin, end: merged(spans, begin, end)


def at(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def told(spans: list[Span]) -> list[str]:
    return [f"{datetime.fromtimestamp(moment / 1000, UTC):%d %H:%M}" for span in spans for moment in span]


def test_spans_that_meet_are_one_and_nothing_outside_counts() -> None:
    assert merged([(5, 8), (1, 3), (3, 4), (6, 7), (20, 30), (9, 9)], 2, 25) == [(2, 4), (5, 8), (20, 25)]


def test_what_lies_in_a_span_does_not_count() -> None:
    clock = standing((10, 20), (15, 30), (40, 50))
    assert counted(0, 45, clock) == 20
    assert counted(12, 28, clock) == 0
    assert counted(45, 5, clock) == 0


@pytest.mark.parametrize(("begin", "amount", "moment"), [(0, 5, 5), (0, 10, 10), (0, 11, 31), (12, 1, 31), (12, 0, 12)])
def test_a_clock_reaches_its_end_later_where_it_stands_in_between(begin: int, amount: int, moment: int) -> None:
    assert reached(begin, amount, standing((10, 20), (15, 30))) == moment


def test_what_is_counted_and_when_it_is_reached_fit_over_weeks() -> None:
    clock: Standing = lambda begin, end: nights([Hours(0, "Asia/Tokyo", *NIGHT)], begin, end)  # noqa: E731
    for begin in (at("2026-03-01T05:00"), at("2026-03-01T22:30")):
        for hours in (1, 16, 17, 100, 500):
            moment = reached(begin, hours * HOUR, clock)
            assert counted(begin, moment, clock) == hours * HOUR
            assert counted(begin, moment - 1, clock) == hours * HOUR - 1


def test_the_next_moment_at_which_a_clock_stops_or_goes_on() -> None:
    assert change(5, standing((10, 20))) == 10
    assert change(10, standing((10, 20))) == 20
    assert change(20, standing((10, 20))) is None


# -- nights --------------------------------------------------------------------------------------
def test_nights_are_those_of_the_place_where_somebody_lives() -> None:
    hours = [Hours(0, "Asia/Tokyo", *NIGHT)]
    assert told(nights(hours, at("2026-01-10T00:00"), at("2026-01-11T15:00"))) == [
        "10 14:00",
        "10 22:00",
        "11 14:00",
        "11 15:00",
    ]
    by_day = [Hours(0, "UTC", 13 * 60, 15 * 60)]
    assert told(nights(by_day, at("2026-01-10T00:00"), at("2026-01-11T00:00"))) == ["10 13:00", "10 15:00"]
    assert nights([Hours(0, "UTC", 60, 60)], 0, 10**9) == []


@pytest.mark.parametrize(("day", "hours"), [("2026-03-28", 7), ("2026-10-24", 9), ("2026-06-01", 8)])
def test_a_night_in_which_clocks_are_put_forward_or_back_is_as_long_as_it_is(day: str, hours: int) -> None:
    begin = at(f"{day}T12:00")
    ((first, last),) = nights([Hours(0, "Europe/Berlin", *NIGHT)], begin, begin + 24 * HOUR)
    assert last - first == hours * HOUR


def test_a_night_that_begins_in_the_hour_that_is_left_out_begins_when_it_is_over() -> None:
    begin = at("2026-03-29T00:00")
    ((first, last),) = nights([Hours(0, "Europe/Berlin", 2 * 60 + 30, 6 * 60)], begin, begin + 12 * HOUR)
    assert told([(first, last)]) == ["29 01:30", "29 04:00"]


def test_new_hours_hold_from_then_on() -> None:
    begin = at("2026-01-10T00:00")
    hours = [Hours(0, "UTC", *NIGHT), Hours(begin + 2 * HOUR, "UTC", 4 * 60, 5 * 60)]
    assert told(nights(hours, begin, begin + 12 * HOUR)) == ["10 00:00", "10 02:00", "10 04:00", "10 05:00"]
