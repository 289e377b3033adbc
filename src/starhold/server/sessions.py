"""Who asks: a signed cookie names the visitor, the store remembers name and language."""

import hashlib
from http.cookies import CookieError, SimpleCookie
from time import time

from itsdangerous import BadSignature, Signer

from starhold.server.store import Job, Store, VisitorRow, queries
from starhold.words import LANGUAGES, Words

COOKIE = "starhold"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000


class Visitors:
    """Visitors by cookie. One who has done nothing yet stands in the cookie only, not in the store."""

    def __init__(self, store: Store, key: str, secure: bool, root: str = "") -> None:
        self._store = store
        self._signer = Signer(key, salt="visitor", digest_method=hashlib.sha256)
        self._secure = secure
        self._path = root or "/"
        self._known: dict[str, VisitorRow] = {}
        self._stored: set[str] = set()

    def identify(self, cookie_header: str) -> str | None:
        """The visitor id in a Cookie header, if it is there and signed by this server."""
        try:
            morsel = SimpleCookie(cookie_header).get(COOKIE)
            return None if morsel is None else self._signer.unsign(morsel.value).decode("ascii")
        except (BadSignature, CookieError, UnicodeError):
            return None

    def cookie(self, visitor_id: str) -> str:
        """The Set-Cookie header that names the visitor for a year."""
        value = self._signer.sign(visitor_id).decode("ascii")
        secure = "; Secure" if self._secure else ""
        return f"{COOKIE}={value}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

    def known(self, visitor_id: str) -> VisitorRow | None:
        """The visitor if he or she is in memory."""
        return self._known.get(visitor_id)

    async def get(self, visitor_id: str, accepted: str) -> VisitorRow:
        """The visitor; a new one gets a guest's name in a language of ``accepted`` (an Accept-Language header)."""
        known = self._known.get(visitor_id)
        if known is not None:
            return known
        row = await self._store.read(queries.read_visitor, visitor_id)
        if row is not None:
            self._stored.add(visitor_id)
        else:
            language = wanted_language(accepted)
            number = int(hashlib.sha256(visitor_id.encode()).hexdigest()[:8], 16) % 9000 + 1000
            name = Words(language).say("guest-name", {"guest": str(number)})
            row = VisitorRow(visitor_id, name, language, int(time() * 1000))
        if len(self._known) >= REMEMBERED:
            self._stored.discard(gone := next(iter(self._known)))
            del self._known[gone]
        return self._known.setdefault(visitor_id, row)

    async def keep(self, visitor: VisitorRow, name: str | None = None, language: str | None = None) -> None:
        """Store a visitor who does something, with a new name or language if given."""
        if name is None and language is None and visitor.id in self._stored:
            return
        changed = VisitorRow(visitor.id, name or visitor.name, language or visitor.language, visitor.created)
        await self._store.write(Job(steps=[lambda connection: queries.write_visitor(connection, changed)]))
        visitor.name, visitor.language = changed.name, changed.language
        self._stored.add(visitor.id)


def wanted_language(accepted: str) -> str:
    """The first complete language of an Accept-Language header by its weights, else English."""
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted.split(",")[:20]):
        tag, _, weight = part.partition(";q=")
        try:
            rank = float(weight) if weight else 1.0
        except ValueError:
            rank = 0.0
        ranked.append((-rank, place, tag.strip().lower()[:2]))
    return next((short for rank, _, short in sorted(ranked) if short in LANGUAGES and rank < 0), "en")
