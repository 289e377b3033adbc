"""What `starhold bench` measures of the server: a real process with its database file, real sockets on loopback."""

import asyncio
import contextlib
import gc
import itertools
import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import partial
from http.client import HTTPConnection
from math import inf
from pathlib import Path
from statistics import mean, median
from time import perf_counter, sleep
from typing import NamedTuple

import msgspec
import psutil
import uvloop

from starhold.bench.load import Line, Pair, Tally

SERVE = "import sys; from starhold.server import Settings, serve; sys.exit(serve(Settings.read()))"
TABLES = (1, 10, 100)
FULL = (500,)
SECONDS = 8.0
WARM_UP = 2.0
GOODBYE = 0.2
PACE = 1.0
"""Seconds between two moves of a table in the paced measurement."""
BUSY = 10
"""Saturated tables at which two programs are compared."""
ROUNDS = 5
COMPARED = ("processor-milliseconds-per-option", "bytes-per-update")
Figures = dict[str, float]


class Running(NamedTuple):
    """A server: its port, and the process that serves."""

    port: int
    process: psutil.Process

    def processor(self) -> float:
        """Seconds of processor time that it has taken, of its bots none."""
        times = self.process.cpu_times()
        return float(times.user + times.system)


def server_speed(game: str, full: bool = False, seconds: float = SECONDS) -> Figures:
    """Accepted options a second, milliseconds from sending to the other player's receipt, what an option takes of the
    server's processor, and bytes of an update, by number of tables.

    ``paced``: one move a second at each table; ``saturated``: the next move follows as soon as both have seen the last.
    """
    figures: Figures = {}
    for count in TABLES + (FULL if full else ()):
        for name, pace in (("paced", PACE), ("saturated", None)):
            found = _measured(game, count, pace, seconds)
            figures |= {f"server-{count}-tables-{name}-{key}": value for key, value in found.items()}
    return figures


def compared(game: str, sources: Path, seconds: float = SECONDS) -> Figures:
    """What an option and an update cost a server of other ``sources`` and this one, in turn, and how many times.

    All are the middle of `ROUNDS`.
    """
    rounds = [
        (_measured(game, BUSY, None, seconds, sources), _measured(game, BUSY, None, seconds)) for _ in range(ROUNDS)
    ]
    figures: Figures = {}
    for key in COMPARED:
        figures[f"other-{key}"] = median(other[key] for other, _ in rounds)
        figures[f"own-{key}"] = median(own[key] for _, own in rounds)
        figures[f"times-{key}"] = round(median(own[key] / other[key] for other, own in rounds), 2)
    return figures


def _measured(game: str, count: int, pace: float | None, seconds: float, sources: Path | None = None) -> Figures:
    with running_server({"CHOSEN_SEEDS": "yes"}, sources) as server:
        return uvloop.run(measure(server, game, count, pace, seconds))


@contextlib.contextmanager
def running_server(settings: dict[str, str] | None = None, sources: Path | None = None) -> Iterator[Running]:
    """A server process on a fresh database, by default without limits, of other ``sources`` if they are given."""
    with tempfile.TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        wanted = {"DATABASE": str(Path(folder, "bench.sqlite")), "PORT": str(port), "LIMITS": "no", "LOG": "error"}
        environment = {
            **os.environ,
            **{f"STARHOLD_{name}": value for name, value in (wanted | (settings or {})).items()},
        }
        if sources is not None:
            environment["PYTHONPATH"] = str(sources)
        process = subprocess.Popen([sys.executable, "-c", SERVE], env=environment, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port, process)
            yield Running(port, psutil.Process(process.pid))
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

    def ask(self, method: str, path: str, body: dict[str, object] | None = None) -> dict[str, object]:
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
        return msgspec.json.decode(data, type=dict[str, object])

    def make(self, game: str, seats: list[str], **more: object) -> str:
        """Make a table; its id."""
        return str(self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"])

    def close(self) -> None:
        """Hang up."""
        self._connection.close()


async def measure(server: Running, game: str, count: int, pace: float | None, seconds: float) -> Figures:
    """Play at ``count`` tables at once and report."""
    guests = Guest(server.port), Guest(server.port)
    tally, seeds = Tally(), itertools.count()

    async def begun() -> Pair:
        seed = next(seeds)
        pair = await sit(server.port, game, guests, random.Random(seed), pace, tally, seed=seed)
        pair.begin()
        return pair

    pairs = [await begun() for _ in range(count)]
    # The pauses of this process's collector would count as the server's.
    gc.collect()
    gc.disable()
    await asyncio.sleep(WARM_UP)
    tally.clear()
    begin, spent = perf_counter(), server.processor()
    while (passed := perf_counter() - begin) < seconds:
        await asyncio.sleep(min(0.25, seconds - passed))
        for place, pair in enumerate(pairs):
            if pair.over:
                pair.close()
                pairs[place] = await begun()
    spent = server.processor() - spent
    gc.enable()
    for pair in pairs:
        pair.close()
    for guest in guests:
        guest.close()
    await asyncio.sleep(GOODBYE)
    if not tally.delays:
        raise ConnectionError("nothing was accepted")
    return {
        "options-per-second": round(len(tally.delays) / passed),
        **percentiles(sorted(tally.delays)),
        "processor-milliseconds-per-option": round(1000 * spent / len(tally.delays), 3),
        "bytes-per-update": round(mean(tally.sizes)),
        "refused": tally.refused,
    }


async def sit(
    port: int,
    game: str,
    guests: tuple[Guest, Guest],
    luck: random.Random,
    pace: float | None,
    tally: Tally,
    **more: object,
) -> Pair:
    """A new table of two guests, who play once they `begin`; ``more`` of what it is to be, as its ``seed``."""
    table = guests[0].make(game, ["me", "open"], public=True, **more)
    guests[1].ask("POST", f"/api/tables/{table}/sit")
    guests[0].ask("POST", f"/api/tables/{table}/start")
    pair = Pair(luck, pace, tally, table)
    for seat, guest in enumerate(guests):
        line = Line(f"/api/tables/{table}/live?patches", f"127.0.0.1:{port}", guest.headers, partial(pair.hear, seat))
        pair.lines.append(line)
        await line.dial(port)
    return pair


def percentiles(delays: list[float]) -> Figures:
    """The middle and the slowest but one in a hundred of some seconds in order, in milliseconds; infinite of none."""
    if not delays:
        return {"p50-milliseconds": inf, "p99-milliseconds": inf}
    return {
        "p50-milliseconds": round(1000 * delays[len(delays) // 2], 2),
        "p99-milliseconds": round(1000 * delays[len(delays) * 99 // 100], 2),
    }
