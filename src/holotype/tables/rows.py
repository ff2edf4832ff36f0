"""What is written down of a table: who sits at it, and the rows of tokens and chance outcomes that are the game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ..core.records import Record
from ..core.types import Json

A_DAY = 86400.0


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    ruleset: int
    pack: str | None
    players: int
    options: Json
    public: bool
    invite: str
    host: str
    created: float
    changed: float
    seat: int | None
    moves: int
    over: bool
    wait_limit: float = A_DAY
    closed: float | None = None
    opened: float = 0.0


@dataclass(frozen=True)
class SeatRow:
    """`kind` is `person`, `open` or `bot` (of a `level`). A person may hold several seats: hot-seat."""

    seat: int
    kind: str
    name: str = ""
    level: str = ""
    person: str | None = None
    before: list[str] = field(default_factory=list)  # the people who held it and know what it hid

    def given_to(self, kind: str, name: str = "", level: str = "", person: str | None = None) -> "SeatRow":
        """The same seat in other hands."""
        known = [] if self.person is None or self.person in self.before else [self.person]
        return SeatRow(self.seat, kind, name, level, person, [*self.before, *known])


@dataclass(frozen=True)
class Row:
    """`start`, `token` (a decision and what chance answered), `undo` (back to `moves`), a vote about one: `propose`,
    `agree`, `refuse`; or `rules` (from here on, after `moves`, a later ruleset applies)."""

    number: int
    kind: str
    seat: int | None = None
    token: str | None = None
    moves: int | None = None
    outcomes: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Standing:
    """How the game stands after a row; kept with the table so that lists need no replay."""

    seat: int | None
    moves: int
    over: bool


def line(rows: Sequence[Row]) -> list[Row]:
    """The start and the moves that still stand, without what was taken back."""
    kept: list[Row] = []
    for row in rows:
        if row.kind in ("start", "token"):
            kept.append(row)
        elif row.kind in ("undo", "rules"):
            assert row.moves is not None
            del kept[row.moves + 1 :]
    return kept


def entries(kept: Sequence[Row]) -> list[str | int]:
    """A line in the words of a record."""
    told: list[str | int] = []
    for row in kept:
        told += [row.token] if row.token is not None else []
        told += row.outcomes
    return told


def record(table: TableRow, rows: Sequence[Row], saved: Json | None = None) -> Record:
    """The game that the rows tell; `saved` is the state from which it went on under a later ruleset."""
    told = tuple(entries(line(rows)))
    return Record(table.game, table.ruleset, table.players, table.options, told, None, table.pack, saved)
