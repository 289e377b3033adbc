"""A clock that stands until somebody turns it."""

from collections.abc import Callable

from starhold.server.clock import Clock

NOON = 1_790_000_000_000
"""A moment in September 2026."""
SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Turned(Clock):
    """The server runs all the while, however far it is turned; `asleep` is time in which none runs."""

    def __init__(self, at: int = NOON) -> None:
        super().__init__()
        self.at = at
        self.lasted = 0
        self._watching: list[Callable[[], None]] = []

    def wall(self) -> float:
        return self.at / 1000

    def steady(self) -> float:
        return self.lasted / 1000

    def watch(self, turned: Callable[[], None]) -> None:
        self._watching.append(turned)

    def turn(self, milliseconds: int) -> None:
        """So much later it is."""
        self.at += milliseconds
        self.lasted += milliseconds
        for turned in self._watching:
            turned()

    def after(self, milliseconds: int) -> "Turned":
        """The clock of the next server, which starts so much later."""
        return Turned(self.at + milliseconds)
