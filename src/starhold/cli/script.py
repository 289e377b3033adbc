"""Dice and cards that are handed in from outside: by number and by name, in the order in which they come."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from starhold.kernel.chance import Source, outcome
from starhold.kernel.decision import CHANCE
from starhold.kernel.game import Game
from starhold.kernel.reasons import Refused, refuse
from starhold.kernel.run import feed
from starhold.kernel.state import State

S = TypeVar("S", bound=State)


class Given(Generic[S]):
    """A source of faces and cards: what was given comes first, then what ``after`` supplies (None: `Refused`).

    ``state`` tells the state whose roll or draw is open, by which cards are known by name.
    """

    __slots__ = ("after", "cards", "dice", "game", "state")

    def __init__(
        self, game: Game[S], state: Callable[[], S], dice: str, cards: str, after: Source | None = None
    ) -> None:
        self.game = game
        self.state = state
        self.dice = read_dice(dice)
        self.cards = read_cards(cards)
        self.after = after

    def die(self, sides: int) -> int:
        """The next face; `Refused` (``script-exhausted``, or ``script-does-not-fit`` if no die has it)."""
        if not self.dice:
            return self._further("die").die(sides)
        face = self.dice.pop(0)
        if not 1 <= face <= sides:
            raise refuse("script-does-not-fit", value=face)
        return face

    def card(self, weights: Sequence[int]) -> int:
        """The next card; `Refused` (``script-exhausted``, or ``script-does-not-fit`` if it is none that may come)."""
        if not self.cards:
            return self._further("card").card(weights)
        name = self.cards.pop(0)
        try:
            drawn = self.game.parse(self.state(), CHANCE, f"draw {name}")[1:]
        except Refused:
            drawn = ()
        if len(drawn) != 1 or not 0 <= drawn[0] < len(weights) or not weights[drawn[0]]:
            raise refuse("script-does-not-fit", value=name[:40])
        return int(drawn[0])

    def _further(self, wanted: str) -> Source:
        if self.after is None:
            raise refuse("script-exhausted", wanted=wanted)
        return self.after

    def settle(self) -> list[str]:
        """Answer every open roll and draw; the texts of the outcomes. `Refused` when something does not fit."""
        state, texts = self.state(), []
        while (decision := state.decision) is not None and decision.request is not None:
            raw = outcome(decision.request, self)
            texts.append(self.game.format(state, raw))
            feed(state, raw)
        return texts

    def finish(self) -> None:
        """`Refused` (``script-left-over``) if something has not been used."""
        if self.dice or self.cards:
            raise refuse("script-left-over", dice=len(self.dice), cards=len(self.cards))


def read_dice(text: str) -> list[int]:
    """Faces out of ``3,4 1``; `Refused` (``dice-unreadable``)."""
    words = text.replace(",", " ").split()
    for word in words:
        if not (word.isascii() and word.isdigit() and len(word) < 3):
            raise refuse("dice-unreadable", text=word[:40])
    return [int(word) for word in words]


def read_cards(text: str) -> list[str]:
    """Card names out of ``agile,cruel``."""
    return text.replace(",", " ").split()
