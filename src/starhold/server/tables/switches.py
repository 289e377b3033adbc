"""Messages that made settings at a table: what is still to be kept of them, and which have come before."""

from collections.abc import Sequence
from typing import NamedTuple

from starhold.kernel.asides import Aside, name_of
from starhold.server.store import AsideRow

RECENT = 32
"""How many messages about one setting are remembered."""


class Done(NamedTuple):
    """A message that was carried out: its id, its text, and the version at that time."""

    request: str
    text: str
    version: int


class Switches:
    """The settings of one table. A message that comes twice counts once, as options do.

    After a restart only the last message about each setting is known; it is forgotten as soon as an earlier one that
    comes again is carried out, so that in the end it counts again.
    """

    def __init__(self) -> None:
        self._stored: dict[tuple[int, str], Done] = {}
        self._recent: dict[tuple[int, str], list[Done]] = {}
        self._fresh: list[tuple[Aside, str]] = []

    def restore(self, rows: Sequence[AsideRow]) -> None:
        """Remember what the store knows, oldest first."""
        for row in rows:
            self._stored[row.seat, row.name] = Done(row.request, row.text, row.seq)

    def add(self, aside: Aside, request: str) -> None:
        """A message has made a setting, which is to be kept."""
        key = aside.seat, name_of(aside.text)
        self._stored.pop(key, None)
        self._recent[key] = [*self._recent.get(key, []), Done(request, aside.text, aside.after)][-RECENT:]
        self._fresh.append((aside, request))

    def answered(self, seat: int, text: str, request: str) -> int | None:
        """The version at which this very message was carried out, or None if it is new."""
        key = seat, name_of(text)
        known = [*self._recent.get(key, []), *([self._stored[key]] if key in self._stored else [])]
        return next((done.version for done in known if request and done[:2] == (request, text)), None)

    def rows(self, table_id: str, now: int) -> list[AsideRow]:
        """What is to be kept since the last time this was asked."""
        fresh, self._fresh = self._fresh, []
        return [AsideRow(table_id, *one[:2], name_of(one.text), one.text, request, now) for one, request in fresh]
