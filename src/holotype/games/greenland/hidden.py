"""What a seat cannot know."""

from .state import State


def determinize(s: State, seat: int) -> None:
    """GL-1.17: only the order of the decks is hidden, and it is drawn when cards are turned up: nothing to mix."""
