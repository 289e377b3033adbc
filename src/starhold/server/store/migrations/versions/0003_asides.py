"""Settings that stand beside the records."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

GAME = sa.ForeignKey("game.id", ondelete="CASCADE", name="fk_aside_game_id")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "aside",
        sa.Column("game_id", sa.String(24), GAME, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(120), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sqlite_with_rowid=False,
    )
