"""Saves made by earlier versions are restored and play on as they did: one for each question and rule that asked it.

Each has the scores and the legal tokens after thirty more random decisions, as the version that made it had them. Saves
of earlier rulesets are carried over and played to their end."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import holotype
from holotype.core.chance import Seeded

FILES = sorted(Path(__file__).parent.glob("*.json.gz"))
CASES = [case for file in FILES for case in json.loads(gzip.decompress(file.read_bytes()))]


def is_of_today(case: dict[str, Any]) -> bool:
    return bool(case["save"]["ruleset"] == holotype.load(case["save"]["game"]).ruleset)


SAVES = [case for case in CASES if is_of_today(case)]
EARLIER = [case for case in CASES if not is_of_today(case)]


def name_of(case: dict[str, Any]) -> str:
    question = case["save"]["question"]
    return f"{case['save']['game']}-{question.get('id') or question['prompt']}-{question['then'][0]}"


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


@pytest.mark.parametrize("case", EARLIER, ids=name_of)
def test_a_save_of_an_earlier_ruleset_is_played_to_its_end(case: dict[str, Any]) -> None:
    game = holotype.load(case["save"]["game"])
    state = game.restore(case["save"])
    dice = Seeded(9)
    game.invariants(state)
    while not state.over:
        state.apply(state.choices[dice.below(len(state.choices))])
        game.invariants(state)
