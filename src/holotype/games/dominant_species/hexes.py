"""Hexagons in axial coordinates (q, r): their corners, and where they are drawn.

Flat-topped: q grows to the lower right, r downwards. A corner is the meeting point of three hexes; each is the East
or the West corner of exactly one hex, which gives it its name.
"""

from math import sqrt

Hex = tuple[int, int]
Corner = tuple[str, int, int]  # ("E" or "W", q, r)


def corners(h: Hex) -> list[Corner]:
    """The six corners, clockwise from the East one."""
    q, r = h
    return [
        ("E", q, r),
        ("W", q + 1, r),
        ("E", q - 1, r + 1),
        ("W", q, r),
        ("E", q - 1, r),
        ("W", q + 1, r - 1),
    ]


def around(corner: Corner) -> list[Hex]:
    """The three hexes that meet at a corner."""
    side, q, r = corner
    return [(q, r), (q + 1, r - 1), (q + 1, r)] if side == "E" else [(q, r), (q - 1, r), (q - 1, r + 1)]


def centre(h: Hex, size: float) -> tuple[float, float]:
    """Where a flat-topped hex of this size (centre to corner) stands in a picture, y downwards."""
    q, r = h
    return 1.5 * size * q, sqrt(3) * size * (r + q / 2)


def outline(h: Hex, size: float) -> list[tuple[float, float]]:
    """The six corners in a picture, clockwise from the East one."""
    return [corner_point(corner, size) for corner in corners(h)]


def corner_point(corner: Corner, size: float) -> tuple[float, float]:
    side, q, r = corner
    x, y = centre((q, r), size)
    return (x + size, y) if side == "E" else (x - size, y)
