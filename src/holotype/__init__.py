"""Holotype: five natural-history board games, exact, fast and playable.

>>> import holotype
>>> game = holotype.load("evolution")
>>> state = game.start(players=4, seed=7)
>>> state.apply(state.legal()[0])
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

# The folder of games is imported first, so that a later import of one game does not put the folder in the place of
# the function `games`.
from . import games as _folder  # noqa: F401
from .core.game import Game, SaveError
from .core.notation import PositionError
from .core.options import OptionError
from .core.records import Record, RecordError, read_record
from .core.registry import UnknownGame, games, load
from .core.state import IllegalToken, State

if TYPE_CHECKING:
    from . import agents

__version__ = "0.1.0"

__all__ = [
    "Game",
    "IllegalToken",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "SaveError",
    "State",
    "UnknownGame",
    "agents",
    "games",
    "load",
    "read_record",
]


def __getattr__(name: str) -> ModuleType:
    """Agents are imported when somebody asks for them: most programs do without."""
    if name == "agents":
        return import_module(".agents", __name__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
