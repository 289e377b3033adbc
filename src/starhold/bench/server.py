"""What `starhold bench` measures of the server: a real process with its database file, real sockets on loopback."""

import asyncio
import contextlib
import gc
import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from http.client import HTTPConnection
from math import inf
from pathlib import Path
from time import sleep
from typing import Any

import msgspec
import uvloop

from starhold.bench.load import Line, Pair

SERVE = "import sys; from starhold.server import Settings, serve; sys.exit(serve(Settings.read()))"
TABLES = (1, 10, 100)
FULL = (500,)
SECONDS = 8.0
WARM_UP = 2.0
GOODBYE = 0.2
PACE = 1.0
"""Seconds between two moves of a table in the paced measurement."""


def server_speed(game: str, full: bool = False, seconds: float = SECONDS) -> dict[str, Any]:
    """Accepted options a second and milliseconds from sending to the other player's receipt, by number of tables.

    ``paced``: one move a second at each table; ``saturated``: the next move follows as soon as both have seen the last.
    """
    figures: dict[str, Any] = {}
    for count in TABLES + (FULL if full else ()):
        for name, pace in (("paced", PACE), ("saturated", None)):
            with running_server() as port:
                found = uvloop.run(measure(port, game, count, pace, seconds))
            figures |= {f"server-{count}-tables-{name}-{key}": value for key, value in found.items()}
    return figures


@contextlib.contextmanager
def running_server(settings: dict[str, str] | None = None) -> Iterator[int]:
    """A server process on a fresh database, by default without limits; its port."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        wanted = {"DATABASE": str(Path(folder, "bench.sqlite")), "PORT": str(port), "LIMITS": "no", "LOG": "error"} | (
            settings or {}
        )
        environment = {**os.environ, **{f"STARHOLD_{name}": value for name, value in wanted.items()}}
        process = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port, process)
            yield port
        finally:
            process.terminate()
            process.wait()


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(300):
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        if process.poll() is not None:
            break
        sleep(0.1)
    raise ConnectionError("the server did not start")


class Guest:
    """Somebody who makes and joins tables, for the server from ``address`` if one is given."""

    def __init__(self, port: int, address: str = "") -> None:
        self._connection = HTTPConnection("127.0.0.1", port)
        self._address = address
        self.cookie = ""
        self.ask("GET", "/api/me")

    @property
    def headers(self) -> dict[str, str]:
        """What tells the server who asks."""
        return {"Cookie": self.cookie} | ({"X-Forwarded-For": self._address} if self._address else {})

    def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Ask and read the answer."""
        headers = {"X-Starhold": "1", "Content-Type": "application/json", **self.headers}
        # The server hangs up on idle connections; every request may need a new one.
        self._connection.close()
        self._connection.request(method, path, msgspec.json.encode(body or {}) if method == "POST" else None, headers)
        answer = self._connection.getresponse()
        data = answer.read()
        if answer.status >= 400:
            raise ConnectionError(data.decode())
        self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
        found: dict[str, Any] = msgspec.json.decode(data)
        return found

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


async def measure(port: int, game: str, count: int, pace: float | None, seconds: float) -> dict[str, Any]:
    """Play at ``count`` tables at once and report."""
    guests = Guest(port), Guest(port)
    luck = random.Random(count)
    pairs = [await sit(port, game, guests, luck, pace) for _ in range(count)]
    # The pauses of this process's collector would count as the server's.
    gc.collect()
    gc.disable()
    for pair in pairs:
        pair.begin()
    await asyncio.sleep(WARM_UP)
    for pair in pairs:
        pair.delays.clear()
    begin = asyncio.get_running_loop().time()
    while (passed := asyncio.get_running_loop().time() - begin) < seconds:
        await asyncio.sleep(min(0.25, seconds - passed))
        for place, pair in enumerate(pairs):
            if pair.over:
                fresh = await sit(port, game, guests, luck, pace)
                fresh.delays = pair.delays
                fresh.begin()
                pair.close()
                pairs[place] = fresh
    gc.enable()
    delays = sorted(delay for pair in pairs for delay in pair.delays)
    for pair in pairs:
        pair.close()
    for guest in guests:
        guest.close()
    await asyncio.sleep(GOODBYE)
    return _report(delays, passed, sum(pair.refused for pair in pairs))


async def sit(port: int, game: str, guests: tuple[Guest, Guest], luck: random.Random, pace: float | None) -> Pair:
    """A new table of two guests, who play once they `begin`."""
    wanted = {"game": game, "seats": ["me", "open"], "public": True}
    table = guests[0].ask("POST", "/api/tables", wanted)["id"]
    guests[1].ask("POST", f"/api/tables/{table}/sit")
    guests[0].ask("POST", f"/api/tables/{table}/start")
    pair = Pair(luck, pace, table)
    loop = asyncio.get_running_loop()
    for seat, guest in enumerate(guests):
        line = Line(
            f"/api/tables/{table}/live?patches",
            f"127.0.0.1:{port}",
            guest.headers,
            lambda message, seat=seat: pair.hear(seat, message),  # type: ignore[misc]
        )
        pair.lines.append(line)
        await loop.create_connection(lambda line=line: line, "127.0.0.1", port)  # type: ignore[misc]
    return pair


def _report(delays: list[float], seconds: float, refused: int) -> dict[str, Any]:
    if not delays:
        raise ConnectionError("nothing was accepted")
    return {"options-per-second": round(len(delays) / seconds), **percentiles(delays), "refused": refused}


def percentiles(delays: list[float]) -> dict[str, float]:
    """The middle and the slowest but one in a hundred of some seconds in order, in milliseconds; infinite of none."""
    if not delays:
        return {"p50-milliseconds": inf, "p99-milliseconds": inf}
    return {
        "p50-milliseconds": round(1000 * delays[len(delays) // 2], 2),
        "p99-milliseconds": round(1000 * delays[len(delays) * 99 // 100], 2),
    }
