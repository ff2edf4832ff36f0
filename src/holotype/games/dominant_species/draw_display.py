"""The action display: twelve sections with their eyeballs, pawns and element boxes, and the initiative track."""

from holotype.pictures import OUTLINE, badge, circle, colour, group, noted, path, rect, region, token, words

from .draw_earth import TERRAIN_ICON
from .draw_table import (
    ELEMENT_FILL,
    ELEMENT_ICON,
    TERRAIN_FILL,
    Box,
    Table,
    animal_disc,
    element_disc,
    element_token,
    empty_slot,
)
from .earth import disks_in_box
from .names import (
    ABUNDANCE,
    ABUNDANCE_BOX,
    ADAPTATION,
    ADAPTATION_BOX,
    ANIMAL,
    ARACHNID,
    BOX_IDS,
    COMPETITION,
    DEPLETION,
    DEPLETION_BOX,
    ELEMENTS,
    INITIATIVE,
    INSECT,
    NONE,
    REGRESSION,
    REGRESSION_BOX,
    REPTILE,
    SECTION_IDS,
    SPACE,
    SPECIATION,
    TUNDRA,
    WANDERLUST,
    WANDERLUST_BOX,
    WASTELAND,
    WASTELAND_BOX,
)
from .view import COLOURS, ICONS

BOX_OF = {
    ADAPTATION: ADAPTATION_BOX,
    REGRESSION: REGRESSION_BOX,
    ABUNDANCE: ABUNDANCE_BOX,
    WASTELAND: WASTELAND_BOX,
    DEPLETION: DEPLETION_BOX,
    WANDERLUST: WANDERLUST_BOX,
}
ICON_OF = {REGRESSION: REPTILE, SPECIATION: INSECT, COMPETITION: ARACHNID}
SECTION_ICON = (
    *("person-running", "dna", "arrow-down-long", "seedling", "wind", "minus", "snowflake", "code-branch"),
    *("compass", "route", "skull-crossbones", "crown"),
)


def display(t: Table, box: Box) -> str:
    x, y, width, height = box
    row = (height - 40) / len(SECTION_IDS)
    rows = [section(t, n, x + 8, y + 34 + n * row, width - 16, row) for n in range(len(SECTION_IDS))]
    return region("display", t.say("draw-display"), box, *rows)


def section(t: Table, n: int, x: float, y: float, width: float, height: float) -> str:
    """One row: its name, its spaces, and what lies in its box."""
    s = t.s
    name_width = 95 if t.narrow else 122
    middle = y + height / 2
    step = (width - name_width) / 8.05
    r = min(step * 0.43, height * 0.4)
    start = x + name_width + r
    spaces = s.rules.spaces_of[n]
    found = [ground(s.phase == n, n, x, y, width, height), heading(t, n, x, middle, name_width)]
    if n == COMPETITION:  # the Arachnid acts before the pawns, the others after them
        found.append(icon_of(t, n, start, middle, r))
        start += step
    found += [space(t, i, start + k * step, middle, r) for k, i in enumerate(spaces)]
    if n in ICON_OF and n != COMPETITION:
        found.append(icon_of(t, n, start + len(spaces) * step, middle, r))
    if n in BOX_OF:
        found.append(element_box(t, BOX_OF[n], x + width - 6, middle, 12.5))
    if n == INITIATIVE:
        found.append(track(t, x + width - 6, middle, r * 0.9))
    return group(*found)


def ground(active: bool, n: int, x: float, y: float, width: float, height: float) -> str:
    """The section that is being carried out is outlined."""
    return rect(
        x, y + 2, width, height - 4, 6,
        class_="p-paper",
        style=f"stroke:{colour('chosen') if active else 'none'};stroke-width:2.5",
        opacity="1" if active or n % 2 == 0 else "0.5",
    )  # fmt: skip


def heading(t: Table, n: int, x: float, y: float, width: float) -> str:
    label = t.say(f"draw-section-{SECTION_IDS[n]}")
    note = f"{label}\n{t.help(SPACE + t.s.rules.spaces_of[n][0])}"
    if t.narrow:
        return noted(note, words(x + 6, y + 5, label, t.text, bold=True, fit=width - 10))
    icon = t.pic.icon(SECTION_ICON[n], x + 15, y, 16, class_="p-soft")
    return noted(note, icon, words(x + 28, y + 5, label, t.text, bold=True, fit=width - 34))


