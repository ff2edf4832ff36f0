"""Stacks and pile: chance says what is turned up only when it is (DS-1.4)."""

from .names import ICE_AGE
from .state import State


def reveal_tile(s: State, i: int) -> None:
    """DS-5.6, DS-25.6: which of the hidden tiles it is, chance says now."""
    s.stack[i] -= 1
    s.face_up[i] = s.draw_from(s.hidden)


def reveal_card(s: State) -> None:
    """DS-5.8, DS-25.1: one more card on offer; Ice Age comes out last."""
    rest = s.pile.copy()
    rest[ICE_AGE] = 0
    if sum(rest) > 0:
        card = s.draw_from(rest)
    elif s.pile[ICE_AGE]:
        card = ICE_AGE
    else:
        return
    s.pile[card] = 0
    s.available.append(card)
