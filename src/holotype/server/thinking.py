"""Whose bot thinks next. People take turns; tables nobody watches and addresses beyond their budget come last."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from .limits import RateLimits


@dataclass(frozen=True)
class Payer:
    """Who pays for thinking: a person, and the address (where it is known) from one of its budgets."""

    person: str
    address: str = ""
    budget: str = "thinking"


@dataclass(eq=False)
class Queued:
    payer: Payer
    wanted: Callable[[], bool]  # whether anybody waits for the answer
    begin: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Turns:
    """A fair queue in front of a number of slots: of all who wait, everybody is answered once before anybody is
    answered twice. Thinking time is counted against the budget of the address."""

    def __init__(self, slots: int, rate_limits: RateLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self.slots = slots
        self.rate_limits = rate_limits
        self.clock = clock
        self._free = slots
        self._waiting: OrderedDict[str, list[Queued]] = OrderedDict()  # by person; whoever was answered goes to the end

    @property
    def thinking(self) -> int:
        return self.slots - self._free

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, payer: Payer, wanted: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a slot and hold it."""
        queued = Queued(payer, wanted)
        self._waiting.setdefault(payer.person, []).append(queued)
        self._next()
        try:
            await queued.begin
        except asyncio.CancelledError:
            if queued.begin.cancelled():
                self._remove(queued)
            else:  # the slot came together with the cancellation
                self._release()
            raise
        began = self.clock()
        try:
            yield
        finally:
            if payer.address:
                self.rate_limits.pay(payer.budget, payer.address, self.clock() - began)
            self._release()

    def _release(self) -> None:
        self._free += 1
        self._next()

    def _next(self) -> None:
        while self._free and self._waiting:
            queued = self._first()
            self._remove(queued)
            if queued.begin.cancelled():  # and its task has not run since
                continue
            if queued.payer.person in self._waiting:
                self._waiting.move_to_end(queued.payer.person)
            self._free -= 1
            queued.begin.set_result(None)

    def _first(self) -> Queued:
        """Whoever is first in the queue, unless nobody watches or the budget is used up; then the least of these."""
        best, least = None, (True, True)
        for queued in (queued for queue in self._waiting.values() for queued in queue):
            rank = (not queued.wanted(), self._used_up(queued.payer))
            if rank == (False, False):
                return queued
            if best is None or rank < least:
                best, least = queued, rank
        assert best is not None
        return best

    def _used_up(self, payer: Payer) -> bool:
        return bool(payer.address) and self.rate_limits.used_up(payer.budget, payer.address)

    def _remove(self, queued: Queued) -> None:
        queue = self._waiting.get(queued.payer.person, [])
        if queued in queue:
            queue.remove(queued)
            if not queue:
                del self._waiting[queued.payer.person]
