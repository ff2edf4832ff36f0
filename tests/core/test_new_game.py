"""`holotype new-game`: what it writes, and what it refuses."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from holotype.cli.new_game import NewGameError, initials, write
from tests.helpers import SKELETON

ROOT = Path(__file__).parents[2]
MODULES = {
    "__init__.py", "advice.py", "data.py", "digging.py", "draw.py", "fields.py", "hidden.py", "invariants.py",
    "names.py", "position.py", "questions.py", "rules.py", "scoring.py", "setup.py", "state.py", "tokens.py", "view.py",
    "zones.py",
}  # fmt: skip
TEXTS = {"en.ftl", "ja.ftl", "rulebook.en.md", "rulebook.ja.md", "terms.yaml"}


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.is_file()}


def test_elsewhere_it_writes_a_package_that_offers_the_game(skeleton_home: Path) -> None:
    package = skeleton_home / "src" / SKELETON
    assert (names(package), names(package / "text"), names(package / "data")) == (MODULES, TEXTS, {"fossils.yaml"})
    assert names(skeleton_home / "tests") == {f"test_{SKELETON}.py"}
    project = tomllib.loads((skeleton_home / "pyproject.toml").read_text())["project"]
    assert project["entry-points"]["holotype.games"] == {SKELETON: SKELETON}


def test_nothing_of_the_skeletons_own_name_is_left(skeleton_home: Path) -> None:
    for path in skeleton_home.rglob("*"):
        if path.is_file() and path.suffix in (".py", ".md", ".ftl", ".yaml", ".toml"):
            text = path.read_text(encoding="utf-8")
            assert "newgame" not in text.lower()
            assert "NG-" not in text
            assert "newgame" not in path.name
    assert "# Stone Garden" in (skeleton_home / "src" / SKELETON / "text" / "rulebook.en.md").read_text()


def test_in_a_checkout_it_takes_its_place_among_the_games(tmp_path: Path) -> None:
    (tmp_path / "src/holotype/skeleton").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    assert write("night_garden", tmp_path / "docs") == [
        tmp_path / "src/holotype/games/night_garden",
        tmp_path / "tests/games/night_garden",
    ]
    assert names(tmp_path / "src/holotype/games/night_garden") == MODULES
    assert names(tmp_path / "tests/games/night_garden") == {"test_night_garden.py"}
    assert not (tmp_path / "pyproject.toml").exists()


def test_its_own_tests_pass(skeleton_home: Path, skeleton: object) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    path = os.pathsep.join([str(skeleton_home / "src"), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = os.environ | {"PYTHONPATH": path, "PYTHONWARNINGS": "ignore"}
    run = subprocess.run(command, cwd=skeleton_home, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
    assert " passed" in run.stdout


def test_what_it_writes_is_in_our_style(skeleton_home: Path) -> None:
    """Names of other lengths do not change the format, so what the repository checks is what people get."""
    command = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--check",
        "--config",
        str(ROOT / "pyproject.toml"),
        str(skeleton_home),
    ]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


@pytest.mark.parametrize(
    "name", ["", "x", "Garden", "9lives", "night-garden", "night garden", "a" * 41, "../up", "_x", "a1"]
)
def test_a_name_that_cannot_be_one_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NewGameError, match="a game's name is 2 to 40 small letters"):
        write(name, tmp_path)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("name", ["class", "json", "holotype", "newgame"])
def test_a_name_that_means_something_else_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(NewGameError, match="already means something else"):
        write(name, tmp_path)


def test_what_is_there_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "garden").mkdir()
    with pytest.raises(NewGameError, match="exists already"):
        write("garden", tmp_path)
    assert not list((tmp_path / "garden").iterdir())


def test_a_folder_of_tests_is_not_overwritten_either(tmp_path: Path) -> None:
    (tmp_path / "src/holotype/skeleton").mkdir(parents=True)
    (tmp_path / "tests/games/garden").mkdir(parents=True)
    with pytest.raises(NewGameError, match="exists already"):
        write("garden", tmp_path)
    assert not (tmp_path / "src/holotype/games").exists()


@pytest.mark.parametrize(
    ("name", "letters"), [("fossils", "FO"), ("night_garden", "NG"), ("x_2_y", "XY"), ("a2b", "AB")]
)
def test_clauses_begin_with_two_letters_of_the_name(name: str, letters: str) -> None:
    assert initials(name) == letters
