"""Section 14: a tile becomes tundra."""

from .earth import (
    adjacent_tundra,
    animal_name,
    animals_on,
    begin,
    corner_name,
    cubes_of,
    decline,
    element_name,
    gain_vp,
    lift,
    lift_pawn,
    nothing_to_do,
    on,
    pawns_of,
    remove_disk,
    touches_tundra,
)
from .names import CORNERS, GLACIATION, HEXES, PASS, TILE, TUNDRA
from .questions import GLACIATION_TILE
from .state import State


def glaciation_section(s: State) -> None:
    """DS-14.1, DS-R29: only the leftmost space acts; the others wait for Reseed."""
    begin(s, GLACIATION)
    first = s.rules.spaces_of[GLACIATION][0]
    if first in pawns_of(s, GLACIATION):
        s.do((glaciation, first))


def glaciation(s: State, space: int) -> None:
    """DS-14.2, DS-14.3: a tile adjacent to tundra, or pass."""
    a = lift_pawn(s, space)
    options = tiles_to_glaciate(s)
    if options:
        s.ask(s.owner[a], GLACIATION_TILE, [*options, PASS], choose_tile)
    else:
        nothing_to_do(s)


def tiles_to_glaciate(s: State) -> list[int]:
    """DS-14.2, DS-14.3: tiles adjacent to tundra, while the stack lasts; as tokens."""
    if s.tundra_left == 0:
        return []
    return [TILE + h for h in range(HEXES) if 0 <= s.land[h] < TUNDRA and adjacent_tundra(s, h) > 0]


def choose_tile(s: State, seat: int, token: int) -> None:
    if token == PASS:
        return decline(s, seat)
    glaciate(s, token - TILE)


def glaciate(s: State, h: int) -> None:
    """DS-14.3 to DS-14.7, DS-X15: tundra, lost disks, bonus, and one cube of each animal stays."""
    cover(s, h)
    freeze_over(s)
    bonus(s, h)
    retreat(s, h)


def cover(s: State, h: int) -> None:
    """DS-14.4, DS-3.7: from now on it is tundra and nothing else."""
    if s.logging:
        s.note("DS-14.4", "glaciates", seat=s.owner[s.actor], animal=animal_name(s, s.actor), **on(s, h))
    s.land[h] = TUNDRA
    s.tundra_left -= 1


def bonus(s: State, h: int) -> None:
    """DS-14.6: for the tundra tiles around the new one."""
    n = adjacent_tundra(s, h)
    vp = s.rules.bonus(n)
    gain_vp(s, s.actor, vp)
    if s.logging:
        s.note("DS-14.6", "glaciation-bonus", seat=s.owner[s.actor], animal=animal_name(s, s.actor), n=n, vp=vp)


def freeze_over(s: State) -> None:
    """DS-14.5, DS-I9: disks between three tundra tiles go to the bag, also those placed there later."""
    for c in range(CORNERS):
        if s.disk[c] >= 0 and touches_tundra(s, c) == 3:
            if s.logging:
                s.note("DS-14.5", "freezes", element=element_name(s, s.disk[c]), corner=corner_name(s, c))
            remove_disk(s, c)


def retreat(s: State, h: int) -> None:
    """DS-14.7, DS-14.8, DS-2.4, DS-X16:
    back to the gene pool, protected cubes last; what returns loses its protection."""
    for a in animals_on(s, h):
        n = cubes_of(s, a, h) - 1
        lift(s, a, h, n)
        s.pool[a] += n
        if n and s.logging:
            s.note("DS-14.7", "retreats", seat=s.owner[a], animal=animal_name(s, a), n=n, **on(s, h))
