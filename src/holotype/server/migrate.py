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


def upgrade(connection: Connection, wanted: str | None = None) -> None:
    """To the newest schema, or to the older one that a backup was made of."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(7250)"))
    wanted = known(wanted) if wanted is not None else scripts().get_current_head()
    if schema_of(connection) != wanted:
        config = configured()
        config.attributes["connection"] = connection
        command.upgrade(config, wanted or "head")


def schema_of(connection: Connection) -> str | None:
    """The schema of a database; None: nothing of ours is in it."""
    found = MigrationContext.configure(connection).get_current_revision()
    return None if found is None else known(found)


def known(schema: str) -> str:
    if schema not in {script.revision for script in scripts().walk_revisions()}:
        raise NewerSchema(
            f"this is of a newer Holotype (schema {schema}, this one knows {scripts().get_current_head()}): "
            "install that one again, or use a backup that was made before"
        )
    return schema


def scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(configured())


def configured() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config
