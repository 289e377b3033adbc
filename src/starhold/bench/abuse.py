"""What `starhold bench --abuse` measures: how long others wait while somebody attacks the server."""

import asyncio
import contextlib
import gc
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from statistics import median
from time import perf_counter

import uvloop

from starhold.bench.attacks import ATTACKS
from starhold.bench.load import Heard, Line, Pair, Tally
from starhold.bench.server import GOODBYE, Figures, Guest, percentiles, running_server, sit

PLAYING = 20
"""Tables at which two people play."""
PACE = 0.25
"""Seconds between two moves at each of them."""
SECONDS = 5.0
ROUNDS = 3
"""How often everything is measured; what is reported is the middle one, since a disk may stand still for once."""
BEGIN = 1.5
"""Seconds of an attack before others are measured."""
RECOVER = 3.0
WARM_UP = 2.0


class Duel:
    """Somebody who plays against a bot; ``waits`` are the seconds from an own move to the bot's."""

    def __init__(self, port: int, game: str, bot: str, guest: Guest) -> None:
        self.waits: list[float] = []
        self._luck = random.Random(1)
        self._sent = 0.0
        self._guest = guest
        table = guest.make(game, ["me", f"bot:{bot}"])
        guest.ask("POST", f"/api/tables/{table}/start")
        self.line = Line(f"/api/tables/{table}/live", f"127.0.0.1:{port}", guest.headers, self.hear)
        self.over = False

    def hear(self, message: Heard, _: int) -> None:
        """Measure, and move again."""
        if message.type != "update":
            return
        asked = message.decision.actors
        if not asked:
            self.over = True
        elif message.decision.options:
            texts = [text for entry in message.decision.options for text in entry.texts()]
            choice = {"id": "d", "seat": 0, "version": message.version, "option": self._luck.choice(texts)}
            asyncio.get_running_loop().call_later(0.1, self.line.send, {"type": "option", **choice})
            self._sent = 0.0
        elif not self._sent:
            self._sent = perf_counter()
            return
        if self._sent:
            self.waits.append(perf_counter() - self._sent)
            self._sent = perf_counter()


def abused(game: str, seconds: float = SECONDS, names: Sequence[str] = tuple(ATTACKS)) -> Figures:
    """Milliseconds from a move to the other player's receipt while nobody and while somebody attacks, by attack.

    The middle of `ROUNDS`. ``times-quiet``: how many times the quiet p99; ``bot``: half of the waits for a bot's move
    are shorter.
    """
    settings = {"LIMITS": "yes"}
    with running_server(settings) as server:
        return uvloop.run(_measure(server.port, game, seconds, names))


async def _measure(port: int, game: str, seconds: float, names: Sequence[str]) -> Figures:
    club = Club(port, game)
    found: dict[str, list[float]] = defaultdict(list)
    try:
        await club.begin()
        await club.listen(WARM_UP)
        for _ in range(ROUNDS):
            for name in ("quiet", *names):
                with contextlib.nullcontext() if name == "quiet" else attack(name, port, club.table):
                    await asyncio.sleep(BEGIN)
                    for key, value in (await club.listen(seconds)).items():
                        found[f"abuse-{name}-{key}"].append(value)
                await asyncio.sleep(RECOVER)
    finally:
        club.end()
        await asyncio.sleep(GOODBYE)
    figures = {key: median(values) for key, values in found.items()}
    for name in names:
        times = figures[f"abuse-{name}-p99-milliseconds"] / figures["abuse-quiet-p99-milliseconds"]
        figures[f"abuse-{name}-times-quiet"] = round(times, 1)
    return figures


@contextlib.contextmanager
def attack(name: str, port: int, table: str) -> Iterator[None]:
    """An attack in a process of its own as long as the block lasts."""
    process = subprocess.Popen([sys.executable, "-m", "starhold.bench.attacks", name, str(port), table])
    try:
        yield
        if process.poll() is not None:
            raise ConnectionError(f"the attack {name!r} ended by itself")
    finally:
        process.kill()
        process.wait()


class Club:
    """The others: people at tables of two, each pair from an address of its own, and one who plays against a bot."""

    def __init__(self, port: int, game: str) -> None:
        self._port = port
        self._game = game
        self._luck = random.Random(1)
        self._tally = Tally()
        self._guests = [(Guest(port, f"10.0.{number}.1"), Guest(port, f"10.0.{number}.2")) for number in range(PLAYING)]
        self._pairs: list[Pair] = []
        self._single = Guest(port, "10.1.0.1")
        self._duel: Duel | None = None
        self.table = ""

    async def begin(self) -> None:
        """Sit down and play."""
        self._pairs = [await self._pair(number) for number in range(PLAYING)]
        self.table = self._pairs[0].table
        gc.collect()
        gc.disable()

    async def _pair(self, number: int) -> Pair:
        pair = await sit(self._port, self._game, self._guests[number], self._luck, PACE, self._tally)
        pair.begin()
        return pair

    async def _refresh(self) -> None:
        for number, pair in enumerate(self._pairs):
            if pair.over:
                pair.close()
                self._pairs[number] = await self._pair(number)
        if self._duel is None or self._duel.over:
            waits = self._duel.waits if self._duel else []
            bot = "captain" if self._game == "quantum" else "random"
            self._duel = duel = Duel(self._port, self._game, bot, self._single)
            duel.waits = waits
            await duel.line.dial(self._port)

    async def listen(self, seconds: float) -> Figures:
        """What they find in so many seconds."""
        await self._refresh()
        assert self._duel is not None
        self._tally.clear()
        self._duel.waits.clear()
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while loop.time() < end:
            await asyncio.sleep(0.25)
            await self._refresh()
        waits = sorted(self._duel.waits)
        found = percentiles(sorted(self._tally.delays))
        return found | {"bot-milliseconds": round(1000 * waits[len(waits) // 2], 1) if waits else -1.0}

    def end(self) -> None:
        """Leave."""
        gc.enable()
        for pair in self._pairs:
            pair.close()
        if self._duel is not None:
            self._duel.line.transport.close()
        for guest in (self._single, *(guest for pair in self._guests for guest in pair)):
            guest.close()
