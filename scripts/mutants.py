"""Says what share of small faults in a game's rules its tests notice: `make mutants GAME=evolution`.

A fault is another operator, a number off by one, a condition turned round, a loop that does nothing or a call left out.
A sample with a fixed seed is put into copies of the tree, one fault at a time; for each, the tests are run until one
fails: those that pass through its line, for no other can notice it. A fault that none of them notices has survived.

Then every clause of which no fault was noticed yet gets more, up to ROUNDS times: in its rules, and only where none are
left in whatever module carries it. The result is written to tests/games/<game>/faults.txt, and `holotype rules GAME
--coverage` shows it. With --clauses, only faults of these clauses are tried and only their lines written.

It needs only what the tests of a game need, and no installation:

    PYTHONPATH=src python scripts/mutants.py evolution --seed 7 --workers 16
"""

import argparse
import ast
import difflib
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import Queue
from types import FrameType
from typing import Any, NamedTuple

import pytest

import holotype
from holotype.laws.faults import Carrier, Noticed, carriers, clauses_at, digests, read_faults, write_faults

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/holotype/games")
NO_RULES = (
    *("__init__", "data", "draw", "draw_*", "export", "names", "position", "tokens", "view", "words"),
    *(
        "advice",
        "advice_*",
        "answering",
        "answers",
        "hidden",
        "invariants",
        "features",
        "reasons",
        "odds",
        "outlook",
        "casts",
        "rulesets",
    ),
)
NO_CODE = ("fields",)  # state.py is generated from it
FLOOR = 93  # per cent
ROUNDS = 4
EACH = 2  # faults for a clause in a round
MEMORY = 4 << 30  # bytes: a fault may fill a list for ever
LOADING = ""  # the time outside tests
PYTEST = ("-q", "-p", "no:cacheprovider", "--disable-plugin-autoload", "-p", "pytest_asyncio.plugin")

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE],
    ast.LtE: [ast.Lt, ast.Gt],
    ast.Gt: [ast.GtE, ast.LtE],
    ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq],
    ast.NotEq: [ast.Eq],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
}
ARITHMETIC: dict[type[ast.operator], list[type[ast.operator]]] = {
    ast.Add: [ast.Sub],
    ast.Sub: [ast.Add],
    ast.Mult: [ast.FloorDiv],
    ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.Mult],
    ast.BitAnd: [ast.BitOr],
    ast.BitOr: [ast.BitAnd],
    ast.LShift: [ast.RShift],
    ast.RShift: [ast.LShift],
}


# --- faults --------------------------------------------------------------------------------------------------------


class Fault(NamedTuple):
    """Another text for the bytes of a module from start to end."""

    module: Path
    line: int
    family: str
    start: int
    end: int
    text: str

    def code(self) -> str:
        was = source(self.module).encode()
        return (was[: self.start] + self.text.encode() + was[self.end :]).decode()

    def difference(self) -> str:
        """The lines that the fault changes, before and after."""
        lines = difflib.unified_diff(source(self.module).split("\n"), self.code().split("\n"), lineterm="", n=0)
        return "\n".join(f"    {line}" for line in list(lines)[3:])


@cache
def source(module: Path) -> str:
    return (ROOT / module).read_text(encoding="utf-8")


@cache
def carriers_in(module: Path) -> list[Carrier]:
    return carriers(source(module))


def modules(game: str) -> list[Path]:
    """The modules of a game, as paths within the tree."""
    return [path.relative_to(ROOT) for path in sorted((ROOT / GAMES / game).glob("*.py")) if path.stem not in NO_CODE]


def holds_rules(module: Path) -> bool:
    return not any(Path(module.stem).match(pattern) for pattern in NO_RULES)


@cache
def faults_in(module: Path) -> list[Fault]:
    tree = ast.parse(source(module))
    starts = [0]
    for line in source(module).encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in executed(tree):
        for at, family, text in faults_of(node):
            start = starts[at.lineno - 1] + at.col_offset
            end = starts[(at.end_lineno or at.lineno) - 1] + (at.end_col_offset or 0)
            found.append(Fault(module, at.lineno, family, start, end, text))
    return found


