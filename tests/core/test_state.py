"""The engine: steps in their order, questions, refusals, copies, and how far undoing is free."""

from typing import Any

import pytest

import holotype
from holotype.core.chance import Recorded, Seeded
from holotype.core.outcome import rank_by
from holotype.core.state import seats_from
from tests.core.toy import ask, ask_always, ask_nothing, ask_with, game, nest, peek, roll, say, say_three, say_two, toy

YES, NO, A, B, C = range(5)


# --- the agenda ----------------------------------------------------------------------------------------------------


def test_steps_run_in_the_order_in_which_they_are_read() -> None:
    s = toy((say, "1"), (say_two, "2", "3"), (say_three, "4", "5", "6"), (say, "7"))
    assert s.said == ["1", "2", "3", "4", "5", "6", "7"]
    assert s.over


def test_what_a_step_adds_comes_before_what_was_there() -> None:
    assert toy((say, "first"), (nest,), (say, "last")).said == ["first", "nest", "inner 1", "inner 2", "last"]


def test_a_single_step_is_added_on_top() -> None:
    s = toy((ask, 0, YES, NO))
    s.do((say, "below"))
    s.do((say, "above"))
    s.apply("say:yes")
    assert s.said == ["0 say:yes", "above", "below"]


def test_steps_wait_while_a_question_is_open() -> None:
    s = toy((ask, 1, YES, NO), (say, "later"))
    assert (s.seat, s.prompt, s.legal(), s.over, s.said) == (1, "pick", [YES, NO], False, [])
    s.apply(NO)
    assert (s.seat, s.legal(), s.over) == (None, [], True)
    assert s.said == ["1 say:no", "later"]


def test_arguments_of_a_question_reach_its_answer() -> None:
    s = toy((ask_with, 0, YES, NO))
    s.apply("say:no")
    assert s.said == ["0 say:no ab"]


# --- a single choice -----------------------------------------------------------------------------------------------


def test_a_single_choice_is_taken_at_once_and_before_what_follows() -> None:
    s = toy((ask, 0, B), (say, "later"))
    assert (s.said, s.over) == (["0 stone:b", "later"], True)
    assert s.record is not None
    assert s.record.tokens == []


def test_a_single_choice_keeps_its_arguments() -> None:
    assert toy((ask_with, 1, A)).said == ["1 stone:a ab"]


def test_a_single_choice_that_would_tell_something_is_asked_for() -> None:
    s = toy((ask_always, 1, C))
    assert (s.seat, s.legal(), s.said) == (1, [C], [])
    s.apply(C)
    assert s.said == ["1 stone:c"]


def test_a_question_without_an_answer_is_a_fault_of_the_rules() -> None:
    with pytest.raises(RuntimeError, match="question 'pick' has no legal token"):
        toy((ask_nothing, 0))


# --- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [2, "stone:a", -1, 5, "stone:z", "mud:a", "say", True, False, 0.0, None, [0]])
def test_what_is_not_legal_is_refused_and_changes_nothing(token: object) -> None:
    s = toy((ask, 0, YES, NO))
    before = s.save()
    with pytest.raises(holotype.IllegalToken):
        s.apply(token)
    assert s.save() == before


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("stone:a", "stone:a is not legal now; seat 0 may name: say:yes, say:no"),
        (17, "17 is not legal now; seat 0 may name: say:yes, say:no"),
        ("stone:z", "no token is called 'stone:z'; stone: may be a, b, c"),
        ("mud:a", "no token is called 'mud:a'; names look like kind:thing, with kind one of say, stone"),
        (None, "a token is a number or a name, not None"),
    ],
)
def test_a_refusal_says_what_would_be_right(token: object, words: str) -> None:
    with pytest.raises(holotype.IllegalToken) as refusal:
        toy((ask, 0, YES, NO)).apply(token)
    assert str(refusal.value) == words


def test_after_the_end_nothing_is_legal() -> None:
    s = toy((say, "end"))
    with pytest.raises(holotype.IllegalToken, match="the game is over"):
        s.apply(YES)


def test_changing_the_list_of_legal_tokens_changes_nothing() -> None:
    s = toy((ask, 0, YES, NO))
    s.legal().append(A)
    assert s.legal() == [YES, NO]
    s.apply(YES)
    s.legal().append(A)
    assert s.legal() == []


# --- chance --------------------------------------------------------------------------------------------------------


def test_a_die_shows_one_to_its_sides() -> None:
    s = toy((ask, 0, YES, NO))
    s.chance = Recorded([0, 5], Seeded(0))
    assert (s.roll(6), s.roll(6)) == (1, 6)


def test_a_bag_is_drawn_from_by_weight() -> None:
    s = toy()
    bag = [2, 0, 3]
    s.chance = Recorded([0, 0, 2, 1, 0], Seeded(0))
    assert [s.draw_from(bag) for _ in range(5)] == [0, 0, 2, 2, 2]
    assert bag == [0, 0, 0]


@pytest.mark.parametrize(("outcome", "kind"), [(0, 0), (1, 0), (2, 2), (4, 2)])
def test_each_thing_in_a_bag_has_its_outcome(outcome: int, kind: int) -> None:
    s = toy()
    s.chance = Recorded([outcome], Seeded(0))
    assert s.draw_from([2, 0, 3]) == kind


