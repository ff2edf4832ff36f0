"""What a table is worth to the seats, by the game's advice or, at the end, by who has won."""

import math
from collections.abc import Callable
from typing import Any, Final

from ..core.state import State

WIN: Final = 0.9  # of a finished game's reward, the part that only winning brings; the rest is by how much


class Worth:
    """Rewards between 0 and 1. A lead of `spread` points of advice over the best rival is a likely win; where
    there is no rival, so is a gain of as much since the table it was made for."""

    def __init__(self, state: State) -> None:
        game = state.game
        self.advice: Callable[[Any, int], float] = game.advice
        self.spread: float = game.spread
        self.players = state.players
        self.rivals = state.players > 1 and not game.cooperative(state)
        self.before: list[float] = [] if self.rivals else [self.advice(state, i) for i in range(self.players)]

    def lead(self, s: State, seat: int) -> float:
        """How many points the seat is ahead: of its best rival, or of where it began."""
        own = self.advice(s, seat)
        if not self.rivals:
            return own - self.before[seat]
        best = -1e300
        for i in range(self.players):
            if i != seat:
                best = max(best, self.advice(s, i))
        return own - best

    def rewards(self, s: State) -> list[float]:
        """For every seat, how likely it wins from here."""
        likely = [self.likely(lead) for lead in self.leads(s)]
        if s.seat is not None:
            return likely
        winners = s.winners()
        share = WIN if not self.rivals else WIN / max(1, len(winners))
        return [(share if i in winners else 0.0) + (1.0 - WIN) * likely[i] for i in range(self.players)]

    def likely(self, lead: float) -> float:
        """The chance to win that a lead gives."""
        return squash(lead / self.spread)

    def leads(self, s: State) -> list[float]:
        points = [self.advice(s, i) for i in range(self.players)]
        if not self.rivals:
            return [points[i] - self.before[i] for i in range(self.players)]
        first = -1e300
        second = -1e300
        for p in points:
            if p > first:
                second = first
                first = p
            elif p > second:
                second = p
        return [p - (second if p == first else first) for p in points]


def squash(x: float) -> float:
    """The logistic function, flat where it would overflow."""
    if x > 30.0:
        return 1.0
    if x < -30.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-x))
