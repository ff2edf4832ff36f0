"""Whole tournaments, in real processes: equal whoever plays them, kept when interrupted, refused when mixed up."""

import os
import subprocess
import sys

import pytest

from holotype.arena import ResultsError, plan
from holotype.arena.journal import beside
from holotype.arena.local import DIED
from holotype.arena.match import Result, Seat
from holotype.arena.results import frame, load, record_of
from holotype.arena.standings import ratings, standings, wilson
from holotype.arena.tournament import Book, run

GAME = "evolution"


def untimed(table):
    return table.drop("seconds")


def test_the_number_of_workers_changes_nothing(tmp_path):
    t = plan(GAME, ["mcts:2", "random"], seed=2)
    one = run(t, 4, tmp_path / "one.parquet", workers=1)
    three = run(t, 4, tmp_path / "three.parquet", workers=3)
    assert untimed(one).equals(untimed(three))
    assert one["game"].to_list() == [n for n in range(4) for _ in range(2)]


def test_an_interrupted_tournament_keeps_what_is_done_and_goes_on(tmp_path):
    t, file = plan(GAME, ["random"] * 3, seed=2), tmp_path / "results.parquet"
    seen = []

    def watch(result):
        seen.append(result.game)
        if len(seen) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(t, 9, file, workers=2, watch=watch)
    with beside(file).open("ab") as torn:
        torn.write(b'{"game": 8, "de')
    again = []
    table = run(t, 9, file, workers=2, watch=lambda result: again.append(result.game))
    assert sorted(seen + again) == list(range(9))
    assert not beside(file).exists()
    assert untimed(table).equals(untimed(run(t, 9, tmp_path / "other.parquet", workers=1)))


def test_a_finished_tournament_is_not_played_again_but_can_be_made_longer(tmp_path):
    t, file, played = plan(GAME, ["random"] * 2), tmp_path / "results.parquet", []
    run(t, 2, file, workers=1)
    assert len(run(t, 2, file, watch=lambda result: played.append(result.game))) == 4
    assert played == []
    assert len(run(t, 6, file, workers=1, watch=lambda result: played.append(result.game))) == 12
    assert sorted(played) == [2, 3, 4, 5]
    assert len(run(t, 2, file)) == 4


def test_a_worker_that_dies_is_replaced_and_its_game_played_again(bad, tmp_path):
    t = plan(GAME, [f"mortal:{tmp_path / 'died'}", "random"], seed=3)
    table = run(t, 6, tmp_path / "one.parquet", workers=2)
    assert (tmp_path / "died").exists()
    assert table["forfeit"].null_count() == 12
    assert untimed(table).equals(untimed(run(t, 6, tmp_path / "two.parquet", workers=1)))


def test_an_agent_that_ends_its_process_forfeits(bad, tmp_path):
    table = run(plan(GAME, ["suicidal", "random"]), 2, tmp_path / "results.parquet", workers=1)
    for agent, won, forfeit in table.select("agent", "won", "forfeit").iter_rows():
        assert (won, forfeit) == ((0, DIED) if agent == "suicidal" else (1, None))


@pytest.mark.slow
def test_ray_gives_the_same_results_though_a_worker_is_killed(bad, tmp_path):
    pytest.importorskip("ray")
    t = plan(GAME, [f"mortal:{tmp_path / 'died'}", "random", "random"], seed=3)
    there = run(t, 9, tmp_path / "ray.parquet", workers=3, on="ray")
    assert (tmp_path / "died").exists()
    assert untimed(there).equals(untimed(run(t, 9, tmp_path / "local.parquet", workers=2)))


# --- one writer at a time -----------------------------------------------------------------------------------------


