"""The six face-up cards and their decks (Q-CARD-10 … Q-CARD-14, Q-CARD-23 … Q-CARD-28)."""

from starhold.games.quantum.components.cards import FIRST_GAMBIT, KINDS, NAMES, ROW
from starhold.games.quantum.model import GAP, QuantumState
from starhold.kernel.bag import Bag
from starhold.kernel.state import Frame


def fillable(state: QuantumState) -> int:
    """The first gap of the row that a deck or its discards can fill, or -1."""
    for place, card in enumerate(state.row):
        kind = place // ROW
        if card == GAP and (len(state.decks[kind]) or state.discards[kind]):
            return place
    return -1


def clear_row(state: QuantumState) -> None:
    """All face-up cards go to the discards (Q-CARD-11)."""
    for place, card in enumerate(state.row):
        if card != GAP:
            state.discards[place // ROW].append(card)
    state.row = [GAP] * (2 * ROW)


def reshuffle(state: QuantumState, kind: int) -> None:
    """The discards of a kind become its new deck (Q-CARD-14)."""
    counts = [0] * len(NAMES[kind])
    for card in state.discards[kind]:
        counts[card - kind * FIRST_GAMBIT] += 1
    state.decks[kind] = Bag(counts)
    state.discards[kind] = []
    state.note("deck-reshuffled", KINDS[kind])


class Refill(Frame):
    """Draw a card for every gap of the row; an empty deck is reshuffled only then (Q-CARD-28)."""

    __slots__ = ("place",)

    def __init__(self) -> None:
        self.place = 0

    def advance(self, state: QuantumState) -> None:
        """Draw for the next gap, or finish."""
        self.place = fillable(state)
        if self.place < 0:
            state.finish()
            return
        kind = self.place // ROW
        if not len(state.decks[kind]):
            reshuffle(state, kind)
        state.draw(f"draw-{KINDS[kind]}", state.decks[kind].weights())

    def chance(self, state: QuantumState, values: list[int]) -> None:
        """Lay the drawn card face up."""
        kind = self.place // ROW
        (card,) = values
        state.decks[kind].remove(card)
        state.row[self.place] = card + kind * FIRST_GAMBIT
        state.note("card-revealed", state.row[self.place])
