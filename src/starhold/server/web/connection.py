"""The live line of one browser at one table: messages in, the newest state out."""

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar.connection import WebSocket

from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refusal, Refused
from starhold.server import messages as said
from starhold.server.errors import Problem
from starhold.server.limits import FRAME, MESSAGES, MESSAGES_IN, PATIENCE, Bucket
from starhold.server.web.outbox import CLOSE_FLOOD, Outbox
from starhold.server.tables.table import Room, require_screen
from starhold.server.web.screen import Look, Screen, compose
from starhold.server.tables.updates import Moment, Viewer, encode
from starhold.server.store import StoreFailed, VisitorRow
from starhold.server.tables.table_info import room_shown
from starhold.words import Words

logger = structlog.get_logger()
Socket = WebSocket[Any, Any, Any]
read_message = msgspec.json.Decoder(said.ClientMessage).decode
read_name = msgspec.json.Decoder(said.Named).decode
REASONS_AFTER = 0.1
"""Seconds from an update to the reasons for its grey controls: who knows what to do moves on before, and nobody reads
them sooner."""
CLOSE_UNKNOWN = 4404
CLOSE_FAILED = 1011


class HungUp(Exception):
    """The connection is to be closed with ``code``, after saying why."""

    def __init__(self, code: int, problem: Problem) -> None:
        super().__init__(problem.reason)
        self.code = code
        self.problem = problem


