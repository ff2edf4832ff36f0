"""The viewer's hand: a fan of cards with both traits readable; equal cards lie on each other."""

from holotype.pictures import (
    OUTLINE,
    badge,
    card_back,
    group,
    moved,
    noted,
    path,
    rect,
    region,
    token,
    words,
    wrap,
)

from .draw_table import EDGE, SMALL, Table
from .draw_traits import colour_of, icon_of, label_of, tip_of
from .fields import NOBODY
from .names import CARD, TRAIT
from .questions import PAIR_FIRST, PAIR_SECOND, PLAY_CARD, SYMBIOSIS_PARTNER, TRAIT_TARGET

WIDTH, HEIGHT, HEAD = 112, 126, 34
FACE_CHOSEN = (TRAIT_TARGET, PAIR_FIRST, PAIR_SECOND, SYMBIOSIS_PARTNER)


def hand_height(table: Table) -> float:
    rows = len(_rows(table))
    return _head(table) + rows * (HEIGHT + 12) + 8 if rows else HEAD + 24


def _head(table: Table) -> float:
    """Room above the cards: little where the heading has place beside them."""
    return 16 if not table.narrow and all(len(row) < 7 for row in _rows(table)) else HEAD


def _kinds(table: Table) -> list[tuple[int, int]]:
    """What the viewer holds, as (kind, count); the card being played keeps its place, with count 0."""
    s = table.s
    assert table.viewer is not None
    base = table.viewer * s.rules.kinds
    held = [(kind, s.hand[base + kind]) for kind in range(s.rules.kinds) if s.hand[base + kind]]
    playing = [(s.playing, 0)] if s.playing != NOBODY and s.active == table.viewer else []
    return sorted(playing + held)


def _rows(table: Table) -> list[list[tuple[int, int]]]:
    kinds = _kinds(table)
    most = 3 if table.narrow else 8
    return [kinds[i : i + most] for i in range(0, len(kinds), most)]


def draw_hand(table: Table, y: float) -> str:
    width = table.width - 2 * EDGE
    cards = []
    for n, row in enumerate(_rows(table)):
        step = min(WIDTH + 14.0, (width - WIDTH - 16) / max(1, len(row) - 1))
        middle = (len(row) - 1) / 2
        for i, (kind, count) in enumerate(row):
            bend = i - middle
            x = table.width / 2 + bend * step - WIDTH / 2
            top = y + _head(table) + n * (HEIGHT + 12) + (abs(bend) * 1.6 if len(row) > 2 else 0)
            turn = bend * 0.7 if len(row) > 2 else 0
            cards.append(_card(table, kind, count, x, top, turn))
    total = sum(max(1, count) for _, count in _kinds(table))
    heading = table.say("draw-hand", count=total)
    if not cards:
        cards = [words(EDGE + 14, y + HEAD + 6, table.say("draw-hand-empty"), SMALL, class_="p-soft")]
    return region("hand", heading, (EDGE, y, width, hand_height(table)), *cards)


def _card(table: Table, kind: int, count: int, x: float, y: float, turn: float) -> str:
    """A card in hand, or (count 0) the one being played, whose faces can be chosen."""
    s = table.s
    traits = [trait for trait in s.rules.faces[kind * 2 : kind * 2 + 2] if trait >= 0]
    name = s.game.texts.token(CARD + kind, table.lang)
    thing = s.game.name(CARD + kind)
    if not count:
        return moved(x, y - 4, _playing(table, traits))
    faces = [_face(table, trait, n * HEIGHT / len(traits), HEIGHT / len(traits)) for n, trait in enumerate(traits)]
    line = rect(0, 0, WIDTH, HEIGHT, 8, fill="none", stroke=OUTLINE, stroke_width=1.3)
    ring = rect(-2.5, -2.5, WIDTH + 5, HEIGHT + 5, 10, class_="ring")
    under = [card_back(3.0 * n, -3.0 * n, WIDTH, HEIGHT, "#f3e9d2") for n in range(min(count, 4) - 1, 0, -1)]
    tips = "\n".join(tip_of(s.game, trait, table.lang) for trait in traits)
    if len(traits) == 1:
        tips = s.game.texts.help(TRAIT + traits[0], table.lang)
    label = name if count == 1 else table.say("draw-cards", card=name, count=count)
    front = group(card_back(0, 0, WIDTH, HEIGHT, "#fffaf0"), *faces, line)
    many = badge(WIDTH - 4, HEIGHT + 3, f"×{count}", 14) if count > 1 else ""
    card = token(thing, label, tips, ring, *under, front, many, id_=f"card-{thing.partition(':')[2]}-0")
    return moved(x, y, card, turn=turn)


