"""Reading documents that people wrote: typed access that names the place of every mistake."""

from collections.abc import Iterator
from typing import Any, Self

from starhold.kernel import Plain, mypyc_attr
from starhold.kernel.reasons import Refused, refuse

WHOLE = "*"
"""Behind the path of a value that was read as a whole."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Node:
    """A value inside a plain document and the path that leads to it (``ships[2].number``).

    Every method raises `Refused` (``position-broken`` with ``place`` and ``problem``) when the value is not as wanted;
    a subclass may refuse in other words, and makes its own kind with `at`.
    ``asked`` collects the paths of the fields that a reader has looked at, where somebody wants to know (`finish`).
    """

    __slots__ = ("asked", "path", "value")

    def __init__(self, value: Any, path: str = "", asked: set[str] | None = None) -> None:
        self.value = value
        self.path = path
        self.asked = asked

    @classmethod
    def root(cls, document: object) -> "Node":
        """A whole document of which `finish` tells at the end whether everything was read."""
        return cls(document, "", set())

    def at(self, path: str, value: object) -> Self:
        """A value elsewhere in the same document."""
        return type(self)(value, path, self.asked)

    def broken(self, problem: str, clause: str = "") -> Refused:
        """The error for this place; ``problem`` is a closed word such as ``wrong-type``."""
        return refuse("position-broken", clause, place=self.path or "document", problem=problem)

    def need(self, holds: bool, problem: str, clause: str = "") -> None:
        """Refuse unless ``holds``."""
        if not holds:
            raise self.broken(problem, clause)

    def has(self, key: str) -> bool:
        """Whether the map has ``key``."""
        return key in self._fields()

    def finish(self) -> None:
        """Refuse (``unknown-key``) the first field of this value that nobody has read, however deep it lies.

        A value that was read as a `whole` is taken as read with everything in it. Only for what began as a `root`.
        """
        asked = self.asked or set()
        items: list[tuple[str, object]] = []
        if isinstance(self.value, dict):
            items = [(self._below(str(key)), value) for key, value in self.value.items()]
        elif isinstance(self.value, list):
            items = [(f"{self.path}[{index}]", value) for index, value in enumerate(self.value)]
        for path, value in items:
            if isinstance(self.value, dict) and path not in asked:
                raise self.at(path, None).broken("unknown-key")
            if path + WHOLE not in asked:
                self.at(path, value).finish()

    def whole(self) -> object:
        """The value as it is: its reader knows what is in it."""
        if self.asked is not None:
            self.asked.add(self.path + WHOLE)
        return self.value

    def map(self, *allowed: str) -> Plain:
        """The value as a map with text keys, of which only ``allowed`` ones may occur (none given: any)."""
        if not isinstance(self.value, dict) or not all(isinstance(key, str) for key in self.value):
            raise self.broken("map-expected")
        for key in self.value:
            if allowed and key not in allowed:
                raise self.at(self._below(key), None).broken("unknown-key")
        return self.value

    def __getitem__(self, key: str) -> Self:
        fields = self._fields()
        if key not in fields:
            raise self.at(self._below(key), None).broken("missing")
        return self._child(key, fields[key])

    def get(self, key: str, default: object) -> Self:
        """The value under ``key``, or ``default``."""
        return self._child(key, self._fields().get(key, default))

    def each(self) -> Iterator[Self]:
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.broken("list-expected")
        for index, item in enumerate(self.value):
            yield self.at(f"{self.path}[{index}]", item)

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

    def _fields(self) -> Plain:
        if not isinstance(self.value, dict):
            raise self.broken("map-expected")
        return self.value

    def _child(self, key: str, value: object) -> Self:
        path = self._below(key)
        if self.asked is not None:
            self.asked.add(path)
        return self.at(path, value)

    def _below(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key
