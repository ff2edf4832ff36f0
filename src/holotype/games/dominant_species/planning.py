"""Section 6: every pawn is placed on an eyeball."""

from .earth import animal_name, begin, space_name, vacant_spaces
from .names import NONE, PLANNING, SPACE
from .questions import PLACE_PAWN
from .state import State


def planning_phase(s: State) -> None:
    """DS-6.3: in rounds, from left to right on the initiative track."""
    begin(s, PLANNING)
    s.do((next_to_place, 0))


def next_to_place(s: State, place: int) -> None:
    """DS-6.3, DS-6.4, DS-6.5, DS-R21, DS-R22, DS-4.6: the next animal with a pawn left places one; it cannot pass."""
    for i in range(len(s.track)):
        at = (place + i) % len(s.track)
        a = s.track[at]
        if s.supply[a] > 0:
            s.actor = a
            s.ask(s.owner[a], PLACE_PAWN, vacant_spaces(s), place_pawn, at)
            return
    s.actor = NONE


def place_pawn(s: State, seat: int, token: int, at: int) -> None:
    """DS-6.1, DS-6.2, DS-6.4: one pawn on one vacant eyeball."""
    stand(s, s.track[at], token - SPACE)
    if s.logging:
        s.note("DS-6.4", "places-pawn", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, token - SPACE))
    s.do((next_to_place, (at + 1) % len(s.track)))


def stand(s: State, a: int, space: int) -> None:
    """A pawn from the supply on an eyeball."""
    s.supply[a] -= 1
    s.pawn[space] = a
