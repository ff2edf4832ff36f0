"""The record of faults by clause, and the faults that `make mutants` tries."""

import ast
import runpy
from pathlib import Path
from random import Random
from typing import Any

import pytest

import holotype
from holotype.laws.faults import Noticed, carriers, clauses_at, digests, read_faults, write_faults

ROOT = Path(__file__).parents[2]
RULES = '''"""XY-1: all of it."""

def one():
    """XY-2, XY-3: two clauses."""
    def inner():
        """XY-4: one inside."""
        return 4
    return 1

def none():
    return 2
'''


def test_a_line_carries_the_clauses_of_the_innermost_docstring_around_it() -> None:
    found = carriers(RULES)
    assert [clauses_at(found, line) for line in (3, 7, 8, 11)] == [
        ["XY-2", "XY-3"],
        ["XY-4"],
        ["XY-2", "XY-3"],
        ["XY-1"],
    ]


@pytest.mark.parametrize(
    ("was", "now", "same"),
    [
        ("XY-4: one inside.", "XY-4: in other words.", True),
        ("return 4", "return 4  # four", True),
        ("return 4", "return (\n            4)", True),
        ("return 4", "return 5", False),
    ],
)
def test_a_digest_changes_with_the_code_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, now: str, same: bool
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    found = []
    for name, text in (("before", RULES), ("after", RULES.replace(was, now))):
        package = tmp_path / f"{name}_{tmp_path.name}"
        package.mkdir()
        (package / "__init__.py").write_text("", encoding="utf-8")
        (package / "rules.py").write_text(text, encoding="utf-8")
        found.append(digests(package.name))
    assert (found[0]["XY-4"] == found[1]["XY-4"]) is same


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert read_faults(tmp_path) is None
    record = {"XY-1": Noticed(3, 4, "1f2e3d4c"), "XY-2": Noticed(0, 0, "00000000")}
    write_faults(tmp_path, record)
    assert read_faults(tmp_path) == record


@pytest.mark.parametrize("game", holotype.games())
def test_every_fault_is_other_code_in_the_same_module(game: str) -> None:
    tool: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "mutants.py"))
    for module in tool["modules"](game):
        was = ast.dump(ast.parse((ROOT / module).read_text(encoding="utf-8")))
        for fault in tool["faults_in"](module)[::199]:
            assert ast.dump(ast.parse(fault.code())) != was


def test_a_clause_is_tried_in_its_rules_and_only_then_in_its_pictures() -> None:
    tool: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "mutants.py"))
    faults = [fault for module in tool["modules"]("dominant_species") for fault in tool["faults_in"](module)]
    bench = tool["Bench"].__new__(tool["Bench"])  # without the copies of the tree that trying would need
    bench.noticed = {}
    tried = []
    while wanted := tool["more"](faults, ["DS-16.5"], bench, Random(1)):
        tried.append({fault.module.stem for fault in wanted})
        bench.noticed |= dict.fromkeys(wanted, False)
    in_rules = [modules for modules in tried if modules == {"wanderlust"}]
    assert in_rules
    assert tried == in_rules + [{"draw_earth"}] * (len(tried) - len(in_rules))
    assert tried[-1] == {"draw_earth"}
