"""A table in the memory of a server, and who watches it there. Only a cache; the rows are the truth."""

import asyncio
import math
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..core.game import Game
from ..core.state import State
from ..tables.rows import Row, SeatRow, TableRow
from ..tables.table import Table
from .sharing import Sharing
from .thinking import Payer

SEEN = 30.0  # seconds; for so long a program is taken to come back


class Live(Table):
    def __init__(
        self, game: Game, table: TableRow, seats: list[SeatRow], rows: Sequence[Row], state: State | None = None
    ) -> None:
        super().__init__(game, table, seats, rows, state)
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.viewers = 0  # pages that show it
        self.seen = -math.inf  # when a program last read it
        self.address = ""  # the address of whoever opened it or last sat down at it
        self.sharing = Sharing(self.frames)
        self.pace: float | None = None  # what the people at the table chose; None: the server's
        self.hurry = asyncio.Event()  # somebody does not want to wait for the bots

    def written(self, row: Row, state: State | None = None) -> None:
        super().written(row, state)
        if self.bot_to_move() is None:
            self.hurry.clear()

    @property
    def payer(self) -> Payer:
        """Who pays for what its bots think."""
        return Payer(self.table.host, self.address)

    def wanted(self) -> bool:
        """Whether anybody waits for what its bots do."""
        return self.viewers > 0 or time.monotonic() - self.seen < SEEN

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
        super().wake()
        for watcher in self.watchers:
            watcher.set()
