"""Sections 20 and 21: the 26 Dominance cards, each a function named after it, in alphabetical order.

DS-20.1, DS-20.2, DS-20.5, DS-20.5a, DS-20.7: a card is carried out as far as possible, its choices are asked one at a
time in the printed order, of the animal that took it (`s.actor`) unless its face says otherwise.
"""

from collections.abc import Callable

from .earth import (
    add_cubes,
    added_types,
    adjacent_tiles,
    animal_name,
    animals_on,
    contested,
    corner_name,
    cubes_on,
    disks_on,
    dominant,
    element_name,
    elements_of,
    eliminate,
    gain_element,
    gain_vp,
    in_play,
    lose_element,
    lose_vp,
    move_cubes,
    put_disk,
    remove_disk,
    space_name,
    tile_name,
    tiles,
    types_in_bag,
    vacant_corners,
    vacant_earth_corners,
    vacant_spaces,
)
from .glaciation import choose_tile as glaciate_tile
from .glaciation import tiles_to_glaciate
from .initiative import move_forward
from .names import (
    ANIMAL,
    ANIMALS,
    CORNER,
    CORNERS,
    DONE,
    ELEMENT,
    ELEMENTS,
    HEXES,
    LOSE_PAWN,
    NONE,
    NUMBER,
    SEA,
    SPACE,
    THIN,
    TILE,
    TUNDRA,
    WETLAND,
)
from .planning import stand
from .state import State

# --- shared steps ----------------------------------------------------------------------------------------------


def eliminate_one(s: State, h: int, own: bool) -> None:
    """DS-20.4, DS-20.5a, DS-20.6: the card-taker names an animal that loses a cube on one of the affected tiles."""
    s.tile = h
    found = [ANIMAL + a for a in animals_on(s, h) if own or a != s.actor]
    s.ask(s.owner[s.actor], "card-eliminate", found, eliminate_named)


def eliminate_named(s: State, seat: int, token: int) -> None:
    """DS-20.4: to the box."""
    tell_loss(s, token - ANIMAL, s.tile, 1)
    eliminate(s, token - ANIMAL, s.tile)


def tell_loss(s: State, a: int, h: int, n: int) -> None:
    if s.heard:
        s.note("DS-20.4", "loses-cubes", seat=s.owner[a], animal=animal_name(s, a), n=n, tile=tile_name(s, h))


def tell_vp(s: State, clause: str, n: int) -> None:
    if s.heard:
        s.note(clause, "gains-vp", seat=s.owner[s.actor], animal=animal_name(s, s.actor), vp=n)


def tell_disk(s: State, c: int) -> None:
    if s.heard:
        s.note(
            "DS-20.7",
            "places-disk",
            seat=s.owner[s.actor],
            animal=animal_name(s, s.actor),
            element=element_name(s, s.disk[c]),
            corner=corner_name(s, c),
        )


def gain_pawns(s: State, animals: list[int]) -> None:
    """DS-2.2, DS-21.18, DS-X27: from the box into the supply, ten at most."""
    for a in animals:
        if s.pawns[a] < s.rules.max_pawns:
            s.pawns[a] += 1
            s.supply[a] += 1
            if s.heard:
                s.note("DS-21.18", "gains-pawn", seat=s.owner[a], animal=animal_name(s, a))


# --- the cards -------------------------------------------------------------------------------------------------


def aquatic(s: State) -> None:
    """DS-21.1, DS-R8: a disk of one's choice at a Sea or Wetland, then up to four cubes there."""
    waters = [h for h in range(HEXES) if s.land[h] == SEA or s.land[h] == WETLAND]
    open_ = [h for h in waters if vacant_corners(s, h)] if types_in_bag(s) else []
    if open_:
        s.ask(s.owner[s.actor], "card-tile", [TILE + h for h in open_], aquatic_tile)
    elif waters and s.pool[s.actor] > 0:
        s.ask(s.owner[s.actor], "card-tile", [TILE + h for h in waters], aquatic_dry)


def aquatic_dry(s: State, seat: int, token: int) -> None:
    """DS-R8: no disk can be placed, so only the cubes."""
    s.tile = token - TILE
    aquatic_count(s)


def aquatic_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    s.ask(seat, "card-bag-element", types_in_bag(s), aquatic_element)


def aquatic_element(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, "card-corner", [CORNER + c for c in vacant_corners(s, s.tile)], aquatic_corner)


