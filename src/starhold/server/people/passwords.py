"""Passwords: which may be chosen, and their hashes, which are made beside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from starhold.kernel.reasons import refuse
from starhold.spelling import looks

SHORTEST = 8
LONGEST = 256
DIFFERENT = 4
"""Different signs that a password must have."""
MEMORY = 19 * 1024
"""KiB for one hash, as OWASP advises with two rounds: a small machine has room for it."""


def checked(text: str, name: str) -> str:
    """``text`` as it is hashed, if it may be the password of the account ``name``.

    `Refused`: ``password-short``, ``password-long``, or ``password-plain`` if it is the name or says the same sign
    again and again.
    """
    password = plain(text)
    if len(password) < SHORTEST:
        raise refuse("password-short", limit=SHORTEST)
    if len(password) > LONGEST:
        raise refuse("password-long", limit=LONGEST)
    if len(set(password)) < DIFFERENT or not looks(password).isdisjoint(looks(name)):
        raise refuse("password-plain")
    return password


def plain(text: str) -> str:
    """A password in one way of writing it, whatever keyboard it was typed on."""
    return normalize("NFKC", text)


class Passwords:
    """Hashes one password after the other in a thread of its own: it takes some hundredths of a second and 19 MiB."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=MEMORY, parallelism=1)
        self.verify: Callable[[str, str], object] = self._hasher.verify
        self._thread = ThreadPoolExecutor(1, "passwords")
        self._nobody = self._thread.submit(self._hasher.hash, "nobody's")

    def stop(self) -> None:
        """End the thread."""
        self._thread.shutdown()

    async def hash(self, password: str) -> str:
        """The hash of a password, with its salt."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._hasher.hash, password)

    async def fits(self, stored: str, password: str) -> bool:
        """Whether a password is the one of a stored hash; takes the same time where nothing is stored (``""``)."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._fits, stored, plain(password))

    def _fits(self, stored: str, password: str) -> bool:
        try:
            self.verify(stored or self._nobody.result(), password)
        except (VerificationError, InvalidHashError):
            return False
        return stored != ""

    def outdated(self, stored: str) -> bool:
        """Whether a hash was made with less effort than is made today."""
        return self._hasher.check_needs_rehash(stored)
