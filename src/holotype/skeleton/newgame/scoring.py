"""Who has won."""

from holotype.core.game import rank_by

from .state import Table


def scores(s: Table) -> list[int]:
    """NG-3.2, NG-3.3: the fossils in the museum, and a bonus for every full set of kinds."""
    points = []
    for seat in range(s.players):
        museum = s.of(s.museums, seat)
        value = sum([count * s.facts.values[kind] for kind, count in enumerate(museum)])
        sets = min(museum) if s.options["sets"] else 0
        points.append(value + sets * s.facts.set_bonus)
    return points


def ranking(s: Table) -> list[list[int]]:
    return rank_by(scores(s))


def winners(s: Table) -> list[int]:
    """NG-3.4: the highest score wins; equal scores share the victory."""
    return ranking(s)[0]
