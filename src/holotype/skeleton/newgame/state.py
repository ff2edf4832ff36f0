"""What lies on the table. Everything is a flat list of small numbers: cheap to copy, easy to save."""

from typing import TYPE_CHECKING, Any, Final

from holotype.core.chance import Chance
from holotype.core.state import State

if TYPE_CHECKING:
    from holotype.core.game import Game

# Where each group of tokens begins; the vocabulary in __init__.py checks these.
SAY: Final = 0
DIG: Final = 0
PASS: Final = 1
FOSSIL: Final = 2


class Facts:
    """The data as numbers, by kind of fossil; shared by all tables of a game and never changed."""

    def __init__(self, counts: tuple[int, ...], values: tuple[int, ...], set_bonus: int) -> None:
        self.kinds = len(counts)
        self.counts = counts
        self.values = values
        self.set_bonus = set_bonus


class Table(State):
    """`hands`, `museums` and `lost` hold a count for each seat and kind, at `seat * kinds + kind`."""

    FIELDS = ("bag", "hands", "museums", "lost", "passed")

    def __init__(self, game: "Game", players: int, options: dict[str, Any], chance: Chance, facts: Facts) -> None:
        super().__init__(game, players, options, chance)
        self.facts = facts
        self.bag: list[int] = [0] * facts.kinds
        self.hands: list[int] = [0] * (players * facts.kinds)
        self.museums: list[int] = [0] * (players * facts.kinds)
        self.lost: list[int] = [0] * (players * facts.kinds)
        self.passed: list[int] = [0] * players

    def copy(self) -> "Table":
        c = Table(self.game, self.players, self.options, self.chance.copy(), self.facts)
        c.bag = self.bag.copy()
        c.hands = self.hands.copy()
        c.museums = self.museums.copy()
        c.lost = self.lost.copy()
        c.passed = self.passed.copy()
        c.continue_from(self)
        return c

    def of(self, zone: list[int], seat: int) -> list[int]:
        """One seat's part of `hands`, `museums` or `lost`."""
        start = seat * self.facts.kinds
        return zone[start : start + self.facts.kinds]
