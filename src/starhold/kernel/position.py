"""Reading documents that people wrote: typed access that names the place of every mistake."""

from collections.abc import Iterator
from typing import Any

from starhold.kernel.reasons import Refused, refuse


class Node:
    """A value inside a plain document and the path that leads to it (``ships[2].number``).

    Every method raises `Refused` (``position-broken`` with ``place`` and ``problem``) when the value is not as wanted.
    """

    __slots__ = ("path", "value")

    def __init__(self, value: Any, path: str = "") -> None:
        self.value = value
        self.path = path

    def broken(self, problem: str) -> Refused:
        """The error for this place; ``problem`` is a closed word such as ``wrong-type``."""
        return refuse("position-broken", place=self.path or "document", problem=problem)

    def has(self, key: str) -> bool:
        """Whether the map has ``key``."""
        return key in self.map()

    def map(self, *allowed: str) -> dict[str, Any]:
        """The value as a map with text keys, of which only ``allowed`` ones may occur (none given: any)."""
        if not isinstance(self.value, dict) or not all(isinstance(key, str) for key in self.value):
            raise self.broken("map-expected")
        for key in self.value:
            if allowed and key not in allowed:
                raise Node(None, self._below(key)).broken("unknown-key")
        return self.value

    def __getitem__(self, key: str) -> "Node":
        if key not in self.map():
            raise Node(None, self._below(key)).broken("missing")
        return Node(self.value[key], self._below(key))

    def get(self, key: str, default: Any) -> "Node":
        """The value under ``key``, or ``default``."""
        return Node(self.map().get(key, default), self._below(key))

    def each(self) -> Iterator["Node"]:
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.broken("list-expected")
        for index, item in enumerate(self.value):
            yield Node(item, f"{self.path}[{index}]")

    def number(self, low: int, high: int) -> int:
        """The value as an integer from ``low`` to ``high``."""
        if type(self.value) is not int:
            raise self.broken("number-expected")
        if not low <= self.value <= high:
            raise self.broken("out-of-range")
        return self.value

    def text(self) -> str:
        """The value as text."""
        if not isinstance(self.value, str):
            raise self.broken("text-expected")
        return self.value

    def flag(self) -> bool:
        """The value as true or false."""
        if not isinstance(self.value, bool):
            raise self.broken("flag-expected")
        return self.value

    def index(self, names: list[str] | tuple[str, ...]) -> int:
        """The position of the value, a text, in ``names``."""
        text = self.text()
        if text not in names:
            raise self.broken("unknown-name")
        return names.index(text)

    def _below(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key
