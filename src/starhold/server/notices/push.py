"""Notices that a browser shows by itself: Web Push (RFC 8030, 8291, 8292)."""

import asyncio
import base64
import hashlib
import json
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from starhold.server.errors import Problem
from starhold.server.notices import fence
from starhold.server.notices.carriers import Undelivered
from starhold.server.notices.letters import Letter
from starhold.server.settings import Settings
from starhold.server.store import ContactRow

LASTS = 24 * 3600
"""Seconds for which the service of the browser keeps a notice for a device that is off."""
THREADS = 4
PATIENCE = 25.0
LONGEST = 1000
GONE = (404, 410)
"""How the service says that nobody listens there any more."""


def new_key() -> str:
    """A new key that signs what is pushed, as it is kept."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


class Push:
    """Carries letters to browsers; ``public_key`` is what they ask for before they listen."""

    def __init__(self, key: str, settings: Settings) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public_key = _text(point)
        self._private = settings.notices_private
        self._base = settings.address
        self._threads = ThreadPoolExecutor(THREADS, "push")
        fence.install(settings.notices_private)

    def stop(self) -> None:
        """Wait for no letter any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def carry(self, contact: ContactRow, letter: Letter, language: str) -> None:
        """Send a letter; `Undelivered`."""
        said = {"title": letter.title, "body": letter.text, "path": letter.path, "waiting": letter.waiting}
        data = json.dumps({**said, "language": language}, ensure_ascii=False)
        # A newer notice of the same table takes the place of one that was not shown yet.
        topic = _text(hashlib.sha256(letter.path.encode()).digest())[:32]
        sending = asyncio.get_running_loop().run_in_executor(self._threads, self._send, contact, data, topic)
        try:
            status = await asyncio.wait_for(sending, PATIENCE)
        except TimeoutError:
            raise Undelivered("notice-slow") from None
        if isinstance(status, str):
            raise Undelivered(status, final=status == "notice-forbidden")
        if status in GONE:
            raise Undelivered("notice-gone", gone=True)
        if status >= 300:
            raise Undelivered("notice-refused", final=400 <= status < 500 and status not in (408, 429))

    def _send(self, contact: ContactRow, data: str, topic: str) -> int | str:
        """The status with which the service answers, or why it has not."""
        import requests
        from pywebpush import WebPusher

        fence.begin()
        origin = urlsplit(contact.address)
        whose = self._base or contact.origin
        subject = whose if whose.startswith("https://") else "mailto:host@starhold.invalid"
        claims = {"aud": f"{origin.scheme}://{origin.netloc}", "sub": subject}
        headers = {**self._vapid.sign(claims), "Topic": topic, "Urgency": "high"}
        with requests.Session() as session:
            session.max_redirects = 0
            try:
                to = {"endpoint": contact.address, "keys": contact.keys}
                pusher = WebPusher(to, requests_session=session)
                answer = pusher.send(data, headers, LASTS, timeout=fence.ENOUGH / 2)
            except requests.Timeout:
                return "notice-slow"
            except requests.TooManyRedirects:
                return "notice-refused"
            except (requests.RequestException, OSError):
                return f"notice-{fence.met() or 'unreachable'}"
        return answer if isinstance(answer, str) else int(answer.status_code)

    def accept(self, address: str, keys: dict[str, str]) -> dict[str, str]:
        """The keys of a browser as they are kept; `Problem` (``contact-unusable``, ``contact-unencrypted``)."""
        try:
            parts = urlsplit(address)
            point, secret = (_bytes(keys[name]) for name in ("p256dh", "auth"))
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        except (ValueError, KeyError):
            raise Problem("contact-unusable") from None
        if not parts.hostname or len(address) > LONGEST or len(secret) != 16 or not address.isprintable():
            raise Problem("contact-unusable")
        if parts.scheme != "https" and not (self._private and parts.scheme == "http"):
            raise Problem("contact-unencrypted")
        return {"p256dh": keys["p256dh"], "auth": keys["auth"]}


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
