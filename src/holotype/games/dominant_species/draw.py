"""The picture of the table: animals on the far left, Earth, the action display on the right, cards below.

On a phone there are two views, one swipe apart: Earth with cards and supplies, the display with the animals."""

from collections.abc import Callable

from .draw_animals import animals, animals_height, tracks
from .draw_cards import cards, cards_height, supplies
from .draw_display import display
from .draw_earth import earth
from .draw_table import EDGE, GAP, Box, Table
from .state import State


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    t = Table(s, viewer, lang, narrow)
    return phone(t) if narrow else desk(t)


def desk(t: Table) -> str:
    tall, aside, right, corner = 640.0, 178.0, 412.0, 318.0
    x, y, width = EDGE, EDGE, t.width - 2 * EDGE
    t.pic.add(animals(t, (x, y, aside, tall)))
    t.pic.add(earth(t, (x + aside + GAP, y, width - aside - right - 2 * GAP, tall)))
    t.pic.add(display(t, (x + width - right, y, right, tall)))
    y += tall + GAP
    t.pic.add(cards(t, (x, y, width - corner - GAP, cards_height(t))))
    t.pic.add(supplies(t, (x + width - corner, y, corner, cards_height(t))))
    y += cards_height(t) + GAP
    t.pic.add(tracks(t, (x, y, width, 72)))
    return t.pic.svg(y + 72 + EDGE)


def phone(t: Table) -> str:
    left = stack(t, EDGE, (earth, 396), (supplies, 186), (cards, cards_height(t)))
    right = stack(t, t.width + EDGE, (display, 556), (animals, animals_height(t)), (tracks, 128))
    return t.pic.svg(max(left, right), views=2)


def stack(t: Table, x: float, *parts: tuple[Callable[[Table, Box], str], float]) -> float:
    """One part below the other; returns where they end."""
    y = EDGE
    for part, height in parts:
        t.pic.add(part(t, (x, y, t.width - 2 * EDGE, height)))
        y += height + GAP
    return y - GAP + EDGE
