"""Section 11: new disks on Earth."""

from .earth import (
    animal_name,
    begin,
    corner_name,
    decline,
    element_name,
    lift_pawn,
    nothing_to_do,
    pawns_of,
    put_disk,
    types_in_box,
    vacant_earth_corners,
)
from .names import ABUNDANCE, ABUNDANCE_BOX, CORNER, ELEMENT, ELEMENTS, PASS
from .questions import ABUNDANCE_CORNER, ABUNDANCE_TYPE
from .state import State


def abundance_section(s: State) -> None:
    """DS-11.1: each pawn puts one disk on Earth."""
    begin(s, ABUNDANCE)
    s.do(*[(abundance, i) for i in pawns_of(s, ABUNDANCE)])


def abundance(s: State, space: int) -> None:
    """DS-11.2: which type; void without disks or without a vacant Earth corner."""
    a = lift_pawn(s, space)
    types = types_in_box(s, ABUNDANCE_BOX)
    if types and vacant_earth_corners(s):
        s.ask(s.owner[a], ABUNDANCE_TYPE, [*types, PASS], choose_type)
    else:
        nothing_to_do(s)


def choose_type(s: State, seat: int, token: int) -> None:
    """DS-11.3: then where, and that is not optional any more."""
    if token == PASS:
        return decline(s, seat)
    s.type = token - ELEMENT
    s.ask(seat, ABUNDANCE_CORNER, vacant_earth_corners(s), place)


def place(s: State, seat: int, token: int) -> None:
    """DS-11.3: what nobody takes moves on to the Wasteland box."""
    c = token - CORNER
    s.box[ABUNDANCE_BOX * ELEMENTS + s.type] -= 1
    put_disk(s, c, s.type)
    if s.logging:
        s.note(
            "DS-11.3",
            "places-disk",
            seat=seat,
            animal=animal_name(s, s.actor),
            element=element_name(s, s.type),
            corner=corner_name(s, c),
        )
