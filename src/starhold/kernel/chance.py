"""Chance: where dice and cards come from, and how raw values become outcomes.

Raw values include refused faces: a roll of two dice that refuses 6 may read ``roll 6 3 1``. Rejection is defined
here once, so that an outside verifier can repeat it.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Protocol

from starhold.kernel.decision import Option, Request
from starhold.kernel.reasons import refuse


class Source(Protocol):
    """Supplies raw faces and cards. The runner owns it; no game ever sees it."""

    def die(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        ...

    def card(self, weights: Sequence[int]) -> int:
        """A card index, each with ``weights[index]`` copies among those that may come."""
        ...


class Stream:
    """A seeded source: SHA-256 of seed and block number gives 32-bit words; those past the last multiple are skipped.

    The same seed (any bytes or text) gives the same outcomes in every process and Python version.
    """

    __slots__ = ("_block", "_seed", "_words")

    def __init__(self, seed: bytes | str | int) -> None:
        self._seed = seed if isinstance(seed, bytes) else str(seed).encode()
        self._block = 0
        self._words: list[int] = []

    def below(self, limit: int) -> int:
        """A uniform integer from 0 to ``limit`` - 1; ``limit`` from 1 to 2**32."""
        bound = 0x1_0000_0000 - 0x1_0000_0000 % limit
        while True:
            if not self._words:
                block = sha256(self._seed + self._block.to_bytes(8, "big")).digest()
                self._block += 1
                self._words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            word = self._words.pop()
            if word < bound:
                return word % limit

    def die(self, sides: int) -> int:
        """A face from 1 to ``sides``."""
        return self.below(sides) + 1

    def card(self, weights: Sequence[int]) -> int:
        """A card index, in proportion to ``weights``."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise AssertionError("weights changed while drawing")


def drawn(request: Request, source: Source) -> list[int]:
    """Ask ``source`` for what ``request`` wants: the raw values, refused faces included."""
    raw: list[int] = []
    left = request.count
    if request.kind == "roll":
        die, sides, refused = source.die, request.sides, request.refused
        if not refused:
            return [die(sides) for _ in range(left)]
        while left:
            face = die(sides)
            raw.append(face)
            if face not in refused:
                left -= 1
        return raw
    weights = list(request.weights)
    for _ in range(left):
        card = source.card(weights)
        weights[card] -= 1
        raw.append(card)
    return raw


def counted(request: Request, raw: list[int]) -> list[int]:
    """The raw values that count: all but the refused faces."""
    return [value for value in raw if value not in request.refused]


def outcome(request: Request, source: Source) -> Option:
    """What ``source`` answers to ``request``, as it is recorded: ``("roll", 4, 4, 2)``, ``("draw", 17)``."""
    return (request.kind, *drawn(request, source))


def accept(request: Request, raw: Option) -> list[int]:
    """The values of ``raw`` that count; `Refused` (``chance-does-not-fit``) unless they answer ``request`` exactly."""
    weights = possible(request)
    values: list[int] = []
    for value in raw[1:]:
        if not 0 <= value < len(weights) or not weights[value] or len(values) == request.count:
            raise refuse("chance-does-not-fit", value=value)
        if request.kind == "draw":
            weights[value] -= 1
        if value not in request.refused:
            values.append(value)
    if raw[0] != request.kind or len(values) != request.count:
        raise refuse("chance-does-not-fit", value=str(raw[0]))
    return values


def possible(request: Request) -> list[int]:
    """For each raw value, refused faces included, in how many ways the first die or card can bring it."""
    return list(request.weights) if request.kind == "draw" else [0] + [1] * request.sides


def can_come(request: Request) -> bool:
    """Whether there are enough cards, or a face that is not refused."""
    ways = sum(weight for value, weight in enumerate(possible(request)) if value not in request.refused)
    return ways >= (request.count if request.kind == "draw" else 1)


def outcomes(request: Request) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every accepted outcome with its weight, lazily; weights are integers with a common denominator."""
    weights = [0 if value in request.refused else weight for value, weight in enumerate(possible(request))]
    return _outcomes(request.count, weights, int(request.kind == "draw"))


def _outcomes(count: int, weights: list[int], spent: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Those of ``count`` dice or cards; ``spent`` are the copies of a value that are gone once it has come."""
    if not count:
        yield (), 1
        return
    for first, weight in enumerate(weights):
        if weight:
            rest = [*weights[:first], weight - spent, *weights[first + 1 :]]
            for values, more in _outcomes(count - 1, rest, spent):
                yield (first, *values), weight * more
