"""Notices in chat services, by Apprise; the addresses are typed by people and lead to the open internet only."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import SplitResult, parse_qsl, urlencode, urlsplit, urlunsplit

import structlog

from starhold.server.errors import Problem
from starhold.server.notices import fence
from starhold.server.notices.carriers import Undelivered
from starhold.server.notices.letters import Letter, harmless
from starhold.server.settings import Settings
from starhold.server.store import ContactRow

if TYPE_CHECKING:
    from apprise import NotifyBase

logger = structlog.get_logger()
SERVICES = {
    "discord": "Discord", "gchat": "Google Chat", "gotifys": "Gotify", "jsons": "Webhook", "mmosts": "Mattermost",
    "ntfys": "ntfy", "pover": "Pushover", "rockets": "Rocket.Chat", "slack": "Slack", "tgram": "Telegram",
}  # fmt: skip
"""The services that are offered, by the scheme of their addresses: those of them that people name speak HTTPS."""
PLAIN = {"gotify": "gotifys", "json": "jsons", "mmost": "mmosts", "ntfy": "ntfys", "rocket": "rockets"}
"""The same without encryption, for a host's own network."""
OURS = frozenset({"cto", "redirect", "retry", "rto", "store", "verify", "wait"})
"""Parameters of an address that say how long and how carelessly to try: nobody sets them from outside."""
THREADS = 8
LONGEST = 1000
PATIENCE = 25.0
"""Seconds for a letter."""


class Chat:
    """Carries letters to chat services, in threads of their own: the library waits for answers."""

    def __init__(self, settings: Settings) -> None:
        self._private = settings.notices_private
        self._base = settings.address
        self._threads = ThreadPoolExecutor(THREADS, "chat")
        fence.install(settings.notices_private)
        # The library names whom it writes to.
        logging.getLogger("apprise").setLevel(logging.CRITICAL + 1)

    def stop(self) -> None:
        """Wait for no letter any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def carry(self, contact: ContactRow, letter: Letter, language: str) -> None:
        """Send a letter; `Undelivered`."""
        text = f"{harmless(letter.text)}\n{self._base or contact.origin}{letter.path}"
        sending = asyncio.get_running_loop().run_in_executor(
            self._threads, self._send, contact.address, harmless(letter.title), text
        )
        try:
            reason = await asyncio.wait_for(sending, PATIENCE)
        except TimeoutError:
            raise Undelivered("notice-slow") from None
        if reason:
            raise Undelivered(reason, final=reason in ("notice-forbidden", "contact-unusable"))

    def _send(self, address: str, title: str, text: str) -> str:
        """Why a letter has not arrived, "" if it has."""
        service = _service(address)
        if service is None:
            return "contact-unusable"
        fence.begin()
        try:
            arrived = service.notify(text, title=title, body_format="text")
        except Exception:  # noqa: BLE001
            # The library reads what strangers answer; whatever it stumbles over, the letter has not arrived.
            arrived = False
        return "" if arrived else f"notice-{fence.met() or 'refused'}"

    async def accept(self, typed: str) -> str:
        """An address as it is kept; `Problem` (``contact-unusable``, ``contact-unencrypted``, …)."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._accept, typed)

    def _accept(self, typed: str) -> str:
        address = bare(typed)
        service = _service(address)
        if service is None:
            raise Problem("contact-unusable")
        scheme = _told(service).scheme
        if scheme in PLAIN and not self._private:
            raise Problem("contact-unencrypted")
        if PLAIN.get(scheme, scheme) not in SERVICES:
            raise Problem("contact-service-unknown")
        return address

    async def shown(self, address: str) -> str:
        """An address as its owner recognises it, without what is secret in it."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, shown, address)


def bare(typed: str) -> str:
    """An address without parameters that are ours to set; `Problem` (``contact-unusable``)."""
    text = typed.strip()
    try:
        parts = urlsplit(text)
    except ValueError:
        raise Problem("contact-unusable") from None
    if not parts.scheme or len(text) > LONGEST or not text.isprintable():
        raise Problem("contact-unusable")
    kept = [pair for pair in parse_qsl(parts.query, keep_blank_values=True) if pair[0].lower() not in OURS]
    return urlunsplit(parts._replace(query=urlencode(kept), fragment=""))


def shown(address: str) -> str:
    """The service, and its address with signs left out."""
    service = _service(address)
    if service is None:
        return ""
    told = _told(service)
    name = SERVICES.get(PLAIN.get(told.scheme, told.scheme), told.scheme)
    return f"{name}: {told.netloc.rpartition('@')[2]}{told.path.rstrip('/')}"


def _told(service: "NotifyBase") -> SplitResult:
    """The address of a service as the library writes it, with the secret parts left out."""
    return urlsplit(str(service.url(privacy=True)))  # type: ignore[no-untyped-call]


def _service(address: str) -> "NotifyBase | None":
    """What writes to an address; None if the library knows no such service."""
    # Reading all of its services takes a third of a second, which only those pay who use one.
    from apprise import Apprise, AppriseAsset, NotifyBase

    asset = AppriseAsset(http_redirects=False, secure_logging=True, app_id="Starhold", app_desc="Starhold", app_url="")
    try:
        found = Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    except Exception as problem:  # noqa: BLE001
        # Some of its readers fail on what they do not expect; what that was may be secret.
        logger.warning("a chat address cannot be read", problem=type(problem).__name__)
        return None
    return found if isinstance(found, NotifyBase) else None
