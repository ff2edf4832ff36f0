import os
import shutil
import sys
from pathlib import Path

import pytest

from . import bad_agents


@pytest.fixture
def bad(tmp_path, monkeypatch):
    """The failing agents, installed where this process and those it starts find them."""
    home = tmp_path / "site"
    info = home / "bad_agents-1.dist-info"
    info.mkdir(parents=True)
    shutil.copy(Path(bad_agents.__file__), home)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-agents\nVersion: 1\n")
    (info / "entry_points.txt").write_text(bad_agents.entry_points())
    monkeypatch.syspath_prepend(str(home))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(home), *filter(None, sys.path)]))
    return home
