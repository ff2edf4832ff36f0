"""Which games there are: every folder of `holotype.games`, and whatever other packages offer as an entry point.

A game's package has a function `build(pack)`, which returns its Game with a data pack laid over its data (None: as
it is). An entry point of the group `holotype.games` names such a package.
"""

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from .game import Game


class UnknownGame(ValueError):
    """No game of that name is installed."""


def games() -> list[str]:
    """The ids of all games, ours first."""
    return list(_packages())


def load(name: str, pack: str | Path | None = None) -> Game:
    """The game with this id, one object for all who ask; `pack` is a folder whose files replace what differs in
    its data."""
    return _load(name, None if pack is None else Path(pack))


@cache
def _load(name: str, pack: Path | None) -> Game:
    packages = _packages()
    if name not in packages:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(packages)}")
    game = import_module(packages[name]).build(pack)
    assert isinstance(game, Game)
    return game


def _packages() -> dict[str, str]:
    """Where each game is; nobody else's game can take the name of one of ours."""
    ours = sorted(m.name for m in pkgutil.iter_modules(import_module("holotype.games").__path__) if m.ispkg)
    others = sorted((point.name, point.value) for point in entry_points(group="holotype.games"))
    return {name: f"holotype.games.{name}" for name in ours} | {n: where for n, where in others if n not in ours}
