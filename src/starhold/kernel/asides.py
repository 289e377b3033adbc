"""Asides: settings that are nobody else's business. They stand beside the entries of a record; undo leaves them alone.

The text of a setting is its name and, as the last word, its value (``auto planning.end 1``). An aside is a standing
option that answers no open question: it changes what its seat will be asked later, and only that seat sees it.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from starhold.kernel.decision import Option
from starhold.kernel.game import Game
from starhold.kernel.state import State

S = TypeVar("S", bound=State)


class Aside(NamedTuple):
    """A setting: after how many entries of the record it was made, by which seat, and its text."""

    after: int
    seat: int
    text: str

    def __str__(self) -> str:
        return f"{self.after}+ seat{self.seat + 1} {self.text}"


class Asides:
    """The asides of a record: of each name the last that a seat made after an entry, so that a flood is one line."""

    __slots__ = ("_made",)

    def __init__(self) -> None:
        self._made: dict[int, dict[tuple[int, str], str]] = {}

    def __iter__(self) -> Iterator[Aside]:
        for after in sorted(self._made):
            yield from self.at(after)

    def __bool__(self) -> bool:
        return bool(self._made)

    def add(self, aside: Aside) -> None:
        """Keep an aside in place of an earlier one of that name after the same entry."""
        self._made.setdefault(aside.after, {})[aside.seat, name_of(aside.text)] = aside.text

    def at(self, after: int) -> list[Aside]:
        """Those that were made after so many entries, by seat and name."""
        made = self._made.get(after)
        return [Aside(after, seat, made[seat, name]) for seat, name in sorted(made)] if made else []

    def between(self, first: int, last: int) -> Iterator[Aside]:
        """Those that were made after ``first`` to ``last`` entries, both included."""
        for after in range(first, last + 1) if self._made else ():
            yield from self.at(after)


def name_of(text: str) -> str:
    """The name of the setting in a text: all words but the last."""
    return text.rpartition(" ")[0]


def switched(game: Game[S], state: S, seat: int, option: Option) -> S:
    """A copy of ``state`` in which ``seat`` has made a setting; nothing is answered, and no event tells of it."""
    twin = state.clone()
    events, twin.events = twin.events, None
    game.stand(twin, seat, option)
    twin.events = events
    return twin
