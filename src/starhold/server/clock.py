"""The time. The server asks one clock for it, which a test may turn; nothing else here reads the machine's."""

import time
from collections.abc import Callable


class Clock:
    """The clock of the machine; ``outages`` are the spans, in its milliseconds, in which no server ran."""

    def __init__(self) -> None:
        self.outages: list[tuple[int, int]] = []

    def now(self) -> int:
        """Milliseconds since 1970, UTC: what is kept."""
        return int(self.wall() * 1000)

    def wall(self) -> float:
        """The same in seconds."""
        return time.time()

    def steady(self) -> float:
        """Seconds since some moment, which never go back and leave out what a machine has slept: for short waits."""
        return time.monotonic()

    def watch(self, turned: Callable[[], None]) -> None:
        """Have ``turned`` called, in any thread, when somebody turns the clock; nobody turns a machine's."""


CLOCK = Clock()
"""The machine's."""
