"""Bots know what is good for them."""

import holotype
from tests.helpers import clause

GAME = holotype.load("darwins_journey")


def advice(text: str) -> float:
    return GAME.advice(GAME.position(text), 0)


@clause("DJ-11.2", "DJ-11.3")
def test_more_is_worth_more():
    plain = advice("turn: 0; seat 0: coins 2")
    for better in ("coins 5", "coins 2, vp 3", "coins 2, knowledge 1", "coins 2, theory 2", "coins 2, row2 red",
                   "coins 2, studied red-bird", "coins 2, ship O4", "coins 2, explorers IA5", "coins 2, tents O6",
                   "coins 2, lenses explore-2", "coins 2, envelopes 2 0 0, stacks 2 4 4", "coins 2, reserve gold-01",
                   "coins 2, fifth"):  # fmt: skip
        assert advice(f"turn: 0; seat 0: {better}") > plain, better


@clause("DJ-11.4")
def test_at_the_end_only_points_count():
    assert advice("phase end; round 5; seat 0: coins 30, knowledge 4, vp 7, row2 red*3") == 7.0
