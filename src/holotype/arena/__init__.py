"""Tournaments between agents: who wins, by how much, and with what.

>>> from holotype.arena import plan
>>> from holotype.arena.tournament import run
>>> tournament = plan("evolution", ["greedy", "random"], seed=1)
>>> results = run(tournament, games=200, out=Path("results.parquet"))

`results` is a Polars table with a row for every seat of every game. It needs the extra `holotype[arena]`; workers
import this package only, and so begin without it.
"""

from .errors import ArenaError, ResultsError
from .lineup import Tournament, plan

__all__ = ["ArenaError", "ResultsError", "Tournament", "plan"]
