"""A player's own part of the table: brain, crown, and the three columns with foundations and inventions."""

from holotype.pictures import badge, circle, group, noted, rect, region, seat_disc, token, width_of, words

from . import questions
from .draw_board import CARD_HIGH, LINE_HIGH, card_box, height_of, line
from .draw_words import CLASS_COLOURS, INK, Table
from .fields import BONUS_ROW, LOWER_ROW, UPPER_ROW
from .names import CARD, CROWN, DISCIPLINE, REGION
from .pieces import column, diversity, inventions, urbanization
from .scoring import categories
from .words import COLOURS, DISCIPLINES

CELL_HIGH = 46
BRAIN = ("heart", "comments", "feather", "hands-praying")


def draw_seat(t: Table, seat: int, x: float, y: float, width: float) -> float:
    """Gives the lower edge."""
    s = t.s
    name = t.seat_name(seat)
    people = t.say("species", colour=COLOURS[s.colour[seat]])
    head = group(
        seat_disc(t.pic, x + 22, y + 18, 12, t.seat(seat)),
        words(x + 42, y + 23, name, 14, bold=True, fit=width / 2 - 48, class_="seat-name", data_seat=str(seat)),
        words(x + width - 12, y + 23, people, 12, anchor="end", class_="p-soft"),
    )
    inside: list[str] = []
    top = _brain(t, seat, x + 10, y + 38, width - 20, inside) + 8
    wide = (width - 40) / 3
    ends = [_column(t, seat, d, x + 10 + d * (wide + 10), top, wide, inside) for d in range(3)]
    t.pic.add(region(f"seat-{seat}", name, (x, y, width, max(ends) + 4 - y), *inside, head=head))
    return max(ends) + 4


# --- pieces that wait -------------------------------------------------------------------------------------------


def _brain(t: Table, seat: int, x: float, y: float, width: float, inside: list[str]) -> float:
    """Pawns by region, migrants and cities that are left, bellwethers; returns the lower edge."""
    s = t.s
    pawns = (s.emotions[seat], s.vocabulary[seat], s.will[seat], s.mysticism[seat])
    cells = [(BRAIN[n], t.say(f"draw-pawns-{n}"), t.name(REGION + n), count) for n, count in enumerate(pawns)]
    cells.append(("person-walking", t.say("draw-pool"), t.say("draw-pool-tip"), s.pool[seat]))
    cells.append(("city", t.say("draw-cuboids"), t.say("draw-cuboids-tip"), s.cuboids[seat]))
    cells.append(("bell", t.say("draw-bells"), t.say("draw-bells-tip"), s.bells[seat]))
    a_row = 4 if width < 500 else 7
    step = (width + 6) / a_row
    for n, (icon, label, tip, count) in enumerate(cells):
        left, top = x + n % a_row * step, y + n // a_row * (CELL_HIGH + 5)
        cell = _cell(t, icon, label, f"{tip}: {count}", count, left, top, step - 6)
        if n < len(pawns) and s.seat == seat and REGION + n in s.choices:
            ring = rect(left, top, step - 6, CELL_HIGH, 8, class_="ring")
            cell = token(t.s.game.name(REGION + n), t.name(REGION + n), t.help(REGION + n), cell + ring)
        inside.append(cell)
    return y + (len(cells) - 1) // a_row * (CELL_HIGH + 5) + CELL_HIGH


def _cell(t: Table, icon: str, label: str, tip: str, count: int, x: float, y: float, width: float) -> str:
    return noted(
        tip,
        rect(x, y, width, CELL_HIGH, 8, class_="p-paper p-line-line", stroke_width=1),
        t.pic.icon(icon, x + width / 2 - 12, y + 15, 16, class_="p-soft"),
        words(x + width / 2 + 2, y + 21, str(count), 15, bold=True),
        words(x + width / 2, y + 40, label, t.small, anchor="middle", fit=width - 4),
    )


# --- the columns ------------------------------------------------------------------------------------------------


