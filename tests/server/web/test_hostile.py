"""Requests that no browser sends: each is answered below 500 in one sentence, and logged in one line at most."""

import contextlib
import json
import random
import socket
from time import monotonic, sleep

from structlog.testing import capture_logs

from starhold.server.limits import FRAME
from tests.server.people import Person, Served

JSON = b"Host: x\r\nX-Starhold: 1\r\nContent-Type: application/json\r\n"
UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
PATIENCE = 60.0


def get(path: bytes, more: bytes = b"", version: bytes = b"1.1", method: bytes = b"GET") -> bytes:
    return method + b" " + path + b" HTTP/" + version + b"\r\nHost: x\r\nConnection: close\r\n" + more + b"\r\n"


def post(body: bytes, path: bytes = b"/api/tables", head: bytes = b"", method: bytes = b"POST") -> bytes:
    length = head or b"Content-Length: %d\r\n" % len(body)
    return method + b" " + path + b" HTTP/1.1\r\nConnection: close\r\n" + JSON + length + b"\r\n" + body


CHUNKED = b"Transfer-Encoding: chunked\r\n"
NO_PATHS = [
    b"/%00", b"/assets/" + b"a" * 300, b"/" + b"a" * 60_000, b"/a" * 5000, b"/assets/%ed%a0%80.js", b"/%ff%fe",
    b"/%zz", b"/\xff\xfe", b"/text/%00.ftl", b"/text/" + b"a" * 5000 + b".ftl", b"/..%5c..%5cx.py", b"/assets/%00.js",
    b"/api/tables/%00", b"/api/tables/%ed%a0%80", b"/api/rules/%00", b"/api/tables/%ff/record", b"//", b"/.", b"http://x",
    b"/api/tables?since=%00&&=%ff%zz", b"http://x/api/me", b"/schema/%00", b"/%0d%0aX:%20y", b"/api/%2e%2e/%00",
]  # fmt: skip
UNREADABLE = [
    b"[" * 8000, b'{"a":' * 2000, b'{"game":"pebble","seats":["me"],"options":' + b"[" * 8000, b"{}", b"null",
    b'{"game":"pebble","seats":["me"],"seed":' + b"9" * 5000 + b"}", b'{"game":"\\ud800","seats":["me"]}', b"{}{}",
    b'{"game":"pebble","seats":["me","open"],"options":{"x":1e999}}', b"\x00", b"", b'{"game":"pebble","seats":[[[]]]}',
]  # fmt: skip
ODD = [
    post(b"[" * 8000, b"/api/me", method=b"PATCH"),
    post(b'{"name":"\\ud800"}', b"/api/me", method=b"PATCH"),
    post(b"a" * 40_000),
    post(b"{}", head=b"Content-Length: 99999999999999999999999\r\n"),
    post(b"{}", head=b"Content-Length: 999999999\r\n"),
    post(b"{}", head=b"Content-Length: -1\r\n"),
    post(b"{}", head=b"Content-Length: 2\r\nContent-Length: 3\r\n"),
    post(b"{}", head=b"Content-Length: 2\r\n" + CHUNKED),
    post(b"2\r\n{}\r\n0\r\n\r\n", head=CHUNKED),
    post(b"zz\r\n{}\r\n0\r\n\r\n", head=CHUNKED),
    post(b"fffffffffffffffff\r\n{}", head=CHUNKED),
    post((b"1000\r\n" + b"a" * 4096 + b"\r\n") * 9 + b"0\r\n\r\n", head=CHUNKED),
    post(b"{}", head=b"Content-Type: \xff/;;=;charset=zz\r\nContent-Length: 2\r\n"),
    post(b"{}", head=b"Origin: http://[\r\nContent-Length: 2\r\n"),
    get(b"/api/me", method=b"FOO"),
    get(b"/api/me", method=b"PROPFIND"),
    get(b"/api/me", method=b"TRACE"),
    get(b"/api/me", version=b"9.9"),
    get(b"/api/me", b"X\x00: y\r\n"),
    get(b"/api/me", b"X: y\x00z\r\n"),
    get(b"/api/tables/x/live", UPGRADE + b"X: " + b"a" * 9000 + b"\r\n"),
    get(b"/api/tables/x/live?" + b"a" * 9000, UPGRADE),
    get(b"/api/tables/x/live", UPGRADE + b"X: a\r\n" * 200),
    get(b"/api/tables/x/live", UPGRADE.replace(b"13", b"12")),
    get(b"/api/tables/\xff/live", UPGRADE),
    get(b"/nowhere", UPGRADE),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]
