"""Keeps how tables stand now and then; see tables/states.py."""

import asyncio
import logging
import time
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from ..core.records import RecordError
from ..tables.errors import Refusal
from ..tables.states import EVERY, snapshot, stages
from .library import Library
from .live import Live
from .store import Store

log = logging.getLogger(__name__)

REST = 5.0  # seconds without a move after which a table's state is kept
LOOK = 1.0  # seconds between two looks at what has to be kept


class Snapshots:
    """Keeps the state of every table in the background: after so many moves, when nobody moves for a moment, and when
    the server stops. What it misses, since it was killed, it makes up for when it is started again."""

    def __init__(self, store: Store, library: Library) -> None:
        self.store = store
        self.library = library
        self._due: dict[str, Live] = {}
        self._kept: dict[str, int] = {}  # the moves at which a table's state was kept last

    def note(self, live: Live) -> None:
        """Something has happened at a table."""
        self._due[live.table.id] = live

    async def keep(self, well: Callable[[], None]) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(LOOK)
            for name, live in list(self._due.items()):
                moves = abs(live.journal.moves - self._kept.get(name, 0))
                if moves >= EVERY or time.time() - live.since >= REST:
                    await self._keep(live)
            well()

    async def _keep(self, live: Live) -> None:
        state, number = live.state, live.version
        kept = await asyncio.to_thread(snapshot, state, number)
        await self.store.keep_state(live.table.id, kept)
        self._kept[live.table.id] = kept.moves
        if live.version == number:
            del self._due[live.table.id]
            del self._kept[live.table.id]

    async def catch_up(self, well: Callable[[], None]) -> None:
        """Tables that have gone on since their last state was kept, or that are older than the first one."""
        await asyncio.sleep(REST)  # people first
        after = ""
        while names := await self.store.tables_behind(after):
            for name in names:
                await self._keep_all(name)
            after = names[-1]
        well()

    async def _keep_all(self, name: str) -> None:
        table, rows = await self.store.table(name), await self.store.rows(name)
        if table is None or any(row.kind == "rules" for row in rows):
            return
        try:
            game = self.library.game(table.game)
            if table.ruleset == game.ruleset:
                for kept in await asyncio.to_thread(stages, game, table, rows):
                    await self.store.keep_state(name, kept)
        except (Refusal, RecordError) as error:
            log.error("table %s cannot be read: %s", name, error)

    async def close(self) -> None:
        for live in list(self._due.values()):
            try:
                await self._keep(live)
            except (Refusal, SQLAlchemyError) as error:
                log.error("the state of table %s is not kept: %s", live.table.id, error)
