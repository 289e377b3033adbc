"""The clocks of one table: who has been asked since when, and how much time that leaves them. Pure arithmetic.

A clock runs from the moment at which its seat is asked until it is not any more, over every step in between: that is a
stretch. Everything follows from the record with its times and the incidents beside it, so a restart changes nothing.
"""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from starhold.kernel.play import UNDO
from starhold.server.messages import Pace
from starhold.server.store import EntryRow, IncidentRow
from starhold.server.tables.spans import DAY, Hours, Span, Standing, change, counted, merged, nights, reached
from starhold.server.tables.terms import by_bank, grace, warning

SECOND = 1000
OFF = ("bot", "resigned", "forfeited")
"""Incidents after which a seat is not waited for: a bot plays it."""


@dataclass(slots=True)
class Stretch:
    """A seat is asked since a moment, with so much time; when it was warned, and when its time was seen to be over."""

    since: int
    left: int
    warned: int | None = None
    late: int | None = None


class Reading(NamedTuple):
    """What a clock shows: milliseconds ``left``, and whether it ``runs``, ``stands`` (nobody asks) or ``rests``."""

    seat: int
    left: int
    how: str
    warned: bool = False


class Due(NamedTuple):
    """What is next for a clock: at a moment a seat is to be warned or its time is over, or it stops or goes on."""

    at: int
    what: str
    seat: int


