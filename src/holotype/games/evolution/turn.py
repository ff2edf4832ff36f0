"""Section 4: a turn is Development, Food bank, Feeding, Extinction and draw.

EV-R2: slips of the printed rules are read as their context asks: cards are played one by one, a "death token" is fat.
"""

from .development import development_phase
from .extinction import extinction_phase
from .feeding import feeding_phase
from .food_bank import food_bank_phase
from .state import State


def turn(s: State) -> None:
    """EV-4.1, EV-4.5: a turn that begins with an empty deck is the last (EV-R14)."""
    s.last = sum(s.deck) == 0
    if s.logging:
        s.note("EV-4.5" if s.last else "EV-4.1", "last-turn" if s.last else "turn", turn=s.turn,
               first=f"seat:{s.first}", deck=sum(s.deck))  # fmt: skip
    s.do((development_phase,), (food_bank_phase,), (feeding_phase,), (extinction_phase,), (next_turn,))


def next_turn(s: State) -> None:
    """EV-4.4, EV-7.9: the start player marker goes one seat clockwise."""
    if s.last:
        return
    s.first = (s.first + 1) % s.players
    s.turn += 1
    s.do((turn,))
