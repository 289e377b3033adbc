"""What `starhold bench --abuse` does to a server: each attack runs in a process of its own until it is ended."""

import asyncio
import contextlib
import os
import socket
import sys
from collections.abc import Awaitable, Callable
from itertools import count

import msgspec
import uvloop

from starhold.kernel.game import Plain

SOURCE = "127.0.0.66"
"""The address that attacks come from, where the machine has it: a stranger's, not that of a web server in front."""
MASK = b"\x80\0\0\0\0"
PING, CONTINUATION, OPENING = b"\x89" + MASK, b"\x00" + MASK, b"\x01" + MASK
CHUNK = 10_000
"""Empty frames that are sent at a time."""
WATCHERS = 250
HALVES = 1100
BURSTS = 20
BURST = 110
LISTS = 20
TABLES = 30
CALM = 0.05
"""Seconds before another attempt after a refusal."""
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def source() -> tuple[str, int] | None:
    """The address to come from, None where the machine has no such one."""
    with socket.socket() as probe:
        try:
            probe.bind((SOURCE, 0))
        except OSError:
            return None
    return SOURCE, 0


async def dial(port: int) -> Stream:
    """A connection to the server."""
    return await asyncio.open_connection("127.0.0.1", port, local_addr=source())


async def line(port: int, table: str) -> Stream:
    """A live line of somebody new; `ConnectionError` if it is refused."""
    reader, writer = await dial(port)
    writer.write(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    head = await reader.readuntil(b"\r\n\r\n")
    if b" 101 " not in head.partition(b"\r\n")[0]:
        writer.close()
        raise ConnectionError("refused")
    return reader, writer


async def again(attempt: Callable[[], Awaitable[None]]) -> None:
    """Do it for ever, whatever the server says."""
    while True:
        # uvloop raises RuntimeError for what is written after the other side has hung up.
        with contextlib.suppress(OSError, EOFError, RuntimeError, asyncio.LimitOverrunError):
            await attempt()
        await asyncio.sleep(CALM)


async def ask(stream: Stream, method: str, path: str, cookie: str = "", body: object = None) -> tuple[str, Plain]:
    """Ask on a connection that stays open: the cookie from now on and the answer."""
    reader, writer = stream
    data = b"" if body is None else msgspec.json.encode(body)
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: x\r\nX-Starhold: 1\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode()
        + data
    )
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    given = head.partition("set-cookie: ")[2].partition(";")[0]
    length = int(head.partition("content-length: ")[2].partition("\r")[0] or 0)
    answer = await reader.readexactly(length)
    return given or cookie, msgspec.json.decode(answer or b"{}")


# -- the attacks ---------------------------------------------------------------------------------------
async def frames(port: int, table: str, first: bytes, frame: bytes) -> None:
    """A live line on which empty frames come as fast as they can."""
    reader, writer = await line(port, table)
    writer.write(first)
    while not reader.at_eof():
        writer.write(frame * CHUNK)
        await writer.drain()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(reader.read(1 << 16), CALM / 10)
    writer.close()


async def pings(port: int, table: str) -> None:
    """A flood of pings."""
    await again(lambda: frames(port, table, b"", PING))


async def continuations(port: int, table: str) -> None:
    """A message in endlessly many empty parts."""
    await again(lambda: frames(port, table, OPENING, CONTINUATION))


async def watchers(port: int, table: str) -> None:
    """Many who look at a table, leave and come again."""

    async def watch() -> None:
        reader, writer = await line(port, table)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while await reader.read(1 << 16):
                    pass
        writer.close()

    await asyncio.gather(*(again(watch) for _ in range(WATCHERS)))


async def halves(port: int, table: str) -> None:
    """Many requests that do not come to their end."""

    async def begin() -> None:
        reader, writer = await dial(port)
        writer.write(f"GET /t/{table} HTTP/1.1\r\nHost: x\r\n".encode())
        await reader.read()
        writer.close()
        await asyncio.sleep(1)

    await asyncio.gather(*(again(begin) for _ in range(HALVES)))


async def bursts(port: int, table: str) -> None:
    """Lines on which a hundred questions come at once, again and again."""

    async def burst() -> None:
        reader, writer = await line(port, table)
        for number in range(BURST):
            text = msgspec.json.encode({"type": "why", "id": str(number), "seat": 0, "option": "research"})
            writer.write(bytes((129, 128 | len(text))) + b"\0\0\0\0" + text)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(1):
                while await reader.read(1 << 16):
                    pass
        writer.close()

    await asyncio.gather(*(again(burst) for _ in range(BURSTS)))


async def lists(port: int, table: str) -> None:
    """Some who ask for the list of tables all the time."""

    async def read() -> None:
        stream = await dial(port)
        for _ in count():
            await ask(stream, "GET", "/api/tables")

    await asyncio.gather(*(again(read) for _ in range(LISTS)))


async def bots(port: int, table: str) -> None:
    """One who starts many tables where only bots play and that nobody watches."""
    stream = await dial(port)
    cookie, _ = await ask(stream, "GET", "/api/me")
    for _ in range(TABLES):
        wanted = {"game": "quantum", "seats": ["bot:captain"] * 4, "options": {}}
        cookie, made = await ask(stream, "POST", "/api/tables", cookie, wanted)
        await ask(stream, "POST", f"/api/tables/{made.get('id', 'none')}/start", cookie, {})
    await asyncio.Event().wait()


ATTACKS = {
    "pings": pings,
    "continuations": continuations,
    "watchers": watchers,
    "half-open": halves,
    "bursts": bursts,
    "lists": lists,
    "bot-tables": bots,
}


def main(name: str, port: str, table: str) -> None:
    """Attack until ended. Where processors are few, those who measure go first."""
    os.nice(10)
    uvloop.run(ATTACKS[name](int(port), table))


if __name__ == "__main__":
    main(*sys.argv[1:])
