"""Earth: hexes with their terrain, cubes, dominance and elements."""

from holotype.pictures import OUTLINE, circle, cube, figure, group, path, rect, region, token, words

from .draw_table import TERRAIN_FILL, Box, Table, element_disc, plate, plate_width
from .earth import (
    adjacent_tiles,
    adjacent_tundra,
    animals_on,
    cubes_of,
    dominant,
    endangered,
    in_play,
    is_chosen,
    match,
)
from .glaciation import tiles_to_glaciate
from .hexes import centre, outline
from .names import ANIMAL, CLAIM, CORNER, CORNERS, ELEMENTS, HEXES, NONE, TILE, TUNDRA
from .questions import (
    ABUNDANCE_CORNER,
    CARD_CORNER,
    CARD_ELIMINATE,
    CATASTROPHE_SURVIVOR,
    COMPETITION_ANIMAL,
    DEPLETION_REMOVE,
    SPECIATION_ELEMENT,
    WANDERLUST_CORNER,
)
from .scoring import places
from .view import COLOURS, LETTERS, tiles_asked

TERRAIN_ICON = ("water", "water", "wheat-awn", "leaf", "tree", "sun", "mountain", "snowflake")
# Strokes that make a terrain, in a hex of size 100: drawn once, used on every tile of it.
TEXTURE = (
    "M-60 20q10 -10 20 0t20 0t20 0t20 0t20 0M-50 48q10 -10 20 0t20 0t20 0t20 0M-48 -44q10 -10 20 0t20 0t20 0t20 0",
    "M-58 30h34M-6 44h40M18 24h34M-44 26v-14M-36 26v-20M-28 26v-14M30 20v-16M38 20v-22M46 20v-14M4 40v-14M12 40v-20",
    "M-56 36l6 -18l6 18M-46 36l8 -24l4 24M18 44l6 -18l6 18M28 44l8 -24l4 24M-12 52l5 -14l5 14M-40 -34l5 -14l5 14"
    "M34 -34l5 -14l5 14",
    "M-48 44c0 -24 14 -34 26 -34c2 20 -10 34 -26 34zM14 50c0 -24 18 -36 34 -34c0 22 -14 34 -34 34zM-10 62c-8 -14 -4 -24"
    " 4 -32c10 10 10 24 -4 32zM-44 -30c4 -16 14 -20 24 -20c0 14 -8 22 -24 20z"
    "M24 -30c4 -16 14 -20 24 -20c0 14 -8 22 -24 20z",
    "M-44 48l14 -34l14 34zM-30 48v8M-6 58l12 -30l12 30zM6 58v7M26 44l12 -30l12 30zM38 44v8M-40 -28l9 -22l9 22zM28 -28l9"
    " -22l9 22z",
    "M-62 34c18 -16 34 -16 52 0M-20 52c20 -18 40 -18 60 0M16 30c14 -12 28 -12 42 0M-44 -34c12 -10 24 -10 36 0M14 -40c10"
    " -8 20 -8 30 0",
    "M-56 46l24 -44l12 20l8 -12l22 36zM-40 16l8 6l8 -8M12 56l20 -38l20 38zM25 30l7 5l7 -6M-42 -30l12 -22l12 22z"
    "M20 -30l12 -22l12 22z",
    "M-40 30v24M-52 42h24M-48 34l16 16M-32 34l-16 16M30 34v24M18 46h24M22 38l16 16M38 38l-16 16M0 -58v20M-10 -48h20",
)
TEXTURE_INK = ("#2f6f9f", "#35685a", "#8f7426", "#33602a", "#3f6a33", "#a9793c", "#5d544a", "#7fa3b8")

DANGER = "#b3392b"
LABEL = f"fill:{OUTLINE};stroke:#fffaf0;stroke-width:3;paint-order:stroke;stroke-linejoin:round"  # on any terrain
CORNER_ASKED = (ABUNDANCE_CORNER, WANDERLUST_CORNER, CARD_CORNER)
CUBES_ASKED = (COMPETITION_ANIMAL, CARD_ELIMINATE, CATASTROPHE_SURVIVOR)


