"""Quiet hours and daily notices where people live, also on the days on which clocks are changed."""

from datetime import UTC, datetime

import pytest

from starhold.server.notices.hours import digest_after, quiet_until, zone_of
from starhold.server.store import WishRow


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def wish(zone: str, quiet: tuple[int, int] = (0, 0), digest: int = 0) -> WishRow:
    return WishRow("ann", zone, *quiet, digest)


@pytest.mark.parametrize(
    ("zone", "quiet", "now", "end"),
    [
        ("UTC", (0, 0), "2026-06-01T00:00", None),
        ("UTC", (60, 120), "2026-06-01T01:30", "2026-06-01T02:00"),
        ("UTC", (60, 120), "2026-06-01T02:00", None),
        ("UTC", (22 * 60, 7 * 60), "2026-06-01T23:00", "2026-06-02T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-06-02T06:59", "2026-06-02T07:00"),
        ("UTC", (22 * 60, 7 * 60), "2026-06-02T12:00", None),
        ("Asia/Tokyo", (22 * 60, 7 * 60), "2026-06-01T13:00", "2026-06-01T22:00"),
        # The night in which clocks are put forward is an hour shorter, the other one longer.
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-03-28T22:00", "2026-03-29T05:00"),
        ("Europe/Berlin", (22 * 60, 7 * 60), "2026-10-24T22:00", "2026-10-25T06:00"),
        # Half past two is left out that night.
        ("Europe/Berlin", (22 * 60, 150), "2026-03-28T22:00", "2026-03-29T01:30"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(zone: str, quiet: tuple[int, int], now: str, end: str | None) -> None:
    assert quiet_until(at(now), wish(zone, quiet)) == (None if end is None else at(end))


@pytest.mark.parametrize(
    ("zone", "digest", "since", "due"),
    [
        ("UTC", 18 * 60, "2026-06-01T17:59", "2026-06-01T18:00"),
        ("UTC", 18 * 60, "2026-06-01T18:00", "2026-06-02T18:00"),
        ("America/New_York", 18 * 60, "2026-03-07T23:30", "2026-03-08T22:00"),
        ("Asia/Kolkata", 0, "2026-06-01T18:29", "2026-06-01T18:30"),
        ("Pacific/Kiritimati", 9 * 60, "2026-12-31T20:00", "2027-01-01T19:00"),
    ],
)
def test_the_daily_notice_comes_at_its_hour(zone: str, digest: int, since: str, due: str) -> None:
    assert digest_after(at(since), wish(zone, digest=digest)) == at(due)


def test_a_zone_is_one_that_exists() -> None:
    assert zone_of("Europe/Berlin") is not None
    assert [zone_of(name) for name in ("", "Berlin", "/etc/passwd", "../UTC")] == [None] * 4
