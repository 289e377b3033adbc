"""What people say at a table: who may speak where, who hears what, and what is kept."""

import asyncio
from collections.abc import Collection
from functools import partial

import msgspec

from starhold import spelling
from starhold.kernel.reasons import Refused
from starhold.server.chat_messages import Chat, ChatLine, Muted, NewLine, Pointer
from starhold.server.clock import Clock
from starhold.server.errors import Problem
from starhold.server.limits import CHAT, CHAT_IN, LINE, LINES_KEPT, NOTES, Buckets
from starhold.server.store import ChatRow, Job, Step, Store, StoreFailed, VisitorRow, chat
from starhold.server.visitors import mark_of

SPECTATORS = "spectators"
"""The room of those who have no seat, and whom one mutes with all of them."""
TRIES = 5
"""How often a line is tried that another server was quicker than."""
write_pointer, read_pointer = msgspec.json.Encoder().encode, msgspec.json.Decoder(Pointer).decode


class Talk:
    """The chat of one table, in memory as it stands in the store; nothing of it is in the record."""

    def __init__(self, table_id: str, store: Store, clock: Clock) -> None:
        self._table_id = table_id
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()
        self._rows: list[ChatRow] = []
        self._removed: set[int] = set()
        self._mutes: dict[str, set[str]] = {}
        self._said = Buckets(CHAT, CHAT_IN, clock)
        self.last = 0
        self.doubtful = False

    async def read(self) -> None:
        """Look into the store for what is new there; at everything, if what is known is ``doubtful``."""
        async with self._lock:
            await self._read()

    async def _read(self) -> None:
        anew, self.doubtful = self.doubtful, False
        rows = await self._store.read(chat.read, self._table_id, 0 if anew else self.last)
        if anew:
            self._rows, self._removed = [], set()
        for row in rows:
            self._note(row)
        mutes: dict[str, set[str]] = {}
        for who, whom in await self._store.read(chat.read_mutes, self._table_id):
            mutes.setdefault(who, set()).add(whom)
        self._mutes = mutes

    def _note(self, row: ChatRow) -> None:
        self._rows.append(row)
        self.last = row.number
        if row.removes:
            self._removed.add(row.removes)
        if len(self._rows) > 2 * LINES_KEPT:
            self._rows = [one for one in self._rows if one.room == chat.NOTE or one.number > self.last - LINES_KEPT]

    def involves(self, mark: str) -> bool:
        """Whether the visitor with that mark has said something here or hears somebody no more."""
        people = {row.visitor_id for row in self._rows}.union(self._mutes, *self._mutes.values())
        return mark in map(mark_of, people)

    # -- hearing ----------------------------------------------------------------------------------
    def muted(self, visitor_id: str) -> frozenset[str]:
        """Whom a visitor does not want to hear."""
        return frozenset(self._mutes.get(visitor_id, ()))

    def news(self, visitor_id: str, notes: int | None, since: int, afresh: bool) -> bytes | None:
        """What a visitor hears of what was said after line ``since``, as JSON; None if that is nothing.

        ``notes`` is the seat whose notes are shown, where several players share a screen; None: all of the visitor's.
        """
        muted = self.muted(visitor_id)
        rows = (row for row in self._rows if row.number > since)
        heard = [self._line(row) for row in rows if _hears(row, visitor_id, muted, notes)]
        if not heard and not afresh:
            return None
        known = [Muted(whom if whom == SPECTATORS else mark_of(whom), self._name(whom)) for whom in sorted(muted)]
        return msgspec.json.encode(Chat(heard, known, afresh))

    def _line(self, row: ChatRow) -> ChatLine:
        gone = row.number in self._removed
        return ChatLine(
            row.number,
            row.room,
            mark_of(row.visitor_id),
            row.at,
            row.seat,
            row.name,
            "" if gone else row.text,
            "" if gone else row.phrase,
            read_pointer(row.pointer) if row.pointer and not gone else None,
            row.removes,
        )

    def _name(self, visitor_id: str) -> str:
        return next((row.name for row in reversed(self._rows) if row.visitor_id == visitor_id), "")

    # -- speaking ---------------------------------------------------------------------------------
    async def say(self, visitor: VisitorRow, seat: int, wanted: NewLine) -> ChatLine:
        """Keep a line of a visitor, who says it from ``seat`` (-1: none)."""
        text = "" if wanted.phrase else clean_line(wanted.text)
        pointer = "" if wanted.pointer in (None, Pointer()) else write_pointer(wanted.pointer).decode()
        if not self._said.take(visitor.id):
            raise Problem("chat-fast")
        if wanted.room == chat.NOTE and self._notes_of(visitor.id) >= NOTES:
            raise Problem("notes-many", limit=NOTES)
        line = ChatRow(
            self._table_id, 0, wanted.room, visitor.id, seat, visitor.name, text, wanted.phrase or "", pointer, 0, 0
        )
        return self._line(await self._keep(line))

    def _notes_of(self, visitor_id: str) -> int:
        notes = (row for row in self._rows if row.visitor_id == visitor_id and row.room == chat.NOTE)
        return sum(not row.removes and row.number not in self._removed for row in notes)

    async def _keep(self, line: ChatRow) -> ChatRow:
        async with self._lock:
            for _ in range(TRIES):
                row = line._replace(number=self.last + 1, at=self._clock.now())
                step: Step = (
                    partial(chat.remove, row=row) if row.removes else partial(chat.add, row=row, kept=LINES_KEPT)
                )
                try:
                    await self._store.write(Job(steps=[step]))
                except StoreFailed:
                    # Another server may have been quicker: then the number is taken.
                    last = self.last
                    await self._read()
                    if self.last == last:
                        raise
                else:
                    self._note(row)
                    return row
        raise Problem("not-saved")

    async def remove(self, visitor: VisitorRow, number: int, owner: bool) -> None:
        """Take out what a line says; `Problem` (``chat-line-unknown``, ``chat-line-foreign``)."""
        row = self._heard_by(visitor, number)
        if row.visitor_id != visitor.id and not owner:
            raise Problem("chat-line-foreign")
        if number not in self._removed:
            await self._keep(row._replace(visitor_id=row.visitor_id, text="", phrase="", pointer="", removes=number))

    async def mute(self, visitor: VisitorRow, whom: str, on: bool) -> None:
        """Let a visitor hear somebody no more, or again."""
        async with self._lock:
            setting = partial(chat.set_mute, table_id=self._table_id, visitor_id=visitor.id, whom=whom, on=on)
            await self._store.write(Job(steps=[setting]))
            muted = self._mutes.setdefault(visitor.id, set())
            (muted.add if on else muted.discard)(whom)

    def author(self, visitor: VisitorRow, number: int, by: str) -> str:
        """Who has said a line, or is muted by that mark; `Problem` (``chat-line-unknown``)."""
        if by:
            for whom in self._mutes.get(visitor.id, ()):
                if mark_of(whom) == by:
                    return whom
            raise Problem("chat-line-unknown")
        row = self._heard_by(visitor, number)
        if row.visitor_id == visitor.id:
            raise Problem("chat-line-unknown")
        return row.visitor_id

    def _heard_by(self, visitor: VisitorRow, number: int) -> ChatRow:
        for row in self._rows:
            if row.number == number and not row.removes and _hears(row, visitor.id, (), None):
                return row
        raise Problem("chat-line-unknown")

    def give(self, old: str, new: str) -> None:
        """One visitor has become another."""
        self._rows = [row._replace(visitor_id=new) if row.visitor_id == old else row for row in self._rows]
        if old in self._mutes:
            self._mutes[new] = self._mutes.get(new, set()) | self._mutes.pop(old)
        for whom in self._mutes.values():
            if old in whom:
                whom.remove(old)
                whom.add(new)

    def forget(self, visitor_id: str) -> None:
        """A visitor is no more: nothing that they have said is left."""
        rows = (row for row in self._rows if row.visitor_id != visitor_id or row.room != chat.NOTE)
        self._rows = [_emptied(row) if row.visitor_id == visitor_id else row for row in rows]
        self._mutes.pop(visitor_id, None)
        for whom in self._mutes.values():
            whom.discard(visitor_id)


def _emptied(row: ChatRow) -> ChatRow:
    return row._replace(visitor_id="", name="", text="", phrase="", pointer="")


def _hears(row: ChatRow, visitor_id: str, muted: Collection[str], notes: int | None) -> bool:
    if row.room == chat.NOTE:
        return row.visitor_id == visitor_id and (notes is None or row.seat == notes)
    return row.visitor_id not in muted and not (row.room == SPECTATORS and SPECTATORS in muted)


def clean_line(text: str) -> str:
    """A line as it will be shown; `Problem` (``chat-unusable``, ``chat-signs``, ``chat-marks``)."""
    try:
        return spelling.clean(text, LINE)
    except Refused as problem:
        reason = problem.refusal.reason.removeprefix("name-")
        raise Problem(f"chat-{reason}", limit=LINE) from None
