"""Cards on offer, tile stacks, the elements in the bag, the bonus track and the Survival card."""

from holotype.core.pictures import OUTLINE, card_back, circle, noted, path, rect, region, token, words, wrap

from .draw_earth import TERRAIN_ICON
from .draw_table import TERRAIN_FILL, Table, animal_disc, element_disc
from .names import CARD, ELEMENT, ELEMENTS, ICE_AGE, NONE, STACK, TUNDRA
from .reset import survivor

ICONS = (
    *("fish", "paw", "weight-hanging", "bacterium", "meteor", "temperature-low", "virus", "earth-americas", "dna"),
    *(
        "egg",
        "seedling",
        "house-chimney",
        "bed",
        "icicles",
        "snowflake",
        "person-walking-luggage",
        "brain",
        "lightbulb",
    ),
    *("person-running", "arrows-rotate", "ranking-star", "moon", "utensils", "bugs", "crosshairs", "handshake"),
)
HEAD = "#5d6f8c"
ICE = "#2f6f9f"


def cards(t: Table, box: tuple[float, float, float, float]) -> str:
    """The cards, each with what it does."""
    x, y, width, height = box
    s = t.s
    slots = s.rules.card_slots
    heading = f"{t.say('draw-cards')} · {t.say('draw-deck', n=sum(s.pile))}"
    if t.narrow:
        each = (height - 40) / slots
        faces = [card(t, c, x + 8, y + 34 + n * each, width - 16, each - 6) for n, c in enumerate(s.available)]
    else:
        each = (width - 16) / slots
        faces = [card(t, c, x + 10 + n * each, y + 34, each - 6, height - 42) for n, c in enumerate(s.available)]
    return region("cards", heading, box, *faces)


def card(t: Table, c: int, x: float, y: float, width: float, height: float) -> str:
    name = t.s.game.name(CARD + c)
    text = t.help(CARD + c)
    size = 12 if t.narrow else 13
    lines = wrap(text, size, width - 14)
    room = height - 38 - len(lines) * (size + 3)
    ring = rect(x - 2, y - 2, width + 4, height + 4, 9, class_="ring")
    return token(
        name,
        t.name(CARD + c),
        text,
        ring,
        card_back(x, y, width, height, "var(--paper, #efe6d4)"),
        path(
            f"M{x} {y + 22}v-14a8 8 0 0 1 8 -8h{width - 16}a8 8 0 0 1 8 8v14z",
            fill=ICE if c == ICE_AGE else HEAD,
        ),
        words(
            x + width / 2, y + 16, t.name(CARD + c), 14, anchor="middle", bold=True, fit=width - 10, style="fill:#fff"
        ),
        *[words(x + 7, y + 38 + n * (size + 3), line, size) for n, line in enumerate(lines)],
        t.pic.icon(ICONS[c], x + width / 2, y + height - 22, 30, class_="p-soft") if room > 30 else "",
        id_=f"card-{c}",
    )


def supplies(t: Table, box: tuple[float, float, float, float]) -> str:
    """Tile stacks, bag and Survival card."""
    x, y, width, _ = box
    s = t.s
    heading = t.say("draw-turn", n=s.turn) + (f" · {t.say('draw-last')}" if s.last_turn else "")
    step = (width - 20) / 4
    found = [stack(t, i, x + 10 + (i + 0.5) * step, y + 66, min(28, step * 0.42)) for i in range(3)]
    found.append(tundra(t, x + 10 + 3.5 * step, y + 66, min(24, step * 0.36)))
    found.append(bag(t, x + 10, y + 120, width - 20))
    found.append(survival(t, x + 10, y + 166, width - 20))
    return region("supplies", heading, box, *found)


def hexagon(x: float, y: float, r: float) -> str:
    return f"M{x - r} {y}l{r / 2} {-r * 0.87}h{r}l{r / 2} {r * 0.87}l{-r / 2} {r * 0.87}h{-r}z"


def stack(t: Table, i: int, x: float, y: float, r: float) -> str:
    s = t.s
    terrain = s.face_up[i]
    hidden = t.listed([f"{t.terrain(k)} {n}" for k, n in enumerate(s.hidden) if n])
    below = t.say("draw-face-down", n=s.stack[i])
    tip = f"{below}\n{t.say('draw-hidden-tiles', list=hidden)}"
    label = t.name(STACK + i) if terrain == NONE else t.terrain(terrain)
    face = path(hexagon(x, y, r), class_="p-paper p-line-line", stroke_width=1.5, stroke_dasharray="4 3")
    icon = ""
    if terrain != NONE:
        face = path(hexagon(x, y, r), fill=TERRAIN_FILL[terrain], stroke=OUTLINE, stroke_width=1.2, class_="drop")
        icon = t.pic.icon(TERRAIN_ICON[terrain], x, y, r * 0.9, fill=OUTLINE, opacity="0.75")
    caption = words(x, y + r + 14, f"+{s.stack[i]}", t.text, anchor="middle", class_="p-soft")
    ring = path(hexagon(x, y, r + 3), class_="ring")
    return token(s.game.name(STACK + i), label, tip, ring, face, icon, caption, id_=f"stack-{i}")


def tundra(t: Table, x: float, y: float, r: float) -> str:
    tip = t.say("draw-tundra-left", n=t.s.tundra_left)
    return noted(
        tip,
        path(hexagon(x, y, r), fill=TERRAIN_FILL[TUNDRA], stroke="#7fa3b8", stroke_width=1.5),
        t.pic.icon("snowflake", x, y, r, fill="#4f7f9c"),
        words(x, y + r + 18, f"×{t.s.tundra_left}", t.text, anchor="middle", class_="p-soft"),
    )


def bag(t: Table, x: float, y: float, width: float) -> str:
    """All six elements, which can be named, with what the bag has of them."""
    s = t.s
    step = width / ELEMENTS
    found = []
    for e in range(ELEMENTS):
        cx = x + (e + 0.5) * step
        found.append(
            token(
                s.game.name(ELEMENT + e),
                t.element(e),
                t.say("draw-bag-tip", list=t.types(s.bag)),
                circle(cx, y, 14, class_="ring"),
                element_disc(t, cx, y, 11, e),
            )
        )
        found.append(words(cx, y + 26, str(s.bag[e]), t.text, anchor="middle", class_="p-soft"))
    return noted(t.say("draw-bag"), *found)


def survival(t: Table, x: float, y: float, width: float) -> str:
    holder = survivor(t.s)
    who = t.say("draw-none") if holder == NONE else t.animal(holder)
    text = f"{t.say('draw-survival')}: {who}"
    mark = (
        animal_disc(t, x + 12, y, 12, holder) if holder != NONE else circle(x + 12, y, 11, class_="p-paper p-line-line")
    )
    return noted(t.say("draw-survival-tip"), mark, words(x + 32, y + 5, text, t.text, fit=width - 36))
