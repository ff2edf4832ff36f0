"""Recorded games play as they did. After a change of a rule that was meant: raise the game's ruleset version, and
write the playthroughs again with `python -m tests.playthroughs.write --all`."""

import difflib
from pathlib import Path

import pytest

import holotype
from holotype.core.chance import Seeded
from holotype.laws.digest import play
from tests.playthroughs import EVERY, FOLDER, files, log_lines, pack_in, playthrough, record_in


@pytest.mark.parametrize("file", files(), ids=lambda file: str(file.relative_to(FOLDER).with_suffix("")))
def test_a_recorded_game_plays_as_it_did(file: Path) -> None:
    was = file.read_text(encoding="utf-8")
    now = playthrough(record_in(was), pack_in(was))
    compare(f"{file.name} plays differently", was, now)


@pytest.mark.parametrize("game", sorted({file.parent.name for file in files()}))
def test_the_log_says_what_it_said(game: str) -> None:
    compare("the log reads differently", (FOLDER / game / "log.md").read_text(encoding="utf-8"), log_lines(game))


def compare(fault: str, was: str, now: str) -> None:
    if now != was:
        diff = difflib.unified_diff(was.splitlines(), now.splitlines(), "recorded", "now", lineterm="", n=2)
        pytest.fail("\n".join([f"{fault}:", *list(diff)[:60]]), pytrace=False)


def test_a_playthrough_holds_moves_tables_and_the_end(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=3, seed=5, sets=False)
    options = len(state.legal())
    play(state, Seeded(1))
    assert state.record is not None
    assert state.journal is not None
    text = playthrough(state.record)
    assert record_in(text) == state.record
    assert playthrough(record_in(text)) == text
    assert f"\n{state.journal.seats[0]}: {state.record.tokens[0]}/{options}" in text
    assert f"\n~{state.record.outcomes[0]} ~{state.record.outcomes[1]}" in text
    assert f"scores {state.scores()}" in text
    assert text.count("phase: digging") == 2 + (len(state.record.tokens) - 1) // EVERY


def test_a_changed_word_of_the_log_or_of_a_question_changes_no_playthrough(skeleton: holotype.Game) -> None:
    state = skeleton.start(players=2, seed=5)
    play(state, Seeded(1))
    assert state.record is not None
    assert state.journal is not None
    text = playthrough(state.record)
    assert {event.event for event in state.journal.log}
    assert not [event for event in state.journal.log if f" {event.event}" in text]


def test_all_playthroughs_together_can_be_read_in_a_diff() -> None:
    written = [*files(), *FOLDER.glob("*/log.md")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in written) < 30_000
