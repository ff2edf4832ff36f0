"""The action display: twelve sections with their eyeballs, pawns and element boxes, and the initiative track."""

from holotype.core.pictures import circle, colour, group, noted, path, rect, region, token, words

from .draw_earth import TERRAIN_ICON
from .draw_table import ELEMENT_FILL, ELEMENT_ICON, TERRAIN_FILL, Table, animal_disc, element_disc, empty_slot
from .names import (
    ABUNDANCE_BOX,
    ADAPTATION_BOX,
    ANIMAL,
    ARACHNID,
    DEPLETION_BOX,
    ELEMENTS,
    INITIATIVE,
    INSECT,
    NONE,
    REGRESSION_BOX,
    REPTILE,
    SECTION_IDS,
    SPACE,
    TUNDRA,
    WANDERLUST_BOX,
    WASTELAND_BOX,
)
from .view import COLOURS, ICONS

BOX_OF = {1: ADAPTATION_BOX, 2: REGRESSION_BOX, 3: ABUNDANCE_BOX, 4: WASTELAND_BOX, 5: DEPLETION_BOX, 8: WANDERLUST_BOX}
ICON_OF = {2: REPTILE, 7: INSECT, 10: ARACHNID}


def display(t: Table, box: tuple[float, float, float, float]) -> str:
    x, y, width, height = box
    top = y + (36 if t.narrow else 34)
    row = (height - (top - y) - 6) / len(SECTION_IDS)
    rows = [section(t, n, x + 8, top + n * row, width - 16, row) for n in range(len(SECTION_IDS))]
    return region("display", t.say("draw-display"), box, *rows)


def section(t: Table, n: int, x: float, y: float, width: float, height: float) -> str:
    """One row: its name, its spaces, and what lies in its box."""
    s = t.s
    active = s.phase == n
    back = group(
        path(
            f"M{x} {y + 2}h{width}v{height - 4}h{-width}z",
            class_="p-paper",
            style=f"stroke:{colour('chosen') if active else 'none'};stroke-width:2",
            opacity="0.9" if active or n % 2 == 0 else "0.45",
        )
    )
    label = t.say(f"phase-{SECTION_IDS[n]}").split(": ")[-1].split(":")[-1]
    name_width = 84 if t.narrow else 112
    middle = y + height / 2
    head = words(x + 6, middle + 5, label, t.text, bold=True, fit=name_width - 10)
    step = (width - name_width) / (8.2 if t.narrow else 9.4)
    r = min(step * 0.44, height * 0.4)
    found = [back, head]
    start = x + name_width + r
    spaces = s.rules.spaces_of[n]
    if n == 10:
        found.append(icon_of(t, n, start, middle, r))
        start += step
    for k, i in enumerate(spaces):
        found.append(space(t, i, start + k * step, middle, r))
    if n in ICON_OF and n != 10:
        found.append(icon_of(t, n, start + len(spaces) * step, middle, r))
    if n in BOX_OF:
        found.append(element_box(t, BOX_OF[n], x + width - 6, middle, min(11.0, height * 0.27)))
    if n == INITIATIVE:
        found.append(track(t, x + width - 8, middle, r * 0.86))
    return group(*found)


def space(t: Table, i: int, x: float, y: float, r: float) -> str:
    """An eyeball: vacant with what is printed on it, or with a pawn."""
    s = t.s
    a = s.pawn[i]
    name, label, tip = s.game.name(SPACE + i), t.name(SPACE + i), t.help(SPACE + i)
    ring = circle(x, y, r + 1.5, class_="ring")
    if a == NONE:
        return token(name, label, tip, ring, eyeball(x, y, r), printed(t, i, x, y, r))
    tip = f"{t.say('draw-pawn-next', animal=t.animal(a)) if s.waits[i] else t.animal(a)}\n{tip}"
    faded = group(animal_disc(t, x, y, r, a, id_=f"pawn-{i}"), opacity="0.55" if s.waits[i] else None)
    return token(name, label, tip, ring, eyeball(x, y, r), faded, corner_mark(t, i, x, y, r))


