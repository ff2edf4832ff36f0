"""What lies on the table. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """Everything is a flat list of small numbers: cheap to copy, easy to save. A zone holds a count for each seat and
    kind, at `seat * kinds + kind`."""

    FIELDS = (
        "bag",
        "hands",
        "museums",
        "lost",
        "passed",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        bag: list[int],
        hands: list[int],
        museums: list[int],
        lost: list[int],
        passed: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.bag = bag  # by kind
        self.hands = hands
        self.museums = museums
        self.lost = lost
        self.passed = passed  # by seat

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.bag.copy(),
            self.hands.copy(),
            self.museums.copy(),
            self.lost.copy(),
            self.passed.copy(),
        )
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: Options, chance: Chance, rules: Rules) -> State:
    """An empty table."""
    return State(
        game,
        players,
        options,
        chance,
        rules,
        bag=list(rules.counts),
        hands=[0] * (players * rules.kinds),
        museums=[0] * (players * rules.kinds),
        lost=[0] * (players * rules.kinds),
        passed=[0] * players,
    )
