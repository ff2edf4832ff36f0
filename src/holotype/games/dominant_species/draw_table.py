"""What all parts of the picture share: the state, words, colours and small pieces."""

from functools import cached_property

from holotype import pictures
from holotype.pictures import OUTLINE, circle, disc, group, rect, token, words

from .earth import cubes_of, match, touches_tundra
from .names import (
    ABUNDANCE_BOX,
    ADAPTATION_BOX,
    ANIMAL,
    CORNERS,
    ELEMENT,
    ELEMENTS,
    HEXES,
    NONE,
    TERRAIN_IDS,
    TILE,
    WANDERLUST_BOX,
    WASTELAND_BOX,
)
from .questions import (
    ABUNDANCE_TYPE,
    ADAPTATION_TAKE,
    CARD_BAG_ELEMENT,
    DISEASE_DISCARD,
    IMMIGRANTS_LOSS,
    METAMORPHOSIS_GIVE,
    REGRESSION_PROTECT,
    WANDERLUST_ELEMENT,
    WASTELAND_RETURN,
)
from .state import State
from .view import COLOURS, ICONS, ON_COLOUR

Box = tuple[float, float, float, float]  # x, y, width, height
WIDE, NARROW, EDGE, GAP = 1180, 390, 8.0, 8.0
ELEMENT_FILL = ("#f7f2e8", "#ef8e2c", "#f3d750", "#8fd0ee", "#efa3b8", "#7fb65c")
ELEMENT_ICON = ("drumstick-bite", "sun", "seedling", "droplet", "worm", "wheat-awn")
TERRAIN_FILL = ("#6fa8c9", "#8fbfa6", "#dcc46f", "#6c9f52", "#8bb26b", "#e6c08a", "#a79b8b", "#eaf2f6")

# Where the elements lie that a question is about: a box of the display, the acting animal, or the bag.
BOX_ASKED = {
    ADAPTATION_TAKE: ADAPTATION_BOX,
    ABUNDANCE_TYPE: ABUNDANCE_BOX,
    WASTELAND_RETURN: WASTELAND_BOX,
    WANDERLUST_ELEMENT: WANDERLUST_BOX,
}
ADDED_ASKED = (REGRESSION_PROTECT, DISEASE_DISCARD, IMMIGRANTS_LOSS, METAMORPHOSIS_GIVE)


class Table(pictures.Table[State]):
    def __init__(self, s: State, viewer: int | None, lang: str, narrow: bool) -> None:
        super().__init__(s, viewer, lang, narrow, NARROW if narrow else WIDE)
        self.text = 13 if narrow else 16  # the size of words; one less is the smallest

    def animal(self, a: int) -> str:
        return self.name(ANIMAL + a)

    def element(self, e: int) -> str:
        return self.name(ELEMENT + e)

    @cached_property
    def answers(self) -> dict[int, str]:
        """The tokens that can be chosen now, by what choosing them does."""
        game = self.s.game
        return game.answers(self.s, self.lang, game.texts.seats(self.s.players, self.lang))

    def answer(self, token: int) -> str:
        return self.answers.get(token, self.name(token))

    def terrain(self, t: int) -> str:
        return self.say(f"draw-terrain-{TERRAIN_IDS[t]}")

    def elements_asked(self) -> tuple[str, int]:
        """Where the elements lie from which somebody chooses now."""
        question = self.s.question
        if question in BOX_ASKED:
            return "box", BOX_ASKED[question]
        if question in ADDED_ASKED:
            return "animal", self.s.actor
        return ("bag", 0) if question is CARD_BAG_ELEMENT else ("", 0)

    def row(self, terrain: int) -> str:
        """DS-19.4: the values of a terrain in the tile scoring table."""
        return self.say("draw-row", list="-".join(map(str, self.s.rules.tile_vp[terrain])))

    def listed(self, parts: list[str]) -> str:
        return ("、" if self.lang == "ja" else ", ").join(parts) or self.say("draw-none")

    def types(self, numbers: list[int]) -> str:
        return self.listed([f"{self.element(e)} {n}" for e, n in enumerate(numbers) if n])


def element_disc(t: Table, x: float, y: float, r: float, e: int, id_: str | None = None) -> str:
    """A disk: its colour and its icon."""
    icon = t.pic.icon(ELEMENT_ICON[e], x, y, r * 1.25, fill=OUTLINE)
    return disc(x, y, r, ELEMENT_FILL[e], icon, id_=id_)


def element_token(t: Table, x: float, y: float, r: float, e: int, where: tuple[str, int]) -> str:
    """A disk that can be chosen while the question is about the place where it lies."""
    art = element_disc(t, x, y, r, e)
    if where != t.elements_asked():
        return art
    own = t.s.has[t.s.actor * ELEMENTS + e] if t.s.actor != NONE else 0
    tip = "\n".join([t.say("draw-on-earth", n=t.s.disk.count(e), own=own), *at_stake(t, e)])
    return token(t.s.game.name(ELEMENT + e), t.answer(ELEMENT + e), tip, circle(x, y, r + 2.5, class_="ring"), art)


def at_stake(t: Table, e: int) -> list[str]:
    """DS-4.2, DS-12.3: what is in danger if the animal loses the element, or Earth."""
    s = t.s
    if s.question is WASTELAND_RETURN:
        return [t.say("draw-withers", n=len([c for c in range(CORNERS) if s.disk[c] == e and touches_tundra(s, c)]))]
    if s.question not in ADDED_ASKED:
        return []
    left = [h for h in range(HEXES) if cubes_of(s, s.actor, h) and lives_by(s, s.actor, h, e)]
    found = [f"{t.name(TILE + h)} ({cubes_of(s, s.actor, h)})" for h in left]
    return [t.say("draw-endangers", list=t.listed(found))] if found else []


def lives_by(s: State, a: int, h: int, e: int) -> bool:
    """DS-4.2: the animal's only match there is one element of the type."""
    return 0 < match(s, a, h) == len([c for c in s.rules.corners_of[h] if s.disk[c] == e])


def animal_disc(t: Table, x: float, y: float, r: float, a: int, id_: str | None = None) -> str:
    """A pawn: the animal's colour and icon."""
    icon = t.pic.icon(ICONS[a], x, y, r * 1.3, fill=ON_COLOUR[a])
    halo = circle(x, y, r + 0.8, fill="none", stroke="#fffaf0", stroke_width=1)  # dark pieces on dark sheets
    return disc(x, y, r, COLOURS[a], halo, icon, id_=id_)


def plate(x: float, y: float, size: float, a: int, text: str, stroke: str = OUTLINE, width: float = 1.3) -> str:
    """Letters in the animal's colour, in the middle of (x, y)."""
    wide = plate_width(size, text)
    return group(
        rect(x - wide / 2, y - size * 0.55, wide, size * 1.1, 4, fill=COLOURS[a], stroke=stroke, stroke_width=width),
        words(x, y + size * 0.36, text, size, anchor="middle", bold=True, style=f"fill:{ON_COLOUR[a]}"),
    )


def plate_width(size: float, text: str) -> float:
    return size * (0.7 + 0.56 * len(text))


def empty_slot(x: float, y: float, r: float) -> str:
    return group(circle(x, y, r, class_="p-paper p-line-line", stroke_width=1.2))
