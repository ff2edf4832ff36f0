"""The table in numbers: two tables that a seat can tell apart have different numbers."""

import random
from typing import Any

import pytest

from .helpers import game


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (4, {}),
        (3, {"pogrom": True, "cape_york_trophy": True, "negotiation": "reduced"}),
        (2, {"variant": "m3_early_greenland"}),
        (4, {"variant": "m2_full_experience"}),
        (3, {"variant": "beginners"}),
        (1, {"variant": "solitaire_daughters"}),
        (2, {"variant": "coop_nazi"}),
    ],
)
def test_what_looks_different_has_different_numbers(players: int, options: dict[str, Any]) -> None:
    """At every decision of a game, and after each of a few answers to it."""
    state = game.start(players, 3, record=False, **options)
    dice = random.Random(players)
    seen: dict[tuple[int, tuple[float, ...]], dict[str, Any]] = {}
    while not state.over:
        answers = []
        for token in dice.sample(state.choices, min(3, len(state.choices))):
            answers.append(state.copy())
            answers[-1].take(token)
        for answer in answers:
            for seat in {answer.seat or 0, dice.randrange(players)}:
                view = answer.view(seat)
                assert seen.setdefault((seat, tuple(game.features(answer, seat))), view) == view
        state = answers[0]
    assert len({len(numbers) for _, numbers in seen}) == 1
