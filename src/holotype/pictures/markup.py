"""SVG as text: elements, numbers, paths and the width of words.

Plain strings rather than element objects: pictures are drawn at every move for every seat, and most of one is fixed
art, so joining strings is what it comes down to.
"""

import unicodedata
from functools import lru_cache
from html import escape

NARROW = frozenset("ijlI.,:;'|!()[] ftr-")
WIDE = frozenset("mwMW@%—…")


MOST_KNOWN = 50_000  # attributes whose text is kept
LONGEST_KNOWN = 80  # characters
_known: dict[tuple[str, str | float], str] = {}


def num(value: float) -> str:
    """A coordinate: one decimal at most, no trailing zero."""
    text = f"{value + 0.0:.1f}"
    return text[:-2] if text.endswith(".0") else text


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element. `class_` and `data_token` are the attributes class and data-token; None leaves one out."""
    text = f"<{name}"
    for attribute in attributes.items():
        if attribute[1] is not None:
            try:
                text += _known[attribute]  # type: ignore[index]
            except KeyError:
                text += _written(*attribute)  # type: ignore[arg-type]
    return f"{text}>{''.join(inside)}</{name}>" if inside else text + "/>"


def _written(key: str, value: str | float) -> str:
    """An attribute as text. Pictures of a game say the same again and again, so the short ones are kept."""
    said = escape(value) if isinstance(value, str) else num(value)
    text = f' {key.rstrip("_").replace("_", "-")}="{said}"'
    if len(text) < LONGEST_KNOWN:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key, value] = text
    return text


def group(*inside: str, **attributes: str | float | None) -> str:
    return tag("g", *inside, **attributes) if inside else tag("g", "", **attributes)


def moved(x: float, y: float, *inside: str, scale: float = 1, turn: float = 0) -> str:
    """Things drawn around (0, 0), put at (x, y)."""
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f" rotate({num(turn)})"
    if scale != 1:
        transform += f" scale({scale:.3g})"
    return tag("g", *inside, transform=transform)


def path(d: str, **attributes: str | float | None) -> str:
    return tag("path", d=d, **attributes)


def rect(x: float, y: float, width: float, height: float, radius: float = 0, **attributes: str | float | None) -> str:
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


def circle(x: float, y: float, r: float, **attributes: str | float | None) -> str:
    return tag("circle", cx=x, cy=y, r=r, **attributes)


def words(
    x: float,
    y: float,
    text: str,
    size: float = 14,
    *,
    anchor: str = "start",
    bold: bool = False,
    fit: float = 0,
    **attributes: str | float | None,
) -> str:
    """A line of text with its baseline at y; squeezed where it would be wider than `fit`."""
    squeeze = fit if fit and width_of(text, size, bold) > fit else None
    return tag(
        "text",
        escape(text, quote=False),
        x=x,
        y=y,
        font_size=size,
        text_anchor=None if anchor == "start" else anchor,
        font_weight="700" if bold else None,
        textLength=squeeze,
        lengthAdjust="spacingAndGlyphs" if squeeze else None,
        **attributes,
    )


def title(text: str) -> str:
    """A tooltip."""
    return f"<title>{escape(text, quote=False)}</title>"


@lru_cache(maxsize=4096)
def width_of(text: str, size: float, bold: bool = False) -> float:
    """How wide a line of text will be, near enough: system fonts differ by a few per cent."""
    return sum(map(_width, text)) * size * (1.12 if bold else 1)


def _width(char: str) -> float:
    if unicodedata.east_asian_width(char) in "WF":
        return 1.0
    if char in NARROW:
        return 0.34
    if char in WIDE:
        return 0.92
    return 0.69 if char.isupper() else 0.6


def wrap(text: str, size: float, width: float, bold: bool = False) -> list[str]:
    """Lines no wider than `width`: broken at spaces, and between any two characters of Japanese."""
    return list(_wrapped(text, size, width, bold))


@lru_cache(maxsize=4096)
def _wrapped(text: str, size: float, width: float, bold: bool) -> tuple[str, ...]:
    lines = [""]
    for piece in _pieces(text):
        if lines[-1] and width_of((lines[-1] + piece).rstrip(), size, bold) > width:
            lines[-1] = lines[-1].rstrip()
            lines.append(piece.lstrip())
        else:
            lines[-1] += piece
    return tuple(line.rstrip() for line in lines if line.strip())


def _pieces(text: str) -> list[str]:
    """What must stay on one line: a word with the space behind it, or a character of Japanese with its stop."""
    pieces: list[str] = []
    for char in text:
        joins = bool(pieces) and not pieces[-1].endswith(" ")
        if joins and (char in " 、。」）ー・っゃゅょッャュョ" or not (_is_wide(char) or _is_wide(pieces[-1][-1]))):
            pieces[-1] += char
        else:
            pieces.append(char)
    return pieces


def _is_wide(char: str) -> bool:
    return unicodedata.east_asian_width(char) in "WF"
