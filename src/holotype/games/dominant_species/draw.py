"""The picture of the table: Earth on the left, the action display on the right, cards and animals below.

On a phone the parts stand one below the other, Earth first."""

from .draw_animals import animals, height, tracks
from .draw_cards import cards, supplies
from .draw_display import display
from .draw_earth import earth
from .draw_table import EDGE, Table
from .state import State


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    t = Table(s, viewer, lang, narrow)
    return phone(t) if narrow else desk(t)


def desk(t: Table) -> str:
    left, gap, top = 584.0, 8.0, 580.0
    right = t.width - 2 * EDGE - left - gap
    t.pic.add(earth(t, (EDGE, EDGE, left, top)))
    t.pic.add(display(t, (EDGE + left + gap, EDGE, right, top)))
    y = EDGE + top + gap
    t.pic.add(cards(t, (EDGE, y, 766, 186)))
    t.pic.add(supplies(t, (EDGE + 774, y, t.width - 2 * EDGE - 774, 186)))
    y += 186 + gap
    t.pic.add(tracks(t, (EDGE, y, t.width - 2 * EDGE, 66)))
    y += 66 + gap
    t.pic.add(animals(t, (EDGE, y, t.width - 2 * EDGE, height(t))))
    return t.pic.svg(y + height(t) + EDGE)


def phone(t: Table) -> str:
    width, gap = t.width - 2 * EDGE, 8.0
    y = float(EDGE)
    t.pic.add(earth(t, (EDGE, y, width, 400)))
    y += 400 + gap
    t.pic.add(display(t, (EDGE, y, width, 500)))
    y += 500 + gap
    t.pic.add(supplies(t, (EDGE, y, width, 186)))
    y += 186 + gap
    tall = 40.0 + 76 * max(1, t.s.rules.card_slots)
    t.pic.add(cards(t, (EDGE, y, width, tall)))
    y += tall + gap
    t.pic.add(tracks(t, (EDGE, y, width, 116)))
    y += 116 + gap
    t.pic.add(animals(t, (EDGE, y, width, height(t))))
    return t.pic.svg(y + height(t) + EDGE)
