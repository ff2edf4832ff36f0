"""A test that is marked with a clause must name one that exists."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize(
    ("clause", "code", "complaint"),
    [("EV-6.11", 0, ""), ("EV-99.9", 4, "test_marked.py::test names EV-99.9, which is no clause of any rulebook")],
)
def test_a_mark_without_a_clause_stops_the_tests(tmp_path: Path, clause: str, code: int, complaint: str) -> None:
    test = tmp_path / "test_marked.py"
    test.write_text(f"import pytest\n\n@pytest.mark.clause({clause!r})\ndef test(): pass\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    command += [f"--rootdir={tmp_path}", "-p", "tests.conftest", str(test)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == code
    assert complaint in run.stderr
