"""Where a clause of a rulebook stands in code, tests and log."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import resources
from itertools import product
from pathlib import Path

from ..content.clauses import CLAUSE_ID, Clause


@dataclass
class Coverage:
    """Where a clause is found: functions whose docstring names it, tests marked with it, log lines that cite it."""

    code: list[str] = field(default_factory=list)
    tests: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)


def coverage(package: str, clauses: list[Clause], tests: Path | None) -> dict[str, Coverage]:
    """Join clauses to code, tests and log lines. An example is carried out by the code of the clauses it names."""
    found = {clause.id: Coverage() for clause in clauses}
    folder = Path(str(resources.files(package)))
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for name, docstring in _docstrings(tree):
            for clause in CLAUSE_ID.findall(docstring):
                if clause in found:
                    found[clause].code.append(f"{path.relative_to(folder)}:{name}")
        for clause, event in _notes(tree):
            if clause in found:
                found[clause].log.append(event)
    for test, clause in _marked_tests(tests):
        if clause in found:
            found[clause].tests.append(test)
    for clause in clauses:
        if clause.kind == "E":
            named = [other for other in CLAUSE_ID.findall(clause.text) if other in found]
            found[clause.id].code += [place for other in named for place in found[other].code]
    return found


def unknown_marks(clauses: list[Clause], tests: Path | None) -> list[tuple[str, str]]:
    """Tests marked with a clause that the rulebook does not have, and that clause."""
    known = {clause.id for clause in clauses}
    return [(test, clause) for test, clause in _marked_tests(tests) if clause not in known]


def _marked_tests(tests: Path | None) -> Iterator[tuple[str, str]]:
    for path in sorted(tests.rglob("test_*.py")) if tests is not None else []:
        for name, clause in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            yield f"{path.name}:{name}", clause


def _docstrings(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.Module)) and (text := ast.get_docstring(node)):
            yield getattr(node, "name", "module"), text


def _notes(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Calls `s.note("EV-5.3", "event", ...)`; `"EV-5.3" if … else "EV-5.4"` is both."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "note" and len(node.args) >= 2:
            first, second = node.args[:2]
            yield from product(_literals(first), _literals(second))


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [str(node.value)] if isinstance(node, ast.Constant) else []


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Functions under `@clause("EV-5.3", ...)` or `@pytest.mark.clause(...)`."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "clause":
                    for arg in mark.args:
                        if isinstance(arg, ast.Constant):
                            yield node.name, str(arg.value)
