"""Pebble: the situation at the table. Clauses P-1 to P-9 stand in ``docs/rules/pebble.md``."""

from typing import ClassVar

from starhold.kernel.bag import Bag
from starhold.kernel.game import Config
from starhold.kernel.state import State

STONES = 5
"""Stone values run from 1 to 5; card index = value - 1."""
COPIES = 4
HAND = 3
TRAP = 0
"""The card index of the stone of value 1, which also works as a trap (P-6)."""


class Pebble(State):
    """Hands (card indices, sorted), pebbles won, face-up discards, the bag, and who passes traps by itself."""

    __slots__ = ("auto", "bag", "config", "discards", "hands", "pebbles", "round", "target", "winners")
    SHARED: ClassVar[tuple[str, ...]] = ("config", "target")

    def __init__(self, config: Config) -> None:
        super().__init__()
        self.config = config
        self.target = int(config.options["target"])
        self.bag = Bag([COPIES] * STONES)
        self.hands: list[list[int]] = [[] for _ in range(config.seats)]
        self.pebbles = [0] * config.seats
        self.discards = [0] * STONES
        self.auto = [0] * config.seats
        self.round = 0
        self.winners: list[int] = []

    @property
    def seats(self) -> range:
        """All seats."""
        return range(len(self.pebbles))
