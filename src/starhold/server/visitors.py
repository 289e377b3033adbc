"""Who asks: a signed cookie names a guest, or bears the token of a device that is signed in; the store remembers
name and language.
"""

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from itsdangerous import BadSignature, Signer, TimestampSigner

from starhold.server.clock import CLOCK, Clock
from starhold.server.store import Job, Store, VisitorRow, queries
from starhold.words import LANGUAGES, Words

COOKIE = "starhold"
"""How the cookie begins; earlier versions called it no more than that."""
YEAR = 365 * 24 * 3600
AFRESH = 24 * 3600
"""Age in seconds at which a cookie that is used is given anew, so that its year ends a year after the last visit."""
REMEMBERED = 10_000
SIGNED_IN = "s-"
"""How a cookie begins that bears the token of a device, which is no id of a visitor."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a cookie says: the id of a guest, or the token of a signed-in device; ``fresh`` unless it should be given
    anew.
    """

    said: str
    fresh: bool

    @property
    def token(self) -> str:
        """The token of a signed-in device, "" for a guest."""
        return self.said.removeprefix(SIGNED_IN) if self.said.startswith(SIGNED_IN) else ""


class Dated(TimestampSigner):
    """A signer who dates what it signs by the clock of the server."""

    def __init__(self, clock: Clock, key: str, salt: str) -> None:
        super().__init__(key, salt=salt, digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        """Seconds since 1970."""
        return int(self._clock.wall())


class Visitors:
    """Visitors by cookie. One who has done nothing yet stands in the cookie only, not in the store.

    Browsers do not tell the ports and paths of a machine apart: the name of the cookie says which server gave it, so
    that another program on the same machine, another Starhold too, does not overwrite it.
    """

    def __init__(self, store: Store, key: str, secure: bool, root: str = "", clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._store = store
        self._signer = Dated(clock, key, "visitor-since")
        self._former = Signer(key, salt="visitor", digest_method=hashlib.sha256)
        self.cookie_name = f"{COOKIE}-{hashlib.sha256(f'name {key}'.encode()).hexdigest()[:12]}"
        self._secure = secure
        self._path = root or "/"
        self._known: dict[str, VisitorRow] = {}
        self._marks: dict[str, str] = {}
        self._stored: set[str] = set()

    def identify(self, cookie_headers: Iterable[str]) -> Shown | None:
        """What Cookie headers say of the visitor, if there is a cookie that this server has signed."""
        pairs = [pair for header in cookie_headers for pair in cookies_of(header)]
        for name, value in pairs:
            if name == self.cookie_name and (shown := self._read(value)) is not None:
                return shown
        return next((shown for name, value in pairs if name == COOKIE and (shown := self._read_former(value))), None)

    def _read(self, value: str) -> Shown | None:
        try:
            visitor, signed = self._signer.unsign(value, return_timestamp=True)
            return Shown(visitor.decode("ascii"), self._clock.wall() - signed.timestamp() < AFRESH)
        except (BadSignature, UnicodeError):
            return None

    def _read_former(self, value: str) -> Shown | None:
        try:
            return Shown(self._former.unsign(value).decode("ascii"), fresh=False)
        except (BadSignature, UnicodeError):
            return None

    def cookie(self, visitor_id: str = "", token: str = "") -> str:
        """The Set-Cookie header that names a guest, or bears the token of a device, for a year."""
        value = self._signer.sign(SIGNED_IN + token if token else visitor_id).decode("ascii")
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie_name}={value}; Path={self._path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}"

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
            row = VisitorRow(visitor_id, name, language, self._clock.now())
        if len(self._known) >= REMEMBERED:
            self.forget(next(iter(self._known)))
        self._marks[mark_of(visitor_id)] = visitor_id
        return self._known.setdefault(visitor_id, row)

    def become(self, old: VisitorRow, visitor_id: str) -> None:
        """Whoever was known as ``old`` is another visitor from now on, also in requests that are under way."""
        self.forget(old.id)
        old.id = visitor_id

    def forget(self, visitor_id: str) -> None:
        """Read a visitor from the store again, or take them for somebody new."""
        self._known.pop(visitor_id, None)
        self._marks.pop(mark_of(visitor_id), None)
        self._stored.discard(visitor_id)

    def forget_all(self) -> None:
        """The same for everybody."""
        for known in (self._known, self._marks, self._stored):
            known.clear()

    def forget_marked(self, mark: str) -> None:
        """The same for the visitor with that mark: another server has changed something."""
        if mark in self._marks:
            self.forget(self._marks[mark])

    async def keep(self, visitor: VisitorRow, name: str | None = None, language: str | None = None) -> None:
        """Store a visitor who does something, with a new name or language if given."""
        if name is None and language is None and visitor.id in self._stored:
            return
        changed = VisitorRow(visitor.id, name or visitor.name, language or visitor.language, visitor.created)
        await self._store.write(Job(steps=[lambda connection: queries.write_visitor(connection, changed)]))
        visitor.name, visitor.language = changed.name, changed.language
        self._stored.add(visitor.id)


def mark_of(visitor_id: str) -> str:
    """A public mark of a visitor, from which the id does not follow."""
    return hashlib.sha256(visitor_id.encode()).hexdigest()[:16]


def cookies_of(header: str) -> Iterator[tuple[str, str]]:
    """The cookies of a Cookie header, name and value, as RFC 6265 (5.4) strings them together.

    Whatever other programs on the same machine put there spoils no other cookie, as it would with `http.cookies`.
    """
    for part in header.split(";"):
        name, _, value = part.partition("=")
        yield name.strip(), value.strip().strip('"')


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
