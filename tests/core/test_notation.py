"""Positions in words: what every game reads alike."""

from typing import Any

import pytest

import holotype
from holotype.core.notation import Statement, statements
from holotype.core.options import Option
from tests.core import toy


def test_statements_are_lines_and_parts_of_lines() -> None:
    text = "bank 5; seat 0: C carnivorous # hungry\n\n  last\nturn: 3;; # nothing\n"
    assert list(statements(text)) == [
        Statement(1, "bank", "5"),
        Statement(1, "seat", "0: C carnivorous"),
        Statement(3, "last", ""),
        Statement(4, "turn", "3"),
    ]


def test_a_statement_reads_its_numbers() -> None:
    assert Statement(1, "bank", "12").number() == 12
    assert Statement(1, "dice", "2 5,6").numbers() == [2, 5, 6]
    assert Statement(1, "seat", "1: a b").about_seat() == (1, "a b")
    assert Statement(1, "seat", "2").about_seat() == (2, "")


@pytest.mark.parametrize(
    ("statement", "read", "words"),
    [
        (Statement(4, "bank", "full"), "number", "line 4, 'bank full': a whole number should stand here"),
        (Statement(4, "bank", "-1"), "number", "line 4, 'bank -1': a whole number should stand here"),
        (Statement(2, "bank", ""), "number", "line 2, 'bank': a whole number should stand here"),
        (Statement(4, "dice", "1 x"), "numbers", "line 4, 'dice 1 x': whole numbers should stand here"),
        (
            Statement(4, "seat", "x: y"),
            "about_seat",
            "line 4, 'seat x: y': a seat is given by its number, e.g. seat 0: …",
        ),
    ],
)
def test_what_cannot_be_read_is_named_with_its_line(statement: Statement, read: str, words: str) -> None:
    with pytest.raises(holotype.PositionError) as error:
        getattr(statement, read)()
    assert str(error.value) == words


def game(**parts: Any) -> holotype.Game:
    def set_table(s: Any, given: Any) -> None:
        s.said = [f"{statement.word} {statement.body}" for statement in given]
        s.do((toy.roll, 6), (toy.ask, 0, 0, 1), (toy.roll, 6))

    return toy.game(set_table=set_table, options=(Option("fast", "flag", False),), **parts)


def test_a_game_gets_the_statements_that_are_its_own() -> None:
    s: Any = game().position("players 3; option fast=yes; dice 4; bank 5\nseat 0: x")
    assert (s.players, s.options["fast"], s.said, s.pile) == (3, True, ["bank 5", "seat 0: x"], 4)


def test_players_are_as_many_as_the_seats_in_the_text() -> None:
    assert [game().position(text).players for text in ("", "seat 0: a", "seat 2: a", "seat 1: a; players 3")] == [
        2,
        2,
        3,
        3,
    ]


def test_dice_and_chance_come_before_the_seed() -> None:
    s: Any = game().position("dice 6; chance 2")
    assert s.pile == 6
    s.apply("say:yes")
    assert s.pile == 3
    rolls = []
    for seed in range(12):
        s = game().position("", seed=seed)
        rolls.append(s.pile)
    assert len(set(rolls)) > 2


def test_options_of_the_call_go_before_those_of_the_text() -> None:
    assert game().position("option fast=yes", fast=False).options["fast"] is False


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players 9", "is for 2, 3 players, not 9"),
        ("players many", "a whole number"),
        ("seat 7: x", "is for 2, 3 players, not 8"),
        ("option speed=1", "there is no option 'speed'"),
        ("option fast=perhaps", "option fast: 'perhaps' is not true or false"),
        ("option fast", "option fast: '' is not true or false"),
        ("dice six", "whole numbers should stand here"),
    ],
)
def test_a_position_that_cannot_be_is_refused(text: str, words: str) -> None:
    with pytest.raises(holotype.PositionError, match=words):
        game().position(text)


def test_a_game_from_a_position_is_recorded_with_it_and_replays() -> None:
    s: Any = game().position("dice 6 1; bank 5", seed=3)
    s.apply("say:no")
    assert s.record.position == "dice 6 1; bank 5"
    again: Any = game().replay(s.record.to_json())
    assert (again.said, again.pile, again.over) == (s.said, s.pile, True)
    assert game().rewind(again, 0).seat == 0
