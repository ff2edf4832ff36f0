"""Holotype: five natural-history board games, exact, fast and playable.

>>> import holotype
>>> game = holotype.load("evolution")
>>> state = game.start(players=4, seed=7)
>>> state.apply(state.legal()[0])
"""

# The folder of games is imported first, so that a later import of one game does not put the folder in the place of
# the function `games`.
from . import agents
from . import games as _folder  # noqa: F401
from .core.game import Game, SaveError
from .core.notation import PositionError
from .core.options import OptionError
from .core.records import Record, RecordError, read_record
from .core.registry import UnknownGame, games, load
from .core.state import IllegalToken, State

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
