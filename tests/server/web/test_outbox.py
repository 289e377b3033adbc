"""Messages that go straight into a connection are whole frames of the protocol (RFC 6455), whatever their size."""

import asyncio
from typing import Any, cast

import pytest
from websockets.frames import Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from starhold.server.web.outbox import SocketProtocol
from tests.server.people import Person


class Pipe:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.data = b""

    def write(self, data: bytes) -> None:
        self.data += data


def connection() -> tuple[SocketProtocol, Pipe]:
    made, pipe = SocketProtocol.__new__(SocketProtocol), Pipe()
    made.transport = cast(Any, pipe)
    made.handshake_initiated, made.handshake_complete = True, True
    made.close_sent, made.disconnected = False, False
    return made, pipe


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
    made.conn, made.writable = cast(Any, Protocol(SERVER, state=OPEN)), asyncio.Event()
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
