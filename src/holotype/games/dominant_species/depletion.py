"""Section 13: one disk leaves Earth."""

from .earth import (
    animal_name,
    begin,
    corner_name,
    corners_with,
    decline,
    element_name,
    lift_pawn,
    nothing_to_do,
    pawns_of,
    remove_disk,
)
from .names import CORNER, DEPLETION, DEPLETION_BOX, ELEMENTS, PASS
from .questions import DEPLETION_REMOVE
from .state import State


def depletion_section(s: State) -> None:
    """DS-13.1: one pawn at most."""
    begin(s, DEPLETION)
    s.do(*[(depletion, i) for i in pawns_of(s, DEPLETION)])


def depletion(s: State, space: int) -> None:
    """DS-13.2: any disk on Earth of a type in the box; void if there is none."""
    a = lift_pawn(s, space)
    corners: list[int] = []
    for e in range(ELEMENTS):
        if s.box[DEPLETION_BOX * ELEMENTS + e] > 0:
            corners += corners_with(s, e)
    if corners:
        s.ask(s.owner[a], DEPLETION_REMOVE, [*sorted(corners), PASS], deplete)
    else:
        nothing_to_do(s)


def deplete(s: State, seat: int, token: int) -> None:
    """DS-13.2, DS-2.5, DS-X14: the disk goes to the bag, those in the box stay."""
    if token == PASS:
        return decline(s, seat)
    c = token - CORNER
    if s.logging:
        s.note(
            "DS-13.2",
            "depletes",
            seat=seat,
            animal=animal_name(s, s.actor),
            element=element_name(s, s.disk[c]),
            corner=corner_name(s, c),
        )
    remove_disk(s, c)
