"""Any legal token."""

from ..core.chance import Seeded
from ..core.state import State


class Random:
    def __init__(self, seed: int = 0) -> None:
        self.chance = Seeded(seed)

    def choose(self, state: State) -> int:
        return state.choices[self.chance.below(len(state.choices))]
