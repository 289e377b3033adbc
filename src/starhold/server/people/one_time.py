"""What can be used once, within minutes: codes that link a device, and challenges for passkeys."""

import secrets
from functools import partial

from webauthn.helpers import bytes_to_base64url

from starhold.server.clock import CLOCK, Clock
from starhold.server.people.passkeys import WAIT
from starhold.server.people.tokens import hashed, new_code, plain_code
from starhold.server.store import Job, Store, TokenRow, people

LINK = "link"
LINK_TIME = 600
"""Seconds in which a code can be used."""


class OneTime:
    """Makes and takes such tokens; only their hashes are kept."""

    def __init__(self, store: Store, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._store = store

    async def code(self, visitor_id: str) -> tuple[str, int]:
        """A new code that stands for a visitor, in place of an earlier one, and when it ends in milliseconds."""
        code = new_code()
        return code, await self._keep(hashed(code), LINK, visitor_id, LINK_TIME)

    async def look(self, code: str) -> str | None:
        """For whom a code stands, without using it."""
        return await self._store.read(people.read_token, hashed(plain_code(code)), LINK, self._clock.now())

    async def redeem(self, code: str) -> str | None:
        """For whom a code stood, which is used by that."""
        return await self.use(hashed(plain_code(code)), LINK)

    async def challenge(self, purpose: str, visitor_id: str) -> bytes:
        """A new challenge."""
        challenge = secrets.token_bytes(32)
        await self._keep(hashed(bytes_to_base64url(challenge)), purpose, visitor_id, WAIT)
        return challenge

    async def use(self, token_id: str, purpose: str) -> str | None:
        """For whom the token with that hash was made ("" for nobody yet); None if it cannot be used any more."""
        found: list[str] = []
        taking = partial(people.use_token, token_id=token_id, purpose=purpose, now=self._clock.now(), found=found)
        await self._store.write(Job(steps=[taking]))
        return found[0] if found else None

    async def _keep(self, token_id: str, purpose: str, visitor_id: str, seconds: int) -> int:
        now = self._clock.now()
        row = TokenRow(token_id, purpose, visitor_id, now + seconds * 1000)
        await self._store.write(Job(steps=[partial(people.add_token, row=row, now=now)]))
        return row.expires
