"""Who has won."""

from holotype.core.outcome import rank_by

from .state import State
from .zones import of_seat


def scores(s: State) -> list[int]:
    """NG-3.2, NG-3.3: the fossils in the museum, and a bonus for every full set of kinds."""
    points = []
    for seat in range(s.players):
        museum = of_seat(s, s.museums, seat)
        value = sum([count * s.rules.values[kind] for kind, count in enumerate(museum)])
        sets = min(museum) if s.options["sets"] else 0
        points.append(value + sets * s.rules.set_bonus)
    return points


def ranking(s: State) -> list[list[int]]:
    return rank_by(scores(s))


def winners(s: State) -> list[int]:
    """NG-3.4: the highest score wins; equal scores share the victory."""
    return ranking(s)[0]
