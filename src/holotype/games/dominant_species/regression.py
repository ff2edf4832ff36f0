"""Section 10: animals lose added elements that they do not protect."""

from .earth import (
    added,
    animal_name,
    begin,
    decline,
    element_name,
    in_play,
    lift_pawn,
    lose_element,
    nothing_to_do,
    pawns_of,
)
from .names import ANIMALS, ELEMENT, ELEMENTS, NONE, PASS, REGRESSION, REGRESSION_BOX, REPTILE
from .questions import REGRESSION_PROTECT
from .state import State


def regression_section(s: State) -> None:
    """DS-10.1, DS-10.4, DS-10.6: every turn: pawns protect, then the Reptile's icon, then the losses."""
    begin(s, REGRESSION)
    s.guarded = [0] * ANIMALS
    s.do(*[(protection, s.pawn[i], i) for i in pawns_of(s, REGRESSION)], (reptile_icon,), (losses,))


def reptile_icon(s: State) -> None:
    """DS-10.3, DS-6.2: the Reptile's free protection, if it is in play."""
    if s.owner[REPTILE] >= 0:
        s.do((protection, REPTILE, NONE))


def types_at_risk(s: State, a: int) -> list[int]:
    """DS-10.1, DS-10.2, DS-R28: each type in the box once, of which the animal has an added disk, unprotected."""
    return [
        e
        for e in range(ELEMENTS)
        if s.box[REGRESSION_BOX * ELEMENTS + e] > 0 and added(s, a, e) > 0 and not is_guarded(s, a, e)
    ]


def is_guarded(s: State, a: int, e: int) -> bool:
    """DS-10.3: the animal has protected this type this turn."""
    return bool(s.guarded[a] >> e & 1)


def protection(s: State, a: int, space: int) -> None:
    """DS-10.4: one type at risk, or pass; without such a type nothing is asked."""
    s.actor = a
    s.space = space
    types = [ELEMENT + e for e in types_at_risk(s, a)]
    if types:
        s.ask(s.owner[a], REGRESSION_PROTECT, [*types, PASS], protect)
    elif space >= 0:
        nothing_to_do(s)


def protect(s: State, seat: int, token: int) -> None:
    """DS-10.3: the one disk of that type stays."""
    if token == PASS:
        return decline(s, seat)
    e = token - ELEMENT
    s.guarded[s.actor] |= 1 << e
    if s.logging:
        s.note("DS-10.3", "protects", seat=seat, animal=animal_name(s, s.actor), element=element_name(s, e))


def losses(s: State) -> None:
    """DS-10.2, DS-10.5, DS-X9: all at once; then the pawns return. The box keeps its disks until Reseed."""
    for a in in_play(s):
        for e in types_at_risk(s, a):
            lose_element(s, a, e)
            if s.logging:
                s.note("DS-10.2", "regresses", seat=s.owner[a], animal=animal_name(s, a), element=element_name(s, e))
    for i in pawns_of(s, REGRESSION):
        lift_pawn(s, i)
    s.guarded = [0] * ANIMALS
