"""What tables agree on beside their rules, what happens there beside them, and when a server ran."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

GAME = sa.ForeignKey("game.id", ondelete="CASCADE", name="fk_incident_game_id")


def upgrade() -> None:
    """Make the column and the tables."""
    op.add_column("game", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "incident",
        sa.Column("game_id", sa.String(24), GAME, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", MILLISECONDS, nullable=False),
        sa.Column("args", sa.JSON, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "uptime",
        sa.Column("began", MILLISECONDS, primary_key=True, autoincrement=False),
        sa.Column("lasted", MILLISECONDS, nullable=False),
    )
