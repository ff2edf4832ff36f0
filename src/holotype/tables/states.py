"""How tables stood now and then, kept beside their rows: from there they go on when a game's rules have changed."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..core.chance import Recorded, System
from ..core.game import Game
from ..core.records import RecordError
from ..core.state import State
from ..core.types import Json
from .rows import Row, TableRow, entries, line, record

EVERY = 20  # moves; of so many, one state is kept


@dataclass(frozen=True)
class Snapshot:
    """A state that is to be kept, with its whole log."""

    number: int
    moves: int
    body: bytes
    log: list[Any]


@dataclass(frozen=True)
class StateRow:
    """How a table stood after a row: enough, with the rows until then, to go on under another ruleset."""

    number: int
    moves: int
    lines: int
    body: bytes
    log: bytes


def snapshot(state: State, number: int) -> Snapshot:
    """The state after the row of this number."""
    assert state.journal is not None
    saved = state.save()
    journal = saved.pop("journal")
    return Snapshot(number, state.journal.moves, pack(saved), journal["log"])


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
