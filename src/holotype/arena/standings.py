"""The table of a tournament: ratings, win rates, scores, and how sure they are."""

from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec
import polars as pl
from openskill.models import PlackettLuce

from ..core.types import Value

Z = 1.96  # 95 % of a normal distribution lie within so many deviations


class Standing(msgspec.Struct, frozen=True):
    agent: str
    seats: int  # how often it sat down
    rating: float
    deviation: float
    won: float
    low: float
    high: float
    place: float
    mean: float
    quantiles: tuple[float, float, float]  # 10 %, 50 % and 90 % of its scores
    forfeits: int


def standings(table: pl.DataFrame) -> list[Standing]:
    """Agents from the best win rate down."""
    rated = ratings(table)
    found = [standing(str(agent), rows, rated) for (agent,), rows in table.group_by("agent", maintain_order=True)]
    return sorted(found, key=lambda s: (-s.won, -s.rating, s.agent))


def standing(agent: str, rows: pl.DataFrame, rated: Mapping[str, tuple[float, float]]) -> Standing:
    low, high = wilson(float(rows["won"].sum()), len(rows))
    scores = rows["score"]
    return Standing(
        agent=agent,
        seats=len(rows),
        rating=rated[agent][0],
        deviation=rated[agent][1],
        won=number(rows["won"].mean()),
        low=low,
        high=high,
        place=number(rows["place"].mean()),
        mean=number(scores.mean()),
        quantiles=(number(scores.quantile(0.1)), number(scores.quantile(0.5)), number(scores.quantile(0.9))),
        forfeits=len(rows) - rows["forfeit"].null_count(),
    )


def number(value: Value) -> float:
    return float(value or 0.0)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval that holds the true rate with 95 % (Wilson, 1927). A shared win counts as its part."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    reach = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(table: pl.DataFrame) -> dict[str, tuple[float, float]]:
    """OpenSkill's mean and deviation, after all games in their order."""
    model = PlackettLuce()
    rated = dict.fromkeys(table["agent"].unique(maintain_order=True), (model.mu, model.sigma))
    for _, rows in table.sort("game", "seat").group_by("game", maintain_order=True):
        if len(rows) > 1:
            rate(model, rated, rows["agent"].to_list(), rows["place"].to_list())
    return rated


def rate(
    model: PlackettLuce, rated: dict[str, tuple[float, float]], agents: Sequence[str], places: Sequence[int]
) -> None:
    """Learn from one game. An agent that sat there more than once learns from each of its seats."""
    before = {agent: rated[agent] for agent in agents}
    teams = [[model.rating(mu=before[agent][0], sigma=before[agent][1])] for agent in agents]
    for agent, (after,) in zip(agents, model.rate(teams, ranks=[float(place) for place in places]), strict=True):
        mu, sigma = rated[agent]
        rated[agent] = (mu + after.mu - before[agent][0], sigma * after.sigma / before[agent][1])


def pace(table: pl.DataFrame) -> dict[str, float]:
    """Seconds for a decision, by agent. Kept apart: it is the only figure that differs from run to run."""
    sums = table.group_by("agent").agg(pl.col("seconds").sum() / pl.col("decisions").sum().clip(1))
    return dict(zip(sums["agent"].to_list(), sums["seconds"].to_list(), strict=True))