def test_every_order_is_as_likely_as_any_other() -> None:
    s = toy()
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        things = [1, 2, 3]
        s.shuffle(things)
        seen[tuple(things)] = seen.get(tuple(things), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


def test_chance_is_recorded_where_it_is_asked_for() -> None:
    s = toy((roll, 6), (ask, 0, YES, NO), (roll, 6))
    first = s.pile
    s.apply("say:no")
    assert s.record is not None
    assert s.record.entries == (first - 1, "say:no", s.pile - 1)


# --- copies --------------------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way_without_record_or_log() -> None:
    s = toy((ask, 0, YES, NO), (roll, 1000), (ask, 1, A, B))
    c = s.copy()
    assert (c.record, c.journal, c.logging) == (None, None, False)
    c.apply(YES)
    assert (s.said, s.seat) == ([], 0)
    s.apply(YES)
    assert (s.said, s.pile, s.seat) == (c.said, c.pile, 1)


def test_a_determinization_has_another_future() -> None:
    s = toy((ask, 0, YES, NO), (roll, 10**6))
    futures = set()
    for seed in (1, 2, 2):
        c: Any = s.determinize(0, seed)
        c.apply(YES)
        futures.add(c.pile)
    assert len(futures) == 2


# --- undo ----------------------------------------------------------------------------------------------------------


def fence(*steps: tuple[Any, ...], moves: int) -> int:
    s = toy(*steps)
    for _ in range(moves):
        s.apply(s.legal()[0])
    assert s.journal is not None
    assert s.journal.moves == moves
    return s.journal.fence


def test_a_seat_may_take_back_its_own_moves() -> None:
    assert fence((ask, 0, YES, NO), (ask, 0, A, B), (ask, 0, A, B), moves=2) == 0


def test_not_behind_another_seats_move() -> None:
    assert fence((ask, 0, YES, NO), (ask, 0, A, B), (ask, 1, A, B), (ask, 1, A, B), moves=3) == 2


def test_not_behind_chance() -> None:
    assert fence((ask, 0, YES, NO), (roll, 6), (ask, 0, A, B), (ask, 0, A, B), moves=2) == 1


def test_not_behind_what_was_revealed() -> None:
    assert fence((ask, 0, YES, NO), (ask, 0, A, B), (peek,), (ask, 0, A, B), moves=2) == 2


def test_rewinding_gives_the_state_that_was() -> None:
    s = toy((roll, 6), (ask, 0, YES, NO), (ask, 0, A, B), (roll, 6))
    saves = [s.save()]
    for token in ("say:yes", "stone:b"):
        s.apply(token)
        saves.append(s.save())
    for moves in (0, 1, 2):
        back = s.game.rewind(s, moves)
        for part in ("table", "question", "agenda", "journal"):
            assert back.save()[part] == saves[moves][part]


def test_a_rewound_state_shares_no_chance_with_the_one_it_came_from() -> None:
    s = toy((ask, 0, YES, NO), (ask, 0, A, B), (roll, 10**6))
    s.apply(YES)
    back: Any = s.game.rewind(s, 0)
    back.apply(YES)
    back.apply(A)
    s.apply(A)
    assert s.pile == back.pile


@pytest.mark.parametrize("moves", [-1, 2])
def test_there_is_nothing_behind_the_beginning_or_after_now(moves: int) -> None:
    s = toy((ask, 0, YES, NO), (ask, 0, A, B))
    s.apply(YES)
    with pytest.raises(holotype.RecordError, match=f"cannot go back to move {moves}"):
        s.game.rewind(s, moves)


# --- the rest ------------------------------------------------------------------------------------------------------


def test_nobody_has_won_before_the_end() -> None:
    s = toy((ask, 0, YES, NO))
    assert s.winners() == []
    s.apply(YES)
    assert s.winners() == [0]


def test_a_spectator_and_the_others_do_not_see_what_is_legal() -> None:
    s = toy((ask, 1, YES, NO))
    assert [s.view(seat)["legal"] for seat in (None, 0, 1)] == [[], [], ["say:yes", "say:no"]]
    s.apply(YES)
    assert s.view(None)["legal"] == []
    assert s.view(1)["prompt"] == ""


@pytest.mark.parametrize("seat", [2, -1, True, "0"])
def test_a_seat_that_does_not_exist_sees_nothing(seat: Any) -> None:
    with pytest.raises(ValueError, match=r"there is no seat .*; seats go from 0 to 1"):
        toy((ask, 0, YES, NO)).view(seat)


def test_seats_go_clockwise_from_one() -> None:
    assert list(seats_from(2, 4)) == [2, 3, 0, 1]


def test_an_unrecorded_game_has_no_record() -> None:
    s = toy((ask, 0, YES, NO), record=False)
    s.apply(YES)
    assert (s.record, s.logging) == (None, False)
    with pytest.raises(holotype.RecordError):
        s.game.rewind(s, 0)


def test_a_game_begins_with_its_smallest_number_of_players() -> None:
    assert game().start(seed=1).players == 2


def test_a_copy_is_asked_the_same_question() -> None:
    s = toy((ask_with, 1, YES, NO))
    c: Any = s.copy()
    assert (c.seat, c.prompt, c.legal()) == (1, "pick", [YES, NO])
    c.apply("say:no")
    assert c.said == ["1 say:no ab"]


def test_ranks_go_from_the_highest_to_the_lowest_and_equals_share_one() -> None:
    assert rank_by([3, 7, 3, 0]) == [[1], [0, 2], [3]]
    assert rank_by([(1, 2), (2, 0), (1, 3)]) == [[1], [2], [0]]


def test_without_a_seed_a_position_is_the_same_every_time() -> None:
    def set_table(s: Any, statements: Any) -> None:
        s.do((roll, 10**6), (ask, 0, YES, NO))

    position: Any = game(set_table=set_table).position
    assert position("").pile == position("", seed=0).pile == Seeded(0).below(10**6) + 1
