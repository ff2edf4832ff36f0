"""The bench counts right and reports what it counted. Nothing here depends on how fast anything is."""

import json
import os
from pathlib import Path

import pytest
from rich.console import Console

import holotype.bench as bench
from holotype import UnknownGame
from holotype.bench import BenchError, cores, interfaces, report, run, starts
from holotype.bench.floors import FLOORS
from holotype.bench.null import GAME as NULL
from holotype.bench.null import ROUNDS
from holotype.bench.subjects import Catanatron, OpenSpiel, Ours
from holotype.bench.worker import memory

ROOT = Path(__file__).parents[2]


def row(subject: str, build: str, *rates: float) -> run.Row:
    return run.Row(subject, build, {measure: list(rates) for measure in run.MEASURES}, {})


def test_a_ratio_pairs_what_was_measured_in_the_same_round():
    fast, slow = row("a/4", "pure", 10, 40, 6), row("catanatron", "peer", 1, 2, 3)
    assert fast.rate("games") == 10
    assert fast.times(slow, "games") == 10


def test_ours_count_games_decisions_and_copies():
    null = Ours(NULL, 4)
    assert null.play() == {"games": 1, "decisions": ROUNDS, "choices": ROUNDS}
    assert null.copies()["copies"] > 0
    assert null.simulations() == {"simulations": 1}


def test_peers_count_decisions_that_are_choices():
    pytest.importorskip("catanatron")
    played = Catanatron().play()
    assert 0 < played["choices"] < played["decisions"]


def test_openspiel_counts_no_chance_as_a_decision():
    pytest.importorskip("pyspiel")
    assert OpenSpiel("python_tic_tac_toe").play()["decisions"] in range(5, 10)


def test_memory_is_given_in_bytes():
    weights = memory(NULL, 4)
    assert set(weights) == {"table", "copy", "node"}
    assert all(weight > 0 for weight in weights.values())


def test_a_node_of_the_search_tree_is_small():
    assert memory(NULL, 4)["node"] < 5000


def test_workers_measure_in_rounds():
    rows, ticks = [run.Row("null/4", "pure")], []
    run.measure(rows, {"pure": ROOT / "src"}, 2, 0.001, lambda: ticks.append(1))
    assert len(ticks) == run.steps(rows, 2)
    assert {name: len(rates) for name, rates in rows[0].rates.items()} == dict.fromkeys(run.MEASURES, 2)
    assert rows[0].memory["table"] > 0


def test_a_build_that_is_not_what_it_is_called_is_refused():
    with pytest.raises(BenchError, match="the compiled build is not compiled"):
        run.measure([run.Row("null/4", "compiled")], {"compiled": ROOT / "src"}, 1, 0.001, lambda: None)


def test_a_worker_that_fails_is_quoted():
    with pytest.raises(BenchError, match=r"measuring play of chess/2 failed: .*there is no game 'chess'"):
        run.measure([run.Row("chess/2", "pure")], {"pure": ROOT / "src"}, 1, 0.001, lambda: None)


def test_a_floor_is_a_multiple_of_catanatron(monkeypatch):
    name, (floor, *_) = next(iter(FLOORS.items()))
    peer = row("catanatron", "peer", 100)
    for speed, met in ((floor.times * 100, True), (floor.times * 100 - 1, False)):
        first = report.floor_results([peer, row(f"{name}/4", floor.build, speed)])[0]
        assert (first["measure"], first["met"]) == (floor.measure, met)
    assert report.floor_results([row(f"{name}/4", floor.build, 1)]) == []


def test_an_unknown_game_is_refused_before_anything_is_measured():
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        bench.main(["chess"])


