"""What a seat cannot know: only the order of the decks (BO-1.2), and that is drawn when cards are turned up."""

from .state import State


def determinize(s: State, seat: int) -> None:
    """BO-1.2: nothing lies hidden on the table; the engine has given the copy another future already."""
