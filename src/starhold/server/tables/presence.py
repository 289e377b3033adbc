"""Those who look at a table: who they are is counted, and told to the others a little later, once for many."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from starhold.server.tables.peers import Elsewhere
from starhold.server.visitors import mark_of

TOLD_AFTER = 0.3
"""Seconds from somebody's coming or going to the news of it: whoever loads the page again has been back by then."""
PORTION = 20
APART = 0.01
"""So many are told at once, the next after so many seconds: others have their turn between."""


class Listener(Protocol):
    """Somebody who looks at the table."""

    visitor_id: str

    def wake(self) -> None:
        """Something has changed: look at the table again."""
        ...


class Audience:
    """The listeners of a table, and by visitor how many of them there are; ``tell`` is called before news of them."""

    def __init__(self, tell: Callable[[], None]) -> None:
        self.listeners: set[Listener] = set()
        self.present: Counter[str] = Counter()
        self._tell = tell
        self._due = False
        self._timer: asyncio.TimerHandle | None = None
        self._untold: list[Listener] = []
        self.elsewhere = Elsewhere()
        self.on_told: Callable[[], None] = lambda: None

    def wake(self) -> None:
        """Something that cannot wait has changed."""
        for listener in self.listeners:
            listener.wake()

    def everybody(self, known: Iterable[str | None]) -> Collection[str]:
        """Those who look, here and at other servers, where the ``known`` visitors are told apart from strangers."""
        marks = self.elsewhere.marks()
        if not marks:
            return self.present
        ids = {mark_of(visitor): visitor for visitor in [*self.present, *known] if visitor is not None}
        return {*self.present, *(ids.get(mark, mark) for mark in marks)}

    def tell_soon(self) -> None:
        """Those who look at other servers have changed."""
        self._tell_soon()

    def arrive(self, listener: Listener) -> None:
        """Somebody begins to look, and sees the table at once."""
        self.listeners.add(listener)
        self.present[listener.visitor_id] += 1
        if self.present[listener.visitor_id] == 1:
            self._tell_soon()
        listener.wake()

    def depart(self, listener: Listener) -> None:
        """Somebody stops looking."""
        self.listeners.discard(listener)
        self.present[listener.visitor_id] -= 1
        if self.present[listener.visitor_id] <= 0:
            del self.present[listener.visitor_id]
            self._tell_soon()

    def _tell_soon(self) -> None:
        self._due = True
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(TOLD_AFTER, self._begin)

    def _begin(self) -> None:
        self._due, self._untold = False, list(self.listeners)
        self._tell()
        self.on_told()
        self._go_on()

    def _go_on(self) -> None:
        now, self._untold = self._untold[:PORTION], self._untold[PORTION:]
        for listener in now:
            listener.wake()
        self._timer = None
        if self._untold:
            self._timer = asyncio.get_running_loop().call_later(APART, self._go_on)
        elif self._due:
            self._tell_soon()