class Globe:
    """The board laid out with hexes of some size around a middle."""

    def __init__(self, t: Table, size: float, x: float, y: float) -> None:
        self.t = t
        self.size = size
        self.x = x
        self.y = y

    def middle(self, h: int) -> tuple[float, float]:
        x, y = centre(self.t.s.rules.sites[h], self.size)
        return self.x + x, self.y + y

    def shape(self, h: int, inset: float = 1.0) -> str:
        x, y = self.middle(h)
        points = [(px * inset, py * inset) for px, py in outline((0, 0), self.size)]
        return "M" + "L".join(f"{x + px:.1f} {y + py:.1f}" for px, py in points) + "z"

    def corner(self, c: int) -> tuple[float, float]:
        cx, cy = self.t.s.rules.corner_sites[c]
        return self.x + cx * self.size, self.y + cy * self.size


def fitting(t: Table, box: Box, hexes: list[int]) -> Globe:
    """As large as the box allows: Earth and the hexes around it, since at first much of the board is empty."""
    x, y, width, height = box
    unit = Globe(t, 1, 0, 0)
    middles = [unit.middle(h) for h in hexes]
    west, east = min(m[0] for m in middles) - 1.15, max(m[0] for m in middles) + 1.15
    north, south = min(m[1] for m in middles) - 1, max(m[1] for m in middles) + 1
    size = min(width / (east - west), (height - 36) / (south - north))
    return Globe(t, size, x + width / 2 - size * (east + west) / 2, y + 32 + (height - 36 - size * (south + north)) / 2)


def earth(t: Table, box: Box) -> str:
    s = t.s
    land = [h for h in range(HEXES) if s.land[h] >= 0]
    shore = [h for h in range(HEXES) if s.land[h] < 0 and (not land or any(s.land[n] >= 0 for n in s.rules.near[h]))]
    globe = fitting(t, box, land + shore)
    return region(
        "earth",
        t.say("draw-earth"),
        box,
        *[empty_hex(globe, h) for h in shore],
        *[tile(globe, h) for h in land],
        *[corner(globe, c) for c in range(CORNERS) if any(s.land[h] >= 0 for h in s.rules.hexes_at[c])],
    )


def empty_hex(globe: Globe, h: int) -> str:
    """DS-16.5: with the bonus that a new tile would score there."""
    t, s = globe.t, globe.t.s
    x, y = globe.middle(h)
    around = len(adjacent_tiles(s, h))
    shape = path(globe.shape(h, 0.93), class_="p-none p-line-line", stroke_width=1, stroke_dasharray="4 4")
    label = words(x, y + 5, t.name(TILE + h), t.text, anchor="middle", class_="p-soft")
    return token(
        s.game.name(TILE + h),
        t.name(TILE + h),
        t.say("draw-hex", n=around, vp=s.rules.bonus(around), list=matches(t, h, in_play(s))),
        path(globe.shape(h, 0.9), class_="ring"),
        shape,
        label,
    )


def tile(globe: Globe, h: int) -> str:
    """A tile; a glaciated one is a smaller white hex on the land it covers."""
    t, s = globe.t, globe.t.s
    x, y = globe.middle(h)
    ground = path(globe.shape(h, 0.97), fill=TERRAIN_FILL[s.large[h]], stroke=OUTLINE, stroke_width=1.2)
    if s.land[h] == TUNDRA:
        ground += path(
            globe.shape(h, 0.84), fill=TERRAIN_FILL[TUNDRA], stroke="#7fa3b8", stroke_width=1.5, opacity="0.95"
        )
    ground += texture(globe, h)
    art = []
    if is_chosen(s, h):
        art.append(
            t.pic.icon("flag-checkered", x + globe.size * 0.42, y - globe.size * 0.55, globe.size * 0.26, fill=OUTLINE)
        )
    if h in tiles_asked(s):
        art.append(path(globe.shape(h, 0.93), class_="p-none p-chosen-line asked", stroke_width=5))
    art.append(words(x, y + globe.size * 0.79, t.name(TILE + h), t.text - 1, anchor="middle", style=LABEL))
    label = f"{t.name(TILE + h)}: {t.terrain(s.land[h])}"
    ring = path(globe.shape(h, 0.88), class_="ring bold")
    return token(
        s.game.name(TILE + h), label, tip(t, h), ground + ring, *art, inhabitants(globe, h),
        id_=f"tile-{t.name(TILE + h)}",
    )  # fmt: skip


