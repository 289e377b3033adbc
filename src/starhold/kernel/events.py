"""Events: what happened, for logs, animations and undo boundaries."""

from typing import NamedTuple

EventArg = int | str | tuple[int, ...]


class Event(NamedTuple):
    """One thing that happened: a ``type`` from the game's closed list and public ``args``.

    ``private[seat]`` holds what only that seat may read beside the public arguments. ``reveals`` marks an event that
    made hidden information known, which no undo may cross.
    """

    type: str
    args: dict[str, EventArg]
    private: dict[int, dict[str, EventArg]] | None = None
    reveals: bool = False

    def seen_by(self, seat: int | None) -> dict[str, EventArg]:
        """The arguments that ``seat`` (None: a spectator) may read, built by adding to the public ones."""
        extra = self.private.get(seat) if self.private and seat is not None else None
        return {**self.args, **extra} if extra else self.args
