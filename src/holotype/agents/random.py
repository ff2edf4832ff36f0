"""Any legal token."""

from ..core.chance import Seeded
from ..core.state import State


class Random:
    def __init__(self, seed: int = 0) -> None:
        self.chance = Seeded(seed)

    def choose(self, state: State) -> int:
        return state.choices[self.chance.below(len(state.choices))]


def play_out(s: State, chance: Seeded, limit: int) -> tuple[int, int]:
    """Name any tokens until the game is over or `limit` are named; how many were, and how many of those among
    several legal ones."""
    named = 0
    chosen = 0
    while named < limit:
        choices = s.choices
        n = len(choices)
        if n == 0:
            break
        named += 1
        if n > 1:
            chosen += 1
            s.take(choices[chance.below(n)])
        else:
            s.take(choices[0])
    return named, chosen
