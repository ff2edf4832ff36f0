"""Section 15: animals add cubes around a disk."""

from .earth import (
    add_cubes,
    animal_name,
    begin,
    corner_name,
    corners_with,
    decline,
    element_name,
    lift_pawn,
    nothing_to_do,
    on,
    pawns_of,
    tiles,
)
from .names import CORNER, INSECT, NONE, NUMBER, PASS, SPECIATION, TILE
from .questions import INSECT_FREE_TILE, SPECIATION_COUNT, SPECIATION_ELEMENT
from .state import State


def speciation_section(s: State) -> None:
    """DS-15.5, DS-15.6: pawns from left to right, then the Insect's free cube."""
    begin(s, SPECIATION)
    s.do(*[(speciation, i) for i in pawns_of(s, SPECIATION)], (insect_icon,))


def speciation(s: State, space: int) -> None:
    """DS-15.1, DS-15.2: any disk on Earth of the type of the space; void without one or without cubes."""
    a = lift_pawn(s, space)
    corners = corners_with(s, s.rules.element_of_space[space])
    if corners and s.pool[a] > 0:
        s.ask(s.owner[a], SPECIATION_ELEMENT, [*corners, PASS], choose_disk)
    else:
        nothing_to_do(s)


def choose_disk(s: State, seat: int, token: int) -> None:
    """DS-15.3, DS-15.4: then how many cubes on each tile around it, in hex-id order."""
    if token == PASS:
        return decline(s, seat)
    c = token - CORNER
    if s.logging:
        s.note(
            "DS-15.2",
            "speciates",
            seat=seat,
            animal=animal_name(s, s.actor),
            element=element_name(s, s.disk[c]),
            corner=corner_name(s, c),
        )
    s.do(*[(ask_count, h) for h in s.rules.hexes_at[c] if s.land[h] >= 0])


def ask_count(s: State, h: int) -> None:
    """DS-15.3, DS-15.4, DS-X17: up to the limit of the terrain and to what the gene pool has."""
    s.tile = h
    most = min(s.rules.speciation_max[s.land[h]], s.pool[s.actor])
    s.ask(s.owner[s.actor], SPECIATION_COUNT, [NUMBER + n for n in range(most + 1)], populate)


def populate(s: State, seat: int, token: int) -> None:
    n = token - NUMBER
    add_cubes(s, s.actor, s.tile, n)
    if n and s.logging:
        s.note("DS-15.3", "populates", seat=seat, animal=animal_name(s, s.actor), n=n, **on(s, s.tile))


def insect_icon(s: State) -> None:
    """DS-15.6, DS-X18: one cube on any tile, every turn; void without cubes or without the Insect."""
    if s.owner[INSECT] >= 0 and s.pool[INSECT] > 0:
        s.actor = INSECT
        s.space = s.tile = NONE
        s.ask(s.owner[INSECT], INSECT_FREE_TILE, [*tiles(s), PASS], insect_cube)


def insect_cube(s: State, seat: int, token: int) -> None:
    if token == PASS:
        return decline(s, seat)
    add_cubes(s, INSECT, token - TILE, 1)
    if s.logging:
        s.note("DS-15.6", "free-cube", seat=seat, animal=animal_name(s, INSECT), **on(s, token - TILE))
