"""What is generated in the documentation is what `make docs` writes now."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PRINT = "import runpy; print(runpy.run_path('scripts/docs.py')['options_page'](), end='')"


def test_the_page_of_options_is_what_the_games_declare() -> None:
    """In a process of its own: other tests bring games along."""
    written = subprocess.run([sys.executable, "-c", PRINT], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert (ROOT / "docs" / "options.md").read_text(encoding="utf-8") == written, "make docs"
