"""Section 21, cards about cubes: Biomass, Catastrophe, Cold Snap, Evolution, Fecundity, Hibernation, Mass Exodus
and Predator."""

from .earth import (
    add_cubes,
    adjacent_tiles,
    animal_name,
    animals_on,
    card_name,
    contested,
    cubes_of,
    cubes_on,
    disks_on,
    eliminate,
    in_play,
    leave_unused,
    move_cubes,
    no_effect,
    on,
    on_earth,
    onto,
    tiles,
)
from .names import ANIMAL, ANIMALS, DONE, HEXES, NONE, NUMBER, SKIP, TILE, TUNDRA
from .questions import (
    CARD_COUNT,
    CARD_ELIMINATE,
    CARD_TILE,
    CATASTROPHE_SURVIVOR,
    EVOLUTION_ANIMAL,
    EVOLUTION_TILE,
    EXODUS_COUNT,
    FECUNDITY_TILE,
    clause_of_card,
)
from .state import State


def eliminate_on(s: State, affected: list[int], own: bool) -> None:
    """DS-20.6: on each of the tiles, which are fixed when the effect starts."""
    s.do(*[(eliminate_one, h, own) for h in affected])
    if not affected:
        no_effect(s)


def eliminate_one(s: State, h: int, own: bool) -> None:
    """DS-20.4, DS-20.5a: the card-taker chooses which animal loses a cube on an affected tile."""
    s.tile = h
    found = [ANIMAL + a for a in animals_on(s, h) if own or a != s.actor]
    s.ask(s.owner[s.actor], CARD_ELIMINATE, found, eliminate_named)


def eliminate_named(s: State, seat: int, token: int) -> None:
    """DS-20.4: to the box. DS-29.6: or nobody."""
    if token == SKIP:
        if s.logging:
            s.note("DS-29.6", "spares-tile", seat=seat, animal=animal_name(s, s.actor), **on(s, s.tile))
        return
    log_loss(s, token - ANIMAL, s.tile, 1)
    eliminate(s, token - ANIMAL, s.tile)


def log_loss(s: State, a: int, h: int, n: int) -> None:
    if s.logging:
        animal, card = animal_name(s, a), card_name(s)
        s.note(clause_of_card(s), "loses-cubes", seat=s.owner[a], animal=animal, n=n, card=card, **on(s, h))


def log_tile(s: State) -> None:
    """The tile that the card-taker chose, before what happens there to others."""
    if s.logging:
        animal, card = animal_name(s, s.actor), card_name(s)
        s.note(clause_of_card(s), "chooses-tile", seat=s.owner[s.actor], animal=animal, card=card, **on(s, s.tile))


def biomass(s: State) -> None:
    """DS-21.3, DS-20.6: on every tile with more cubes than disks one cube dies."""
    found = [h for h in range(HEXES) if cubes_on(s, h) > len(disks_on(s, h))]
    eliminate_on(s, found, True)


def catastrophe(s: State) -> None:
    """DS-21.5, DS-R9, DS-R10: one cube survives on a tile, one dies on each tile around it."""
    s.ask(s.owner[s.actor], CARD_TILE, tiles(s), catastrophe_tile)


def catastrophe_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    log_tile(s)
    around = [(eliminate_around, h) for h in adjacent_tiles(s, s.tile) if cubes_on(s, h) > 0]
    s.do((ask_survivor,), *around)
    if not around and cubes_on(s, s.tile) < 2:
        no_effect(s)


def eliminate_around(s: State, h: int) -> None:
    """DS-21.5, DS-R10, DS-29.6: by the switch a tile may be spared, unless only the card-taker lives there."""
    if s.rules.catastrophe_may_spare and animals_on(s, h) != [s.actor]:
        s.tile = h
        s.ask(s.owner[s.actor], CARD_ELIMINATE, [*[ANIMAL + a for a in animals_on(s, h)], SKIP], eliminate_named)
    else:
        eliminate_one(s, h, True)


def ask_survivor(s: State) -> None:
    found = [ANIMAL + a for a in animals_on(s, s.tile)]
    if found:
        s.ask(s.owner[s.actor], CATASTROPHE_SURVIVOR, found, catastrophe_survivor)


def catastrophe_survivor(s: State, seat: int, token: int) -> None:
    """DS-21.5: a single cube of a single animal."""
    for a in animals_on(s, s.tile):
        n = cubes_of(s, a, s.tile) - (1 if a == token - ANIMAL else 0)
        if n > 0:
            log_loss(s, a, s.tile, n)
            eliminate(s, a, s.tile, n)


def cold_snap(s: State) -> None:
    """DS-21.6: every other animal loses one cube on every tundra tile."""
    found = [(a, h) for h in range(HEXES) if s.land[h] == TUNDRA for a in animals_on(s, h) if a != s.actor]
    for a, h in found:
        log_loss(s, a, h, 1)
        eliminate(s, a, h)
    if not found:
        no_effect(s)


def evolution(s: State) -> None:
    """DS-21.9, DS-R12: up to two cubes of two other animals are replaced by own ones."""
    s.left = 2
    s.do((ask_replaced_animal, NONE))
    if not replaceable(s, NONE):
        no_effect(s)


