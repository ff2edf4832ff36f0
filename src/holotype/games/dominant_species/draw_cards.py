"""Cards on offer, tile stacks, the elements in the bag and the Survival card."""

from holotype.pictures import OUTLINE, card_back, circle, group, noted, path, rect, region, token, words, wrap

from .cards_vp import fitting_disks, shared_tiles
from .draw_earth import TERRAIN_ICON
from .draw_table import TERRAIN_FILL, Box, Table, animal_disc, element_token
from .earth import animals_on, cubes_on, dominated, in_play
from .names import (
    BIODIVERSITY,
    CARD,
    ECODIVERSITY,
    ELEMENTS,
    FERTILE,
    HEXES,
    ICE_AGE,
    NONE,
    STACK,
    TUNDRA,
)
from .questions import WANDERLUST_HEX
from .reset import survivor
from .state import State
from .view import card_in_progress

ICONS = (
    *("fish", "paw", "weight-hanging", "bacterium", "meteor", "temperature-low", "virus", "earth-americas", "dna"),
    *("egg", "seedling", "house-chimney", "bed", "icicles", "snowflake", "person-walking-luggage", "brain"),
    *("lightbulb", "person-running", "arrows-rotate", "ranking-star", "moon", "utensils", "bugs", "crosshairs"),
    "handshake",
)
HEAD = "#5d6f8c"
ICE = "#2f6f9f"
LINE = 78.0  # on a phone a card takes this much of the height


def cards(t: Table, box: Box) -> str:
    """The available cards and the one that is being carried out, with what they do; on a phone below each other."""
    x, y, width, height = box
    s = t.s
    shown = cards_shown(s)
    pile = words(x + width - 14, y + 23, t.say("draw-deck", n=sum(s.pile)), t.text, anchor="end", class_="p-soft")
    if t.narrow:
        faces = [card(t, c, x + 8, y + 34 + n * LINE, width - 16, LINE - 6) for n, c in enumerate(shown)]
    else:
        each = (width - 16) / s.rules.card_slots
        faces = [card(t, c, x + 10 + n * each, y + 34, each - 6, height - 42) for n, c in enumerate(shown)]
    if not faces and s.used:
        faces = [words(x + width / 2, y + height / 2, t.say("draw-no-cards"), t.text, anchor="middle", class_="p-soft")]
    return region("cards", t.say("draw-cards"), box, pile, *faces)


def cards_shown(s: State) -> list[int]:
    card = card_in_progress(s)
    return s.available if card == NONE else [*s.available, card]


def cards_height(t: Table) -> float:
    return 40 + LINE * max(1, len(cards_shown(t.s))) if t.narrow else 216.0


def card(t: Table, c: int, x: float, y: float, width: float, height: float) -> str:
    """Its name on a coloured head, what it does, and its icon where there is room. A taken card has no token."""
    text = t.help(CARD + c)
    size = t.text - 1
    lines = wrap(text, size, width - 14)
    room = height - 32 - len(lines) * (size + 2)
    top = f"M{x} {y + 24}v-16a8 8 0 0 1 8 -8h{width - 16}a8 8 0 0 1 8 8v16z"
    title = words(
        x + width / 2, y + 17, t.name(CARD + c), t.text, anchor="middle", bold=True, fit=width - 10, style="fill:#fff"
    )
    face = (
        card_back(x, y, width, height, "var(--paper, #efe6d4)"),
        path(top, fill=ICE if c == ICE_AGE else HEAD),
        title,
        *[words(x + 7, y + 40 + n * (size + 2), line, size, fit=width - 12) for n, line in enumerate(lines)],
        t.pic.icon(ICONS[c], x + width / 2, y + height - 21, 28, class_="p-soft") if room > 36 else "",
    )
    name, frame = t.name(CARD + c), (x - 2, y - 2, width + 4, height + 4, 9)
    if c not in t.s.available:
        edge = rect(*frame, class_="p-none p-chosen-line", stroke_width=4)
        return noted(f"{name}\n{text}", *face, edge, id=f"card-{c}")
    tip = "\n".join([text, *pays(t, c)])
    return token(t.s.game.name(CARD + c), name, tip, rect(*frame, class_="ring"), *face, id_=f"card-{c}")


def pays(t: Table, c: int) -> list[str]:
    """DS-21.2, DS-21.8, DS-21.11, DS-21.14: the VP that a card would score for each animal, if taken now."""
    s = t.s
    if c not in PAYS:
        return []
    listed = [f"{t.animal(a)} {PAYS[c](s, a)}" for a in in_play(s)]
    return [t.say("draw-now", list=t.listed(listed))]


