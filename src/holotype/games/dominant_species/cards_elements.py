"""Section 21, cards about elements: Aquatic, Blight, Disease, Habitat, Metamorphosis, Symbiotic."""

from .earth import (
    add_cubes,
    added_types,
    animal_name,
    card_name,
    corner_name,
    disks_on,
    element_name,
    elements_of,
    gain_element,
    in_play,
    leave_unused,
    lose_element,
    no_effect,
    on,
    put_disk,
    remove_disk,
    tiles,
    types_in_bag,
    vacant_corners,
    vacant_earth_corners,
)
from .names import CORNER, ELEMENT, HEXES, NONE, NUMBER, SEA, TILE, WETLAND
from .questions import (
    BLIGHT_KEEP,
    CARD_BAG_ELEMENT,
    CARD_CORNER,
    CARD_COUNT,
    CARD_TILE,
    DISEASE_DISCARD,
    METAMORPHOSIS_GIVE,
    clause_of_card,
)
from .state import State


def from_bag_to_corner(s: State, c: int) -> None:
    s.bag[s.type] -= 1
    put_disk(s, c, s.type)
    if s.logging:
        s.note(
            clause_of_card(s),
            "places-disk",
            seat=s.owner[s.actor],
            animal=animal_name(s, s.actor),
            element=element_name(s, s.disk[c]),
            corner=corner_name(s, c),
        )


def aquatic(s: State) -> None:
    """DS-21.1, DS-R8: a disk of one's choice at a Sea or Wetland, then up to four cubes there."""
    waters = [h for h in range(HEXES) if s.land[h] == SEA or s.land[h] == WETLAND]
    open_ = [h for h in waters if vacant_corners(s, h)] if types_in_bag(s) else []
    if open_:
        s.ask(s.owner[s.actor], CARD_TILE, [TILE + h for h in open_], aquatic_tile)
    elif waters and s.pool[s.actor] > 0:
        s.ask(s.owner[s.actor], CARD_TILE, [TILE + h for h in waters], aquatic_dry)
    else:
        no_effect(s)


def aquatic_dry(s: State, seat: int, token: int) -> None:
    """DS-R8: no disk can be placed, so only the cubes."""
    s.tile = token - TILE
    aquatic_count(s)


def aquatic_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    s.ask(seat, CARD_BAG_ELEMENT, types_in_bag(s), aquatic_element)


def aquatic_element(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, CARD_CORNER, [CORNER + c for c in vacant_corners(s, s.tile)], aquatic_corner)


def aquatic_corner(s: State, seat: int, token: int) -> None:
    from_bag_to_corner(s, token - CORNER)
    s.do((aquatic_count,))


def aquatic_count(s: State) -> None:
    most = min(4, s.pool[s.actor])
    if most > 0:
        s.ask(s.owner[s.actor], CARD_COUNT, [NUMBER + n for n in range(most + 1)], aquatic_cubes)


def aquatic_cubes(s: State, seat: int, token: int) -> None:
    n = token - NUMBER
    add_cubes(s, s.actor, s.tile, n)
    if not n and s.type == NONE:
        leave_unused(s, seat)
    if n and s.logging:
        s.note("DS-21.1", "populates", seat=seat, animal=animal_name(s, s.actor), n=n, **on(s, s.tile))


def blight(s: State) -> None:
    """DS-21.4, DS-R9: any tile; only one of its disks stays."""
    s.ask(s.owner[s.actor], CARD_TILE, tiles(s), blight_tile)


def blight_tile(s: State, seat: int, token: int) -> None:
    s.tile = token - TILE
    found = [CORNER + c for c in disks_on(s, s.tile)]
    if len(found) >= 2:
        s.ask(seat, BLIGHT_KEEP, found, blight_keep)
    else:
        no_effect(s)


