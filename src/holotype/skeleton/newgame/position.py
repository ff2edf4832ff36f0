"""A table in words. What is not named stays in the bag.

seat 0: 2 fern tooth | ammonite | fern     hand | museum | lost
passed 1                                    who has passed
turn 0                                      whose turn it is (else seat 0's)
"""

from collections.abc import Callable, Sequence

from holotype.core.notation import Statement, a_seat, set_out

from .digging import turn
from .state import State


class Told:
    """What the words say that does not lie on the table."""

    def __init__(self) -> None:
        self.turn = 0


def set_table(s: State, statements: Sequence[Statement]) -> None:
    told = Told()
    set_out(s, statements, READERS, told)
    s.do((turn, told.turn))


def read_seat(s: State, statement: Statement, told: Told) -> None:
    seat, body = statement.about_seat()
    a_seat(s, statement, seat)
    parts = body.split("|")
    if len(parts) > 3:
        raise statement.error("a seat has three zones: hand | museum | lost")
    for zone, words in zip((s.hands, s.museums, s.lost), parts, strict=False):
        count = 1
        for word in words.split():
            if word.isdecimal():
                count = int(word)
            else:
                kind = known_kind(s, statement, word)
                take_from_bag(s, statement, kind, count)
                zone[seat * s.rules.kinds + kind] += count
                count = 1


def read_passed(s: State, statement: Statement, told: Told) -> None:
    for seat in statement.numbers():
        s.passed[a_seat(s, statement, seat)] = 1


def read_turn(s: State, statement: Statement, told: Told) -> None:
    told.turn = a_seat(s, statement, statement.number())


def take_from_bag(s: State, statement: Statement, kind: int, count: int) -> None:
    s.bag[kind] -= count
    if s.bag[kind] < 0:
        raise statement.error(f"the game has only {s.rules.counts[kind]} of these")


def known_kind(s: State, statement: Statement, word: str) -> int:
    things = s.game.vocab.groups["fossil"].things
    if word not in things:
        raise statement.error(f"there is no fossil {word!r}; there are {', '.join(things)}")
    return things.index(word)


READERS: dict[str, Callable[[State, Statement, Told], None]] = {
    "seat": read_seat,
    "passed": read_passed,
    "turn": read_turn,
}
