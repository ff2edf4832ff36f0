"""What `make mutants` has seen: for every clause, how many of the faults put into its code made a test fail.

The record stands beside a game's tests, one line a clause: `EV-6.20 3/4 1f2e3d4c` says that three of four faults were
noticed, in code with that digest. Where the code has changed since, the line is stale.
"""

import ast
import hashlib
import re
from importlib import resources
from pathlib import Path
from typing import NamedTuple

from ..content.clauses import CLAUSE_ID

RECORD = "faults.txt"
LINE = re.compile(r"^(\S+) (\d+)/(\d+) (\w+)$")
SPELLING = re.compile(r"[\s'\"\\()]")  # what versions of Python write differently for the same code


class Noticed(NamedTuple):
    noticed: int
    tried: int
    code: str  # the digest of the code that the faults were put into


class Carrier(NamedTuple):
    """A function, class or module whose docstring names clauses."""

    clauses: list[str]
    first: int
    last: int
    node: ast.FunctionDef | ast.ClassDef | ast.Module


def carriers(source: str) -> list[Carrier]:
    """In the order of their first lines, so that the last one around a line is the innermost."""
    tree = ast.parse(source)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)):
            clauses = list(dict.fromkeys(CLAUSE_ID.findall(ast.get_docstring(node) or "")))
            if clauses:
                first, last = (0, source.count("\n") + 1) if isinstance(node, ast.Module) else span(node)
                found.append(Carrier(clauses, first, last, node))
    return sorted(found, key=lambda carrier: (carrier.first, -carrier.last))


def span(node: ast.FunctionDef | ast.ClassDef) -> tuple[int, int]:
    return node.lineno, node.end_lineno or node.lineno


def clauses_at(found: list[Carrier], line: int) -> list[str]:
    """The clauses that a line carries out: those of the innermost carrier around it."""
    around = [carrier for carrier in found if carrier.first <= line <= carrier.last]
    return around[-1].clauses if around else []


def digests(package: str) -> dict[str, str]:
    """By clause, a digest of the code that carries it out; docstrings, comments and layout do not count."""
    code: dict[str, list[str]] = {}
    for path in sorted(Path(str(resources.files(package))).rglob("*.py")):
        for carrier in carriers(path.read_text(encoding="utf-8")):
            for clause in carrier.clauses:
                code.setdefault(clause, []).append(plain_code(carrier.node))
    return {clause: hashlib.sha256("".join(parts).encode()).hexdigest()[:8] for clause, parts in code.items()}


def plain_code(node: ast.AST) -> str:
    for inner in ast.walk(node):
        if isinstance(inner, (ast.FunctionDef, ast.ClassDef, ast.Module)) and ast.get_docstring(inner):
            inner.body = inner.body[1:] or [ast.Pass()]
    return SPELLING.sub("", ast.unparse(node))


def read_faults(tests: Path | None) -> dict[str, Noticed] | None:
    """The record of a game, if there is one."""
    if tests is None or not (tests / RECORD).is_file():
        return None
    lines = [LINE.match(line) for line in (tests / RECORD).read_text(encoding="utf-8").splitlines()]
    return {m[1]: Noticed(int(m[2]), int(m[3]), m[4]) for m in lines if m}


def write_faults(tests: Path, record: dict[str, Noticed]) -> None:
    lines = [f"{clause} {seen.noticed}/{seen.tried} {seen.code}\n" for clause, seen in record.items()]
    (tests / RECORD).write_text("".join(lines), encoding="utf-8")
