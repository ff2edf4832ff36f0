"""How much one address may do in a minute. Nobody who plays notices; whoever floods is told to wait."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from ipaddress import IPv6Network, ip_address
from weakref import WeakValueDictionary

from fastapi import Request, WebSocket

from ..tables.errors import too_many

ADDRESSES = 10_000  # remembered; beyond that the one not heard of for longest is forgotten


@dataclass(frozen=True)
class Limits:
    """So much a minute for one address, at any pace within it; 0 is no limit."""

    tables: int = 30  # opened, and records brought along
    joins: int = 60
    messages: int = 3000  # moves and whatever else is said at tables
    requests: int = 6000  # pages and calls of the API, whatever they are for
    thinking: float = 30  # seconds of bots' thought; beyond that, the bots of others go first
    reads: float = 20  # seconds of drawing, replaying and hints on demand


class RateLimits:
    """A bucket for every address and kind of request: full at first, emptied by use, filled again within a minute."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits: dict[str, float] = asdict(limits)
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # --- by number -----------------------------------------------------------------------------------------------

    def check(self, what: str, request: Request | WebSocket) -> None:
        """Count a request, or refuse it."""
        if seconds := self.wait(what, request):
            raise too_many(seconds)

    def wait(self, what: str, request: Request | WebSocket) -> float:
        """0, and one is taken from the bucket; or the seconds until there is one again."""
        limit, address = self.limits[what], address_of(request)
        missing = 1 - self._level(what, address)
        if limit and missing > 0:
            return missing * 60 / limit
        self.pay(what, address, 1)
        return 0.0

    # --- by cost -------------------------------------------------------------------------------------------------

    def used_up(self, what: str, address: str) -> bool:
        return bool(self.limits[what]) and self._level(what, address) <= 0

    def pay(self, what: str, address: str, cost: float) -> None:
        """Take what something has cost, even if less was left; the debt is at most a minute's worth."""
        limit = self.limits[what]
        if not limit:
            return
        self._buckets[what, address] = (max(self._level(what, address) - cost, -limit), self.clock())
        self._buckets.move_to_end((what, address))
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)

    def check_reads(self, address: str) -> None:
        """Refuse whoever has used up the seconds of an address."""
        if self.used_up("reads", address):
            raise too_many(-self._level("reads", address) * 60 / self.limits["reads"])

    @asynccontextmanager
    async def reading(self, request: Request | WebSocket) -> AsyncIterator[None]:
        """Something expensive that is asked for: one at a time for an address, refused when its seconds are used up."""
        address = address_of(request)
        async with self._reading.setdefault(address, asyncio.Lock()):
            self.check_reads(address)
            began = self.clock()
            try:
                yield
            finally:
                self.pay("reads", address, self.clock() - began)

    def _level(self, what: str, address: str) -> float:
        limit, now = self.limits[what], self.clock()
        level, then = self._buckets.get((what, address), (limit, now))
        return min(limit, level + (now - then) * limit / 60)


def address_of(request: Request | WebSocket) -> str:
    """Who an address belongs to: of IPv6 everybody has a whole network of them."""
    address = request.client.host if request.client else ""
    try:
        return str(IPv6Network((address, 64), strict=False)) if ip_address(address).version == 6 else address
    except ValueError:
        return address