def _column(t: Table, seat: int, discipline: int, x: float, y: float, width: float, inside: list[str]) -> float:
    """Inventions above the placard, the newest on top; foundations below, the newest at the bottom; returns the lower
    edge. The column is played from the bottom to the top."""
    s = t.s
    if s.ruling[seat] == discipline:
        for i in reversed(inventions(s, seat)):
            high = height_of(t, s.v_card[i], s.v_half[i], width) if s.v_guests[i] else CARD_HIGH
            inside.append(_invention(t, i, x, y, width, high))
            y += high + 6
    y = _placard(t, seat, discipline, x, y, width, inside) + 6
    for i in column(s, seat, discipline):
        half = s.f_card[i] * 2 + s.f_half[i]
        marked = s.rules.dissent[half] or s.rules.plain[half]
        high = height_of(t, s.f_card[i], s.f_half[i], width) if marked else CARD_HIGH
        inside.append(_foundation(t, seat, i, x, y, width, high))
        y += high + 6
    return y


def _chosen(t: Table, card: int) -> bool:
    return t.element == CARD + card


def _invention(t: Table, i: int, x: float, y: float, width: float, high: float) -> str:
    s = t.s
    guests = [n for n in range(s.players) if s.v_guests[i] >> n & 1]
    marks = [
        seat_disc(t.pic, x + width - 12 - 16 * k, y + high - 11, 8, t.seat(guest)) for k, guest in enumerate(guests)
    ]
    box = (x, y, width, high)
    return card_box(t, s.v_card[i], s.v_half[i], box, *marks, chosen=_chosen(t, s.v_card[i]))


def _foundation(t: Table, seat: int, i: int, x: float, y: float, width: float, high: float) -> str:
    """With its rainbows; a dissent rainbow has a place for a dissident."""
    s = t.s
    half = s.f_card[i] * 2 + s.f_half[i]
    right, low = x + width - 14, y + high - 12
    marks = []
    if s.rules.dissent[half]:
        slot = circle(right, low, 8, class_="p-none p-danger-line", stroke_width=1.2, stroke_dasharray="2.5 2")
        disc = seat_disc(t.pic, right, low, 9, t.seat(seat)) if s.f_dissident[i] else ""
        tip = t.say("draw-shut-down" if s.f_dissident[i] else "draw-dissent")
        marks.append(noted(tip, t.pic.icon("rainbow", right - 19, low, 16, class_="p-danger"), slot, disc))
        right -= 40
    for n in range(s.rules.plain[half]):
        icon = t.pic.icon("rainbow", right - 18 * n, low, 16, class_="p-chosen")
        marks.append(noted(t.say("draw-plain"), icon))
    box = (x, y, width, high)
    shut = bool(s.f_dissident[i])
    return card_box(t, s.f_card[i], s.f_half[i], box, *marks, chosen=_chosen(t, s.f_card[i]), shut=shut)


def _placard(t: Table, seat: int, discipline: int, x: float, y: float, width: float, inside: list[str]) -> float:
    """The class with its score and, where it rules, the crown and the rows of the placard; returns the lower edge."""
    s = t.s
    ruling = s.ruling[seat] == discipline
    label = t.name(DISCIPLINE + discipline)
    colour = CLASS_COLOURS[discipline]
    points, counts = str(categories(s, seat)[discipline]), s.rules.zeroes[s.philosophy] != discipline
    right = x + width - (12 if t.narrow else 18) - 2 * len(points)
    if ruling:
        left = 32 if t.narrow else 38
        room = right - x - left - 9 - 4 * len(points)
        art = [
            rect(x, y, width, 32, 6, fill=colour, stroke=INK, stroke_width=1),
            words(x + left, y + 21, label, 13, bold=True, fit=room, style="fill:#ffffff"),
            _crown(t, seat, x + left - 20, y + 16),
        ]
    else:
        art = [
            rect(x + 1, y + 1, width - 2, 30, 6, class_="p-paper", stroke=colour, stroke_width=2),
            words(x + 8, y + 21, label, 13, bold=True, fit=width - 44),
        ]
    art.append(badge(right, y + 16, points, 12) if counts else _struck(right, y + 16, points))
    ring = rect(x - 2, y - 2, width + 4, 36, 7, class_="ring")
    if s.seat == seat and ruling and s.question in (questions.RAINBOW, questions.NEGOTIATE):
        inside.append(token("say:crown", t.name(CROWN), t.help(CROWN), ring, *art))
    elif s.seat == seat and DISCIPLINE + discipline in s.choices:
        inside.append(token(t.s.game.name(DISCIPLINE + discipline), label, _points(t, seat, discipline), ring, *art))
    else:
        inside.append(noted(f"{label}\n{_points(t, seat, discipline)}", *art))
    return _rows(t, seat, x, y + 32, width, inside) if ruling else y + 32


