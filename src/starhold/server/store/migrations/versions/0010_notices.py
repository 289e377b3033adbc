"""Where notices reach people, when they want them, and those that are still to be sent."""

import sqlalchemy as sa
from alembic import op

from starhold.server.store.schema import MILLISECONDS

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "contact",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("visitor_id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("mode", sa.String(10), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        *(sa.Column(name, MILLISECONDS, nullable=False) for name in ("created", "sent", "failed")),
        sa.Column("error", sa.String(40), nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Index("ix_contact_visitor_id", "visitor_id"),
    )
    op.create_table(
        "wish",
        sa.Column("visitor_id", sa.String(32), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        *(sa.Column(name, sa.Integer, nullable=False) for name in ("quiet_from", "quiet_until", "digest")),
    )
    of_contact = sa.ForeignKey("contact.id", ondelete="CASCADE", name="fk_notice_contact_id")
    of_game = sa.ForeignKey("game.id", ondelete="CASCADE", name="fk_notice_game_id")
    op.create_table(
        "notice",
        sa.Column("contact_id", sa.String(24), of_contact, primary_key=True),
        sa.Column("game_id", sa.String(24), of_game, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        *(sa.Column(name, MILLISECONDS, nullable=False) for name in ("at", "due")),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("error", sa.String(40), nullable=False),
        sa.Column("claimed", MILLISECONDS, nullable=False),
        sa.Index("ix_notice_due", "state", "due"),
        sqlite_with_rowid=False,
    )