class Line:
    """One connection. News are composed when the browser can take them: a slow one skips states, never log lines."""

    def __init__(self, socket: Socket, room: Room, visitor: VisitorRow, since: int, limits: bool) -> None:
        self.visitor_id = visitor.id
        self._socket = socket
        self._room = room
        self._visitor = visitor
        self._outbox = Outbox(socket)
        self._awake = False
        self._left = False
        self._sender: asyncio.Task[None] | None = None
        self._since = since
        self._version = -1
        self._settings = 0
        self._screen = Screen()
        self._seen: Look | None = None
        self._reader: Viewer = None
        self._changes = -1
        self._table = b""
        self._greeted = False
        self._accepted: list[str] = []
        self._later: asyncio.TimerHandle | None = None
        self._explains = False
        self._bucket = Bucket(MESSAGES, MESSAGES_IN) if limits else None
        self._surplus = 0
        self._slow: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Something has changed."""
        if not self._awake:
            self._awake = True
            if self._sender is None:
                asyncio.get_running_loop().call_soon(self._flush)

    async def run(self) -> None:
        """Serve the connection until one side hangs up."""
        self._room.arrive(self)
        self._room.metrics.connections += 1
        try:
            await self._listen()
        except HungUp as end:
            await self._hang_up(end)
        except OSError:
            pass
        finally:
            self._left = True
            self._room.metrics.connections -= 1
            self._room.depart(self)
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
        if self._room.gone or not self._outbox.free:
            self._sender = asyncio.create_task(self._send_slowly())
            return
        self._awake = False
        try:
            for data in self.news():
                self._outbox.write(data)
        except Exception:
            logger.exception("a table could not be shown", table=self._room.row.id)
            self._sender = asyncio.create_task(self._hang_up(HungUp(CLOSE_FAILED, Problem("server-failed"))))

    async def _send_slowly(self) -> None:
        try:
            while self._awake and not self._room.gone:
                self._awake = False
                for data in self.news():
                    await self._outbox.send(data)
            if self._room.gone:
                await self._hang_up(HungUp(CLOSE_UNKNOWN, Problem("table-closed")))
        except Exception:
            logger.exception("a table could not be shown", table=self._room.row.id)
            await self._hang_up(HungUp(CLOSE_FAILED, Problem("server-failed")))
        finally:
            self._sender = None

    def news(self) -> list[bytes]:
        """The messages that bring the browser up to date."""
        said = [data] if (data := self._compose()) is not None else []
        moment = self._room.moment
        if self._explains and moment is not None and moment.version == self._version:
            viewer = self._look(moment).viewer
            said.append(b'{"type":"reasons","version":%d,"refusals":%s}' % (moment.version, moment.refusals(viewer)))
        self._explains = False
        return said

    def _explain_soon(self) -> None:
        self._explain_never()
        self._later = asyncio.get_running_loop().call_later(REASONS_AFTER, self._explain)

    def _explain_never(self) -> None:
        self._explains = False
        if self._later is not None:
            self._later.cancel()

    def _explain(self) -> None:
        if self._room.lock.locked():
            self._explain_soon()
        else:
            self._explains = True
            self.wake()

    def _compose(self) -> bytes | None:
        room, moment, story = self._room, self._room.moment, self._room.story
        table = None
        if self._changes != room.changes:
            self._changes = room.changes
            table = self._news_of(room_shown(room, self.visitor_id))
        look = None if moment is None else self._look(moment)
        if moment is not None and story is not None and look is not None and self._is_new(moment, look):
            since = self._known(moment, look)
            self._version, self._seen, self._greeted = moment.version, look, True
            self._settings = moment.settings.get(look.viewer, 0)
            accepted, self._accepted = self._accepted, []
            if look.viewer in moment.asked:
                self._explain_soon()
            else:
                self._explain_never()
            return compose(moment, story, look, since, table, accepted)
        if table is None:
            return None
        if not self._greeted:
            self._greeted = True
            return b'{"type":"update","version":0,"log":[],"table":%s}' % table
        return b'{"type":"presence","table":%s}' % table

    def _news_of(self, table: bytes) -> bytes | None:
        """The table unless the browser has it already."""
        if table == self._table:
            return None
        self._table = table
        return table

    def _look(self, moment: Moment) -> Look:
        return self._screen.look(moment, self._room.own(self.visitor_id))

    def _is_new(self, moment: Moment, look: Look) -> bool:
        return self._is_due(moment, look) or look != self._seen

    def _is_due(self, moment: Moment, look: Look) -> bool:
        """Whether something has happened since the last update, if only that the viewer has set something."""
        return moment.version != self._version or moment.settings.get(look.viewer, 0) != self._settings

    def _known(self, moment: Moment, look: Look) -> int | None:
        """Up to which version the log has been told to whoever looks; None: it is another reader than before."""
        another = look.viewer is not None and look.viewer != self._reader
        self._reader = look.viewer
        if another and len(self._room.own(self.visitor_id)) > 1 and not moment.game.open_information:
            return None
        return min(max(self._since, self._version), moment.version)

    # -- in ---------------------------------------------------------------------------------------
    async def _listen(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                if self._outbox.flooded:
                    raise HungUp(CLOSE_FLOOD, Problem("flood"))
                return
            text = event.get("text")
            data: Any = text if text is not None else event.get("bytes") or b""
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
        if isinstance(message, said.AskEstimate):
            # This takes a while, and what is said meanwhile shall not wait for it.
            task = asyncio.create_task(self._handle(message))
            self._slow.add(task)
            task.add_done_callback(self._slow.discard)
        else:
            await self._handle(message)

    async def _handle(self, message: said.ClientMessage) -> None:
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
            logger.exception("a message could not be answered", table=self._room.row.id)
            await self._refuse(Problem("server-failed"), request)
        else:
            await self._reply(answer)

    async def _reply(self, answer: msgspec.Struct | bytes) -> None:
        moment = self._room.moment
        if isinstance(answer, said.Accepted) and moment is not None and self._is_due(moment, self._look(moment)):
            # The update that is due anyway says so, once even if the message has been repeated.
            if answer.id not in self._accepted:
                self._accepted.append(answer.id)
        else:
            await self._outbox.send(answer if isinstance(answer, bytes) else encode(answer))

    async def _answer(self, message: said.ClientMessage) -> msgspec.Struct | bytes:
        room = self._room
        match message:
            case said.TakeOption(request, seat, version, option):
                holds = seat in self._asker(seat).seats
                return said.Accepted(request, await room.take(seat, version, option, request, holds))
            case said.TakeBack(request, seat, version):
                holds = seat in self._asker(seat).seats
                return said.Accepted(request, await room.undo(seat, version, request, holds))
            case said.AskWhy(request, seat, option):
                require_screen(seat in self._asker(seat).seats)
                return self._why(request, room.why(seat, option))
            case said.TakeScreen(request, seat):
                return said.Accepted(request, self._take_screen(seat))
            case said.AskGhost(request, version):
                return self._ghost(request, version)
            case said.AskEstimate(request, version):
                return said.Estimate(request, version, await self._estimate(version))
            case said.Ping():
                return said.Pong()

    def _asker(self, seat: int) -> Look:
        """What the connection sees, for a message in the name of an own ``seat``; `Problem` if it is not one's own."""
        self._room.require(self.visitor_id, seat)
        return self._look(self._moment())

    def _moment(self) -> Moment:
        if self._room.moment is None:
            raise Problem("table-not-started")
        return self._room.moment

    def _take_screen(self, seat: int) -> int:
        self._room.require(self.visitor_id, seat)
        moment = self._moment()
        self._screen.take(moment, self._room.own(self.visitor_id), seat)
        self.wake()
        return moment.version

    async def _estimate(self, version: int) -> Plain | None:
        moment, estimates = self._moment(), self._room.estimates
        if estimates is None:
            raise Problem("table-not-started")
        viewer = self._look(moment).viewer
        if version != moment.version:
            raise Problem("stale")
        found = await estimates.of(moment, viewer, self.visitor_id)
        if self._look(self._moment()).viewer != viewer:
            raise Problem("stale")  # Another player has the screen by now.
        return found

    def _why(self, request: str, refusal: Refusal | None) -> said.Why:
        if refusal is None:
            return said.Why(request)
        sentence = self._words().refusal(refusal)
        return said.Why(request, refusal.reason, refusal.clause, refusal.args, sentence)

    def _ghost(self, request: str, version: int) -> bytes:
        room = self._room
        if room.moment is None or room.story is None:
            raise Problem("table-not-started")
        if version > room.moment.version:
            raise Problem("version-unknown")
        view = room.story.ghost(self._look(room.moment).viewer, version)
        head = encode({"type": "ghost", "id": request, "version": version})
        return b'%s,"view":%s}' % (head[:-1], view)

    async def _refuse(self, problem: Problem, request: str = "") -> None:
        self._room.metrics.refused += 1
        version = self._room.moment.version if self._room.moment else 0
        text = self._words().refusal(problem.refusal)
        refused = said.Refused(
            problem.reason, text, request, problem.clause, problem.args_said, version, problem.status in (429, 503)
        )
        await self._outbox.send(encode(refused))

    def _words(self) -> Words:
        return self._room.words(self._visitor.language)


def understand(data: str | bytes) -> said.ClientMessage:
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
