"""The first tables: settings, visitors, tables, seeds, seats, entries."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS, name

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "setting",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "visitor",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", name(80), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
    )
    _tables()
    _records()


def _tables() -> None:
    op.create_table(
        "game",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("name", name(120), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("turn", sa.JSON, nullable=False),
        sa.Column("created", MILLISECONDS, nullable=False),
        sa.Column("changed", MILLISECONDS, nullable=False),
    )
    op.create_index("ix_game_status", "game", ["status", "public", "changed"])
    op.create_table(
        "seat",
        _game_id("seat"),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("visitor_id", sa.String(32), nullable=True),
        sa.Column("name", name(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
    )
    op.create_index("ix_seat_visitor_id", "seat", ["visitor_id"])


def _records() -> None:
    op.create_table("secret", _game_id("secret"), sa.Column("seed", sa.LargeBinary, nullable=False))
    op.create_table(
        "entry",
        _game_id("entry"),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("actor", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sqlite_with_rowid=False,
    )


def _game_id(owner: str) -> sa.Column[str]:
    key = sa.ForeignKey("game.id", ondelete="CASCADE", name=f"fk_{owner}_game_id")
    return sa.Column("game_id", sa.String(24), key, primary_key=True)
