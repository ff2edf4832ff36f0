"""What wins games: things that winners named more often than others, and how games were opened."""

from math import sqrt

import msgspec
import polars as pl

from ...core.game import Game
from ..standings import Z, wilson

ENOUGH = 10  # seats with the thing, and as many without
SHOWN = 12
FIRST = 3  # tokens that make an opening


class Thing(msgspec.Struct, frozen=True):
    name: str
    seats: int  # that named it
    more: float  # wins with it, less wins without
    low: float
    high: float


class Opening(msgspec.Struct, frozen=True):
    words: str
    times: int
    won: float
    low: float
    high: float


def things(table: pl.DataFrame, game: Game) -> list[Thing]:
    """Everything that was named in enough seats, and was not named in enough others."""
    seats = table.group_by("agent").agg(pl.len().alias("all"), pl.col("won").sum().alias("wins"))
    named = table.select("agent", "won", pl.col("tokens").list.unique()).explode("tokens").drop_nulls("tokens")
    took = named.group_by("tokens", "agent").agg(pl.len().alias("n"), pl.col("won").sum().alias("w"))
    joined = took.join(seats, on="agent").sort("tokens", "agent")
    found = [compared(int(str(token)), rows, game) for (token,), rows in joined.group_by("tokens", maintain_order=True)]
    return [thing for thing in found if thing is not None]


def compared(token: int, rows: pl.DataFrame, game: Game) -> Thing | None:
    """The difference of win rates within every agent, averaged with Mantel and Haenszel's weights: an agent that
    plays badly and names other things must not count against those things."""
    total = weights = variance = 0.0
    taken = left = 0
    for n, w, everyone, wins in rows.select("n", "w", "all", "wins").iter_rows():
        taken, left = taken + n, left + everyone - n
        if everyone == n:
            continue
        weight = n * (everyone - n) / everyone
        total += weight * (w / n - (wins - w) / (everyone - n))
        variance += weight**2 * (spread(w, n) + spread(wins - w, everyone - n))
        weights += weight
    if taken < ENOUGH or left < ENOUGH or not weights:
        return None
    more, reach = total / weights, Z * sqrt(variance) / weights
    return Thing(label(game, token), taken, more, max(-1.0, more - reach), min(1.0, more + reach))


def spread(wins: float, games: int) -> float:
    """The variance of a rate, never quite 0."""
    rate = (wins + 0.5) / (games + 1)
    return rate * (1 - rate) / games


def extremes(found: list[Thing]) -> list[Thing]:
    """Those whose interval is furthest from 0, best first."""
    sure = sorted(found, key=lambda thing: max(thing.low, -thing.high), reverse=True)[: 2 * SHOWN]
    return sorted(sure, key=lambda thing: -thing.more)


def openings(table: pl.DataFrame, game: Game) -> list[Opening]:
    """The most frequent ways to begin."""
    firsts = table.with_columns(pl.col("tokens").list.head(FIRST).alias("opening"))
    groups = firsts.group_by("opening").agg(pl.len().alias("times"), pl.col("won").sum())
    top = groups.sort("times", "won", descending=True).head(SHOWN)
    return [opened(game, list(tokens), times, won) for tokens, times, won in top.iter_rows()]


def opened(game: Game, tokens: list[int], times: int, won: float) -> Opening:
    low, high = wilson(won, times)
    return Opening(" › ".join(label(game, token) for token in tokens), times, won / times, low, high)


def label(game: Game, token: int) -> str:
    """In words where they say what it is, with the kind of thing in front."""
    kind = game.name(token).partition(":")[0]
    words = game.texts.token(token, "en")
    return words if kind in ("say", words.partition(" ")[0].lower()) else f"{kind} {words}"
