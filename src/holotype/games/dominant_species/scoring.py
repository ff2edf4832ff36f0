"""Sections 19 and 26: what a tile pays, and who has won."""

from .earth import animal_name, animals_on, cubes_of, gain_vp, in_play, on, on_earth
from .names import ANIMALS, FINAL_SCORING, HEXES
from .state import State


def places(s: State, h: int) -> list[int]:
    """DS-19.3, DS-4.5, DS-19.5: the animals on a tile by number of cubes, ties by food chain, endangered or not."""
    ranked = sorted([(-cubes_of(s, a, h), a) for a in animals_on(s, h)])
    return [a for _, a in ranked]


def paid_animals(s: State, h: int) -> list[int]:
    """DS-19.3: those whose place on the tile has a number in its row."""
    return places(s, h)[: len(s.rules.tile_vp[s.land[h]])]


def pay_tile(s: State, h: int, clause: str) -> None:
    """DS-19.3, DS-19.4, DS-19.6, DS-X23: the n-th animal gains the n-th number of the row."""
    row = s.rules.tile_vp[s.land[h]]
    for n, a in enumerate(paid_animals(s, h)):
        gain_vp(s, a, row[n])
        if s.logging:
            s.note(
                clause,
                "scores-tile",
                seat=s.owner[a],
                animal=animal_name(s, a),
                vp=row[n],
                place=n + 1,
                n=cubes_of(s, a, h),
                **on(s, h),
            )


def final_scoring(s: State) -> None:
    """DS-26.1: every tile once more, without cards."""
    s.phase = FINAL_SCORING
    if s.logging:
        log_why(s)
    before = s.vp[:]
    for h in range(HEXES):
        if s.land[h] >= 0:
            pay_tile(s, h, "DS-26.1")
    s.ended = True
    if s.logging:
        for a in in_play(s):
            gained = s.vp[a] - before[a]
            s.note("DS-26.1", "final-vp", seat=s.owner[a], animal=animal_name(s, a), vp=s.vp[a], gained=gained)
        log_winner(s)


def no_cubes_left(s: State) -> bool:
    """DS-29.2: on Earth or in a gene pool."""
    return not any(s.pool[a] + on_earth(s, a) for a in in_play(s))


def log_why(s: State) -> None:
    """DS-24.2, DS-29.2: what ended the game. A position in words may begin with the final scoring."""
    if s.last_turn:
        s.note("DS-24.2", "ends-by-ice-age")
    elif s.turn == s.rules.max_turns:
        s.note("DS-29.2", "ends-by-limit", turn=s.turn)
    elif no_cubes_left(s):
        s.note("DS-29.2", "ends-without-cubes")
    s.note("DS-26.1", "final-scoring")


def log_winner(s: State) -> None:
    """DS-26.2, DS-27.3: the winner, and in a tie what decided it."""
    winner = winners(s)[0]
    mine = scoring_animal(s, winner)
    if s.rules.animals_each > 1:
        for seat in range(s.players):
            a = scoring_animal(s, seat)
            s.note("DS-27.3", "lowest-animal", seat=seat, animal=animal_name(s, a), vp=s.vp[a])
    others = [scoring_animal(s, seat) for seat in range(s.players) if seat != winner]
    tied = [animal_name(s, a) for a in others if s.vp[a] == s.vp[mine]]
    if tied:
        clause = "DS-27.3" if s.rules.animals_each > 1 else "DS-26.2"
        s.note(clause, "wins-tie", seat=winner, animal=animal_name(s, mine), others=sorted(tied), vp=s.vp[mine])
    else:
        s.note("DS-26.2", "wins", seat=winner, animal=animal_name(s, mine), vp=s.vp[mine])


def scoring_animal(s: State, seat: int) -> int:
    """DS-27.3, DS-R18, DS-X24: a player's lowest animal; of several equally low ones the highest in the food chain."""
    mine = [a for a in range(ANIMALS) if s.owner[a] == seat]
    lowest = min([s.vp[a] for a in mine])
    return next(a for a in mine if s.vp[a] == lowest)


def scores(s: State) -> list[int]:
    """DS-1.1, DS-27.3: the VP of the player's animal, or of the lowest of several."""
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
