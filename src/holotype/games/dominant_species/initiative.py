"""Section 8: the pawn improves its animal's place on the track, then moves to another section."""

from .earth import animal_name, begin, lift_pawn, pawns_of, space_name, vacant_spaces
from .names import INITIATIVE, KEEP, SPACE, SWAP, TAKE_BACK
from .planning import stand
from .questions import INITIATIVE_RELOCATE, INITIATIVE_SWAP
from .state import State


def initiative_section(s: State) -> None:
    """DS-8.1, DS-R30: both halves in this order, each may be declined."""
    begin(s, INITIATIVE)
    s.do(*[(initiative, i) for i in pawns_of(s, INITIATIVE)])


def initiative(s: State, space: int) -> None:
    lift_pawn(s, space)
    s.do((ask_swap,), (ask_relocation,))


def ask_swap(s: State) -> None:
    """DS-8.2: not asked of the leftmost."""
    if s.track[0] != s.actor:
        s.ask(s.owner[s.actor], INITIATIVE_SWAP, [SWAP, KEEP], swap_or_keep)


def swap_or_keep(s: State, seat: int, token: int) -> None:
    if token == SWAP:
        move_forward(s, "DS-8.2")
    elif s.logging:
        s.note("DS-8.2", "keeps-initiative", seat=seat, animal=animal_name(s, s.actor))


def move_forward(s: State, clause: str) -> bool:
    """DS-8.2, DS-21.22: the acting animal changes places with its left neighbour; the leftmost stays."""
    at = s.track.index(s.actor)
    if at == 0:
        return False
    left = s.track[at - 1]
    s.track[at - 1], s.track[at] = s.actor, left
    if s.logging:
        animal, other = animal_name(s, s.actor), animal_name(s, left)
        s.note(clause, "swaps-initiative", seat=s.owner[s.actor], animal=animal, other=other, place=at)
    return True


def ask_relocation(s: State) -> None:
    """DS-8.3, DS-R4, DS-29.4: any vacant eyeball, of the Initiative section only by the switch; or take it back."""
    spaces = vacant_spaces(s)
    if not s.rules.initiative_stay:
        spaces = [t for t in spaces if s.rules.section_of[t - SPACE] != INITIATIVE]
    s.ask(s.owner[s.actor], INITIATIVE_RELOCATE, [*spaces, TAKE_BACK], relocate)


def relocate(s: State, seat: int, token: int) -> None:
    """DS-8.3, DS-X6: it acts later this turn as if placed in Planning."""
    if token == TAKE_BACK:
        if s.logging:
            s.note("DS-8.3", "takes-pawn-back", seat=seat, animal=animal_name(s, s.actor))
        return
    space = token - SPACE
    stand(s, s.actor, space)
    if s.logging:
        clause = "DS-29.4" if s.rules.section_of[space] == INITIATIVE else "DS-8.3"
        s.note(clause, "relocates", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, space))
