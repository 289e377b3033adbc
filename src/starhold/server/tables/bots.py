"""Bots at the tables: they think in processes of their own and see the view of their seat, nothing else."""

import asyncio
import contextlib
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TypeVar, TypeVarTuple

import structlog

from starhold.bots import choose
from starhold.kernel.chance import Stream
from starhold.kernel.game import Plain
from starhold.kernel.reasons import Refused
from starhold.server.errors import Problem
from starhold.server.metrics import Metrics
from starhold.server.settings import Settings
from starhold.server.store import StoreFailed
from starhold.server.tables import bot_process
from starhold.server.tables.chance import derive
from starhold.server.tables.table import Table
from starhold.server.tables.turns import Asker, Turns

logger = structlog.get_logger()
T = TypeVar("T")
Ts = TypeVarTuple("Ts")
NOBODY = Asker()
UNWATCHED = 5
"""How many times as long the pause between two moves is where only bots play and nobody looks."""
UNTIL_DONE = 600.0
"""Seconds that bots wait at most for somebody to be done: people go away."""
AGAIN = 1.0
SELDOM = 60.0
"""Seconds before another attempt after a bot's move failed: twice as many after each failure, up to ``SELDOM``."""
CLAIMED = 2.0
"""Seconds after which a server looks again whether another one still plays the bots of a table."""
BEGINS = 60.0
"""Seconds in which a process must have begun."""
DIED = 1
HUNG = 2
FORGIVEN = 2
"""What a process that died or hung counts, and how much of it is forgiven before the question is given up: a bot is
asked three times when its process dies, twice when it says nothing."""


class Thinker:
    """One process where bots think. A process that hangs or dies is replaced."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, seconds: float, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What ``work`` returns; TimeoutError or BrokenProcessPool if it returns nothing in ``seconds``.

        They count once the process is there: a fresh one takes long to begin on a busy machine, no fault of the bot's.
        """
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, get_context("spawn"), bot_process.begin)
                await asyncio.wait_for(loop.run_in_executor(self._pool, os.getpid), BEGINS)
            answer = loop.run_in_executor(self._pool, work, *arguments)
            return await asyncio.wait_for(answer, seconds)
        except (TimeoutError, BrokenProcessPool, asyncio.CancelledError):
            self.stop()
            raise

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


