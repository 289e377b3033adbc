"""What a table agrees on beside its rules: which paces there are, and what follows from one."""

from typing import Any

import msgspec

from starhold.server.errors import Problem
from starhold.server.messages import NO_CLOCK, NO_TERMS, Pace, Terms

SECOND = 1000
MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
TIMES = {"live": (MINUTE, 12 * HOUR), "move": (MINUTE, 30 * DAY), "days": (HOUR, 90 * DAY)}
"""The least and the most time of each kind of pace, in seconds."""
INCREMENTS = {"live": 10 * MINUTE, "move": 0, "days": 7 * DAY}
NEEDS_CLOCK = ("bot", "forfeit")
"""Absentee rules by which time itself decides."""


def check(terms: Terms) -> Terms:
    """The terms; `Problem` (``terms-unfit``) if they contradict themselves or nobody could play by them."""
    pace = terms.pace
    if pace.kind == "none":
        fits = pace == NO_CLOCK and terms.absent not in NEEDS_CLOCK
    else:
        low, high = TIMES[pace.kind]
        fits = low <= pace.time <= high and pace.increment <= INCREMENTS[pace.kind]
        fits = fits and (by_turns(pace) or not (pace.vacation or pace.sleep))
    if not fits:
        raise Problem("terms-unfit")
    return terms


def kept(terms: Terms) -> dict[str, Any]:
    """Terms as they are kept."""
    found: dict[str, Any] = msgspec.to_builtins(terms)
    return {name: value for name, value in found.items() if value != {}}


def read(found: dict[str, Any]) -> Terms:
    """Terms out of the store; of a table that was made before there were any: no clock, and everybody waits."""
    return msgspec.convert(found, Terms) if found else NO_TERMS


def by_turns(pace: Pace) -> bool:
    """Whether nobody is expected to sit at the table all the time."""
    return pace.kind in ("move", "days")


def by_bank(pace: Pace) -> bool:
    """Whether a seat has so much time for the whole game."""
    return pace.kind in ("live", "days")


def warning(pace: Pace) -> int:
    """Milliseconds before the end of its time at which a seat is warned."""
    most = DAY if by_turns(pace) else MINUTE
    return SECOND * min(max(pace.time // 5, 15), most)


def grace(pace: Pace) -> int:
    """Milliseconds that pass at least between a warning and what the absentee rule does."""
    return SECOND * (HOUR if by_turns(pace) and pace.time >= DAY else 15)
