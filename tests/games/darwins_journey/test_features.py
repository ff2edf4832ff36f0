"""The numbers for learning say all that a seat sees."""

import random
from typing import Any

import pytest

import holotype

GAME = holotype.load("darwins_journey")


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"variant": "solo_score_attack"}),
        (2, {"published_complete_any": True, "published_tiles": True}),
        (3, {"darwin_promo": True, "several_tents_per_camp": True}),
        (4, {"objective_worker_space": True}),
    ],
)
def test_what_looks_different_has_different_numbers(players: int, options: dict[str, Any]) -> None:
    """At every decision of a game, and after each of a few answers to it; the legal tokens are known beside them."""
    state = GAME.start(players, 3, record=False, **options)
    dice = random.Random(players)
    seen: dict[tuple[Any, ...], dict[str, Any]] = {}
    lengths = set()
    while not state.over:
        answers = [after(state, token) for token in dice.sample(state.choices, min(3, len(state.choices)))]
        for answer in answers:
            for seat in {answer.seat or 0, dice.randrange(players)}:
                numbers = GAME.features(answer, seat)
                lengths.add(len(numbers))
                legal = tuple(answer.choices) if answer.seat == seat else ()
                view = answer.view(seat)
                assert seen.setdefault((seat, legal, *numbers), view) == view
        state = answers[0]
    assert len(lengths) == 1


def after(state: holotype.State, token: int) -> holotype.State:
    copy = state.copy()
    copy.take(token)
    return copy
