"""How good the table is for a seat: the VP it has and those its place on Earth is likely to bring, for agents."""

from .scoring import scores
from .state import State


def value(s: State, seat: int) -> float:
    return float(scores(s)[seat])
