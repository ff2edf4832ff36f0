"""Who stands where, and how a finished game counts for each seat in tournaments and for learning."""

from collections.abc import Sequence
from typing import Any

from .state import State


def shares(state: State) -> list[float]:
    """Each seat's part of the victory: 1 alone, a half where two share it, 0 without; those who win together as a
    team have 1 each."""
    winners = state.winners()
    whole = 1.0 if state.game.cooperative(state) else 1.0 / max(1, len(winners))
    return [whole if seat in winners else 0.0 for seat in range(state.players)]


def places(state: State) -> list[int]:
    """Each seat's place, 1 for the first; after two who share it comes the third."""
    found = [0] * state.players
    ahead = 0
    for group in state.ranking():
        for seat in group:
            found[seat] = ahead + 1
        ahead += len(group)
    return found


def rewards(state: State) -> list[float]:
    """From -1 (no part of the victory) to 1 (all of it)."""
    return [2.0 * share - 1.0 for share in shares(state)]


def rank_by(keys: Sequence[Any]) -> list[list[int]]:
    """Seats grouped from the highest key to the lowest; those with the same key share a place."""
    return [[seat for seat, key in enumerate(keys) if key == best] for best in sorted(set(keys), reverse=True)]
