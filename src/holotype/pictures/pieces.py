"""Pieces that games share: discs, badges, dice, cubes, cones, meeples, cards. All have the same ink outline."""

from functools import lru_cache

from .markup import circle, group, moved, path, rect, tag, words
from .palette import OUTLINE, SEATS, Seat
from .picture import Picture

LINE = 1.2
PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def disc(x: float, y: float, r: float, fill: str, *inside: str, id_: str | None = None) -> str:
    """A flat token with a soft drop."""
    return group(circle(x, y, r, fill=fill, stroke=OUTLINE, stroke_width=LINE), *inside, id=id_, class_="drop")


def food(x: float, y: float, r: float, fill: str, id_: str | None = None, ringed: bool = False) -> str:
    """A food token: a disc with a glint, or with a ring where colour must not be the only difference."""
    if ringed:
        mark = circle(x, y, r * 0.48, fill="none", stroke="#ffffff", stroke_width=r * 0.22)
    else:
        mark = circle(x - r * 0.3, y - r * 0.32, r * 0.28, fill="#ffffff", opacity="0.6")
    return group(circle(x, y, r, fill=fill, stroke=OUTLINE, stroke_width=LINE), mark, id=id_)


def seat_disc(pic: Picture, x: float, y: float, r: float, seat: Seat) -> str:
    """Who somebody is; outlined in ink, since some seats are as dark or as light as the sheet."""
    face = circle(x, y, r, fill=seat.colour, class_="p-ink-line", stroke_width=LINE)
    return group(face, pic.icon(seat.icon, x, y, r * 1.25, fill=seat.on), class_="drop")


@lru_cache(maxsize=2048)
def badge(x: float, y: float, text: str, size: float = 13) -> str:
    """A count on a piece."""
    width = max(size * 1.5, len(text) * size * 0.62 + size * 0.75)
    height = size * 1.5
    return group(
        rect(x - width / 2, y - height / 2, width, height, height / 2, fill=OUTLINE, stroke="#fffaf0"),
        words(x, y + size * 0.36, text, size, anchor="middle", bold=True, style="fill:#fffaf0"),
    )


@lru_cache(maxsize=2048)
def die(x: float, y: float, size: float, face: int, fill: str = "#fffaf0", pip: str = OUTLINE) -> str:
    step, r = size * 0.27, size * 0.09
    pips = [circle(x + dx * step, y + dy * step, r, fill=pip) for dx, dy in PIPS[face]]
    half = size / 2
    box = rect(x - half, y - half, size, size, size * 0.2, fill=fill, stroke=OUTLINE, stroke_width=LINE)
    return group(box, *pips, class_="drop")


@lru_cache(maxsize=2048)
def cube(x: float, y: float, size: float, fill: str, count: int = 1) -> str:
    """An isometric cube, its centre at (x, y), with a count when there are more."""
    half = size / 2
    top = "M0 -14L12.5 -7L0 0L-12.5 -7z"
    right = "M12.5 -7L0 0V13L12.5 6z"
    outline = "M0 -14L12.5 -7V6L0 13L-12.5 6V-7zM-12.5 -7L0 0L12.5 -7M0 0V13"
    art = (
        path("M0 -14L12.5 -7V6L0 13L-12.5 6V-7z", fill=fill),
        path(top, fill="#ffffff", opacity="0.3"),
        path(right, fill="#000000", opacity="0.22"),
        path(outline, fill="none", stroke=OUTLINE, stroke_width=LINE, stroke_linejoin="round"),
    )
    marks = badge(x + half, y + half * 0.9, str(count), 11) if count > 1 else ""
    return moved(x, y, *art, scale=size / 26) + marks


def figure(pic: Picture, shape: str, x: float, y: float, size: float, fill: str) -> str:
    """A meeple, cone, pawn or another shape of ours with the ink outline of a piece."""
    return pic.icon(shape, x, y, size, fill=fill, stroke=OUTLINE, stroke_width=3.5, class_="drop")


def card(
    pic: Picture,
    x: float,
    y: float,
    width: float,
    height: float,
    head: str,
    heading: str,
    icons: tuple[str, ...] = (),
    foot: str = "",
) -> str:
    """A card: coloured head with its title, a row of icons, and a foot for cost or points."""
    size = min(width, height) * 0.34
    shown = [
        pic.icon(icon, x + width * (n + 1) / (len(icons) + 1), y + height * 0.52, size, class_="p-ink")
        for n, icon in enumerate(icons)
    ]
    return group(
        card_back(x, y, width, height, "var(--sheet, #fffaf0)"),
        path(_top(x, y, width, 24, 8), fill=head),
        words(x + width / 2, y + 17, heading, 13, anchor="middle", bold=True, fit=width - 12, style="fill:#ffffff"),
        *shown,
        words(x + width / 2, y + height - 8, foot, 12, anchor="middle", fit=width - 10) if foot else "",
        class_="drop",
    )


def card_back(x: float, y: float, width: float, height: float, fill: str) -> str:
    return rect(x, y, width, height, 8, fill=fill, stroke=OUTLINE, stroke_width=LINE)


def _top(x: float, y: float, width: float, height: float, r: float) -> str:
    """The upper part of a card, rounded at its upper corners only."""
    return (
        f"M{x:.1f} {y + height:.1f}v{r - height:.1f}a{r} {r} 0 0 1 {r} {-r}h{width - 2 * r:.1f}"
        f"a{r} {r} 0 0 1 {r} {r}v{height - r:.1f}z"
    )


def arrow(name: str, pic: Picture, d: str, stroke: str, width: float = 4) -> str:
    """A path with an arrow head at its end."""
    head = tag(
        "marker",
        path("M0 0L10 5L0 10L2.6 5z", style=f"fill:{stroke}"),
        id=f"arrow-{name}", viewBox="0 0 10 10", refX="7", refY="5", markerWidth="4.4", markerHeight="4.4",
        orient="auto-start-reverse",
    )  # fmt: skip
    pic.define(f"arrow-{name}", head)
    return path(
        d, fill="none", style=f"stroke:{stroke}", stroke_width=width, stroke_linecap="round",
        marker_end=f"url(#arrow-{name})",
    )  # fmt: skip


def seat_of(number: int) -> Seat:
    return SEATS[number % len(SEATS)]