def fullest(s: State, a: int) -> int:
    """The most cubes on a tile where the animal lives."""
    return max([cubes_on(s, h) for h in range(HEXES) if a in animals_on(s, h)], default=0)


def dominance_bonus(s: State, a: int) -> int:
    return s.rules.bonus(dominated(s, a))


PAYS = {BIODIVERSITY: shared_tiles, ECODIVERSITY: fitting_disks, FERTILE: fullest, ICE_AGE: dominance_bonus}


def supplies(t: Table, box: Box) -> str:
    """Tile stacks, bag and Survival card."""
    x, y, width, height = box
    s = t.s
    heading = t.say("draw-turn", n=s.turn) + (f" · {t.say('draw-last')}" if s.last_turn else "")
    step = (width - 20) / 4
    found = [stack(t, i, x + 10 + (i + 0.5) * step, y + 62, 28) for i in range(3)]
    found.append(tundra(t, x + 10 + 3.5 * step, y + 62, 25))
    found.append(bag(t, x + 10, y + height - 58, width - 20))
    found.append(survival(t, x + 10, y + height - 20, width - 20))
    return region("supplies", heading, box, *found)


def hexagon(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}l{r / 2} {-r * 0.87}h{r}l{r / 2} {r * 0.87}l{-r / 2} {r * 0.87}h{-r}z"


def stack(t: Table, i: int, x: float, y: float, r: float) -> str:
    s = t.s
    terrain = s.face_up[i]
    hidden = t.listed([f"{t.terrain(k)} {n}" for k, n in enumerate(s.hidden) if n])
    below = t.say("draw-face-down", n=s.stack[i])
    lines = [below, t.say("draw-hidden-tiles", list=hidden)]
    label = t.name(STACK + i)
    if terrain != NONE:
        label = t.terrain(terrain)
        lines.insert(0, t.row(terrain))
    face = path(hexagon(x, y, r), class_="p-paper p-line-line", stroke_width=1.5, stroke_dasharray="4 3")
    icon = ""
    if terrain != NONE:
        face = path(hexagon(x, y, r), fill=TERRAIN_FILL[terrain], stroke=OUTLINE, stroke_width=1.2, class_="drop")
        icon = t.pic.icon(TERRAIN_ICON[terrain], x, y, r * 0.9, fill=OUTLINE, opacity="0.75")
    caption = words(x, y + r + 15, f"+{s.stack[i]}", t.text, anchor="middle", class_="p-soft")
    ring = path(hexagon(x, y, r + 3), class_="ring")
    asked = s.question is WANDERLUST_HEX and s.about["stack"] == i
    mark = path(hexagon(x, y, r + 2), class_="p-none p-chosen-line", stroke_width=4) if asked else ""
    tip = "\n".join(lines)
    return token(s.game.name(STACK + i), label, tip, ring, face, icon, caption, mark, id_=f"stack-{i}")


def tundra(t: Table, x: float, y: float, r: float) -> str:
    tip = t.say("draw-tundra-left", n=t.s.tundra_left)
    return noted(
        tip,
        path(hexagon(x, y, r), fill=TERRAIN_FILL[TUNDRA], stroke="#7fa3b8", stroke_width=1.5),
        t.pic.icon("snowflake", x, y, r, fill="#4f7f9c"),
        words(x, y + r + 18, f"×{t.s.tundra_left}", t.text, anchor="middle", class_="p-soft"),
    )


def bag(t: Table, x: float, y: float, width: float) -> str:
    """All six elements, which can be chosen, with their numbers; the name above them or, on a phone, before them."""
    s = t.s
    before, above = (36, 0) if t.narrow else (0, 25)
    step = (width - before) / ELEMENTS
    found = [words(x, y + 5 - above, t.say("draw-bag"), t.text, class_="p-soft")]
    for e in range(ELEMENTS):
        cx = x + before + (e + 0.5) * step
        disk = element_token(t, cx - 11, y, 11, e, ("bag", 0))
        found.append(group(disk, words(cx + 4, y + 5, str(s.bag[e]), t.text), opacity=None if s.bag[e] else "0.4"))
    return noted(t.say("draw-bag-tip", list=t.types(s.bag)), *found)


def survival(t: Table, x: float, y: float, width: float) -> str:
    holder = survivor(t.s)
    who = t.say("draw-none") if holder == NONE else t.animal(holder)
    text = t.say("draw-survival", who=who)
    mark = (
        animal_disc(t, x + 12, y, 12, holder) if holder != NONE else circle(x + 12, y, 11, class_="p-paper p-line-line")
    )
    return noted(t.say("draw-survival-tip"), mark, words(x + 32, y + 5, text, t.text, fit=width - 36))
