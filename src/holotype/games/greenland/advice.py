"""How good the table is for a seat, in points, for agents."""

from .scoring import score_of
from .state import State


def value(s: State, seat: int) -> float:
    return float(score_of(s, seat))
