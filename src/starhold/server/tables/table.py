"""A table in memory: its seats, its game, those who look at it, and the order commit first, show afterwards."""

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from starhold.kernel.game import LAST
from starhold.kernel.readings import fitting
from starhold.kernel.reasons import Refusal, Refused
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.names import names_at
from starhold.server.store import Job, SeatRow, Store, StoreFailed, TableRow, TurnRow, queries
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.estimates import Estimates
from starhold.server.tables.match import Match
from starhold.server.tables.presence import Audience, Listener
from starhold.server.tables.updates import Snapshot, Timeline
from starhold.words import Words

logger = structlog.get_logger()


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
        self.used = self.clock.steady()
        self.on_settled: Callable[[], None] = lambda: None
        self.estimates: Estimates | None = None
        self._torn = False

    # -- loading ----------------------------------------------------------------------------------
    @classmethod
    async def load(cls, store: Store, metrics: Metrics, table_id: str, clock: Clock = CLOCK) -> "Table":
        """The table out of the store, its game repeated from the record; `Problem` (``table-unknown``, …)."""
        found = await store.read(queries.read_table, table_id)
        if found is None:
            raise Problem("table-unknown")
        table = cls(store, metrics, *found, clock)
        table.freed = await store.read(queries.read_freed, table_id)
        if table.row.status != "open":
            await table.restore()
        return table

    async def restore(self) -> None:
        """Take the game from the store again; `Problem` (``table-broken``) if its record cannot be repeated."""
        seed = await self.store.read(queries.read_seed, self.row.id)
        entries = await self.store.read(queries.read_entries, self.row.id)
        asides = await self.store.read(queries.read_asides, self.row.id)

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
        rows = match.rows(self.row.id, len(entries), self.clock.now())
        if rows:
            await self.store.write(Job(entries=rows))
        self._torn = False
        self.show(match)

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
        return Match(self.game, config, names_at(self.seats), seed)

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
        async with self.lock:
            match = await self._playing()
            done = match.answered(seat, version, text, request)
            if done is None:
                require_screen(holds)
                done = await self._step(match, partial(match.take, seat, version, text, request))
            return done

    async def undo(self, seat: int, version: int, request: str = "", holds: bool = True) -> int:
        """Take back the last step of ``seat``; ``holds`` as in `take`."""
        async with self.lock:
            match = await self._playing()
            done = match.answered(seat, version, "undo", request)
            if done is None:
                require_screen(holds)
                done = await self._step(match, partial(match.undo, seat, version, request))
            return done

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
            self.metrics.failed_commits += 1
            await self.restore()
            raise Problem(problem.reason) from problem
        self._torn = False
        self.metrics.accepted += 1
        if match.version > before:
            self.show(match)
        for row in job.asides:
            self.show_setting(match, row.seat)
        return match.version

    def _job(self, match: Match, before: int) -> Job:
        now = self.clock.now()
        rows, asides = match.rows(self.row.id, before, now), match.switches.rows(self.row.id, now)
        turn, status = list(match.named), "over" if match.over else "playing"
        if turn == self.row.turn and status == self.row.status:
            return Job(rows, asides=asides)
        return Job(rows, asides=asides, turns=[TurnRow(self.row.id, status, turn, now)])

    # -- showing ----------------------------------------------------------------------------------
    def show(self, match: Match) -> None:
        """What ``match`` holds is committed: let everybody see it."""
        if match is not self.match:
            self.match, self.timeline = match, Timeline(match)
        self.snapshot = Snapshot(match)
        status = "over" if match.over else "playing"
        if status != self.row.status:
            self.row.status, self.row.changed = status, self.clock.now()
            self.changes += 1
        self.row.turn = list(match.named)
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
        """Seats are new: let everybody see it."""
        self.row = row or self.row
        self.seats = seats or self.seats
        if self.match is not None:
            self.match.play.record.names = names_at(self.seats)
        self._look_anew()
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
