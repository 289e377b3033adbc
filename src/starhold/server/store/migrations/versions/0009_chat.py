"""What people say at tables, and whom they do not want to hear."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS, name

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "chat",
        sa.Column("game_id", sa.String(24), _game("chat"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("visitor_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", name(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
        sa.Column("pointer", sa.Text, nullable=False),
        sa.Column("removes", sa.Integer, nullable=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chat_visitor_id", "chat", ["visitor_id"])
    op.create_table(
        "mute",
        sa.Column("game_id", sa.String(24), _game("mute"), nullable=False),
        sa.Column("visitor_id", sa.String(32), nullable=False),
        sa.Column("whom", sa.String(32), nullable=False),
    )
    op.create_index("ix_mute_game_id", "mute", ["game_id"])


def _game(table: str) -> sa.ForeignKey:
    return sa.ForeignKey("game.id", ondelete="CASCADE", name=f"fk_{table}_game_id")
