"""The pure and the compiled build of an agent give the same answers."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import holotype

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
ANSWERS = """
import sys
import holotype
from holotype.agents import make
import holotype.agents.mcts as mcts

state = holotype.load(sys.argv[1]).start(seed=5, record=False)
agents = [make(spec, 3) for spec in ("greedy", "mcts:30", "random")]
answers = []
while len(answers) < 40 and not state.over:
    answers.append(agents[len(answers) % 3].choose(state))
    state.take(answers[-1])
print(mcts.__file__, *answers)
"""


def answers(sources: Path, game: str) -> tuple[str, list[str]]:
    """The agent's file, and what it and its like named, as a process sees them that imports from there."""
    environment = os.environ | {"PYTHONPATH": str(sources)}
    run = subprocess.run(
        [sys.executable, "-c", ANSWERS, game], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
    )
    file, *tokens = run.stdout.split()
    return file, tokens


def fresh() -> bool:
    """Whether the compiled build is made of the sources as they are."""
    done = COMPILED / "done"
    return done.exists() and all(f.stat().st_mtime <= done.stat().st_mtime for f in (ROOT / "src").rglob("*.py"))


@pytest.mark.compiled
@pytest.mark.skipif(not fresh(), reason="there is no compiled build of these sources; `make compiled` makes it")
@pytest.mark.parametrize("game", holotype.games())
def test_both_builds_answer_alike(game):
    file, compiled = answers(COMPILED, game)
    assert file.endswith(".so"), f"{file} is not compiled"
    assert len(compiled) > 5
    assert compiled == answers(ROOT / "src", game)[1]
