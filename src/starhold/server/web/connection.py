"""The live line of one browser at one table: messages in, the newest state out."""

import asyncio
import contextlib
import msgspec
import structlog
from litestar.connection import WebSocket

from starhold.server.web.asked import Socket
from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refusal, Refused
from starhold.server import messages
from starhold.server.errors import Problem
from starhold.server.limits import FRAME, MESSAGES, MESSAGES_IN, PATIENCE, Bucket
from starhold.server.web.outbox import CLOSE_FLOOD, Outbox
from starhold.server.tables.table import Table, require_screen
from starhold.server.web.screen import Look, Screen, compose
from starhold.server.tables.knowledge import Reader
from starhold.server.tables.trials import attempt
from starhold.server.tables.updates import Snapshot, Timeline, Viewer, encode
from starhold.server.store import StoreFailed, VisitorRow
from starhold.server.tables.table_info import shown_to
from starhold.words import Words

logger = structlog.get_logger()
read_message = msgspec.json.Decoder(messages.ClientMessage).decode
read_name = msgspec.json.Decoder(messages.Named).decode
REASONS_AFTER = 0.1
"""Seconds from an update to the reasons for its grey controls: who knows what to do moves on before, and nobody reads
them sooner."""
CLOSE_UNKNOWN = 4404
CLOSE_ENDED = 4401
"""Whoever was signed in here is no longer."""
CLOSE_FAILED = 1011


class HungUp(Exception):
    """The connection is to be closed with ``code``, after saying why."""

    def __init__(self, code: int, problem: Problem) -> None:
        super().__init__(problem.reason)
        self.code = code
        self.problem = problem


