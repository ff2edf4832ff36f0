"""How much one address may do in a minute. Nobody who plays notices; whoever floods is told to wait."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Network, ip_address

from fastapi import Request, WebSocket

from .errors import too_many

ADDRESSES = 10_000  # remembered; beyond that the one not heard of for longest is forgotten


@dataclass(frozen=True)
class Limits:
    """So many a minute for one address, at any pace within it; 0 is no limit."""

    tables: int = 30  # opened, and records brought along
    joins: int = 60
    messages: int = 3000  # moves and whatever else is said at tables


class Patience:
    """A bucket for every address and kind of request: full at first, emptied by one, filled again within a minute."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = {"tables": limits.tables, "joins": limits.joins, "messages": limits.messages}
        self.clock = clock
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, what: str, request: Request | WebSocket) -> None:
        """Count a request, or refuse it."""
        if seconds := self.wait(what, request):
            raise too_many(seconds)

    def wait(self, what: str, request: Request | WebSocket) -> float:
        """0, and one is taken from the bucket; or the seconds until there is one again."""
        limit, now = self.limits[what], self.clock()
        key = (what, household(request.client.host if request.client else ""))
        if not limit:
            return 0.0
        level, then = self._buckets.get(key, (float(limit), now))
        level = min(limit, level + (now - then) * limit / 60)
        if level < 1:
            return (1 - level) * 60 / limit
        self._buckets[key] = (level - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        return 0.0


def household(address: str) -> str:
    """Who an address belongs to: of IPv6 everybody has a whole network of them."""
    try:
        return str(IPv6Network((address, 64), strict=False)) if ip_address(address).version == 6 else address
    except ValueError:
        return address
