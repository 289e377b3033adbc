"""What people do with tables: make, join, leave, fill with bots, start."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial, wraps
from hashlib import sha256
from typing import Concatenate, NamedTuple, ParamSpec, TypeVar

from starhold.bots import bots_for
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.limits import BOT_TABLES, NAME, TABLES, TABLES_IN, Buckets
from starhold.server.messages import Appoint, NewTable, Sit
from starhold.server.names import clean_name, names_at, new_id
from starhold.server.settings import Settings
from starhold.server.store import (
    AsideRow,
    EntryRow,
    Job,
    LineageRow,
    SeatRow,
    Step,
    Store,
    StoreFailed,
    TableRow,
    VisitorRow,
    lineage,
    queries,
)
from starhold.server.study_messages import Fork
from starhold.server.tables import terms
from starhold.server.tables.affairs import SHELVED, Fact
from starhold.server.tables.asked import asked_anew
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.chance import commitment, new_seed
from starhold.server.tables.registry import Registry
from starhold.server.tables.spans import DAY
from starhold.server.tables.table import TRIES, Table
from starhold.server.tables.table_info import closable
from starhold.server.visitors import Visitors
from starhold.spelling import shown

P = ParamSpec("P")
S = TypeVar("S")
FADING = 7 * DAY
"""Milliseconds from the warning that a game is put away until it is."""
Change = Callable[Concatenate[S, Table, P], Coroutine[None, None, None]]


def again(change: Change[S, P]) -> Change[S, P]:
    """Try a change anew where another server was quicker: the table is read again before."""

    @wraps(change)
    async def changed(self: S, table: Table, /, *args: P.args, **kwargs: P.kwargs) -> None:
        for _ in range(TRIES):
            try:
                await change(self, table, *args, **kwargs)
            except StoreFailed as problem:
                if not problem.overtaken:
                    raise
                await table.refresh()
            else:
                return
        raise Problem("not-saved")

    return changed


class Before(NamedTuple):
    """What happened at another table before a new one goes on: the rules of its record, lines and settings of it."""

    source: str
    rules: int
    entries: Sequence[EntryRow]
    asides: Sequence[AsideRow]

    def job(self, table: Table, adding: Sequence[Step]) -> Job:
        """The change that adds a table, with all of this."""
        here = table.row.id
        table.lineage = LineageRow(here, lineage.FORK, self.source, len(self.entries))
        entries = [entry._replace(table_id=here, request="") for entry in self.entries]
        asides = [aside._replace(table_id=here, request="") for aside in self.asides]
        return Job(entries, [*adding, partial(lineage.add, row=table.lineage)], asides=asides)


class Tables:
    """Changes of tables; each is committed before it is shown."""

    def __init__(
        self, store: Store, settings: Settings, registry: Registry, visitors: Visitors, clock: Clock = CLOCK
    ) -> None:
        self._clock = clock
        self._store = store
        self._settings = settings
        self._registry = registry
        self._visitors = visitors
        self._made = Buckets(TABLES, TABLES_IN, clock)

    async def create(self, visitor: VisitorRow, wanted: NewTable, address: str, before: Before | None = None) -> Table:
        """A new table of ``visitor``; `Refused` or `Problem` if its game, options or seats are impossible.

        It goes on where ``before`` ends, if that is given.
        """
        if wanted.seed is not None and not self._settings.chosen_seeds:
            raise Problem("seed-not-allowed")
        game = game_of(wanted.game)
        config = game.configure(len(wanted.seats), wanted.options)
        table_id = new_id()
        seats = [self._seat(visitor, game.id, table_id, place, word) for place, word in enumerate(wanted.seats)]
        if sum(word == "me" for word in wanted.seats) > 1:
            raise Problem("seat-taken", place=wanted.seats.index("me") + 1)
        self.count_new(address)
        await self._visitors.keep(visitor)
        # A table without a name of its own is called after who plays there, by each reader's page in its language.
        name = clean_name(wanted.name, 2 * NAME) if wanted.name.strip() else ""
        now = self._clock.now()
        seed = new_seed() if wanted.seed is None else sha256(str(wanted.seed).encode()).digest()
        rules = before.rules if before else game.rules_version
        row = TableRow(
            table_id, game.id, rules, name, config.options, "open", visitor.id, wanted.public, new_id(),
            now, now, commitment(seed), terms=terms.kept(terms.check(wanted.terms)),
        )  # fmt: skip
        adding = [
            partial(queries.add_table, row=row, seats=seats),
            partial(queries.add_seed, table_id=table_id, seed=seed),
        ]
        table = Table(self._store, self._registry.metrics, row, seats, self._clock)
        job = Job(steps=adding) if before is None else before.job(table, adding)
        await self._store.write(job)
        table.origin = address
        self._registry.add(table)
        return table

    def count_new(self, address: str) -> None:
        """One more new table from an address; `Problem` (``too-fast``) if there are too many."""
        if self._settings.limits and not self._made.take(address):
            raise Problem("too-fast")

    def _seat(self, visitor: VisitorRow, game: str, table_id: str, place: int, word: str) -> SeatRow:
        kind, colon, rest = word.partition(":")
        if word == "me":
            return SeatRow(table_id, place, "person", visitor.id, visitor.name)
        if word == "open":
            return SeatRow(table_id, place, "open")
        if kind == "same-screen" and colon:
            return SeatRow(table_id, place, "person", visitor.id, clean_name(rest))
        if kind == "bot" and colon:
            if rest not in bots_for(game):
                raise Problem("bot-unknown", bot=shown(rest)[:NAME], game=game)
            return SeatRow(table_id, place, "bot", None, rest, rest)
        raise Problem("seat-unreadable", text=shown(word)[:NAME])

    @again
    async def sit(self, table: Table, visitor: VisitorRow, wanted: Sit) -> None:
        """Take an open seat, or another one. With a name, the owner takes one more for somebody at the same screen.

        Others have one seat each, unless the owner gives them more (`appoint`). Whose seat the owner has freed may sit
        down again with the invitation as it is since then.
        """
        await self._visitors.keep(visitor)
        async with table.lock:
            self._still_open(table)
            own = table.own(visitor.id)
            if not own and not table.row.public and wanted.invite != table.row.invite and table.row.owner != visitor.id:
                raise Problem("invite-needed")
            if visitor.id in table.freed and wanted.invite != table.row.invite:
                raise Problem("seat-freed")
            owner = table.row.owner == visitor.id
            if wanted.name and own and not owner:
                raise Problem("seat-one-each")
            place = self._open_seat(table, wanted.seat)
            name = clean_name(wanted.name) if wanted.name else visitor.name
            named = [seat for seat in own if table.seats[seat].name == visitor.name]
            # Another person at the same screen may be called the same, and stays.
            freed = [] if wanted.name else (named or ([] if owner else list(own)))[:1]
            back = [partial(queries.drop_freed, table_id=table.row.id, visitor_id=visitor.id)]
            changed = [SeatRow(table.row.id, seat, "open") for seat in freed]
            seat = SeatRow(table.row.id, place, "person", visitor.id, name)
            await self._reseat(table, [*changed, seat], also=back if visitor.id in table.freed else [])
            if visitor.id in table.freed:
                table.freed.discard(visitor.id)
                table.changed()

    @again
    async def leave(self, table: Table, visitor: VisitorRow) -> None:
        """Leave a table that has not started; a seat in a running game stays its owner's, who may come back.

        Without any person left the table is gone; without its owner it belongs to the next person.
        """
        async with table.lock:
            self._there(table)
            if table.row.status != "open":
                return
            freed = [SeatRow(table.row.id, seat, "open") for seat in table.own(visitor.id)]
            others = [seat.visitor_id for seat in table.seats if seat.visitor_id not in (None, visitor.id)]
            if table.row.owner == visitor.id:
                if not others:
                    await self._drop(table)
                    return
                row = replace(table.row, owner=others[0] or "")
                await self._store.write(Job(steps=[partial(queries.write_table, row=row)]))
                table.changed(row)
            if freed:
                await self._reseat(table, freed)

    async def clear(self, table_id: str, before: int, watched: bool = False) -> None:
        """Remove a table that has not started or changed since ``before``, unless somebody looks at it: ``watched``
        removes it in that case too. Where others sit than its owner they are warned first, and have a week.
        """
        table = await self._registry.table(table_id)
        async with table.lock:
            if table.row.status != "open" or table.row.changed > before or (table.audience.listeners and not watched):
                return
            others = {seat.visitor_id for seat in table.seats} - {None, table.row.owner}
            if others and not watched and table.affairs.fading_since < table.row.changed:
                await table.happen(Fact("fading", args={"at": self._clock.now() + FADING}))
            elif watched or self._clock.now() >= table.affairs.fades:
                await self._drop(table)

    async def fade(self, table_id: str) -> None:
        """Warn of putting an idle game away, or put it away when that was a week ago. Where time decides, it does."""
        table = await self._registry.table(table_id)
        async with table.lock:
            if table.over or table.bot_asked() is not None or table.timed(now := self._clock.now()):
                return
            if table.affairs.fading_since < table.row.changed:
                await table.happen(Fact("fading", args={"at": now + FADING}))
            elif now >= table.affairs.fades:
                await table.happen(Fact("ended", args={"how": SHELVED}))

    @again
    async def close(self, table: Table, visitor: VisitorRow) -> None:
        """The owner ends a table for good, its record too: one that has not started, or a game without other people."""
        async with table.lock:
            self._there(table)
            self._owner(table, visitor)
            if table.archived:
                await self._store.write(Job(steps=[partial(lineage.drop_archive, table_id=table.row.id)]))
                self._registry.drop(table)
                return
            if table.row.status == "over":
                raise Problem("game-over")
            if not closable(table.row, table.seats):
                raise Problem("table-shared")
            await self._drop(table)

    async def _drop(self, table: Table) -> None:
        dropping = partial(queries.drop_table, table_id=table.row.id, revision=table.row.revision)
        await self._store.write(Job(steps=[dropping]))
        self._registry.drop(table)

    @again
    async def appoint(self, table: Table, visitor: VisitorRow, wanted: Appoint) -> None:
        """The owner fills or frees a seat of a table that has not started, also that of somebody else.

        Whoever sat there is told (`TableInfo.freed`), and the invitation becomes another one.
        """
        async with table.lock:
            self._still_open(table)
            self._owner(table, visitor)
            if wanted.seat >= len(table.seats) or wanted.to == "me":
                raise Problem("seat-unknown")
            if wanted.whom is not None and wanted.whom != names_at(table.seats)[wanted.seat]:
                raise Problem("seat-changed", place=wanted.seat + 1)
            sitting = table.seats[wanted.seat].visitor_id
            freeing = sitting not in (None, visitor.id)
            if freeing and wanted.to != "open":
                raise Problem("seat-taken", place=wanted.seat + 1)
            seat = self._appointed(table, visitor, wanted)
            last = freeing and len(table.own(sitting or "")) == 1
            gone = partial(queries.add_freed, table_id=table.row.id, visitor_id=sitting or "")
            await self._reseat(table, [seat], new_id() if last else "", [gone] if last else [])
            if last:
                table.freed.add(sitting or "")
                table.changed()

    def _appointed(self, table: Table, visitor: VisitorRow, wanted: Appoint) -> SeatRow:
        kind, _, rest = wanted.to.partition(":")
        if kind != "same-screen-of":
            return self._seat(visitor, table.row.game, table.row.id, wanted.seat, wanted.to)
        beside, _, name = rest.partition(":")
        place = int(beside) if beside.isascii() and beside.isdigit() and len(beside) < 3 else len(table.seats)
        if place >= len(table.seats) or table.seats[place].kind != "person":
            raise Problem("seat-unreadable", text=shown(wanted.to)[:NAME])
        return SeatRow(table.row.id, wanted.seat, "person", table.seats[place].visitor_id, clean_name(name))

    @again
    async def start(self, table: Table, visitor: VisitorRow) -> None:
        """The owner starts the game; its first entries are committed with it. Starting twice does no harm."""
        async with table.lock:
            self._there(table)
            self._owner(table, visitor)
            if table.row.status != "open":
                return
            if any(seat.kind == "open" for seat in table.seats):
                raise Problem("seats-open")
            if self._settings.limits and table.only_bots:
                self._few_of_bots(table)
            news = await self._store.read(queries.read_news, table.row.id, 0)
            if news is None:
                raise Problem("table-unknown")
            # A game that goes on from another one has lines already.
            match = await table.repeat(news)
            row = replace(
                table.row,
                status="over" if match.over else "playing",
                turn=list(match.named),
                changed=self._clock.now(),
            )
            job = Job(
                entries=match.rows(row.id, len(news.entries), row.changed),
                steps=[partial(queries.write_table, row=row)],
                asked=asked_anew(table.row, table.seats, match, row.changed),
            )
            await self._store.write(job)
            table.changed(row)
            table.begin(match, job.entries)

    def _few_of_bots(self, table: Table) -> None:
        """`Problem` (``bot-tables-many``) where enough games run already that only bots play."""
        running = [other for other in self._registry.tables() if other.row.status == "playing" and other.only_bots]
        own = sum(other.row.owner == table.row.owner for other in running)
        near = sum(other.origin == table.origin != "" for other in running)
        if own >= BOT_TABLES:
            raise Problem("bot-tables-many", limit=BOT_TABLES)
        if near >= 2 * BOT_TABLES:
            raise Problem("bot-tables-many", limit=2 * BOT_TABLES)

    async def fork(self, visitor: VisitorRow, source: Table, wanted: Fork, address: str) -> Table:
        """A new private table that goes on from a moment of another one, with dice of its own.

        `Problem` (``fork-secret``) while the record of the other one still holds secrets: its hands, orders and the
        cards that are left would be open to whoever goes on with them.
        """
        if source.match is None or source.snapshot is None:
            raise Problem("table-not-started")
        if source.match.secretive and not source.disclosed:
            raise Problem("fork-secret")
        if wanted.version > source.snapshot.version:
            raise Problem("version-unknown")
        if len(wanted.seats) != len(source.seats):
            raise Problem("seat-unknown")
        decision = source.match.past.at(wanted.version).decision
        if decision is not None and decision.over:
            raise Problem("game-over")
        here = source.row.id
        entries = (await self._store.read(queries.read_entries, here))[: wanted.version]
        asides = [aside for aside in await self._store.read(queries.read_asides, here) if aside.seq <= wanted.version]
        new = NewTable(source.row.game, wanted.seats, source.row.options, wanted.name)
        return await self.create(visitor, new, address, Before(here, source.row.rules, entries, asides))

    async def rename(self, visitor: VisitorRow, name: str | None, language: str | None) -> None:
        """Give a visitor a new name or language; seats that bear the old name follow."""
        old = visitor.name
        await self._visitors.keep(visitor, name, language)
        if name is None or name == old:
            return
        await self._store.write(Job(steps=[partial(queries.rename_seats, visitor_id=visitor.id, old=old, new=name)]))
        self._registry.tell_of(visitor.id)
        for table in self._registry.tables():
            seats = [
                replace(seat, name=name) if seat.visitor_id == visitor.id and seat.name == old else seat
                for seat in table.seats
            ]
            if seats != table.seats:
                table.changed(seats=seats)

    async def _reseat(self, table: Table, changed: list[SeatRow], invite: str = "", also: Sequence[Step] = ()) -> None:
        row = replace(table.row, changed=self._clock.now(), invite=invite or table.row.invite)
        steps: list[Step] = [partial(queries.write_seats, seats=changed), partial(queries.write_table, row=row), *also]
        await self._store.write(Job(steps=steps))
        by_place = {seat.seat: seat for seat in [*table.seats, *changed]}
        table.changed(row, [by_place[place] for place in sorted(by_place)])

    def _open_seat(self, table: Table, wanted: int | None) -> int:
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if wanted is not None and wanted >= len(table.seats):
            raise Problem("seat-unknown")
        if not free or (wanted is not None and wanted not in free):
            raise Problem("seat-taken", place=(wanted or 0) + 1)
        return free[0] if wanted is None else wanted

    def _there(self, table: Table) -> None:
        if table.gone:
            raise Problem("table-unknown")

    def _still_open(self, table: Table) -> None:
        self._there(table)
        if table.row.status != "open":
            raise Problem("table-started")

    def _owner(self, table: Table, visitor: VisitorRow) -> None:
        if table.row.owner != visitor.id:
            raise Problem("owner-only")
