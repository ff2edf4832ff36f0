"""A tournament as one page that needs nothing else: the plots are SVG, drawn when the page is written."""

from html import escape
from importlib import resources
from string import Template

import msgspec
import polars as pl

from ..errors import ResultsError
from ..lineup import Tournament
from ..standings import Standing, pace, standings
from . import decisive, plots

__all__ = ["page"]


def page(tournament: Tournament, table: pl.DataFrame) -> str:
    """The whole page as HTML."""
    game = tournament.load()
    if game.ruleset != tournament.ruleset:
        raise ResultsError(
            f"these games were played under ruleset {tournament.ruleset} of {game.id}; this version plays ruleset "
            f"{game.ruleset}, in which things may have other names"
        )
    if table.is_empty():
        raise ResultsError("no game of this tournament has been played yet")
    title = game.texts.say("title", "en")
    found = standings(table)
    things = decisive.things(table, game)
    first = section("Standings", STANDINGS, standings_table(found, pace(table)))
    sections = [
        section("Ratings", RATINGS, plots.ratings(found)),
        section("Win rate by agent", WINS, plots.win_rates(found, tournament.players)),
        section("Win rate by seat", SEATS, plots.by_seat(table)),
        section("Win rate by side", SIDES, plots.by_side(table)),
        section("Scores", SCORES, plots.scores(table)),
        section("Score over time", TIME, plots.over_time(table)),
        section("Length", LENGTH, plots.lengths(table)),
        section("What decides games", THINGS.format(count=len(things)), plots.things(decisive.extremes(things))),
        section("Openings", OPENINGS, openings_table(decisive.openings(table, game))),
        section("Forfeits", "", forfeits_table(table)),
    ]
    template = Template(resources.files(__package__).joinpath("page.html").read_text(encoding="utf-8"))
    return template.substitute(
        title=escape(title), summary=summary(tournament, table), first=first, sections="\n".join(sections)
    )


RATINGS = "The higher, the better; two intervals that do not touch are two strengths."
STANDINGS = "The rating is OpenSkill's, give or take two deviations. Wins come with their 95 % interval (Wilson)."
WINS = "The line is what a player wins who is as good as all others."
SEATS = "All agents have sat in every seat equally often, so what differs here is the seat."
SIDES = "What the seats played, where the game has sides."
SCORES = "Half of the games lie within the box; the whiskers reach from 10 % to 90 %."
TIME = "The mean of every agent, from the first decision to the last."
LENGTH = "Decisions of all seats together."
THINGS = (
    "How much more often a seat wins in the games in which it named a thing at least once, compared with its own "
    "agent's games in which it did not, with 95 % intervals. Of {count} things that were named often enough those "
    "furthest from 0 are shown, with the number of seats that named them; with so many, a few stand out by luck."
)
OPENINGS = "The first three tokens of a seat, the most frequent ones, with the rate at which they won."


def section(title: str, words: str, *parts: str) -> str:
    if not any(parts):
        return ""
    return f"<section><h2>{title}</h2><p>{words}</p>{''.join(parts)}</section>"


def summary(tournament: Tournament, table: pl.DataFrame) -> str:
    games = table["game"].n_unique()
    usual = {option.name: option.default for option in tournament.load().options} | {"variant": "base"}
    plain = msgspec.json.decode(msgspec.json.encode(usual))
    changed = {name: value for name, value in tournament.options.items() if value != plain[name]}
    options = "".join(f"; {name} {value}" for name, value in changed.items())
    return escape(
        f"{games} games of {tournament.players} players between {', '.join(dict.fromkeys(tournament.agents))}; "
        f"seed {tournament.seed}, ruleset {tournament.ruleset}{options}"
    )


def html_table(head: list[str], rows: list[list[str]]) -> str:
    if not rows:
        return ""
    line = "".join(f"<th>{escape(name)}</th>" for name in head)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{line}</tr></thead><tbody>{body}</tbody></table></div>'


def standings_table(found: list[Standing], paces: dict[str, float]) -> str:
    head = ["agent", "rating", "wins", "95 %", "place", "score", "ms/decision"]
    rows = [
        [
            s.agent,
            f"{s.rating:.1f} ± {2 * s.deviation:.1f}",
            f"{s.won:.1%}",
            f"{100 * s.low:.0f}-{100 * s.high:.0f}",
            f"{s.place:.2f}",
            f"{s.mean:.1f}",
            f"{1000 * paces[s.agent]:.2f}",
        ]
        for s in found
    ]
    return html_table(head, rows)


def openings_table(found: list[decisive.Opening]) -> str:
    head = ["opening", "times", "wins", "95 %"]
    rows = [[o.words, str(o.times), f"{o.won:.0%}", f"{100 * o.low:.0f}-{100 * o.high:.0f}"] for o in found]
    return html_table(head, rows)


def forfeits_table(table: pl.DataFrame) -> str:
    lost = table.filter(pl.col("forfeit").is_not_null()).group_by("agent", "forfeit").len().sort("len", descending=True)
    return html_table(["agent", "reason", "games"], [[str(cell) for cell in row] for row in lost.iter_rows()])