class Thinkers:
    """A few thinkers, each busy with one question at a time."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._all = [Thinker() for _ in range(max(1, settings.bot_workers))]
        self._free = self._all[:]
        self._turns = Turns(len(self._all))
        self._aside = asyncio.Lock()
        self._cold = len(self._all)
        self._warming: set[asyncio.Task[str]] = set()
        self._seconds = settings.bot_time
        self._metrics = metrics

    def warm_up(self, game_id: str) -> None:
        """Start the processes beforehand, so that the first move of a bot need not wait for them."""
        while self._cold:
            self._cold -= 1
            task = asyncio.create_task(self.answer(game_id, "random", {}, ["left", "right"], b""))
            self._warming.add(task)
            task.add_done_callback(self._warming.discard)

    async def answer(
        self, game_id: str, bot: str, view: Plain, options: list[str], seed: bytes, asker: Asker = NOBODY
    ) -> str:
        """What ``bot`` answers, or a random option when it fails or answers no option.

        One whose process dies or is silent for too long is asked again before that, see `FORGIVEN`.
        """
        if len(options) == 1:
            return options[0]
        try:
            answer = await self._ask(asker, choose, game_id, bot, view, options, seed)
            if answer in options:
                return answer
            logger.warning("bot answered no option", game=game_id, bot=bot)
        except Exception:
            logger.exception("bot failed", game=game_id, bot=bot)
        self._metrics.bot_fallbacks += 1
        return options[Stream(seed).below(len(options))]

    async def work(self, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What ``work`` returns in one of the processes; TimeoutError, BrokenProcessPool or its own exceptions.

        Bots go first: of all such work, however much there is, one at a time queues with them. So it keeps a bot
        waiting once at most, and bots that always think do not shut it out.
        """
        async with self._aside:
            return await self._ask(NOBODY, work, *arguments)

    async def _ask(self, asker: Asker, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        """What ``work`` returns, by a fresh process if one dies or hangs; the same question has the same answer."""
        left = FORGIVEN
        while True:
            try:
                return await self._think(asker, work, *arguments)
            except (TimeoutError, BrokenProcessPool) as problem:
                left -= HUNG if isinstance(problem, TimeoutError) else DIED
                if left < 0:
                    raise
                self._metrics.bot_retries += 1
                logger.warning("a bot is asked again", problem=repr(problem))

    async def _think(self, asker: Asker, work: Callable[[*Ts], T], *arguments: *Ts) -> T:
        async with self._turns.turn(asker):
            thinker = self._free.pop()
            try:
                return await thinker.think(self._seconds, work, *arguments)
            finally:
                self._free.append(thinker)

    def stop(self) -> None:
        """End all processes, also those that are just starting."""
        for task in self._warming:
            task.cancel()
        for thinker in self._all:
            thinker.stop()


class BotPlayer:
    """Plays all bots of one table, one move after the other, while one of them is asked."""

    def __init__(self, table: Table, thinkers: Thinkers, settings: Settings) -> None:
        self._table = table
        self._thinkers = thinkers
        self._pause = settings.bot_pause
        self._plays = settings.bot_workers > 0
        self._task: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._held = (-1, 0.0)

    @property
    def busy(self) -> bool:
        """Whether a bot is playing now."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Begin to play if a bot is asked."""
        self._stirred.set()
        if self._plays and not self.busy and not self._table.gone and self._table.bot_asked() is not None:
            self._task = asyncio.create_task(self._play())

    def cancel(self) -> None:
        """Stop playing."""
        if self._task is not None:
            self._task.cancel()

    async def stop(self) -> None:
        """Stop playing and wait for it."""
        self.cancel()
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _play(self) -> None:
        wait = AGAIN
        while (seat := self._table.bot_asked()) is not None:
            if not await self._table.store.claims.take(self._table.row.id):
                # Another server plays them, as long as it lives.
                await asyncio.sleep(CLAIMED)
                continue
            await asyncio.sleep(self._pause * (1 if self._table.awaited else UNWATCHED))
            if (rest := self._hold()) > 0:
                self._stirred.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stirred.wait(), rest)
                continue
            try:
                await self._move(seat)
                wait = AGAIN
            except Exception as problem:
                if isinstance(problem, Problem) and problem.reason == "stale":
                    continue
                known = isinstance(problem, Refused | Problem | StoreFailed)
                logger.warning(
                    "bot could not move", table=self._table.row.id, problem=repr(problem), exc_info=not known
                )
                await asyncio.sleep(wait)
                wait = min(2 * wait, SELDOM)

    def _hold(self) -> float:
        """Seconds that the bots still wait, so that a person may take back the last step."""
        table, match = self._table, self._table.match
        moment = table.terms.moment
        if not moment or match is None or table.affairs.done == match.version:
            return 0.0
        last = next((entry.actor for entry in reversed(match.play.record.entries) if entry.actor >= 0), None)
        if last is None or table.seats[last].kind != "person" or match.undo_refusal(last) is not None:
            return 0.0
        now = table.clock.steady()
        if self._held[0] != match.version:
            self._held = match.version, now
        return self._held[1] + (moment if moment > 0 else UNTIL_DONE) - now

    async def _move(self, seat: int) -> None:
        table, snapshot, match = self._table, self._table.snapshot, self._table.match
        if snapshot is None or match is None or seat not in snapshot.asked:
            return
        game, state = table.game, snapshot.state
        texts = [game.format(state, option) for option in game.options(state, seat)]
        seed = derive(match.seed, f"bot {seat} {snapshot.version}")
        bot = table.seats[seat].bot
        asker = Asker(table.origin or table.row.owner, table.row.id, table.awaited)
        text = await self._thinkers.answer(table.row.game, bot, game.view(state, seat), texts, seed, asker)
        await table.take(seat, snapshot.version, text)