FINE = [
    get(b"/api/me", version=b"1.0"),
    get(b"/api/me", b"Accept-Language: " + b"\xff" * 3000 + b"\r\n"),
    get(b"/api/me", b"Accept: \xff;q=zz,,,\r\nCookie: \xff=\xfe; starhold=\xff\r\nIf-None-Match: \xff\r\n"),
    get(b"/api/me", b"X-Forwarded-For: \xff,,;" + b"1" * 5000 + b"\r\nX-Forwarded-Proto: \xff\r\n"),
    get(b"/api/me", b"Host: y\r\n"),
    get(b"/api/me", b"Upgrade: h2c\r\n"),
]


def answer(address: str, request: bytes, patience: float = PATIENCE) -> bytes:
    """Everything that the server says to a request on a connection of its own, until it hangs up."""
    host, _, port = address.partition(":")
    said = b""
    with socket.create_connection((host, int(port)), patience) as connection:
        try:
            connection.sendall(request)
            while data := connection.recv(1 << 16):
                said += data
        except ConnectionError:
            pass  # It hung up before everything was sent: what it said has arrived or not.
    return said


def status(said: bytes) -> int:
    return int(said.split(maxsplit=2)[1]) if said.startswith(b"HTTP/1.1 ") else 0


def test_no_path_makes_the_server_stumble(server: Served) -> None:
    for path in NO_PATHS:
        assert 200 <= status(answer(server.address, get(path))) < 500, path


def test_a_name_that_no_file_can_have_is_no_file(server: Served) -> None:
    for path in (
        b"/assets/%00.js",
        b"/assets/" + b"a" * 300 + b".js",
        b"/%ed%a0%80.js",
        b"/%00",
        b"/assets/" + b"a" * 300,
    ):
        assert status(answer(server.address, get(path))) == 404, path


def test_whoever_hangs_up_within_a_body_is_no_failure_of_the_server(server: Served) -> None:
    whole = post(b'{"game": "pebble", "seats": []}')
    with capture_logs() as logs:
        host, _, port = server.address.partition(":")
        with socket.create_connection((host, int(port)), PATIENCE) as connection:
            connection.sendall(whole[:-9])
        end = monotonic() + PATIENCE
        while not logs and monotonic() < end:
            sleep(0.01)
    assert [entry["event"] for entry in logs] == ["request unreadable"]


def test_a_body_that_cannot_be_read_is_refused_in_one_sentence_and_one_line(server: Served) -> None:
    for body in UNREADABLE:
        with capture_logs() as logs:
            said = answer(server.address, post(body))
        problem = json.loads(said.rpartition(b"\r\n\r\n")[2])
        assert (status(said), problem["reason"]) == (400, "request-unreadable"), body
        assert problem["text"].count(".") == 1
        assert len(logs) <= 1
        assert "exc_info" not in str(logs)


def test_no_request_makes_the_server_stumble(server: Served) -> None:
    for request in ODD:
        with capture_logs() as logs:
            assert 400 <= status(answer(server.address, request)) < 500, request[:200]
        assert len(logs) <= 1
    for request in FINE:
        assert status(answer(server.address, request)) == 200, request[:200]


def test_damaged_requests_never_make_the_server_stumble(server: Served) -> None:
    luck = random.Random(31)
    whole = [get(b"/api/me"), post(b'{"game":"pebble","seats":["me","open"]}'), get(b"/api/tables/x/live", UPGRADE)]
    for _ in range(150):
        request = bytearray(luck.choice(whole))
        for _ in range(luck.randrange(1, 4)):
            place = luck.randrange(len(request))
            request[place : place + luck.randrange(3)] = luck.randbytes(luck.randrange(3))
        # Some are not whole any more, and the server waits for the rest.
        with contextlib.suppress(TimeoutError):
            assert status(answer(server.address, bytes(request), 0.1)) < 500, bytes(request)
    assert status(answer(server.address, get(b"/api/me"))) == 200


def test_a_message_that_is_nested_too_deep_is_refused(ann: Person) -> None:
    with ann.live(ann.started(["me", "bot:random"])) as line:
        line.until("update")
        for text in ("[" * 8000, '{"type":' * 1600, '{"id":"c1","type":"why","x":' + "[" * 8000):
            line.socket.send(text[:FRAME])
            assert line.until("refused")["reason"] == "message-unreadable"
