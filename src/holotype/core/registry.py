"""Which games there are: every folder of `holotype.games`, and whatever other packages offer as an entry point.

A game's package has a function `build(pack)`, which gives its Game with a data pack laid over its data (None: as
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
    ours = sorted(m.name for m in pkgutil.iter_modules(import_module("holotype.games").__path__) if m.ispkg)
    others = sorted(point.name for point in entry_points(group="holotype.games"))
    return ours + [name for name in others if name not in ours]


@cache
def load(name: str, pack: str | Path | None = None) -> Game:
    """The game with this id; `pack` is a folder whose files replace what differs in its data."""
    if name not in games():
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    point = next((p for p in entry_points(group="holotype.games") if p.name == name), None)
    module = point.value if point is not None else f"holotype.games.{name}"
    game = import_module(module).build(Path(pack) if pack is not None else None)
    assert isinstance(game, Game)
    return game
