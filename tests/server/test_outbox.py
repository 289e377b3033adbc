"""Messages that go straight into a connection are whole frames of the protocol (RFC 6455), whatever their size."""

import asyncio
import logging
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from starhold.server.outbox import UNHEARD, Connection
from tests.server.people import Person


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.data = b""
        self.reads = True

    def write(self, data: bytes) -> None:
        self.data += data

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


def connection() -> tuple[Connection, Pipe]:
    made, pipe = Connection.__new__(Connection), Pipe()
    made.transport, made.conn = cast(Any, pipe), cast(Any, Protocol(SERVER, state=OPEN))
    made.handshake_complete, made.close_sent, made.disconnected, made.read_paused = True, False, False, False
    made.queue, made.logger = asyncio.Queue(), logging.getLogger("uvicorn.error")
    return made, pipe


def heard(made: Connection) -> list[object]:
    """What waits for the application."""
    events = cast(Any, [made.queue.get_nowait() for _ in range(made.queue.qsize())])
    return [event.get("text", event.get("bytes")) for event in events]


def sent(*frames: tuple[Opcode, bytes, bool]) -> list[bytes]:
    """The frames as a browser sends them, masked."""
    return [Frame(opcode, data, fin).serialize(mask=True) for opcode, data, fin in frames]


def test_a_text_that_is_none_ends_the_connection_and_is_no_failure_of_the_server(
    ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.until("update")
        line.socket.send(b'{"type":"\xff"}', text=True)
        assert line.until_closed() == 1007
    assert caplog.records == []
    assert ann.http.get("/healthz").status_code == 200


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_arrives_whole(size: int) -> None:
    made, pipe = connection()
    made.write_text(b"x" * size)
    made.write_text(b"next")
    reader = Protocol(CLIENT, state=OPEN, max_size=None)
    reader.receive_data(pipe.data)
    frames = [cast(Any, frame) for frame in reader.events_received()]
    assert [(frame.opcode, frame.fin, bytes(frame.data)) for frame in frames] == [
        (Opcode.TEXT, True, b"x" * size),
        (Opcode.TEXT, True, b"next"),
    ]


def test_pings_of_a_browser_that_does_not_read_are_not_kept() -> None:
    made, pipe = connection()
    made.writable = asyncio.Event()
    sender = Protocol(CLIENT, state=OPEN)
    answers = []
    for reads in (False, True, True):
        made.writable.set() if reads else made.writable.clear()
        sender.send_ping(b"there?")
        made.data_received(b"".join(sender.data_to_send()))
        answers.append(len(pipe.data))
    assert answers == [0, 8, 16]


@pytest.mark.parametrize("end", ["close_sent", "disconnected"])
def test_nothing_is_sent_after_the_end(end: str) -> None:
    made, pipe = connection()
    setattr(made, end, True)
    made.write_text(b"too late")
    assert pipe.data == b""


def test_nothing_is_sent_before_the_handshake() -> None:
    made, pipe = connection()
    made.handshake_complete = False
    made.write_text(b"too early")
    assert pipe.data == b""


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1000, 65_535, 65_536])
@pytest.mark.parametrize("pieces", [1, 2])
def test_a_message_of_any_size_is_heard_whole_however_it_comes(size: int, pieces: int) -> None:
    made, _ = connection()
    texts = ["ж" * (size // 2) + "x" * (size % 2), "next"]
    for text in texts:
        (frame,) = sent((Opcode.TEXT, text.encode(), True))
        cut = len(frame) // pieces
        for part in (frame[:cut], frame[cut:]):
            if part:
                made.data_received(part)
    assert heard(made) == texts


@pytest.mark.parametrize("together", [False, True])
def test_what_is_no_single_text_frame_is_heard_in_its_order(together: bool) -> None:
    made, _ = connection()
    made.writable = asyncio.Event()
    frames = sent(
        (Opcode.TEXT, b"one", True),
        (Opcode.BINARY, b"two", True),
        (Opcode.TEXT, b"thr", False),
        (Opcode.PING, b"?", True),
        (Opcode.CONT, b"ee", True),
        (Opcode.TEXT, b"four", True),
    )
    for data in [b"".join(frames)] if together else frames:
        made.data_received(data)
    assert heard(made) == ["one", b"two", "three", "four"]


@pytest.mark.parametrize(
    "data",
    [
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True),
        sent((Opcode.TEXT, b"thr", False))[0] + sent((Opcode.TEXT, b"not ee", True))[0],
    ],
    ids=["unmasked", "no-utf-8", "interrupted"],
)
def test_what_breaks_the_protocol_ends_the_connection(data: bytes) -> None:
    made, pipe = connection()
    ended: list[bool] = []
    cast(Any, pipe).close = lambda: ended.append(True)
    made.data_received(data)
    assert ended == [True]
    assert pipe.data[0] == 0x88


def test_nothing_more_is_read_while_messages_wait() -> None:
    made, pipe = connection()
    (frame,) = sent((Opcode.TEXT, b"again", True))
    reading = []
    for _ in range(UNHEARD):
        reading.append(pipe.reads)
        made.data_received(frame)
    assert reading == [True] * UNHEARD
    assert not pipe.reads
    for _ in range(UNHEARD):
        asyncio.run(made.receive())
    assert pipe.reads
