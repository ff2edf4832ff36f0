from collections.abc import Callable

import pytest

import holotype
from tests.helpers import Table


@pytest.fixture
def game() -> holotype.Game:
    return holotype.load("bios_origins")


@pytest.fixture
def table(game: holotype.Game) -> Callable[..., Table]:
    return lambda text, **options: Table(game.position(text, **options))


@pytest.fixture
def start(game: holotype.Game) -> Callable[..., Table]:
    return lambda players, seed=1, **options: Table(game.start(players, seed, **options))
