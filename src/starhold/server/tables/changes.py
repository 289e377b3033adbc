"""What people do with tables: make, join, leave, fill with bots, start."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from hashlib import sha256
from time import time

from starhold.bots import bots_for
from starhold.server.errors import Problem
from starhold.server.limits import BOT_TABLES, NAME, TABLES, TABLES_IN, Buckets
from starhold.server.messages import Appoint, NewTable, Sit
from starhold.server.names import clean_name, new_id
from starhold.server.settings import Settings
from starhold.server.store import GameRow, Job, SeatRow, Step, Store, VisitorRow, queries
from starhold.server.tables.catalogue import game_of
from starhold.server.tables.chance import commitment, new_seed
from starhold.server.tables.registry import Hub
from starhold.server.tables.table import Room
from starhold.server.tables.table_info import closable
from starhold.server.visitors import Visitors
from starhold.spelling import shown


class Tables:
    """Changes of tables; each is committed before it is shown."""

    def __init__(self, store: Store, settings: Settings, hub: Hub, visitors: Visitors) -> None:
        self._store = store
        self._settings = settings
        self._hub = hub
        self._visitors = visitors
        self._made = Buckets(TABLES, TABLES_IN)

    async def create(self, visitor: VisitorRow, wanted: NewTable, address: str) -> Room:
        """A new table of ``visitor``; `Refused` or `Problem` if its game, options or seats are impossible."""
        if wanted.seed is not None and not self._settings.chosen_seeds:
            raise Problem("seed-not-allowed")
        game = game_of(wanted.game)
        config = game.configure(len(wanted.seats), wanted.options)
        table = new_id()
        seats = [self._seat(visitor, game.id, table, place, word) for place, word in enumerate(wanted.seats)]
        if sum(word == "me" for word in wanted.seats) > 1:
            raise Problem("seat-taken", place=wanted.seats.index("me") + 1)
        if self._settings.limits and not self._made.take(address):
            raise Problem("too-fast")
        await self._visitors.keep(visitor)
        # A table without a name of its own is called after who plays there, by each reader's page in its language.
        name = clean_name(wanted.name, 2 * NAME) if wanted.name.strip() else ""
        now = int(time() * 1000)
        seed = new_seed() if wanted.seed is None else sha256(str(wanted.seed).encode()).digest()
        row = GameRow(
            table, game.id, game.rules_version, name, config.options, "open", visitor.id, wanted.public, new_id(),
            now, now, commitment(seed),
        )  # fmt: skip
        adding = [partial(queries.add_table, row=row, seats=seats), partial(queries.add_seed, game_id=table, seed=seed)]
        await self._store.write(Job(steps=adding))
        room = Room(self._store, self._hub.metrics, row, seats)
        room.origin = address
        self._hub.add(room)
        return room

    def _seat(self, visitor: VisitorRow, game_id: str, table: str, place: int, word: str) -> SeatRow:
        kind, colon, rest = word.partition(":")
        if word == "me":
            return SeatRow(table, place, "person", visitor.id, visitor.name)
        if word == "open":
            return SeatRow(table, place, "open")
        if kind == "same-screen" and colon:
            return SeatRow(table, place, "person", visitor.id, clean_name(rest))
        if kind == "bot" and colon:
            if rest not in bots_for(game_id):
                raise Problem("bot-unknown", bot=shown(rest)[:NAME], game=game_id)
            return SeatRow(table, place, "bot", None, rest, rest)
        raise Problem("seat-unreadable", text=shown(word)[:NAME])

    async def sit(self, room: Room, visitor: VisitorRow, wanted: Sit) -> None:
        """Take an open seat, or another one. With a name, the owner takes one more for somebody at the same screen.

        Others have one seat each, unless the owner gives them more (`appoint`). Whose seat the owner has freed may sit
        down again with the invitation as it is since then.
        """
        await self._visitors.keep(visitor)
        async with room.lock:
            self._still_open(room)
            own = room.own(visitor.id)
            if not own and not room.row.public and wanted.invite != room.row.invite and room.row.owner != visitor.id:
                raise Problem("invite-needed")
            if visitor.id in room.freed and wanted.invite != room.row.invite:
                raise Problem("seat-freed")
            owner = room.row.owner == visitor.id
            if wanted.name and own and not owner:
                raise Problem("seat-one-each")
            place = self._open_seat(room, wanted.seat)
            name = clean_name(wanted.name) if wanted.name else visitor.name
            named = [seat for seat in own if room.seats[seat].name == visitor.name]
            # Another person at the same screen may be called the same, and stays.
            freed = [] if wanted.name else (named or ([] if owner else list(own)))[:1]
            back = [partial(queries.drop_freed, game_id=room.row.id, visitor_id=visitor.id)]
            changed = [SeatRow(room.row.id, seat, "open") for seat in freed]
            seat = SeatRow(room.row.id, place, "person", visitor.id, name)
            await self._reseat(room, [*changed, seat], also=back if visitor.id in room.freed else [])
            if visitor.id in room.freed:
                room.freed.discard(visitor.id)
                room.changed()

    async def leave(self, room: Room, visitor: VisitorRow) -> None:
        """Leave a table that has not started; a seat in a running game stays its owner's, who may come back.

        Without any person left the table is gone; without its owner it belongs to the next person.
        """
        async with room.lock:
            self._there(room)
            if room.row.status != "open":
                return
            freed = [SeatRow(room.row.id, seat, "open") for seat in room.own(visitor.id)]
            others = [seat.visitor_id for seat in room.seats if seat.visitor_id not in (None, visitor.id)]
            if room.row.owner == visitor.id:
                if not others:
                    await self._drop(room)
                    return
                row = replace(room.row, owner=others[0] or "")
                await self._store.write(Job(steps=[partial(queries.write_table, row=row)]))
                room.changed(row)
            if freed:
                await self._reseat(room, freed)

    async def clear(self, game_id: str, before: int) -> None:
        """Remove a table that has not started or changed since ``before``, unless somebody looks at it."""
        room = await self._hub.room(game_id)
        async with room.lock:
            if room.row.status == "open" and room.row.changed <= before and not room.audience.listeners:
                await self._drop(room)

    async def close(self, room: Room, visitor: VisitorRow) -> None:
        """The owner ends a table for good, its record too: one that has not started, or a game without other people."""
        async with room.lock:
            self._there(room)
            self._owner(room, visitor)
            if room.row.status == "over":
                raise Problem("game-over")
            if not closable(room.row, room.seats):
                raise Problem("table-shared")
            await self._drop(room)

    async def _drop(self, room: Room) -> None:
        await self._store.write(Job(steps=[partial(queries.drop_table, game_id=room.row.id)]))
        self._hub.drop(room)

    async def appoint(self, room: Room, visitor: VisitorRow, wanted: Appoint) -> None:
        """The owner fills or frees a seat of a table that has not started, also that of somebody else.

        Whoever sat there is told (`TableInfo.freed`), and the invitation becomes another one.
        """
        async with room.lock:
            self._still_open(room)
            self._owner(room, visitor)
            if wanted.seat >= len(room.seats) or wanted.to == "me":
                raise Problem("seat-unknown")
            sitting = room.seats[wanted.seat].visitor_id
            freeing = sitting not in (None, visitor.id)
            if freeing and wanted.to != "open":
                raise Problem("seat-taken", place=wanted.seat + 1)
            seat = self._appointed(room, visitor, wanted)
            last = freeing and len(room.own(sitting or "")) == 1
            gone = partial(queries.add_freed, game_id=room.row.id, visitor_id=sitting or "")
            await self._reseat(room, [seat], new_id() if last else "", [gone] if last else [])
            if last:
                room.freed.add(sitting or "")
                room.changed()

    def _appointed(self, room: Room, visitor: VisitorRow, wanted: Appoint) -> SeatRow:
        kind, _, rest = wanted.to.partition(":")
        if kind != "same-screen-of":
            return self._seat(visitor, room.row.game, room.row.id, wanted.seat, wanted.to)
        beside, _, name = rest.partition(":")
        place = int(beside) if beside.isascii() and beside.isdigit() and len(beside) < 3 else len(room.seats)
        if place >= len(room.seats) or room.seats[place].kind != "person":
            raise Problem("seat-unreadable", text=shown(wanted.to)[:NAME])
        return SeatRow(room.row.id, wanted.seat, "person", room.seats[place].visitor_id, clean_name(name))

    async def start(self, room: Room, visitor: VisitorRow) -> None:
        """The owner starts the game; its first entries are committed with it. Starting twice does no harm."""
        async with room.lock:
            self._there(room)
            self._owner(room, visitor)
            if room.row.status != "open":
                return
            if any(seat.kind == "open" for seat in room.seats):
                raise Problem("seats-open")
            if self._settings.limits and room.only_bots:
                self._few_of_bots(room)
            seed = await self._store.read(queries.read_seed, room.row.id)
            match = room.new_match(seed or b"")
            match.begin()
            row = replace(
                room.row, status="over" if match.over else "playing", turn=list(match.named), changed=int(time() * 1000)
            )
            job = Job(entries=match.rows(row.id, 0), steps=[partial(queries.write_table, row=row)])
            await self._store.write(job)
            room.changed(row)
            room.show(match)

    def _few_of_bots(self, room: Room) -> None:
        """`Problem` (``bot-tables-many``) where enough games run already that only bots play."""
        running = [other for other in self._hub.rooms() if other.row.status == "playing" and other.only_bots]
        own = sum(other.row.owner == room.row.owner for other in running)
        near = sum(other.origin == room.origin != "" for other in running)
        if own >= BOT_TABLES:
            raise Problem("bot-tables-many", limit=BOT_TABLES)
        if near >= 2 * BOT_TABLES:
            raise Problem("bot-tables-many", limit=2 * BOT_TABLES)

    async def rename(self, visitor: VisitorRow, name: str | None, language: str | None) -> None:
        """Give a visitor a new name or language; seats that bear the old name follow."""
        old = visitor.name
        await self._visitors.keep(visitor, name, language)
        if name is None or name == old:
            return
        await self._store.write(Job(steps=[partial(queries.rename_seats, visitor_id=visitor.id, old=old, new=name)]))
        for room in self._hub.rooms():
            seats = [
                replace(seat, name=name) if seat.visitor_id == visitor.id and seat.name == old else seat
                for seat in room.seats
            ]
            if seats != room.seats:
                room.changed(seats=seats)

    async def _reseat(self, room: Room, changed: list[SeatRow], invite: str = "", also: Sequence[Step] = ()) -> None:
        row = replace(room.row, changed=int(time() * 1000), invite=invite or room.row.invite)
        steps: list[Step] = [partial(queries.write_seats, seats=changed), partial(queries.write_table, row=row), *also]
        await self._store.write(Job(steps=steps))
        by_place = {seat.seat: seat for seat in [*room.seats, *changed]}
        room.changed(row, [by_place[place] for place in sorted(by_place)])

    def _open_seat(self, room: Room, wanted: int | None) -> int:
        free = [seat.seat for seat in room.seats if seat.kind == "open"]
        if wanted is not None and wanted >= len(room.seats):
            raise Problem("seat-unknown")
        if not free or (wanted is not None and wanted not in free):
            raise Problem("seat-taken", place=(wanted or 0) + 1)
        return free[0] if wanted is None else wanted

    def _there(self, room: Room) -> None:
        if room.gone:
            raise Problem("table-unknown")

    def _still_open(self, room: Room) -> None:
        self._there(room)
        if room.row.status != "open":
            raise Problem("table-started")

    def _owner(self, room: Room, visitor: VisitorRow) -> None:
        if room.row.owner != visitor.id:
            raise Problem("owner-only")
