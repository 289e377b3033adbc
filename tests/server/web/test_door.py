"""Before a request is whole: it has its time and its size, and the doors stay open for others."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from starhold.server import run
from starhold.server.web import door
from starhold.server.web.gate import Gate
from tests.server.people import Served, served

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nX-Starhold: 1\r\n"


@pytest.fixture
def gates(monkeypatch: pytest.MonkeyPatch) -> list[Gate]:
    """The gates of the servers that begin."""
    made: list[Gate] = []

    def gate(most: int, limits: bool) -> Gate:
        made.append(Gate(most, limits))
        return made[-1]

    monkeypatch.setattr(run, "Gate", gate)
    return made


@pytest.fixture
def hasty(gates: list[Gate], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Served]:
    """A server that waits half a second for requests."""
    monkeypatch.setattr(door, "REQUEST_TIME", 0.5)
    with served(tmp_path / "a.sqlite") as server:
        yield server


def dial(server: Served, said: bytes = b"") -> socket.socket:
    host, _, port = server.address.partition(":")
    connection = socket.create_connection((host, int(port)), 60)
    connection.sendall(said)
    return connection


def everything(connection: socket.socket) -> bytes:
    """What the server says until it hangs up."""
    said = b""
    with connection, contextlib.suppress(ConnectionError):
        while data := connection.recv(1 << 16):
            said += data
    return said


def reason(said: bytes) -> tuple[int, str]:
    status, body = int(said.split()[1]), json.loads(said.rpartition(b"\r\n\r\n")[2])
    assert body["text"].count(".") == 1
    return status, body["reason"]


@pytest.mark.parametrize(
    "half",
    [b"GET /api/me HT", b"GET /api/me HTTP/1.1\r\nHost: x\r\n", HEAD + b"Content-Length: 9\r\n\r\n{", b"G"],
)
def test_a_request_that_does_not_come_to_its_end_is_refused(hasty: Served, half: bytes) -> None:
    assert reason(everything(dial(hasty, half))) == (408, "request-slow")


@pytest.mark.parametrize("nothing", [b"", b"\r\n"])
def test_a_connection_on_which_nothing_is_asked_is_closed_without_a_word(hasty: Served, nothing: bytes) -> None:
    assert everything(dial(hasty, nothing)) == b""


def test_a_request_that_drips_is_refused(hasty: Served) -> None:
    sent = 0
    with dial(hasty, b"GET / HTTP/1.1\r\n") as connection, contextlib.suppress(OSError):
        while sent < 300:
            connection.sendall(b"X: y\r\n")
            time.sleep(0.1)
            sent += 1
    assert 0 < sent < 300


def test_a_second_request_on_a_connection_has_its_time_too(hasty: Served) -> None:
    connection = dial(hasty, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
    assert connection.recv(1000).startswith(b"HTTP/1.1 200")
    connection.sendall(b"GET /healthz HTT")
    assert reason(everything(connection)) == (408, "request-slow")


def test_a_head_without_end_is_refused(hasty: Served) -> None:
    connection = dial(hasty)
    with contextlib.suppress(OSError):
        for part in range(40):
            connection.sendall(b"a" * 1000 if part else b"GET /")
            time.sleep(0.005)
    said = everything(connection)
    assert said == b"" or reason(said) == (431, "request-head-large")


def test_requests_that_wait_in_one_connection_are_few(hasty: Served) -> None:
    said = everything(dial(hasty, b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n" * 1000))
    assert said.count(b"HTTP/1.1 200") <= door.PIPELINED + 1
    assert httpx.get(f"http://{hasty.address}/healthz").status_code == 200


def test_half_open_requests_do_not_shut_others_out(
    gates: list[Gate], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "most_connections", lambda: 12)
    with served(tmp_path / "a.sqlite") as server, contextlib.ExitStack() as stack:
        person = server.person()
        with person.live(person.table(["me", "open"])["id"]) as line:
            line.until("update")
            for _ in range(40):
                stack.enter_context(dial(server, HEAD))
            assert httpx.get(f"http://{server.address}/healthz").status_code == 200
            line.send(type="ping")
            line.until("pong")
            assert len(gates[0]) <= 12


def test_too_many_lines_of_one_address_are_told_so_before_anything_is_read(
    gates: list[Gate], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("starhold.server.web.gate.CONNECTIONS", 1)
    monkeypatch.setattr("starhold.server.web.gate.BESIDES", 1)
    monkeypatch.setattr(door.Door, "_trusted", lambda *_: False)
    with served(tmp_path / "a.sqlite", limits=True) as server:
        person = server.person()
        table = person.table(["me", "open"])["id"]
        person.close()
        with person.live(table) as one, person.live(table) as two:
            one.until("update")
            two.until("update")
            request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
            assert reason(everything(dial(server, request))) == (429, "connections-many")
        assert len(gates[0]) <= 2
        assert wait_until_empty(gates[0])
        assert httpx.get(f"http://{server.address}/healthz").status_code == 200


def wait_until_empty(gate: Gate) -> bool:
    """Whether everybody has left, some seconds after that."""
    for _ in range(300):
        if not len(gate):
            return True
        time.sleep(0.05)
    return False


def test_a_server_that_can_hold_no_more_says_so(
    gates: list[Gate], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(run, "most_connections", lambda: 2)
    with served(tmp_path / "a.sqlite") as server:
        person = server.person()
        table = person.table(["me", "open"])["id"]
        with person.live(table) as one, person.live(table) as two:
            one.until("update")
            two.until("update")
            request = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"
            assert reason(everything(dial(server, request))) == (503, "server-crowded")