def aquatic_corner(s: State, seat: int, token: int) -> None:
    from_bag_to_corner(s, token - CORNER)
    s.do((aquatic_count,))


def from_bag_to_corner(s: State, c: int) -> None:
    s.bag[s.type] -= 1
    put_disk(s, c, s.type)
    tell_disk(s, c)


def aquatic_count(s: State) -> None:
    most = min(4, s.pool[s.actor])
    if most > 0:
        s.ask(s.owner[s.actor], "card-count", [NUMBER + n for n in range(most + 1)], aquatic_cubes)


def aquatic_cubes(s: State, seat: int, token: int) -> None:
    n = token - NUMBER
    add_cubes(s, s.actor, s.tile, n)
    if n and s.heard:
        s.note("DS-21.1", "populates", seat=seat, animal=animal_name(s, s.actor), n=n, tile=tile_name(s, s.tile))


def biodiversity(s: State) -> None:
    """DS-21.2: 1 VP for each tile shared with others."""
    n = len([h for h in range(HEXES) if contested(s, s.actor, h)])
    gain_vp(s, s.actor, n)
    tell_vp(s, "DS-21.2", n)


def biomass(s: State) -> None:
    """DS-21.3, DS-20.6: on every tile with more cubes than disks one cube dies."""
    s.do(*[(eliminate_one, h, True) for h in range(HEXES) if cubes_on(s, h) > len(disks_on(s, h))])


def blight(s: State) -> None:
    """DS-21.4, DS-R9: any tile; only one of its disks stays."""
    s.ask(s.owner[s.actor], "card-tile", tiles(s), blight_tile)


def blight_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    found = [CORNER + c for c in disks_on(s, s.tile)]
    if len(found) >= 2:
        s.ask(seat, "blight-keep", found, blight_keep)


def blight_keep(s: State, seat: int, token: int) -> None:
    for c in disks_on(s, s.tile):
        if c != token - CORNER:
            remove_disk(s, c)
    if s.heard:
        s.note(
            "DS-21.4",
            "blights",
            seat=seat,
            animal=animal_name(s, s.actor),
            tile=tile_name(s, s.tile),
            corner=s.game.name(token),
        )


def catastrophe(s: State) -> None:
    """DS-21.5, DS-R9, DS-R10: one cube survives on a tile, one dies on each tile around it."""
    s.ask(s.owner[s.actor], "card-tile", tiles(s), catastrophe_tile)


def catastrophe_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    around = [(eliminate_one, h, True) for h in adjacent_tiles(s, s.tile) if cubes_on(s, h) > 0]
    s.do((ask_survivor,), *around)


def ask_survivor(s: State) -> None:
    found = [ANIMAL + a for a in animals_on(s, s.tile)]
    if found:
        s.ask(s.owner[s.actor], "catastrophe-survivor", found, catastrophe_survivor)


def catastrophe_survivor(s: State, seat: int, token: int) -> None:
    """DS-21.5: a single cube of a single animal."""
    for a in animals_on(s, s.tile):
        n = s.cubes[s.tile * ANIMALS + a] - (1 if a == token - ANIMAL else 0)
        if n > 0:
            tell_loss(s, a, s.tile, n)
            eliminate(s, a, s.tile, n)


def cold_snap(s: State) -> None:
    """DS-21.6: every other animal loses one cube on every tundra tile."""
    for h in range(HEXES):
        if s.land[h] == TUNDRA:
            for a in animals_on(s, h):
                if a != s.actor:
                    tell_loss(s, a, h, 1)
                    eliminate(s, a, h)


def disease(s: State) -> None:
    """DS-21.7: whoever has more elements than the card-taker loses an added one, in food-chain order."""
    n = elements_of(s, s.actor)
    s.do(*[(ask_discard, a) for a in in_play(s) if elements_of(s, a) > n and added_types(s, a)])


def ask_discard(s: State, a: int) -> None:
    """DS-20.2: its owner chooses."""
    s.actor = a
    s.ask(s.owner[a], "disease-discard", [ELEMENT + e for e in added_types(s, a)], discard)


def discard(s: State, seat: int, token: int) -> None:
    lose_element(s, s.actor, token - ELEMENT)
    if s.heard:
        s.note("DS-21.7", "loses-element", seat=seat, animal=animal_name(s, s.actor), element=s.game.name(token))


