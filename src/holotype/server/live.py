"""A table in memory: its rows read into a state, and who watches it. Only a cache; the rows are the truth."""

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from ..core.chance import Chance, Recorded, System
from ..core.game import Game
from ..core.journal import Journal
from ..core.records import Record
from ..core.state import State
from ..core.types import Json
from .frames import Frames
from .seating import Seating
from .sharing import Sharing
from .store import Row, SeatRow, TableRow
from .thinking import Payer

SEEN = 30.0  # seconds; for so long a program is taken to come back
STATE_CHANGES = ("start", "token", "undo", "rules")


@dataclass(frozen=True)
class Vote:
    """A seat asks to go back further than the rules of undo allow it alone."""

    moves: int
    by: int
    agreed: frozenset[int]


class Live(Seating):
    def __init__(
        self, game: Game, table: TableRow, seats: list[SeatRow], rows: Sequence[Row], state: State | None = None
    ) -> None:
        super().__init__(game, seats)
        self.table = table
        self.since = table.changed  # how long it has waited for whoever is asked
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.viewers = 0  # pages that show it
        self.seen = -math.inf  # when a program last read it
        self.address = ""  # the address of whoever opened it or last sat down at it
        self.frames = Frames()
        self.sharing = Sharing(self.frames)
        self.revision = 0  # how often something has changed that is shown
        self.pace: float | None = None  # what the people at the table chose; None: the server's
        self.hurry = asyncio.Event()  # somebody does not want to wait for the bots
        self.vote: Vote | None = None
        self.version = 0  # the number of the row that made the state what it is
        self.rewound = 0  # the row that last took something back; what was seen since then is still true
        self.count = 0  # rows read
        self.state = state or game.replay(record(table, rows))
        for row in rows:
            self._count(row)

    def follow(self, rows: Sequence[Row]) -> None:
        """Rows written by somebody else."""
        for row in rows:
            if row.kind == "token":
                assert row.token is not None
                future = self.state.chance
                state = self.after(row.token, Recorded(row.outcomes, System()))
                state.chance = future
                self.written(row, state)
            elif row.kind == "undo":
                assert row.moves is not None
                self.written(row, self.game.rewind(self.state, row.moves))
            else:
                self.written(row)

    def after(self, token: str, chance: Chance | None = None) -> State:
        """The state that a token leads to. The one we have is never changed, only replaced when the row is in the
        store: whoever draws it meanwhile sees one version of it."""
        state = self.state.copy()
        state.journal = self.journal.copy()
        state.logging = True
        if chance is not None:
            state.chance = chance
        state.apply(token)
        return state

    def outcomes(self, state: State) -> list[int]:
        """What chance has answered between our state and a later one."""
        assert state.journal is not None
        return [~entry for entry in state.journal.entries[len(self.journal.entries) :] if entry < 0]

    def written(self, row: Row, state: State | None = None) -> None:
        """A row is in the store, and this is the state after it."""
        self.state = state or self.state
        self.since = time.time()
        self._count(row)

    def _count(self, row: Row) -> None:
        self.count = row.number + 1
        if row.kind in STATE_CHANGES:
            self.version = row.number
            self.rewound = row.number if row.kind in ("undo", "rules") else self.rewound
            self.vote = None
            if self.bot_to_move() is None:
                self.hurry.clear()
        elif row.kind == "propose":
            assert row.moves is not None and row.seat is not None
            self.vote = Vote(row.moves, row.seat, frozenset((row.seat,)))
        elif row.kind == "agree" and self.vote is not None and row.seat is not None:
            self.vote = Vote(self.vote.moves, self.vote.by, self.vote.agreed | {row.seat})
        elif row.kind == "refuse":
            self.vote = None

    # --- what others ask about it --------------------------------------------------------------------------------

    @property
    def journal(self) -> Journal:
        assert self.state.journal is not None
        return self.state.journal

    @property
    def waiting(self) -> bool:
        """Whether a seat is still free; the game goes on when all are taken."""
        return any(seat.kind == "open" for seat in self.seats)

    @property
    def closed(self) -> bool:
        return self.table.closed is not None

    @property
    def playing(self) -> bool:
        return not (self.waiting or self.finished)

    @property
    def finished(self) -> bool:
        """Whether nobody will move any more; then nothing is hidden from anybody."""
        return self.closed or self.state.over

    def missing(self) -> set[int]:
        """The people the table waits for: who is asked, or those who have not answered a wish to go back."""
        if not self.playing:
            return set()
        if self.vote is not None:
            return self.voters - self.vote.agreed
        return {self.state.seat} & self.voters if self.state.seat is not None else set()

    @property
    def replaceable_from(self) -> float | None:
        """When whoever is waited for may be replaced; None: never."""
        return self.since + self.table.wait_limit if self.table.wait_limit and self.missing() else None

    @property
    def waited_too_long(self) -> bool:
        return self.replaceable_from is not None and self.replaceable_from <= time.time()

    def may_take(self, person: str | None, seat: SeatRow) -> bool:
        """A seat that somebody has held is not for those who know what another seat hides."""
        others = [other for other in self.seats if other.seat != seat.seat and person is not None]
        return not (seat.before and any(person in (other.person, *other.before) for other in others))

    def held_by(self, person: str | None) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]

    @property
    def voters(self) -> set[int]:
        return {seat.seat for seat in self.seats if seat.kind == "person"}

    @property
    def payer(self) -> Payer:
        """Who pays for what its bots think."""
        return Payer(self.table.host, self.address)

    def wanted(self) -> bool:
        """Whether anybody waits for what its bots do."""
        return self.viewers > 0 or time.monotonic() - self.seen < SEEN

    def bot_to_move(self) -> SeatRow | None:
        if not self.playing or self.state.seat is None:
            return None
        seat = self.seats[self.state.seat]
        return seat if seat.kind == "bot" else None

    def free_undo(self, mine: Sequence[int], moves: int) -> bool:
        """Whether going back takes back nothing but decisions of one of these seats, and reveals nothing."""
        return self.journal.fence <= moves < self.journal.moves and self.journal.seats[-1] in mine

    def at(self, moves: int) -> State:
        """The table as it was after so many moves."""
        return self.state if moves == self.journal.moves else self.game.rewind(self.state, moves)

    @contextmanager
    def watching(self) -> Iterator[asyncio.Event]:
        """An event that is set whenever something has changed."""
        changed = asyncio.Event()
        self.watchers.add(changed)
        try:
            yield changed
        finally:
            self.watchers.discard(changed)

    @property
    def watched(self) -> bool:
        """Whether somebody waits for news here, beside the table's own bots."""
        return len(self.watchers) > 1

    def wake(self) -> None:
        """Something has changed; whoever shows the table shows it anew."""
        self.revision += 1
        for watcher in self.watchers:
            watcher.set()


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
