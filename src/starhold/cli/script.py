"""Dice and cards that are handed in from outside: by number and by name, in the order in which they come."""

from collections.abc import Callable, Sequence
from typing import Any

from starhold.kernel.chance import Source
from starhold.kernel.decision import CHANCE, Option, Request
from starhold.kernel.game import Game
from starhold.kernel.reasons import Refused, refuse
from starhold.kernel.run import feed
from starhold.kernel.state import State


class Given:
    """Faces and card names still to come; ``after`` goes on when they run out (None: `Refused`)."""

    __slots__ = ("after", "cards", "dice")

    def __init__(self, dice: list[int], cards: list[str], after: Source | None = None) -> None:
        self.dice = dice
        self.cards = cards
        self.after = after

    def settle(self, game: Game[Any], state: State) -> list[str]:
        """Answer every open roll and draw; the texts of the outcomes. `Refused` when something does not fit."""
        texts = []
        while (decision := state.decision) is not None and (request := decision.request) is not None:
            raw = self._roll(request) if request.kind == "roll" else self._draw(game, state, request)
            texts.append(game.format(state, raw))
            feed(state, raw)
        return texts

    def finish(self) -> None:
        """`Refused` (``script-left-over``) if something has not been used."""
        if self.dice or self.cards:
            raise refuse("script-left-over", dice=len(self.dice), cards=len(self.cards))

    def _roll(self, request: Request) -> Option:
        raw: list[int] = []
        wanted = request.count
        while wanted:
            if self.dice:
                raw.append(self.face(request.sides))
            elif self.after is None:
                raise refuse("script-exhausted", wanted="die")
            else:
                raw.append(self.after.die(request.sides))
            wanted -= raw[-1] not in request.refused
        return ("roll", *raw)

    def _draw(self, game: Game[Any], state: State, request: Request) -> Option:
        raw: list[int] = []
        weights = list(request.weights)
        for _ in range(request.count):
            if self.cards:
                raw.append(self.card(game, state, weights))
            elif self.after is None:
                raise refuse("script-exhausted", wanted="card")
            else:
                raw.append(self.after.card(weights))
            weights[raw[-1]] -= 1
        return ("draw", *raw)

    def face(self, sides: int) -> int:
        """The next face; `Refused` (``script-does-not-fit``) if no die has it."""
        face = self.dice.pop(0)
        if not 1 <= face <= sides:
            raise refuse("script-does-not-fit", value=face)
        return face

    def card(self, game: Game[Any], state: State, weights: Sequence[int]) -> int:
        """The index of the next card; `Refused` (``script-does-not-fit``) if it is none of those that may come."""
        name = self.cards.pop(0)
        try:
            drawn = game.parse(state, CHANCE, f"draw {name}")[1:]
        except Refused:
            drawn = ()
        if len(drawn) != 1 or not 0 <= drawn[0] < len(weights) or not weights[drawn[0]]:
            raise refuse("script-does-not-fit", value=name[:40])
        return int(drawn[0])


class Dealt:
    """A source for a whole game: what was given comes first, then what ``after`` supplies.

    ``state`` tells the state whose draw is open, so that cards can be given by name.
    """

    __slots__ = ("_after", "_game", "_given", "_state")

    def __init__(self, game: Game[Any], given: Given, after: Source, state: Callable[[], State]) -> None:
        self._game = game
        self._given = given
        self._after = after
        self._state = state

    def die(self, sides: int) -> int:
        """The next face."""
        return self._given.face(sides) if self._given.dice else self._after.die(sides)

    def card(self, weights: Sequence[int]) -> int:
        """The next card."""
        given = self._given
        return given.card(self._game, self._state(), weights) if given.cards else self._after.card(weights)


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
