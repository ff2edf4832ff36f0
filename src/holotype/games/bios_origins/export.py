"""Section 22: what a finished game hands over to High Frontier."""

from typing import Final

from holotype.core.types import Json

from .names import ENERGY, MARITIME
from .pieces import stage
from .scoring import counted, ranking, scores
from .state import State

FACTIONS: Final = (("white", "green"), ("yellow", "purple"), ("red", "purple"))  # culture, politics, industry
TOP: Final = 8
WATER: Final = 4


def high_frontier(s: State) -> Json:
    """BO-22.1, BO-22.2, BO-22.3: a record in JSON terms, with the points that each seat carries over."""
    order = [seat for place in ranking(s) for seat in place]
    points = carried_over(s)
    return {
        "ranking": order,
        "first_player": order[0],
        "politics": s.rules.politics[s.philosophy],
        "players": [player(s, seat, points[seat]) for seat in order],
    }


def carried_over(s: State) -> list[int]:
    """BO-21.34: in a campaign the points of all its games."""
    old = s.rules.old
    if old is None:
        return [0] * s.players
    earlier = [list(game) for game in zip(*old.points[: s.players], strict=True)]
    return campaign_points([*earlier, scores(s)])


def player(s: State, seat: int, points: int) -> Json:
    """BO-22.1, BO-22.3: factions by the best category; rockets, reactors and bellwethers pay off."""
    found = counted(s, seat)
    return {
        "seat": seat,
        "score": scores(s)[seat],
        "factions": list(FACTIONS[found.index(max(found))]),
        "campaign_vp": points,
        "double_water_capacity": stage(s, seat, MARITIME) >= TOP,
        "random_thruster": stage(s, seat, ENERGY) >= TOP,
        "water": WATER + s.bells[seat],
    }


def campaign_points(points: list[list[int]]) -> list[int]:
    """BO-21.34: over the games of a campaign each gains the difference to the lowest score of that game."""
    totals = [0] * len(points[0])
    for game in points:
        for seat, score in enumerate(game):
            totals[seat] += score - min(game)
    return totals
