"""Hexes and their corners, against geometry that is known."""

from collections import Counter
from itertools import combinations
from math import dist, isclose

import pytest

from holotype.games.dominant_species.hexes import Hex, around, centre, corner_point, corners, outline

# Within three steps of the middle: no coordinate, and no sum of the two, goes beyond three.
NEAR = [(q, r) for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3]


def touch(a: Hex, b: Hex) -> bool:
    """Flat-topped hexes of size 1 touch when their centres are the square root of 3 apart."""
    return isclose(dist(centre(a, 1), centre(b, 1)), 3**0.5)


def test_q_goes_to_the_lower_right_and_r_downwards() -> None:
    x, y = centre((1, 0), 10)
    assert (x > 0, y > 0) == (True, True)
    assert centre((0, 1), 10) == pytest.approx((0, 10 * 3**0.5))


def test_a_corner_belongs_to_three_hexes_and_each_of_them_has_it() -> None:
    for h in NEAR:
        assert len(set(corners(h))) == 6
        for corner in corners(h):
            meeting = around(corner)
            assert h in meeting
            assert len(set(meeting)) == 3
            assert all(corner in corners(other) for other in meeting)
            assert all(touch(a, b) for a, b in combinations(meeting, 2))


def test_neighbours_share_two_corners_and_others_fewer() -> None:
    for h in NEAR:
        shared = len(set(corners((0, 0))) & set(corners(h)))
        assert shared == (2 if touch(h, (0, 0)) else 6 if h == (0, 0) else 0)


def test_corners_are_drawn_around_their_hex_clockwise() -> None:
    x, y = centre((2, -3), 10)
    points = outline((2, -3), 10)
    assert points[0] == pytest.approx((x + 10, y))
    assert points[1] == pytest.approx((x + 5, y + 5 * 3**0.5))
    assert points[3] == pytest.approx((x - 10, y))
    assert all(isclose(dist(point, (x, y)), 10) for point in points)


def test_a_corner_is_drawn_in_one_place_whatever_hex_it_is_seen_from() -> None:
    for corner in corners((1, -2)):
        for h in around(corner):
            assert isclose(dist(corner_point(corner, 10), centre(h, 10)), 10)


def test_the_corners_of_a_board() -> None:
    """A disc of radius 3 without its top and bottom hex: 35 hexes with 92 corners."""
    board = set(NEAR) - {(0, -3), (0, 3)}
    touching = Counter(corner for h in board for corner in corners(h))
    assert (len(board), len(touching)) == (35, 92)
    assert Counter(touching.values()) == {3: 50, 2: 18, 1: 24}
