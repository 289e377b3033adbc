"""Visitors whose seat has been taken away, so that a restart does not give it back."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

GAME = sa.ForeignKey("game.id", ondelete="CASCADE", name="fk_freed_game_id")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "freed",
        sa.Column("game_id", sa.String(24), GAME, primary_key=True),
        sa.Column("visitor_id", sa.String(32), primary_key=True),
        sqlite_with_rowid=False,
    )
