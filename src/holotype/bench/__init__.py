"""Measures every game in both builds beside its peers: `holotype bench`, `make bench`."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from ..core.registry import games as all_games
from ..core.registry import load
from . import interfaces, report, run
from .run import BenchError

__all__ = ["BenchError", "main"]

FULL = (9, 0.4)  # rounds, and the seconds of a slice
QUICK = (3, 0.1)


def main(
    games: Sequence[str] = (),
    quick: bool = False,
    only_interfaces: bool = False,
    out: Path | None = None,
    console: Console | None = None,
) -> bool:
    """Measure, print the figures and write them down; says whether all floors are met."""
    for name in games:
        load(name)
    console = console or Console()
    rounds, seconds = QUICK if quick else FULL
    sources = run.builds(Path.cwd())
    rows = [] if only_interfaces else run.subjects(games or all_games(), list(sources))
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("measuring", total=run.steps(rows, rounds))
        run.measure(rows, sources, rounds, seconds, lambda: progress.advance(task))
    costs = interfaces.measure(games or all_games(), rounds)
    show(rows, costs, console)
    chosen = [*(f"--games {name}" for name in games), *["--quick"] * quick, *["--interfaces"] * only_interfaces]
    command = " ".join(["holotype bench", *chosen])
    write(rows, costs, command, rounds, seconds, out, page=not games and not quick)
    return all(result["met"] for result in report.floor_results(rows)) and all(gate.met for gate in costs)


def show(rows: Sequence[run.Row], costs: Sequence[interfaces.Cost], console: Console) -> None:
    tables = {
        "Figures": report.figures(rows),
        "Times Catanatron": report.ratios(rows),
        "Floors": report.floors(rows),
        "Memory": report.memory(rows),
        "Interfaces to research": interfaces.lines(costs),
    }
    console.print(report.machine())
    for name, lines in tables.items():
        if lines:
            console.print(report.rich_table(name, lines))


def write(
    rows: Sequence[run.Row],
    costs: Sequence[interfaces.Cost],
    command: str,
    rounds: int,
    seconds: float,
    out: Path | None,
    *,
    page: bool,
) -> None:
    """The JSON where it is asked for; the page of the documentation, or its last chapter, after a full run
    in a source tree."""
    if out is not None:
        figures = report.as_json(rows, command, rounds, seconds)
        figures["interfaces"] = [asdict(gate) | {"met": gate.met} for gate in costs]
        out.write_text(json.dumps(figures, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    file = Path.cwd() / "docs" / "benchmarks.md"
    if page and file.parent.is_dir():
        kept = file.read_text(encoding="utf-8").partition(interfaces.HEAD)[0] if not rows else ""
        text = kept or report.page(rows, command, rounds, seconds)
        file.write_text(text + interfaces.chapter(costs, command, rounds), encoding="utf-8")
