"""Hours of people: when it is quiet where they are, and when their daily notice is due."""

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from starhold.server.store import WishRow

DAY = 24 * 60
"""Minutes of a day."""


def quiet_until(now: int, wish: WishRow) -> int | None:
    """When the quiet hours end that it is in, in milliseconds; None outside of them."""
    begin, end = wish.quiet_from, wish.quiet_until
    local = _local(now, wish)
    minute = local.hour * 60 + local.minute
    if not (begin <= minute < end if begin <= end else minute >= begin or minute < end):
        return None
    return _next(now, end, wish)


def digest_after(moment: int, wish: WishRow) -> int:
    """When the first daily notice after ``moment`` is due, both in milliseconds."""
    return _next(moment, wish.digest, wish)


def _next(moment: int, minute: int, wish: WishRow) -> int:
    """The first time after ``moment`` at which the clock on the wall shows that minute of the day.

    One that is left out when clocks are put forward comes as much later; one that comes twice counts once.
    """
    local = _local(moment, wish)
    wanted = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    while (found := int(wanted.timestamp() * 1000)) <= moment:
        wanted = (wanted.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=wanted.tzinfo)
    return found


def _local(moment: int, wish: WishRow) -> datetime:
    return datetime.fromtimestamp(moment / 1000, zone_of(wish.zone) or UTC)


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None if there is none."""
    return ZoneInfo(name) if name in _zones() else None


@cache
def _zones() -> frozenset[str]:
    return frozenset(available_timezones())
