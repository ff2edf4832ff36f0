"""A game as small as a game can be, to look at the engine alone: its steps are whatever a test puts on the agenda."""

from collections.abc import Callable
from typing import Any

import holotype
from holotype.core.chance import Chance, Seeded
from holotype.core.panels import Panel
from holotype.core.question import NUMBER, Question
from holotype.core.tokens import Group, Vocabulary

STONE = 2

PICK = Question("pick", "TY-1")
PICK_WITH = Question("pick-with", "TY-1", {"one": NUMBER, "two": NUMBER}, prompt="pick")


class Toy(holotype.State):
    FIELDS = ("said", "pile")

    def __init__(
        self, game: holotype.Game, players: int, options: dict[str, Any], chance: Chance, rules: None = None
    ) -> None:
        super().__init__(game, players, options, chance)
        self.said: list[str] = []
        self.pile = 0

    def copy(self) -> "Toy":
        c = Toy(self.game, self.players, self.options, self.chance.copy())
        c.said = self.said.copy()
        c.pile = self.pile
        c.continue_from(self)
        return c


def say(s: Toy, word: str) -> None:
    s.said.append(word)


def say_two(s: Toy, one: str, two: str) -> None:
    s.said += [one, two]


def say_three(s: Toy, one: str, two: str, three: str) -> None:
    s.said += [one, two, three]


def nest(s: Toy) -> None:
    """Steps that a step puts on the agenda run before what was there."""
    s.said.append("nest")
    s.do((say, "inner 1"), (say, "inner 2"))


def ask(s: Toy, seat: int, *choices: int) -> None:
    s.ask(seat, PICK, list(choices), answered)


def ask_with(s: Toy, seat: int, *choices: int) -> None:
    s.ask(seat, PICK_WITH, list(choices), answered_with, "a", "b")


def ask_always(s: Toy, seat: int, *choices: int) -> None:
    s.ask_always(seat, PICK, list(choices), answered)


def ask_nothing(s: Toy, seat: int) -> None:
    s.ask(seat, PICK, [], answered)


def answered(s: Toy, seat: int, token: int) -> None:
    s.said.append(f"{seat} {s.game.name(token)}")


def answered_with(s: Toy, seat: int, token: int, one: str, two: str) -> None:
    s.said.append(f"{seat} {s.game.name(token)} {one}{two}")


def roll(s: Toy, sides: int) -> None:
    s.pile = s.roll(sides)


def peek(s: Toy) -> None:
    s.reveal()


def nothing(s: Any) -> None:
    pass


def game(setup: Callable[[Any], None] = nothing, **parts: Any) -> holotype.Game:
    everything: dict[str, Any] = {
        "id": "toy",
        "package": "tests.core",
        "ruleset": 3,
        "players": (2, 3),
        "minutes": 1,
        "vocab": Vocabulary(Group("say", 0, ["yes", "no"]), Group("stone", STONE, ["a", "b", "c"])),
        "questions": (PICK, PICK_WITH),
        "new": Toy,
        "setup": setup,
        "set_table": lambda s, statements: None,
        "scores": lambda s: [s.pile] * s.players,
        "ranking": lambda s: [list(range(s.players))],
        "winners": lambda s: [0],
        "determinize": lambda s, seat: None,
        "view": lambda s, seat: {"pile": s.pile},
        "features": lambda s, seat: [float(s.pile)],
        "panels": lambda s, seat, lang: [Panel("", "", "", "", 0, ())] * s.players,
        "draw": lambda s, seat, lang, narrow: "<svg/>",
        "advice": lambda s, seat: 0.0,
        "invariants": nothing,
    }
    return holotype.Game(**everything | parts)


def toy(*steps: tuple[Any, ...], seed: int = 1, record: bool = True) -> Toy:
    """A table at its first decision, with these steps to do."""
    state = game(lambda s: s.do(*steps)).start(players=2, seed=seed, record=record)
    assert isinstance(state, Toy)
    return state


__all__ = ["STONE", "Seeded", "Toy", "game", "toy"]
