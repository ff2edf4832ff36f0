"""The rules, clause by clause. A test sets the table in words, names tokens and looks at the table.

The laws that hold for every game (records, copies, hidden information, texts) are tested by `holotype fuzz`.
"""

from typing import Any

import pytest

import holotype
from holotype.core.types import Json

clause = pytest.mark.clause
GAME = holotype.load("newgame")


def legal(state: holotype.State) -> list[str]:
    return [GAME.name(token) for token in state.legal()]


def seat(state: holotype.State, number: int) -> Json:
    """A seat's things, as its owner sees them."""
    things: Json = state.view(number)["table"]["seats"][number]
    return things


@clause("NG-1.1", "NG-1.2")
@pytest.mark.parametrize("hand", [0, 2, 4])
def test_everybody_draws_a_hand_and_the_rest_stays_in_the_bag(hand: int) -> None:
    state = GAME.start(players=3, seed=1, hand=hand)
    assert [sum(seat(state, n)["hand"].values()) for n in range(3)] == [hand] * 3
    assert state.view(None)["table"]["bag"] == 20 - 3 * hand


@clause("NG-1.3")
def test_every_seat_may_be_the_first() -> None:
    assert {GAME.start(players=4, seed=seed).seat for seed in range(30)} == {0, 1, 2, 3}


@clause("NG-1.4")
def test_a_hand_and_what_was_lost_are_seen_by_their_owner_only() -> None:
    state = GAME.position("seat 0: 2 fern tooth | ammonite | fern; seat 1: fern")
    mine, theirs = state.view(0)["table"]["seats"][0], state.view(1)["table"]["seats"][0]
    assert (mine["hand"], mine["lost"]) == ({"fern": 2, "tooth": 1}, {"fern": 1})
    assert (theirs["hand"], theirs["lost"]) == (None, None)
    assert (theirs["hand_size"], theirs["lost_size"], theirs["museum"]) == (3, 1, {"ammonite": 1})


@clause("NG-2.1")
def test_a_turn_is_to_dig_to_show_or_to_pass() -> None:
    state = GAME.position("seat 0: 2 fern tooth; seat 1: fern")
    assert legal(state) == ["say:dig", "fossil:fern", "fossil:tooth", "say:pass"]


@clause("NG-2.1")
def test_an_empty_bag_cannot_be_dug_in() -> None:
    state = GAME.position("seat 0: 8 fern 6 ammonite; seat 1: 4 trilobite 2 tooth")
    assert legal(state) == ["fossil:fern", "fossil:ammonite", "say:pass"]


@clause("NG-2.2")
def test_digging_draws_a_fossil_and_the_turn_passes_on() -> None:
    # The bag holds 8 fern, 6 ammonite, …: the ninth thing in it is an ammonite.
    state = GAME.position("turn 0; chance 8; dice 2")
    state.apply("say:dig")
    assert seat(state, 0)["hand"] == {"ammonite": 1}
    assert state.seat == 1


@clause("NG-2.2", "NG-2.3")
def test_a_one_buries_a_fossil_of_the_owners_choice() -> None:
    state = GAME.position("seat 0: tooth; chance 0; dice 1")
    state.apply("say:dig")
    assert (state.seat, legal(state)) == (0, ["fossil:fern", "fossil:tooth"])
    state.apply("fossil:fern")
    assert seat(state, 0)["hand"] == {"tooth": 1}
    assert seat(state, 0)["lost"] == {"fern": 1}


@clause("NG-2.3")
def test_even_a_single_kind_is_asked_for_so_that_nobody_learns_of_it() -> None:
    state = GAME.position("seat 0: fern; chance 0; dice 1")
    state.apply("say:dig")
    assert (state.prompt, legal(state)) == ("lose", ["fossil:fern"])


@clause("NG-2.4")
def test_showing_puts_a_fossil_into_the_museum() -> None:
    state = GAME.position("seat 0: 2 fern")
    state.apply("fossil:fern")
    assert (seat(state, 0)["hand"], seat(state, 0)["museum"]) == ({"fern": 1}, {"fern": 1})


@clause("NG-2.5")
def test_whoever_has_passed_takes_no_more_turns() -> None:
    state = GAME.position("players 3; seat 0: 2 fern; seat 2: fern; passed 1")
    state.apply("fossil:fern")
    assert state.seat == 2


@clause("NG-3.1")
def test_the_game_ends_when_all_have_passed() -> None:
    state = GAME.position("passed 0")
    assert not state.over
    state.apply("say:pass")
    assert state.over


@clause("NG-2.5", "NG-3.1")
def test_a_player_with_nothing_left_to_do_passes_unasked() -> None:
    everything = "8 fern 6 ammonite 4 trilobite 2 tooth"
    state = GAME.position(f"seat 0: | {everything}; seat 1:; turn 1")
    assert state.over


@clause("NG-3.2")
def test_only_the_museum_scores() -> None:
    state = GAME.position("seat 0: tooth | 2 fern ammonite trilobite; seat 1: 2 fern")
    assert state.scores() == [7, 0]


@clause("NG-3.2", "NG-3.3", "NG-E1")
@pytest.mark.parametrize(("sets", "points"), [(True, 16), (False, 11)])
def test_a_full_set_scores_five_more(sets: bool, points: int) -> None:
    state = GAME.position("seat 0: | fern ammonite trilobite tooth; seat 1: | 3 trilobite tooth", sets=sets)
    assert state.scores() == [points, 14]


@clause("NG-3.4", "NG-E1")
def test_the_highest_score_wins_and_equals_share_it() -> None:
    state = GAME.position("seat 0: | tooth; seat 1: | fern; seat 2: | trilobite ammonite; passed 0 1")
    state.apply("say:pass")
    assert (state.ranking(), state.winners()) == ([[0, 2], [1]], [0, 2])


@clause("NG-I1", "NG-I2")
@pytest.mark.parametrize(("kind", "number"), [(0, 1), (0, -1)])
def test_a_fossil_too_many_or_too_few_is_noticed(kind: int, number: int) -> None:
    state: Any = GAME.start(players=2, seed=1)
    state.bag[kind] += number
    with pytest.raises(AssertionError, match="NG-I1"):
        GAME.invariants(state)
    state.bag[kind] = -1
    state.lost[kind] += 20
    with pytest.raises(AssertionError, match="NG-I"):
        GAME.invariants(state)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seat 0: egg", "there is no fossil 'egg'"),
        ("seat 0: 9 fern", "only 8"),
        ("seat 0: | | | fern", "three zones"),
        ("turn 5", "no seat 5"),
        ("moon full", "is made of"),
    ],
)
def test_a_position_that_cannot_be_set_says_why(text: str, complaint: str) -> None:
    with pytest.raises(holotype.PositionError, match=complaint):
        GAME.position(text)
