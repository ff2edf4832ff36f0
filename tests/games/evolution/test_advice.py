"""What agents think of a table: food that is taken is worth more than food that is hoped for."""

import pytest

from holotype.agents import make
from tests.games.evolution.table import table


@pytest.mark.parametrize("herd", ["A", "A | B | C", "A | B | C | D | E | F | G | H | I"])
@pytest.mark.parametrize("bank", [4, 9])
def test_nobody_passes_who_has_a_hungry_animal_and_finds_food(herd: str, bank: int) -> None:
    hands = "hand 0: running; hand 1: running; hand 2: running"
    t = table(f"bank {bank}; players 3; turn: 0; seat 0: {herd}; seat 1: X; seat 2: Y; {hands}")
    assert t.state.game.name(make("greedy", 1).choose(t.state)).startswith("animal:")


def test_who_can_feed_the_last_hungry_animal_does_not_wait_for_a_hungry_rival() -> None:
    t = table("bank 4; turn: 0; seat 0: A (red 1) | B; seat 1: X | Y | Z; hand 0: running; hand 1: running")
    assert t.state.game.name(make("greedy", 1).choose(t.state)) == "animal:B"
