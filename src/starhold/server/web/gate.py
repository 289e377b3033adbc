"""How many connections there may be: in all, as the files of this process allow, and from one address."""

import resource
from collections import Counter
from typing import Protocol

from starhold.server.limits import CONNECTIONS

FILES = 10_000
"""Files that the server opens at most, connections among them."""
OTHER_FILES = 128
"""Files that are no connections: the database, the processes of the bots, the client."""
BESIDES = 100
"""Connections from one address beside its live lines."""
RESTING = 200
"""Connections from one address on which no whole request is under way."""


class Guest(Protocol):
    """A connection: ``address`` is whom it counts for, "" for a web server in front, which speaks for many."""

    address: str

    def make_room(self) -> None:
        """Close, since somebody else needs the place and no request is under way here."""
        ...


def most_connections() -> int:
    """Connections that this process can hold, after it has raised its limit of open files as far as it may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    files = FILES if soft == resource.RLIM_INFINITY else min(FILES, max(soft, wanted))
    return max(files - OTHER_FILES, files // 2)


class Gate:
    """All connections. Who waits on one without asking anything gives way to who comes, the oldest first.

    ``lingering`` counts those that were refused and stay a moment to hear it.
    """

    def __init__(self, most: int, limits: bool = True) -> None:
        self._most = most
        self._each = CONNECTIONS + BESIDES if limits else most
        self._resting_each = RESTING if limits else most
        self.lingering = 0
        self._all: set[Guest] = set()
        self._counts: Counter[str] = Counter()
        self._resting: dict[Guest, None] = {}
        self._resting_of: dict[str, dict[Guest, None]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def enter(self, guest: Guest) -> str:
        """Let somebody in, who rests at first; otherwise the reason: ``server-crowded``, ``connections-many``."""
        if guest.address:
            own = self._resting_of.get(guest.address, {})
            if len(own) >= self._resting_each or (own and self._counts[guest.address] >= self._each):
                self._send_away(next(iter(own)))
            elif self._counts[guest.address] >= self._each:
                return "connections-many"
        if len(self._all) >= self._most:
            if not self._resting:
                return "server-crowded"
            self._send_away(next(iter(self._resting)))
        self._all.add(guest)
        self._counts[guest.address] += 1
        self.rest(guest)
        return ""

    def _send_away(self, guest: Guest) -> None:
        self.leave(guest)
        guest.make_room()

    def rest(self, guest: Guest) -> None:
        """Nothing whole is asked on this connection now."""
        if guest in self._all and guest not in self._resting:
            self._resting[guest] = None
            self._resting_of.setdefault(guest.address, {})[guest] = None

    def work(self, guest: Guest) -> None:
        """A whole request is under way on this connection, or a live line stands on it."""
        if guest in self._resting:
            del self._resting[guest]
            del self._resting_of[guest.address][guest]
            if not self._resting_of[guest.address]:
                del self._resting_of[guest.address]

    def leave(self, guest: Guest) -> None:
        """The connection has ended."""
        self.work(guest)
        if guest in self._all:
            self._all.discard(guest)
            self._counts[guest.address] -= 1
            if not self._counts[guest.address]:
                del self._counts[guest.address]
