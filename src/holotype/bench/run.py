"""Measures in rounds: in each, every subject gets a short slice of every measure, one after the other on one core.
So whatever else the machine does falls on all of them, and ratios hold where absolute figures do not."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile

from ..core.registry import load
from .floors import PLAYERS

SLICES = ("play", "copies", "simulations")
MEASURES = ("decisions", "choices", "games", "copies", "simulations")
OPEN_SPIEL = ("backgammon", "gin_rummy", "python_tic_tac_toe")


class BenchError(ValueError):
    """A process of the bench that failed, with what it said."""


@dataclass
class Row:
    """One subject in one build; for every measure, the rate in each round."""

    subject: str
    build: str
    rates: dict[str, list[float]] = field(default_factory=dict)
    memory: dict[str, float] = field(default_factory=dict)

    def rate(self, measure: str) -> float:
        return median(self.rates[measure])

    def times(self, other: "Row", measure: str) -> float:
        """How many times as fast as another, by the median over the rounds of what both did in the same one."""
        pairs = zip(self.rates[measure], other.rates[measure], strict=True)
        return median(mine / theirs for mine, theirs in pairs)


class Worker:
    """A process with one build; None is the one that runs now."""

    def __init__(self, source: Path | None) -> None:
        self.complaints = TemporaryFile("w+")  # noqa: SIM115  (closed in `close`)
        path = {} if source is None else {"PYTHONPATH": str(source)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "holotype.bench.worker"],
            env=os.environ | path,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.complaints,
            text=True,
        )

    def ask(self, subject: str, measure: str, seconds: float = 0.0) -> dict[str, float]:
        assert self.process.stdin and self.process.stdout
        try:
            self.process.stdin.write(json.dumps({"subject": subject, "measure": measure, "seconds": seconds}) + "\n")
            self.process.stdin.flush()
            answer: dict[str, float] = json.loads(self.process.stdout.readline())
        except (BrokenPipeError, json.JSONDecodeError):
            raise BenchError(f"measuring {measure} of {subject} failed: {self.last_words()}") from None
        return answer

    def last_words(self) -> str:
        self.complaints.seek(0)
        said = self.complaints.read().strip()
        return said.splitlines()[-1] if said else "the process ended without a word"

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()
        self.complaints.close()


def builds(root: Path) -> dict[str, Path | None]:
    """The builds to compare: both of a source tree; elsewhere the one that is installed."""
    trees = {"pure": root / "src", "compiled": root / "build" / "compiled"}
    found = {name: path for name, path in trees.items() if (path / "holotype" / "bench").is_dir()}
    return {**found} if found else {"installed": None}


def subjects(games: Sequence[str], built: Sequence[str]) -> list[Row]:
    """What is measured, peers first. A peer that is not installed is left out."""
    rows = [Row("catanatron", "peer")] if find_spec("catanatron") else []
    if find_spec("pyspiel"):
        rows += [Row(f"openspiel/{name}", "peer") for name in OPEN_SPIEL]
    ours = ["null/4", *(f"{name}/{usual_players(name)}" for name in games)]
    return rows + [Row(name, build) for name in ours for build in built]


def usual_players(name: str) -> int:
    return PLAYERS.get(name) or min(load(name).players, key=lambda count: (abs(count - 4), -count))


def measure(
    rows: Sequence[Row], sources: dict[str, Path | None], rounds: int, seconds: float, tick: Callable[[], object]
) -> None:
    """Fill the rows; `tick` is called after every slice, `steps` times in all."""
    workers = {row.build: Worker(sources.get(row.build)) for row in rows}
    try:
        check(workers)
        for number in range(rounds + 1):
            for kind in SLICES:
                for row in rows:
                    done = workers[row.build].ask(row.subject, kind, seconds)
                    if number > 0:  # the first round warms up
                        add(row, done)
                    tick()
        for row in rows:
            if row.build != "peer":
                row.memory = workers[row.build].ask(row.subject, "memory")
    finally:
        for worker in workers.values():
            worker.close()


def steps(rows: Sequence[Row], rounds: int) -> int:
    return len(rows) * len(SLICES) * (rounds + 1)


def check(workers: dict[str, Worker]) -> None:
    """A build must be what its name says: an extension that did not load would be measured as compiled."""
    for build, worker in workers.items():
        compiled = bool(worker.ask("", "build")["compiled"])
        if build in ("pure", "compiled") and compiled != (build == "compiled"):
            raise BenchError(f"the {build} build is not {build}; make clean compiled builds it again")


def add(row: Row, done: dict[str, float]) -> None:
    for name in MEASURES:
        if name in done:
            row.rates.setdefault(name, []).append(done[name] / done["seconds"])
