"""An index for finding the tables of their owners, which everybody in the lobby asks for."""

from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the index."""
    op.create_index("ix_game_owner", "game", ["owner"])
