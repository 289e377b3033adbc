"""Reading data files piece by piece: every mistake is an error that names file, place, problem and rule clause."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from starhold.kernel.reasons import Refused, refuse

ID = re.compile(r"[a-z0-9_]{1,60}")


def broken(file: str, place: str, problem: str, clause: str = "") -> Refused:
    """The error for a mistake in a data file."""
    return refuse("data-broken", clause, file=file, place=place or "document", problem=problem)


class Part:
    """A piece of a data file with the place where it stands."""

    __slots__ = ("data", "file", "place")

    def __init__(self, file: str, place: str, data: Any) -> None:
        self.file = file
        self.place = place
        self.data = data

    def check(self, holds: bool, problem: str, clause: str = "") -> None:
        """`Refused` (``data-broken``) unless ``holds``."""
        if not holds:
            raise broken(self.file, self.place, problem, clause)

    def part(self, name: str, data: Any) -> "Part":
        """A piece under a name of its own."""
        return Part(self.file, f"{self.place}.{name}" if self.place else name, data)

    def keys(self, needed: Iterable[str], free: Iterable[str] = (), clause: str = "") -> None:
        """A map with all ``needed`` keys, perhaps some ``free`` ones, and no others."""
        self.check(isinstance(self.data, dict), "a map is expected", clause)
        wanted = sorted(needed)
        for key in wanted:
            if key not in self.data:
                raise broken(self.file, self.part(key, None).place, "is missing", clause)
        for key in sorted(map(str, set(self.data) - {*wanted, *free})):
            raise broken(self.file, self.part(key, None).place, "unknown key", clause)

    def __getitem__(self, key: str) -> "Part":
        """The piece under a key that is there."""
        return self.part(key, self.data[key])

    def has(self, key: str) -> bool:
        """Whether the map has a key."""
        return key in self.data

    def items(self) -> Iterator["Part"]:
        """The pieces of a list, each under its number, or its id where it has one."""
        self.check(isinstance(self.data, list), "a list is expected")
        for number, item in enumerate(self.data):
            name = item.get("id") if isinstance(item, dict) else None
            if isinstance(name, str) and ID.fullmatch(name) and "areas" not in item and "type" not in item:
                yield self.part(name, item)
            else:
                yield Part(self.file, f"{self.place}[{number}]", item)

    def size(self, low: int, high: int, problem: str, clause: str = "") -> None:
        """A list or map with ``low`` to ``high`` pieces."""
        ok = isinstance(self.data, list | dict) and low <= len(self.data) <= high
        self.check(ok, problem, clause)

    def name(self, clause: str = "") -> str:
        """An id: small letters, digits, low lines."""
        self.check(isinstance(self.data, str) and ID.fullmatch(self.data) is not None, "an id is expected", clause)
        return str(self.data)

    def number(self, low: int, high: int, clause: str = "") -> int:
        """A whole number from ``low`` to ``high``."""
        self.check(type(self.data) is int and low <= self.data <= high, "out of range", clause)
        return int(self.data)

    def flag(self, clause: str = "") -> bool:
        """True or false."""
        self.check(type(self.data) is bool, "true or false is expected", clause)
        return bool(self.data)

    def one_of(self, values: Iterable[str], problem: str, clause: str = "") -> str:
        """One of some words."""
        self.check(isinstance(self.data, str) and self.data in values, problem, clause)
        return str(self.data)

    def unique(self, names: list[str]) -> None:
        """No name may stand twice."""
        for place, name in enumerate(names):
            if name in names[:place]:
                raise broken(self.file, self.place, f"{name} is used twice")
