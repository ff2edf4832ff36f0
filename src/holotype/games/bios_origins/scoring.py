"""Section 20: the end and the score."""

from holotype.core.outcome import rank_by

from .names import CULTURE, DISCIPLINE, INDUSTRY, MARITIME, PHILOSOPHY, POLITICS
from .pieces import diversity, economy, environment, stage, urbanization, welfare
from .state import State

ROCKET = 8  # the stage of maritime that makes a victory complete


def categories(s: State, seat: int) -> list[int]:
    """BO-20.2, BO-20.3, BO-20.4: culture, politics, industry, before the philosophy."""
    chits = s.chits[seat * 3 : seat * 3 + 3]
    return [
        chits[CULTURE] + s.mysticism[seat] + environment(s, seat),
        chits[POLITICS] + urbanization(s, seat) + welfare(s, seat),
        chits[INDUSTRY] + diversity(s, seat) + economy(s, seat),
    ]


def counted(s: State, seat: int) -> list[int]:
    """BO-20.5: the philosophy zeroes a category."""
    found = categories(s, seat)
    zeroed = s.rules.zeroes[s.philosophy]
    if zeroed >= 0:
        found[zeroed] = 0
    return found


def scores(s: State) -> list[int]:
    """BO-20.6: the best category. BO-21.21, BO-21.26: alone or together, the worst one that is required."""
    if s.rules.solo or s.rules.coop:
        return [min(required(s))] * s.players
    return [max(counted(s, seat)) for seat in range(s.players)]


def required(s: State) -> list[int]:
    """BO-21.21, BO-21.26: the best anybody has in each category that the philosophy does not zero."""
    zeroed = s.rules.zeroes[s.philosophy]
    every = [categories(s, seat) for seat in range(s.players)]
    return [max([found[d] for found in every]) for d in range(3) if d != zeroed]


def missed(s: State) -> list[int]:
    """BO-21.21, BO-21.26: the required categories that stay below their target."""
    counting = [d for d in range(3) if d != s.rules.zeroes[s.philosophy]]
    return [d for d, value in zip(counting, required(s), strict=True) if value < s.rules.target[d]]


def reached(s: State) -> bool:
    """BO-21.21, BO-21.26: all required categories reach the target."""
    return not missed(s)


def complete(s: State) -> bool:
    """BO-21.21, BO-21.26: a victory is complete with a rocket."""
    return reached(s) and max([stage(s, seat, MARITIME) for seat in range(s.players)]) >= ROCKET


def standing(s: State) -> list[tuple[int, int]]:
    points = scores(s)
    return [(points[seat], sum(categories(s, seat))) for seat in range(s.players)]


def ranking(s: State) -> list[list[int]]:
    """BO-20.7: the final score, then the sum of all three before the philosophy; else shared."""
    if s.rules.solo or s.rules.coop:
        return [list(range(s.players))]
    return rank_by(standing(s))


def winners(s: State) -> list[int]:
    """BO-20.7; alone or together all win or nobody does."""
    if s.rules.solo or s.rules.coop:
        return list(range(s.players)) if reached(s) else []
    return ranking(s)[0]


def cooperative(s: State) -> bool:
    """BO-21.22: all win or lose together."""
    return s.rules.coop


def announce(s: State) -> None:
    if not s.logging:
        return
    zeroed = s.rules.zeroes[s.philosophy]
    if zeroed >= 0:
        age, nothing = s.game.name(PHILOSOPHY + s.philosophy), s.game.name(DISCIPLINE + zeroed)
        s.note("BO-20.5", "zeroes", philosophy=age, discipline=nothing)
    if s.rules.solo or s.rules.coop:
        announce_goal(s)
    else:
        announce_rivals(s)


def announce_rivals(s: State) -> None:
    """BO-20.6, BO-20.7: what everybody scores, and who wins."""
    for seat, points in enumerate(scores(s)):
        culture, politics, industry = categories(s, seat)
        total = culture + politics + industry
        s.note(
            "BO-20.6",
            "scores",
            seat=seat,
            points=points,
            culture=culture,
            politics=politics,
            industry=industry,
            total=total,
        )
    say_winners(s)


def say_winners(s: State) -> None:
    """BO-20.7: who wins, and by what where the final scores are equal."""
    best = winners(s)
    points, total = standing(s)[best[0]]
    tied = scores(s).count(points)
    how = "alone" if tied == 1 else "by-sum" if len(best) == 1 else "shared"
    for seat in best:
        s.note("BO-20.7", "wins", seat=seat, how=how, n=points, total=total)


def announce_goal(s: State) -> None:
    """BO-21.21, BO-21.26: whether those who play alone or together have won, and if not, what is missing."""
    clause = "BO-21.21" if s.rules.solo else "BO-21.26"
    for seat in range(s.players):
        culture, politics, industry = categories(s, seat)
        s.note(clause, "tallies", seat=seat, culture=culture, politics=politics, industry=industry)
    culture, politics, industry = [0 if d == s.rules.zeroes[s.philosophy] else s.rules.target[d] for d in range(3)]
    s.note(clause, "goal", culture=culture, politics=politics, industry=industry)
    if reached(s):
        s.note(clause, "wins-all" if complete(s) else "reaches")
    else:
        s.note(clause, "misses", disciplines=[s.game.name(DISCIPLINE + d) for d in missed(s)])
