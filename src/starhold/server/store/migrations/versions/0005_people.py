"""Accounts with their passkeys and devices, what the host decides, and how finished games were played."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS, name

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _owner(table: str) -> sa.Column[str]:
    link = sa.ForeignKey("account.visitor_id", ondelete="CASCADE", name=f"fk_{table}_visitor_id")
    return sa.Column("visitor_id", sa.String(32), link, nullable=False, index=True)


def _game(table: str) -> sa.Column[str]:
    link = sa.ForeignKey("game.id", ondelete="CASCADE", name=f"fk_{table}_game_id")
    return sa.Column("game_id", sa.String(24), link, primary_key=True)


def upgrade() -> None:
    """Make the tables."""
    _people()
    op.create_table(
        "ban",
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("whom", sa.String(80), primary_key=True),
        sa.Column("name", name(80), nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
    )
    op.create_table("hidden", _game("hidden"))
    op.create_table(
        "errand",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("what", sa.String(80), nullable=False),
        sa.Column("answer", sa.Text, nullable=True),
        sa.Column("created", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "played",
        _game("played"),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("side", sa.String(40), nullable=False),
        sa.Column("cards", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "account",
        sa.Column("visitor_id", sa.String(32), primary_key=True),
        sa.Column("name", name(80), nullable=False),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
    )
    op.create_table("look", sa.Column("look", sa.Text, primary_key=True), _owner("look"))
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        _owner("passkey"),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", name(80), nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
        sa.Column("used", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "session",
        sa.Column("id", sa.String(64), primary_key=True),
        _owner("session"),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
        sa.Column("used", MILLISECONDS, nullable=False),
    )
    op.create_table(
        "token",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        sa.Column("visitor_id", sa.String(32), nullable=False, index=True),
        sa.Column("expires", MILLISECONDS, nullable=False),
    )
