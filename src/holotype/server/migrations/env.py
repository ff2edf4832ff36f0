"""Alembic's entry: the connection is handed over by `server.migrate`."""

from alembic import context

from holotype.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