def ecodiversity(s: State) -> None:
    """DS-21.8, DS-R11, DS-X25: 1 VP for each disk on Earth of a type the card-taker has."""
    base = s.actor * ELEMENTS
    n = len([c for c in range(CORNERS) if s.disk[c] >= 0 and s.has[base + s.disk[c]] > 0])
    gain_vp(s, s.actor, n)
    tell_vp(s, "DS-21.8", n)


def evolution(s: State) -> None:
    """DS-21.9, DS-R12, DS-X28: up to two cubes of two other animals are replaced by own ones."""
    s.left = 2
    s.last_from = NONE
    s.do((ask_replaced_animal,))


def ask_replaced_animal(s: State) -> None:
    """DS-21.9: which of the two comes first does not matter, so they are named in food-chain order."""
    if s.left == 0 or s.pool[s.actor] == 0:
        return
    found = [ANIMAL + a for a in in_play(s) if a != s.actor and a > s.last_from and sum(s.cubes[a::ANIMALS]) > 0]
    if found:
        s.ask(s.owner[s.actor], "evolution-animal", [*found, DONE], replaced_animal)


def replaced_animal(s: State, seat: int, token: int) -> None:
    if token == DONE:
        return
    a = token - ANIMAL
    s.last_from = a
    s.left -= 1
    s.ask(seat, "evolution-tile", [TILE + h for h in range(HEXES) if s.cubes[h * ANIMALS + a] > 0], replace, a)


def replace(s: State, seat: int, token: int, a: int) -> None:
    """DS-20.7: the replaced cube is eliminated."""
    h = token - TILE
    eliminate(s, a, h)
    add_cubes(s, s.actor, h, 1)
    if s.heard:
        s.note(
            "DS-21.9",
            "replaces",
            seat=seat,
            animal=animal_name(s, s.actor),
            victim=animal_name(s, a),
            tile=tile_name(s, h),
        )
    s.do((ask_replaced_animal,))


def fecundity(s: State) -> None:
    """DS-21.10: one more cube on tiles where one already has some."""
    s.last_from = NONE
    s.do((ask_fecund_tile,))


def ask_fecund_tile(s: State) -> None:
    """DS-21.10: each tile at most once; their order does not matter, so they are named in hex-id order."""
    if s.pool[s.actor] == 0:
        return
    first = s.last_from + 1
    found = [TILE + h for h in range(first, HEXES) if s.cubes[h * ANIMALS + s.actor] > 0]
    if found:
        s.ask(s.owner[s.actor], "fecundity-tile", [*found, DONE], fecund_tile)


def fecund_tile(s: State, seat: int, token: int) -> None:
    if token == DONE:
        return
    s.last_from = token - TILE
    add_cubes(s, s.actor, s.last_from, 1)
    if s.heard:
        s.note("DS-21.10", "populates", seat=seat, animal=animal_name(s, s.actor), n=1, tile=s.game.name(token))
    s.do((ask_fecund_tile,))


def fertile(s: State) -> None:
    """DS-21.11, DS-R13: VP for all cubes on one of one's tiles; the tile just scored is one."""
    found = [TILE + h for h in range(HEXES) if s.cubes[h * ANIMALS + s.actor] > 0]
    s.ask(s.owner[s.actor], "card-tile", found, fertile_tile)


def fertile_tile(s: State, seat: int, token: int) -> None:
    n = cubes_on(s, token - TILE)
    gain_vp(s, s.actor, n)
    tell_vp(s, "DS-21.11", n)


def habitat(s: State) -> None:
    """DS-21.12: a disk of one's choice on any vacant Earth corner."""
    types = types_in_bag(s)
    if types and vacant_earth_corners(s):
        s.ask(s.owner[s.actor], "card-bag-element", types, habitat_element)


def habitat_element(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, "card-corner", vacant_earth_corners(s), habitat_corner)


def habitat_corner(s: State, seat: int, token: int) -> None:
    from_bag_to_corner(s, token - CORNER)


def hibernation(s: State) -> None:
    """DS-21.13: up to five eliminated cubes return to one tile and are safe this turn."""
    if s.lost[s.actor] > 0:
        s.ask(s.owner[s.actor], "card-tile", tiles(s), hibernation_tile)


def hibernation_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    most = min(5, s.lost[s.actor])
    s.ask(seat, "card-count", [NUMBER + n for n in range(most + 1)], hibernation_cubes)


