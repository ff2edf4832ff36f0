"""Saves made by earlier versions are restored and play on as they did: one for each question and rule that asked it.

Each has the scores and the legal tokens after thirty more random decisions, as the version that made it had them."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import holotype
from holotype.core.chance import Seeded

SAVES = json.loads(gzip.decompress((Path(__file__).parent / "before-questions.json.gz").read_bytes()))


def name_of(case: dict[str, Any]) -> str:
    return f"{case['save']['game']}-{case['save']['question']['prompt']}-{case['save']['question']['then'][0]}"


@pytest.mark.parametrize("game", holotype.games())
def test_there_are_saves_of_every_game(game: str) -> None:
    assert any(case["save"]["game"] == game for case in SAVES)


@pytest.mark.parametrize("case", SAVES, ids=name_of)
def test_an_old_save_plays_on(case: dict[str, Any]) -> None:
    game = holotype.load(case["save"]["game"])
    state = game.restore(case["save"])
    dice = Seeded(9)
    for _ in range(30):
        if state.over:
            break
        state.apply(state.choices[dice.below(len(state.choices))])
    assert (state.scores(), [game.name(token) for token in state.choices]) == (case["scores"], case["after"])
