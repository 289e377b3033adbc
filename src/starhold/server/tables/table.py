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
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.match import Match
from starhold.server.tables.presence import Audience, Listener
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
        table.freed = news.freed
        table.lineage = await store.read(lineage.read, table_id)
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
                self.audience.wake()

    async def _catch_up(self) -> None:
        match = self.match
        if match is None or self._torn:
            await self.restore()
            return
        news = await self.store.read(queries.read_news, self.row.id, match.version)
        if news is None:
            self.vanish()
        elif _settings(news.asides) != self._asides:
            self._take_over(news)
            await self.restore()
        elif news.entries or news[1:3] != (self.seats, self.freed) or news.row.revision != self.row.revision:
            self._take_over(news)
            try:
                match.follow(news.entries)
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
        self.show(match)

    async def repeat(self, news: queries.News) -> Match:
        """The game as its record in the store tells it; `Problem` (``table-broken``) if it cannot be repeated."""
        seed = await self.store.read(queries.read_seed, self.row.id)
        entries, asides = news.entries, news.asides

        def attempt(reading: int) -> Match:
            match = self.new_match(seed or b"", reading)
            match.restore(entries, asides)
            return match

        begun = entries[0].at if entries else None
        try:
            # A long game takes a while; everybody else plays on meanwhile.
            match = await asyncio.to_thread(fitting, self.game, self.row.rules, attempt, begun)
        except Refused as problem:
            logger.exception("record does not fit the rules", table=self.row.id)
            raise Problem("table-broken") from problem
        return match

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

    def bot_asked(self) -> int | None:
        """A seat of a bot that is asked now."""
        asked = self.snapshot.asked if self.snapshot else ()
        return next((seat for seat in asked if self.seats[seat].kind == "bot"), None)

    def require(self, visitor_id: str, seat: int) -> Match:
        """The game, for a visitor who acts for ``seat``; `Problem` (``seat-foreign``, ``table-not-started``)."""
        if seat not in self.own(visitor_id):
            raise Problem("seat-foreign")
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
        job = self._job(match, before)
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
        self.row.revision += len(job.turns)
        self._asides |= _settings(job.asides)
        self.on_kept()
        if match.version > before:
            self.show(match)
        for row in job.asides:
            self.show_setting(match, row.seat)
        return match.version

    def _job(self, match: Match, before: int) -> Job:
        now = self.clock.now()
        rows, asides = match.rows(self.row.id, before, now), match.switches.rows(self.row.id, now)
        turn, status = list(match.named), "over" if match.over else "playing"
        if turn == self.row.turn and status == self.row.status and not asides:
            return Job(rows, asides=asides)
        return Job(rows, asides=asides, turns=[TurnRow(self.row.id, status, turn, now)])

    # -- showing ----------------------------------------------------------------------------------
    def show(self, match: Match) -> None:
        """What ``match`` holds is committed: let everybody see it."""
        if match is not self.match:
            self.match, self.timeline = match, Timeline(match)
        self.snapshot = Snapshot(match)
        status = "over" if match.over or self.archived else "playing"
        if status != self.row.status:
            self.row.status, self.row.changed = status, self.clock.now()
            self.changes += 1
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
