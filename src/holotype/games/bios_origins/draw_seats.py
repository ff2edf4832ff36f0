"""A player's own part of the table: brain, crown, and the three columns with foundations and inventions."""

from holotype.core.pictures import badge, group, noted, rect, region, seat_disc, token, words

from .draw_board import card_box
from .draw_words import CLASS_COLOURS, INK, Table
from .names import CROWN, DISCIPLINE, REGION
from .pieces import column, inventions
from .scoring import categories
from .words import COLOURS

CARD_HIGH = 64
BRAIN = ("heart", "comments", "lightbulb", "hands-praying")


def draw_seat(t: Table, seat: int, x: float, y: float, width: float) -> float:
    """Gives the lower edge."""
    s = t.s
    head = group(
        seat_disc(t.pic, x + 22, y + 18, 12, t.seat(seat)),
        words(
            x + 42, y + 23, f"{t.seat_name(seat)} · {t.say('species', colour=COLOURS[s.colour[seat]])}", 14, bold=True
        ),
    )
    inside = [_brain(t, seat, x + 10, y + 38, width - 20)]
    top = y + 92
    wide = (width - 40) / 3
    heights = [_column(t, seat, d, x + 10 + d * (wide + 10), top, wide, inside) for d in range(3)]
    height = 92 + max(heights) + 10
    t.pic.add(region(f"seat-{seat}", t.seat_name(seat), (x, y, width, height), *inside, head=head))
    return y + height


def _brain(t: Table, seat: int, x: float, y: float, width: float) -> str:
    """Pawns by region, migrants and cities that wait, dissidents, bellwethers."""
    s = t.s
    counts = (s.emotions[seat], s.vocabulary[seat], s.will[seat], s.mysticism[seat])
    step = width / 7
    art = []
    asked = s.seat == seat if s.seat is not None else False
    for n, count in enumerate(counts):
        cell = _cell(t, BRAIN[n], t.label(REGION + n), count, x + n * step, y, step - 6)
        if asked:
            ring = rect(x + n * step, y, step - 6, 46, 8, class_="ring")
            cell = token(t.name(REGION + n), t.label(REGION + n), t.help(REGION + n), ring, cell)
        art.append(cell)
    art.append(_cell(t, "person-walking", t.say("draw-pool"), s.pool[seat], x + 4 * step, y, step - 6))
    art.append(_cell(t, "city", t.say("draw-cuboids"), s.cuboids[seat], x + 5 * step, y, step - 6))
    art.append(_cell(t, "bell", t.say("draw-bells"), s.bells[seat], x + 6 * step, y, step - 6))
    return group(*art)


def _cell(t: Table, icon: str, label: str, count: int, x: float, y: float, width: float) -> str:
    return noted(
        f"{label}: {count}",
        rect(x, y, width, 46, 8, class_="p-paper p-line-line", stroke_width=1),
        t.pic.icon(icon, x + width / 2 - 10, y + 15, 16, class_="p-soft"),
        words(x + width / 2 + 8, y + 21, str(count), 15, bold=True),
        words(x + width / 2, y + 40, label, 11, anchor="middle", fit=width - 4),
    )


def _column(t: Table, seat: int, discipline: int, x: float, y: float, width: float, inside: list[str]) -> float:
    """Inventions above the placard, the newest on top; foundations below, the newest at the bottom."""
    s = t.s
    ruling = s.ruling[seat] == discipline
    top = y
    if ruling:
        for i in reversed(inventions(s, seat)):
            guests = [n for n in range(s.players) if s.v_guests[i] >> n & 1]
            marks = [
                seat_disc(t.pic, x + width - 12 - 16 * k, top + CARD_HIGH - 11, 8, t.seat(g))
                for k, g in enumerate(guests)
            ]
            inside.append(card_box(t, s.v_card[i], s.v_half[i], x, top, width, CARD_HIGH, *marks))
            top += CARD_HIGH + 6
    inside.append(_placard(t, seat, discipline, x, top, width))
    top += 40
    for i in column(s, seat, discipline):
        marks = []
        half = s.f_card[i] * 2 + s.f_half[i]
        for n in range(s.rules.dissent[half] + s.rules.plain[half]):
            marks.append(t.pic.icon("rainbow", x + width - 14 - 18 * n, top + CARD_HIGH - 11, 16, class_="p-chosen"))
        if s.f_dissident[i]:
            marks.append(seat_disc(t.pic, x + width - 14, top + CARD_HIGH - 12, 9, t.seat(seat)))
        inside.append(card_box(t, s.f_card[i], s.f_half[i], x, top, width, CARD_HIGH, *marks))
        top += CARD_HIGH + 6
    return top - y


def _placard(t: Table, seat: int, discipline: int, x: float, y: float, width: float) -> str:
    """The class, its score, and the crown where it rules."""
    s = t.s
    ruling = s.ruling[seat] == discipline
    label = t.label(DISCIPLINE + discipline)
    art = [
        rect(
            x,
            y,
            width,
            32,
            6,
            fill=CLASS_COLOURS[discipline],
            stroke=INK,
            stroke_width=1,
            opacity=None if ruling else "0.55",
        ),
        words(x + (32 if ruling else 8), y + 21, label, 13, bold=True, fit=width - 72, style="fill:#ffffff"),
        badge(x + width - 20, y + 16, str(categories(s, seat)[discipline]), 12),
    ]
    if ruling:
        art.append(t.pic.icon("crown", x + 17, y + 16, 20, fill="#ffd86b", stroke=INK, stroke_width=12))
        if s.crowned[seat]:
            art.append(seat_disc(t.pic, x + 26, y + 24, 8, t.seat(seat)))
    ring = rect(x - 2, y - 2, width + 4, 36, 7, class_="ring")
    if s.seat == seat and ruling and s.prompt in ("rainbow", "negotiate"):
        return token("say:crown", t.label(CROWN), t.help(CROWN), ring, *art)
    if s.seat == seat:
        return token(t.name(DISCIPLINE + discipline), label, "", ring, *art)
    return noted(label, *art)