def test_two_tournaments_do_not_write_to_one_file(tmp_path):
    t, file = plan(GAME, ["random"] * 2), tmp_path / "results.parquet"
    with Book(t, file), pytest.raises(ResultsError, match=rf"writing to .*results.parquet \(process {os.getpid()}\)"):
        run(t, 2, file, workers=1)
    assert not file.exists()
    assert len(run(t, 2, file, workers=1)) == 4
    assert [found.name for found in tmp_path.iterdir()] == ["results.parquet"]


HOLD = """
import sys, time
from pathlib import Path
from holotype.arena.lock import held
with held(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_the_lock_of_a_process_that_was_killed_is_no_obstacle(tmp_path):
    t, file = plan(GAME, ["random"] * 2), tmp_path / "results.parquet"
    with subprocess.Popen([sys.executable, "-c", HOLD, file], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(ResultsError, match=rf"\(process {other.pid}\)"):
            run(t, 2, file, workers=1)
        other.kill()
    assert (tmp_path / "results.parquet.lock").exists()
    assert len(run(t, 2, file, workers=1)) == 4


# --- files ---------------------------------------------------------------------------------------------------------


def test_results_of_two_tournaments_are_not_mixed(tmp_path):
    file = tmp_path / "results.parquet"
    run(plan(GAME, ["random"] * 2, seed=1), 2, file, workers=1)
    with pytest.raises(ResultsError, match="holds another tournament \\(seed 1 there, 2 now\\)"):
        run(plan(GAME, ["random"] * 2, seed=2), 2, file)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "holds no results that can be read"),
        (b"PAR1 and then nothing good PAR1", "holds no results"),
        (None, "there is no file"),
    ],
)
def test_a_file_that_is_none_is_refused(tmp_path, content, words):
    file = tmp_path / "results.parquet"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(ResultsError, match=words):
        load(file)


def test_somebody_elses_parquet_is_refused(tmp_path):
    import polars as pl

    pl.DataFrame({"game": [1]}).write_parquet(tmp_path / "other.parquet")
    with pytest.raises(ResultsError, match="holds no results of a tournament"):
        load(tmp_path / "other.parquet")


def test_a_damaged_journal_is_refused(tmp_path):
    t, file = plan(GAME, ["random"] * 2), tmp_path / "results.parquet"
    beside(file).write_bytes(b"nonsense\n")
    with pytest.raises(ResultsError, match="is damaged"):
        run(t, 2, file)


def test_every_game_is_kept_with_its_record(tmp_path):
    file = tmp_path / "results.parquet"
    table = run(plan(GAME, ["random"] * 2), 2, file, workers=1)
    tournament, kept = load(file)
    assert tournament.agents == ("random", "random")
    assert kept.equals(table)
    assert record_of(kept, 1).game == GAME
    with pytest.raises(ResultsError, match="no game 7"):
        record_of(kept, 7)


# --- figures -------------------------------------------------------------------------------------------------------


def test_wilson_intervals_are_those_of_the_books():
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0, 0.278), abs=0.001)
    assert wilson(0, 0) == (0, 1)


def told(*games):
    """Results in which the agents came in the order given, the first with 10 points, the next with 9 and so on."""
    rows = [[Seat(a, place, float(place == 1), 11.0 - place) for place, a in enumerate(game, 1)] for game in games]
    return frame(Result(n, n, n, 50, "{}", row) for n, row in enumerate(rows))


def test_who_wins_more_stands_first_with_the_higher_rating():
    first, last = standings(told("ab", "ab", "ba", "ab"))
    assert (first.agent, last.agent) == ("a", "b")
    assert first.rating > last.rating
    assert (first.won, first.place, first.mean) == (0.75, 1.25, 9.75)
    assert first.seats == last.seats == 4
    assert first.low < first.won < first.high


def test_an_agent_named_twice_is_rated_once(tmp_path):
    table = run(plan(GAME, ["random"] * 3), 3, tmp_path / "results.parquet", workers=1)
    assert list(ratings(table)) == ["random"]
    mu, sigma = ratings(table)["random"]
    assert mu == pytest.approx(25)
    assert sigma < 25 / 3
