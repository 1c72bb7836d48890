"""Finished games looked back on."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
    op.create_index("reviews_by_state", "reviews", ["state", "asked"])
    op.create_index("reviews_by_guest", "reviews", ["guest", "asked"])


def downgrade() -> None:
    op.drop_index("reviews_by_guest", "reviews")
    op.drop_index("reviews_by_state", "reviews")
    op.drop_table("reviews")
