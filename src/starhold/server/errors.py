"""Problems: what a request can run into, as a reason id with a status, put into one sentence for a person."""

from starhold.kernel.reasons import Refusal, Refused
from starhold.server.store import StoreFailed
from starhold.words import Words

STATUS = {
    "request-unreadable": 400,
    "name-unusable": 400,
    "terms-unfit": 400,
    "hours-unfit": 400,
    "name-signs": 400,
    "name-marks": 400,
    "language-unknown": 400,
    "message-unreadable": 400,
    "message-unknown": 400,
    "version-unknown": 400,
    "account-way-missing": 400,
    "contact-unusable": 400,
    "contact-unencrypted": 400,
    "contact-service-unknown": 400,
    "zone-unknown": 400,
    "password-short": 400,
    "password-long": 400,
    "password-plain": 400,
    "passkey-unusable": 400,
    "origin-foreign": 403,
    "sign-in-wrong": 403,
    "password-wrong": 403,
    "passkey-unknown": 403,
    "passkey-late": 403,
    "account-needed": 403,
    "registration-closed": 403,
    "banned": 403,
    "host-only": 403,
    "header-missing": 403,
    "invite-needed": 403,
    "owner-only": 403,
    "seat-one-each": 403,
    "seat-freed": 403,
    "seat-foreign": 403,
    "seat-stood-in": 403,
    "vote-foreign": 403,
    "seed-not-allowed": 403,
    "record-secret": 403,
    "knowledge-secret": 403,
    "fork-secret": 403,
    "chat-room": 403,
    "chat-line-foreign": 403,
    "chat-line-unknown": 404,
    "link-unknown": 404,
    "contact-unknown": 404,
    "contact-link-unknown": 404,
    "device-unknown": 404,
    "account-unknown": 404,
    "action-unknown": 404,
    "table-unknown": 404,
    "page-unknown": 404,
    "game-unknown": 404,
    "method-not-allowed": 405,
    "table-closed": 410,
    "account-exists": 409,
    "account-name-taken": 409,
    "passkeys-many": 409,
    "contacts-many": 409,
    "mail-unset": 409,
    "notice-forbidden": 409,
    "notice-gone": 409,
    "passkey-last": 409,
    "link-same": 409,
    "link-accounts": 409,
    "link-moved": 409,
    "signed-out": 409,
    "stale": 409,
    "game-over": 409,
    "not-asked": 409,
    "seat-not-at-screen": 409,
    "seat-taken": 409,
    "seat-changed": 409,
    "seat-unknown": 409,
    "seats-open": 409,
    "proposal-open": 409,
    "proposal-gone": 409,
    "proposal-repeated": 409,
    "voted-already": 409,
    "vote-not-agreed": 409,
    "person-there": 409,
    "seat-kept": 409,
    "seat-played": 409,
    "vacation-over": 409,
    "hours-lately": 409,
    "table-goes-on": 409,
    "table-started": 409,
    "table-shared": 409,
    "table-not-started": 409,
    "request-slow": 408,
    "request-too-large": 413,
    "chat-unusable": 400,
    "chat-signs": 400,
    "chat-marks": 400,
    "chat-fast": 429,
    "notes-many": 409,
    "record-long": 413,
    "record-unusable": 422,
    "request-head-large": 431,
    "message-too-large": 413,
    "attempts-many": 429,
    "trials-many": 429,
    "too-fast": 429,
    "flood": 429,
    "connections-many": 429,
    "bot-tables-many": 429,
    "server-failed": 500,
    "notice-failed": 502,
    "notice-mail-failed": 502,
    "notice-refused": 502,
    "notice-unreachable": 502,
    "notice-slow": 504,
    "client-missing": 503,
    "server-crowded": 503,
    "not-read": 503,
    "not-saved": 503,
    "store-damaged": 503,
    "table-broken": 503,
}
"""HTTP status of each reason; a refusal by a game or by the kernel that is not listed is 422."""
UNPROCESSABLE = 422
START_REASONS = (
    "setting-unreadable",
    "port-occupied",
    "address-unusable",
    "database-unusable",
    "database-newer",
    "database-read-only",
    "database-full",
    "database-busy",
    "database-served",
    "database-unreachable",
    "database-driver-missing",
    "database-foreign",
    "database-damaged",
    "server-silent",
    "mail-unreadable",
    "mail-incomplete",
)
"""Why the server cannot start."""
SERVER_REASONS = (*STATUS, *START_REASONS, "seat-unreadable")


class Problem(Exception):
    """A request is refused: ``reason`` with arguments for its sentence, and the rule clause where one is behind it."""

    def __init__(self, reason: str, clause: str = "", **args: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.clause = clause
        self.args_said = args
        self.request = ""

    @classmethod
    def of(cls, caught: "Problem | Refused | StoreFailed") -> "Problem":
        """The problem itself, or what is behind a refusal of the kernel or a game, or behind a failure of the store."""
        if isinstance(caught, Problem):
            return caught
        if isinstance(caught, StoreFailed):
            return cls(caught.reason)
        refusal = caught.refusal
        return cls(refusal.reason, refusal.clause, **refusal.args)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS.get(self.reason, UNPROCESSABLE)

    @property
    def refusal(self) -> Refusal:
        """What is refused, for `Words`."""
        return Refusal(self.reason, self.clause, **self.args_said)

    def sentence(self, language: str) -> str:
        """One sentence for a person who sits at no table."""
        return Words(language).refusal(self.refusal)
