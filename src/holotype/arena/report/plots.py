"""The plots, as SVG that grows and shrinks with the page."""

from typing import Any, TypeAlias

import altair as alt
import polars as pl
import vl_convert

from ...core.types import Json
from ..curve import POINTS
from ..standings import Standing, wilson
from .decisive import Thing

Chart: TypeAlias = Any  # one of the kinds that altair makes

WIDTH = 380
COLOURS = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00", "#000000", "#F0E442"]  # Okabe and Ito
MUTED = "#8a8f98"


def svg(chart: Chart) -> str:
    edges = {"left": 18, "right": 12, "top": 4, "bottom": 4}  # a reader's font may be wider than ours
    themed = chart.configure(background="transparent", font="Helvetica, Arial, sans-serif", padding=edges)
    themed = themed.configure_view(stroke=None).configure_range(category=COLOURS)
    themed = themed.configure_axis(labelFontSize=12, titleFontSize=12, labelLimit=190, titleFontWeight="normal")
    themed = themed.configure_legend(labelFontSize=13, orient="top", title=None, columns=3)
    drawn: str = vl_convert.vegalite_to_svg(themed.to_json())
    return f"<figure>{drawn[drawn.index('<svg') :]}</figure>"


def intervals(rows: list[Json], what: str, across: str, expected: float | None = None, **x: Any) -> str:
    """A point with its interval on every line."""
    table = pl.DataFrame(rows)
    height = alt.Step(26)
    base = alt.Chart(table).encode(y=alt.Y("name:N", sort=None, title=what or None, axis=alt.Axis(titleAngle=0)))
    where = alt.X("low:Q", title=across, **x)
    chart: Chart = base.mark_rule(strokeWidth=3, opacity=0.45, color=COLOURS[0]).encode(x=where, x2="high:Q")
    chart += base.mark_point(filled=True, size=80, opacity=1, color=COLOURS[0]).encode(x="value:Q")
    if expected is not None:
        line = alt.Chart(pl.DataFrame({"x": [expected]})).mark_rule(strokeDash=[4, 3], color=MUTED).encode(x="x:Q")
        chart = line + chart
    return svg(chart.properties(width=WIDTH - 120, height=height))


def ratings(found: list[Standing]) -> str:
    rows = [
        {"name": s.agent, "value": s.rating, "low": s.rating - 2 * s.deviation, "high": s.rating + 2 * s.deviation}
        for s in sorted(found, key=lambda s: -s.rating)
    ]
    return intervals(rows, "", "rating", scale=alt.Scale(zero=False))


def percent(**more: object) -> Json:
    return {"axis": alt.Axis(format="%", tickCount=4), **more}


def win_rates(found: list[Standing], players: int) -> str:
    rows = [{"name": s.agent, "value": s.won, "low": s.low, "high": s.high} for s in found]
    return intervals(rows, "", "wins", 1 / players, **percent(scale=alt.Scale(domain=[0, 1])))


def grouped(table: pl.DataFrame, column: str) -> list[Json]:
    groups = table.group_by(column).agg(pl.col("won").sum(), pl.len().alias("n")).sort(column)
    rows = []
    for name, won, n in groups.iter_rows():
        low, high = wilson(won, n)
        rows.append({"name": str(name), "value": won / n, "low": low, "high": high})
    return rows


def mean_rate(table: pl.DataFrame) -> float:
    return float(table["won"].sum()) / max(1, len(table))


def by_seat(table: pl.DataFrame) -> str:
    numbered = table.with_columns(pl.format("seat {}", pl.col("seat") + 1).alias("where"))
    return intervals(grouped(numbered, "where"), "", "wins", mean_rate(table), **percent(scale=alt.Scale(zero=False)))


def by_side(table: pl.DataFrame) -> str:
    sides = table.with_columns(pl.col("faction").replace("", "none"))
    if sides["faction"].n_unique() < 2:
        return ""
    rows = sorted(grouped(sides, "faction"), key=lambda row: -row["value"])
    return intervals(rows, "", "wins", mean_rate(table), **percent(scale=alt.Scale(zero=False)))


def scores(table: pl.DataFrame) -> str:
    quantiles = [pl.col("score").quantile(q).alias(f"q{int(100 * q)}") for q in (0.1, 0.25, 0.5, 0.75, 0.9)]
    boxes = table.group_by("agent").agg(*quantiles).sort("q50", descending=True)
    base = alt.Chart(boxes).encode(y=alt.Y("agent:N", sort=None, title=None))
    whiskers = base.mark_rule(color=MUTED).encode(x=alt.X("q10:Q", title="score"), x2="q90:Q")
    box = base.mark_bar(size=14, color=COLOURS[0], opacity=0.55).encode(x="q25:Q", x2="q75:Q")
    middle = base.mark_tick(size=18, thickness=3, color=COLOURS[0]).encode(x="q50:Q")
    return svg((whiskers + box + middle).properties(width=WIDTH - 120, height=alt.Step(28)))


def over_time(table: pl.DataFrame) -> str:
    points = table.select("agent", "curve", pl.int_ranges(0, POINTS).alias("point")).explode("curve", "point")
    means = points.group_by("agent", "point").agg(pl.col("curve").mean().alias("score"))
    means = means.with_columns((pl.col("point") / (POINTS - 1)).alias("part")).sort("agent", "point")
    chart = (
        alt.Chart(means)
        .mark_line(strokeWidth=2.5)
        .encode(
            x=alt.X("part:Q", title="part of the game", axis=alt.Axis(format="%", tickCount=5)),
            y=alt.Y("score:Q", title="score"),
            color=alt.Color("agent:N"),
            strokeDash=alt.StrokeDash("agent:N"),
        )
    )
    return svg(chart.properties(width=WIDTH - 60, height=220))


def lengths(table: pl.DataFrame) -> str:
    games = table.filter(pl.col("seat") == 0).select("length")
    across = alt.X("length:Q", bin=alt.Bin(maxbins=20), title="decisions", axis=alt.Axis(tickCount=6))
    up = alt.Y("count()", title="games", axis=alt.Axis(format="d", tickMinStep=1))
    chart = alt.Chart(games).mark_bar(color=COLOURS[0], opacity=0.75).encode(x=across, y=up)
    return svg(chart.properties(width=WIDTH - 60, height=180))


def things(found: list[Thing]) -> str:
    if not found:
        return ""
    rows = [{"name": f"{t.name} ({t.seats})", "value": t.more, "low": t.low, "high": t.high} for t in found]
    axis = alt.Axis(format="+%", tickCount=4)
    return intervals(rows, "", "wins more often by", 0, axis=axis)
