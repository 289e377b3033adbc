"""Lazy decks: what is known of the order, and a multiset for the rest."""

from typing import Self


class Bag:
    """A deck of cards or tokens whose order is mostly nobody's knowledge.

    ``known`` lists the cards on top whose order is fixed, next one first; ``counts[i]`` is how many copies of card
    *i* lie below in unknown order. Drawing from the unknown part is a chance decision, so no state holds a secret
    order.
    """

    __slots__ = ("counts", "known")

    def __init__(self, counts: list[int] | None = None, known: list[int] | None = None) -> None:
        self.counts = counts if counts is not None else []
        self.known = known if known is not None else []

    def __len__(self) -> int:
        return len(self.known) + sum(self.counts)

    def remove(self, card: int) -> None:
        """Take out the drawn ``card``: the known top card, else one copy of the unknown part."""
        if self.known:
            if self.known[0] != card:
                raise ValueError(f"card {card} is not on top")
            self.known.pop(0)
        else:
            if self.counts[card] <= 0:
                raise ValueError(f"card {card} is not in the bag")
            self.counts[card] -= 1

    def add(self, card: int) -> None:
        """Shuffle one copy of ``card`` into the unknown part."""
        self.counts[card] += 1

    def weights(self) -> list[int]:
        """For the next draw: copies of each card that may come; exactly one card if the top is known."""
        if self.known:
            return [int(card == self.known[0]) for card in range(len(self.counts))]
        return self.counts

    def clone(self) -> Self:
        """An independent copy."""
        return type(self)(self.counts[:], self.known[:])
