"""A rule sequence as a table of steps in the order of the rulebook."""

from collections.abc import Callable
from typing import Any, ClassVar

from starhold.kernel import mypyc_attr
from starhold.kernel.state import Frame

Step = Callable[[Any, Any], None]
"""What a step does to its frame and the state."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame):
    """A frame that carries out ``STEPS`` one after the other; ``step`` is the number of the next one.

    The table is assigned below the class, whose methods it names: ``Round.STEPS = (Round.refill, Round.award)``.
    While a step waits for an answer or for the frame that it called, ``step`` is the number of the one after it,
    unless the step says `again` or `go`.
    """

    __slots__ = ("step",)
    STEPS: ClassVar[tuple[Step, ...]] = ()

    def __init__(self) -> None:
        self.step = 0

    def advance(self, state: Any) -> None:
        """Carry out the next steps, up to one that asks, calls or is the last."""
        stack, steps = state.stack, self.STEPS
        while state.decision is None and stack[-1] is self:
            number = self.step
            self.step = number + 1
            steps[number](self, state)

    def again(self) -> None:
        """The step under way comes next once more."""
        self.step -= 1

    def go(self, step: Step) -> None:
        """Another step of the table comes next."""
        self.step = self.STEPS.index(step)

    def next_is(self, step: Step) -> bool:
        """Whether that step comes next."""
        return self.STEPS.index(step) == self.step
