"""Brings a database to the newest schema, at every start; workers that start together take turns."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

FOLDER = Path(__file__).with_name("migrations")


def upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(7250)"))
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    newest = ScriptDirectory.from_config(config).get_current_head()
    if MigrationContext.configure(connection).get_current_revision() != newest:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
