"""The courier: takes notices out of the outbox when they are due, and brings them or tries again later."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import structlog

from starhold.server.clock import CLOCK, Clock
from starhold.server.notices import letters
from starhold.server.notices.carriers import Carrier, Undelivered
from starhold.server.notices.hours import digest_after, quiet_until
from starhold.server.notices.letters import Letter, Place
from starhold.server.store import ContactRow, Job, Step, Store, StoreFailed, notices
from starhold.server.store.notices import Due

logger = structlog.get_logger()
LOOK = 2.0
"""Seconds between two looks into the outbox."""
SLOTS = 32
"""Letters under way at the same time."""
CLAIMED = 120_000
"""Milliseconds for which a server has a notice to itself; if it has died with it, another one sends it after that."""
AGAIN = (60_000, 300_000, 1_800_000, 7_200_000, 21_600_000)
"""Milliseconds until another try, after each one; a notice is given up after the last."""
KEPT = 30 * 24 * 3600 * 1000
"""Milliseconds for which a notice that was given up is remembered."""
TIDIED = 3600.0
"""Seconds between two rounds that forget what is older."""


class Courier:
    """Sends notices. ``looks`` says whether a visitor is looking at a table at this moment, at any server."""

    def __init__(
        self, store: Store, carriers: dict[str, Carrier], looks: Callable[[str, str], bool], clock: Clock = CLOCK
    ) -> None:
        self._store = store
        self._carriers = carriers
        self._looks = looks
        self._clock = clock
        self._ready = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None
        self._tidied: float | None = None

    def start(self) -> None:
        """Begin; in the event loop."""
        loop = asyncio.get_running_loop()

        def turned() -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._ready.set)

        self._clock.watch(turned)
        self._task = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """Stop; what was under way is sent again by another server, or after the next start."""
        tasks = [*self._under_way, *([self._task] if self._task is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._ready.wait(), LOOK)
            self._ready.clear()
            try:
                await self.look()
                await self._tidy()
            except StoreFailed as problem:
                logger.warning("the outbox cannot be read", problem=repr(problem.__cause__))
            except Exception:
                logger.exception("the courier stumbled")

    async def look(self) -> None:
        """Begin to send what is due, as much as may be under way."""
        free, now = SLOTS - len(self._under_way), self._clock.now()
        if free <= 0 or not await self._store.read(notices.any_due, now):
            return
        found: list[Due] = []
        taking = partial(notices.claim, now=now, until=now + CLAIMED, most=free, found=found)
        await self._store.write(Job(steps=[taking]))
        found.sort(key=lambda due: (due.contact.id, due.notice.at, due.table))
        for _, group in groupby(found, _contact):
            task = asyncio.create_task(self._see_to(list(group)))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)

    async def finished(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._under_way)

    async def _tidy(self) -> None:
        if self._tidied is None or self._clock.steady() - self._tidied > TIDIED:
            self._tidied = self._clock.steady()
            clearing = partial(notices.clear, before=self._clock.now() - KEPT)
            await self._store.write(Job(steps=[clearing]))

    async def _see_to(self, due: list[Due]) -> None:
        """Bring the notices of one contact: those of the day in one letter, others one by one."""
        try:
            if due[0].contact.mode == "digest":
                await self._bring(due)
            else:
                for one in due:
                    await self._bring([one])
        except StoreFailed as problem:
            # They are claimed, and come up again when that is over.
            logger.warning("a notice is not noted", contact=due[0].contact.id, problem=repr(problem.__cause__))
        except Exception:
            logger.exception("a notice is not sent", contact=due[0].contact.id)

    async def _bring(self, due: list[Due]) -> None:
        stale = [one.notice for one in due if not self._holds(one)]
        if stale:
            await self._write(partial(notices.drop_notices, rows=stale))
        held = [one for one in due if one.notice not in stale]
        if not held:
            return
        later = self._later(held)
        if later is not None:
            await self._write(partial(notices.put_off, rows=[one.notice for one in held], due=later))
            return
        contact = held[0].contact
        try:
            await self._carry(contact, await self._letter(held), held[0].language)
        except Undelivered as problem:
            await self._missed(held, problem)
        else:
            rows = [one.notice for one in held]
            await self._write(partial(notices.note_sent, rows=rows, now=self._clock.now()))

    def _holds(self, due: Due) -> bool:
        """Whether it is still the reader's turn and they do not see that already."""
        contact = due.contact
        if not due.asked or contact.mode == "off" or not contact.confirmed:
            return False
        return contact.mode == "always" or not self._looks(due.notice.table_id, contact.visitor_id)

    def _later(self, held: Sequence[Due]) -> int | None:
        """When these are to be sent if not now: at the hour of the daily notice, after the quiet hours."""
        now, wish = self._clock.now(), held[0].wish
        if held[0].contact.mode == "digest":
            first = digest_after(min(one.notice.at for one in held), wish)
            if first > now:
                return first
        return quiet_until(now, wish)

    async def _letter(self, held: Sequence[Due]) -> Letter:
        places = [Place(one.notice.table_id, one.table, one.game) for one in held]
        waiting = len(await self._store.read(notices.tables_waiting, held[0].contact.visitor_id))
        if held[0].contact.mode == "digest":
            return letters.digest(held[0].language, places, waiting)
        return letters.turn(held[0].language, places[0], waiting)

    async def _carry(self, contact: ContactRow, letter: Letter, language: str) -> None:
        carrier = self._carriers.get(contact.kind)
        if carrier is None:
            raise Undelivered("mail-unset")
        try:
            await carrier.carry(contact, letter, language)
        except Undelivered:
            raise
        except Exception as problem:  # noqa: BLE001
            # What it stumbled over may name whom it wrote to.
            logger.error("a carrier stumbled", contact=contact.id, kind=contact.kind, problem=type(problem).__name__)
            raise Undelivered("notice-failed") from None

    async def _missed(self, held: Sequence[Due], problem: Undelivered) -> None:
        tries, contact = max(one.notice.tries for one in held), held[0].contact
        now = self._clock.now()
        again = None if problem.final or tries >= len(AGAIN) else now + AGAIN[tries]
        logger.info("a notice has not arrived", contact=contact.id, kind=contact.kind, reason=problem.reason)
        if problem.gone:
            await self._write(partial(notices.drop_contact, contact_id=contact.id))
            return
        rows = [one.notice for one in held]
        await self._write(partial(notices.note_failed, rows=rows, error=problem.reason, now=now, again=again))

    async def _write(self, step: Step) -> None:
        await self._store.write(Job(steps=[step]))


def _contact(due: Due) -> str:
    return due.contact.id
