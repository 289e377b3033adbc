"""Devices that are signed in: a random token in their cookie, its hash in the store."""

from collections.abc import Callable
from functools import partial

import structlog

from starhold.server.clock import CLOCK, Clock
from starhold.server.people.lines import Lines
from starhold.server.people.tokens import hashed, new_token
from starhold.server.store import Job, SessionRow, Store, StoreFailed, people
from starhold.server.visitors import YEAR

logger = structlog.get_logger()
FRESH = 10.0
"""Seconds for which it is taken for granted that a device is still signed in."""
NOTED = 3600 * 1000
"""Milliseconds after which it is noted again that a device is used."""
MOST = 50
"""Devices of one account."""
REMEMBERED = 10_000


class Sessions:
    """Signs devices in and out, and tells who uses them; ``on_ended`` is called with whose devices are signed out."""

    def __init__(self, store: Store, lines: Lines, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._store = store
        self._lines = lines
        self._known: dict[str, tuple[float, SessionRow | None]] = {}
        self.on_ended: Callable[[str], None] = lambda _: None

    async def visitor_of(self, token: str) -> tuple[str, str] | None:
        """Visitor and session of a token; None if it is signed out."""
        session_id = hashed(token)
        at, row = self._known.get(session_id, (0.0, None))
        if self._clock.steady() - at > FRESH or at == 0.0:
            found = await self._store.read(people.read_sessions, [session_id])
            row = found[0] if found else None
            if row is not None and self._clock.now() - row.used > NOTED:
                row = await self._note(row)
            self._remember(session_id, row)
        if row is None or row.used < self._clock.now() - YEAR * 1000:
            return None
        return row.visitor_id, row.id

    async def _note(self, row: SessionRow) -> SessionRow:
        now = self._clock.now()
        if row.used < now - YEAR * 1000:
            return row
        try:
            noting = partial(people.use_session, session_id=row.id, now=now)
            await self._store.write(Job(steps=[noting]))
        except StoreFailed as problem:
            # Nobody is sent away because the disk is full.
            logger.warning("not saved", problem=str(problem.__cause__))
            return row
        return row._replace(used=now)

    def _remember(self, session_id: str, row: SessionRow | None) -> None:
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[session_id] = self._clock.steady(), row

    async def begin(self, visitor_id: str, device: str) -> tuple[str, str]:
        """Sign a device in: the token for its cookie, and the session."""
        now, token = self._clock.now(), new_token()
        row = SessionRow(hashed(token), visitor_id, device, now, now)
        before = now - YEAR * 1000
        await self._store.write(Job(steps=[partial(people.add_session, row=row, before=before, most=MOST)]))
        return token, row.id

    async def end(self, visitor_id: str, ids: list[str] | None = None, but: str = "") -> None:
        """Sign devices of a visitor out: those with these ``ids``, or all ``but`` one."""
        await self._store.write(Job(steps=[partial(people.drop_sessions, visitor_id=visitor_id, ids=ids, but=but)]))
        self.forget()
        self.on_ended(visitor_id)
        await self.hang_up()

    def forget(self) -> None:
        """Ask the store about every device again."""
        self._known.clear()

    async def hang_up(self) -> None:
        """End the live lines of devices that are no longer signed in."""
        named = self._lines.sessions
        if named:
            left = {row.id for row in await self._store.read(people.read_sessions, sorted(named))}
            self._lines.end(lambda line: line.session in named - left, "signed-out")