def space(t: Table, i: int, x: float, y: float, r: float) -> str:
    """An eyeball: vacant with what is printed on it, or with a pawn."""
    s = t.s
    a = s.pawn[i]
    name, label, tip = s.game.name(SPACE + i), t.answer(SPACE + i), t.help(SPACE + i)
    if nothing_in_box(t, i):
        tip = f"{tip}\n{t.say('draw-box-empty')}"
    ring = circle(x, y, r + 1.5, class_="ring")
    if a == NONE:
        return token(name, label, tip, ring, eyeball(x, y, r), printed(t, i, x, y, r))
    tip = f"{t.say('draw-pawn-next', animal=t.animal(a)) if s.waits[i] else t.animal(a)}\n{tip}"
    faded = group(animal_disc(t, x, y, r, a, id_=f"pawn-{i}"), opacity="0.55" if s.waits[i] else None)
    return token(name, label, tip, ring, eyeball(x, y, r), faded, corner_mark(t, i, x, y, r))


def nothing_in_box(t: Table, i: int) -> bool:
    """DS-R22: a pawn may be placed where its action will be void."""
    box = BOX_OF.get(t.s.rules.section_of[i], WANDERLUST_BOX)
    return box != WANDERLUST_BOX and not any(disks_in_box(t.s, box))


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
    one, two = sides(t, i)
    k = r * 0.84
    return group(
        path(f"M{x} {y - k}a{k} {k} 0 0 0 0 {2 * k}z", fill=TERRAIN_FILL[one]),
        path(f"M{x} {y - k}a{k} {k} 0 0 1 0 {2 * k}z", fill=TERRAIN_FILL[two]),
        t.pic.icon(TERRAIN_ICON[one], x - k * 0.46, y, k * 0.72, fill="#2b2723", opacity="0.8"),
        t.pic.icon(TERRAIN_ICON[two], x + k * 0.46, y, k * 0.72, fill="#2b2723", opacity="0.8"),
    )


def corner_mark(t: Table, i: int, x: float, y: float, r: float) -> str:
    """What is printed under a pawn, small at its side: the element, the number of moves or the terrains."""
    s = t.s
    x, y = x + r * 0.78, y - r * 0.72
    if s.rules.element_of_space[i] >= 0:
        return element_disc(t, x, y, r * 0.44, s.rules.element_of_space[i])
    if s.rules.moves_of_space[i]:
        return badge(x, y, str(s.rules.moves_of_space[i]), t.text - 2)
    if s.rules.terrains_of_space[i]:
        one, two = sides(t, i)
        k = r * 0.55
        return group(
            path(f"M{x} {y - k}a{k} {k} 0 0 0 0 {2 * k}z", fill=TERRAIN_FILL[one], stroke=OUTLINE, stroke_width=1),
            path(f"M{x} {y - k}a{k} {k} 0 0 1 0 {2 * k}z", fill=TERRAIN_FILL[two], stroke=OUTLINE, stroke_width=1),
        )
    return ""


def sides(t: Table, i: int) -> tuple[int, int]:
    """The two terrains of a Competition space besides tundra."""
    one, two = [terrain for terrain in t.s.rules.terrains_of_space[i] if terrain != TUNDRA]
    return one, two


def icon_of(t: Table, n: int, x: float, y: float, r: float) -> str:
    """DS-6.2: the printed animal that acts for free; no space, and faint where nobody plays it."""
    a = ICON_OF[n]
    plate = rect(x - r, y - r, 2 * r, 2 * r, 5, fill="#d8c9a8", stroke="#8a7a55", stroke_width=1)
    art = t.pic.icon(ICONS[a], x, y, r * 1.3, fill=COLOURS[a], stroke="#2b2723", stroke_width=8)
    absent = bool(t.s.track) and t.s.owner[a] < 0
    note = t.say("draw-not-in-play") if absent else t.help(ANIMAL + a)
    return noted(f"{t.animal(a)}\n{note}", plate, art, opacity="0.3" if absent else None)


def element_box(t: Table, box: int, right: float, y: float, r: float) -> str:
    """Four places, filled with the disks of the box; where they go next is in its tooltip."""
    s = t.s
    disks = [e for e in range(ELEMENTS) for _ in range(s.box[box * ELEMENTS + e])]
    found = []
    for k in range(max(4, len(disks))):
        x = right - r - (3 - k) * (r * 2 + 2.5)
        found.append(element_token(t, x, y, r, disks[k], ("box", box)) if k < len(disks) else empty_slot(x, y, r * 0.7))
    note = t.say(f"draw-box-{BOX_IDS[box]}", list=t.types(disks_in_box(s, box)))
    return noted(note, *found)


def track(t: Table, right: float, y: float, r: float) -> str:
    """The initiative track, from left to right."""
    s = t.s
    n = len(s.track)
    found = []
    for k, a in enumerate(s.track):
        x = right - r - (n - 1 - k) * (r * 2 + 3)
        note = f"{t.say('draw-track')} {k + 1}: {t.animal(a)}"
        found.append(noted(note, animal_disc(t, x, y, r, a, id_=f"track-{a}")))
    return group(*found)
