"""Section 9: animals gain elements."""

from .earth import (
    animal_name,
    begin,
    decline,
    element_name,
    elements_of,
    gain_element,
    lift_pawn,
    nothing_to_do,
    pawns_of,
    types_in_box,
)
from .names import ADAPTATION, ADAPTATION_BOX, ELEMENT, ELEMENTS, PASS
from .questions import ADAPTATION_TAKE
from .state import State


def adaptation_section(s: State) -> None:
    """DS-9.1: each pawn brings one element."""
    begin(s, ADAPTATION)
    s.do(*[(adaptation, i) for i in pawns_of(s, ADAPTATION)])


def adaptation(s: State, space: int) -> None:
    """DS-9.2, DS-9.3, DS-2.3: one of the types in the boxes; void with six elements or empty boxes (DS-7.5)."""
    a = lift_pawn(s, space)
    types = types_in_box(s, ADAPTATION_BOX)
    if types and elements_of(s, a) < s.rules.max_elements:
        s.ask(s.owner[a], ADAPTATION_TAKE, [*types, PASS], take_element)
    else:
        nothing_to_do(s)


def take_element(s: State, seat: int, token: int) -> None:
    """DS-9.2, DS-9.4, DS-X7: what nobody takes stays in the boxes."""
    if token == PASS:
        return decline(s, seat)
    e = token - ELEMENT
    s.box[ADAPTATION_BOX * ELEMENTS + e] -= 1
    gain_element(s, s.actor, e)
    if s.logging:
        s.note("DS-9.2", "adapts", seat=seat, animal=animal_name(s, s.actor), element=element_name(s, e))
