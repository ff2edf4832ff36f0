"""The pure and the compiled build play the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holotype
from holotype.laws.digest import digest

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
GAMES = 60
STALE = "if build/compiled is older than the sources, `make compiled` builds it anew"


def digest_with(sources: Path, game: str) -> list[str]:
    """The engine's file and the digest, as a process sees them that imports from there."""
    command = [sys.executable, "-m", "holotype.laws.digest", game, str(GAMES)]
    environment = os.environ | {"PYTHONPATH": str(sources)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, cwd=ROOT)
    assert run.returncode == 0, f"{STALE}\n{run.stderr}"
    return run.stdout.split()


@pytest.mark.compiled
@pytest.mark.skipif(
    not (COMPILED / "done").exists(), reason="there is no compiled build here; `make compiled` makes it"
)
@pytest.mark.parametrize("game", holotype.games())
def test_both_builds_play_the_same_games(game: str) -> None:
    engine, compiled = digest_with(COMPILED, game)
    assert engine.endswith(".so"), f"{engine} is not compiled"
    assert compiled == digest_with(ROOT / "src", game)[1], STALE


def test_a_digest_depends_on_every_game(skeleton: holotype.Game) -> None:
    assert digest(skeleton, range(9)) == digest(skeleton, range(9))
    assert len({digest(skeleton, range(n)) for n in range(1, 10)}) == 9
