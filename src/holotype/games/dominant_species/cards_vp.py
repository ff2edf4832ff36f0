"""Section 21, cards that bring or cost VP: Biodiversity, Ecodiversity, Fertile, Ice Age, Ice Sheet, Niche Biomes."""

from .claims import claim_windows
from .earth import (
    animal_name,
    card_name,
    contested,
    cubes_of,
    cubes_on,
    dominated,
    gain_vp,
    in_play,
    lose_vp,
    no_effect,
    on,
)
from .glaciation import choose_tile as glaciate_tile
from .glaciation import tiles_to_glaciate
from .names import CORNERS, ELEMENTS, HEXES, TILE
from .questions import CARD_TILE
from .state import State


def log_vp(s: State, clause: str, n: int) -> None:
    if s.logging:
        animal = animal_name(s, s.actor)
        s.note(clause, "gains-vp", seat=s.owner[s.actor], animal=animal, vp=n, card=card_name(s))


def shared_tiles(s: State, a: int) -> int:
    return len([h for h in range(HEXES) if contested(s, a, h)])


def biodiversity(s: State) -> None:
    """DS-21.2: 1 VP for each tile shared with others."""
    n = shared_tiles(s, s.actor)
    gain_vp(s, s.actor, n)
    log_vp(s, "DS-21.2", n)


def fitting_disks(s: State, a: int) -> int:
    return len([c for c in range(CORNERS) if s.disk[c] >= 0 and s.has[a * ELEMENTS + s.disk[c]] > 0])


def ecodiversity(s: State) -> None:
    """DS-21.8, DS-R11, DS-X25: 1 VP for each disk on Earth of a type the card-taker has."""
    n = fitting_disks(s, s.actor)
    gain_vp(s, s.actor, n)
    log_vp(s, "DS-21.8", n)


def fertile(s: State) -> None:
    """DS-21.11, DS-R13: VP for all cubes on one of one's tiles; the tile just scored is one."""
    found = [TILE + h for h in range(HEXES) if cubes_of(s, s.actor, h) > 0]
    s.ask(s.owner[s.actor], CARD_TILE, found, fertile_tile)


def fertile_tile(s: State, seat: int, token: int) -> None:
    h = token - TILE
    n = cubes_on(s, h)
    gain_vp(s, s.actor, n)
    if s.logging:
        animal, card = animal_name(s, s.actor), card_name(s)
        s.note("DS-21.11", "scores-cubes", seat=seat, animal=animal, vp=n, card=card, **on(s, h))


def ice_age(s: State) -> None:
    """DS-21.14, DS-29.8: bonus VP for tiles dominated; this turn is the last."""
    s.do(*claim_windows(s, s.owner[s.actor]), (ice_age_bonus,))


def ice_age_bonus(s: State) -> None:
    for a in in_play(s):
        n = dominated(s, a)
        vp = s.rules.bonus(n)
        gain_vp(s, a, vp)
        if s.logging:
            s.note("DS-21.14", "ice-age", seat=s.owner[a], animal=animal_name(s, a), n=n, vp=vp)
    s.last_turn = True


def ice_sheet(s: State) -> None:
    """DS-21.15, DS-14.3, DS-R31: a Glaciation without a pawn; it cannot be declined."""
    options = tiles_to_glaciate(s)
    if options:
        s.ask(s.owner[s.actor], CARD_TILE, options, glaciate_tile)
    else:
        no_effect(s)


def niche_biomes(s: State) -> None:
    """DS-21.21, DS-R25, DS-2.7, DS-X26:
    who is ahead of the card-taker loses the first place of the tile just scored."""
    ahead = [a for a in in_play(s) if s.vp[a] > s.vp[s.actor]]
    loss = s.rules.tile_vp[s.land[s.scored]][0]
    for a in ahead:
        if s.logging:
            animal, lost = animal_name(s, a), min(loss, s.vp[a])
            s.note("DS-21.21", "loses-vp", seat=s.owner[a], animal=animal, vp=lost, card=card_name(s))
        lose_vp(s, a, loss)
    if not ahead:
        no_effect(s)
