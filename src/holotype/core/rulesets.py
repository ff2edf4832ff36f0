"""What a game's rulesets changed, so that a game that began under an earlier one can go on."""

from collections.abc import Callable
from dataclasses import dataclass

from .types import Json


def as_it_is(saved: Json) -> None:
    """A saved state of the ruleset before fits."""


@dataclass(frozen=True)
class Ruleset:
    """What is different since the ruleset before: the clauses that changed, and how a state that was saved under that
    one becomes one of this. `carry` changes the save in place: fields that came have the value of an empty table, those
    that went must be taken out, and steps and questions that are called otherwise must be renamed."""

    number: int
    clauses: tuple[str, ...]
    carry: Callable[[Json], None] = as_it_is
