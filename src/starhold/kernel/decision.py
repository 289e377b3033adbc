"""What is being asked, of whom, and how an answer looks."""

from typing import Any, NamedTuple, TypeAlias

CHANCE = -1
"""The actor that answers rolls and draws."""

Option: TypeAlias = tuple[Any, ...]
"""A kind (text) and small integers, as many as the kind needs: hashable, totally ordered, the same in every process."""


class Request:
    """What chance is asked for: ``roll`` of dice or ``draw`` from a bag.

    ``count`` dice or cards are wanted. Dice have faces 1 to ``sides``; a face in ``refused`` is rolled again as part
    of the same roll. For a draw, ``weights[i]`` counts the copies of card *i* that may come. ``viewers`` are the
    seats that may see the outcome before the game ends; None is everybody.
    """

    __slots__ = ("count", "kind", "refused", "sides", "viewers", "weights")

    def __init__(
        self,
        kind: str,
        count: int = 1,
        sides: int = 6,
        refused: tuple[int, ...] = (),
        weights: tuple[int, ...] = (),
        viewers: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind
        self.count = count
        self.sides = sides
        self.refused = refused
        self.weights = weights
        self.viewers = viewers


class Decision(NamedTuple):
    """One question: ``actors`` are the seats that are asked, ``(CHANCE,)`` for a roll or draw, ``()`` at the end.

    ``kind`` comes from the game's closed vocabulary, ``args`` are integers for its prompt. A decision is never
    changed once it is asked, so clones of a state share it. ``offered`` lists the options where the frame had to list
    them in order to ask; None: the frame lists them when somebody wants them. It stays out of digest and codec.
    """

    actors: tuple[int, ...]
    kind: str
    args: tuple[int, ...] = ()
    request: Request | None = None
    offered: list[Option] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors
