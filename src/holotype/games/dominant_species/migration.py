"""Section 17: cubes move to adjacent tiles."""

from .earth import (
    adjacent_tiles,
    animal_name,
    begin,
    cubes_of,
    decline,
    lift_pawn,
    move_cubes,
    nothing_to_do,
    on,
    onto,
    pawns_of,
)
from .names import BIRD, DONE, HEXES, MIGRATION, NONE, TILE
from .questions import MIGRATION_FROM, MIGRATION_TO
from .state import State


def migration_section(s: State) -> None:
    """DS-17.1: pawns from left to right, with fewer and fewer cubes."""
    begin(s, MIGRATION)
    s.do(*[(migration, i) for i in pawns_of(s, MIGRATION)])


def migration(s: State, space: int) -> None:
    """DS-17.1, DS-17.2: up to so many cubes, each at most once."""
    lift_pawn(s, space)
    s.left = s.rules.moves_of_space[space]
    s.last_from = s.last_to = NONE
    s.arrived = [0] * HEXES
    s.do((next_move,))


def next_move(s: State) -> None:
    """DS-17.2, DS-17.3: one cube at a time, from a tile; it ends when nothing is left to move or by saying so."""
    s.tile = NONE
    a = s.actor
    sources = []
    if s.left > 0:
        for h in range(max(0, s.last_from), HEXES):
            if cubes_of(s, a, h) > s.arrived[h] and destinations(s, a, h):
                sources.append(TILE + h)
    if sources:
        s.ask(s.owner[a], MIGRATION_FROM, [*sources, DONE], move_from)
    else:
        s.arrived = []
        if s.left == s.rules.moves_of_space[s.space]:
            nothing_to_do(s)


def move_from(s: State, seat: int, token: int) -> None:
    """DS-17.2, DS-7.3: the tile it leaves; or no more, or none at all."""
    if token == DONE:
        s.arrived = []
        if s.left == s.rules.moves_of_space[s.space]:
            decline(s, seat)
        return
    h = token - TILE
    s.tile = h
    s.ask(seat, MIGRATION_TO, [TILE + to for to in destinations(s, s.actor, h)], move_to)


def destinations(s: State, a: int, h: int) -> list[int]:
    """DS-17.3, DS-17.4: adjacent tiles. In sorted order each move comes after the one before it, so that no outcome is
    offered twice."""
    found = reach(s, h) if a == BIRD else adjacent_tiles(s, h)
    return [to for to in found if to >= s.last_to] if h == s.last_from else found


def reach(s: State, h: int) -> list[int]:
    """DS-17.5, DS-X21: a Bird may cross one tile to another."""
    found = adjacent_tiles(s, h)
    for route in s.rules.over[h]:
        if s.land[route[0]] >= 0:
            for between in route[1:]:
                if s.land[between] >= 0:
                    found.append(route[0])
                    break
    found.sort()
    return found


def move_to(s: State, seat: int, token: int) -> None:
    """DS-17.3, DS-X20: a cube that has arrived stays for this action."""
    to = token - TILE
    move_cubes(s, s.actor, s.tile, to, 1)
    s.arrived[to] += 1
    s.left -= 1
    if not s.rules.any_order:
        s.last_from = s.tile
        s.last_to = to
    if s.logging:
        s.note(
            "DS-17.2" if to in s.rules.near[s.tile] else "DS-17.5",
            "moves",
            seat=seat,
            animal=animal_name(s, s.actor),
            n=1,
            **on(s, s.tile),
            **onto(s, to),
        )
    s.do((next_move,))
