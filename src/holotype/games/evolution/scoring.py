"""Section 7.3: points, and how ties are broken."""

from holotype.core.outcome import rank_by

from .animals import animals_of
from .state import State


def scores(s: State) -> list[int]:
    """EV-7.20, EV-7.21, EV-R19, EV-X8: animals, trait cards (a pair card once) and their extra need; nothing else."""
    rules = s.rules
    points = [rules.points_per_animal * len(animals_of(s, seat)) for seat in range(s.players)]
    for i, a in enumerate(s.worn_by):
        if s.owner[a] >= 0:
            points[s.owner[a]] += rules.points_per_trait + rules.need_bonus[rules.faces[s.worn[i]]]
    for i, one in enumerate(s.pair_one):
        bonus = 2 * rules.need_bonus[rules.faces[s.pair_face[i]]]
        points[s.owner[one]] += rules.points_per_trait + bonus
    return points


def discard_size(s: State, seat: int) -> int:
    """EV-1.6: the height of a pile is public."""
    return sum(s.discard[seat * s.rules.kinds : (seat + 1) * s.rules.kinds])


def final_tie(s: State) -> None:
    """EV-7.22, EV-R20: points, then discards, then dice among those still tied for the win."""
    keys = standing(s)
    best = [seat for seat in range(s.players) if keys[seat] == max(keys)]
    if s.logging:
        for seat, points in enumerate(scores(s)):
            note_score(s, seat, points)
    s.tie = [0] * s.players
    while len(best) > 1 and not s.rules.shared_victory:
        dice = [s.roll(6) for _ in best]
        if s.logging:
            for seat, die in zip(best, dice, strict=True):
                s.note("EV-7.22", "rolls-for-tie", seat=seat, die=die)
        best = [seat for seat, die in zip(best, dice, strict=True) if die == max(dice)]
    s.tie[best[0]] = 1 if len(best) == 1 else 0
    if s.logging:
        by = decided_by(s, keys, best)
        for seat in best:
            s.note("EV-7.22", "wins", seat=seat, by=by, points=keys[seat][0], discards=keys[seat][1])


def decided_by(s: State, keys: list[tuple[int, int, int]], best: list[int]) -> str:
    """EV-7.22: what has decided who wins, for the log."""
    if len(best) > 1:
        return "nothing"
    points, discards, _ = keys[best[0]]
    rivals = [(p, d) for seat, (p, d, _) in enumerate(keys) if seat != best[0] and p == points]
    if not rivals:
        return "points"
    return "die" if (points, discards) in rivals else "discards"


def note_score(s: State, seat: int, points: int) -> None:
    """EV-7.20: what the points are for."""
    animals = s.rules.points_per_animal * len(animals_of(s, seat))
    cards = sum(s.owner[a] == seat for a in s.worn_by) + sum(s.owner[a] == seat for a in s.pair_one)
    traits = s.rules.points_per_trait * cards
    extra = points - animals - traits
    discards = discard_size(s, seat)
    s.note("EV-7.20", "scores", seat, points=points, animals=animals, traits=traits, extra=extra, discards=discards)


def standing(s: State) -> list[tuple[int, int, int]]:
    points = scores(s)
    return [(points[seat], discard_size(s, seat), s.tie[seat]) for seat in range(s.players)]


def ranking(s: State) -> list[list[int]]:
    """EV-7.22: most points, then most discards, then the die."""
    return rank_by(standing(s))


def winners(s: State) -> list[int]:
    return ranking(s)[0]
