"""Tables that nobody has opened for long become records: they can still be looked at, but no longer played."""

import time
from collections.abc import Callable
from hashlib import sha256

from ..tables.rows import TableRow, line, record
from .store import Store


async def clean_up(store: Store, seconds: float, found: Callable[[TableRow], bool]) -> int:
    """Archive what has been left for so long and `found` agrees to; returns how many tables that were."""
    before, archived = time.time() - seconds, 0
    for table in await store.forgotten(before):
        if found(table):
            body = await record_of(store, table)
            name = sha256(body.encode()).hexdigest()[:20] if body is not None else ""
            archived += await store.archive(table, name, body, before)
    return archived


async def record_of(store: Store, table: TableRow) -> str | None:
    """The game as far as it went, whatever its ruleset; nothing of a table at which nobody has moved."""
    rows = await store.rows(table.id)
    return record(table, rows).to_json().decode() if len(line(rows)) > 1 else None
