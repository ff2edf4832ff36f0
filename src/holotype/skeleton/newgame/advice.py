"""What agents need: how good a table is for a seat."""

from .scoring import scores
from .state import State
from .zones import of_seat


def advice(s: State, seat: int) -> float:
    """Points now, and half of what the hand is worth: what is not shown may still be buried."""
    hand = of_seat(s, s.hands, seat)
    return scores(s)[seat] + sum([count * s.rules.values[kind] for kind, count in enumerate(hand)]) / 2
