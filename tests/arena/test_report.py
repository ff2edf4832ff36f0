"""The page about a tournament: what it counts, what it shows, and that it needs nothing else."""

import re

import msgspec
import polars as pl
import pytest

import holotype
from holotype.arena import ResultsError, plan
from holotype.arena.match import Result, Seat
from holotype.arena.report import decisive, page
from holotype.arena.results import frame
from holotype.arena.tournament import run

GAME = "evolution"


@pytest.fixture(scope="module")
def game():
    return holotype.load(GAME)


def games(*seats):
    """Results with two seats each, given as (agent, won, tokens)."""
    rows = [[Seat(agent, 1, won, won, tokens=tokens) for agent, won, tokens in pair] for pair in seats]
    return frame(Result(n, n, n, 9, "{}", row) for n, row in enumerate(rows))


def test_a_thing_that_always_wins_stands_out(game):
    table = games(*[[("a", 1.0, [3, 5]), ("a", 0.0, [5])]] * 12)
    (thing,) = decisive.things(table, game)
    assert thing.seats == 12
    assert thing.more == 1
    assert 0 < thing.low < thing.more
    assert decisive.extremes([thing]) == [thing]


def test_a_thing_that_everybody_names_decides_nothing(game):
    assert decisive.things(games(*[[("a", 1.0, [5]), ("a", 0.0, [5])]] * 20), game) == []


def test_what_a_bad_agent_names_is_not_blamed_for_it(game):
    """The weak agent names 7 half of the time, and wins as seldom with it as without; the strong one never does."""
    weak = [[("weak", 0.0, [7] if n % 2 else [8]), ("strong", 1.0, [8])] for n in range(40)]
    seven = next(thing for thing in decisive.things(games(*weak), game) if thing.name == decisive.label(game, 7))
    assert seven.low < 0 < seven.high
    assert seven.more == 0


def test_openings_are_counted_with_their_wins(game):
    table = games(*[[("a", 1.0, [3, 5, 6, 7]), ("a", 0.0, [3, 5, 6])]] * 3, [("a", 1.0, [8]), ("a", 0.0, [])])
    first, *_ = decisive.openings(table, game)
    assert (first.times, first.won) == (6, 0.5)
    assert first.words.count("›") == 2


def test_a_page_needs_nothing_else_and_shows_all_plots(tmp_path):
    t = plan(GAME, ["random", "random", "mcts:1"], seed=1)
    results = run(t, 3, tmp_path / "results.parquet", workers=1)
    shown = page(t, results)
    assert "Win rate by side" not in shown  # everybody plays the same
    sided = page(t, results.with_columns(pl.format("side {}", "seat").alias("faction")))
    assert "Win rate by side" in sided
    plots = 6 + ("What decides games" in shown)
    assert (shown.count("<svg"), sided.count("<svg")) == (plots, plots + 1)
    assert not re.search(r'(src|href)="?https?:|<script|@import', shown)
    for title in ("Standings", "Win rate by seat", "Score over time", "Length", "Openings"):
        assert f"<h2>{title}</h2>" in shown
    assert "Forfeits" not in shown


def test_results_that_cannot_be_shown_are_said_so():
    t = plan(GAME, ["random", "random"])
    with pytest.raises(ResultsError, match="no game of this tournament has been played yet"):
        page(t, frame([]))
    with pytest.raises(ResultsError, match="played under ruleset 0 of evolution; this version plays"):
        page(msgspec.structs.replace(t, ruleset=0), frame([]))


def test_words_from_outside_cannot_break_the_page(tmp_path):
    t = plan(GAME, ["random", "program:sh -c '<b>'"], seed=1)
    shown = page(t, run(t, 2, tmp_path / "results.parquet", workers=1))
    assert "<b>" not in shown
    assert "<h2>Forfeits</h2>" in shown
