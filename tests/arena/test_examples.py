"""The examples do what they say."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import holotype
from holotype.agents import make
from holotype.arena import plan
from holotype.arena.match import play

EXAMPLES = Path(__file__).parents[2] / "examples"
GAME = "evolution"


@pytest.fixture
def own_agent(monkeypatch, tmp_path):
    """The agent of the examples, installed."""
    project = tomllib.loads((EXAMPLES / "own_agent" / "pyproject.toml").read_text())["project"]
    ((name, where),) = project["entry-points"]["holotype.agents"].items()
    info = tmp_path / "patient_agent-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(f"[holotype.agents]\n{name} = {where}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLES / "own_agent"))
    return name


def test_an_agent_of_ones_own_answers(own_agent):
    state = holotype.load(GAME).start(2, 1)
    assert make(f"{own_agent}:1", 3).choose(state) in state.legal()
    assert own_agent in plan(GAME, [own_agent, "random"]).agents


def test_an_agent_in_another_process_plays_a_whole_game():
    spec = f"program:{sys.executable} {EXAMPLES / 'json_agent.py'}"
    one, two = (play(plan(GAME, [spec, "random"], seed=2), 0) for _ in range(2))
    assert [row.forfeit for row in one.seats] == [None, None]
    assert [row.tokens for row in one.seats] == [row.tokens for row in two.seats]


def test_the_learner_learns(tmp_path):
    """One short update: it runs, writes its curve and counts."""
    curve = tmp_path / "curve.csv"
    command = [sys.executable, str(EXAMPLES / "ppo.py"), "--minutes", "0.001", "--steps", "300", "--out", str(curve)]
    subprocess.run(command, check=True, capture_output=True)
    head, first = curve.read_text().splitlines()[:2]
    assert head == "minutes,decisions,games,win_rate"
    assert first.split(",")[1] == "300"
