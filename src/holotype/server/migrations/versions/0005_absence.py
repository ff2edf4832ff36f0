"""Tables know how long an absent player is waited for, whether they are closed and when they were last opened;
seats know who held them, and records the table they were."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wait_limit", sa.Float, nullable=False, server_default="86400"))
    op.add_column("tables", sa.Column("closed", sa.Float))
    op.add_column("tables", sa.Column("opened", sa.Float, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("before", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("records", sa.Column("table_id", sa.String(20)))
    op.create_index("ix_records_table_id", "records", ["table_id"])
