"""Tables in plain text."""

import holotype
from holotype.core.plain import plain, seat_names, table_text


def test_what_fits_on_a_line_stands_on_one() -> None:
    assert plain({"bank": 0, "cards": {"fern": 2, "tooth": 1}, "row": [1, [2, 3]]}) == "\n".join(
        ["bank: 0", "cards: fern 2, tooth 1", "row: 1, (2, 3)"]
    )


def test_what_does_not_fit_is_indented() -> None:
    words = [f"word{n}" for n in range(40)]
    assert plain({"words": words}).splitlines()[:2] == ["words:", "  - word0"]
    assert plain([{"a": words}]).splitlines()[:3] == ["-", "  a:", "    - word0"]
    assert len(plain({"words": words}).splitlines()) == 41


def test_what_is_hidden_false_or_empty_is_left_out_but_zero_is_not() -> None:
    assert plain({"a": None, "b": False, "c": "", "d": [], "e": {}, "f": 0, "g": True}) == "f: 0\ng: True"


def test_a_table_is_told_as_a_seat_sees_it(skeleton: holotype.Game) -> None:
    state = skeleton.position("seat 0: 2 fern | tooth; seat 1: fern")
    assert "hand fern 2" not in table_text(state, 1)
    assert "hand (fern 2), hand_size 2, museum (tooth 1)" in table_text(state, 0)
    assert seat_names(state, "ja") == ["プレイヤー1", "プレイヤー2"]
