"""Section 16: new tiles extend Earth."""

from .earth import (
    adjacent_tiles,
    animal_name,
    begin,
    corner_name,
    cubes_of,
    decline,
    element_name,
    gain_vp,
    in_play,
    lift_pawn,
    move_cubes,
    nothing_to_do,
    on,
    onto,
    pawns_of,
    put_disk,
    types_in_box,
    vacant_corners,
)
from .names import (
    CORNER,
    ELEMENT,
    ELEMENTS,
    HEXES,
    NONE,
    NUMBER,
    PASS,
    STACK,
    TILE,
    WANDERLUST,
    WANDERLUST_BOX,
)
from .questions import WANDERLUST_CORNER, WANDERLUST_ELEMENT, WANDERLUST_HEX, WANDERLUST_MOVE, WANDERLUST_STACK
from .state import State


def wanderlust_section(s: State) -> None:
    """DS-16.7: one pawn completely before the next."""
    begin(s, WANDERLUST)
    s.do(*[(wanderlust, i) for i in pawns_of(s, WANDERLUST)])


def wanderlust(s: State, space: int) -> None:
    """DS-16.1, DS-16.2: a face-up tile; taken ones are not replaced before Reseed."""
    a = lift_pawn(s, space)
    stacks = [STACK + i for i in range(3) if s.face_up[i] >= 0]
    if stacks:
        s.ask(s.owner[a], WANDERLUST_STACK, [*stacks, PASS], choose_stack)
    else:
        nothing_to_do(s)


def choose_stack(s: State, seat: int, token: int) -> None:
    """DS-16.3: then an empty hex beside a tile."""
    if token == PASS:
        return decline(s, seat)
    hexes = [TILE + h for h in range(HEXES) if s.land[h] < 0 and adjacent_tiles(s, h)]
    s.ask(seat, WANDERLUST_HEX, hexes, place_tile, token - STACK)


def place_tile(s: State, seat: int, token: int, stack: int) -> None:
    """DS-16.3, DS-R24: the tile, then an element, then the bonus, then the moves."""
    h = token - TILE
    s.tile = h
    s.land[h] = s.large[h] = s.face_up[stack]
    s.face_up[stack] = NONE
    if s.logging:
        s.note("DS-16.3", "places-tile", seat=seat, animal=animal_name(s, s.actor), stack=stack + 1, **on(s, h))
    movers = [(animal_moves, a) for a in in_play(s)]
    s.do((ask_element,), (bonus,), *movers)


def ask_element(s: State) -> None:
    """DS-16.4: void with empty boxes or with all six corners taken."""
    types = types_in_box(s, WANDERLUST_BOX)
    if types and vacant_corners(s, s.tile):
        s.ask(s.owner[s.actor], WANDERLUST_ELEMENT, [*types, PASS], choose_element)


def choose_element(s: State, seat: int, token: int) -> None:
    if token != PASS:
        s.type = token - ELEMENT
        corners = [CORNER + c for c in vacant_corners(s, s.tile)]
        s.ask(seat, WANDERLUST_CORNER, corners, place_element)


def place_element(s: State, seat: int, token: int) -> None:
    """DS-16.4: on a vacant corner of the new tile."""
    c = token - CORNER
    s.box[WANDERLUST_BOX * ELEMENTS + s.type] -= 1
    put_disk(s, c, s.type)
    if s.logging:
        s.note(
            "DS-16.4",
            "places-disk",
            seat=seat,
            animal=animal_name(s, s.actor),
            element=element_name(s, s.type),
            corner=corner_name(s, c),
        )


def bonus(s: State) -> None:
    """DS-16.5: for the tiles around the new one."""
    n = len(adjacent_tiles(s, s.tile))
    vp = s.rules.bonus(n)
    gain_vp(s, s.actor, vp)
    if s.logging:
        s.note("DS-16.5", "wanderlust-bonus", seat=s.owner[s.actor], animal=animal_name(s, s.actor), n=n, vp=vp)


def animal_moves(s: State, a: int) -> None:
    """DS-16.6, DS-R23, DS-X19:
    every animal in food-chain order, from each adjacent tile with its cubes; birds as others."""
    s.actor = a
    s.do(*[(ask_move, h) for h in adjacent_tiles(s, s.tile) if cubes_of(s, a, h) > 0])


def ask_move(s: State, h: int) -> None:
    most = cubes_of(s, s.actor, h)
    s.ask(s.owner[s.actor], WANDERLUST_MOVE, [NUMBER + n for n in range(most + 1)], move, h)


def move(s: State, seat: int, token: int, h: int) -> None:
    n = token - NUMBER
    if n == 0:
        return
    move_cubes(s, s.actor, h, s.tile, n)
    if s.logging:
        s.note(
            "DS-16.6",
            "moves",
            seat=seat,
            animal=animal_name(s, s.actor),
            n=n,
            **on(s, h),
            **onto(s, s.tile),
        )
