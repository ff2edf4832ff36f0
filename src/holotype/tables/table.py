"""A table in memory: its rows read into a state, and what anybody may ask about it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass

from ..core.chance import Chance, Recorded, System
from ..core.game import Game
from ..core.journal import Journal
from ..core.state import State
from .frames import Frames
from .rows import Row, SeatRow, TableRow, record
from .seating import Seating

STATE_CHANGES = ("start", "token", "undo", "rules")


@dataclass(frozen=True)
class Vote:
    """A seat asks to go back further than the rules of undo allow it alone."""

    moves: int
    by: int
    agreed: frozenset[int]


class Table(Seating):
    """The rows of a table, read into a state. Whoever keeps it decides where its rows are; they are the truth."""

    def __init__(
        self, game: Game, table: TableRow, seats: list[SeatRow], rows: Sequence[Row], state: State | None = None
    ) -> None:
        super().__init__(game, seats)
        self.table = table
        self.since = table.changed  # how long it has waited for whoever is asked
        self.frames = Frames()
        self.revision = 0  # how often something has changed that is shown
        self.vote: Vote | None = None
        self.version = 0  # the number of the row that made the state what it is
        self.rewound = 0  # the row that last took something back; what was seen since then is still true
        self.count = 0  # rows read
        self.state = state or game.replay(record(table, rows))
        for row in rows:
            self.counted(row)

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
        self.counted(row)

    def counted(self, row: Row) -> None:
        self.count = row.number + 1
        if row.kind in STATE_CHANGES:
            self.version = row.number
            self.rewound = row.number if row.kind in ("undo", "rules") else self.rewound
            self.vote = None
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

    def wake(self) -> None:
        """Something has changed; whoever shows the table shows it anew."""
        self.revision += 1
