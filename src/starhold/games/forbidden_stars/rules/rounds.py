"""Chapter 5: the round structure, and the whole game as a stack of frames."""

from starhold.games.forbidden_stars.model import Stars
from starhold.games.forbidden_stars.rules.operations import Operations
from starhold.games.forbidden_stars.rules.planning import Planning
from starhold.games.forbidden_stars.rules.refresh import Refresh
from starhold.games.forbidden_stars.rules.setup import Setup
from starhold.kernel.steps import Steps


class Match(Steps):
    """Set-up, then rounds of planning, operations and refresh (F-RND-1, F-RND-2)."""

    __slots__ = ()

    def setup(self, state: Stars) -> None:
        """Everything before the first round."""
        state.call(Setup())

    def planning(self, state: Stars) -> None:
        """A new round; all lay their orders."""
        state.round += 1
        state.emit("round-began", count=state.round, seat=state.first)
        state.call(Planning())

    def operations(self, state: Stars) -> None:
        """The orders are resolved."""
        state.call(Operations())

    def refresh(self, state: Stars) -> None:
        """The end of the round."""
        self.go(Match.planning)
        state.call(Refresh())


Match.STEPS = (Match.setup, Match.planning, Match.operations, Match.refresh)
