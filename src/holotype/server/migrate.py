"""Brings a database to the newest schema, at every start; workers that start together take turns."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

FOLDER = Path(__file__).with_name("migrations")


class NewerSchema(ValueError):
    """The database has been used by a Holotype that knows more than this one."""


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(7250)"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    newest, current = scripts.get_current_head(), MigrationContext.configure(connection).get_current_revision()
    if current not in (None, *(script.revision for script in scripts.walk_revisions())):
        raise NewerSchema(
            f"the database is of a newer Holotype (schema {current}, this one knows {newest}): install that one "
            "again, or restore a backup that was made before"
        )
    if current != newest:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
