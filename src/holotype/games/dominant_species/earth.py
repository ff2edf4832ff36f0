"""Sections 2-4: what is where on Earth, who dominates it, and every way in which cubes, disks and pawns move."""

from holotype.core.types import Details

from .names import (
    ANIMAL,
    ANIMALS,
    BOX_IDS,
    CARD,
    COMPETITION,
    CORNER,
    CORNERS,
    ELEMENT,
    ELEMENTS,
    HEXES,
    NONE,
    PHASE_IDS,
    REGRESSION,
    SETUP,
    SPACE,
    SPECIATION,
    TERRAIN_IDS,
    TILE,
    TUNDRA,
)
from .state import State

# The clauses of the three printed animals.
ICON_CLAUSE = {REGRESSION: "DS-10.4", SPECIATION: "DS-15.6", COMPETITION: "DS-18.2"}

# --- looking ---------------------------------------------------------------------------------------------------


def tiles(s: State) -> list[int]:
    """All tiles on Earth, as tokens, in hex-id order (DS-3.1)."""
    return [TILE + h for h in range(HEXES) if s.land[h] >= 0]


def cubes_of(s: State, a: int, h: int) -> int:
    """The cubes of an animal on a tile."""
    return s.cubes[h * ANIMALS + a]


def cubes_on(s: State, h: int) -> int:
    """The cubes of all animals on a tile."""
    return sum(s.cubes[h * ANIMALS : (h + 1) * ANIMALS])


def animals_on(s: State, h: int) -> list[int]:
    """DS-4.5: in food-chain order."""
    return [a for a in range(ANIMALS) if s.cubes[h * ANIMALS + a] > 0]


def on_earth(s: State, a: int) -> int:
    return sum(s.cubes[a::ANIMALS])


def in_play(s: State) -> list[int]:
    """DS-5.2: the animals somebody plays, in food-chain order."""
    return [a for a in range(ANIMALS) if s.owner[a] >= 0]


def contested(s: State, a: int, h: int) -> bool:
    """DS-18.1: a cube of the animal and a cube of another stand there."""
    own = s.cubes[h * ANIMALS + a]
    return own > 0 and cubes_on(s, h) > own


def match(s: State, a: int, h: int) -> int:
    """DS-3.6, DS-4.1, DS-X1, DS-X12: for each disk on the tile's corners, how often the animal has its type."""
    base = a * ELEMENTS
    found = 0
    for c in s.rules.corners_of[h]:
        e = s.disk[c]
        if e >= 0:
            found += s.has[base + e]
    return found


def leader(s: State, h: int) -> int:
    """DS-4.3, DS-X2, DS-X3, DS-X11:
    the animal with the strictly highest match of at least 1 among those with cubes there, or NONE."""
    best = NONE
    most = 0
    for a in range(ANIMALS):
        if s.cubes[h * ANIMALS + a] > 0:
            m = match(s, a, h)
            if m > most:
                best = a
                most = m
            elif m == most:
                best = NONE
    return best


def endangered(s: State, a: int, h: int) -> bool:
    """DS-4.2, DS-X4: the animal has no match on the tile."""
    return match(s, a, h) == 0


def dominant(s: State, h: int) -> int:
    """DS-4.3, DS-4.4, DS-29.1: who dominates a tile: what is true, or in `claim` mode what the marker says."""
    return s.marker[h] if s.rules.claim else leader(s, h)


def dominated(s: State, a: int) -> int:
    """DS-2.2: how many tiles an animal dominates."""
    return len([h for h in range(HEXES) if s.land[h] >= 0 and dominant(s, h) == a])


def is_chosen(s: State, h: int) -> bool:
    """DS-19.2: somebody has chosen the tile for Domination this turn."""
    return bool(s.chosen >> h & 1)


def elements_of(s: State, a: int) -> int:
    """DS-2.3: how many elements an animal has, default ones included."""
    return sum(s.has[a * ELEMENTS : (a + 1) * ELEMENTS])


def added(s: State, a: int, e: int) -> int:
    """DS-2.3: disks of a type on an animal; default elements are printed, not disks."""
    i = a * ELEMENTS + e
    return s.has[i] - s.rules.defaults[i]


