"""One action ahead: the best that a seat can reach before anybody else is asked."""

from typing import Final

from ..core.chance import Seeded
from ..core.state import State
from .worth import Worth

SAMPLES: Final = 2  # guesses at what is hidden, over which a token's value is averaged
DEPTH: Final = 4  # big choices are split into tokens; this many of them are one action
NODES: Final = 400  # tables looked at for one decision


class Greedy:
    def __init__(self, seed: int = 0) -> None:
        self.chance = Seeded(seed)

    def choose(self, state: State) -> int:
        choices = state.choices
        if len(choices) == 1:
            return choices[0]
        values = look_ahead(state, self.chance)
        best = max(values)
        ties = [choices[i] for i in range(len(choices)) if values[i] >= best - 1e-9]
        return ties[self.chance.below(len(ties))]


def look_ahead(state: State, chance: Seeded) -> list[float]:
    """For every legal token, how far ahead the asked seat can get with it."""
    seat = state.seat
    assert seat is not None
    choices = state.choices
    values = [0.0] * len(choices)
    for _ in range(SAMPLES):
        world = state.determinize(seat, chance.below(2147483562))
        action = Action(world, seat, max(1, NODES // (SAMPLES * len(choices))))
        for i in range(len(choices)):
            values[i] += action.best_after(world, choices[i]) / SAMPLES
    return values


class Action:
    """A search through the tokens that one seat can name one after the other."""

    def __init__(self, world: State, seat: int, nodes: int) -> None:
        self.worth = Worth(world)
        self.seat = seat
        self.nodes = nodes
        self.left = 0

    def best_after(self, world: State, token: int) -> float:
        self.left = self.nodes
        return self.best(world, token, DEPTH - 1)

    def best(self, world: State, token: int, depth: int) -> float:
        """The highest lead that can be reached after naming the token."""
        s = world.copy()
        s.take(token)
        self.left -= 1
        if s.seat != self.seat or depth == 0 or self.left < len(s.choices):
            return self.worth.lead(s, self.seat)
        return max([self.best(s, t, depth - 1) for t in s.choices])
