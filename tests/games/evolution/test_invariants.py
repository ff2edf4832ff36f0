"""Section 12: what always holds, shown to be noticed when broken, and over whole games."""

import random
from typing import Any

import pytest

from holotype.games.evolution import invariants
from tests.games.evolution.table import GAME, table
from tests.helpers import clause

TABLE = """bank 4; seat 0: A carnivorous fat-tissue (red 1, fat 1) | B swimming; seat 1: D hibernation | E
    pair cooperation A B; hand 0: running; discard 1: 3; number 3"""


def spoil_cards(s):
    s.deck[0] += 1


def spoil_food(s):
    s.red[0] = 9


def spoil_fat(s):
    s.yellow[0] = 2


def spoil_traits(s):
    s.worn_by.append(1)
    s.worn.append(s.worn[2])
    s.deck[s.worn[2] // 2] -= 1


def spoil_diet(s):
    s.traits[0] |= 1 << 11


def spoil_pair(s):
    s.pair_two[0] = 3


def spoil_pairs(s):
    for column in (s.pair_one, s.pair_two, s.pair_face, s.pair_used, s.pair_waiting):
        column.append(column[0])
    s.deck[s.pair_face[0] // 2] -= 1


def spoil_bank(s):
    s.phase = 0


def spoil_sleep(s):
    s.last = True
    s.marks[3] |= 1 << 3


def spoil_first(s):
    s.first = 2


def spoil_turn(s):
    s.turn = 60


def spoil_use(s):
    s.note("EV-6.30", "attacks", seat=0, animal="animal:A")
    s.note("EV-6.30", "attacks", seat=0, animal="animal:A")


def spoil_need(s):
    s.need[1] = 2


@clause("EV-I1", "EV-I2", "EV-I3", "EV-I4", "EV-I5", "EV-I7", "EV-I12")
@pytest.mark.parametrize(
    ("spoil", "broken"),
    [
        (spoil_cards, "EV-I1"),
        (spoil_food, "EV-I2"),
        (spoil_fat, "EV-I2"),
        (spoil_traits, "EV-I3"),
        (spoil_diet, "EV-I3"),
        (spoil_pair, "EV-I4"),
        (spoil_pairs, "EV-I4"),
        (spoil_bank, "EV-I5"),
        (spoil_sleep, "EV-I7"),
        (spoil_first, "EV-I12"),
        (spoil_turn, "EV-I9"),
        (spoil_use, "EV-I6"),
        (spoil_need, "EV-2.1"),
    ],
)
def test_a_broken_invariant_is_noticed(spoil, broken):
    state: Any = table(TABLE).state
    invariants.check(state)
    spoil(state)
    with pytest.raises(AssertionError, match=broken):
        invariants.check(state)


@clause("EV-I11")
def test_hungry_survivors_are_noticed():
    state: Any = table("phase extinction; deck 0; seat 0: A (red 1); seat 1: D (red 1)").state
    state.red[0] = 0
    with pytest.raises(AssertionError, match="EV-I11"):
        invariants.check(state)


@clause("EV-I6", "EV-I8", "EV-I9")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_feeding_runs_down_and_games_end(players):
    """EV-I8: from question to question of one Feeding phase (M, F) never rises, and every action lowers it."""
    for seed in range(6):
        state: Any = GAME.start(players, seed=seed)
        dice = random.Random(seed)
        before: Any = None
        while not state.over:
            feeding = (state.turn, state.phase) if state.phase == 2 else None
            if feeding and state.prompt == "feed":
                now = invariants.feeding_measure(state)
                if before and before[0] == feeding:
                    assert now <= before[1]
                    assert now < before[1] or not before[2]
                before = (feeding, now, None)
            token = dice.choice(state.legal())
            if before and state.prompt == "feed":
                before = (before[0], before[1], GAME.name(token) != "say:end")
            elif before:
                before = (before[0], before[1], True)
            state.apply(token)
        cards = 168 if players > 4 else 84
        assert state.turn <= (cards - 6 * players) / players + 1  # EV-I9: every turn deals a card to each
