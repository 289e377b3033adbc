"""Chance that a test decides."""

from collections.abc import Sequence

from starhold.kernel.chance import Source
from starhold.kernel.reasons import refuse


class Script:
    """A source that hands out the given faces and cards in order, then goes on with ``after`` if there is one.

    `Refused` (``script-exhausted``) when it runs out, (``chance-does-not-fit``) when a value cannot come.
    """

    __slots__ = ("_after", "_cards", "_dice")

    def __init__(
        self, dice: list[int] | None = None, cards: list[int] | None = None, after: Source | None = None
    ) -> None:
        self._dice = list(reversed(dice or []))
        self._cards = list(reversed(cards or []))
        self._after = after

    @property
    def left(self) -> tuple[int, int]:
        """How many faces and cards have not been handed out."""
        return len(self._dice), len(self._cards)

    def die(self, sides: int) -> int:
        """The next scripted face."""
        if not self._dice:
            if self._after is None:
                raise refuse("script-exhausted", wanted="die")
            return self._after.die(sides)
        face = self._dice.pop()
        if not 1 <= face <= sides:
            raise refuse("chance-does-not-fit", value=face)
        return face

    def card(self, weights: Sequence[int]) -> int:
        """The next scripted card."""
        if not self._cards:
            if self._after is None:
                raise refuse("script-exhausted", wanted="card")
            return self._after.card(weights)
        card = self._cards.pop()
        if not 0 <= card < len(weights) or not weights[card]:
            raise refuse("chance-does-not-fit", value=card)
        return card
