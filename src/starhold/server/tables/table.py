"""A table in memory: its seats, its game, those who look at it, and the order commit first, show afterwards."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial

import structlog

from starhold.kernel.game import LAST
from starhold.kernel.play import UNDO
from starhold.kernel.readings import fitting
from starhold.kernel.reasons import Refusal, Refused
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.names import names_at
from starhold.server.store import (
    AsideRow,
    EntryRow,
    IncidentRow,
    Job,
    LineageRow,
    SeatRow,
    Store,
    StoreFailed,
    TableRow,
    TurnRow,
    lineage,
    queries,
)
from starhold.server.tables import terms
from starhold.server.tables.affairs import SHELVED, Affairs, Fact, row_after
from starhold.server.tables.asked import asked_anew
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.clocks import Clocks
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.match import Match
from starhold.server.tables.presence import Audience, Listener
from starhold.server.tables.talk import Talk
from starhold.server.tables.updates import Snapshot, Timeline
from starhold.words import Words

logger = structlog.get_logger()


Message = tuple[int, int, str, str]
"""What somebody wants done: seat, the version that was seen, text, and the client's id of it."""
TRIES = 5
"""How often a change is tried anew after other servers were quicker."""


class Overtaken(Exception):
    """Another server has changed the game meanwhile; it has been read anew."""


