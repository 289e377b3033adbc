"""Dice and cards that are handed in from outside: by number and by name, in the order in which they come."""

from typing import Any

from starhold.kernel.chance import Source, outcome
from starhold.kernel.decision import Option, Request
from starhold.kernel.game import Game
from starhold.kernel.reasons import refuse
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
                raw.append(self.dice.pop(0))
            elif self.after is None:
                raise refuse("script-exhausted", wanted="die")
            else:
                raw.append(self.after.die(request.sides))
            wanted -= raw[-1] not in request.refused
        return ("roll", *raw)

    def _draw(self, game: Game[Any], state: State, request: Request) -> Option:
        names, self.cards = self.cards[: request.count], self.cards[request.count :]
        if len(names) == request.count:
            return game.parse(state, " ".join(["draw", *names]))
        if self.after is None:
            raise refuse("script-exhausted", wanted="card")
        if names:
            raise refuse("script-left-over", dice=0, cards=len(names))
        return outcome(request, self.after)


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
