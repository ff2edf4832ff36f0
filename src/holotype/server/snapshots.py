"""How tables stood now and then, kept beside their rows: from there they go on when a game's rules have changed."""

import asyncio
import json
import logging
import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from ..core.chance import Recorded, System
from ..core.game import Game
from ..core.records import RecordError
from ..core.state import State
from ..core.types import Json
from .errors import Refusal
from .library import Library
from .live import Live, entries, line, record
from .store import EVERY, Row, Snapshot, StateRow, Store, TableRow

log = logging.getLogger(__name__)

REST = 5.0  # seconds without a move after which a table's state is kept
LOOK = 1.0  # seconds between two looks at what has to be kept


def snapshot(state: State, number: int) -> Snapshot:
    """The state after the row of this number."""
    assert state.journal is not None
    saved = state.save()
    journal = saved.pop("journal")
    return Snapshot(number, state.journal.moves, pack(saved), journal["log"], pack)


def pack(value: Any) -> bytes:
    return zlib.compress(json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode())


def unpack(body: bytes) -> Any:
    return json.loads(zlib.decompress(body))


def standing_states(states: Sequence[StateRow], rows: Sequence[Row]) -> list[StateRow]:
    """Those from which nothing was taken back later, in order."""
    back = [(row.number, row.moves) for row in rows if row.kind in ("undo", "rules") and row.moves is not None]
    return [
        state
        for state in sorted(states, key=lambda state: state.number)
        if not any(number > state.number and moves < state.moves for number, moves in back)
    ]


def whole_save(state: StateRow, states: Sequence[StateRow], rows: Sequence[Row]) -> Json:
    """A kept state with its journal. What was played until then stands in it, but is not replayed from here."""
    lines: list[Any] = []
    for earlier in states:
        if earlier.number <= state.number:
            added = unpack(earlier.log)
            lines[earlier.lines - len(added) :] = added
    played = line([row for row in rows if row.number <= state.number])
    seats = [row.seat for row in played if row.kind == "token"]
    journal = {"entries": [], "before": entries(played), "seats": seats, "fence": len(seats), "position": None}
    saved: Json = unpack(state.body)
    return saved | {"journal": journal | {"log": lines}}


# --- keeping them ------------------------------------------------------------------------------------------------


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


def stages(game: Game, table: TableRow, rows: Sequence[Row]) -> list[Snapshot]:
    """A table as it stood on the way, every so many moves, and at its end."""
    start, *moves = line(rows)
    state = game.replay(record(table, [start]))
    kept = [snapshot(state, start.number)]
    for made, row in enumerate(moves, 1):
        replayed(state, row)
        if made % EVERY == 0 or row is moves[-1]:
            kept.append(snapshot(state, row.number))
    return kept


def replayed(state: State, row: Row) -> None:
    """Play a row at this state; raises RecordError, where its outcomes do not fit, or what the rules raise."""
    assert row.token is not None
    outcomes = Recorded(row.outcomes, System())
    state.chance = outcomes
    state.apply(row.token)
    state.chance = System()
    if outcomes.left:
        raise RecordError(f"{row.token} uses fewer chance outcomes than it did", "surplus")
