"""A picture of every game in full swing, for the lobby."""

from functools import lru_cache

from ..agents import make
from ..core.game import Game
from ..core.pictures.palette import variables
from ..core.state import State

LONGEST = 400  # moves played for a cover


@lru_cache(maxsize=64)
def cover(game: Game, lang: str, theme: str) -> str:
    """The middle of a game, the same every time."""
    return themed(full_swing(game).draw(None, lang), theme)


@lru_cache(maxsize=16)
def full_swing(game: Game) -> State:
    """Two thirds through a game: by then there is something to see.

    Played at random, since the first visitor of the lobby waits for it: a bot that thinks takes seconds in a heavy
    game, all of them inside the server."""
    players = 3 if 3 in game.players else game.players[0]
    chooser = make("random", seed=11)
    state = game.start(players, seed=11)
    while not state.over and state.journal is not None and state.journal.moves < LONGEST:
        state.apply(chooser.choose(state))
    assert state.journal is not None
    return game.rewind(state, state.journal.moves * 2 // 3)


def themed(picture: str, theme: str) -> str:
    """As an image, a picture follows the system's theme; this makes it follow the page's."""
    style = f"<style>svg:root {{ {variables(theme == 'dark')} }}</style></svg>"
    return picture.removesuffix("</svg>") + style
