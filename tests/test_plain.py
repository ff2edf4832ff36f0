"""Tables in plain text."""

import holotype
from holotype.pictures.plain import plain, table_text


def test_short_entries_share_a_line() -> None:
    assert plain({"bank": 0, "cards": {"fern": 2, "tooth": 1}, "row": [1, [2, 3]]}) == (
        "bank: 0 | cards: fern 2, tooth 1 | row: 1, (2, 3)"
    )
    assert plain({"bank": 0, "words": [f"word{n}" for n in range(9)], "row": 1}).splitlines() == [
        "bank: 0",
        "words: word0, word1, word2, word3, word4, word5, word6, word7, word8",
        "row: 1",
    ]


def test_what_does_not_fit_on_a_line_is_indented() -> None:
    words = [f"word{n}" for n in range(40)]
    assert plain({"words": words}).splitlines()[:2] == [
        "words:",
        "  - word0 | word1 | word2 | word3 | word4 | word5 | word6 | word7 | word8 | word9 | word10 | word11 | word12",
    ]
    assert plain([{"a": 1, "b": words}]).splitlines()[:3] == ["- a: 1", "  b:", f"    {plain(words).splitlines()[0]}"]
    assert max(len(line) for line in plain({"words": words}).splitlines()) <= 112


def test_what_is_hidden_false_or_empty_is_left_out_but_zero_is_not() -> None:
    assert plain({"a": None, "b": False, "c": "", "d": [], "e": {"f": None}, "g": 0, "h": True}) == "g: 0 | h: True"


def test_a_table_is_told_as_a_seat_sees_it(skeleton: holotype.Game) -> None:
    state = skeleton.position("seat 0: 2 fern | tooth; seat 1: fern")
    assert "hand fern 2" not in table_text(state, 1)
    assert "hand (fern 2), hand_size 2, museum (tooth 1)" in table_text(state, 0)
    assert state.game.texts.seats(2, "ja") == ["プレイヤー1", "プレイヤー2"]