class Clocks:
    """The clocks of the ``seats`` of a table, one after another told what has happened there.

    ``outages`` are the spans in which no server ran, a list that others extend.
    """

    def __init__(self, pace: Pace, seats: Sequence[int], outages: Sequence[Span] = ()) -> None:
        self._pace = pace
        self._outages = outages
        self._left = dict.fromkeys(seats, pace.time * SECOND)
        self._before: dict[int, int] = {}
        self._off: set[int] = set()
        self._asked: tuple[int, ...] = ()
        self._hours: dict[int, list[Hours]] = {}
        self._away: dict[int, list[Span]] = {}
        self.running: dict[int, Stretch] = {}

    # -- what has happened ------------------------------------------------------------------------
    def repeating(self, incidents: Sequence[IncidentRow] = ()) -> Callable[[EntryRow, tuple[int, ...]], None]:
        """Takes the lines of a record one by one, and between them the incidents."""
        waiting = deque(incidents)

        def heard(row: EntryRow, asked: tuple[int, ...]) -> None:
            self.hear(row.at, asked, row.actor >= 0 and row.text == UNDO)
            while waiting and waiting[0].seq <= row.seq:
                self.note(waiting.popleft())

        return heard

    def hear(self, at: int, asked: Sequence[int], undone: bool = False) -> None:
        """A line was added to the record ``at`` a moment, by which ``asked`` are asked now.

        Nobody is asked while dice are awaited, which takes no time.
        """
        if not asked:
            return
        self._asked = tuple(seat for seat in asked if seat in self._left)
        for seat in [seat for seat in self.running if seat not in self._asked]:
            self._stop(seat, at, undone)
        for seat in self._asked:
            if seat not in self.running and seat not in self._off:
                self._start(seat, at, undone)

    def note(self, row: IncidentRow) -> None:
        """Something has happened beside the rules."""
        seat, stretch = row.seat, self.running.get(row.seat)
        if row.kind == "warned" and stretch is not None:
            stretch.warned = row.at
        elif row.kind == "late" and stretch is not None:
            stretch.late = row.at
        elif row.kind in OFF:
            if stretch is not None:
                self._stop(seat, row.at, undone=True)
            self._off.add(seat)
        elif row.kind in ("back", "joined", "granted"):
            self._refill(seat, row.at)
        elif row.kind == "vacation":
            self._away.setdefault(seat, []).append((row.at, int(row.args["until"])))
        elif row.kind == "home" and self._away.get(seat):
            first, last = self._away[seat][-1]
            self._away[seat][-1] = first, min(last, row.at)
        elif row.kind == "hours":
            set_now = Hours(row.at, str(row.args["zone"]), int(row.args["begins"]), int(row.args["ends"]))
            self._hours.setdefault(seat, []).append(set_now)

    def _start(self, seat: int, at: int, undone: bool) -> None:
        if undone and seat in self._before:
            # Taking back is not a move: what was gained by it is lost again.
            self._left[seat] = self._before.pop(seat)
        elif not by_bank(self._pace):
            self._left[seat] = self._pace.time * SECOND
        self.running[seat] = Stretch(at, self._left[seat])

    def _stop(self, seat: int, at: int, undone: bool) -> None:
        stretch = self.running.pop(seat)
        left = max(0, stretch.left - counted(stretch.since, at, self.standing(seat)))
        self._left[seat] = left + (0 if undone else self._pace.increment * SECOND)
        self._before[seat] = left

    def _refill(self, seat: int, at: int) -> None:
        """Whoever comes back or sits down in place of another has time to look around: a quarter of it at least."""
        self._off.discard(seat)
        now = self.running.pop(seat, None)
        left = self._left[seat] if now is None else now.left - counted(now.since, at, self.standing(seat))
        self._left[seat] = max(left, self._pace.time * SECOND // 4)
        if seat in self._asked:
            self.running[seat] = Stretch(at, self._left[seat])

    # -- what they show ---------------------------------------------------------------------------
    def standing(self, seat: int) -> Standing:
        """In which spans the clock of a seat stands even while it is asked."""
        hours = self._hours.get(seat, ()) if self._pace.sleep else ()

        def spans(begin: int, end: int) -> Sequence[Span]:
            return merged([*self._outages, *self._away.get(seat, ()), *nights(hours, begin, end)], begin, end)

        return spans

    def left(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left; below zero since its time is over."""
        stretch = self.running.get(seat)
        if stretch is None:
            return self._left[seat] if by_bank(self._pace) else self._pace.time * SECOND
        return stretch.left - counted(stretch.since, now, self.standing(seat))

    def readings(self, now: int) -> list[Reading]:
        """What all clocks show that are not taken off the table."""
        found = []
        for seat in self._left:
            if seat in self._off:
                continue
            stretch = self.running.get(seat)
            how = "stands" if stretch is None else "rests" if self.standing(seat)(now, now + 1) else "runs"
            warned = stretch is not None and stretch.warned is not None
            found.append(Reading(seat, max(0, self.left(seat, now)), how, warned))
        return found

    def vacation_left(self, seat: int) -> int:
        """Milliseconds of vacation that a seat may still take."""
        taken = sum(last - first for first, last in self._away.get(seat, ()))
        return self._pace.vacation * DAY - taken

    def away(self, seat: int, now: int) -> int:
        """Until when a seat is on vacation; 0 if it is not."""
        return next((last for first, last in self._away.get(seat, ()) if first <= now < last), 0)

    def hours(self, seat: int) -> Hours | None:
        """The sleeping hours that a seat has now."""
        return self._hours[seat][-1] if seat in self._hours else None

    def late(self, seat: int, now: int) -> bool:
        """Whether the time of a seat is over, and that it would be has been said for long enough."""
        stretch = self.running.get(seat)
        if stretch is None or stretch.warned is None or self.left(seat, now) > 0:
            return False
        return now - stretch.warned >= grace(self._pace)

    def due(self, now: int) -> Due | None:
        """What is next after ``now`` or is due already; None while no clock runs."""
        return min((due for seat in self.running for due in self._due(seat, now)), default=None)

    def _due(self, seat: int, now: int) -> Iterable[Due]:
        stretch, standing = self.running[seat], self.standing(seat)
        turning = change(now, standing)
        if turning is not None:
            yield Due(turning, "turning", seat)
        if stretch.warned is None:
            yield Due(reached(stretch.since, stretch.left - warning(self._pace), standing), "warned", seat)
        elif stretch.late is None:
            over = reached(stretch.since, stretch.left, standing)
            yield Due(max(over, stretch.warned + grace(self._pace)), "late", seat)
