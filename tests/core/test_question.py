"""What a question is about, in words and in numbers."""

from typing import Any

from holotype.core.question import NUMBER, SEAT, Question, many, numbers
from tests.core.toy import STONE, Toy, game

TAKE = Question("take", "T-1", {"held": many("stone"), "from": SEAT, "stone": "stone"})
PAY = Question("pay", "T-2", {"price": NUMBER})


def taken(s: Any, seat: int, token: int, *args: int) -> None:
    pass


def asked(seat: int, question: Question, *args: int) -> Toy:
    def begin(s: Any) -> None:
        s.ask_always(seat, question, [STONE], taken, *args)

    state = game(begin, questions=(TAKE, PAY)).start(players=3, seed=1)
    assert isinstance(state, Toy)
    return state


def test_things_are_named_and_none_is_left_out() -> None:
    assert asked(1, TAKE, 0b101, 2, 1).view(1)["about"] == {
        "held": ["stone:a", "stone:c"],
        "from": "seat:2",
        "stone": "stone:b",
    }
    assert asked(1, TAKE, 0, -1, -1).view(1)["about"] == {"held": []}
    assert asked(1, PAY, 4).view(1)["about"] == {"price": 4}
    assert asked(1, PAY, 4).view(0)["about"] == {}


def test_numbers_say_who_is_asked_and_what_and_to_the_asked_seat_what_it_is_about() -> None:
    one_of_three, take, pay = [0.0, 1.0, 0.0], [1.0, 0.0], [0.0, 1.0]
    nothing = [0.0] * 3, [0.0, 0.0], [0.0, 0.0], [0.0, 0.0]
    held, other, stone, price = [1.0, 0.0, 1.0], [1.0, 1 / 3], [1.0, 1 / 3], [1.0, 0.4]
    assert numbers(asked(1, TAKE, 0b101, 2, 1), 0) == flat(one_of_three, take, *nothing)
    assert numbers(asked(0, TAKE, 0b101, 1, 1), 0) == flat([1.0, 0.0, 0.0], take, held, other, stone, nothing[3])
    assert numbers(asked(0, PAY, 4), 0) == flat([1.0, 0.0, 0.0], pay, *nothing[:3], price)


def flat(*parts: list[float]) -> list[float]:
    return [number for part in parts for number in part]


HEAP = Question("heap", "T-3", {"least": NUMBER}, marks="stone", done=0)


def gather(s: Any, least: int) -> None:
    """Any of three stones, from the first on; when none is left the set closes itself."""
    s.ask(0, HEAP, [*range(STONE + least, STONE + 3), HEAP.done], gathered, least)


def gathered(s: Any, seat: int, token: int, least: int) -> None:
    s.said.append(s.game.name(token))
    if token != HEAP.done:
        s.do((gather, token - STONE + 1))


def two_heaps() -> Toy:
    state = game(lambda s: s.do((gather, 0), (gather, 0)), questions=(HEAP,)).start(players=2, seed=1)
    assert isinstance(state, Toy)
    return state


def test_a_set_that_closes_itself_leaves_the_next_one_open() -> None:
    state = two_heaps()
    state.apply_set(["stone:c", "stone:a"])
    assert (state.said, state.over) == (["stone:a", "stone:c", state.game.name(HEAP.done)], False)
    state.apply_set([])
    assert state.over
