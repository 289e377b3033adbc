"""Reading data files piece by piece: every mistake is an error that names file, place, problem and rule clause."""

import re
from collections.abc import Iterable, Iterator
from typing import Self

from starhold.kernel.reader import Node
from starhold.kernel.reasons import Refused, refuse

ID = re.compile(r"[a-z0-9_]{1,60}")
PROBLEMS = {
    "flag-expected": "true or false is expected",
    "list-expected": "a list is expected",
    "map-expected": "a map is expected",
    "missing": "is missing",
    "number-expected": "out of range",
    "out-of-range": "out of range",
    "unknown-key": "unknown key",
}
"""The closed words of a reader as sentences: whoever writes a faction reads them as they are."""


class Part(Node):
    """A piece of a data file; a mistake in it is refused (``data-broken``) with the clause that the piece rests on."""

    __slots__ = ("clause", "file")

    def __init__(self, value: object, path: str = "", file: str = "", clause: str = "") -> None:
        super().__init__(value, path)
        self.file = file
        self.clause = clause

    def at(self, path: str, value: object) -> Self:
        """A piece elsewhere in the same file, which rests on the same clause."""
        return type(self)(value, path, self.file, self.clause)

    def under(self, clause: str) -> Self:
        """The same piece, from here on resting on that clause."""
        return type(self)(self.value, self.path, self.file, clause)

    def broken(self, problem: str, clause: str = "") -> Refused:
        """The error for a mistake here."""
        said = PROBLEMS.get(problem, problem)
        place = self.path or "document"
        return refuse("data-broken", clause or self.clause, file=self.file, place=place, problem=said)

    def each(self) -> Iterator[Self]:
        """The pieces of a list, each under its number, or its id where it has one."""
        self.several(0)
        for number, item in enumerate(self.value):
            name = item.get("id") if isinstance(item, dict) else None
            if isinstance(name, str) and ID.fullmatch(name) and "areas" not in item and "type" not in item:
                yield self.at(f"{self.path}.{name}", item)
            else:
                yield self.at(f"{self.path}[{number}]", item)

    def several(self, least: int = 1, problem: str = "a list is expected") -> None:
        """A list of at least so many pieces."""
        self.need(isinstance(self.value, list) and len(self.value) >= least, problem)

    def size(self, low: int, high: int, problem: str) -> None:
        """A list or map with ``low`` to ``high`` pieces."""
        self.need(isinstance(self.value, list | dict) and low <= len(self.value) <= high, problem)

    def name(self) -> str:
        """An id: small letters, digits, low lines."""
        self.need(isinstance(self.value, str) and ID.fullmatch(self.value) is not None, "an id is expected")
        return self.text()

    def one_of(self, values: Iterable[str], problem: str) -> str:
        """One of some words."""
        self.need(isinstance(self.value, str) and self.value in values, problem)
        return self.text()

    def unique(self, names: list[str]) -> None:
        """No name may stand twice."""
        for place, name in enumerate(names):
            self.need(name not in names[:place], f"{name} is used twice")