class Table:
    """A table. All changes happen under ``lock`` and are committed before ``snapshot`` or the rows show them.

    ``origin`` is the network address that it was made from, as long as it stays in memory.
    """

    def __init__(
        self, store: Store, metrics: Metrics, row: TableRow, seats: list[SeatRow], clock: Clock = CLOCK
    ) -> None:
        self.clock = clock
        self.store = store
        self.metrics = metrics
        self.row = row
        self.seats = seats
        self.game = game_of(row.game)
        self.lock = asyncio.Lock()
        self.match: Match | None = None
        self.snapshot: Snapshot | None = None
        self.timeline: Timeline | None = None
        self.changes = 0
        self.audience = Audience(self._look_anew)
        self.origin = ""
        self.tables_shown: dict[str, bytes] = {}
        self.tables_shown_at = (-1, -1)
        self.gone = False
        self.freed: set[str] = set()
        self.lineage: LineageRow | None = None
        self.terms = terms.read(row.terms)
        self.affairs = Affairs()
        self.clocks = self._new_clocks()
        self._repeated = self.clocks
        self.clock_changes = 0
        self.talk = Talk(row.id, store, clock)
        self.used = self.clock.steady()
        self.on_settled: Callable[[], None] = lambda: None
        self.on_kept: Callable[[], None] = lambda: None
        self.estimates: Estimates | None = None
        self._torn = False
        self._asides: dict[tuple[int, int, str], str] = {}

    # -- loading ----------------------------------------------------------------------------------
    @classmethod
    async def load(cls, store: Store, metrics: Metrics, table_id: str, clock: Clock = CLOCK) -> "Table":
        """The table out of the store, its game repeated from the record; `Problem` (``table-unknown``, …)."""
        news = await store.read(queries.read_news, table_id, 0)
        if news is None:
            raise Problem("table-unknown")
        table = cls(store, metrics, news.row, news.seats, clock)
        table.freed, table.affairs = news.freed, Affairs(news.incidents)
        table.lineage = await store.read(lineage.read, table_id)
        await table.talk.read()
        if table.row.status != "open":
            await table._restore(news)
        return table

    async def restore(self) -> None:
        """Take the table from the store again; `Problem` (``table-unknown``, ``table-broken``) as in `load`."""
        news = await self.store.read(queries.read_news, self.row.id, 0)
        if news is None:
            self.vanish()
            raise Problem("table-unknown")
        self._take_over(news)
        if self.row.status != "open":
            await self._restore(news)

    async def refresh(self) -> None:
        """Look into the store for what another server has changed."""
        async with self.lock:
            if not self.gone:
                await self._catch_up()
                await self.talk.read()
                self.audience.wake()

    async def _catch_up(self) -> None:
        match = self.match
        if match is None or self._torn:
            await self.restore()
            return
        news = await self.store.read(queries.read_news, self.row.id, match.version)
        if news is None:
            self.vanish()
        elif _settings(news.asides) != self._asides or len(news.incidents) != self.affairs.count:
            self._take_over(news)
            await self.restore()
        elif news.entries or news[1:3] != (self.seats, self.freed) or news.row.revision != self.row.revision:
            self._take_over(news)
            try:
                match.follow(news.entries, heard=self.clocks.repeating())
            except Refused:
                self._torn = True
                raise
            self.show(match)

    def _take_over(self, news: queries.News) -> None:
        """Show seats and all else but the game as they stand in the store."""
        self.freed = news.freed
        self._show_rows(news.row, news.seats)

    async def _restore(self, news: queries.News) -> None:
        match = await self.repeat(news)
        rows = match.rows(self.row.id, len(news.entries), self.clock.now())
        if rows:
            await self.store.write(Job(entries=rows))
        self._torn = False
        self._asides = _settings(news.asides)
        self.affairs, self.clocks = Affairs(news.incidents), self._repeated
        if rows or not news.entries:
            self.clocks.hear(rows[0].at if rows else self.row.changed, match.asked)
        self.show(match)

    async def repeat(self, news: queries.News) -> Match:
        """The game as its record in the store tells it; `Problem` (``table-broken``) if it cannot be repeated."""
        seed = await self.store.read(queries.read_seed, self.row.id)
        entries, asides, clocks = news.entries, news.asides, self.clocks

        def attempt(reading: int) -> Match:
            nonlocal clocks
            clocks = self._new_clocks()
            match = self.new_match(seed or b"", reading)
            match.restore(entries, asides, clocks.repeating(news.incidents))
            return match

        begun = entries[0].at if entries else None
        try:
            # A long game takes a while; everybody else plays on meanwhile.
            match = await asyncio.to_thread(fitting, self.game, self.row.rules, attempt, begun)
        except Refused as problem:
            logger.exception("record does not fit the rules", table=self.row.id)
            raise Problem("table-broken") from problem
        self._repeated = clocks
        return match

    def _new_clocks(self) -> Clocks:
        """Clocks for everybody but the bots that have sat there from the start."""
        people = [seat.seat for seat in self.seats if seat.kind == "person" or seat.stood_in]
        return Clocks(self.terms.pace, people, self.clock.outages)

    def new_match(self, seed: bytes, reading: int = LAST) -> Match:
        """A game with this table's options and names, before its first roll; `Problem` (``table-broken``) if this
        server does not know its rules: what it would add to the record might not fit them.
        """
        try:
            config = self.game.configure(len(self.seats), self.row.options)
            config = self.game.by_rules(config, self.row.rules, reading)
        except Refused as problem:
            logger.warning("table of unknown rules or options", table=self.row.id, problem=str(problem))
            raise Problem("table-broken") from problem
        committed = self.row.commitment
        if self.lineage is not None and self.lineage.seq:
            committed = f"{committed} after {self.lineage.seq}"
        return Match(self.game, config, names_at(self.seats), seed, committed, self.archived)

    def words(self, language: str) -> Words:
        """Words that call the players and the places of this table by their names."""
        state = self.snapshot.state if self.snapshot is not None else None
        places = self.game.places(state) if state is not None else None
        return Words(language, names_at(self.seats), places)

    # -- who --------------------------------------------------------------------------------------
    def own(self, visitor_id: str) -> tuple[int, ...]:
        """The seats of a visitor."""
        return tuple(seat.seat for seat in self.seats if seat.kind == "person" and seat.visitor_id == visitor_id)

    @property
    def archived(self) -> bool:
        """Whether the record was brought as a file: nobody plays here, whether it tells of an end or not."""
        return self.lineage is not None and self.lineage.kind == lineage.ARCHIVE

    @property
    def only_bots(self) -> bool:
        """Whether no person plays."""
        return all(seat.kind == "bot" for seat in self.seats)

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for what happens here: a person plays, or looks."""
        return bool(self.audience.listeners) or not self.only_bots

    @property
    def over(self) -> bool:
        """Whether the game has ended, by its rules or beside them."""
        return self.row.status == "over"

    @property
    def disclosed(self) -> bool:
        """Whether the game has ended for good: then nothing of it is secret any more."""
        return self.over and self.affairs.ending != SHELVED

    def bot_asked(self) -> int | None:
        """A seat of a bot that is asked now."""
        asked = self.snapshot.asked if self.snapshot else ()
        return next((seat for seat in asked if self.seats[seat].kind == "bot"), None)

    def require(self, visitor_id: str, seat: int) -> Match:
        """The game, for a visitor who acts for ``seat``; `Problem` (``seat-foreign``, ``seat-stood-in``, …)."""
        if seat not in self.own(visitor_id):
            mine = seat < len(self.seats) and self.seats[seat].visitor_id == visitor_id
            raise Problem("seat-stood-in" if mine else "seat-foreign")
        if self.match is None:
            raise Problem("table-not-started")
        return self.match

    # -- playing ----------------------------------------------------------------------------------
    async def take(self, seat: int, version: int, text: str, request: str = "", holds: bool = True) -> int:
        """Take an option for ``seat``; the version after it once it is committed, `Problem` or `Refused` if not.

        Unless whoever asks ``holds`` the screen, they only learn what became of a message that is repeated.
        """
        message = seat, version, text, request
        return await self._carry_out(message, holds, lambda match: match.take(*message))

    async def undo(self, seat: int, version: int, request: str = "", holds: bool = True) -> int:
        """Take back the last step of ``seat``; ``holds`` as in `take`."""
        message = seat, version, UNDO, request
        return await self._carry_out(message, holds, lambda match: match.undo(seat, version, request))

    async def _carry_out(self, message: Message, holds: bool, action: Callable[[Match], None]) -> int:
        async with self.lock:
            for _ in range(TRIES):
                match = await self._playing()
                done = match.answered(*message)
                if done is not None:
                    return done
                require_screen(holds)
                with contextlib.suppress(Overtaken):
                    return await self._step(match, partial(action, match))
        raise Problem("not-saved")

    def why(self, seat: int, text: str) -> Refusal | None:
        """Why ``seat`` cannot take the option now; `Refused` if it may act and the text cannot be read."""
        if self.snapshot is None:
            raise Problem("table-not-started")
        state = self.snapshot.state
        barred = self.game.barred(state, seat, text)
        return barred or self.game.refusal(state, seat, self.game.read(state, seat, text))

    async def _playing(self) -> Match:
        if self.gone:
            raise Problem("table-unknown")
        if self._torn:
            await self.restore()
        if self.match is None:
            raise Problem("table-not-started")
        if self.affairs.ending:
            raise Problem("game-over")
        return self.match

    async def _step(self, match: Match, action: Callable[[], None]) -> int:
        before = match.version
        try:
            action()
        except (Refused, Problem):
            raise
        except Exception:
            logger.exception("an option could not be carried out", table=self.row.id, version=before)
            self._torn = True
            raise Problem("server-failed") from None
        # Until the commit is known, the game in memory is ahead of the store.
        self._torn = True
        lapsing = self._lapsing(match, before)
        job = self._job(match, before, lapsing)
        try:
            await self.store.write(job)
        except StoreFailed as problem:
            logger.warning("not saved", table=self.row.id, problem=str(problem.__cause__))
            await self.restore()
            if problem.overtaken:
                raise Overtaken from problem
            self.metrics.failed_commits += 1
            raise Problem(problem.reason) from problem
        self._torn = False
        self.metrics.accepted += 1
        for turn in job.turns:
            self.row.revision, self.row.changed = turn.revision + 1, turn.changed
        self._asides |= _settings(job.asides)
        self.on_kept()
        if lapsing:
            self._heed(lapsing)
            self.changes += 1
        if match.version > before:
            self.clocks.hear(job.entries[0].at, match.asked, job.entries[0].text == UNDO)
            self.show(match)
        for row in job.asides:
            self.show_setting(match, row.seat)
        return match.version

    def _lapsing(self, match: Match, before: int) -> list[IncidentRow]:
        """Whoever is asked to agree and plays on has declined; whoever is said to be absent and plays is there."""
        proposal = self.affairs.proposal
        if proposal is None or match.version == before:
            return []
        seat = self.seats[match.play.record.entries[before].actor]
        if proposal.what == "bot":
            lapses = seat.seat == proposal.whom
        else:
            lapses = seat.kind == "person" and not proposal.agreed & set(self.own(seat.visitor_id or ""))
        row = IncidentRow(self.row.id, self.affairs.count + 1, "lapsed", seat.seat, before, self.clock.now(), {})
        return [row] if lapses else []

    def _job(self, match: Match, before: int, lapsing: Sequence[IncidentRow] = ()) -> Job:
        now = self.clock.now()
        steps = [partial(queries.add_incidents, rows=lapsing)] if lapsing else []
        rows, asides = match.rows(self.row.id, before, now), match.switches.rows(self.row.id, now)
        if not (rows or asides):
            return Job()
        # Whatever it is counts as a change of the row: so it is kept only if nothing else was meanwhile, be it an end
        # of the game or a setting, by which the same lines may mean something else.
        status = "over" if match.over else "playing"
        turn = TurnRow(self.row.id, status, list(match.named), now, self.row.revision)
        asked = asked_anew(self.row, self.seats, match, now)
        return Job(rows, steps, turns=[turn], asides=asides, asked=asked)

    # -- beside the rules -------------------------------------------------------------------------
    async def happen(self, *facts: Fact, seats: Sequence[SeatRow] = ()) -> None:
        """Keep what happens beside the rules, with the seats that change by it, and show it; under ``lock``.

        A fact ``ended`` ends the game, whatever the record says; its ``won`` are the seats that have won. `StoreFailed`
        if it cannot be kept: then nothing has happened.
        """
        now, version = self.clock.now(), self.snapshot.version if self.snapshot else 0
        rows = [
            IncidentRow(self.row.id, self.affairs.count + number, fact.kind, fact.seat, version, now, fact.args)
            for number, fact in enumerate(facts, 1)
        ]
        row = row_after(self.row, rows, list(self.match.named) if self.match else [], now)
        steps = [
            partial(queries.write_table, row=row),
            partial(queries.add_incidents, rows=rows),
            partial(queries.write_seats, seats=list(seats)),
        ]
        await self.store.write(Job(steps=steps))
        self._heed(rows)
        by_place = {seat.seat: seat for seat in [*self.seats, *seats]}
        self.changed(row, [by_place[place] for place in sorted(by_place)])

    def _heed(self, rows: Sequence[IncidentRow]) -> None:
        ended = self.affairs.ending
        for row in rows:
            self.affairs.note(row)
            self.clocks.note(row)
        self.clock_changes += 1
        if self.match is not None and ended != self.affairs.ending:
            self.snapshot = Snapshot(self.match, self.affairs.ending)

    def timed(self, now: int) -> bool:
        """Whether somebody still has time on a clock, or a vote on somebody absent is open."""
        running = self.clocks.running
        return self.terms.pace.kind != "none" and any(self.clocks.left(seat, now) > 0 for seat in running)

    def voters(self) -> set[str]:
        """The people who have a say: they sit here, and are not late."""
        now = self.clock.now()
        here = (seat for seat in self.seats if seat.kind == "person" and not self.clocks.late(seat.seat, now))
        return {seat.visitor_id for seat in here if seat.visitor_id is not None}

    # -- showing ----------------------------------------------------------------------------------
    def begin(self, match: Match, entries: Sequence[EntryRow]) -> None:
        """The game has started with these lines, and so have its clocks."""
        self.clocks = self._new_clocks()
        self.clocks.hear(entries[0].at if entries else self.row.changed, match.asked)
        self.show(match)

    def show(self, match: Match) -> None:
        """What ``match`` holds is committed: let everybody see it."""
        if match is not self.match:
            self.match, self.timeline = match, Timeline(match)
        self.snapshot = Snapshot(match, self.affairs.ending)
        self.clock_changes += 1
        status = "over" if match.over or self.affairs.ending or self.archived else "playing"
        if status != self.row.status:
            self.row.status, self.row.changed = status, self.clock.now()
            self.changes += 1
        if not self.affairs.ending:
            self.row.turn = [] if self.archived and not match.over else list(match.named)
        self.notify()

    def show_setting(self, match: Match, seat: int) -> None:
        """A setting of ``seat`` is committed: it is nobody else's business, and nobody else is woken."""
        assert self.snapshot is not None
        assert self.timeline is not None
        self.used = self.clock.steady()
        self.snapshot = self.snapshot.after_setting(match, seat)
        self.timeline.forget(seat, match.version)
        for listener in self.audience.listeners:
            if seat in self.own(listener.visitor_id):
                listener.wake()

    def notify(self) -> None:
        """Wake everybody who looks, and the bot that is asked."""
        self.audience.wake()
        self._used()

    def changed(self, row: TableRow | None = None, seats: list[SeatRow] | None = None) -> None:
        """Seats are new in the store, or the row is: let everybody see it, here and where other servers show it."""
        self._show_rows(row or self.row, seats or self.seats)
        self.row.revision += row is not None or seats is not None
        self.notify()
        self.on_kept()

    def _show_rows(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row, self.seats = row, seats
        if self.match is not None:
            self.match.play.record.names = names_at(seats)
        self._look_anew()

    def vanish(self) -> None:
        """The table is gone from the store: whoever looks at it is told."""
        self.gone = True
        self.notify()

    def arrive(self, listener: Listener) -> None:
        """Somebody begins to look."""
        self.audience.arrive(listener)
        self._used()

    def depart(self, listener: Listener) -> None:
        """Somebody stops looking."""
        self.audience.depart(listener)
        self._used()

    def _used(self) -> None:
        self.used = self.clock.steady()
        self.on_settled()

    def _look_anew(self) -> None:
        self.changes += 1


def require_screen(holds: bool) -> None:
    """`Problem` (``seat-not-at-screen``) unless the seat holds the screen that it is spoken for at."""
    if not holds:
        raise Problem("seat-not-at-screen")


def _settings(rows: Sequence[AsideRow]) -> dict[tuple[int, int, str], str]:
    return {(row.seq, row.seat, row.name): row.text for row in rows}
