"""The tables of the database. A change here needs a migration in ``migrations/versions``.

A table where people play is ``table`` here, in the database ``game``, as it was called when the first ones were kept.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "fk": "fk_%(table_name)s_%(column_0_name)s"}
)

MILLISECONDS = BigInteger().with_variant(Integer, "sqlite")
"""Times everywhere are milliseconds since 1970, UTC. SQLite's integers are as large as they need to be."""


def name(longest: int) -> String:
    """A name as people type it, whose length is checked before: a sign may be many code points, so none is cut off."""
    return String(longest).with_variant(Text(), "postgresql")


setting = Table(
    "setting",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server keeps for itself, such as the key that signs cookies."""

visitor = Table(
    "visitor",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", name(80), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)
"""People."""

table = Table(
    "game",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("name", name(120), nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("owner", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invite", String(32), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("turn", JSON, nullable=False),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("created", MILLISECONDS, nullable=False),
    Column("changed", MILLISECONDS, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),
    Index("ix_game_status", "status", "public", "changed"),
    Index("ix_game_owner", "owner"),
)
"""A table where a game is prepared, played or finished (``status``: open, playing, over); ``turn``: the asked seats,
at the end those that have won; ``terms``: what the table has agreed on beside its rules (`tables.terms`);
``revision`` counts the changes of this row."""

uptime = Table(
    "uptime",
    metadata,
    Column("began", MILLISECONDS, primary_key=True, autoincrement=False),
    Column("lasted", MILLISECONDS, nullable=False),
)
"""The spans of time, from ``began`` until ``lasted``, in which a server ran."""

secret = Table(
    "secret",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seed", LargeBinary, nullable=False),
)
"""The seed of a game's dice, apart from everything that is ever shown."""

seat = Table(
    "seat",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("visitor_id", String(32), nullable=True),
    Column("name", name(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Index("ix_seat_visitor_id", "visitor_id"),
)
"""Who plays which seat (``kind``: person, bot, open); several seats of one visitor are played at one screen."""

freed = Table(
    "freed",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("visitor_id", String(32), primary_key=True),
    sqlite_with_rowid=False,
)
"""Visitors whose seat the owner of a table has taken away: they sit down again only with its new invitation."""

entry = Table(
    "entry",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("actor", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", MILLISECONDS, nullable=False),
    sqlite_with_rowid=False,
)
"""The records, one line each from ``seq`` 1; ``request`` is the client's id of the message that it answers."""

aside = Table(
    "aside",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(120), primary_key=True),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", MILLISECONDS, nullable=False),
    sqlite_with_rowid=False,
)
"""Settings beside the records: of each name the last one that a seat made after line ``seq`` (`kernel.asides`)."""

lineage = Table(
    "lineage",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("source", String(24), nullable=False),
    Column("seq", Integer, nullable=False),
    sqlite_with_rowid=False,
)
"""Where a record came from that did not begin at its table (``kind``: fork, archive): the table that it was taken from,
"" for a file, and how many of its first lines do not come from the dice of its own seed."""

chat = Table(
    "chat",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", String(10), nullable=False),
    Column("visitor_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", name(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String(20), nullable=False),
    Column("pointer", Text, nullable=False),
    Column("removes", Integer, nullable=False),
    Column("at", MILLISECONDS, nullable=False),
    Index("ix_chat_visitor_id", "visitor_id"),
    sqlite_with_rowid=False,
)
"""What people say at a table, by ``room``: table, spectators, note (to oneself). ``phrase`` is one that each reader has
in their own language, ``pointer`` what the line points at (JSON, or ""); one that ``removes`` another says no more."""

mute = Table(
    "mute",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", nullable=False),
    Column("visitor_id", String(32), nullable=False),
    Column("whom", String(32), nullable=False),
    Index("ix_mute_game_id", "table_id"),
)
"""Whom a visitor does not want to hear at a table: another one, or ``spectators``."""

incident = Table(
    "incident",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", MILLISECONDS, nullable=False),
    Column("args", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""What happens at a table beside its rules, from ``number`` 1, after line ``seq`` of the record: warnings, votes,
resignations (`tables.affairs`). Nothing is ever taken out; what holds follows from all of them."""

# -- people ----------------------------------------------------------------------------------------
account = Table(
    "account",
    metadata,
    Column("visitor_id", String(32), primary_key=True),
    Column("name", name(80), nullable=False),
    Column("password", String(200), nullable=False),
    Column("host", Boolean, nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)
"""Visitors who can sign in: ``name`` is what they sign in with, ``password`` its hash ("" with passkeys only)."""


def _whose() -> Column[str]:
    """Whose a row is that ends with an account."""
    link = ForeignKey("account.visitor_id", ondelete="CASCADE")
    return Column("visitor_id", String(32), link, nullable=False, index=True)


look = Table("look", metadata, Column("look", Text, primary_key=True), _whose())
"""What the names of accounts look like (`spelling.looks`): no two accounts have a look in common."""

passkey = Table(
    "passkey",
    metadata,
    Column("id", Text, primary_key=True),
    _whose(),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", name(80), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("used", MILLISECONDS, nullable=False),
)
"""Passkeys of accounts: ``id`` as browsers write it, ``count`` how often its device says that it has signed."""

session = Table(
    "session",
    metadata,
    Column("id", String(64), primary_key=True),
    _whose(),
    Column("device", String(80), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("used", MILLISECONDS, nullable=False),
)
"""Devices that are signed in; ``id`` is the hash of the token that stands in their cookie."""

token = Table(
    "token",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("purpose", String(20), nullable=False),
    Column("visitor_id", String(32), nullable=False),
    Column("expires", MILLISECONDS, nullable=False),
    Index("ix_token_visitor_id", "visitor_id"),
)
"""What may be used once and soon: codes that link a device, challenges for passkeys; ``id`` is its hash."""

# -- the host's hand ---------------------------------------------------------------------------------
ban = Table(
    "ban",
    metadata,
    Column("kind", String(10), primary_key=True),
    Column("whom", String(80), primary_key=True),
    Column("name", name(80), nullable=False),
    Column("created", MILLISECONDS, nullable=False),
)
"""Whom the host has shut out (``kind``: person, address); ``whom`` is a visitor or an address as limits count it."""

hidden = Table(
    "hidden",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
)
"""Tables that stand in nobody else's list."""

errand = Table(
    "errand",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("action", String(20), nullable=False),
    Column("what", String(80), nullable=False),
    Column("answer", Text, nullable=True),
    Column("created", MILLISECONDS, nullable=False),
)
"""What the command line wants of the running server; ``answer``: "" for done or a reason, none until it is seen to."""

played = Table(
    "played",
    metadata,
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", String(40), nullable=False),
    Column("cards", JSON, nullable=False),
    sqlite_with_rowid=False,
)
"""How a seat has played a finished game: its faction ("" where there are none) and how often it used each card."""


# -- notices -----------------------------------------------------------------------------------------
contact = Table(
    "contact",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("visitor_id", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("keys", JSON, nullable=False),
    Column("mode", String(10), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("origin", Text, nullable=False),
    Column("created", MILLISECONDS, nullable=False),
    Column("sent", MILLISECONDS, nullable=False),
    Column("failed", MILLISECONDS, nullable=False),
    Column("error", String(40), nullable=False),
    Column("failures", Integer, nullable=False),
    Index("ix_contact_visitor_id", "visitor_id"),
)
"""Where notices reach a person (``kind``: mail, chat, push; ``mode``: always, away, digest, off): the ``address`` is
secret, ``origin`` the web address that links begin with, ``error`` why the last notice has not come ("" if it has),
``failures`` how many have been given up since one has come."""

wish = Table(
    "wish",
    metadata,
    Column("visitor_id", String(32), primary_key=True),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_until", Integer, nullable=False),
    Column("digest", Integer, nullable=False),
)
"""When a person wants notices: the time zone, quiet hours and the time of the daily one in minutes of the day."""

notice = Table(
    "notice",
    metadata,
    Column("contact_id", String(24), ForeignKey("contact.id", ondelete="CASCADE"), primary_key=True),
    Column("game_id", String(24), ForeignKey("game.id", ondelete="CASCADE"), key="table_id", primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("at", MILLISECONDS, nullable=False),
    Column("due", MILLISECONDS, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("error", String(40), nullable=False),
    Column("claimed", MILLISECONDS, nullable=False),
    Index("ix_notice_due", "state", "due"),
    sqlite_with_rowid=False,
)
"""Notices that are still to be sent (``state``: waiting) or have been given up (failed): that somebody is asked at a
table since line ``seq`` of its record. A server that sends one has ``claimed`` it until that moment."""