def _struck(x: float, y: float, points: str) -> str:
    """BO-20.5: points that do not count in this age."""
    half = 5 + 4 * len(points)
    return group(
        rect(x - half, y - 9, 2 * half, 18, 9, class_="p-sheet p-danger-line", stroke_width=1.5),
        words(x, y + 4.5, points, 12, anchor="middle", class_="p-danger", style="text-decoration:line-through"),
    )


def _crown(t: Table, seat: int, x: float, y: float) -> str:
    """BO-3.14: the crown has a place for a dissident."""
    crown = t.pic.icon("crown", x, y, 20, fill="#ffd86b", stroke=INK, stroke_width=12)
    if t.s.crowned[seat]:
        return crown + seat_disc(t.pic, x + 9, y + 8, 8, t.seat(seat))
    slot = circle(x + 11, y + 9, 6, fill="none", stroke="#ffffff", stroke_width=1.2, stroke_dasharray="2.5 2")
    return noted(t.say("draw-dissent"), crown, slot)


def _points(t: Table, seat: int, discipline: int) -> str:
    """BO-20.2 to BO-20.5: what a category is made of, and whether it counts in this age."""
    s = t.s
    chits = s.chits[seat * 3 + discipline]
    tokens = (s.mysticism[seat], urbanization(s, seat), diversity(s, seat))[discipline]
    total = categories(s, seat)[discipline]
    details = {"category": DISCIPLINES[discipline], "n": total, "chits": chits, "tokens": tokens}
    text = t.say("draw-points", stages=total - chits - tokens, **details)
    lines = [text]
    if s.rules.zeroes[s.philosophy] == discipline:
        lines.append(t.say("draw-worthless"))
    if s.rules.bonus_row and s.ruling[seat] != discipline:
        (_, option), *_ = t.lines(s.rules.bonus[discipline])
        lines.append(t.say("draw-bonus-of", option=option + _condition(t, discipline)))
    return "\n".join(lines)


def _condition(t: Table, discipline: int) -> str:
    """BO-10.8: the bonus row of a class may ask for footprint and energy."""
    needed = t.s.rules.bonus_environment[discipline]
    return t.say("draw-bonus-from", n=needed) if needed else ""


def _with_condition(t: Table, option: str, discipline: int, room: float) -> str:
    """In full where there is room; else only how much it takes."""
    whole = option + _condition(t, discipline)
    short = option + t.say("draw-bonus-short", n=t.s.rules.bonus_environment[discipline])
    return whole if width_of(whole, t.small) <= room else short


def _rows(t: Table, seat: int, x: float, y: float, width: float, inside: list[str]) -> float:
    """BO-10.1: the rows of the placard, from the top: bonus row, upper row, lower row, which comes first."""
    rules, ruling = t.s.rules, t.s.ruling[seat]
    rows = [(UPPER_ROW, rules.upper[ruling]), (LOWER_ROW, rules.lower[ruling])]
    if rules.bonus_row:
        rows.insert(0, (BONUS_ROW, rules.bonus[ruling]))
    for row, options in rows:
        lines = t.lines(options)
        tip = [t.say(f"draw-row-{row}")]
        if row == BONUS_ROW and _condition(t, ruling):
            tip = [tip[0] + _condition(t, ruling)]
            lines = [(icon, _with_condition(t, text, ruling, width - 26)) for icon, text in lines]
        across = 2 if len(lines) > 1 and width > 150 else 1
        high = 8 + LINE_HIGH * -(-len(lines) // across)
        used = t.element == -row and t.s.seat == seat
        edge = "p-paper p-chosen-line asked" if used else "p-paper p-line-line"
        art = [rect(x, y + 3, width, high, 5, class_=edge, stroke_width=3 if used else 1)]
        wide = (width - 10) / across
        for n, (icon, text) in enumerate(lines):
            art.append(line(t, icon, text, x + 5 + n % across * wide, y + 16 + n // across * LINE_HIGH, wide))
        inside.append(noted("\n".join(tip + t.glossary([rules.action[option] for option in options])), *art))
        y += high + 3
    return y
