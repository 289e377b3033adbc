"""How servers of one database tell each other what has changed: through that database, or through Redis."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from starhold.kernel.reasons import refuse

NAME = "starhold"
"""What the channel is called; the schema of the database is added, so that two sites can share a server."""
LONGEST = 7000
"""Bytes in one message at most: PostgreSQL carries less than 8000."""


class Open(Protocol):
    """A channel that is open."""

    async def publish(self, messages: Sequence[bytes]) -> None:
        """Say something to all servers, this one too; an error of the connection if nobody may have heard it."""
        ...

    def heard(self) -> AsyncIterator[bytes]:
        """What is said, from the moment of opening on; an error of the connection when it breaks off."""
        ...


Channel = Callable[[], AbstractAsyncContextManager[Open]]
"""Opens the channel anew."""


def channel_of(address: str, database: str, schema: str) -> Channel | None:
    """The channel at ``address``, ``redis://…``, or if that is empty the one of ``database`` where it has one.

    `Refused` (``channel-unreadable``, ``channel-driver-missing``).
    """
    try:
        if address.startswith(("redis://", "rediss://", "unix://")):
            from starhold.server.channels.redis import redis_channel

            return redis_channel(address, f"{NAME}-{schema}")
        if address:
            raise refuse("channel-unreadable")
        if database.startswith("postgres"):
            from starhold.server.channels.postgres import postgres_channel

            return postgres_channel(database, f"{NAME}-{schema}")
    except ModuleNotFoundError:
        raise refuse("channel-driver-missing") from None
    return None
