"""Who is connected now: live lines that change with whoever stands behind them, or end."""

from collections.abc import Callable
from typing import Protocol

from starhold.server.store import VisitorRow


class Line(Protocol):
    """A live line: who it is, the device that is signed in there ("" for a guest), and where it comes from."""

    visitor_id: str
    session: str
    address: str

    def become(self, visitor: VisitorRow, session: str) -> None:
        """Go on as somebody else."""
        ...

    def end(self, reason: str) -> None:
        """Hang up and say why."""
        ...


class Lines:
    """All live lines of this process."""

    def __init__(self) -> None:
        self._all: set[Line] = set()

    def add(self, line: Line) -> None:
        """A line stands."""
        self._all.add(line)

    def remove(self, line: Line) -> None:
        """A line has ended."""
        self._all.discard(line)

    @property
    def sessions(self) -> set[str]:
        """The signed-in devices among them."""
        return {line.session for line in self._all if line.session}

    def become(self, old: str, visitor: VisitorRow, session: str) -> None:
        """Lines of the visitor ``old`` are ``visitor``'s from now on."""
        for line in [line for line in self._all if line.visitor_id == old]:
            line.become(visitor, session)

    def of(self, which: Callable[[Line], bool]) -> list[Line]:
        """Some of them."""
        return [line for line in self._all if which(line)]

    def end(self, which: Callable[[Line], bool], reason: str) -> None:
        """End some of them."""
        for line in self.of(which):
            line.end(reason)
