"""Those who receive notices: a mail server, a web hook, and the push service of a browser, on this machine."""

import base64
import json
import os
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

WAIT = 60.0


@dataclass
class Call:
    """A request that has come."""

    path: str
    headers: dict[str, str]
    body: bytes


class Hook:
    """A web server that notes what it is sent and answers ``status``, after ``delay`` seconds."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self.status = 200
        self.delay = 0.0
        self.location = ""
        hook = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                hook.calls.append(Call(self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                time.sleep(hook.delay)
                self.send_response(hook.status)
                if hook.location:
                    self.send_header("location", hook.location)
                self.send_header("content-length", "0")
                self.end_headers()

            do_GET = do_POST  # noqa: N815

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        return f"json://127.0.0.1:{self.port}/hook"

    def said(self) -> list[dict[str, str]]:
        return [json.loads(call.body) for call in self.calls]

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@dataclass
class Sink:
    """A mail server that keeps what it is sent; ``answer`` is what it says to a recipient."""

    mails: list[EmailMessage] = field(default_factory=list)
    answer: str = "250 OK"
    port: int = 0

    async def handle_RCPT(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope
    ) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@contextmanager
def mail_server() -> Iterator[Sink]:
    """A mail server until the block ends."""
    sink = Sink()
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as free:
        port = free.server_address[1]
    controller = Controller(sink, hostname="127.0.0.1", port=port)
    controller.start()
    sink.port = port
    try:
        yield sink
    finally:
        controller.stop()


class Browser:
    """A browser that listens for what is pushed, through a service of its own."""

    def __init__(self, hook: Hook) -> None:
        self._hook = hook
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = os.urandom(16)

    def contact(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "kind": "push",
            "address": f"http://127.0.0.1:{self._hook.port}/push/token",
            "p256dh": text(point),
            "auth": text(self._secret),
        }

    def shown(self) -> list[dict[str, Any]]:
        """What has been pushed, as only this browser can read it."""
        return [
            json.loads(
                http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._secret, version="aes128gcm")
            )
            for call in self._hook.calls
        ]


def signed(authorization: str, key: str) -> dict[str, Any]:
    """What a push service is told by whoever pushes, once it has seen that ``key`` has signed it (RFC 8292)."""
    kind, _, rest = authorization.partition(" ")
    token, _, shown = rest.partition(",")
    head, said, mark = token.strip().removeprefix("t=").split(".")
    assert (kind, shown.strip()) == ("vapid", f"k={key}")
    half = len(data(mark)) // 2
    numbers = (int.from_bytes(part, "big") for part in (data(mark)[:half], data(mark)[half:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    point.verify(encode_dss_signature(*numbers), f"{head}.{said}".encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(data(said))
    return claims


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def eventually(what: Any, wait: float = WAIT) -> None:
    """Wait until ``what()`` holds."""
    end = time.monotonic() + wait
    while not what():
        assert time.monotonic() < end, "it has not come about"
        time.sleep(0.02)
