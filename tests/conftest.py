"""Fixtures of all tests. A game's own `table` fixture stands in tests/games/<game>/conftest.py:

@pytest.fixture
def table() -> Callable[..., Table]:
    game = holotype.load("evolution")
    return lambda text, **options: Table(game.position(text, **options))
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

import holotype
from holotype.cli.new_game import write
from holotype.content.clauses import read_rulebook
from tests.helpers import SKELETON, importable


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A test that is marked with a clause which no rulebook has proves nothing."""
    games = [path.parent.name for path in Path(holotype.__file__).parent.glob("games/*/text")]
    known = {clause.id for game in games for clause in read_rulebook(f"holotype.games.{game}", "en")}
    marks = [(item, id) for item in items for mark in item.iter_markers("clause") for id in mark.args]
    unknown = [f"{item.nodeid} names {id}, which is no clause of any rulebook" for item, id in marks if id not in known]
    if unknown:
        raise pytest.UsageError("\n".join(unknown))


@pytest.fixture(scope="session")
def skeleton_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The game that `holotype new-game` writes, as a package outside of this one."""
    into = tmp_path_factory.mktemp("games")
    (home,) = write(SKELETON, into)
    return home


@pytest.fixture(scope="session")
def skeleton(skeleton_home: Path) -> Iterator[holotype.Game]:
    """That game, found through its entry point."""
    with importable(skeleton_home):
        yield holotype.load(SKELETON)
