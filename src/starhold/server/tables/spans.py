"""Time that counts: between two moments, without the spans in which a clock stands. Pure arithmetic.

Moments are milliseconds since 1970, UTC; a span is a pair of them, the second one no longer in it.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple
from zoneinfo import ZoneInfo

Span = tuple[int, int]
Standing = Callable[[int, int], Sequence[Span]]
"""The spans between two moments in which a clock stands, in their order and apart from each other."""
MINUTE = 60_000
DAY = 24 * 3600 * 1000
WEEK = 7 * DAY
FAR = 400 * DAY
"""Further ahead than this no clock is read."""


class Hours(NamedTuple):
    """When somebody sleeps, from the moment ``since`` on: from minute ``begins`` of the day to minute ``ends``.

    The minutes are those of the clocks on the wall in the time zone ``zone``; ``begins`` equal to ``ends``: never.
    """

    since: int
    zone: str
    begins: int
    ends: int


def merged(spans: Iterable[Span], begin: int, end: int) -> list[Span]:
    """``spans`` as far as they lie between two moments, in order, those that touch made one."""
    found: list[Span] = []
    for first, last in sorted(spans):
        first, last = max(first, begin), min(last, end)
        if first >= last:
            continue
        if found and first <= found[-1][1]:
            found[-1] = found[-1][0], max(last, found[-1][1])
        else:
            found.append((first, last))
    return found


def counted(begin: int, end: int, standing: Standing) -> int:
    """How many milliseconds count between two moments; none where the second one is the earlier."""
    if end <= begin:
        return 0
    return end - begin - sum(last - first for first, last in standing(begin, end))


def reached(begin: int, amount: int, standing: Standing) -> int:
    """The moment at which ``amount`` milliseconds after ``begin`` have counted; `FAR` away where they never do."""
    at, left = begin, max(0, amount)
    far = begin + left + FAR
    while at < far:
        until = at + WEEK
        for first, last in [*standing(at, until), (until, until)]:
            if first - at >= left:
                return at + left
            at, left = last, left - (first - at)
    return far


def change(at: int, standing: Standing) -> int | None:
    """The next moment after ``at`` at which a clock stops or goes on, if it does within two days."""
    for first, last in standing(at, at + 2 * DAY):
        if first > at:
            return first
        if last < at + 2 * DAY:
            return last
    return None


def nights(hours: Sequence[Hours], begin: int, end: int) -> list[Span]:
    """The nights of somebody between two moments; ``hours`` as they were set, the earliest first.

    A night that begins or ends where clocks are put forward or back is as long as it is.
    """
    found: list[Span] = []
    for place, now in enumerate(hours):
        until = hours[place + 1].since if place + 1 < len(hours) else end
        first, last = max(begin, now.since), min(end, until)
        if first < last and now.begins != now.ends:
            found += merged(_nights(now, first, last), first, last)
    return found


def _nights(hours: Hours, begin: int, end: int) -> Iterable[Span]:
    zone = ZoneInfo(hours.zone)
    day = datetime.fromtimestamp(begin / 1000, UTC).astimezone(zone).date() - timedelta(days=1)
    while (night := _night(hours, day, zone))[0] < end:
        yield night
        day += timedelta(days=1)


def _night(hours: Hours, day: date, zone: ZoneInfo) -> Span:
    awake = day + timedelta(days=hours.ends < hours.begins)
    return _moment(day, hours.begins, zone), _moment(awake, hours.ends, zone)


def _moment(day: date, minutes: int, zone: ZoneInfo) -> int:
    """The moment at which the clocks on the wall show so many minutes of a day."""
    at = datetime(day.year, day.month, day.day, minutes // 60, minutes % 60, tzinfo=zone)
    return int(at.timestamp() * 1000)
