"""The table of Darwin's Journey, set in words."""

from collections.abc import Callable

import pytest

import holotype
from tests.helpers import Table


@pytest.fixture
def table() -> Callable[..., Table]:
    game = holotype.load("darwins_journey")
    return lambda text, **options: Table(game.position(text, **options))


@pytest.fixture
def start() -> Callable[..., Table]:
    """A game from the beginning."""
    game = holotype.load("darwins_journey")
    return lambda players=2, seed=1, **options: Table(game.start(players, seed, **options))
