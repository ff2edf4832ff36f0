"""A table in words. What is not named stays in the bag.

seat 0: 2 fern tooth | ammonite | fern     hand | museum | lost
passed 1                                    who has passed
turn 0                                      whose turn it is (else seat 0's)
"""

from collections.abc import Sequence

from holotype.core.notation import Statement

from .digging import turn
from .state import Table


def set_table(s: Table, statements: Sequence[Statement]) -> None:
    s.bag = list(s.facts.counts)
    first = 0
    for statement in statements:
        if statement.word == "seat":
            set_seat(s, statement)
        elif statement.word == "passed":
            for seat in statement.numbers():
                s.passed[known_seat(s, statement, seat)] = 1
        elif statement.word == "turn":
            first = known_seat(s, statement, statement.number())
        else:
            raise statement.error("a statement begins with seat, passed, turn, players, option, dice or chance")
    s.do((turn, first))


def set_seat(s: Table, statement: Statement) -> None:
    seat, body = statement.about_seat()
    known_seat(s, statement, seat)
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
                zone[seat * s.facts.kinds + kind] += count
                count = 1


def take_from_bag(s: Table, statement: Statement, kind: int, count: int) -> None:
    s.bag[kind] -= count
    if s.bag[kind] < 0:
        raise statement.error(f"the game has only {s.facts.counts[kind]} of these")


def known_kind(s: Table, statement: Statement, word: str) -> int:
    things = s.game.vocab.groups["fossil"].things
    if word not in things:
        raise statement.error(f"there is no fossil {word!r}; there are {', '.join(things)}")
    return things.index(word)


def known_seat(s: Table, statement: Statement, seat: int) -> int:
    if seat >= s.players:
        raise statement.error(f"there is no seat {seat}; seats go from 0 to {s.players - 1}")
    return seat
