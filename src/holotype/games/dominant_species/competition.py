"""Section 18: animals eliminate cubes of others where they live together."""

from .earth import (
    animal_name,
    animals_on,
    begin,
    contested,
    decline,
    eliminate,
    lift_pawn,
    nothing_to_do,
    on,
    pawns_of,
)
from .names import ANIMAL, ARACHNID, COMPETITION, HEXES, NONE, PASS, SKIP, TERRAIN_IDS, TILE
from .questions import ARACHNID_FREE_TILE, COMPETITION_ANIMAL, COMPETITION_TILE
from .state import State


def competition_section(s: State) -> None:
    """DS-18.2, DS-18.3: the Arachnid's free elimination, then the pawns from left to right."""
    begin(s, COMPETITION)
    s.do((arachnid_icon,), *[(competition, i) for i in pawns_of(s, COMPETITION)])


def contested_tiles(s: State, a: int, terrain: int) -> list[int]:
    """DS-18.1, DS-18.5: as tokens; terrain -1 means any. A glaciated tile is tundra only."""
    return [
        TILE + h for h in range(HEXES) if (s.land[h] == terrain or (terrain < 0 <= s.land[h])) and contested(s, a, h)
    ]


def arachnid_icon(s: State) -> None:
    """DS-18.2: every turn, on a contested tile of any terrain, if the Arachnid wants."""
    if s.owner[ARACHNID] >= 0:
        s.actor = ARACHNID
        s.space = NONE
        options = contested_tiles(s, ARACHNID, -1)
        if options:
            s.ask(s.owner[ARACHNID], ARACHNID_FREE_TILE, [*options, PASS], arachnid_tile)


def arachnid_tile(s: State, seat: int, token: int) -> None:
    if token == PASS:
        return decline(s, seat)
    s.tile = token - TILE
    s.ask(seat, COMPETITION_ANIMAL, victims(s, s.actor, s.tile), compete)


def competition(s: State, space: int) -> None:
    """DS-18.3, DS-R5: tundra and the two terrains of the space, in this order."""
    a = lift_pawn(s, space)
    terrains = [terrain for terrain in s.rules.terrains_of_space[space] if contested_tiles(s, a, terrain)]
    s.do(*[(ask_tile, terrain) for terrain in terrains])
    if not terrains:
        nothing_to_do(s)


def ask_tile(s: State, terrain: int) -> None:
    """DS-18.4, DS-X22: at most one tile of each terrain, or none."""
    s.type = terrain
    s.tile = NONE
    s.ask(s.owner[s.actor], COMPETITION_TILE, [*contested_tiles(s, s.actor, terrain), SKIP], choose_tile)


def choose_tile(s: State, seat: int, token: int) -> None:
    if token == SKIP:
        if s.logging:
            s.note("DS-18.4", "spares", seat=seat, animal=animal_name(s, s.actor), terrain=TERRAIN_IDS[s.type])
    else:
        s.tile = token - TILE
        s.ask(seat, COMPETITION_ANIMAL, victims(s, s.actor, s.tile), compete)


def victims(s: State, a: int, h: int) -> list[int]:
    """DS-20.3, DS-27.2: the other animals there, also those of the same player; as tokens."""
    return [ANIMAL + other for other in animals_on(s, h) if other != a]


def compete(s: State, seat: int, token: int) -> None:
    """DS-18.2, DS-18.4, DS-2.4: one cube is eliminated, by a pawn or by the Arachnid's icon."""
    victim = token - ANIMAL
    eliminate(s, victim, s.tile)
    if s.logging:
        s.note(
            "DS-18.4" if s.space >= 0 else "DS-18.2",
            "competes" if s.space >= 0 else "competes-free",
            seat=seat,
            animal=animal_name(s, s.actor),
            victim=animal_name(s, victim),
            **on(s, s.tile),
        )
