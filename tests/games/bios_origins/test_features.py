"""The numbers for learning and the legal tokens say all that a seat sees."""

import json
from random import Random
from typing import Any

import pytest

from holotype.core.state import State

WAYS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"variant": "basic"}),
    (4, {"variant": "yeel"}),
    (2, {"variant": "custom_draft"}),
    (1, {"variant": "solo"}),
    (2, {"variant": "cooperative", "copy_eureka_optional": True}),
]


@pytest.mark.parametrize(("players", "options"), WAYS)
def test_tables_that_a_seat_sees_differently_have_different_numbers(game, players, options):
    state = game.start(players, seed=11, record=False, **options)
    random = Random(11)
    seen: dict[tuple[float, ...], str] = {}
    lengths = set()
    for _ in range(400):
        if state.over:
            break
        for table in (state, *tried(state, random)):
            for seat in range(players):
                numbers = table.game.features(table, seat)
                lengths.add(len(numbers))
                mask = table.legal() if table.seat == seat else []
                view = json.dumps(table.view(seat), sort_keys=True)
                assert seen.setdefault((seat, *mask, -1, *numbers), view) == view
        state.apply(random.choice(state.legal()))
    assert len(lengths) == 1


def tried(state: State, random: Random) -> list[State]:
    """The table after some of the moves that are possible now."""
    tables = []
    for token in random.sample(state.legal(), min(2, len(state.legal()))):
        tables.append(state.copy())
        tables[-1].apply(token)
    return tables
