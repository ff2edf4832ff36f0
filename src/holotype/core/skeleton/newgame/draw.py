"""The picture of the table: the bag, then a row for each seat. A thing that can be named carries `data-token`."""

from html import escape

import svg

from .state import DIG, FOSSIL, Table
from .view import COLOURS, label

ROW = 110
STEP = 52
FILLS = ("#7fa650", "#b08bc9", "#c9965b", "#e6dcc3")


def draw(s: Table, viewer: int | None, lang: str, narrow: bool) -> str:
    """`narrow` is for phones: the same rows, with less room between the pieces."""
    width = 380 if narrow else 640
    rows = [*range(viewer or 0, s.players), *range(viewer or 0)]  # the viewer's own row is the first
    height = ROW * (s.players + 1)
    elements: list[svg.Element] = [
        svg.Rect(x=0, y=0, width=width, height=height, rx=12, fill="var(--paper, #efe6d4)"),
        bag(s, lang),
    ]
    for place, seat in enumerate(rows, start=1):
        elements.append(row(s, seat, viewer, lang, ROW * place, width))
    picture = svg.SVG(viewBox=svg.ViewBoxSpec(0, 0, width, height), elements=elements)
    return str(picture)


def bag(s: Table, lang: str) -> svg.G:
    title = s.game.texts.say("bag-of", lang, count=sum(s.bag))
    return svg.G(
        id="bag",
        data={"token": s.game.name(DIG)},
        transform=[svg.Translate(60, 55)],
        elements=[
            svg.Title(text=escape(title)),
            svg.Circle(r=38, fill="var(--sheet, #fffaf0)", stroke="var(--ink, #2b2723)"),
            text(str(sum(s.bag)), 0, 8, 22),
        ],
    )


def row(s: Table, seat: int, viewer: int | None, lang: str, y: int, width: int) -> svg.G:
    """NG-1.4: a hand is shown to its owner, and to everybody else as so many backs."""
    pieces: list[svg.Element] = [
        svg.Title(text=escape(s.game.texts.say("seat", lang, name=seat + 1))),
        svg.Rect(x=8, y=4, width=width - 16, height=ROW - 8, rx=10, fill="var(--sheet, #fffaf0)", stroke=COLOURS[seat]),
        text("ABCD"[seat], 30, 60, 22),
    ]
    for kind, count in enumerate(s.of(s.museums, seat)):
        if count:
            pieces.append(fossil(s, kind, count, lang, f"museum-{seat}-{kind}", 80 + STEP * kind, 30))
    if seat == viewer:
        for kind, count in enumerate(s.of(s.hands, seat)):
            if count:
                token = s.game.name(FOSSIL + kind)
                pieces.append(fossil(s, kind, count, lang, f"hand-{seat}-{kind}", 80 + STEP * kind, 80, token))
    else:
        pieces.append(text("▮" * sum(s.of(s.hands, seat)), 60, 88, 17, "start"))
    return svg.G(id=f"seat-{seat}", transform=[svg.Translate(0, y)], elements=pieces)


def fossil(s: Table, kind: int, count: int, lang: str, name: str, x: int, y: int, token: str = "") -> svg.G:
    """A disc with its letter; the number of equal ones beside it. Its id stays, so that the page can let it glide."""
    title = label(s, kind, lang)
    return svg.G(
        id=name,
        data={"token": token} if token else None,
        transform=[svg.Translate(x, y)],
        elements=[
            svg.Title(text=escape(title)),
            svg.Circle(r=20, fill=FILLS[kind % len(FILLS)], stroke="#2b2723", stroke_width=1.2),
            text(title[0], 0, 6, 17, colour="#2b2723"),
            text(f"×{count}" if count > 1 else "", 20, 18, 12, "start"),
        ],
    )


def text(
    words: str, x: int, y: int, size: int, anchor: str = "middle", colour: str = "var(--ink, #2b2723)"
) -> svg.Text:
    style = f"font: {size}px system-ui, sans-serif; text-anchor: {anchor}; fill: {colour}"
    return svg.Text(x=x, y=y, text=escape(words), style=style)
