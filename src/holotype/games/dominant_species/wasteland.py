"""Section 12: disks disappear from the corners of tundra tiles."""

from .earth import (
    animal_name,
    begin,
    corner_name,
    decline,
    element_name,
    lift_pawn,
    nothing_to_do,
    pawns_of,
    remove_disk,
    touches_tundra,
    types_in_box,
)
from .names import CORNERS, ELEMENT, ELEMENTS, PASS, WASTELAND, WASTELAND_BOX
from .questions import WASTELAND_RETURN
from .state import State


def wasteland_section(s: State) -> None:
    """DS-12.1: first the pawn, then the removal, every turn."""
    begin(s, WASTELAND)
    s.do(*[(wasteland, i) for i in pawns_of(s, WASTELAND)], (removal,))


def wasteland(s: State, space: int) -> None:
    """DS-12.2: one disk of the box may go back to the bag."""
    a = lift_pawn(s, space)
    types = types_in_box(s, WASTELAND_BOX)
    if types:
        s.ask(s.owner[a], WASTELAND_RETURN, [*types, PASS], return_disk)
    else:
        nothing_to_do(s)


def return_disk(s: State, seat: int, token: int) -> None:
    if token == PASS:
        return decline(s, seat)
    e = token - ELEMENT
    s.box[WASTELAND_BOX * ELEMENTS + e] -= 1
    s.bag[e] += 1
    if s.logging:
        s.note("DS-12.2", "clears-wasteland", seat=seat, animal=animal_name(s, s.actor), element=element_name(s, e))


def removal(s: State) -> None:
    """DS-12.3, DS-12.4, DS-X13, DS-X29:
    types still in the box vanish from every corner at a tundra tile; the box keeps its disks."""
    for c in range(CORNERS):
        e = s.disk[c]
        if e >= 0 and s.box[WASTELAND_BOX * ELEMENTS + e] > 0 and touches_tundra(s, c) > 0:
            if s.logging:
                s.note("DS-12.3", "wastes", element=element_name(s, e), corner=corner_name(s, c))
            remove_disk(s, c)
