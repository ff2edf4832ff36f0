"""The picture of the table: the world on top; market, tracks and philosophy beneath; the players' tableaus below.

On a phone there are three views, one swipe apart: the world, the market with all that is shared, the tableaus."""

from .draw_board import draw_decks, draw_market, draw_philosophy, draw_tracks
from .draw_map import draw_map
from .draw_seats import draw_seat
from .draw_tiles import draw_tiles
from .draw_words import EDGE, Table
from .state import State

SHARED = 336  # height of the market and of the tracks beside it
PHILOSOPHY = (300.0, 270.0)


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    t = Table(s, viewer, lang, narrow)
    return phone(t) if narrow else desk(t)


def desk(t: Table) -> str:
    width = t.width - 2 * EDGE
    y = draw_tiles(t, EDGE, draw_map(t, EDGE, EDGE, width) + EDGE, width)
    half = (width - EDGE) / 2
    draw_market(t, EDGE, y, half, SHARED)
    draw_tracks(t, EDGE + half + EDGE, y, half, SHARED)
    y += SHARED + EDGE
    wide, high = PHILOSOPHY
    draw_philosophy(t, EDGE, y, wide, high)
    y = draw_decks(t, EDGE + wide + EDGE, y, width - wide - EDGE, high) + EDGE
    stacks = min(2, t.s.players)
    wide = (width + EDGE) / stacks - EDGE
    ends = [y] * stacks
    for i, seat in enumerate(t.seats()):
        n = i % stacks
        ends[n] = draw_seat(t, seat, EDGE + n * (wide + EDGE), ends[n], wide) + EDGE
    return t.pic.svg(max(ends))


def phone(t: Table) -> str:
    width = t.width - 2 * EDGE
    world = draw_tiles(t, EDGE, draw_map(t, EDGE, EDGE, width) + EDGE, width)
    ends = [world, shared(t, t.width + EDGE, width), tableaus(t, 2 * t.width + EDGE, width)]
    return t.pic.svg(max(ends) + EDGE, views=3)


def shared(t: Table, x: float, width: float) -> float:
    """Market, decks, tracks and philosophy, one below the other."""
    draw_market(t, x, EDGE, width, SHARED)
    y = draw_decks(t, x, EDGE + SHARED + EDGE, width) + EDGE
    draw_tracks(t, x, y, width, SHARED)
    draw_philosophy(t, x, y + SHARED + EDGE, width, PHILOSOPHY[1])
    return y + SHARED + EDGE + PHILOSOPHY[1]


def tableaus(t: Table, x: float, width: float) -> float:
    y = float(EDGE)
    for seat in t.seats():
        y = draw_seat(t, seat, x, y, width) + EDGE
    return y - EDGE
