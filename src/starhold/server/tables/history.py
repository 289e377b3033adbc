"""Earlier moments of a game: which step an undo took back, and the state at any version."""

from starhold.kernel.asides import switched
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

    def __init__(self, play: Play[State]) -> None:
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
        steps: list[int] = []
        done = version
        while done and done not in self._kept:
            if entries[done - 1].text == UNDO:
                done = taken_back(entries, done) - 1
            else:
                steps.append(done)
                done -= 1
        state = self._kept[done].clone() if done else game.start(self._play.record.config)
        for number in reversed(steps):
            state = self._settled(state, done, number - 1)
            done, entry = number, entries[number - 1]
            option = game.parse(state, entry.actor, entry.text)
            if entry.actor == CHANCE:
                feed(state, option)
            else:
                game.apply(state, entry.actor, option)
        return self._settled(state, done, version)

    def _settled(self, state: State, first: int, last: int) -> State:
        """The state with the settings of those versions, which no undo takes back."""
        game = self._play.game
        for _, seat, text in self._play.record.asides.between(first, last):
            state = switched(game, state, seat, game.parse(state, seat, text))
        return state
