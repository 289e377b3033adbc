"""The channel of a PostgreSQL database: LISTEN and NOTIFY."""

import contextlib
from collections.abc import AsyncIterator, Sequence

from psycopg import AsyncConnection, sql

from starhold.server.channels import Channel, Open

WAIT = 5
"""Seconds to wait for the server at most when connecting."""


class _Open:
    """Two connections: one that listens is busy with it."""

    def __init__(self, listening: AsyncConnection, saying: AsyncConnection, name: str) -> None:
        self._listening = listening
        self._saying = saying
        self._name = name

    async def publish(self, messages: Sequence[bytes]) -> None:
        texts = [message.decode() for message in messages]
        await self._saying.execute("SELECT pg_notify(%s, said) FROM unnest(%s::text[]) said", (self._name, texts))

    async def heard(self) -> AsyncIterator[bytes]:
        async for notice in self._listening.notifies():
            yield notice.payload.encode()


def postgres_channel(database: str, name: str) -> Channel:
    """The channel called ``name`` of the database at that address."""

    async def connected(kept: contextlib.AsyncExitStack) -> AsyncConnection:
        address = database.replace("postgresql+psycopg://", "postgresql://", 1)
        connection = await AsyncConnection.connect(address, autocommit=True, connect_timeout=WAIT)
        return await kept.enter_async_context(connection)

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Open]:
        async with contextlib.AsyncExitStack() as kept:
            listening, saying = await connected(kept), await connected(kept)
            # What is lost with the database server is caught up with afterwards: nobody waits for its disk.
            await saying.execute("SET synchronous_commit = off")
            await listening.execute(sql.SQL("LISTEN {}").format(sql.Identifier(name)))
            yield _Open(listening, saying, name)

    return opened
