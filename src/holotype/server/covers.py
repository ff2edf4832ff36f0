"""A picture of every game in full swing, for the lobby."""

from functools import lru_cache

from ..agents import make
from ..core.game import Game
from ..core.state import State
from ..pictures.palette import variables

LONGEST = 400  # moves played for a cover
EVERY = 25  # moves from one look at the table to the next


@lru_cache(maxsize=64)
def cover(game: Game, lang: str, theme: str) -> str:
    """A table in full swing, the same every time."""
    return themed(full_swing(game).draw(None, lang), theme)


@lru_cache(maxsize=16)
def full_swing(game: Game) -> State:
    """The moment of a game at which most is to be seen.

    Played at random, since the first visitor of the lobby waits for it: a bot that thinks takes seconds in a heavy
    game, all of them inside the server."""
    players = 3 if 3 in game.players else game.players[0]
    chooser = make("random", seed=11)
    state = game.start(players, seed=11, record=False)
    fullest, most = state, 0
    for move in range(1, LONGEST + 1):
        if state.over:
            break
        state.apply(chooser.choose(state))
        if move % EVERY == 0 and (things := len(state.draw(None, "en"))) > most:
            fullest, most = state.copy(), things
    return fullest


def themed(picture: str, theme: str) -> str:
    """As an image, a picture follows the system's theme; this makes it follow the page's."""
    style = f"<style>svg:root {{ {variables(theme == 'dark')} }}</style></svg>"
    return picture.removesuffix("</svg>") + style
