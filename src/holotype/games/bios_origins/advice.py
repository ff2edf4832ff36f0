"""How good the table is for a seat, in points, for agents."""

from .scoring import scores
from .state import State


def value(s: State, seat: int) -> float:
    return float(scores(s)[seat])
