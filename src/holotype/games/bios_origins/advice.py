"""How good the table is for a seat, in points, for agents.

The best category counts most, the others a little, since the philosophy may zero the best. Minds are worth the further
they have come; elders most, for they make challenges and inventions. Cities and migrants that would starve are not
worth their place, and whoever skips challenge after challenge falls behind."""

from typing import Final

from .names import FOOTPRINT, INFORMATION
from .pieces import cities_of, dissidents, elders, emissaries, spots_with, tokens_on, urbanization
from .scoring import categories, counted, reached, required
from .state import State

EMOTION: Final = 0.15
VOCABULARY: Final = 0.45
SPEAKERS: Final = 3  # more words than these wait in vain for somebody to think them through
WILL: Final = 0.85
ELDER: Final = 1.1
MIGRANT: Final = 0.22
UNREST: Final = 0.45
INVENTION: Final = 0.5
FOUNDATION: Final = 0.5
BELLWETHER: Final = 0.3
IMPATIENCE: Final = 0.12


def value(s: State, seat: int) -> float:
    """Points at the end; before it, points and what will become points."""
    if s.rules.solo or s.rules.coop:
        return together(s, seat)
    now = counted(s, seat)
    best = max(now)
    if s.finished:
        return float(best) + 0.01 * sum(categories(s, seat))
    return 0.75 * best + 0.17 * sum(now) + 0.08 * sum(categories(s, seat)) + prospects(s, seat)


def together(s: State, seat: int) -> float:
    """BO-21.21, BO-21.26: what is furthest from its target counts most."""
    found = required(s)
    score = 0.4 * min(found) + sum([towards(value) for value in found]) + (8.0 if reached(s) else 0.0)
    if s.finished:
        return score
    return score + sum([prospects(s, other) for other in range(s.players)]) / s.players


def towards(value: int) -> float:
    """The first points of a category are worth more than the last ones before its target, those beyond it nothing."""
    short = max(0, 13 - value)
    return 11.0 - short * short / 15.0


def prospects(s: State, seat: int) -> float:
    """Minds, cards, people and trouble, fading towards the end."""
    left = (5 - s.epoch) / 4
    minds = EMOTION * s.emotions[seat] + VOCABULARY * min(SPEAKERS, s.vocabulary[seat]) + WILL * s.will[seat]
    minds += EMOTION * max(0, s.vocabulary[seat] - SPEAKERS)
    minds += ELDER * (elders(s, seat) + emissaries(s, seat))
    cards = INVENTION * s.v_seat.count(seat) + FOUNDATION * s.f_seat.count(seat)
    people = MIGRANT * min(6, s.migrants[seat]) - 0.5 * hunger(s, seat)
    order = BELLWETHER * s.bells[seat] - UNREST * dissidents(s, seat)
    learning = 0.3 * s.stage[seat * 6 + INFORMATION]
    return left * (minds + cards + people + learning) + order - IMPATIENCE * s.skips[seat] * (1 + s.skips[seat] / 4)


def hunger(s: State, seat: int) -> int:
    """How many tokens too many stand on the hexes of a player."""
    footprint = s.stage[seat * 6 + FOOTPRINT]
    seen: list[int] = []
    for spot in spots_with(s, seat):
        seen += s.rules.hexes_of[spot]
    if urbanization(s, seat):
        seen += cities_of(s, seat)
    excess = 0
    for h in set(seen):
        tokens = tokens_on(s, h)
        if tokens > footprint:
            excess += tokens - footprint
    return excess
