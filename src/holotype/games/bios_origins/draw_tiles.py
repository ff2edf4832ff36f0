"""While a custom map is laid: the faces that are left, or the turns of the one that was chosen."""

from math import sqrt

from holotype.pictures import circle, path, region, token

from . import questions
from .draw_map import FILLS, OUTLINE
from .draw_words import INK, RING_COLOURS, Table, kind_icon
from .names import NUMBER, TILE
from .words import KINDS

SIZE = 46.0  # width of a face
HIGH = SIZE * 2 / sqrt(3)


def draw_tiles(t: Table, x: float, y: float, width: float) -> float:
    """BO-21.11: returns the lower edge, `y` where there is nothing to lay."""
    s = t.s
    if s.question is questions.TILE:
        faces = [(number, number - TILE, 0) for number in s.choices]
    elif s.question is questions.ROTATION:
        faces = [(number, s.about["face"], number - NUMBER) for number in s.choices]
    else:
        return y
    a_row = int((width - 20) // (SIZE + 10))
    art = []
    for n, (number, face, turn) in enumerate(faces):
        at = x + 10 + (n % a_row + 0.5) * (SIZE + 10)
        art.append(_face(t, number, face, turn, at, y + 40 + (n // a_row + 0.5) * (HIGH + 10)))
    height = 44 + -(-len(faces) // a_row) * (HIGH + 10)
    t.pic.add(region("tiles", t.say("draw-tiles"), (x, y, width, height), *art))
    return y + height + 8


def _face(t: Table, number: int, face: int, turn: int, x: float, y: float) -> str:
    """Ground, ring, resources, and its corners: land or water."""
    rules = t.s.rules
    points = [(x + dx * SIZE / 2, y + dy * HIGH / 4) for dx, dy in OUTLINE]
    outline = "M" + "L".join(f"{px:.1f} {py:.1f}" for px, py in points) + "z"
    art = [path(outline, fill=FILLS[rules.face_kind[face]], stroke=INK, stroke_width=1)]
    if rules.face_ring[face]:
        colour = RING_COLOURS[rules.face_ring[face]]
        art.append(circle(x, y, SIZE * 0.36, fill="none", stroke=colour, stroke_width=2.5))
    kinds = [kind for kind in rules.face_resources[face] if kind]
    for n, kind in enumerate(kinds):
        art.append(t.pic.icon(kind_icon(kind), x + (n - (len(kinds) - 1) / 2) * 15, y, 13, fill=INK))
    for corner, (px, py) in enumerate(points):
        land = rules.face_corners[face][(corner - turn) % 6]
        art.append(circle(px, py, 3.5, fill="#f7efdc" if land else "#4f8fc0", stroke=INK, stroke_width=0.8))
    tip = ", ".join(t.say(f"kind-{KINDS[kind - 1]}") for kind in kinds)
    return token(t.s.game.name(number), t.name(number), tip, path(outline, class_="ring"), *art)
