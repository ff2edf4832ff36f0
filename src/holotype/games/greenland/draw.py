"""The picture of the table: event on top, north row, dice tray (on a phone before it), south row, then the tribes."""

from holotype.pictures import badge, card_back, noted, rect, region, tag, words

from .cards import cold, warm
from .draw_cards import CARD_H, CARD_W, row_card
from .draw_dice import tray
from .draw_event import aims, animals, header
from .draw_parts import EDGE, GAP, Table
from .draw_tribes import draw_tribe, tribe_height
from .fields import DECK, DECK_TOP, IN_ROW, SETUP
from .questions import FARM_ANIMAL
from .state import State

ROW_HEAD = 28


def draw(s: State, viewer: int | None, lang: str, narrow: bool) -> str:
    """GL-1.17: everybody sees everything; the viewer's tribe stands first."""
    t = Table(s, viewer, lang, narrow)
    y: float = EDGE
    y += header(t, y) + GAP
    if s.rules.coop:
        y += aims(t, y) + GAP
    if s.question is FARM_ANIMAL and s.seat is not None:
        y += animals(t, y) + GAP
    if narrow and s.phase != SETUP:
        y += tray(t, y) + GAP
    y += draw_row(t, y, 0) + GAP
    if not narrow and s.phase != SETUP:
        y += tray(t, y) + GAP
    y += draw_row(t, y, 1) + GAP
    y = tribes(t, y)
    return t.pic.svg(y)


def draw_row(t: Table, y: float, row: int) -> float:
    """Cold side in blue light, deck, warm side in gold light."""
    name = "north" if row == 0 else "south"
    slots: list[tuple[int, int]] = [(0, c) for c in cold(t.s, row)] + [(1, 0)] + [(2, c) for c in warm(t.s, row)]
    columns = 3 if t.narrow else 8
    lines = (len(slots) + columns - 1) // columns
    width = t.width - 2 * EDGE
    step_x = (width - 2 * GAP + 4) / columns
    pitch = min(step_x, CARD_W + 10)
    scale = min(1.0, (step_x - 6) / CARD_W)
    step_y = CARD_H * scale + GAP
    height = ROW_HEAD + lines * step_y + 4
    inside = [
        light(t, y + ROW_HEAD - 4 + n * step_y, step_y, row, slots[n * columns : (n + 1) * columns], pitch)
        for n in range(lines)
    ]
    for n, (kind, card) in enumerate(slots):
        x = EDGE + GAP + n % columns * pitch
        down = y + ROW_HEAD + n // columns * step_y
        if kind != 1 and t.s.zone[card] != IN_ROW:
            continue  # it was just taken; its slot is filled or closed when the taker has discarded
        art = deck(t, 0, 0, row) if kind == 1 else row_card(t, 0, 0, card)
        inside.append(tag("g", art, transform=f"translate({x:.1f} {down:.1f}) scale({scale:.3f})"))
    notes = "\u2003".join((t.say(f"draw-{name}"), f"❄ {t.say('draw-cold')}", f"☀ {t.say('draw-warm')}"))
    head = words(EDGE + 14, y + 19, notes, 13, bold=True, fit=width - 28)
    t.pic.add(region(name, t.say(f"draw-{name}"), (EDGE, y, width, height), *inside, head=head))
    return height


def light(t: Table, y: float, height: float, row: int, slots: list[tuple[int, int]], pitch: float) -> str:
    """A line of a row: blue light as far as its cold cards go, gold light behind them."""
    width = t.width - 2 * EDGE - 2
    colds = sum(1 if kind == 0 else 0.5 for kind, _ in slots if kind < 2)
    share = 100 * (colds * pitch + GAP) / width if colds else 0
    stops = [("0%", "#7fb0d6", "0.5"), (f"{share * 0.9:.0f}%", "#a9c6da", "0.28")] if colds else []
    if colds < len(slots):
        stops += [(f"{share * 1.1:.0f}%", "#f2d991", "0.3"), ("100%", "#f0b93c", "0.42")]
    name = f"light-{row}-{y:.0f}"
    marks = [tag("stop", offset=at, stop_color=colour, stop_opacity=faint) for at, colour, faint in stops]
    t.pic.define(name, tag("linearGradient", *marks, id=name))
    return rect(EDGE + 1, y, width, height, 9, fill=f"url(#{name})")


def deck(t: Table, x: float, y: float, row: int) -> str:
    s = t.s
    n = len([c for c in range(1, 32) if s.zone[c] in (DECK, DECK_TOP) and s.rules.row[c] == row])
    art = [
        card_back(x + 10 + i * 3, y + 20 - i * 3, CARD_W - 24, CARD_H - 34, "#46627a" if row == 0 else "#7a6246")
        for i in range(min(3, n))
    ]
    middle = x + CARD_W / 2
    mark = (
        t.pic.icon("snowflake" if row == 0 else "mountain-sun", middle, y + CARD_H / 2, 36, fill="#efe6d4")
        if n
        else rect(
            x + 10, y + 20, CARD_W - 24, CARD_H - 34, 8, fill="none", class_="p-soft-line", stroke_dasharray="5 4"
        )
    )
    return noted(t.say("draw-deck", n=n), *art, mark, badge(middle, y + CARD_H - 22, str(n), 14))


def tribes(t: Table, y: float) -> float:
    """Two tribes side by side, the viewer's first; one below the other on a phone; the last alone where one is left."""
    s = t.s
    seats = [((t.viewer or 0) + i) % s.players for i in range(s.players)]
    columns = 1 if t.narrow else 2
    for start in range(0, len(seats), columns):
        line = seats[start : start + columns]
        width = (t.width - 2 * EDGE - (len(line) - 1) * GAP) / len(line)
        height = max(tribe_height(t, seat, width) for seat in line)
        for n, seat in enumerate(line):
            t.pic.add(draw_tribe(t, EDGE + n * (width + GAP), y, width, height, seat))
        y += height + GAP
    return y + EDGE - GAP
