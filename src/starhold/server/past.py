"""Earlier moments of a game: which step an undo took back, and the state at any version."""

from typing import Any

from starhold.kernel.decision import CHANCE
from starhold.kernel.play import UNDO, Play
from starhold.kernel.record import Entry
from starhold.kernel.run import feed
from starhold.kernel.state import State

APART = 16
"""Versions between two states that are kept."""


def taken_back(entries: list[Entry], undo: int) -> int:
    """The number of the entry that the undo in entry number ``undo`` (from 1) took back."""
    open_undos = 0
    for number in range(undo - 1, 0, -1):
        if entries[number - 1].text == UNDO:
            open_undos += 1
        elif open_undos:
            open_undos -= 1
        else:
            return number
    raise AssertionError("a record never begins with an undo")


class Past:
    """States of a play by version: a few are kept, the others are repeated from the nearest."""

    __slots__ = ("_kept", "_last", "_play")

    def __init__(self, play: Play[Any]) -> None:
        self._play = play
        self._kept: dict[int, State] = {}
        self._last = 0

    def note(self) -> None:
        """Keep the present state if the last one kept is far enough away."""
        if self._play.version >= self._last + APART:
            self._last = self._play.version
            self._kept[self._last] = self._play.state.clone()

    def at(self, version: int) -> State:
        """The state after ``version`` entries, a copy."""
        entries, game = self._play.record.entries, self._play.game
        steps: list[Entry] = []
        while version and version not in self._kept:
            entry = entries[version - 1]
            if entry.text == UNDO:
                version = taken_back(entries, version) - 1
            else:
                steps.append(entry)
                version -= 1
        state = self._kept[version].clone() if version else game.start(self._play.record.config)
        for entry in reversed(steps):
            option = game.parse(state, entry.actor, entry.text)
            if entry.actor == CHANCE:
                feed(state, option)
            else:
                game.apply(state, entry.actor, option)
        return state
