"""The channel of a Redis server: PUBLISH and SUBSCRIBE."""

import contextlib
from collections.abc import AsyncIterator, Sequence

from redis.asyncio import Redis
from redis.asyncio.client import PubSub

from starhold.kernel.reasons import refuse
from starhold.server.channels import Channel, Open

WAIT = 5
"""Seconds to wait for the server at most when connecting."""


class _Open:
    def __init__(self, redis: Redis, heard: PubSub, name: str) -> None:
        self._redis = redis
        self._heard = heard
        self._name = name

    async def publish(self, messages: Sequence[bytes]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for message in messages:
                pipe.publish(self._name, message)
            await pipe.execute()

    async def heard(self) -> AsyncIterator[bytes]:
        async for message in self._heard.listen():
            if message["type"] == "message":
                yield message["data"]


def redis_channel(address: str, name: str) -> Channel:
    """The channel called ``name`` of the Redis server at that address; `Refused` (``channel-unreadable``)."""
    try:
        Redis.from_url(address)
    except ValueError:
        # Nothing of it is repeated: it may hold a password.
        raise refuse("channel-unreadable") from None

    @contextlib.asynccontextmanager
    async def opened() -> AsyncIterator[Open]:
        async with (
            Redis.from_url(address, socket_connect_timeout=WAIT, socket_keepalive=True) as redis,
            redis.pubsub() as heard,
        ):
            await heard.subscribe(name)
            yield _Open(redis, heard, name)

    return opened
