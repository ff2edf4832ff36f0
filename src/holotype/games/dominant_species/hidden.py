"""What a seat cannot know, drawn again."""

from .state import State


def determinize(s: State, seat: int) -> None:
    """DS-1.4, DS-31.4: nothing to do. What nobody knows (stacks, draw pile, bag) is kept as counts, and `determinize`
    of the engine has already given the copy another future."""
