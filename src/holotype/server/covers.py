"""A picture of every game in full swing, for the lobby."""

from functools import lru_cache

from ..agents import make
from ..core.game import Game
from ..core.pictures.palette import variables
from ..core.state import State


@lru_cache(maxsize=64)
def cover(game: Game, lang: str, theme: str) -> str:
    """The middle of a game between bots, the same every time."""
    return themed(full_swing(game).draw(None, lang), theme)


@lru_cache(maxsize=16)
def full_swing(game: Game) -> State:
    """Two thirds through a game of bots: by then there is something to see."""
    players = 3 if 3 in game.players else game.players[0]
    bot = make("greedy", seed=11)
    state = game.start(players, seed=11)
    tokens: list[int] = []
    while not state.over and len(tokens) < 400:
        tokens.append(bot.choose(state))
        state.apply(tokens[-1])
    state = game.start(players, seed=11)
    for token in tokens[: len(tokens) * 2 // 3]:
        state.apply(token)
    return state


def themed(picture: str, theme: str) -> str:
    """As an image, a picture follows the system's theme; this makes it follow the page's."""
    style = f"<style>svg:root {{ {variables(theme == 'dark')} }}</style></svg>"
    return picture.removesuffix("</svg>") + style