def added_types(s: State, a: int) -> list[int]:
    return [e for e in range(ELEMENTS) if added(s, a, e) > 0]


def disks_on(s: State, h: int) -> list[int]:
    """DS-3.6: the corners of a tile that hold a disk, in the order of the board."""
    return sorted([c for c in s.rules.corners_of[h] if s.disk[c] >= 0])


def vacant_corners(s: State, h: int) -> list[int]:
    return sorted([c for c in s.rules.corners_of[h] if s.disk[c] < 0])


def vacant_earth_corners(s: State) -> list[int]:
    """DS-3.4, DS-3.5: corners without a disk that touch at least one tile, also at the edge of Earth; as tokens."""
    found = []
    for c in range(CORNERS):
        if s.disk[c] < 0:
            for h in s.rules.hexes_at[c]:
                if s.land[h] >= 0:
                    found.append(CORNER + c)
                    break
    return found


def corners_with(s: State, e: int) -> list[int]:
    """Every disk of a type on Earth, by corner, as tokens."""
    return [CORNER + c for c, disk in enumerate(s.disk) if disk == e]


def touches_tundra(s: State, c: int) -> int:
    """How many tundra tiles a corner touches."""
    return len([h for h in s.rules.hexes_at[c] if s.land[h] == TUNDRA])


def adjacent_tiles(s: State, h: int) -> list[int]:
    """DS-3.2: tiles that share an edge with a hex, tundra too, in hex-id order."""
    return [n for n in s.rules.near[h] if s.land[n] >= 0]


def adjacent_tundra(s: State, h: int) -> int:
    return len([n for n in s.rules.near[h] if s.land[n] == TUNDRA])


def disks_in_box(s: State, box: int) -> list[int]:
    """By element."""
    return s.box[box * ELEMENTS : (box + 1) * ELEMENTS]


def types_in_box(s: State, box: int) -> list[int]:
    """DS-9.2: each type once, as tokens."""
    return [ELEMENT + e for e, n in enumerate(disks_in_box(s, box)) if n > 0]


def types_in_bag(s: State) -> list[int]:
    return [ELEMENT + e for e in range(ELEMENTS) if s.bag[e] > 0]


def vacant_spaces(s: State) -> list[int]:
    """DS-6.2, DS-6.4: eyeballs without a pawn, as tokens."""
    return [SPACE + i for i, a in enumerate(s.pawn) if a < 0]


# --- moving ----------------------------------------------------------------------------------------------------


def add_cubes(s: State, a: int, h: int, n: int) -> None:
    """Cubes from the gene pool."""
    s.pool[a] -= n
    s.cubes[h * ANIMALS + a] += n


def lift(s: State, a: int, h: int, n: int) -> int:
    """DS-23.4, DS-29.1: take cubes off a tile, unprotected ones first; returns how many were protected."""
    i = h * ANIMALS + a
    s.cubes[i] -= n
    sheltered = max(0, s.sheltered[i] - s.cubes[i])
    s.sheltered[i] -= sheltered
    if s.cubes[i] == 0 and s.marker[h] == a:
        s.marker[h] = NONE
    return sheltered


def eliminate(s: State, a: int, h: int, n: int = 1) -> None:
    """DS-2.4, DS-20.4: cubes go to the box and are counted."""
    lift(s, a, h, n)
    s.lost[a] += n


def move_cubes(s: State, a: int, h: int, to: int, n: int) -> None:
    """DS-23.4: protection goes with the cubes that have it."""
    sheltered = lift(s, a, h, n)
    s.cubes[to * ANIMALS + a] += n
    s.sheltered[to * ANIMALS + a] += sheltered


def put_disk(s: State, c: int, e: int) -> None:
    s.disk[c] = e


def remove_disk(s: State, c: int) -> None:
    """DS-2.5: a disk that leaves Earth is in the bag at once."""
    s.bag[s.disk[c]] += 1
    s.disk[c] = NONE


def gain_element(s: State, a: int, e: int) -> None:
    s.has[a * ELEMENTS + e] += 1


def lose_element(s: State, a: int, e: int) -> None:
    """DS-2.5: an added disk goes back into the bag."""
    s.has[a * ELEMENTS + e] -= 1
    s.bag[e] += 1


