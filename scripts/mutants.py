"""Says what share of small faults in a game's rules its tests notice: `make mutants GAME=evolution`.

Cosmic Ray knows the faults: another operator, a number off by one, a condition turned round, a loop that does nothing.
A sample of them with a fixed seed, one at a place, is put into copies of the tree; for each, the tests are run until
one fails: those that pass through its line, for no other can notice it. A fault that none of them notices has survived.
"""

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import pytest
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from coverage import Coverage
from rich.progress import Progress

import holotype

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/holotype/games")
NO_RULES = (
    *("__init__", "data", "draw", "draw_*", "export", "names", "position", "tokens", "view", "words"),
    *("advice", "advice_*", "hidden", "invariants"),
)
FLOOR = 80  # per cent
LOADING = ""  # what coverage calls the time outside tests


class Fault(NamedTuple):
    module: Path
    line: int
    operator: str
    occurrence: int

    def code(self) -> str:
        mutated: str = mutate_code(source(self.module), get_operator(self.operator)(), self.occurrence)
        return mutated

    def difference(self) -> str:
        """The lines that the fault changes, before and after."""
        lines = difflib.unified_diff(source(self.module).split("\n"), self.code().split("\n"), lineterm="", n=0)
        return "\n".join(f"    {line}" for line in list(lines)[3:])


def main() -> None:
    arguments = parser().parse_args()
    faults = sample(list(all_faults(modules(arguments.game))), arguments.faults, arguments.seed)
    tests = Tests(arguments.game)
    survivors = []
    with Progress() as progress, trees(arguments.workers) as free, ThreadPoolExecutor(arguments.workers) as pool:
        bar = progress.add_task(arguments.game, total=len(faults))
        for fault, noticed in zip(faults, pool.map(lambda f: is_noticed(f, tests, free), faults), strict=True):
            progress.advance(bar)
            if not noticed:
                survivors.append(fault)
                progress.console.print(
                    f"survived: {fault.module}:{fault.line}\n{fault.difference()}",
                    markup=False,
                    highlight=False,
                    soft_wrap=True,
                )
    noticed_share = 100 * (len(faults) - len(survivors)) / len(faults)
    print(f"{arguments.game}: {len(faults) - len(survivors)} of {len(faults)} faults noticed ({noticed_share:.1f} %)")
    sys.exit(noticed_share < FLOOR)


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", choices=holotype.games())
    asked.add_argument("--faults", type=int, default=200)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return asked


def modules(game: str) -> list[Path]:
    """The modules that hold the rules of a game, as paths within the tree."""
    paths = sorted((GAMES / game).glob("*.py"))
    return [path for path in paths if not any(Path(path.stem).match(pattern) for pattern in NO_RULES)]


def source(module: Path) -> str:
    return (ROOT / module).read_text(encoding="utf-8")


def all_faults(paths: list[Path]) -> Iterator[Fault]:
    for path in paths:
        tree = get_ast(source(path))
        untouched = type_positions(path)
        for name in operator_names():
            if makes_sense(name):
                operator = get_operator(name)()
                places = (place for node in ast_nodes(tree) for place in operator.mutation_positions(node))
                for occurrence, (start, _) in enumerate(places):
                    if start not in untouched:
                        yield Fault(path, start[0], name, occurrence)


def makes_sense(operator: str) -> bool:
    """Identity of two small numbers is equality, so exchanging the two is no fault; some operators need arguments."""
    return not operator.endswith(("_Is", "_IsNot", "no-op")) and not get_operator(operator).arguments()


def type_positions(module: Path) -> set[tuple[int, int]]:
    """Where a type is written: nothing there can be a fault at run time."""
    places = set()
    for node in ast.walk(ast.parse(source(module))):
        types = [getattr(node, "annotation", None), getattr(node, "returns", None)]
        for written in (part for kind in types if kind is not None for part in ast.walk(kind)):
            if isinstance(written, ast.expr):
                for column in range(written.col_offset, (written.end_col_offset or 0) + 1):
                    places.add((written.lineno, column))
    return places


def sample(faults: list[Fault], size: int, seed: int) -> list[Fault]:
    """Places are chosen first, then one fault at each: a plus can go wrong in ten ways and counts no more for it."""
    chance = random.Random(seed)
    places: dict[tuple[Path, int, str], list[Fault]] = {}
    for fault in faults:
        places.setdefault((fault.module, fault.line, family(fault.operator)), []).append(fault)
    chosen = chance.sample(sorted(places), min(size, len(places)))
    return [chance.choice(places[place]) for place in sorted(chosen)]


def family(operator: str) -> str:
    return operator.split("_")[0]


class Tests:
    """The tests of a game, which lines they pass through, and how long each takes. Finding out runs them all once."""

    def __init__(self, game: str) -> None:
        self.seconds: dict[str, float] = {}
        self.coverage = Coverage(data_file=None, source_pkgs=[f"holotype.games.{game}"])
        self.coverage.start()
        self.game = holotype.load(game)
        code = pytest.main(
            ["-q", "-p", "no:cacheprovider", "-m", "not browser", "-k", game]
            + [str(ROOT / "tests" / folder) for folder in (f"games/{game}", "playthroughs")],
            plugins=[self],
        )
        self.coverage.stop()
        self.data = self.coverage.get_data()
        if code:
            sys.exit("the tests fail without any fault; mend them first")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.game.__dict__.pop("_known_rules", None)  # so that every test passes through what makes the rules
        self.coverage.switch_context(item.nodeid)
        answer = yield
        self.coverage.switch_context(LOADING)
        return answer

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def for_fault(self, fault: Fault) -> list[str]:
        """Those that pass through its line, the quickest first; all, where it is passed when the game is loaded."""
        contexts = self.data.contexts_by_lineno(str(ROOT / fault.module))
        through = {test for line in statement_around(fault) for test in contexts.get(line, [])}
        return sorted(self.seconds if LOADING in through else through, key=lambda test: self.seconds[test])


def statement_around(fault: Fault) -> range:
    """The lines of the statement in which it lies (of a loop, a condition or a function: of its head)."""
    nodes = [node for node in ast.walk(ast.parse(source(fault.module))) if isinstance(node, ast.stmt)]
    around = [node for node in nodes if node.lineno <= fault.line <= (node.end_lineno or 0)]
    inmost = max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
    body = getattr(inmost, "body", None)
    return range(inmost.lineno, max(inmost.lineno + 1, body[0].lineno) if body else (inmost.end_lineno or 0) + 1)


@contextmanager
def trees(number: int) -> Iterator[Queue[Path]]:
    """Copies of the tree, one for each worker, to put faults into."""
    free: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as folder:
        for n in range(number):
            copy = Path(folder, str(n))
            for part in ("src", "tests", "examples"):
                shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            shutil.copy(ROOT / "pyproject.toml", copy)
            free.put(copy)
        yield free


def is_noticed(fault: Fault, tests: Tests, free: Queue[Path]) -> bool:
    """Whether a test fails, or hangs, with the fault."""
    named = tests.for_fault(fault)
    if not named:
        return False
    tree = free.get()
    try:
        (tree / fault.module).write_text(fault.code(), encoding="utf-8")
        patience = 30 + 5 * sum(tests.seconds[test] for test in named)
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *named]
        environment = os.environ | {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=patience, check=False)
        return run.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        shutil.copy(ROOT / fault.module, tree / fault.module)
        free.put(tree)


if __name__ == "__main__":
    main()
