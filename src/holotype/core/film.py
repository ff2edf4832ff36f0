"""A recorded game as a page with a slider, which needs nothing else: for notebooks and for sending to a friend."""

import json
import re
from collections.abc import Iterator
from html import escape
from importlib import resources
from string import Template

from .chance import Recorded, System
from .records import Record
from .registry import load
from .state import State

FRAMES = 150  # longer games show every second, third ... move, so that a page stays small


def film(record: Record, seat: int | None = None, lang: str = "en", frames: int = FRAMES) -> str:
    """The whole page. `seat` says through whose eyes (None: a spectator's)."""
    game = load(record.game)
    moves = len(record.tokens)
    step = max(1, -(-moves // max(1, frames)))
    shown = [*range(0, moves, step), moves]
    reel = Reel()
    for state, move in moments(record, shown):
        reel.add(state.draw(seat, lang), caption(state, record, move, lang))
    template = Template(resources.files(__package__).joinpath("film.html").read_text(encoding="utf-8"))
    return template.substitute(title=escape(game.texts.say("title", lang)), lang=lang, reel=reel.script())


def moments(record: Record, shown: list[int]) -> Iterator[tuple[State, int]]:
    """The one table of the game, after each of the moves."""
    first = record.until(0)
    later = Recorded(record.outcomes[len(first.outcomes) :], System())
    state = load(record.game).replay(first, later)
    for move in range(len(record.tokens) + 1):
        if move > 0:
            state.apply(record.tokens[move - 1])
        if move in shown:
            yield state, move


def caption(state: State, record: Record, move: int, lang: str) -> str:
    if move == 0 or state.journal is None:
        return ""
    game = state.game
    names = game.texts.seats(state.players, lang)
    words = game.texts.token(game.token(record.tokens[move - 1]), lang)
    return f"{move}. {names[state.journal.seats[move - 1]]}: {words}"


class Reel:
    """Pictures that are much alike: every piece of markup is kept once, and a picture is a list of pieces."""

    def __init__(self) -> None:
        self.pieces: dict[str, int] = {}
        self.frames: list[list[int]] = []
        self.captions: list[str] = []

    def add(self, picture: str, words: str) -> None:
        pieces = re.findall(r"[^>]*>|[^>]+$", picture)
        self.frames.append([self.pieces.setdefault(piece, len(self.pieces)) for piece in pieces])
        self.captions.append(words)

    def script(self) -> str:
        """As JSON that cannot end the script it stands in."""
        return json.dumps([list(self.pieces), self.frames, self.captions], separators=(",", ":")).replace(
            "<", "\\u003c"
        )


def framed(page: str) -> str:
    """The page inside another one, where neither disturbs the other."""
    return f'<iframe srcdoc="{escape(page)}" style="width:100%;height:720px;border:0"></iframe>'
