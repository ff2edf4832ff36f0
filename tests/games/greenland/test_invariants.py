"""The invariants of the SPEC notice what is broken; those about history read the log."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.helpers import clause

from .helpers import game, table

Break = Callable[[Any], None]


def begun() -> Any:
    """A table at its first assignment."""
    s = game.start(2, seed=3, seating="fixed")
    s.apply("face:goat")
    while s.prompt != "assign":
        s.apply(s.legal()[0])
    game.invariants(s)
    return s


def lose_a_row_card(s: Any) -> None:
    s.zone[s.north_warm.pop()] = 0


def turn_a_placard(s: Any) -> None:
    s.mono[0] = 1


def turn_back_after_baptism(s: Any) -> None:
    s.journal.note("GL-9.12", "baptism", 0, None, {})


def replace_what_nobody_took(s: Any) -> None:
    s.journal.note("GL-7.18", "replaced", None, None, {"card": "card:walrus"})


def play_a_turn_too_many(s: Any) -> None:
    s.deck_left += 1


def tell(event: str, seat: int, **details: Any) -> Break:
    return lambda s: s.journal.note("GL-7.8", event, seat, None, details)


def roll_again_twice(s: Any) -> None:
    for event in ("rolls", "rerolls", "rerolls"):
        tell(event, 0, dice="1 2", alpha=0)(s)


def lose_a_die(s: Any) -> None:
    tell("rolls", 0, dice="1 2", alpha=0)(s)
    tell("rerolls", 0, dice="1", alpha=0)(s)


def yield_to_two_tribes(s: Any) -> None:
    tell("hunt-succeeds", 0, card="card:walrus")(s)
    tell("hunt-succeeds", 1, card="card:walrus")(s)


def yield_twice_in_the_new_world(s: Any) -> None:
    tell("hunt-succeeds", 0, card="card:vinland")(s)
    tell("hunt-succeeds", 0, card="card:vinland")(s)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (lose_a_row_card, "GL-1.18"),
        (replace_what_nobody_took, "GL-7.18"),
        (turn_a_placard, "GL-9.11"),
        (turn_back_after_baptism, "GL-9.11"),
        (play_a_turn_too_many, "GL-10.1"),
        (roll_again_twice, "GL-7.9"),
        (lose_a_die, "GL-7.9"),
        (yield_to_two_tribes, "GL-7.19"),
        (yield_twice_in_the_new_world, "GL-7.14"),
    ],
)
def test_a_broken_history_is_noticed(fault: Break, words: str) -> None:
    s = begun()
    fault(s)
    with pytest.raises(AssertionError, match=words):
        game.invariants(s)


@clause("GL-7.19", "GL-7.22")
def test_two_tribes_may_both_succeed_in_the_new_world() -> None:
    s = begun()
    for seat in (0, 1):
        tell("hunt-succeeds", seat, card="card:vinland")(s)
    game.invariants(s)


COLD_WALRUS = (
    "phase hunt\nnorth: | walrus\nsouth: shark\n"
    "thule: on walrus 4, elders 2, pool 1 alpha, tableau {}\nnorse: pool 1 alpha, elders 1\ndice {}"
)


@clause("GL-4.15")
def test_twos_are_no_hits_in_the_cold() -> None:
    s: Any = table(COLD_WALRUS.format("sword", "2 2 2 1")).state
    s.apply("say:pass")
    assert (s.prompt, s.succeeded) == ("take-card", False)
    game.invariants(s)
    s.succeeded = True
    with pytest.raises(AssertionError, match=r"GL-4\.15"):
        game.invariants(s)


@clause("GL-7.10")
def test_no_face_that_turns_is_left() -> None:
    s: Any = table(COLD_WALRUS.format("toggle-harpoon", "5 5 5 3")).state
    assert s.prompt == "take-card"
    game.invariants(s)
    s.rolled[3] += 1
    with pytest.raises(AssertionError, match=r"GL-7\.10"):
        game.invariants(s)
