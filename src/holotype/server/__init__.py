"""Tables people and programs play at: pages, a WebSocket a table, a JSON API, kept in SQLite or PostgreSQL."""

from .app import create_app
from .limits import Limits
from .run import run
from .settings import Settings

__all__ = ["Limits", "Settings", "create_app", "run"]
