"""What the parts of a running server share."""

from dataclasses import dataclass

from .bots import Bots, ThinkingPool
from .library import Library
from .limits import RateLimits
from .people import People
from .records import Records
from .settings import Settings
from .snapshots import Snapshots
from .store import Store
from .supervisor import Supervisor
from .tables import Tables


@dataclass(frozen=True)
class Context:
    settings: Settings
    store: Store
    library: Library
    tables: Tables
    records: Records
    people: People
    rate_limits: RateLimits
    thinking_pool: ThinkingPool
    bots: Bots
    snapshots: Snapshots
    supervisor: Supervisor

    @property
    def hint_level(self) -> str:
        """Hints come from the strongest bot of ours."""
        levels = self.tables.levels
        return "mcts" if "mcts" in levels else levels[-1]
