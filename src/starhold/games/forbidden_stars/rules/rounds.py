"""Chapter 5: the round structure, and the whole game as a stack of frames."""

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.refresh import Refresh
from starhold.games.forbidden_stars.rules.setup import Setup
from starhold.kernel.state import Frame


class Match(Frame):
    """Set-up, then rounds of planning, operations and refresh (F-RND-1, F-RND-2)."""

    __slots__ = ("step",)

    def __init__(self) -> None:
        self.step = 0

    def advance(self, state: Stars) -> None:
        """The next phase."""
        step, self.step = self.step, self.step % 3 + 1
        if step == 0:
            state.call(Setup())
        elif step == 1:
            state.round += 1
            state.emit("round-began", count=state.round, seat=state.first)
            state.call(Planning())
        elif step == 2:
            state.call(Operations())
        else:
            state.call(Refresh())
