"""Section 11: the end of the game."""

from holotype.core.outcome import rank_by

from .fields import FINAL
from .museum import complete_rows
from .player import seals_on, tents_out
from .rules import ROWS, SLOTS
from .state import State


def slot_points(s: State, seat: int) -> int:
    """DJ-11.2, DJ-X.15: slots with completed objectives, and the pair of the last two."""
    r = s.rules
    points = 0
    for slot in range(SLOTS):
        if s.turned[seat * SLOTS + slot]:
            points += r.slot_vp[slot]
    if s.turned[seat * SLOTS + r.pair[0]] and s.turned[seat * SLOTS + r.pair[1]]:
        points += r.pair_vp
    return points


def seal_points(s: State, seat: int) -> int:
    """DJ-11.2, DJ-X.14: workers with five or six seals."""
    return sum([s.rules.seal_vp[seals_on(s, seat, row)] for row in range(1, ROWS - 1)])


def tent_points(s: State, seat: int) -> int:
    """DJ-11.2, DJ-X.29: only if all are on the board."""
    return s.rules.all_tents_vp if tents_out(s, seat) == s.rules.tents else 0


def board_points(s: State, seat: int) -> int:
    """DJ-11.2, DJ-11.2a: objective slots, seals and tents; each once."""
    return slot_points(s, seat) + seal_points(s, seat) + tent_points(s, seat)


def theory_base(s: State) -> int:
    """DJ-11.3: 2 and a point for each full row."""
    return s.rules.museum_base + s.rules.museum_row * complete_rows(s)


def theory_multiplier(s: State, seat: int) -> int:
    """DJ-11.3, DJ-8.29: the last book reached."""
    return s.rules.books[s.theory[seat]] + s.multiplier[seat]


def theory_points(s: State, seat: int) -> int:
    """DJ-11.3, DJ-X.13: museum base times multiplier."""
    return theory_base(s) * theory_multiplier(s, seat)


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
        if s.logging:
            log_points(s, seat)
        s.vp[seat] += board_points(s, seat) + theory_points(s, seat) + leftover_points(s, seat)
        if s.logging:
            s.note("DJ-11.1", "final", seat=seat, n=s.vp[seat])
    s.phase = FINAL
    if s.logging:
        log_winners(s)


def log_points(s: State, seat: int) -> None:
    """DJ-11.2, DJ-11.3, DJ-11.4: log the final scoring part by part."""
    if n := slot_points(s, seat):
        s.note("DJ-11.2", "final-objectives", seat=seat, n=n)
    if n := seal_points(s, seat):
        s.note("DJ-11.2", "final-seals", seat=seat, n=n)
    if n := tent_points(s, seat):
        s.note("DJ-11.2", "final-tents", seat=seat, n=n)
    base, multiplier = theory_base(s), theory_multiplier(s, seat)
    s.note("DJ-11.3", "final-theory", seat=seat, base=base, multiplier=multiplier, n=base * multiplier)
    if n := leftover_points(s, seat):
        s.note("DJ-11.4", "final-rest", seat=seat, n=n)


def log_winners(s: State) -> None:
    """DJ-11.5, DJ-14.5: log the winners, or alone the rank."""
    best = ranking(s)[0]
    if s.rules.solo:
        s.note("DJ-14.5", "solo-rank", seat=0, rank=solo_rank(s))
    elif len(best) == 1:
        log_winner(s, best[0])
    else:
        s.note("DJ-11.5", "share", seats=[f"seat:{seat}" for seat in best])


def log_winner(s: State, winner: int) -> None:
    """DJ-11.5: log who wins, and what broke a tie."""
    points, theory, coins = standing(s)[winner]
    others = [seat for seat in range(s.players) if seat != winner]
    tied = [seat for seat in others if s.vp[seat] == points]
    level = [seat for seat in tied if s.theory[seat] == theory]
    if level:
        s.note("DJ-11.5", "wins-by-coins", seat=winner, n=coins, others=[f"seat:{seat}" for seat in level])
    elif tied:
        s.note("DJ-11.5", "wins-by-theory", seat=winner, n=theory, others=[f"seat:{seat}" for seat in tied])
    else:
        s.note("DJ-11.5", "wins", seat=winner, n=points)


def solo_rank(s: State) -> int:
    """DJ-14.5: the rank by its number, from 1."""
    return sum([1 for least in s.rules.ranks if scores(s)[0] >= least])


def verdict(s: State) -> dict[str, int]:
    """DJ-14.5: alone, a rank instead of a victory."""
    return {"score": scores(s)[0], "rank": solo_rank(s)} if s.rules.solo else {}


def standing(s: State) -> list[tuple[int, int, int]]:
    points = scores(s)
    return [(points[seat], s.theory[seat], s.coins[seat]) for seat in range(s.players)]


def ranking(s: State) -> list[list[int]]:
    """DJ-11.5: points, then theory position, then coins; still tied, the victory is shared."""
    return rank_by(standing(s))


def winners(s: State) -> list[int]:
    return ranking(s)[0]