def texture(globe: Globe, h: int) -> str:
    t, terrain = globe.t, globe.t.s.land[h]
    x, y = globe.middle(h)
    art = path(TEXTURE[terrain], fill="none", stroke=TEXTURE_INK[terrain], stroke_width=3, stroke_linecap="round")
    scale = globe.size / 100
    use = t.pic.part(f"land-{terrain}", art, opacity="0.55", transform=f"translate({x:.1f} {y:.1f}) scale({scale:.3f})")
    return group(use, class_="land")


def inhabitants(globe: Globe, h: int) -> str:
    """Cubes with their letter and number; where there is no room for them, plates. The dominance marker above."""
    here = animals_on(globe.t.s, h)
    widest = max([plate_width(globe.t.text - 1, count(globe.t, h, a)) for a in here], default=0) + 1
    step = max(globe.size * 0.52, widest)
    draw = cubes if step * len(here) <= globe.size * 1.75 else plates
    return group(*draw(globe, h, here, max(step, widest)), marker(globe, h))


def count(t: Table, h: int, a: int) -> str:
    return f"{LETTERS[a]}{cubes_of(t.s, a, h)}"


def cubes(globe: Globe, h: int, here: list[int], step: float) -> list[str]:
    """The dominant animal's letters are in its colour; endangered cubes stand in a broken ring, their letters red."""
    t, s, size = globe.t, globe.t.s, globe.size
    x, y = globe.middle(h)
    found = []
    for k, a in enumerate(here):
        cx, cy = x + (k - (len(here) - 1) / 2) * step, y - size * 0.13
        below = cy + size * 0.3 + t.text * 0.3
        text = count(t, h, a)
        style = LABEL.replace(OUTLINE, DANGER) if endangered(s, a, h) else LABEL
        plain = words(cx, below + t.text * 0.34, text, t.text - 1, anchor="middle", bold=True, style=style)
        danger = circle(cx, cy, size * 0.3, fill="none", stroke=DANGER, stroke_width=2, stroke_dasharray="3 2")
        art = group(
            danger if endangered(s, a, h) else "",
            cube(cx, cy, size * 0.42, COLOURS[a]),
            plate(cx, below, t.text - 1, a, text) if dominant(s, h) == a else plain,
            id=f"species-{t.name(TILE + h)}-{LETTERS[a]}",
        )
        ring = rect(cx - size * 0.27, cy - size * 0.28, size * 0.54, size * 0.62 + t.text * 0.5, 6, class_="ring")
        found.append(cubes_token(t, h, a, ring, art))
    return found


