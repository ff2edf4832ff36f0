"""What is generated in the documentation is what `make docs` writes now."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_options_is_what_the_games_declare() -> None:
    written = runpy.run_path(str(ROOT / "scripts" / "docs.py"))["options_page"]()
    assert (ROOT / "docs" / "options.md").read_text(encoding="utf-8") == written, "make docs"
