"""Positions in words: a table that a person can write, for tests, bug reports and "what if".

A position is a list of statements, one a line or separated by `;`. A statement is a word and what belongs to
it, with an optional colon (`bank 5`, `seat 0: C carnivorous`). `#` begins a comment. These are read here, the
others by the game:

    players 3            how many seats (else as many as the game sees in the text)
    option NAME=VALUE    an option of the game
    dice 2 5             the next outcomes of dice; then chance goes on from the seed
    chance 0 11          the next chance outcomes as raw numbers, counted from 0
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .state import State


class PositionError(ValueError):
    """A position that cannot be read; says which line and what would be right."""


class Statement(NamedTuple):
    line: int
    word: str
    body: str

    def error(self, why: str) -> PositionError:
        return PositionError(f"line {self.line}, {f'{self.word} {self.body}'.strip()!r}: {why}")

    def number(self) -> int:
        if not self.body.isdecimal():
            raise self.error("a whole number should stand here")
        return int(self.body)

    def numbers(self) -> list[int]:
        words = self.body.replace(",", " ").split()
        if not all(word.isdecimal() for word in words):
            raise self.error("whole numbers should stand here")
        return [int(word) for word in words]

    def about_seat(self) -> tuple[int, str]:
        """For `seat 1: …`: the seat and the rest."""
        seat, _, rest = self.body.partition(":")
        if not seat.strip().isdecimal():
            raise self.error("a seat is given by its number, e.g. seat 0: …")
        return int(seat), rest.strip()


def statements(text: str) -> Iterator[Statement]:
    for number, line in enumerate(text.splitlines(), start=1):
        for part in line.partition("#")[0].split(";"):
            word, _, body = part.strip().partition(" ")
            if re.search(r"\d{10}", part):
                raise PositionError(f"line {number}: a number has at most nine digits")
            if word:
                yield Statement(number, word.rstrip(":"), body.strip())


def set_out(
    s: State,
    statements: Sequence[Statement],
    readers: Mapping[str, Callable[[Any, Statement, Any], None]],
    told: object,
    before: Mapping[str, Callable[[Any], None]] | None = None,
) -> None:
    """Let every statement be read by the reader of its word, in the order of the readers: whatever else was written
    first, the board lies before its pieces. `before` a word comes what follows from the ones already read."""
    for statement in statements:
        if statement.word not in readers:
            raise statement.error(f"a position of {s.game.id} is made of {', '.join(readers)}")
    for word, read in readers.items():
        if before and word in before:
            before[word](s)
        for statement in statements:
            if statement.word == word:
                try:
                    read(s, statement, told)
                except PositionError:
                    raise
                except (ValueError, LookupError, StopIteration) as error:
                    raise statement.error(str(error)) from None


def a_seat(s: State, statement: Statement, seat: int) -> int:
    """The seat, if there is one."""
    if not 0 <= seat < s.players:
        raise statement.error(f"there is no seat {seat}; seats go from 0 to {s.players - 1}")
    return seat
