"""Sections 5 and 28: from the box to the first turn."""

from .earth import animal_name, corner_name, element_name, fill_box, in_play, leader, on_earth, tile_name
from .names import (
    ABUNDANCE_BOX,
    ADAPTATION_BOX,
    ANIMAL,
    ANIMALS,
    CORNERS,
    ELEMENTS,
    HEXES,
    NONE,
    TERRAIN_IDS,
    TUNDRA,
    WANDERLUST_BOX,
)
from .questions import CHOOSE_ANIMAL
from .state import State
from .supplies import reveal_cards, reveal_tile
from .turn import turn


def setup(s: State) -> None:
    """DS-5.1, DS-5.2: first who plays which animal, then the table; DS-5.14: then turn 1 begins."""
    if s.rules.choose_animals:
        s.do((next_pick, 0), (lay_out,), (turn,))
    else:
        deal_animals(s)
        s.do((lay_out,), (turn,))


def deal_animals(s: State) -> None:
    """DS-5.2: a random permutation of the six animals."""
    left = [1] * ANIMALS
    for pick in range(s.players * s.rules.animals_each):
        give_animal(s, pick % s.players, s.draw_from(left))


def next_pick(s: State, pick: int) -> None:
    """DS-5.2: in seat order, every second round in reverse order."""
    if pick < s.players * s.rules.animals_each:
        lap, place = divmod(pick, s.players)
        seat = place if lap % 2 == 0 else s.players - 1 - place
        left = [ANIMAL + a for a in range(ANIMALS) if s.owner[a] < 0]
        s.ask(seat, CHOOSE_ANIMAL, left, choose_animal, pick)


def choose_animal(s: State, seat: int, token: int, pick: int) -> None:
    """DS-5.2: the choice is public."""
    give_animal(s, seat, token - ANIMAL)
    s.do((next_pick, pick + 1))


def give_animal(s: State, seat: int, a: int) -> None:
    s.owner[a] = seat
    if s.logging:
        s.note("DS-5.2", "plays-animal", seat=seat, animal=animal_name(s, a))


def lay_out(s: State) -> None:
    """DS-5.3 to DS-5.13, DS-28.1: the table, in the order of the rules."""
    initiative_track(s)
    place_tiles(s)
    stack_tiles(s)
    reveal_cards(s)
    place_disks(s)
    log_disks(s)
    fill_box(s, ADAPTATION_BOX, 4)
    fill_box(s, ABUNDANCE_BOX, 4)
    fill_box(s, WANDERLUST_BOX, 4)
    for a in in_play(s):
        s.pawns[a] = s.supply[a] = s.rules.pawns
    if s.logging:
        s.note("DS-5.11", "supplies", pawns=s.rules.pawns, cubes=s.rules.allotment)
    place_cubes(s)
    for h in range(HEXES):
        s.marker[h] = leader(s, h) if s.rules.claim else NONE


def initiative_track(s: State) -> None:
    """DS-5.3, DS-R2: reverse food-chain order."""
    s.track = in_play(s)
    s.track.reverse()
    if s.logging:
        s.note("DS-5.3", "starting-order", animals=[animal_name(s, a) for a in s.track])


def place_tiles(s: State) -> None:
    """DS-5.4, DS-5.5, DS-28.2: seven tiles in the middle, the centre under tundra."""
    if s.rules.random_earth:
        for h in s.rules.random_order:
            s.land[h] = s.large[h] = s.draw_from(s.hidden)
    else:
        for h in range(HEXES):
            terrain = s.rules.start_tiles[h]
            if terrain >= 0:
                s.land[h] = s.large[h] = terrain
                s.hidden[terrain] -= 1
    s.land[s.rules.start_tundra] = TUNDRA
    s.tundra_left = s.rules.tundra_tiles - 1
    if s.logging:
        log_tiles(s)


def log_tiles(s: State) -> None:
    clause = "DS-28.2" if s.rules.random_earth else "DS-5.4"
    for terrain in range(TUNDRA):
        found = [tile_name(s, h) for h in range(HEXES) if s.large[h] == terrain]
        if found:
            s.note(clause, "starting-tiles", terrain=TERRAIN_IDS[terrain], tiles=found)
    s.note(clause, "starting-tundra", tile=tile_name(s, s.rules.start_tundra))


def stack_tiles(s: State) -> None:
    """DS-5.6: three stacks, the top tile of each face up."""
    s.stack = [sum(s.hidden) // 3] * 3
    for i in range(3):
        reveal_tile(s, i)


def place_disks(s: State) -> None:
    """DS-5.9, DS-28.3: twelve disks on the starting corners: two of each type, or random ones."""
    for i in range(len(s.rules.start_corners)):
        if s.rules.random_earth:
            element = s.draw_from(s.bag)
        else:
            element = s.rules.start_elements[i]
            s.bag[element] -= 1
        s.disk[s.rules.start_corners[i]] = element


def log_disks(s: State) -> None:
    if s.logging:
        clause = "DS-28.3" if s.rules.random_earth else "DS-5.9"
        for e in range(ELEMENTS):
            corners = [corner_name(s, c) for c in range(CORNERS) if s.disk[c] == e]
            if corners:
                s.note(clause, "starting-disks", element=element_name(s, e), corners=corners)


def place_cubes(s: State) -> None:
    """DS-5.11 to DS-5.13, DS-28.4 to DS-28.6, DS-5.12, DS-28.4a, DS-R3, DS-X5, DS-X30:
    cubes on Earth, one for the VP track, the rest in the gene pool."""
    for a in in_play(s):
        for h in range(HEXES):
            if s.land[h] >= 0 and s.land[h] != TUNDRA:
                s.cubes[h * ANIMALS + a] = cubes_at_start(s, a, h)
        s.pool[a] = s.rules.allotment - 1 - on_earth(s, a)
        if s.logging:
            log_cubes(s, a)
    if s.rules.random_earth:
        handicap(s)


def log_cubes(s: State, a: int) -> None:
    """Each tile once for every cube on it; on a random Earth there may be none."""
    tiles = [tile_name(s, h) for h in range(HEXES) for _ in range(s.cubes[h * ANIMALS + a])]
    animal = animal_name(s, a)
    if tiles:
        clause = "DS-28.4" if s.rules.random_earth else "DS-5.13"
        s.note(clause, "starting-cubes", seat=s.owner[a], animal=animal, tiles=tiles)
    else:
        s.note("DS-28.4", "no-starting-cubes", seat=s.owner[a], animal=animal)


def handicap(s: State) -> None:
    """DS-28.5: VP for having fewer cubes than the animal with most."""
    most = max([on_earth(s, a) for a in in_play(s)])
    for a in in_play(s):
        s.vp[a] = most - on_earth(s, a)
        if s.vp[a] and s.logging:
            s.note("DS-28.5", "handicap", seat=s.owner[a], animal=animal_name(s, a), vp=s.vp[a])


def cubes_at_start(s: State, a: int, h: int) -> int:
    """DS-5.13, DS-28.4: by the terrain, or on a random Earth one for each disk of the animal's type."""
    if not s.rules.random_earth:
        return s.rules.start_cubes[a][s.land[h]]
    return len([c for c in s.rules.corners_of[h] if s.disk[c] == s.rules.random_elements[a]])