def executed(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but types, the parts of f-strings, decorators, and what only type checkers read."""
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "type_params"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not isinstance(child, ast.JoinedStr) and not for_types(child):
                yield from executed(child)


def for_types(node: ast.AST) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return any(isinstance(side, ast.Constant) and side.value is None for side in (node.left, node.right))
    return False


def faults_of(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str, str]]:
    """What can go wrong in a node: where, of which family, and what stands there instead."""
    match node:
        case ast.Compare():
            for n, op in enumerate(node.ops):
                for other in COMPARISONS[type(op)]:
                    ops = [*node.ops[:n], other(), *node.ops[n + 1 :]]
                    yield node, f"comparison {n}", unparsed(ast.Compare(node.left, ops, node.comparators))
        case ast.BinOp():
            for operator in ARITHMETIC.get(type(node.op), []):
                yield node, "operator", unparsed(ast.BinOp(node.left, operator(), node.right))
        case ast.AugAssign():
            for operator in ARITHMETIC.get(type(node.op), []):
                yield node, "operator", ast.unparse(ast.AugAssign(node.target, operator(), node.value))
        case ast.BoolOp():
            other_op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield node, "and, or", unparsed(ast.BoolOp(other_op, node.values))
        case ast.UnaryOp():
            yield node, "sign", unparsed(node.operand)
        case ast.Constant(value=bool()):
            yield node, "constant", str(not node.value)
        case ast.Constant(value=int(number)):
            yield node, "constant", f"({number + 1})"
            yield node, "constant", f"({number - 1})"
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield from turned_round(test)
        case ast.comprehension():
            for test in node.ifs:
                yield from turned_round(test)
        case ast.For():
            yield node.iter, "loop", "()"
        case ast.Break():
            yield node, "loop", "continue"
        case ast.Continue():
            yield node, "loop", "break"
        case ast.Expr(value=ast.Call()):
            yield node, "call", "pass"


def turned_round(test: ast.expr) -> Iterator[tuple[ast.expr, str, str]]:
    """A comparison or a negation is turned round as what it is."""
    if not isinstance(test, (ast.Compare, ast.UnaryOp)):
        yield test, "condition", unparsed(ast.UnaryOp(ast.Not(), test))


def unparsed(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def sample(faults: list[Fault], size: int, chance: random.Random) -> list[Fault]:
    """Places are chosen first, then one fault at each: a number can go wrong in two ways and counts no more for it."""
    places: dict[tuple[Path, int, str], list[Fault]] = {}
    for fault in faults:
        places.setdefault((fault.module, fault.start, fault.family), []).append(fault)
    chosen = chance.sample(sorted(places), min(size, len(places)))
    return [chance.choice(places[place]) for place in sorted(chosen)]


# --- tests ---------------------------------------------------------------------------------------------------------


class Tests:
    """The tests of a game, which lines they pass through, and how long each takes. Finding out runs them all once."""

    def __init__(self, game: str) -> None:
        self.seconds: dict[str, float] = {}
        self.through: dict[str, dict[int, set[str]]] = {}  # by file and line, the tests that pass through it
        self.folder = str(ROOT / GAMES / game) + os.sep
        self.test = LOADING
        sys.settrace(self.enter)
        self.game = holotype.load(game)
        code = pytest.main(
            [*PYTEST, "-m", "not browser", "-k", game, f"--rootdir={ROOT}"]
            + [str(ROOT / "tests" / folder) for folder in (f"games/{game}", "playthroughs")],
            plugins=[self],
        )
        sys.settrace(None)
        if code:
            sys.exit("the tests fail without any fault; mend them first")

    def enter(self, frame: FrameType, event: str, arg: object) -> Any:
        """Follow a function of the game line by line, and no other."""
        if not frame.f_code.co_filename.startswith(self.folder):
            return None
        lines = self.through.setdefault(frame.f_code.co_filename, {})
        test = self.test
        lines.setdefault(frame.f_lineno, set()).add(test)

        def follow(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                lines.setdefault(frame.f_lineno, set()).add(test)
            return follow

        return follow

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        self.game.__dict__.pop("_known_rules", None)  # so that every test passes through what makes the rules
        self.test = item.nodeid
        answer = yield
        self.test = LOADING
        return answer

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration

    def for_fault(self, fault: Fault) -> list[str]:
        """Those that pass through its line, the quickest first; all, where it is passed when the game is loaded."""
        lines = self.through.get(str(ROOT / fault.module), {})
        through = {test for line in statement_around(fault) for test in lines.get(line, ())}
        return sorted(self.seconds if LOADING in through else through, key=lambda test: self.seconds[test])


def statement_around(fault: Fault) -> range:
    """The lines of the statement in which it lies (of a loop, a condition or a function: of its head)."""
    nodes = [node for node in ast.walk(ast.parse(source(fault.module))) if isinstance(node, ast.stmt)]
    around = [node for node in nodes if node.lineno <= fault.line <= (node.end_lineno or 0)]
    inmost = max(around, key=lambda node: (node.lineno, -(node.end_lineno or 0)))
    body = getattr(inmost, "body", None)
    return range(inmost.lineno, max(inmost.lineno + 1, body[0].lineno) if body else (inmost.end_lineno or 0) + 1)


# --- trying --------------------------------------------------------------------------------------------------------


class Bench:
    """Copies of the tree, one for each worker, to put the faults of a game into."""

    def __init__(self, tests: Tests, folder: Path, workers: int) -> None:
        self.tests = tests
        self.free: Queue[Path] = Queue()
        self.noticed: dict[Fault, bool] = {}
        first = folder / "0"
        for part in ("src", "tests", "examples"):
            shutil.copytree(ROOT / part, first / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", first)
        if self.fail(list(tests.seconds), first, keep_bytecode=True):
            sys.exit("the tests fail in a copy of the tree, without any fault")
        self.free.put(first)
        for n in range(1, workers):
            self.free.put(Path(shutil.copytree(first, folder / str(n))))

    def try_all(self, faults: list[Fault]) -> None:
        with ThreadPoolExecutor(self.free.qsize()) as pool:
            for fault, noticed in zip(faults, pool.map(self.notices, faults), strict=True):
                self.noticed[fault] = noticed
                if not noticed:
                    print(f"survived: {fault.module}:{fault.line}\n{fault.difference()}", flush=True)

    def notices(self, fault: Fault) -> bool:
        """Whether a test fails, or hangs, with the fault."""
        named = self.tests.for_fault(fault)
        if not named:
            return False
        tree = self.free.get()
        try:
            (tree / fault.module).write_text(fault.code(), encoding="utf-8")
            os.utime(tree / fault.module, (0, 0))  # no bytecode is that old
            return self.fail(named, tree)
        finally:
            shutil.copy2(ROOT / fault.module, tree / fault.module)
            self.free.put(tree)

    def fail(self, named: list[str], tree: Path, keep_bytecode: bool = False) -> bool:
        """Whether one of these tests fails, or hangs, in a copy of the tree."""
        seconds = [self.tests.seconds[test] for test in named]
        command = [sys.executable, "-m", "pytest", "-x", *PYTEST]
        command += ["-o", f"faulthandler_timeout={10 + 5 * max(seconds)}", "-o", "faulthandler_exit_on_timeout=true"]
        path = os.pathsep.join([str(tree / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "" if keep_bytecode else "1"}
        try:
            run = subprocess.run(
                [*command, *named],
                cwd=tree,
                env=environment,
                capture_output=True,
                timeout=30 + 5 * sum(seconds),
                check=False,
                preexec_fn=limit_memory,
            )
        except subprocess.TimeoutExpired:
            return True
        return run.returncode != 0

    def by_clause(self, clause: str) -> list[bool]:
        return [noticed for fault, noticed in self.noticed.items() if clause in clauses_of(fault)]


def limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def clauses_of(fault: Fault) -> list[str]:
    return clauses_at(carriers_in(fault.module), fault.line)


# --- a game --------------------------------------------------------------------------------------------------------


def main() -> None:
    arguments = parser().parse_args()
    games = arguments.game or holotype.games()
    if arguments.clauses:
        red = [retry(game, arguments) for game in games]
        sys.exit(not all(red))
    sys.exit(min([share(game, arguments) for game in games]) < FLOOR)


def parser() -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game", nargs="*", help="all games, where none is named")
    asked.add_argument("--faults", type=int, default=200, help="size of the sample (default 200)")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument(
        "--rounds", type=int, default=ROUNDS, help=f"more faults for clauses without any noticed ({ROUNDS})"
    )
    asked.add_argument("--clauses", nargs="+", metavar="CLAUSE", help="try these alone, in place of the sample")
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return asked


def share(game: str, arguments: argparse.Namespace) -> float:
    """Try the faults of a game, write what was seen, and return the share of the sample that was noticed."""
    chance = random.Random(arguments.seed)
    faults = [fault for module in modules(game) for fault in faults_in(module)]
    sampled = sample([fault for fault in faults if holds_rules(fault.module)], arguments.faults, chance)
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Tests(game), Path(folder), arguments.workers)
        bench.try_all(sampled)
        noticed = sum(bench.noticed.values())
        print(f"{game}: {noticed} of {len(sampled)} faults noticed ({100 * noticed / len(sampled):.1f} %)", flush=True)
        clauses = [clause.id for clause in holotype.load(game).rulebook()]
        for _ in range(arguments.rounds):
            bench.try_all(more(faults, clauses, bench, chance))
    write_faults(ROOT / "tests" / "games" / game, seen(game, clauses, bench))
    tried = [clause for clause in clauses if bench.by_clause(clause)]
    red = [clause for clause in tried if any(bench.by_clause(clause))]
    print(f"{game}: {len(red)} of {len(tried)} clauses with code to break were seen red", flush=True)
    return 100 * noticed / len(sampled)


def retry(game: str, arguments: argparse.Namespace) -> bool:
    """Try the clauses that were named, write what was seen of them, and return whether each was seen red."""
    chance = random.Random(arguments.seed)
    faults = [fault for module in modules(game) for fault in faults_in(module)]
    clauses = [clause.id for clause in holotype.load(game).rulebook() if clause.id in arguments.clauses]
    tests = ROOT / "tests" / "games" / game
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Tests(game), Path(folder), arguments.workers)
        for _ in range(arguments.rounds):
            bench.try_all(more(faults, clauses, bench, chance))
    found = seen(game, clauses, bench)
    write_faults(tests, (read_faults(tests) or {}) | found)
    for clause, result in found.items():
        print(f"{clause}: {result.noticed} of {result.tried} faults noticed", flush=True)
    return all(result.noticed for result in found.values())


def more(faults: list[Fault], clauses: list[str], bench: Bench, chance: random.Random) -> list[Fault]:
    """Untried faults in the code of clauses of which none was noticed."""
    dark = {clause for clause in clauses if not any(bench.by_clause(clause))}
    wanted: list[Fault] = []
    for clause in sorted(dark):
        left = [fault for fault in faults if clause in clauses_of(fault) and fault not in bench.noticed]
        rules = [fault for fault in left if holds_rules(fault.module)]
        wanted += [fault for fault in sample(rules or left, EACH, chance) if fault not in wanted]
    return wanted


def seen(game: str, clauses: list[str], bench: Bench) -> dict[str, Noticed]:
    code = digests(f"holotype.games.{game}")
    results = {clause: bench.by_clause(clause) for clause in clauses if clause in code}
    return {clause: Noticed(sum(tried), len(tried), code[clause]) for clause, tried in results.items()}


if __name__ == "__main__":
    main()
