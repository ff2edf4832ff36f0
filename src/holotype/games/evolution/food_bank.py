"""Section 6.1: how much food there is this turn."""

from .continents import edificators, neoplasia
from .fields import FOOD_BANK
from .state import State


def food_bank_phase(s: State) -> None:
    """EV-6.1, EV-6.2, EV-1.4: the start player rolls; nothing is left over from an earlier turn."""
    s.phase = FOOD_BANK
    s.active = s.first
    dice = [s.roll(6) for _ in range(s.rules.dice[s.players])]
    bonus = s.rules.bonus[s.players]
    s.bank = sum(dice) + bonus
    if s.logging:
        s.note("EV-6.1", "food-roll", seat=s.first, dice=dice, bonus=bonus, bank=s.bank)
    if s.rules.continents:
        s.do((neoplasia,), (edificators,))