class LiveConnection:
    """One connection. News are composed when the browser can take them: a slow one skips states, never log lines."""

    def __init__(
        self, socket: Socket, table: Table, visitor: VisitorRow, since: int, limits: bool, patches: bool = False
    ) -> None:
        self.visitor_id = visitor.id
        self.session = ""
        self.address = ""
        self._socket = socket
        self._table = table
        self._visitor = visitor
        self._outbox = Outbox(socket)
        self._awake = False
        self._left = False
        self._sender: asyncio.Task[None] | None = None
        self._since = since
        self._patches = patches
        self._has: Plain | None = None
        self._version = -1
        self._ended = False
        self._settings = 0
        self._screen = Screen()
        self._seen: Look | None = None
        self._reader: Viewer = None
        self._changes = -1
        self._clock_changes = -1
        self._heard = 0
        self._wishes: tuple[Viewer, frozenset[str]] | None = None
        self._news = b""
        self._greeted = False
        self._accepted: list[str] = []
        self._later: asyncio.TimerHandle | None = None
        self._explains = False
        self._bucket = Bucket(MESSAGES, MESSAGES_IN, table.clock) if limits else None
        self._surplus = 0
        self._slow: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Something has changed."""
        if not self._awake:
            self._awake = True
            if self._sender is None:
                asyncio.get_running_loop().call_soon(self._flush)

    def become(self, visitor: VisitorRow, session: str) -> None:
        """Go on as somebody else."""
        self._table.depart(self)
        self.visitor_id, self.session, self._visitor = visitor.id, session, visitor
        self._table.arrive(self)

    def end(self, reason: str) -> None:
        """Hang up and say why."""
        task = asyncio.create_task(self._hang_up(HungUp(CLOSE_ENDED, Problem(reason))))
        self._slow.add(task)

    async def run(self) -> None:
        """Serve the connection until one side hangs up."""
        self._table.arrive(self)
        self._table.metrics.connections += 1
        try:
            await self._listen()
        except HungUp as end:
            await self._hang_up(end)
        except OSError:
            pass
        finally:
            self._left = True
            self._table.metrics.connections -= 1
            self._table.depart(self)
            self._explain_never()
            for task in self._slow:
                task.cancel()
            if self._sender is not None:
                self._sender.cancel()

    async def _hang_up(self, end: HungUp) -> None:
        await self._refuse(end.problem)
        await self._outbox.close(end.code, end.problem.reason)

    # -- out --------------------------------------------------------------------------------------------
    def _flush(self) -> None:
        """Send what is new: at once if the browser keeps up, else as soon as it does."""
        if self._left or self._sender is not None:
            return
        if self._table.gone or not self._outbox.free:
            self._sender = asyncio.create_task(self._send_slowly())
            return
        self._awake = False
        try:
            for data in self.news():
                self._outbox.write(data)
        except Exception:
            logger.exception("a table could not be shown", table=self._table.row.id)
            self._sender = asyncio.create_task(self._hang_up(HungUp(CLOSE_FAILED, Problem("server-failed"))))

    async def _send_slowly(self) -> None:
        try:
            while self._awake and not self._table.gone:
                self._awake = False
                for data in self.news():
                    await self._outbox.send(data)
            if self._table.gone:
                await self._hang_up(HungUp(CLOSE_UNKNOWN, Problem("table-closed")))
        except Exception:
            logger.exception("a table could not be shown", table=self._table.row.id)
            await self._hang_up(HungUp(CLOSE_FAILED, Problem("server-failed")))
        finally:
            self._sender = None

    def news(self) -> list[bytes]:
        """The messages that bring the browser up to date."""
        news = [data] if (data := self._compose()) is not None else []
        news += self._clocks()
        snapshot = self._table.snapshot
        if self._explains and snapshot is not None and snapshot.version == self._version:
            viewer = self._look(snapshot).viewer
            reasons = snapshot.refusals(viewer)
            news.append(b'{"type":"reasons","version":%d,"refusals":%s}' % (snapshot.version, reasons))
        self._explains = False
        if (said := self._said()) is not None:
            news.append(said)
        return news

    def _clocks(self) -> list[bytes]:
        """What the clocks show, where there are any and something has changed: the browser counts on by itself."""
        table = self._table
        if table.terms.pace.kind == "none" or table.row.status == "open" or self._clock_changes == table.clock_changes:
            return []
        self._clock_changes = table.clock_changes
        shown = [] if table.over else table.clocks.readings(table.clock.now())
        return [encode(messages.Clocks([messages.ClockInfo(*reading) for reading in shown]))]

    def _said(self) -> bytes | None:
        """What has been said since; all of it anew where other notes are to be seen than before, or others are muted."""
        table, own = self._table, self._table.own(self.visitor_id)
        several = len(own) > 1 and not table.game.open_information
        # Behind a curtain nobody's notes are shown.
        viewer = self._look(table.snapshot).viewer if several and table.snapshot else None
        wishes = (viewer, table.talk.muted(self.visitor_id))
        afresh = self._wishes not in (None, wishes)
        if not afresh and self._heard == table.talk.last:
            self._wishes = wishes
            return None
        since, self._heard, self._wishes = 0 if afresh else self._heard, table.talk.last, wishes
        notes = None if not several else -2 if viewer is None else viewer
        return table.talk.news(self.visitor_id, notes, since, afresh)

    def _explain_soon(self) -> None:
        self._explain_never()
        self._later = asyncio.get_running_loop().call_later(REASONS_AFTER, self._explain)

    def _explain_never(self) -> None:
        self._explains = False
        if self._later is not None:
            self._later.cancel()

    def _explain(self) -> None:
        if self._table.lock.locked():
            self._explain_soon()
        else:
            self._explains = True
            self.wake()

    def _compose(self) -> bytes | None:
        table, snapshot, timeline = self._table, self._table.snapshot, self._table.timeline
        news = None
        if self._changes != table.changes:
            self._changes = table.changes
            news = self._news_of(shown_to(table, self.visitor_id))
        look = None if snapshot is None else self._look(snapshot)
        if snapshot is not None and timeline is not None and look is not None and self._is_new(snapshot, look):
            since = self._known(snapshot, look)
            before = self._has if look == self._seen and look.curtain is None else None
            self._has = snapshot.seen(look.viewer) if self._patches else None
            self._greeted = True
            self._version, self._ended, self._seen = snapshot.version, snapshot.ended, look
            self._settings = snapshot.settings.get(look.viewer, 0)
            accepted, self._accepted = self._accepted, []
            if look.viewer in snapshot.asked:
                self._explain_soon()
            else:
                self._explain_never()
            return compose(snapshot, timeline, look, since, news, accepted, before)
        if news is None:
            return None
        if not self._greeted:
            self._greeted = True
            return b'{"type":"update","version":0,"log":[],"table":%s}' % news
        return b'{"type":"presence","table":%s}' % news

    def _news_of(self, shown: bytes) -> bytes | None:
        """The table unless the browser has it already."""
        if shown == self._news:
            return None
        self._news = shown
        return shown

    def _look(self, snapshot: Snapshot) -> Look:
        return self._screen.look(snapshot, self._table.own(self.visitor_id))

    def _is_new(self, snapshot: Snapshot, look: Look) -> bool:
        return self._is_due(snapshot, look) or look != self._seen

    def _is_due(self, snapshot: Snapshot, look: Look) -> bool:
        """Whether something has happened since the last update, if only that the viewer has set something."""
        now = (snapshot.version, snapshot.ended, snapshot.settings.get(look.viewer, 0))
        return now != (self._version, self._ended, self._settings)

    def _known(self, snapshot: Snapshot, look: Look) -> int | None:
        """Up to which version the log has been told to whoever looks; None: it is another reader than before."""
        another = look.viewer is not None and look.viewer != self._reader
        self._reader = look.viewer
        several = self._greeted or len(self._table.own(self.visitor_id)) > 1
        if another and several and not snapshot.game.open_information:
            return None
        return min(max(self._since, self._version), snapshot.version)

    # -- in ---------------------------------------------------------------------------------------
    async def _listen(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                if self._outbox.flooded:
                    raise HungUp(CLOSE_FLOOD, Problem("flood"))
                return
            text, raw = event.get("text"), event.get("bytes")
            data = text if isinstance(text, str) else raw if isinstance(raw, bytes) else b""
            if self._passes():
                await self._hear(data)
            elif self._surplus <= PATIENCE:
                await self._refuse(Problem("too-fast"), request_of(data))
            else:
                raise HungUp(CLOSE_FLOOD, Problem("flood"))
            # Others have their turn between two messages of many that came at once.
            await asyncio.sleep(0)

    def _passes(self) -> bool:
        if self._bucket is None or self._bucket.take():
            self._surplus = 0
            return True
        self._surplus += 1
        return False

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = understand(data)
        except Problem as problem:
            await self._refuse(problem, problem.request)
            return
        if isinstance(message, messages.AskEstimate | messages.AskTrial):
            # This takes a while, and what is said meanwhile shall not wait for it.
            task = asyncio.create_task(self._handle(message))
            self._slow.add(task)
            task.add_done_callback(self._slow.discard)
        else:
            await self._handle(message)

    async def _handle(self, message: messages.ClientMessage) -> None:
        request = getattr(message, "id", "")
        try:
            answer = await self._answer(message)
        except Refused as problem:
            await self._refuse(Problem.of(problem), request)
        except Problem as problem:
            await self._refuse(problem, request)
        except StoreFailed as problem:
            await self._refuse(Problem(problem.reason), request)
        except Exception:
            logger.exception("a message could not be answered", table=self._table.row.id)
            await self._refuse(Problem("server-failed"), request)
        else:
            await self._reply(answer)

    async def _reply(self, answer: msgspec.Struct | bytes) -> None:
        snapshot = self._table.snapshot
        if isinstance(answer, messages.Accepted) and snapshot is not None and self._is_due(snapshot, self._look(snapshot)):
            # The update that is due anyway says so, once even if the message has been repeated.
            if answer.id not in self._accepted:
                self._accepted.append(answer.id)
        else:
            await self._outbox.send(answer if isinstance(answer, bytes) else encode(answer))

    async def _answer(self, message: messages.ClientMessage) -> msgspec.Struct | bytes:
        table = self._table
        match message:
            case messages.TakeOption(request, seat, version, option):
                holds = seat in self._asker(seat).seats
                return messages.Accepted(request, await table.take(seat, version, option, request, holds))
            case messages.TakeBack(request, seat, version):
                holds = seat in self._asker(seat).seats
                return messages.Accepted(request, await table.undo(seat, version, request, holds))
            case messages.AskWhy(request, seat, option):
                require_screen(seat in self._asker(seat).seats)
                return self._why(request, table.why(seat, option))
            case messages.TakeScreen(request, seat):
                return messages.Accepted(request, self._take_screen(seat))
            case messages.AskGhost(request, version, seat, everything):
                return self._ghost(request, version, seat, everything)
            case messages.AskStory(request, seat, everything):
                return self._story(request, seat, everything)
            case messages.AskEstimate(request, version):
                return messages.Estimate(request, version, await self._estimate(version))
            case messages.AskTrial(request, version, moves, luck, seat):
                return await self._try(request, version, moves, luck, seat)
            case messages.Ping():
                return messages.Pong()

    def _asker(self, seat: int) -> Look:
        """What the connection sees, for a message in the name of an own ``seat``; `Problem` if it is not one's own."""
        self._table.require(self.visitor_id, seat)
        return self._look(self._snapshot())

    def _snapshot(self) -> Snapshot:
        if self._table.snapshot is None:
            raise Problem("table-not-started")
        return self._table.snapshot

    def _take_screen(self, seat: int) -> int:
        self._table.require(self.visitor_id, seat)
        snapshot = self._snapshot()
        self._screen.take(snapshot, self._table.own(self.visitor_id), seat)
        self.wake()
        return snapshot.version

    async def _estimate(self, version: int) -> Plain | None:
        snapshot, estimates = self._snapshot(), self._table.estimates
        if estimates is None:
            raise Problem("table-not-started")
        viewer = self._look(snapshot).viewer
        if version != snapshot.version:
            raise Problem("stale")
        found = await estimates.of(snapshot, viewer, self.visitor_id)
        if self._look(self._snapshot()).viewer != viewer:
            raise Problem("stale")  # Another player has the screen by now.
        return found

    async def _try(self, request: str, version: int, moves: list[str], luck: int, seat: int | None) -> bytes:
        """Try moves out from the very view that the asker has of a moment: it tells nothing that the view does not."""
        table, reader, estimates = self._table, self._reader_as(seat, everything=False), self._table.estimates
        if version > self._snapshot().version:
            raise Problem("version-unknown")
        if estimates is None:
            raise Problem("table-not-started")
        view = self._timeline().ghost(reader, version)
        found = await estimates.ask(self.visitor_id, attempt, table.row.game, view, moves, luck)
        if isinstance(found, Refusal):
            raise Problem(found.reason, found.clause, **found.args)
        if self._reader_as(seat, everything=False) != reader:
            raise Problem("stale")  # Another player has the screen by now.
        return b'%s,%s' % (encode({"type": "tried", "id": request, "version": version})[:-1], found[1:])

    def _why(self, request: str, refusal: Refusal | None) -> messages.Why:
        if refusal is None:
            return messages.Why(request)
        sentence = self._words().refusal(refusal)
        return messages.Why(request, refusal.reason, refusal.clause, refusal.args, sentence)

    def _reader_as(self, seat: int | None, everything: bool) -> Reader:
        """Whose knowledge is asked for; another one than one's own only once nothing is secret any more."""
        table, viewer = self._table, self._look(self._snapshot()).viewer
        if seat is not None and seat >= len(table.seats):
            raise Problem("seat-unknown")
        if (everything or seat not in (None, viewer)) and not table.disclosed:
            raise Problem("knowledge-secret")
        return Reader((viewer or 0) if everything and seat is None else viewer if seat is None else seat, everything)

    def _ghost(self, request: str, version: int, seat: int | None, everything: bool) -> bytes:
        reader = self._reader_as(seat, everything)
        timeline = self._timeline()
        if version > self._snapshot().version:
            raise Problem("version-unknown")
        head = encode({"type": "ghost", "id": request, "version": version})
        return b'%s,"view":%s}' % (head[:-1], timeline.ghost(reader, version))

    def _story(self, request: str, seat: int | None, everything: bool) -> bytes:
        reader = self._reader_as(seat, everything)
        head = encode({"type": "story", "id": request})
        return b'%s,"log":%s}' % (head[:-1], self._timeline().lines(reader, 0, self._snapshot().version))

    def _timeline(self) -> Timeline:
        if self._table.timeline is None:
            raise Problem("table-not-started")
        return self._table.timeline

    async def _refuse(self, problem: Problem, request: str = "") -> None:
        self._table.metrics.refused += 1
        version = self._table.snapshot.version if self._table.snapshot else 0
        text = self._words().refusal(problem.refusal)
        refused = messages.Refused(
            problem.reason, text, request, problem.clause, problem.args_said, version, problem.status in (429, 503)
        )
        await self._outbox.send(encode(refused))

    def _words(self) -> Words:
        return self._table.words(self._visitor.language)


def understand(data: str | bytes) -> messages.ClientMessage:
    """The message in a frame; `Problem` (``message-too-large``, ``message-unreadable``)."""
    if len(data) > FRAME or (isinstance(data, str) and not data.isascii() and len(data.encode()) > FRAME):
        raise Problem("message-too-large", limit=FRAME // 1024)
    try:
        return read_message(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        problem = Problem("message-unreadable")
    problem.request = request_of(data)
    raise problem


def request_of(data: str | bytes) -> str:
    """The id of a message that is not carried out, empty if it has none."""
    if len(data) <= FRAME:
        with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            return read_name(data).id
    return ""
