"""Which tables' bots this worker lets move. A lease expires unless its worker lives, so a dead one's tables go on."""

import asyncio
import secrets
import time
from collections.abc import Callable

from .store import Store


class Leases:
    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.seconds = seconds
        self.worker = secrets.token_hex(8)
        self._held: set[str] = set()
        self._until = 0.0  # by our own clock, from before the database was asked

    async def hold(self, table: str) -> bool:
        """Whether this worker has the table's bots; it tries to get them."""
        if time.monotonic() >= self._until:
            self._held.clear()  # we could not renew them; others may have them now
            self._until = time.monotonic() + self.seconds
        if table in self._held:
            return True
        if await self.store.lease(table, self.worker, self.seconds):
            self._held.add(table)
        return table in self._held

    async def let_go(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            await self.store.release(self.worker, table)

    async def renew(self, well: Callable[[], None]) -> None:
        """Keep what we hold, for ever."""
        while True:
            await asyncio.sleep(self.seconds / 3)
            if self._held:
                asked = time.monotonic()
                await self.store.renew_leases(self.worker, self.seconds)
                self._until = asked + self.seconds
            well()

    async def close(self) -> None:
        if self._held:
            self._held.clear()
            await self.store.release(self.worker)
