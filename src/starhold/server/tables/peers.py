"""The other servers of the same database: they hear what changes here, and what changes there is shown here too."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Iterable

import msgspec
import structlog

from starhold.server.channels import LONGEST, Channel, Open
from starhold.server.clock import CLOCK, Clock
from starhold.server.visitors import mark_of

logger = structlog.get_logger()
AGAIN = 1.0
SELDOM = 30.0
"""Seconds before the channel is opened again after it broke: twice as many after each failure, up to ``SELDOM``."""
REMEMBERED = 75.0
"""Seconds for which those who look at a table elsewhere count, unless they are named again."""


TOGETHER = 250
"""Words in one message at most; of more people who look at one table no more than that are counted elsewhere."""


class Note(msgspec.Struct, omit_defaults=True):
    """What a server says: its own mark; the tables that it has changed, those of them where a bot is asked, marks of
    visitors that have changed, and by table the marks of those who look at it there.
    """

    by: str
    tables: set[str] = set()
    bots: set[str] = set()
    visitors: set[str] = set()
    present: dict[str, set[str]] = {}


write, read = msgspec.json.Encoder().encode, msgspec.json.Decoder(Note).decode


class Elsewhere:
    """Who looks at one table at other servers, by marks."""

    def __init__(self, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._marks: dict[str, tuple[float, frozenset[str]]] = {}

    def note(self, server: str, marks: Iterable[str]) -> bool:
        """Remember who looks at ``server``; whether that is news."""
        before, now = self.marks(), frozenset(marks)
        self._marks.pop(server, None)
        if now:
            self._marks[server] = self._clock.steady() + REMEMBERED, now
        return self.marks() != before

    def expire(self) -> bool:
        """Forget servers that have said nothing for long; whether there was one."""
        gone = [server for server, (until, _) in self._marks.items() if until < self._clock.steady()]
        for server in gone:
            del self._marks[server]
        return bool(gone)

    def marks(self) -> frozenset[str]:
        """All of them."""
        return frozenset().union(*(marks for _, marks in self._marks.values()))


class Peers:
    """Says in turns what is new, and calls ``heard`` with what others say, ``missed`` when something may be missing.

    Without a channel there are no others.
    """

    def __init__(self, channel: Channel | None) -> None:
        self._channel = channel
        self._mark = secrets.token_hex(6)
        self._next = Note(self._mark)
        self._due = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.heard: Callable[[Note], None] = lambda _: None
        self.missed: Callable[[], None] = lambda: None
        self.connected = channel is None

    @property
    def any(self) -> bool:
        """Whether there can be other servers."""
        return self._channel is not None

    def start(self) -> None:
        """Begin; in the event loop."""
        if self._channel is not None:
            self._task = asyncio.create_task(self._work(self._channel))

    async def stop(self) -> None:
        """Say what is left and hang up."""
        if self._task is not None:
            await asyncio.sleep(0)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def table(self, table_id: str, bots: bool) -> None:
        """A table has changed; ``bots``: one of its bots is asked."""
        self._next.tables.add(table_id)
        if bots:
            self._next.bots.add(table_id)
        self._due.set()

    def visitor(self, visitor_id: str) -> None:
        """A visitor has another name, language or seat."""
        self._next.visitors.add(mark_of(visitor_id))
        self._due.set()

    def present(self, table_id: str, visitors: Iterable[str]) -> None:
        """Those visitors look at a table here."""
        self._next.present[table_id] = {mark_of(visitor) for visitor in visitors}
        self._due.set()

    async def _work(self, channel: Channel) -> None:
        wait = AGAIN
        while True:
            try:
                async with channel() as opened, asyncio.TaskGroup() as both:
                    wait, self.connected = AGAIN, True
                    # What was said before the channel stood has not been heard.
                    self.missed()
                    both.create_task(self._listen(opened))
                    both.create_task(self._say(opened))
            except Exception as problem:  # noqa: BLE001
                # Whatever breaks it, whoever plays here plays on.
                logger.warning("the channel to other servers is broken", problem=repr(problem))
            self.connected = False
            await asyncio.sleep(wait)
            wait = min(2 * wait, SELDOM)
            self.missed()

    async def _listen(self, opened: Open) -> None:
        async for data in opened.heard():
            try:
                note = read(data)
            except (msgspec.MsgspecError, RecursionError):
                logger.warning("another server said something unreadable")
                continue
            if note.by != self._mark:
                self.heard(note)
        raise ConnectionError("the channel has ended")

    async def _say(self, opened: Open) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            note, self._next = self._next, Note(self._mark)
            try:
                await opened.publish([write(part) for part in portions(note)])
            except BaseException:
                # Others whose line stands do not know that they have missed it: it is said again.
                self._next = joined(note, self._next)
                self._due.set()
                raise


def joined(note: Note, later: Note) -> Note:
    """Both in one."""
    present = {**note.present, **later.present}
    return Note(note.by, note.tables | later.tables, note.bots | later.bots, note.visitors | later.visitors, present)


def portions(note: Note) -> Iterable[Note]:
    """The same in notes that fit into one message each."""
    if len(write(note)) <= LONGEST:
        yield note
        return
    for name in ("tables", "bots", "visitors"):
        words = sorted(getattr(note, name))
        for start in range(0, len(words), TOGETHER):
            yield msgspec.structs.replace(Note(note.by), **{name: set(words[start : start + TOGETHER])})
    for table, marks in note.present.items():
        yield Note(note.by, present={table: set(sorted(marks)[:TOGETHER])})
