"""How often the row of a table has changed, so that nobody writes over what somebody else has changed meanwhile."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; what has been kept so far begins at 0."""
    op.add_column("game", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
