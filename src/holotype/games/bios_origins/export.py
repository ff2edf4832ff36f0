"""Section 22: what a finished game hands over to High Frontier."""

from typing import Any, Final

from .names import ENERGY, MARITIME
from .pieces import stage
from .scoring import categories, ranking, scores
from .state import State

FACTIONS: Final = (("white", "green"), ("yellow", "purple"), ("red", "purple"))  # culture, politics, industry
TOP: Final = 8
WATER: Final = 4


def high_frontier(s: State, politics: str, campaign: list[int] | None = None) -> dict[str, Any]:
    """BO-22.1, BO-22.2, BO-22.3: a record in JSON terms. `politics` is that of the philosophy spot; `campaign` the
    points that
    each seat carries over."""
    order = [seat for place in ranking(s) for seat in place]
    return {
        "ranking": order,
        "first_player": order[0],
        "politics": politics,
        "players": [player(s, seat, campaign) for seat in order],
    }


def player(s: State, seat: int, campaign: list[int] | None) -> dict[str, Any]:
    """BO-22.1, BO-22.3: factions by the best category; rockets, reactors and bellwethers pay off."""
    found = categories(s, seat)
    return {
        "seat": seat,
        "score": scores(s)[seat],
        "factions": list(FACTIONS[found.index(max(found))]),
        "campaign_vp": 0 if campaign is None else campaign[seat],
        "double_water_capacity": stage(s, seat, MARITIME) >= TOP,
        "random_thruster": stage(s, seat, ENERGY) >= TOP,
        "water": WATER + s.bells[seat],
    }


def campaign_points(points: list[list[int]]) -> list[int]:
    """BO-21.34, R30: over the games of a campaign each gains the difference to the lowest score of that game."""
    totals = [0] * len(points[0])
    for game in points:
        for seat, score in enumerate(game):
            totals[seat] += score - min(game)
    return totals
