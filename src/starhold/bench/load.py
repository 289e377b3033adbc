"""A WebSocket client that costs next to nothing, for measuring, and two players of one table who use it."""

import asyncio
import os
import random
from base64 import b64encode
from collections.abc import Callable
from time import perf_counter
from typing import cast

import msgspec

from starhold.kernel.entries import BLANK


class Choice(msgspec.Struct, gc=False):
    """An entry of an update: an option, or several that differ in one word."""

    text: str
    each: list[str] = []

    def texts(self) -> list[str]:
        """The options that it stands for."""
        return [self.text.replace(BLANK, word) for word in self.each] or [self.text]


class Question(msgspec.Struct, gc=False):
    """The decision of an update."""

    actors: list[int] = []
    options: list[Choice] = []


class Heard(msgspec.Struct, gc=False):
    """What the load client reads of a message."""

    type: str
    version: int = 0
    reason: str = ""
    decision: Question = msgspec.field(default_factory=Question)


class Tally:
    """What players have seen: seconds from a move to the other's receipt, bytes of updates, how many were refused."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.refused = 0

    def clear(self) -> None:
        """Count from now on."""
        self.delays.clear()
        self.sizes.clear()
        self.refused = 0


read = msgspec.json.Decoder(Heard).decode


class Line(asyncio.Protocol):
    """One live line; ``heard`` is called with every message and its bytes."""

    def __init__(self, path: str, host: str, headers: dict[str, str], heard: Callable[[Heard, int], None]) -> None:
        said = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n{said}"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {b64encode(os.urandom(16)).decode()}\r\n\r\n"
        ).encode()
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.transport: asyncio.Transport

    async def dial(self, port: int) -> None:
        """Open the line."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Read the upgrade, then frames."""
        self._buffer += data
        if not self._open:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode("latin-1"))
            self._buffer, self._open = bytearray(rest), True
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self._heard(read(payload), len(payload))
            elif kind == 9:
                self._write(10, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1] & 127
        if length > 125:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def send(self, message: dict[str, object]) -> None:
        """Send a message; nothing happens once the connection is closing."""
        self._write(1, msgspec.json.encode(message))

    def _write(self, kind: int, payload: bytes) -> None:
        if self.transport.is_closing():
            return
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        # A mask of zeros is as good as any other for data that no proxy could mistake for a request.
        self.transport.write(head + b"\0\0\0\0" + payload)


class Pair:
    """Two players at one table who take random options."""

    def __init__(self, luck: random.Random, pace: float | None, tally: Tally, table: str = "") -> None:
        self.table = table
        self.over = False
        self.pace = pace
        self.lines: list[Line] = []
        self._luck = luck
        self._tally = tally
        self._versions = [-1, -1]
        self._questions = [Question(), Question()]
        self._sent: tuple[int, int, float] | None = None
        self._next = 0.0
        self._playing = False

    def begin(self) -> None:
        """Play from now on."""
        self._playing = True
        if self._versions[0] == self._versions[1] >= 0:
            self._go_on()

    def hear(self, seat: int, message: Heard, size: int) -> None:
        """A message reached ``seat``."""
        if message.type == "refused":
            self._tally.refused += 1
            self._sent = None
            self._go_on()
        if message.type != "update" or message.version <= self._versions[seat]:
            return
        self._tally.sizes.append(size)
        self._versions[seat], self._questions[seat] = message.version, message.decision
        if self._sent is not None and self._sent[0] != seat and message.version > self._sent[1]:
            self._tally.delays.append(perf_counter() - self._sent[2])
            self._sent = None
        if self._playing and self._sent is None and self._versions[0] == self._versions[1]:
            self._go_on()

    def _go_on(self) -> None:
        if self.over or not self._questions[0].actors:
            self.over = True
        elif self.pace is None:
            self._move()
        else:
            now = perf_counter()
            self._next = max(now, self._next + self.pace) if self._next else now + self._luck.random() * self.pace
            asyncio.get_running_loop().call_later(self._next - now, self._move)

    def _move(self) -> None:
        seat = next((seat for seat in (0, 1) if self._questions[seat].options), None)
        if self.over or seat is None:
            return
        version = self._versions[seat]
        option = self._luck.choice([text for entry in self._questions[seat].options for text in entry.texts()])
        self._sent = (seat, version, perf_counter())
        message = {"type": "option", "id": str(version), "seat": seat, "version": version, "option": option}
        self.lines[seat].send(message)

    def close(self) -> None:
        """Hang up."""
        self.over = True
        for line in self.lines:
            line.transport.close()
