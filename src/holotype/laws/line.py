"""A random game as the laws see it, and what they are written with."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ..core.chance import Seeded
from ..core.game import Game
from ..core.options import Option
from ..core.records import Record
from ..core.state import State
from ..core.types import Options

UNRESOLVED = re.compile(r"\{[\w$-]+\}")  # what Fluent prints for a variable that it was not given


class LawBroken(AssertionError):
    """A law that a game does not keep, with the game up to there."""

    def __init__(self, law: str, why: str, record: Record | None = None) -> None:
        super().__init__(f"{law.replace('_', ' ')}: {why}")
        self.law = law
        self.record = record


@dataclass(frozen=True)
class Mode:
    """One way to play a game."""

    players: int
    options: Options

    def __str__(self) -> str:
        return "-".join([f"{self.players}p", *(f"{name}={_word(value)}" for name, value in self.options.items())])


def modes(game: Game) -> list[Mode]:
    """Every variant with every number of players, and every option changed once where it acts."""
    plain = [Mode(n, {"variant": v.name}) for v in game.variants for n in v.players or game.players]
    changed = [(option, {option.name: value}) for option in game.options for value in other_values(option)]
    return plain + [changed_mode(game, i, option, values) for i, (option, values) in enumerate(changed)]


def changed_mode(game: Game, number: int, option: Option, values: Options) -> Mode:
    """In the base game, or in the first variant in which the option acts."""
    variant = next(v for v in game.variants if v.name in (option.variants or ("base",)))
    counts = variant.players or game.players
    return Mode(counts[number % len(counts)], values if variant.name == "base" else {"variant": variant.name, **values})


def other_values(option: Option) -> list[Any]:
    """What an option may be instead of its default."""
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "number":
        values: list[Any] = [option.values[0], option.values[-1]]
    elif option.kind == "choice":
        values = list(option.values)
    else:
        values = [(), *[(value,) for value in option.values], option.values]
    return [value for value in dict.fromkeys(values) if value != option.default]


@dataclass
class Line:
    """A game as it is played: the state, what it was before each move, and dice for whoever chooses."""

    game: Game
    state: State
    dice: Seeded
    seed: int = 0
    tables: list[bytes] = field(default_factory=list)  # by the number of moves made
    numbers: int | None = None  # how many features a state has
    secrets: bool = False  # somebody has seen what a spectator does not
    guessed: bool = False  # a determinization was different from the truth

    def names(self) -> list[str]:
        return [f"P{seat}" for seat in range(self.state.players)]

    def pick(self, things: Sequence[Any]) -> Any:
        return things[self.dice.below(len(things))]

    def sample(self, things: Sequence[Any], most: int) -> list[Any]:
        """Some of the things, without repetition."""
        rest = list(things)
        return [rest.pop(self.dice.below(len(rest))) for _ in range(min(most, len(rest)))]


Law = Callable[[Line], None]


class Unlawful(Exception):
    """What is wrong, in words; `play` adds which law, in which game, at which move."""


def require(condition: object, why: str) -> None:
    if not condition:
        raise Unlawful(why)


def frozen(state: State, *without: str) -> bytes:
    """A state as bytes that can be compared."""
    return msgspec.json.encode({key: value for key, value in state.save().items() if key not in without})


def play_on(state: State, seed: int, moves: int = 8) -> list[int]:
    """Make a few random moves; returns them."""
    dice = Seeded(seed)
    made: list[int] = []
    while not state.over and len(made) < moves:
        made.append(state.choices[dice.below(len(state.choices))])
        state.apply(made[-1])
        state.game.invariants(state)
    return made


def known_record(line: Line) -> Record:
    record = line.state.record
    assert record is not None
    return record


def resolved(words: str, where: str) -> None:
    missing = UNRESOLVED.findall(words)
    require(not missing, f"{where} is not told {', '.join(missing)}")


def who(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"


def twice(things: Sequence[str]) -> str:
    return next((thing for thing in things if things.count(thing) > 1), "")


def _word(value: object) -> str:
    return "+".join(map(str, value)) or "none" if isinstance(value, tuple) else str(value)