def fill_box(s: State, box: int, n: int) -> None:
    """DS-2.6, DS-5.10, DS-25.5, DS-R26: random disks from the bag, as many as it still has."""
    drawn = [0] * ELEMENTS
    for _ in range(min(n, sum(s.bag))):
        e = s.draw_from(s.bag)
        drawn[e] += 1
        s.box[box * ELEMENTS + e] += 1
    if s.logging and any(drawn):
        clause = "DS-5.10" if s.phase == SETUP else "DS-25.5"
        s.note(clause, "fills-box", box=BOX_IDS[box], elements=disks_named(s, drawn))


def gain_vp(s: State, a: int, n: int) -> None:
    s.vp[a] += n


def lose_vp(s: State, a: int, n: int) -> None:
    """DS-2.7: never below zero."""
    s.vp[a] = max(0, s.vp[a] - n)


def lift_pawn(s: State, space: int) -> int:
    """DS-7.2, DS-7.3: a pawn goes back to its owner's supply before it acts, and stays there if it declines."""
    a = s.pawn[space]
    s.pawn[space] = NONE
    s.supply[a] += 1
    s.actor = a
    s.space = space
    s.tile = s.type = NONE
    return a


def pawns_of(s: State, section: int) -> list[int]:
    """DS-7.1, DS-7.6: the spaces of a section whose pawns act this turn, from left to right."""
    return [i for i in s.rules.spaces_of[section] if s.pawn[i] >= 0 and not s.waits[i]]


def begin(s: State, section: int) -> None:
    """A section or phase begins: forget what the last action had chosen."""
    s.phase = section
    s.actor = s.space = s.tile = s.type = NONE


def decline(s: State, seat: int) -> None:
    """DS-7.3: the owner gives up the action of a pawn or of a printed icon."""
    if s.logging and s.space >= 0:
        s.note("DS-7.3", "declines", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, s.space))
    elif s.logging:
        s.note(
            ICON_CLAUSE[s.phase], "declines-icon", seat=seat, animal=animal_name(s, s.actor), section=PHASE_IDS[s.phase]
        )


def nothing_to_do(s: State) -> None:
    """DS-7.5: nobody is asked about an action without a target; the log says that it was void."""
    if s.logging:
        owner = s.owner[s.actor]
        s.note("DS-7.5", "is-void", seat=owner, animal=animal_name(s, s.actor), space=space_name(s, s.space))


def no_effect(s: State) -> None:
    """DS-20.1: a card that can change nothing, or nothing on the tile that its taker chose."""
    if s.logging:
        s.note("DS-20.1", "no-effect", seat=s.owner[s.actor], animal=animal_name(s, s.actor), card=card_name(s))


def leave_unused(s: State, seat: int) -> None:
    """DS-20.1: the taker of a card that says "up to" chooses to do nothing."""
    if s.logging:
        s.note("DS-20.1", "leaves-card-unused", seat=seat, animal=animal_name(s, s.actor), card=card_name(s))


# --- names for the log -----------------------------------------------------------------------------------------


def animal_name(s: State, a: int) -> str:
    return s.game.name(ANIMAL + a)


def tile_name(s: State, h: int) -> str:
    return s.game.name(TILE + h)


def on(s: State, h: int) -> Details:
    """A tile as the log names it: with its terrain."""
    return {"tile": tile_name(s, h), "terrain": TERRAIN_IDS[s.land[h]]}


def onto(s: State, h: int) -> Details:
    """The tile to which cubes move."""
    return {"to": tile_name(s, h), "to_terrain": TERRAIN_IDS[s.land[h]]}


def disks_named(s: State, numbers: list[int]) -> list[str]:
    """Counts by element as names, each as often as there are disks of it."""
    return [element_name(s, e) for e, n in enumerate(numbers) for _ in range(n)]


def element_name(s: State, e: int) -> str:
    return s.game.name(ELEMENT + e)


def corner_name(s: State, c: int) -> str:
    return s.game.name(CORNER + c)


def space_name(s: State, i: int) -> str:
    return s.game.name(SPACE + i)


def card_name(s: State) -> str:
    """The card that was taken last: its effect is being carried out."""
    return s.game.name(CARD + s.used[-1])
