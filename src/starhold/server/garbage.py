"""When the garbage collector works: its pauses must not fall into somebody's move."""

import asyncio
import gc
from collections.abc import Callable

EVERY = 1.0
"""Seconds between two looks."""
QUIET = 5
"""Looks in a row without anything accepted after which the server counts as idle."""
MANY = 1_000_000
"""New objects after which the collector works even while games are played."""
SOME = 20_000
"""New objects that make it worth its while when the server is idle."""


class Caretaker:
    """Collects garbage while nobody plays. ``busy`` counts what has been accepted so far.

    What a table leaves behind is freed at once, since it goes round in no circles; circles remain of requests and
    connections. Left to itself the collector would go through everything new every few hundred moves, tens of
    milliseconds long.
    """

    def __init__(self, busy: Callable[[], int]) -> None:
        self._busy = busy
        self._seen = 0
        self._idle = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Take over from the automatic collector; in the event loop."""
        gc.collect()
        gc.freeze()
        gc.disable()
        self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Hand back to the automatic collector."""
        if self._task is not None:
            self._task.cancel()
        gc.enable()

    async def _work(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        """Collect if it is time: everything when idle, what is new when it has become too much."""
        seen, self._seen = self._seen, self._busy()
        self._idle = 0 if seen != self._seen else self._idle + 1
        new = gc.get_count()[0]
        if self._idle >= QUIET and new > SOME:
            gc.collect()
        elif new > MANY:
            gc.collect(0)
