"""What carries a letter to a contact: one carrier for each kind, and what may become of it."""

from typing import Protocol

from starhold.server.notices.letters import Letter
from starhold.server.store import ContactRow


class Undelivered(Exception):
    """A letter has not arrived: ``reason`` is a reason id, ``final`` whether another try is no use, ``gone`` whether
    the contact is no longer there.
    """

    def __init__(self, reason: str, final: bool = False, gone: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.final = final or gone
        self.gone = gone


class Carrier(Protocol):
    """A way to people."""

    async def carry(self, contact: ContactRow, letter: Letter, language: str) -> None:
        """Bring a letter to a contact; `Undelivered` if it has not arrived."""
        ...
