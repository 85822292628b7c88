"""Make the table of shares."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the table (if need be: some servers keep it when the rest of a migration fails)."""
    op.create_table(
        "shares",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("breakdown", sa.Text, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("secret_digest", sa.String(64), nullable=False),
        sa.Column("form_digest", sa.String(64)),
        sa.Column("input_digest", sa.String(64), nullable=False),
        sa.UniqueConstraint("form_digest", "input_digest", name="uq_shares_form_input"),
        if_not_exists=True,
    )


def downgrade() -> None:
    """Drop the table with all shares."""
    op.drop_table("shares")