def eyeball(x: float, y: float, r: float) -> str:
    return circle(x, y, r, class_="p-sheet p-line-line", stroke_width=1.4)


def printed(t: Table, i: int, x: float, y: float, r: float) -> str:
    s = t.s
    if s.rules.element_of_space[i] >= 0:
        e = s.rules.element_of_space[i]
        return group(
            circle(x, y, r * 0.8, fill=ELEMENT_FILL[e], opacity="0.55"),
            t.pic.icon(ELEMENT_ICON[e], x, y, r * 1.05, class_="p-ink", opacity="0.8"),
        )
    if s.rules.moves_of_space[i]:
        return words(x, y + r * 0.36, str(s.rules.moves_of_space[i]), r, anchor="middle", bold=True, class_="p-soft")
    if s.rules.terrains_of_space[i]:
        return terrains(t, i, x, y, r)
    return t.pic.icon("eye", x, y, r * 0.9, class_="p-soft", opacity="0.5")


def terrains(t: Table, i: int, x: float, y: float, r: float) -> str:
    """The two terrains of a Competition space, as halves of the eyeball."""
    one, two = [terrain for terrain in t.s.rules.terrains_of_space[i] if terrain != TUNDRA][:2]
    k = r * 0.84
    return group(
        path(f"M{x} {y - k}a{k} {k} 0 0 0 0 {2 * k}z", fill=TERRAIN_FILL[one]),
        path(f"M{x} {y - k}a{k} {k} 0 0 1 0 {2 * k}z", fill=TERRAIN_FILL[two]),
        t.pic.icon(TERRAIN_ICON[one], x - k * 0.46, y, k * 0.72, fill="#2b2723", opacity="0.8"),
        t.pic.icon(TERRAIN_ICON[two], x + k * 0.46, y, k * 0.72, fill="#2b2723", opacity="0.8"),
    )


def corner_mark(t: Table, i: int, x: float, y: float, r: float) -> str:
    """What is printed under a pawn, small at its side: the number of moves or the element."""
    s = t.s
    if s.rules.element_of_space[i] >= 0:
        return element_disc(t, x + r * 0.8, y - r * 0.72, r * 0.42, s.rules.element_of_space[i])
    return ""


def icon_of(t: Table, n: int, x: float, y: float, r: float) -> str:
    """DS-6.2: the printed animal that acts for free; no space."""
    a = ICON_OF[n]
    plate = rect(x - r, y - r, 2 * r, 2 * r, 5, fill="#d8c9a8", stroke="#8a7a55", stroke_width=1)
    art = t.pic.icon(ICONS[a], x, y, r * 1.3, fill=COLOURS[a], stroke="#2b2723", stroke_width=8)
    return noted(f"{t.animal(a)}\n{t.help(ANIMAL + a)}", plate, art)


def element_box(t: Table, box: int, right: float, y: float, r: float) -> str:
    """Four places from right to left, filled with the disks of the box."""
    s = t.s
    disks = [e for e in range(ELEMENTS) for _ in range(s.box[box * ELEMENTS + e])]
    found = []
    for k in range(4):
        x = right - r - (3 - k) * (r * 2 + 2)
        found.append(element_disc(t, x, y, r, disks[k]) if k < len(disks) else empty_slot(x, y, r * 0.8))
    return noted(t.types(s.box[box * ELEMENTS : (box + 1) * ELEMENTS]), *found)


def track(t: Table, right: float, y: float, r: float) -> str:
    """The initiative track, from left to right."""
    s = t.s
    n = len(s.track)
    found = []
    for k, a in enumerate(s.track):
        x = right - r - (n - 1 - k) * (r * 2 + 3)
        found.append(noted(f"{k + 1}: {t.animal(a)}", animal_disc(t, x, y, r, a)))
    return noted(t.say("draw-track"), *found)
