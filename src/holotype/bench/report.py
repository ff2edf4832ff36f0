"""The figures as a table, as JSON and as a page of the documentation."""

import os
import platform
from collections.abc import Sequence

from rich.table import Table

from ..core.types import Json
from .floors import FLOORS
from .run import MEASURES, Row

COLUMNS = {
    "choices": "choices/s",
    "decisions": "decisions/s",
    "games": "games/s",
    "copies": "copies/s",
    "simulations": "sims/s",
}
TIMES = ("choices", "copies", "simulations")
PAGE = """# Benchmarks

Written by `{command}`; do not edit. {machine}.

Uniformly random play, one process on one core. All subjects were measured in the same run, in {rounds} rounds of
{seconds:g} s of processor time a figure, one after the other, so compare figures of this page with each other only. A
figure is the median of its rounds; a ratio is the median of the ratios of each round.

- *choices/s* counts decisions with more than one legal option; *decisions/s* all that the engine asked for.
- *copies/s* copies tables from the middle of games.
- *sims/s* is, for ours, the tree search of `mcts` with random games to the very end, from the first decision; for the
  peers a copy and a random game to its end, which is the least that a simulation costs.
- *null* is a game without rules: what the engine itself costs.

{figures}

## Against Catanatron

{ratios}

## Floors

{floors}

## Memory

{memory}
"""


def machine() -> str:
    return f"{cpu()}, {os.cpu_count()} cores; {platform.python_implementation()} {platform.python_version()}"


def cpu() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            lines = [line.partition(":")[2].strip() for line in file if line.startswith("model name")]
    except OSError:
        lines = []
    return lines[0] if lines else platform.machine()


def figures(rows: Sequence[Row]) -> list[list[str]]:
    head = ["", "build", *COLUMNS.values(), "µs/copy"]
    return [head] + [
        [title(row), row.build, *(number(row.rate(m)) for m in COLUMNS), f"{1e6 / row.rate('copies'):.1f}"]
        for row in rows
    ]


def ratios(rows: Sequence[Row]) -> list[list[str]]:
    peer = catanatron(rows)
    if peer is None:
        return []
    lines = [[title(r), r.build, *(f"{r.times(peer, m):.1f}x" for m in TIMES)] for r in rows if r is not peer]
    return [["", "build", *(COLUMNS[m] for m in TIMES)], *lines]


def floors(rows: Sequence[Row]) -> list[list[str]]:
    lines = [
        [f["subject"], f["build"], COLUMNS[f["measure"]], f"{f['floor']:g}x", f"{f['times']:.1f}x", met(f)]
        for f in floor_results(rows)
    ]
    return [["", "build", "measure", "floor", "measured", ""], *lines] if lines else []


def met(result: Json) -> str:
    return "met" if result["met"] else "MISSED"


def floor_results(rows: Sequence[Row]) -> list[Json]:
    peer = catanatron(rows)
    results = []
    for row in rows if peer else []:
        for floor in FLOORS.get(row.subject.partition("/")[0], ()):
            if floor.build == row.build and peer:
                times = row.times(peer, floor.measure)
                result = {"subject": title(row), "build": row.build, "measure": floor.measure, "floor": floor.times}
                results.append(result | {"times": round(times, 2), "met": times >= floor.times})
    return results


def memory(rows: Sequence[Row]) -> list[list[str]]:
    head = ["", "build", "live table, game over", "table in search", "node of the tree"]
    lines = [
        [title(row), row.build, *(f"{row.memory[key] / 1000:.1f} kB" for key in ("table", "copy", "node"))]
        for row in rows
        if row.memory
    ]
    return [head, *lines]


def catanatron(rows: Sequence[Row]) -> Row | None:
    return next((row for row in rows if row.subject == "catanatron"), None)


def title(row: Row) -> str:
    name, _, rest = row.subject.partition("/")
    return f"{name}, {rest} players" if rest.isdecimal() else f"{name} {rest}".strip()


def number(rate: float) -> str:
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"


def rich_table(name: str, lines: list[list[str]]) -> Table:
    table = Table(title=name, title_justify="left")
    for place, column in enumerate(lines[0]):
        table.add_column(column, justify="left" if place < 2 else "right")
    for line in lines[1:]:
        table.add_row(*line)
    return table


def markdown(lines: list[list[str]]) -> str:
    if not lines:
        return "Catanatron was not installed."
    rule = ["---", "---", *["---:"] * (len(lines[0]) - 2)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [lines[0], rule, *lines[1:]])


def page(rows: Sequence[Row], command: str, rounds: int, seconds: float) -> str:
    return PAGE.format(
        command=command,
        machine=machine(),
        rounds=rounds,
        seconds=seconds,
        figures=markdown(figures(rows)),
        ratios=markdown(ratios(rows)),
        floors=markdown(floors(rows)),
        memory=markdown(memory(rows)),
    )


def as_json(rows: Sequence[Row], command: str, rounds: int, seconds: float) -> Json:
    peer = catanatron(rows)
    return {
        "command": command,
        "machine": machine(),
        "rounds": rounds,
        "seconds": seconds,
        "rows": [
            {
                "subject": row.subject,
                "build": row.build,
                "per_second": {m: round(row.rate(m), 1) for m in MEASURES},
                "times_catanatron": {m: round(row.times(peer, m), 2) for m in TIMES} if peer else {},
                "bytes": {key: round(value) for key, value in row.memory.items()},
            }
            for row in rows
        ],
        "floors": floor_results(rows),
    }
