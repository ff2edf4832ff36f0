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
from tests.helpers import SKELETON, importable


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
