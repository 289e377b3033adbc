"""Links in mails: signed, so that only whoever has the mail can follow them."""

import hashlib

from itsdangerous import BadSignature, URLSafeSerializer

from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.store import ContactRow

LASTS = 2 * 24 * 3600 * 1000
"""Milliseconds for which an address can be confirmed."""


class Links:
    """Makes and reads them, with the key that signs cookies."""

    def __init__(self, key: str, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._confirm, self._off = (
            URLSafeSerializer(key, salt=salt, signer_kwargs={"digest_method": hashlib.sha256})
            for salt in ("contact-confirm", "contact-off")
        )

    def confirm(self, contact: ContactRow) -> str:
        """What confirms the address of a contact, for two days."""
        return str(self._confirm.dumps([contact.id, contact.address, self._clock.now() + LASTS]))

    def confirmed(self, token: str) -> tuple[str, str]:
        """Which contact is confirmed, and its address; `Problem` (``contact-link-unknown``)."""
        contact_id, address, until = _read(self._confirm, token, 3)
        if int(until) < self._clock.now():
            raise Problem("contact-link-unknown")
        return str(contact_id), str(address)

    def off(self, contact: ContactRow) -> str:
        """What turns a contact off, for ever."""
        return str(self._off.dumps([contact.id]))

    def turned_off(self, token: str) -> str:
        """Which contact is to be turned off; `Problem` (``contact-link-unknown``)."""
        return str(_read(self._off, token, 1)[0])


def _read(serializer: URLSafeSerializer, token: str, parts: int) -> list[str | int]:
    try:
        found = serializer.loads(token)
    except BadSignature:
        raise Problem("contact-link-unknown") from None
    if not isinstance(found, list) or len(found) != parts:
        raise Problem("contact-link-unknown")
    return found