def ask_replaced_animal(s: State, first: int) -> None:
    """DS-21.9: one after the other, or no more."""
    found = replaceable(s, first)
    if found and s.left > 0:
        s.ask(s.owner[s.actor], EVOLUTION_ANIMAL, [*found, DONE], replaced_animal)


def replaceable(s: State, first: int) -> list[int]:
    """DS-21.9, DS-X28: an animal other than the first one, while the gene pool has cubes; as tokens."""
    if s.pool[s.actor] == 0:
        return []
    return [ANIMAL + a for a in in_play(s) if a not in (s.actor, first) and on_earth(s, a) > 0]


def replaced_animal(s: State, seat: int, token: int) -> None:
    if token == DONE:
        if s.left == 2:
            leave_unused(s, seat)
        return
    a = token - ANIMAL
    s.left -= 1
    s.ask(seat, EVOLUTION_TILE, [TILE + h for h in range(HEXES) if cubes_of(s, a, h) > 0], replace, a)


def replace(s: State, seat: int, token: int, a: int) -> None:
    """DS-20.7: the replaced cube is eliminated."""
    h = token - TILE
    eliminate(s, a, h)
    add_cubes(s, s.actor, h, 1)
    if s.logging:
        s.note(
            "DS-21.9",
            "replaces",
            seat=seat,
            animal=animal_name(s, s.actor),
            victim=animal_name(s, a),
            card=card_name(s),
            **on(s, h),
        )
    s.do((ask_replaced_animal, a))


def fecundity(s: State) -> None:
    """DS-21.10: one more cube on tiles where one already has some."""
    s.do((ask_fecund_tile, 0))
    if s.pool[s.actor] == 0:
        no_effect(s)


def ask_fecund_tile(s: State, used: int) -> None:
    """DS-21.10: each tile at most once; `used` are the bits of those that have their cube."""
    if s.pool[s.actor] == 0:
        return
    found = [TILE + h for h in range(HEXES) if cubes_of(s, s.actor, h) > 0 and not used >> h & 1]
    if found:
        s.ask(s.owner[s.actor], FECUNDITY_TILE, [*found, DONE], fecund_tile, used)


def fecund_tile(s: State, seat: int, token: int, used: int) -> None:
    if token == DONE:
        if not used:
            leave_unused(s, seat)
        return
    h = token - TILE
    add_cubes(s, s.actor, h, 1)
    if s.logging:
        s.note("DS-21.10", "populates", seat=seat, animal=animal_name(s, s.actor), n=1, **on(s, h))
    s.do((ask_fecund_tile, used | 1 << h))


def hibernation(s: State) -> None:
    """DS-21.13: up to five eliminated cubes return to one tile and are safe this turn."""
    if s.lost[s.actor] > 0:
        s.ask(s.owner[s.actor], CARD_TILE, tiles(s), hibernation_tile)
    else:
        no_effect(s)


def hibernation_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    most = min(5, s.lost[s.actor])
    s.ask(seat, CARD_COUNT, [NUMBER + n for n in range(most + 1)], hibernation_cubes)


def hibernation_cubes(s: State, seat: int, token: int) -> None:
    """DS-23.4: protection is a count for each animal and tile."""
    n = token - NUMBER
    if n == 0:
        return leave_unused(s, seat)
    i = s.tile * ANIMALS + s.actor
    s.lost[s.actor] -= n
    s.cubes[i] += n
    s.sheltered[i] += n
    if s.logging:
        s.note("DS-21.13", "hibernates", seat=seat, animal=animal_name(s, s.actor), n=n, **on(s, s.tile))


def mass_exodus(s: State) -> None:
    """DS-21.19, DS-R9: any tile; all its cubes must go to the tiles around it."""
    s.ask(s.owner[s.actor], CARD_TILE, tiles(s), exodus_tile)


def exodus_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    log_tile(s)
    s.do(*[(exodus_of, a) for a in animals_on(s, s.tile)])
    if not animals_on(s, s.tile):
        no_effect(s)


def exodus_of(s: State, a: int) -> None:
    """DS-21.19, DS-R23: for each animal and adjacent tile how many; the last tile takes the rest."""
    around = adjacent_tiles(s, s.tile)
    s.do(*[(ask_exodus, a, h, h == around[-1]) for h in around])


def ask_exodus(s: State, a: int, to: int, last: bool) -> None:
    most = cubes_of(s, a, s.tile)
    if last:
        leave(s, a, to, most)
    elif most > 0:
        s.ask(s.owner[s.actor], EXODUS_COUNT, [NUMBER + n for n in range(most + 1)], exodus_count, a, to)


def exodus_count(s: State, seat: int, token: int, a: int, to: int) -> None:
    leave(s, a, to, token - NUMBER)


def leave(s: State, a: int, to: int, n: int) -> None:
    """DS-23.4: unprotected cubes first, in the order asked."""
    if n > 0:
        move_cubes(s, a, s.tile, to, n)
        if s.logging:
            s.note(
                "DS-21.19",
                "moves",
                seat=s.owner[a],
                animal=animal_name(s, a),
                n=n,
                **on(s, s.tile),
                **onto(s, to),
            )


def predator(s: State) -> None:
    """DS-21.25, DS-20.3: one cube of another animal on every tile shared with others."""
    eliminate_on(s, [h for h in range(HEXES) if contested(s, s.actor, h)], False)
