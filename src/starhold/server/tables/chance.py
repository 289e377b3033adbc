"""The dice of a table: every roll and draw follows from the secret seed and the number of its entry."""

import secrets
from collections.abc import Sequence
from hashlib import sha256

from starhold.kernel.chance import Stream
from starhold.kernel.play import Play
from starhold.kernel.state import State


class TableChance:
    """A source for one play. Entry *n* depends on the seed and *n* alone, so a restart changes nothing."""

    __slots__ = ("_entry", "_play", "_seed", "_stream")

    def __init__(self, seed: bytes, play: Play[State]) -> None:
        self._seed = seed
        self._play = play
        self._entry = -1
        self._stream = Stream(seed)

    def _now(self) -> Stream:
        entry = self._play.version + 1
        if entry != self._entry:
            self._entry = entry
            self._stream = Stream(derive(self._seed, f"entry {entry}"))
        return self._stream

    def die(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        return self._now().die(sides)

    def card(self, weights: Sequence[int]) -> int:
        """A card index, in proportion to ``weights``."""
        return self._now().card(weights)


def new_seed() -> bytes:
    """A secret seed: 256 random bits."""
    return secrets.token_bytes(32)


def derive(seed: bytes, purpose: str) -> bytes:
    """A value for one purpose that tells nothing about the seed or about values for other purposes."""
    return sha256(seed + b"\0" + purpose.encode()).digest()


def commitment(seed: bytes) -> str:
    """What is published when the game starts: a proof, once the seed is shown, that it was not exchanged."""
    return sha256(seed).hexdigest()
