"""Limits: how large and how often."""

from starhold.server.clock import CLOCK, Clock

FRAME = 8 * 1024
"""Largest message of a client, in bytes."""
FRAME_HARD = 64 * 1024
"""A larger one ends the connection unread."""
BODY = 16 * 1024
"""Largest body of an HTTP request, in bytes."""
RECORD = 512 * 1024
"""Largest record that may be brought as a file, in bytes."""
ENTRIES = 20_000
"""Most lines of such a record; the longest of many games had 4,352."""
LINE = 300
"""Longest line of the chat, in signs as people count them."""
CHAT = 10
CHAT_IN = 20.0
"""Lines of one person at one table in so many seconds."""
LINES_KEPT = 1000
"""Lines of the chat that a table keeps; older ones are forgotten."""
NOTES = 200
"""Notes that one person keeps at one table."""
NAME = 40
"""Longest name of a person, in signs as people count them; names of tables may have twice as many."""
MESSAGES = 100
MESSAGES_IN = 20.0
"""Messages of one connection in so many seconds."""
PATIENCE = 200
"""Messages over the limit that are answered, each with a refusal; one more closes the connection."""
FRAMES = MESSAGES + PATIENCE
FRAMES_IN = 20.0
"""Frames of one connection in so many seconds, pings and parts of messages among them; one more closes it."""
TOGETHER = 600
TOGETHER_IN = 6.0
"""Frames of all connections from one address in so many seconds: whoever connects again and again gains nothing."""
REQUESTS = 200
REQUESTS_IN = 20.0
"""Changing requests from one address in so many seconds."""
LOOKS = 300
LOOKS_IN = 10.0
"""Other requests from one address in so many seconds, new live lines among them. More of them wait for their turn.

A page takes about 20: a club of a dozen people that opens it at the same moment does not wait.
"""
LINES = 20
LINES_IN = 0.5
"""New live lines from one address in so many seconds; more wait, so that nobody else waits for all of them."""
LISTS = 40
LISTS_IN = 8.0
"""Lists of tables for one address in so many seconds, which cost most of all that may be read; more wait."""
QUEUE = 5.0
"""Longest time in seconds that a request waits for its turn; it is refused if it would be longer."""
PENALTY = 1.0
"""Seconds that a request over the limit waits for its refusal: who sends one after the other costs little then."""
TABLES = 30
TABLES_IN = 600.0
"""New tables from one address in so many seconds."""
BOT_TABLES = 5
"""Games of one visitor that only bots play, at the same time; from one address twice as many."""
CONNECTIONS = 300
"""Live connections from one address."""
ESTIMATES = 3
"""Estimates of chances that are being made or wait to be made for one visitor, at all tables together."""
ATTEMPTS = 20
ATTEMPTS_IN = 120.0
"""Tries to get in from one address in so many seconds: passwords, codes, passkeys, new accounts. Always counted."""
NAME_ATTEMPTS = 15
NAME_ATTEMPTS_IN = 600.0
"""Passwords that are tried for one name in so many seconds, wherever they come from. Always counted."""
CONTACTS = 10
"""Addresses to which one visitor has notices sent."""
TRIALS = 10
TRIALS_IN = 600.0
"""Notices that a visitor, or somebody at one address, sends as a test in so many seconds. Always counted."""
MAILS = 5
MAILS_IN = 24 * 3600.0
"""Mails that ask for a confirmation in so many seconds, to one address and from one place. Always counted."""
TRACKED = 10_000


class Bucket:
    """Lets ``amount`` through in ``seconds``, in bursts too; made afresh it is full."""

    __slots__ = ("_amount", "_at", "_clock", "_left", "_rate")

    def __init__(self, amount: int, seconds: float, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._amount = float(amount)
        self._rate = amount / seconds
        self._left = self._amount
        self._at = clock.steady()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = self._clock.steady()
        self._left = min(self._amount, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self, longest: float) -> float | None:
        """Seconds after which one more may pass, which is settled by that; None if it would be over ``longest``."""
        now = self._clock.steady()
        self._left = min(self._amount, self._left + (now - self._at) * self._rate)
        self._at = now
        seconds = max(0.0, (1 - self._left) / self._rate)
        if seconds > longest:
            return None
        self._left -= 1
        return seconds


class Buckets:
    """A bucket for each key; the oldest are forgotten when there are too many."""

    def __init__(self, amount: int, seconds: float, clock: Clock = CLOCK) -> None:
        self._clock = clock
        self._amount = amount
        self._seconds = seconds
        self._buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        """Whether one more of ``key`` may pass now."""
        return self.of(key).take()

    def wait(self, key: str, longest: float) -> float | None:
        """Seconds after which one more of ``key`` may pass, see `Bucket.wait`."""
        return self.of(key).wait(longest)

    def of(self, key: str) -> Bucket:
        """The bucket of ``key``."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= TRACKED:
                self._buckets.pop(next(iter(self._buckets)))
            bucket = self._buckets[key] = Bucket(self._amount, self._seconds, self._clock)
        return bucket
