"""Where records came from that did not begin at their table."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

GAME = sa.ForeignKey("game.id", ondelete="CASCADE", name="fk_lineage_game_id")


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lineage",
        sa.Column("game_id", sa.String(24), GAME, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("source", sa.String(24), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