def hibernation_cubes(s: State, seat: int, token: int) -> None:
    """DS-23.4: protection is a count for each animal and tile."""
    n = token - NUMBER
    i = s.tile * ANIMALS + s.actor
    s.lost[s.actor] -= n
    s.cubes[i] += n
    s.sheltered[i] += n
    if n and s.heard:
        s.note("DS-21.13", "hibernates", seat=seat, animal=animal_name(s, s.actor), n=n, tile=tile_name(s, s.tile))


def ice_age(s: State) -> None:
    """DS-21.14: bonus VP for tiles dominated; this turn is the last."""
    counts = [0] * ANIMALS
    for h in range(HEXES):
        a = dominant(s, h)
        if a >= 0:
            counts[a] += 1
    for a in in_play(s):
        vp = s.rules.bonus(counts[a])
        gain_vp(s, a, vp)
        if s.heard:
            s.note("DS-21.14", "ice-age", seat=s.owner[a], animal=animal_name(s, a), n=counts[a], vp=vp)
    s.last_turn = True


def ice_sheet(s: State) -> None:
    """DS-21.15, DS-14.3, DS-R31: a Glaciation without a pawn; it cannot be declined."""
    options = tiles_to_glaciate(s)
    if options:
        s.ask(s.owner[s.actor], "glaciation-tile", options, glaciate_tile)


def immigrants(s: State) -> None:
    """DS-21.16, DS-R14: every animal, in food-chain order, must lose something."""
    s.do(*[(ask_loss, a) for a in in_play(s)])


def ask_loss(s: State, a: int) -> None:
    """DS-21.16: an added disk, a pawn, or all but one cube on each tile."""
    s.actor = a
    found = [ELEMENT + e for e in added_types(s, a)]
    if s.pawns[a] > 0:
        found.append(LOSE_PAWN)
    s.ask(s.owner[a], "immigrants-loss", [*found, THIN], choose_loss)


def choose_loss(s: State, seat: int, token: int) -> None:
    if token == THIN:
        thin_out(s)
    elif token == LOSE_PAWN:
        ask_lost_pawn(s, seat)
    else:
        lose_element(s, s.actor, token - ELEMENT)
        if s.heard:
            s.note("DS-21.16", "loses-element", seat=seat, animal=animal_name(s, s.actor), element=s.game.name(token))


def thin_out(s: State) -> None:
    for h in range(HEXES):
        n = s.cubes[h * ANIMALS + s.actor] - 1
        if n > 0:
            tell_loss(s, s.actor, h, n)
            eliminate(s, s.actor, h, n)


def ask_lost_pawn(s: State, seat: int) -> None:
    """DS-21.16: from the supply; only with an empty supply one from the display."""
    if s.supply[s.actor] > 0:
        s.supply[s.actor] -= 1
        lose_pawn(s, seat)
    else:
        own = [SPACE + i for i in range(len(s.pawn)) if s.pawn[i] == s.actor]
        s.ask(seat, "immigrants-pawn", own, lose_pawn_on_display)


def lose_pawn_on_display(s: State, seat: int, token: int) -> None:
    s.pawn[token - SPACE] = NONE
    s.waits[token - SPACE] = 0
    lose_pawn(s, seat)


def lose_pawn(s: State, seat: int) -> None:
    s.pawns[s.actor] -= 1
    if s.heard:
        s.note("DS-21.16", "loses-pawn", seat=seat, animal=animal_name(s, s.actor))


def instinct(s: State) -> None:
    """DS-21.17, DS-R20: a pawn from the supply on any vacant eyeball, for the next turn."""
    if s.supply[s.actor] > 0:
        s.ask(s.owner[s.actor], "instinct-space", vacant_spaces(s), instinct_space)


def instinct_space(s: State, seat: int, token: int) -> None:
    """DS-7.6: it does not act this turn."""
    space = token - SPACE
    stand(s, s.actor, space)
    s.waits[space] = 1
    if s.heard:
        s.note("DS-21.17", "places-pawn", seat=seat, animal=animal_name(s, s.actor), space=space_name(s, space))


def intelligence(s: State) -> None:
    """DS-21.18: the card-taker and every animal above it."""
    gain_pawns(s, [a for a in in_play(s) if a <= s.actor])


def mass_exodus(s: State) -> None:
    """DS-21.19, DS-R9: any tile; all its cubes must go to the tiles around it."""
    s.ask(s.owner[s.actor], "card-tile", tiles(s), exodus_tile)


def exodus_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    s.do(*[(exodus_of, a) for a in animals_on(s, s.tile)])


