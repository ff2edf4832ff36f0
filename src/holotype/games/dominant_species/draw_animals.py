"""The animal displays: elements, VP, gene pool, pawns; and the tracks."""

from holotype.pictures import colour, group, noted, path, rect, region, token, width_of, words

from .draw_earth import CUBES_ASKED
from .draw_table import Box, Table, animal_disc, element_disc, element_token, empty_slot, plate
from .earth import added, dominated, on_earth
from .names import ANIMAL, ANIMALS, ELEMENTS
from .questions import CHOOSE_ANIMAL, EVOLUTION_ANIMAL
from .view import LETTERS

ROW = 104.0  # the least height of a display
ROOMY = 170.0  # from this height on its elements and figures are larger, in two lines each
TALLEST = 250.0
ANIMAL_ASKED = (CHOOSE_ANIMAL, EVOLUTION_ANIMAL)


def animals(t: Table, box: Box) -> str:
    """Below each other beside Earth; on a phone in two columns."""
    x, y, width, height = box
    shown = displays_of(t)
    columns = 2 if t.narrow else 1
    each = (width - 10) / columns
    row = ROW if t.narrow else min(TALLEST, (height - 40) / len(shown))
    displays = [
        animal(t, a, x + 8 + k % columns * each, y + 34 + k // columns * row, each - 6, row - 6)
        for k, a in enumerate(shown)
    ]
    return region("animals", t.say("draw-animals"), box, *displays)


def animals_height(t: Table) -> float:
    """On a phone."""
    return 40 + ROW * -(-len(displays_of(t)) // 2)


def displays_of(t: Table) -> list[int]:
    """The animals in play; all six while they are being chosen."""
    return [a for a in range(ANIMALS) if t.s.owner[a] >= 0 or not t.s.track]


def animal(t: Table, a: int, x: float, y: float, width: float, height: float) -> str:
    """Who it is and whose, its VP, its elements and what it has left."""
    s = t.s
    acting = s.seat is not None and s.actor == a
    frame = rect(
        x, y, width, height, 8, class_="p-paper",
        style=f"stroke:{colour('chosen') if acting else colour('line')};stroke-width:{3 if acting else 1}",
    )  # fmt: skip
    lines = 2 if height > ROOMY else 1
    step = (height - 38) / (2 * lines)
    inset = 15 + 4 * lines
    points = width_of(str(s.vp[a]), t.text + 2, bold=True)
    art = (
        frame,
        animal_disc(t, x + 20, y + 22, 16, a),
        words(x + 40, y + 19, t.animal(a), t.text - 1, bold=True, fit=width - 58 - points),
        plate(x + 48, y + 32, t.text - 2, a, LETTERS[a]),
        owner(t, a, x + 61, y + 37, width - 68),
        words(x + width - 7, y + 20, str(s.vp[a]), t.text + 2, anchor="end", bold=True),
        elements(t, a, (x + inset, y + 38 + step * 0.5, width - 2 * inset, step), lines),
        numbers(t, a, (x + 8, y + 40 + step * (lines + 0.5), width - 12, step), lines),
    )
    asked = ANIMAL_ASKED if t.narrow else (*ANIMAL_ASKED, *CUBES_ASKED)
    if s.question not in asked:
        return noted(f"{t.animal(a)}\n{tip(t, a)}", *art, id=f"animal-{a}")
    ring = rect(x - 1, y - 1, width + 2, height + 2, 9, class_="ring")
    return token(s.game.name(ANIMAL + a), t.answer(ANIMAL + a), tip(t, a), ring, *art, id_=f"animal-{a}")


def tip(t: Table, a: int) -> str:
    s = t.s
    facts = [
        (s.vp[a], "draw-vp"), (on_earth(s, a), "panel-cubes"), (s.pool[a], "panel-pool"), (s.lost[a], "draw-lost"),
        (s.supply[a], "panel-supply"), (s.pawns[a], "draw-pawns"), (dominated(s, a), "panel-dominates"),
    ]  # fmt: skip
    return "\n".join([t.help(ANIMAL + a), *[f"{t.say(label)}: {value}" for value, label in facts]])


def owner(t: Table, a: int, x: float, y: float, room: float) -> str:
    seat = t.s.owner[a]
    if seat < 0:
        return ""
    name = t.say("seat", name=str(seat + 1))
    return words(x, y, name, t.text - 1, class_="p-soft seat-name", data_seat=str(seat), data_room=room)


def elements(t: Table, a: int, box: Box, lines: int) -> str:
    """Default elements on a dark ground, then added ones, then vacant places."""
    s = t.s
    x, y, width, step = box
    printed = [e for e in range(ELEMENTS) for _ in range(s.rules.defaults[a * ELEMENTS + e])]
    more = [e for e in range(ELEMENTS) for _ in range(added(s, a, e))]
    each = -(-s.rules.max_elements // lines)
    apart = width / (each - 1)
    r = min(7.0 + 4 * lines, apart * 0.42)
    found = []
    for k in range(s.rules.max_elements):
        cx, cy = x + k % each * apart, y + k // each * step
        if k < len(printed):
            found.append(rect(cx - r - 2, cy - r - 2, 2 * r + 4, 2 * r + 4, 5, class_="p-line"))
            found.append(element_disc(t, cx, cy, r, printed[k]))
        elif k < len(printed) + len(more):
            found.append(element_token(t, cx, cy, r, more[k - len(printed)], ("animal", a)))
        else:
            found.append(empty_slot(cx, cy, r * 0.75))
    return noted(t.types(s.has[a * ELEMENTS : (a + 1) * ELEMENTS]), *found)


def numbers(t: Table, a: int, box: Box, lines: int) -> str:
    """In one line, numbers that often have two digits get more of the width."""
    s = t.s
    x, y, width, step = box
    facts = (
        ("cube", on_earth(s, a), "panel-cubes"),
        ("dna", s.pool[a], "panel-pool"),
        ("pawn", s.supply[a], "panel-supply"),
        ("cone", dominated(s, a), "panel-dominates"),
    )
    places = ((0.0, 0), (0.28, 0), (0.57, 0), (0.79, 0)) if lines == 1 else ((0.06, 0), (0.56, 0), (0.06, 1), (0.56, 1))
    larger = 4 * (lines - 1)
    found = []
    for (share, line), (icon, value, label) in zip(places, facts, strict=True):
        left, base = x + share * width, y + line * step
        art = t.pic.icon(icon, left + 6, base - 5, 13 + larger, class_="p-soft")
        number = words(left + 15 + larger, base, str(value), t.text - 1 + larger)
        found.append(noted(f"{t.say(label)}: {value}", art, number))
    return group(*found)


# --- tracks ----------------------------------------------------------------------------------------------------


def tracks(t: Table, box: Box) -> str:
    """The VP track with every animal on it, and the bonus track."""
    x, y, width, _ = box
    share = 1.0 if t.narrow else 0.64
    at, top = (x + 10, y + 98) if t.narrow else (x + width * share + 14, y + 40)
    return region(
        "tracks",
        t.say("draw-vp"),
        box,
        *vp_track(t, x + 60, y + 42, width * share - 84),
        bonus(t, at, top, width - 20 if t.narrow else width * (1 - share) - 24),
    )


def vp_track(t: Table, x: float, line: float, long: float) -> list[str]:
    """Animals stand in two lanes. Those with nearly the same VP overlap by half, so that all can be seen."""
    s = t.s
    played = sorted((s.vp[a], a) for a in range(ANIMALS) if s.owner[a] >= 0)
    end = max([50, *(10 * -(-vp // 10) for vp in s.vp)])
    found = [path(f"M{x} {line}h{long}", class_="p-none p-line-line", stroke_width=4, stroke_linecap="round")]
    widest = width_of(str(end), t.text) + 6
    apart = next(step for step in (10, 20, 50, 100, 200, end) if long * step / end > widest)
    for mark in range(0, end + 1, apart):
        at = x + long * mark / end
        found.append(path(f"M{at:.1f} {line - 5}v10", class_="p-none p-line-line", stroke_width=2))
        found.append(words(at, line + 22, str(mark), t.text, anchor="middle", class_="p-soft"))
    lanes = [-99.0, -99.0]  # where the last disc of each lane stands
    for vp, a in played:
        lane = 0 if lanes[0] <= lanes[1] else 1
        at = max(x + long * vp / end, lanes[lane] + 9)
        lanes[lane] = at
        note = f"{t.animal(a)}: {vp} {t.say('draw-vp')}"
        found.append(noted(note, animal_disc(t, at, line - 6 - 17 * lane, 11, a, id_=f"vp-{a}")))
    return found


def bonus(t: Table, x: float, y: float, width: float) -> str:
    """DS-2.8: the bonus VP for one, two, three … things."""
    values = t.s.rules.bonus_track[1:]
    step = width / len(values)
    boxes = [
        group(
            rect(x + n * step, y - 20, step - 2, 40, 4, class_="p-paper p-line-line"),
            words(x + (n + 0.5) * step - 1, y - 5, str(n + 1), t.text - 1, anchor="middle", class_="p-soft"),
            words(x + (n + 0.5) * step - 1, y + 14, str(vp), t.text, anchor="middle", bold=True),
        )
        for n, vp in enumerate(values)
    ]
    return noted(t.say("draw-bonus"), *boxes)