def test_a_full_run_writes_the_page_and_the_json(monkeypatch, tmp_path):
    rows = [row("catanatron", "peer", 100), row("null/4", "pure", 900)]
    rows[1].memory = {"table": 5000, "copy": 300, "node": 400}
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "subjects", lambda games, built: rows)
    monkeypatch.setattr(run, "measure", lambda *args: None)
    monkeypatch.setattr(interfaces, "measure", lambda *args: [interfaces.Cost("an interface", 1.9, least=1.8)])
    assert bench.main(out=tmp_path / "out.json", console=Console(quiet=True))
    written = json.loads((tmp_path / "out.json").read_text())
    assert written["command"] == "holotype bench"
    assert written["rows"][1]["times_catanatron"] == {"choices": 9, "copies": 9, "simulations": 9}
    assert written["interfaces"] == [
        {"what": "an interface", "figure": 1.9, "least": 1.8, "most": None, "unit": "x", "met": True}
    ]
    page = (tmp_path / "docs" / "benchmarks.md").read_text()
    assert "| an interface | at least 1.8x | 1.90x | met |" in page
    assert "Written by `holotype bench`" in page
    assert "| null, 4 players | pure | 9.0x | 9.0x | 9.0x |" in page


def test_the_interfaces_alone_write_their_chapter(monkeypatch, tmp_path):
    page = tmp_path / "docs" / "benchmarks.md"
    page.parent.mkdir()
    page.write_text(f"# Benchmarks\n\nfigures\n{interfaces.HEAD}\nold interfaces\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(interfaces, "measure", lambda *args: [interfaces.Cost("an interface", 1.9, least=1.8)])
    assert bench.main(only_interfaces=True, console=Console(quiet=True))
    assert page.read_text().startswith(
        f"# Benchmarks\n\nfigures\n{interfaces.HEAD}\nWritten by `holotype bench --interfaces`"
    )
    assert "old interfaces" not in page.read_text()
    assert "| an interface | at least 1.8x | 1.90x | met |" in page.read_text()


def test_a_quick_run_leaves_the_page_alone(monkeypatch, tmp_path):
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(run, "subjects", lambda games, built: [row("catanatron", "peer", 100)])
    monkeypatch.setattr(run, "measure", lambda *args: None)
    monkeypatch.setattr(interfaces, "measure", lambda *args: [])
    bench.main(quick=True, console=Console(quiet=True))
    assert list((tmp_path / "docs").iterdir()) == []


def test_a_door_that_costs_too_much_fails_the_bench(monkeypatch):
    monkeypatch.setattr(run, "subjects", lambda games, built: [])
    monkeypatch.setattr(run, "measure", lambda *args: None)
    monkeypatch.setattr(interfaces, "measure", lambda *args: [interfaces.Cost("an interface", 2.5, most=2)])
    assert not bench.main(quick=True, console=Console(quiet=True))


def test_a_start_is_measured_by_the_processor():
    assert starts.processor_seconds(lambda: None) == pytest.approx(0)
    assert starts.processor_seconds(starts.help_shown) > 0.01
    assert starts.processor_seconds(starts.server_up) > 0.01


def test_a_worker_that_waits_for_work_is_seen_and_one_that_waits_for_its_core_is_not():
    """Two workers, ten games, ten seconds: each ran for four; one stood in line for six, the other for five."""
    watch = cores.Stopwatch(0, 10)
    me = os.getpid()
    start = {me: cores.Spent(0, 0), 1: cores.Spent(1, 1), 2: cores.Spent(2, 2)}
    end = {me: cores.Spent(1, 9), 1: cores.Spent(5, 7), 2: cores.Spent(6, 7)}
    watch.readings = [(100.0, start), (110.0, end)]
    assert watch.seconds_of_a_core() == pytest.approx(0.5)
    watch.readings[1] = (110.0, end | {me: cores.Spent(4, 0)})
    assert watch.seconds_of_a_core() == pytest.approx(0.6), "what the workers' parent does must be done as well"


def test_interfaces_count_decisions_whichever_way_they_are_made(monkeypatch):
    monkeypatch.setattr(interfaces, "STEPS", 40)
    assert interfaces.through_engine("evolution", 2) == 40
    assert interfaces.through_env("evolution", 2) == 40
