"""Sections 19 and 26: what a tile pays, and who has won."""

from .earth import animal_name, animals_on, gain_vp, in_play, tile_name
from .names import ANIMALS, FINAL_SCORING, HEXES
from .state import State


def places(s: State, h: int) -> list[int]:
    """DS-19.3, DS-4.5, DS-19.5: the animals on a tile by number of cubes, ties by food chain, endangered or not."""
    ranked = sorted([(-s.cubes[h * ANIMALS + a], a) for a in animals_on(s, h)])
    return [a for _, a in ranked]


def pay_tile(s: State, h: int) -> list[int]:
    """DS-19.3, DS-19.4, DS-19.6, DS-X23:
    the n-th animal gains the n-th number of the row; returns those who were paid."""
    row = s.rules.tile_vp[s.land[h]]
    paid = places(s, h)[: len(row)]
    for n in range(len(paid)):
        gain_vp(s, paid[n], row[n])
        if s.heard:
            owner = s.owner[paid[n]]
            s.note(
                "DS-19.3", "scores-tile", seat=owner, animal=animal_name(s, paid[n]), vp=row[n], tile=tile_name(s, h)
            )
    return paid


def final_scoring(s: State) -> None:
    """DS-26.1: every tile once more, without cards."""
    s.phase = FINAL_SCORING
    if s.heard:
        s.note("DS-26.1", "final-scoring")
    before = s.vp[:]
    for h in range(HEXES):
        if s.land[h] >= 0:
            pay_tile(s, h)
    s.ended = True
    if s.heard:
        for a in in_play(s):
            gained = s.vp[a] - before[a]
            s.note("DS-26.2", "final-vp", seat=s.owner[a], animal=animal_name(s, a), vp=s.vp[a], gained=gained)
        s.note("DS-26.2", "wins", seat=winners(s)[0])


def scoring_animal(s: State, seat: int) -> int:
    """DS-27.3, DS-R18, DS-X24: a player's lowest animal; of several equally low ones the highest in the food chain."""
    mine = [a for a in range(ANIMALS) if s.owner[a] == seat]
    lowest = min([s.vp[a] for a in mine])
    return next(a for a in mine if s.vp[a] == lowest)


def scores(s: State) -> list[int]:
    """DS-1.1, DS-27.3: the VP of the player's animal, or of the lowest of his animals."""
    if not s.track:
        return [0] * s.players
    return [s.vp[scoring_animal(s, seat)] for seat in range(s.players)]


def ranking(s: State) -> list[list[int]]:
    """DS-26.2, DS-27.3, DS-X32: most VP; ties are won by the animal higher in the food chain."""
    if not s.track:
        return [list(range(s.players))]
    keys = []
    for seat in range(s.players):
        a = scoring_animal(s, seat)
        keys.append((-s.vp[a], a, seat))
    return [[seat] for _, _, seat in sorted(keys)]


def winners(s: State) -> list[int]:
    return ranking(s)[0]
