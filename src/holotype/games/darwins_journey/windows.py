"""Sections 1 and 9: when objectives and crew cards can be declared."""

from . import crew, objectives
from .names import DECLARE_CREW, DECLARE_OBJECTIVE
from .player import seals_on
from .rules import NONE, RESERVE, SLOTS
from .state import State


def declarations(s: State, seat: int) -> list[int]:
    """DJ-1.4, DJ-9.1, DJ-9.2, DJ-9.3: what the seat may complete now. Declaring is voluntary and can wait."""
    found: list[int] = []
    most = max(seals_on(s, seat, 1), seals_on(s, seat, 2), seals_on(s, seat, 3))
    if most >= s.rules.least_crew:  # else no worker has seals enough for any card
        for card in range(len(s.crew)):
            if s.crew[card] == seat and s.linked[card] == NONE and crew.can_complete_crew(s, seat, card):
                found.append(DECLARE_CREW + card)
    for place in range(seat * RESERVE, (seat + 1) * RESERVE):
        tile = s.reserve[place]
        if tile != NONE and objectives.can_declare(s, seat, tile, False):
            found.append(DECLARE_OBJECTIVE + tile)
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        tile = s.slots[slot]
        if tile != NONE and s.turned[slot] == 0 and objectives.can_declare(s, seat, tile, True):
            found.append(DECLARE_OBJECTIVE + tile)
    return found