def plates(globe: Globe, h: int, here: list[int], step: float) -> list[str]:
    """Letters with their numbers in two columns; the dominant animal's have a thick edge, endangered ones a red one."""
    t, s, size = globe.t, globe.t.s, globe.t.text - 1.0
    x, y = globe.middle(h)
    rows = -(-len(here) // 2)
    found = []
    for k, a in enumerate(here):
        cx, cy = x + (k % 2 - 0.5) * step, y + (k // 2 - (rows - 1) / 2) * size * 1.22 + size * 0.15
        stroke = DANGER if endangered(s, a, h) else OUTLINE
        width = 2.6 if dominant(s, h) == a or endangered(s, a, h) else 1.3
        text = count(t, h, a)
        art = group(plate(cx, cy, size, a, text, stroke, width), id=f"species-{t.name(TILE + h)}-{LETTERS[a]}")
        ring = rect(cx - size, cy - size * 0.6, size * 2, size * 1.2, 4, class_="ring")
        found.append(cubes_token(t, h, a, ring, art))
    return found


def cubes_token(t: Table, h: int, a: int, ring: str, art: str) -> str:
    """Cubes that can be clicked while the question is whose cube on this tile; on a phone they are smaller than a
    finger, and the page asks by buttons."""
    s = t.s
    if t.narrow or s.question not in CUBES_ASKED or s.tile != h:
        return art
    return token(
        s.game.name(ANIMAL + a), t.answer(ANIMAL + a), t.say("draw-cubes-here", n=cubes_of(s, a, h)), ring, art
    )


def marker(globe: Globe, h: int) -> str:
    """DS-4.4: the cone of the dominant animal. DS-29.1: where it must be claimed, also an empty one to click."""
    t, s = globe.t, globe.t.s
    a = dominant(s, h)
    x, y, size = *globe.middle(h), globe.size
    claims = s.seat is not None and CLAIM + h in s.choices
    art = path(f"M{x} {y - size * 0.82}l{size * 0.13} {size * 0.3}h{-size * 0.26}z", class_="p-none p-ink-line")
    if a != NONE:
        art = figure(t.pic, "cone", x, y - size * 0.64, size * 0.36, COLOURS[a])
    if claims:
        ring = circle(x, y - size * 0.64, size * 0.22, class_="ring")
        return group(token(s.game.name(CLAIM + h), t.name(CLAIM + h), t.help(CLAIM + h), ring, art), class_="aside")
    return art if a != NONE else ""


def tip(t: Table, h: int) -> str:
    """DS-4.1, DS-4.3, DS-14.6, DS-19.3: each animal's match, who dominates, what the tile would score."""
    s = t.s
    lines = [t.row(s.land[h])]
    if TILE + h in tiles_to_glaciate(s):
        lines.append(t.say("draw-glaciation", vp=s.rules.bonus(adjacent_tundra(s, h))))
    for a in animals_on(s, h):
        n, m = cubes_of(s, a, h), match(s, a, h)
        message = "draw-cubes" if m else "draw-endangered"
        lines.append(t.say(message, animal=t.animal(a), n=n, match=m))
    others = [a for a in in_play(s) if not cubes_of(s, a, h)]
    if others:
        lines.append(t.say("draw-match-others", list=matches(t, h, others)))
    if not animals_on(s, h):
        return "\n".join([*lines, t.say("draw-empty")])
    leader = dominant(s, h)
    lines.append(t.say("draw-dominant", animal=t.animal(leader)) if leader != NONE else t.say("draw-nobody"))
    row = s.rules.tile_vp[s.land[h]]
    paid = [f"{t.animal(a)} {vp}" for a, vp in zip(places(s, h), row, strict=False)]
    lines.append(t.say("draw-scores", list=t.listed(paid)))
    if is_chosen(s, h):
        lines.append(t.say("draw-chosen"))
    return "\n".join(lines)


def matches(t: Table, h: int, animals: list[int], e: int = 0, more: int = 0) -> str:
    """DS-4.1: the match of animals with a tile, as it is or with one disk of a type more or less."""
    s = t.s
    return t.listed([f"{t.animal(a)} {match(s, a, h) + more * s.has[a * ELEMENTS + e]}" for a in animals])


def consequences(t: Table, c: int) -> list[str]:
    """What choosing the corner would do on each tile it touches, while it can be chosen."""
    s = t.s
    if s.seat is None or CORNER + c not in s.choices:
        return []
    return [line for h in s.rules.hexes_at[c] if s.land[h] >= 0 for line in consequence(t, c, h)]


def consequence(t: Table, c: int, h: int) -> list[str]:
    """DS-15.3, DS-4.1: how many cubes it may get, or the match with or without the disk."""
    s = t.s
    name = f"{t.name(TILE + h)} {t.terrain(s.land[h])}"
    here = [a for a in in_play(s) if a == s.actor or cubes_of(s, a, h)]
    if s.question is SPECIATION_ELEMENT:
        most = min(s.rules.speciation_max[s.land[h]], s.pool[s.actor])
        return [t.say("draw-speciation", tile=name, n=most, match=match(s, s.actor, h))]
    if s.question is DEPLETION_REMOVE:
        return [t.say("draw-without", tile=name, list=matches(t, h, here, s.disk[c], -1))]
    if s.question in CORNER_ASKED:
        return [t.say("draw-with", tile=name, list=matches(t, h, here, s.type, 1))]
    return []


def corner(globe: Globe, c: int) -> str:
    t, s = globe.t, globe.t.s
    x, y = globe.corner(c)
    r = globe.size * 0.21
    e = s.disk[c]
    ring = circle(x, y, max(r * 1.3, 12), class_="ring")
    name = s.game.name(CORNER + c)
    tip = "\n".join(consequences(t, c)) or t.help(CORNER + c)
    if e < 0:
        dot = circle(x, y, r * 0.36, class_="p-soft", opacity="0.6")
        return token(name, t.name(CORNER + c), tip, ring, dot)
    label = f"{t.element(e)}: {t.name(CORNER + c)}"
    return token(name, label, tip, ring, element_disc(t, x, y, r, e, id_=f"disk-{c}"))
