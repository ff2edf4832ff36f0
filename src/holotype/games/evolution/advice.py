"""How good the table is for a seat: the points its animals are likely to bring, for agents."""

from .animals import animals_of, fed, food, free_fat
from .fields import DEVELOPMENT, EXTINCTION, FEEDING
from .scoring import scores
from .state import State
from .traits import (
    ATTACKED,
    CAN_HIBERNATE,
    HAS_TAIL_LOSS,
    IS_BIG,
    IS_BURROWING,
    IS_CAMOUFLAGED,
    IS_CARNIVOROUS,
    IS_POISONOUS,
    IS_RUNNING,
    IS_SHARP_SIGHTED,
    IS_SWIMMING,
    POISONED,
)


def value(s: State, seat: int) -> float:
    """Points of the animals, each by its chance to live through the turn, and something for cards in hand."""
    if s.over:
        return float(scores(s)[seat])
    hunger = 0
    total = 0.0
    animals = animals_of(s, seat)
    rounds = (s.bank + sum([s.red[a] for a in animals])) / s.players
    for a in animals:
        worth = points_of(s, a)
        if s.phase == FEEDING:
            total += worth * survival(s, a, rounds)
        elif s.phase == EXTINCTION:
            total += worth if fed(s, a) and not s.marks[a] & POISONED else 0.0
        else:
            total += worth * 0.9
            hunger += s.need[a] - hunters_bonus(s, a)
        total += 0.3 * s.yellow[a]
    if s.phase == DEVELOPMENT:
        total -= 0.35 * max(0.0, hunger - food_hope(s))
        total -= 0.25 * threats(s, seat)
    cards = sum(s.hand[seat * s.rules.kinds : (seat + 1) * s.rules.kinds])
    return total + cards_worth(s) * cards + 0.6 * len(animals) * (0.0 if s.last else 1.0)


def points_of(s: State, a: int) -> float:
    """EV-7.20: what an animal scores; half of a pair card."""
    return 2.0 + s.need[a] - 1 + s.worn_by.count(a) + 0.5 * s.links[a]


def cards_worth(s: State) -> float:
    """A card in hand is a future animal; in the last turn it is nothing."""
    return 0.1 if s.last else 1.1


def survival(s: State, a: int, rounds: float) -> float:
    """The chance to be fed in time, while Feeding goes on; `rounds` is the player's share of the food. What its animals
    have eaten belongs to it, so that to eat takes nothing from those that wait."""
    if s.marks[a] & POISONED:
        return 0.05
    if fed(s, a):
        return 0.95 + 0.02 * (s.yellow[a] if free_fat(s, a) >= 0 else 0)
    missing = s.need[a] - food(s, a)
    if s.yellow[a] >= missing:
        return 0.9
    if s.works[a] & CAN_HIBERNATE and not s.last and (s.slept[a] < 0 or s.turn - s.slept[a] >= 2):
        return 0.9
    missing -= s.yellow[a] + hunters_bonus(s, a)
    if missing <= 0:
        return 0.75
    return max(0.04, min(0.7, 0.55 * rounds / missing))


def hunters_bonus(s: State, a: int) -> int:
    """An unused carnivore may still find a meal of two."""
    return 2 if s.works[a] & IS_CARNIVOROUS and not s.marks[a] & ATTACKED else 0


def food_hope(s: State) -> float:
    """What a player can expect of the coming bank."""
    return (3.5 * s.rules.dice[s.players] + s.rules.bonus[s.players]) / s.players + 0.5


def threats(s: State, seat: int) -> float:
    """Foreign carnivores against own animals that have nothing to stop them, less own carnivores' chances."""
    danger = 0.0
    for c, owner in enumerate(s.owner):
        if owner >= 0 and s.works[c] & IS_CARNIVOROUS:
            prey = prey_of(s, c, seat)
            if owner != seat:
                danger += min(2.0, prey)
            else:
                others = max([prey_of(s, c, other) for other in range(s.players) if other != seat])
                danger -= min(2.0, others)
    return danger


def prey_of(s: State, c: int, seat: int) -> float:
    """How easily a carnivore finds prey among a seat's animals."""
    hunter = s.works[c]
    found = 0.0
    for t, owner in enumerate(s.owner):
        if owner != seat or t == c:
            continue
        prey = s.works[t]
        if prey & IS_CAMOUFLAGED and not hunter & IS_SHARP_SIGHTED:
            continue
        if (prey & IS_BIG and not hunter & IS_BIG) or (prey ^ hunter) & IS_SWIMMING:
            continue
        found += 0.5 if prey & (IS_RUNNING | HAS_TAIL_LOSS | IS_POISONOUS | IS_BURROWING) else 1.0
    return found
