"""Notices by e-mail, through the mail server of the host."""

import re
import ssl
from dataclasses import dataclass
from datetime import UTC, datetime
from email.errors import HeaderParseError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid, parseaddr
from typing import Self
from urllib.parse import unquote, urlsplit

import aiosmtplib

from starhold.kernel.reasons import refuse
from starhold.server.clock import CLOCK, Clock
from starhold.server.errors import Problem
from starhold.server.notices.carriers import Undelivered
from starhold.server.notices.letters import Letter
from starhold.server.notices.links import Links
from starhold.server.settings import Settings
from starhold.server.store import ContactRow
from starhold.words import Words

PATIENCE = 15.0
"""Seconds for each word with the mail server."""
PORTS = {"smtp": 587, "smtps": 465}
DOMAIN = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+", re.IGNORECASE)
LONGEST = 254


@dataclass(frozen=True, slots=True)
class Post:
    """The mail server of the host."""

    host: str
    port: int
    user: str
    password: str
    encrypted: bool
    sender: str

    @classmethod
    def of(cls, settings: Settings) -> Self | None:
        """The one that is set, None if there is none; `Refused` (``mail-unreadable``, ``mail-incomplete``)."""
        if not settings.smtp:
            return None
        try:
            parts = urlsplit(settings.smtp)
            port = parts.port or PORTS[parts.scheme]
        except (ValueError, KeyError):
            raise refuse("mail-unreadable") from None
        if not parts.hostname:
            raise refuse("mail-unreadable")
        if not settings.address or not parseaddr(settings.mail_from)[1]:
            raise refuse("mail-incomplete")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.hostname, port, user, password, parts.scheme == "smtps", settings.mail_from)


class Mail:
    """Carries letters by mail; each says how to get no more of them."""

    def __init__(self, post: Post, settings: Settings, links: Links, clock: Clock = CLOCK) -> None:
        self._post = post
        self._base = settings.address
        self._links = links
        self._clock = clock

    async def carry(self, contact: ContactRow, letter: Letter, language: str) -> None:
        """Send a letter; `Undelivered`."""
        words, off = Words(language), f"{self._base}/notices#off={self._links.off(contact)}"
        foot = words.say("notice-mail-foot", {"link": "\n"}).replace("\n", off)
        message = self._message(contact, letter.title, f"{letter.text}\n\n{self._base}{letter.path}\n\n-- \n{foot}\n")
        message["List-Unsubscribe"] = f"<{off}>"
        await self._send(message)

    async def ask(self, contact: ContactRow, language: str) -> None:
        """Ask the owner of an address whether notices may go there; `Undelivered`."""
        words = Words(language)
        link = f"{self._base}/notices#confirm={self._links.confirm(contact)}"
        text = (
            f"{words.say('notice-confirm', {'address': self._base})}\n\n{link}\n\n{words.say('notice-confirm-foot')}\n"
        )
        await self._send(self._message(contact, words.say("notice-confirm-title"), text))

    def _message(self, contact: ContactRow, title: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._post.sender, contact.address, " ".join(title.split())
        message["Date"] = format_datetime(datetime.fromtimestamp(self._clock.wall(), UTC))
        message["Message-ID"] = make_msgid(domain=parseaddr(self._post.sender)[1].rpartition("@")[2] or None)
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    async def _send(self, message: EmailMessage) -> None:
        post = self._post
        try:
            await aiosmtplib.send(
                message,
                hostname=post.host,
                port=post.port,
                username=post.user or None,
                password=post.password or None,
                use_tls=post.encrypted,
                # A password goes over an encrypted line only.
                start_tls=False if post.encrypted else True if post.user else None,
                timeout=PATIENCE,
            )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            raise Undelivered("notice-refused", final=all(one.code >= 500 for one in problem.recipients)) from None
        except aiosmtplib.SMTPTimeoutError:
            raise Undelivered("notice-slow") from None
        except (aiosmtplib.SMTPException, ssl.SSLError, OSError, ValueError):
            raise Undelivered("notice-mail-failed") from None


def mail_address(typed: str) -> str:
    """An address as it is kept; `Problem` (``contact-unusable``)."""
    text = typed.strip()
    try:
        found = Address(addr_spec=text)
        domain = found.domain.encode("idna").decode("ascii")
        plain = f"{found.username}@{domain}".isascii()
    except (HeaderParseError, ValueError, IndexError, AttributeError):
        raise Problem("contact-unusable") from None
    if not found.username or not DOMAIN.fullmatch(domain) or not plain or len(text) > LONGEST or not text.isprintable():
        raise Problem("contact-unusable")
    return str(Address(username=found.username, domain=domain).addr_spec)
