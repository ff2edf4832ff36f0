"""The animal displays: elements, VP, gene pool, pawns."""

from holotype.core.pictures import colour, group, noted, path, rect, region, token, words

from .draw_table import Table, animal_disc, element_disc, empty_slot
from .earth import added, on_earth
from .names import ANIMAL, ANIMALS, ELEMENTS
from .view import dominated


def animals(t: Table, box: tuple[float, float, float, float]) -> str:
    x, y, width, _ = box
    shown = displays_of(t)
    columns = 1 if t.narrow else 3
    each = (width - 16) / columns
    places = [(x + 8 + k % columns * each, y + 34 + k // columns * ROW) for k in range(len(shown))]
    displays = [animal(t, a, place[0], place[1], each - 6) for a, place in zip(shown, places, strict=True)]
    return region("animals", t.say("draw-animals"), box, *displays)


ROW = 74


def tracks(t: Table, box: tuple[float, float, float, float]) -> str:
    """The VP track with every animal on it, and the bonus track."""
    x, y, width, _ = box
    s = t.s
    played = [a for a in range(ANIMALS) if s.owner[a] >= 0]
    end = max(50, *(10 * -(-vp // 10) for vp in s.vp)) if s.vp else 50
    long = width - 40 if t.narrow else width * 0.66 - 40
    left, line = x + 22, y + 42
    found = [path(f"M{left} {line}h{long}", class_="p-none p-line-line", stroke_width=4, stroke_linecap="round")]
    step = 10 if end <= 100 else 20
    for mark in range(0, end + 1, step):
        at = left + long * mark / end
        found.append(path(f"M{at:.1f} {line - 5}v10", class_="p-none p-line-line", stroke_width=2))
        found.append(words(at, line + 21, str(mark), t.text - 1, anchor="middle", class_="p-soft"))
    for n, a in enumerate(sorted(played, key=lambda a: s.vp[a])):
        at = left + long * s.vp[a] / end + (n - len(played) / 2) * 2
        tip = f"{t.animal(a)}: {s.vp[a]} {t.say('draw-vp')}"
        found.append(noted(tip, animal_disc(t, at, line - 3, 12, a, id_=f"vp-{a}")))
    at, top = (x + 14, y + 88) if t.narrow else (x + width * 0.66 + 14, y + 42)
    found.append(bonus(t, at, top, width - 24 if t.narrow else width * 0.34 - 24))
    return region("tracks", t.say("draw-vp"), box, *found)


def bonus(t: Table, x: float, y: float, width: float) -> str:
    """DS-2.8: what one, two, three … things pay."""
    values = t.s.rules.bonus_track[1:]
    step = width / len(values)
    boxes = [
        group(
            rect(x + n * step, y - 15, step - 2, 32, 4, class_="p-paper p-line-line"),
            words(x + (n + 0.5) * step - 1, y - 2, str(n + 1), t.text - 2, anchor="middle", class_="p-soft"),
            words(x + (n + 0.5) * step - 1, y + 13, str(vp), t.text, anchor="middle", bold=True),
        )
        for n, vp in enumerate(values)
    ]
    return noted(t.say("draw-bonus"), *boxes)


def displays_of(t: Table) -> list[int]:
    """The animals in play; all six while they are being chosen."""
    return [a for a in range(ANIMALS) if t.s.owner[a] >= 0 or not t.s.track]


def height(t: Table) -> float:
    n = len(displays_of(t))
    return 40 + ROW * (n if t.narrow else -(-n // 3))


def animal(t: Table, a: int, x: float, y: float, width: float) -> str:
    s = t.s
    acting = s.seat is not None and s.actor == a
    frame = rect(
        x, y, width, ROW - 6, 8, class_="p-paper",
        style=f"stroke:{colour('chosen') if acting else colour('line')};stroke-width:{3 if acting else 1}",
    )  # fmt: skip
    seat = t.say("seat", name=str(s.owner[a] + 1)) if s.owner[a] >= 0 else ""
    vp = words(x + width - 10, y + 25, f"{s.vp[a]} {t.say('draw-vp')}", 18, anchor="end", bold=True)
    name = words(x + 52, y + 22, t.animal(a), 15, bold=True, fit=width - 150)
    owner = words(x + width - 10, y + 42, seat, t.text, anchor="end", class_="p-soft")
    return token(
        s.game.name(ANIMAL + a),
        t.animal(a),
        t.help(ANIMAL + a),
        rect(x - 1, y - 1, width + 2, ROW - 4, 9, class_="ring"),
        frame,
        animal_disc(t, x + 26, y + 30, 21, a),
        name,
        vp,
        owner,
        elements(t, a, x + 60, y + 40),
        numbers(t, a, x + 52, y + 63, width - 60),
        id_=f"animal-{a}",
    )


def elements(t: Table, a: int, x: float, y: float) -> str:
    """Printed elements first, then added ones, then what is still free."""
    s = t.s
    printed = [e for e in range(ELEMENTS) for _ in range(s.rules.defaults[a * ELEMENTS + e])]
    more = [e for e in range(ELEMENTS) for _ in range(added(s, a, e))]
    found = []
    for k in range(s.rules.max_elements):
        cx = x + k * 21
        if k < len(printed):
            found.append(rect(cx - 10, y - 10, 20, 20, 5, class_="p-line", opacity="0.8"))
            found.append(element_disc(t, cx, y, 8.5, printed[k]))
        elif k < len(printed) + len(more):
            found.append(element_disc(t, cx, y, 9, more[k - len(printed)]))
        else:
            found.append(empty_slot(cx, y, 6))
    return noted(t.types(s.has[a * ELEMENTS : (a + 1) * ELEMENTS]), *found)


def numbers(t: Table, a: int, x: float, y: float, width: float) -> str:
    s = t.s
    facts = (
        ("cube", on_earth(s, a), "panel-cubes"),
        ("dna", s.pool[a], "draw-pool"),
        ("skull", s.lost[a], "draw-lost"),
        ("pawn", s.supply[a], "draw-supply"),
        ("cone", dominated(s, a), "panel-dominates"),
    )
    step = width / len(facts)
    found = []
    for k, (icon, value, label) in enumerate(facts):
        cx = x + k * step
        art = t.pic.icon(icon, cx + 6, y - 5, 13, class_="p-soft")
        found.append(noted(f"{t.say(label)}: {value}", art, words(cx + 16, y, str(value), t.text)))
    return group(*found)
