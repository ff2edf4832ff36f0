"""Between the seats: what turn and phase it is, the bank as a pile, the deck."""

from holotype.pictures import (
    badge,
    card_back,
    circle,
    food,
    group,
    noted,
    path,
    rect,
    region,
    tag,
    width_of,
    words,
)

from .draw_animal import RED
from .draw_table import EDGE, SMALL, Table
from .fields import DEVELOPMENT

PHASES = ("development", "food-bank", "feeding", "extinction")
PHASE_ICONS = ("dna", "dice", "utensils", "skull")
STRIP, BOX = 84, 168  # heights: as a strip across the table, as a box beside a seat
BOX_WIDTH = 374
BACK = "#8fae6b"


def draw_strip(table: Table, y: float) -> str:
    """Across the table, between the seats."""
    parts = [_phases(table, 132, y + 24, 520, True), _bank(table, 748, y + 60), _deck(table, 1006, y + 4)]
    if table.s.shells:
        parts.append(_shells(table, 976, y + 40))
    return _region(table, EDGE, y, table.width - 2 * EDGE, STRIP, parts)


def draw_box(table: Table, x: float, y: float, width: float, height: float) -> str:
    """In a box, where it saves height; `height` may be more than it needs."""
    low = y + 58 + height / 2
    parts = [
        _phases(table, x + 12, y + 40, min(width - 16, 540), width > 500),
        _bank(table, x + 118 + (width - BOX_WIDTH) / 3, low),
        _deck(table, x + width - 80, low - 59),
    ]
    if table.s.shells:
        parts.append(_shells(table, x + width - 36, y + 20))
    return _region(table, x, y, width, height, parts)


def _region(table: Table, x: float, y: float, width: float, height: float, parts: list[str]) -> str:
    head = _turn(table, x + 14, y + (48 if height == STRIP else 26), height == STRIP)
    return region("bank", table.say("draw-middle"), (x, y, width, height), *parts, head=head)


def _turn(table: Table, x: float, y: float, stacked: bool) -> str:
    """The number of the turn, and whether it is the last."""
    s = table.s
    text = table.say("draw-turn", turn=s.turn)
    note = table.say("draw-over") if s.over else table.say("draw-last") if s.last else ""
    if not note:
        return words(x, y, text, 17, bold=True)
    if stacked:
        return words(x, y - 10, text, 17, bold=True) + words(x, y + 12, note, 14, bold=True, fit=104, class_="p-danger")
    after = x + width_of(text, 17, bold=True) + 14
    return words(x, y, text, 17, bold=True) + words(after, y, note, 14, bold=True, class_="p-danger")


def _phases(table: Table, x: float, y: float, width: float, icons: bool) -> str:
    """The four phases in their order, the present one in ink."""
    names = [width_of(table.say(f"draw-phase-{phase}"), SMALL, bold=True) + (46 if icons else 26) for phase in PHASES]
    steps = [name + (width - sum(names)) / 4 for name in names]
    return group(*(_phase(table, n, x + sum(steps[:n]), y, steps[n], icons) for n in range(4)))


def _phase(table: Table, n: int, x: float, y: float, step: float, icon: bool) -> str:
    now = n == table.s.phase and not table.s.over
    point = 7 if n < 3 else 0
    shape = f"M{x:.1f} {y:.1f}h{step - 9:.1f}l{point} 18l{-point} 18h{9 - step:.1f}" + ("l7 -18z" if n else "z")
    colour = "p-sheet" if now else "p-soft"
    at, room, anchor = (x + 33, step - 44, "start") if icon else (x + step / 2 - 1, step - 24, "middle")
    return noted(
        table.say(f"draw-phase-{PHASES[n]}-tip"),
        path(shape, class_="p-ink" if now else "p-paper p-line-line"),
        table.pic.icon(PHASE_ICONS[n], x + 20, y + 18, 15, class_=colour) if icon else "",
        words(
            at,
            y + 22.5,
            table.say(f"draw-phase-{PHASES[n]}"),
            SMALL,
            anchor=anchor,
            bold=now,
            fit=room,
            class_=colour,
        ),
    )


def _heap(count: int) -> list[tuple[float, int]]:
    """Places in a pile, such that the first n always look like a pile of n."""
    lattice = [(column + (row % 2) / 2, row) for row in range(6) for column in range(-6, 7)]
    lattice.sort(key=lambda place: (abs(place[0]) + place[1] * 1.9, place))
    return lattice[:count]


def _bank(table: Table, x: float, y: float) -> str:
    """Red tokens on a dish, as many as there are."""
    bank = table.s.bank
    heap = _heap(bank)
    step = 14 if table.narrow else 17
    spread = max((abs(column) for column, _ in heap), default=1) * step + 22
    tokens = sorted(enumerate(heap), key=lambda item: (item[1][1], item[1][0]))
    side = x + max(60, spread) + 12
    return noted(
        table.say("draw-bank-tip", count=bank, filled=int(table.s.phase != DEVELOPMENT)),
        tag("ellipse", cx=x, cy=y + 4, rx=max(60, spread), ry=11, class_="p-paper p-line-line", stroke_width=1.4),
        *(food(x + column * step, y - row * 13, 8, RED, f"bank-{n}") for n, (column, row) in tokens),
        words(side, y - 10, str(bank), 22, bold=True),
        words(side, y + 7, table.say("draw-bank-name"), SMALL, class_="p-soft"),
        role="img",
        aria_label=table.say("draw-bank", count=bank),
    )


def _deck(table: Table, x: float, y: float) -> str:
    """Cards with their backs up: a pile whose height says how many are left."""
    s, pic = table.s, table.pic
    count = sum(s.deck)
    layers = min(5, (count + 19) // 20)
    tip = table.say("draw-deck", count=count)
    if not count:
        empty = rect(x, y, 50, 68, 7, class_="p-none p-line-line", stroke_width=1.6, stroke_dasharray="5 4")
        return noted(tip, empty, words(x + 25, y + 40, "0", 17, anchor="middle", bold=True))
    top = 2.2 * (layers - 1)
    return noted(
        tip,
        *(card_back(x + 2.2 * n, y + top - 2.2 * n, 50, 68, BACK) for n in range(layers)),
        rect(x + top + 4.5, y + 4.5, 41, 59, 5, fill="none", stroke="#fffaf0", stroke_width=1.2, opacity="0.8"),
        pic.icon("lizard", x + top + 25, y + 32, 34, fill="#fffaf0"),
        badge(x + top + 25, y + 58, str(count), 14),
        role="img",
        aria_label=tip,
    )


def _shells(table: Table, x: float, y: float) -> str:
    """EV-X6: shells of dead animals, free to be taken."""
    pic, count = table.pic, table.s.shells
    tip = table.say("draw-shells", count=count)
    return noted(
        tip,
        circle(x, y, 17, class_="p-paper p-line-line"),
        pic.icon("shell", x, y, 22, fill="#a3763f"),
        badge(x + 16, y + 6, str(count), 14),
        role="img",
        aria_label=tip,
    )
