"""Recorded games play as they did. After a change of a rule that was meant: raise the game's ruleset version, and
write the playthroughs anew with `python -m tests.playthroughs.write --all`."""

import difflib
from pathlib import Path

import pytest

import holotype
from holotype.core.chance import Seeded
from holotype.laws.digest import play
from tests.playthroughs import FOLDER, files, pack_in, playthrough, record_in


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(FOLDER).with_suffix("")))
def test_a_recorded_game_plays_as_it_did(file: Path) -> None:
    was = file.read_text(encoding="utf-8")
    now = playthrough(record_in(was), pack_in(was))
    if now != was:
        diff = difflib.unified_diff(was.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=2)
        pytest.fail("\n".join([f"{file.name} plays differently:", *list(diff)[:60]]), pytrace=False)


def test_a_playthrough_tells_moves_tables_and_the_end(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=3, seed=5, sets=False)
    play(state, Seeded(1))
    assert state.record is not None
    text = playthrough(state.record)
    assert record_in(text).entries == state.record.entries
    assert playthrough(record_in(text)) == text
    assert "options: variant base, hand 2\n" in text
    assert f"1. seat {state.journal.seats[0] if state.journal else ''}: {state.record.tokens[0]}\n" in text
    assert f"scores {state.scores()}" in text
    assert text.count("phase: digging") == 2 + (len(state.record.tokens) - 1) // 20
