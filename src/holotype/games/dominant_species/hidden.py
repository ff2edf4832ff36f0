"""Nothing is hidden from one seat and known to another."""

from .state import State


def determinize(s: State, seat: int) -> None:
    """DS-1.4, DS-31.4: nothing to redraw. Stacks, draw pile and bag are counts, and the engine has already given the
    copy another future."""
