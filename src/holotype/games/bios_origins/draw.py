"""The picture of the table: the world on top, market and tracks beneath, the players' tableaus below."""

from .draw_board import draw_decks, draw_market, draw_philosophy, draw_tracks
from .draw_map import draw_map
from .draw_seats import draw_seat
from .draw_words import EDGE, Table
from .state import State


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    t = Table(s, viewer, lang, narrow)
    width = t.width - 2 * EDGE
    bottom = draw_map(t, EDGE, EDGE, width) + EDGE
    bottom = _stacked(t, bottom, width) if narrow else _side_by_side(t, bottom, width)
    for seat in t.seats():
        bottom = draw_seat(t, seat, EDGE, bottom, width) + EDGE
    return t.pic.svg(bottom)


def _side_by_side(t: Table, y: float, width: float) -> float:
    """Market and tracks, philosophy and decks."""
    half = (width - EDGE) / 2
    left = draw_market(t, EDGE, y, half)
    right = draw_tracks(t, EDGE + half + EDGE, y, half)
    top = max(left, right) + EDGE
    draw_philosophy(t, EDGE, top, half, 260)
    decks = draw_decks(t, EDGE + half + EDGE, top, half)
    return max(top + 260, decks) + EDGE


def _stacked(t: Table, y: float, width: float) -> float:
    y = draw_market(t, EDGE, y, width) + EDGE
    y = draw_tracks(t, EDGE, y, width) + EDGE
    draw_philosophy(t, EDGE, y, width, 260)
    y += 260 + EDGE
    return draw_decks(t, EDGE, y, width) + EDGE
