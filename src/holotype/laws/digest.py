"""One number for many whole games: if it is the same, two builds play the same. `python -m holotype.laws.digest`."""

import hashlib
import sys
from collections.abc import Iterable

import msgspec

from ..core.chance import Seeded
from ..core.game import Game
from ..core.state import State
from .line import modes


def digest(game: Game, seeds: Iterable[int]) -> str:
    """A hash of all tokens, scores and final tables of random games, one a seed, in every mode by turns."""
    hashed = hashlib.sha256()
    ways = modes(game)
    for seed in seeds:
        mode = ways[seed % len(ways)]
        state = game.start(mode.players, seed, **mode.options)
        play(state, Seeded(~seed))
        hashed.update(msgspec.json.encode([state.save(), state.scores(), state.ranking(), state.winners()]))
    return hashed.hexdigest()


def play(state: State, dice: Seeded) -> None:
    """To the end, at random; the journal of the state keeps what was chosen."""
    while not state.over:
        choices = state.choices
        state.take(choices[dice.below(len(choices))])


if __name__ == "__main__":
    from ..core import state as engine
    from ..core.registry import load

    game_id, games = sys.argv[1], int(sys.argv[2])
    print(engine.__file__)  # a compiled build says so by its suffix
    print(digest(load(game_id), range(games)))
