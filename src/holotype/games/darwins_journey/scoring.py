"""Section 11: the end of the game."""

from .museum import complete_rows
from .player import seals_on, tents_out
from .rules import ROWS, SLOTS
from .state import FINAL, State


def board_points(s: State, seat: int) -> int:
    """DJ-11.2, DJ-11.2a, DJ-X.14, DJ-X.15, DJ-X.29: objective slots, their pair, seals, all tents; each once."""
    r = s.rules
    points = 0
    for slot in range(SLOTS):
        if s.turned[seat * SLOTS + slot]:
            points += r.slot_vp[slot]
    if s.turned[seat * SLOTS + r.pair[0]] and s.turned[seat * SLOTS + r.pair[1]]:
        points += r.pair_vp
    for row in range(1, ROWS - 1):
        points += r.seal_vp[seals_on(s, seat, row)]
    if tents_out(s, seat) == r.tents:
        points += r.all_tents_vp
    return points


def theory_points(s: State, seat: int) -> int:
    """DJ-11.3, DJ-X.13: the museum's base times the last book reached."""
    r = s.rules
    base = r.museum_base + r.museum_row * complete_rows(s)
    return base * (r.books[s.theory[seat]] + s.multiplier[seat])


def leftover_points(s: State, seat: int) -> int:
    """DJ-11.4, DJ-15.2: nothing, but with `published_leftover_scoring`."""
    return s.coins[seat] // 5 + s.knowledge[seat] if s.rules.leftover_scoring else 0


def scores(s: State) -> list[int]:
    """What every seat has, or would have if the game ended now."""
    if s.phase == FINAL:
        return s.vp.copy()
    return [
        s.vp[seat] + board_points(s, seat) + theory_points(s, seat) + leftover_points(s, seat)
        for seat in range(s.players)
    ]


def final_scoring(s: State) -> None:
    """DJ-11.1: no further declarations."""
    for seat in range(s.players):
        board, theory, rest = board_points(s, seat), theory_points(s, seat), leftover_points(s, seat)
        s.vp[seat] += board + theory + rest
        if s.heard:
            s.note("DJ-11.2", "final", seat=seat, board=board, theory=theory, rest=rest, total=s.vp[seat])
    s.phase = FINAL
    if s.heard:
        if s.rules.solo:
            s.note("DJ-14.5", "solo-rank", seat=0, rank=solo_rank(s))
        else:
            for seat in ranking(s)[0]:
                s.note("DJ-11.5", "wins", seat=seat)


def solo_rank(s: State) -> int:
    """DJ-14.5: how many steps of the table are reached, from 1."""
    return sum([1 for least in s.rules.ranks if scores(s)[0] >= least])


def standing(s: State) -> list[tuple[int, int, int]]:
    points = scores(s)
    return [(points[seat], s.theory[seat], s.coins[seat]) for seat in range(s.players)]


def ranking(s: State) -> list[list[int]]:
    """DJ-11.5: points, then theory position, then coins; still tied, the victory is shared."""
    keys = standing(s)
    return [[seat for seat in range(s.players) if keys[seat] == best] for best in sorted(set(keys), reverse=True)]


def winners(s: State) -> list[int]:
    return ranking(s)[0]