def exodus_of(s: State, a: int) -> None:
    """DS-21.19, DS-R23: for each animal and adjacent tile how many; the last tile takes the rest."""
    around = adjacent_tiles(s, s.tile)
    s.do(*[(ask_exodus, a, h, h == around[-1]) for h in around])


def ask_exodus(s: State, a: int, to: int, last: bool) -> None:
    most = s.cubes[s.tile * ANIMALS + a]
    if last:
        leave(s, a, to, most)
    elif most > 0:
        s.ask(s.owner[s.actor], "exodus-count", [NUMBER + n for n in range(most + 1)], exodus_count, a, to)


def exodus_count(s: State, seat: int, token: int, a: int, to: int) -> None:
    leave(s, a, to, token - NUMBER)


def leave(s: State, a: int, to: int, n: int) -> None:
    """DS-23.4: unprotected cubes first, in the order asked."""
    if n > 0:
        move_cubes(s, a, s.tile, to, n)
        if s.heard:
            s.note(
                "DS-21.19",
                "moves",
                seat=s.owner[a],
                animal=animal_name(s, a),
                n=n,
                tile=tile_name(s, s.tile),
                to=tile_name(s, to),
            )


def metamorphosis(s: State) -> None:
    """DS-21.20: one added disk for one of any type that is in the bag."""
    found = [ELEMENT + e for e in added_types(s, s.actor)]
    if found and types_in_bag(s):
        s.ask(s.owner[s.actor], "metamorphosis-give", found, metamorphosis_give)


def metamorphosis_give(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, "card-bag-element", types_in_bag(s), metamorphosis_take)


def metamorphosis_take(s: State, seat: int, token: int) -> None:
    e = token - ELEMENT
    s.bag[e] -= 1
    gain_element(s, s.actor, e)
    lose_element(s, s.actor, s.type)
    if s.heard:
        s.note(
            "DS-21.20",
            "metamorphoses",
            seat=seat,
            animal=animal_name(s, s.actor),
            old=element_name(s, s.type),
            new=element_name(s, e),
        )


def niche_biomes(s: State) -> None:
    """DS-21.21, DS-R25, DS-2.7, DS-X26:
    who is ahead of the card-taker loses the first place of the tile just scored."""
    own = s.vp[s.actor]
    loss = s.rules.tile_vp[s.land[s.scored]][0]
    for a in in_play(s):
        if s.vp[a] > own:
            lose_vp(s, a, loss)
            if s.heard:
                s.note("DS-21.21", "loses-vp", seat=s.owner[a], animal=animal_name(s, a), vp=loss)


def nocturnal(s: State) -> None:
    """DS-21.22: one place to the left on the initiative track."""
    if move_forward(s, s.actor) and s.heard:
        s.note("DS-21.22", "swaps-initiative", seat=s.owner[s.actor], animal=animal_name(s, s.actor))


def omnivore(s: State) -> None:
    """DS-21.23: one pawn."""
    gain_pawns(s, [s.actor])


def parasitism(s: State) -> None:
    """DS-21.24: the card-taker and every animal below it."""
    gain_pawns(s, [a for a in in_play(s) if a >= s.actor])


def predator(s: State) -> None:
    """DS-21.25, DS-20.3: one cube of another animal on every tile shared with others."""
    s.do(*[(eliminate_one, h, False) for h in range(HEXES) if contested(s, s.actor, h)])


def symbiotic(s: State) -> None:
    """DS-21.26, DS-R15: a random disk for the card-taker, then for every animal that has fewer elements than it."""
    n = elements_of(s, s.actor)
    for a in [s.actor] + [other for other in in_play(s) if other != s.actor and elements_of(s, other) < n]:
        if elements_of(s, a) < s.rules.max_elements and sum(s.bag) > 0:
            e = s.draw_from(s.bag)
            gain_element(s, a, e)
            if s.heard:
                s.note(
                    "DS-21.26", "gains-element", seat=s.owner[a], animal=animal_name(s, a), element=element_name(s, e)
                )


EFFECTS: list[Callable[[State], None]] = [
    aquatic,
    biodiversity,
    biomass,
    blight,
    catastrophe,
    cold_snap,
    disease,
    ecodiversity,
    evolution,
    fecundity,
    fertile,
    habitat,
    hibernation,
    ice_age,
    ice_sheet,
    immigrants,
    instinct,
    intelligence,
    mass_exodus,
    metamorphosis,
    niche_biomes,
    nocturnal,
    omnivore,
    parasitism,
    predator,
    symbiotic,
]
