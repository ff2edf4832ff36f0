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
