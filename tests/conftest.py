"""Fixtures of all tests. A game's own `table` fixture stands in tests/games/<game>/conftest.py:

@pytest.fixture
def table() -> Callable[..., Table]:
    game = holotype.load("evolution")
    return lambda text, **options: Table(game.position(text, **options))
"""
