"""Whose bot thinks next. People take turns; tables nobody watches and addresses beyond their budget come last."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from .limits import Patience


@dataclass(frozen=True)
class Payer:
    """Who pays for thinking: a person, and the address (where it is known) from one of its budgets."""

    person: str
    household: str = ""
    budget: str = "thinking"


@dataclass(eq=False)
class Wish:
    payer: Payer
    wanted: Callable[[], bool]  # whether anybody waits for the answer
    begin: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A fair queue in front of a number of slots: of all who wait, everybody is answered once before anybody is
    answered twice. Thinking time is counted against the budget of the address."""

    def __init__(self, slots: int, patience: Patience, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = patience
        self.clock = clock
        self._free = slots
        self._waiting: OrderedDict[str, list[Wish]] = OrderedDict()  # by person; whoever was answered goes to the end

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, payer: Payer, wanted: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        wish = Wish(payer, wanted)
        self._waiting.setdefault(payer.person, []).append(wish)
        self._next()
        try:
            await wish.begin
        except asyncio.CancelledError:
            if wish.begin.cancelled():
                self._remove(wish)
            else:  # the slot came together with the cancellation
                self._release()
            raise
        began = self.clock()
        try:
            yield
        finally:
            if payer.household:
                self.patience.pay(payer.budget, payer.household, self.clock() - began)
            self._release()

    def _release(self) -> None:
        self._free += 1
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            wish = self._first()
            self._remove(wish)
            if wish.begin.cancelled():  # and its task has not run since
                continue
            if wish.payer.person in self._waiting:
                self._waiting.move_to_end(wish.payer.person)
            self._free -= 1
            wish.begin.set_result(None)

    def _first(self) -> Wish:
        """Whoever is first in the queue, unless nobody watches or the budget is used up; then the least of these."""
        best, least = None, (True, True)
        for wish in (wish for wishes in self._waiting.values() for wish in wishes):
            rank = (not wish.wanted(), self._used_up(wish.payer))
            if rank == (False, False):
                return wish
            if best is None or rank < least:
                best, least = wish, rank
        assert best is not None
        return best

    def _used_up(self, payer: Payer) -> bool:
        return bool(payer.household) and self.patience.used_up(payer.budget, payer.household)

    def _remove(self, wish: Wish) -> None:
        wishes = self._waiting.get(wish.payer.person, [])
        if wish in wishes:
            wishes.remove(wish)
            if not wishes:
                del self._waiting[wish.payer.person]