def _playing(table: Table, traits: list[int]) -> str:
    """The card being played, parted into its faces: each can be chosen, until one is."""
    height = (HEIGHT - 8) / 2 if len(traits) > 1 else HEIGHT
    faces = [moved(0, n * (height + 8), _offered(table, trait, height)) for n, trait in enumerate(traits)]
    frame = {"class_": "p-none p-chosen-line", "stroke_dasharray": "6 4"}
    return group(rect(-7, -7, WIDTH + 14, HEIGHT + 14, 12, stroke_width=2, **frame), *faces, id="card-playing")


def _offered(table: Table, trait: int, height: float) -> str:
    """A face of the card being played: open to choice, chosen, or left out."""
    s = table.s
    named = s.question in FACE_CHOSEN
    chosen = named and s.about["trait"] == trait
    line = {"class_": f"p-none p-{'chosen' if chosen else 'ink'}-line"}
    art = (
        card_back(0, 0, WIDTH, height, "#fffaf0"),
        _face(table, trait, 0, height),
        rect(0, 0, WIDTH, height, 8, stroke_width=3 if chosen else 1.3, **line),
    )
    if s.question is not PLAY_CARD:
        return group(*art, opacity="0.45" if named and not chosen else None)
    if TRAIT + trait not in s.choices:
        tip = f"{tip_of(s.game, trait, table.lang)}\n{table.say('draw-no-taker')}"
        return noted(tip, *art, opacity="0.45")
    ring = rect(-2.5, -2.5, WIDTH + 5, height + 5, 10, class_="ring")
    label = label_of(s.game, trait, table.lang)
    return token(s.game.name(TRAIT + trait), label, tip_of(s.game, trait, table.lang), ring, *art)


def _face(table: Table, trait: int, y: float, height: float) -> str:
    """One trait of a card: a coloured band with its icon, its name below."""
    s, pic = table.s, table.pic
    label = label_of(s.game, trait, table.lang)
    lines = wrap(label, SMALL, WIDTH - 10, bold=True)[:2]
    band = 26 if height < HEIGHT else 70
    corner = 8 if y == 0 else 0
    art = (
        path(_band(y, band, corner), fill=colour_of(trait)),
        pic.icon(icon_of(trait), WIDTH / 2, y + band / 2, min(40, band - 6), fill="#fffaf0"),
        *(
            words(
                WIDTH / 2, y + band + 15 + n * 15 + (8 if len(lines) == 1 else 0), line, SMALL, anchor="middle",
                bold=True, fit=WIDTH - 10, style="fill:#2b2723",
            )
            for n, line in enumerate(lines)
        ),
        _bonus(table, trait, y),
    )  # fmt: skip
    return group(*art)


def _bonus(table: Table, trait: int, y: float) -> str:
    """What it adds to the need."""
    bonus = table.s.rules.need_bonus[trait]
    if not bonus:
        return ""
    return words(WIDTH - 7, y + 17, f"+{bonus}", 14, anchor="end", bold=True, style="fill:#fffaf0")


def _band(y: float, height: float, corner: float) -> str:
    w = WIDTH - 2 * corner
    return (
        f"M0 {y + height:.1f}V{y + corner:.1f}q0 {-corner} {corner} {-corner}h{w}q{corner} 0 {corner} {corner}"
        f"V{y + height:.1f}z"
    )