def blight_keep(s: State, seat: int, token: int) -> None:
    kept = token - CORNER
    lost = [c for c in disks_on(s, s.tile) if c != kept]
    if s.logging:
        s.note(
            "DS-21.4",
            "blights",
            seat=seat,
            animal=animal_name(s, s.actor),
            **on(s, s.tile),
            element=element_name(s, s.disk[kept]),
            corner=corner_name(s, kept),
            lost=[element_name(s, s.disk[c]) for c in lost],
        )
    for c in lost:
        remove_disk(s, c)


def disease(s: State) -> None:
    """DS-21.7: whoever has more elements than the card-taker loses an added one, in food-chain order."""
    n = elements_of(s, s.actor)
    sick = [a for a in in_play(s) if elements_of(s, a) > n and added_types(s, a)]
    taker = s.owner[s.actor]
    s.do(*[(ask_discard, a, taker) if s.rules.taker_chooses_disease else (ask_discard, a) for a in sick])
    if not sick:
        no_effect(s)


def ask_discard(s: State, a: int, chooser: int = NONE) -> None:
    """DS-20.2: its owner chooses. DS-29.7: or by the switch the card-taker."""
    s.actor = a
    s.ask(s.owner[a] if chooser < 0 else chooser, DISEASE_DISCARD, [ELEMENT + e for e in added_types(s, a)], discard)


def discard(s: State, seat: int, token: int) -> None:
    lose_element(s, s.actor, token - ELEMENT)
    log_lost_element(s, token - ELEMENT)


def log_lost_element(s: State, e: int) -> None:
    if s.logging:
        animal, element, card = animal_name(s, s.actor), element_name(s, e), card_name(s)
        seat = s.owner[s.actor]
        s.note(clause_of_card(s), "loses-element", seat=seat, animal=animal, element=element, card=card)


def habitat(s: State) -> None:
    """DS-21.12: a disk of one's choice on any vacant Earth corner."""
    types = types_in_bag(s)
    if types and vacant_earth_corners(s):
        s.ask(s.owner[s.actor], CARD_BAG_ELEMENT, types, habitat_element)
    else:
        no_effect(s)


def habitat_element(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, CARD_CORNER, vacant_earth_corners(s), habitat_corner)


def habitat_corner(s: State, seat: int, token: int) -> None:
    from_bag_to_corner(s, token - CORNER)


def metamorphosis(s: State) -> None:
    """DS-21.20: one added disk for one of any type that is in the bag."""
    found = [ELEMENT + e for e in added_types(s, s.actor)]
    if found and types_in_bag(s):
        s.ask(s.owner[s.actor], METAMORPHOSIS_GIVE, found, metamorphosis_give)
    else:
        no_effect(s)


def metamorphosis_give(s: State, seat: int, token: int) -> None:
    s.type = token - ELEMENT
    s.ask(seat, CARD_BAG_ELEMENT, types_in_bag(s), metamorphosis_take)


def metamorphosis_take(s: State, seat: int, token: int) -> None:
    e = token - ELEMENT
    s.bag[e] -= 1
    gain_element(s, s.actor, e)
    lose_element(s, s.actor, s.type)
    if s.logging:
        s.note(
            "DS-21.20",
            "metamorphoses",
            seat=seat,
            animal=animal_name(s, s.actor),
            old=element_name(s, s.type),
            new=element_name(s, e),
        )


def symbiotic(s: State) -> None:
    """DS-21.26, DS-R15: a random disk for the card-taker, then for every animal that has fewer elements than it."""
    n = elements_of(s, s.actor)
    poorer = [a for a in in_play(s) if elements_of(s, a) < n]
    gaining = [a for a in [s.actor, *poorer] if elements_of(s, a) < s.rules.max_elements]
    if not gaining or sum(s.bag) == 0:
        no_effect(s)
    for a in gaining:
        if sum(s.bag) > 0:
            e = s.draw_from(s.bag)
            gain_element(s, a, e)
            if s.logging:
                animal, element, card = animal_name(s, a), element_name(s, e), card_name(s)
                s.note("DS-21.26", "gains-element", seat=s.owner[a], animal=animal, element=element, card=card)
