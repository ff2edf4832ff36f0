"""How good the table is for a seat: the points its animals are likely to bring, for agents."""

from .animals import animals_of, fed, food, free_fat
from .scoring import scores
from .state import DEVELOPMENT, EXTINCTION, FEEDING, State
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
    """What the animals are worth, each by its chance to live through the turn, and something for cards in hand."""
    if s.over:
        return float(scores(s)[seat])
    animals = animals_of(s, seat)
    if s.phase == FEEDING:
        total = feeding(s, animals)
    elif s.phase == EXTINCTION:
        total = sum([worth(s, a) for a in animals if fed(s, a) and not s.marks[a] & POISONED])
    else:
        total = 0.9 * sum([worth(s, a) for a in animals])
    if s.phase == DEVELOPMENT:
        hunger = sum([s.need[a] - hunters_bonus(s, a) for a in animals])
        total -= 0.35 * max(0.0, hunger - food_hope(s))
        total -= 0.25 * threats(s, seat)
    fat = sum([s.yellow[a] for a in animals])
    cards = sum(s.hand[seat * s.rules.kinds : (seat + 1) * s.rules.kinds])
    return total + 0.3 * fat + cards_worth(s) * cards


def worth(s: State, a: int) -> float:
    """EV-7.20, EV-7.6: the points of an animal, half of those of a pair card, and the card it will bring."""
    return 2.0 + s.need[a] - 1 + s.worn_by.count(a) + 0.5 * s.links[a] + (0.0 if s.last else 0.6)


def cards_worth(s: State) -> float:
    """A card in hand is a future animal; in the last turn it is nothing."""
    return 0.1 if s.last else 1.1


def feeding(s: State, animals: list[int]) -> float:
    """What the animals are worth while Feeding goes on: those that lack least get of the player's share first."""
    total = 0.0
    hungry: list[int] = []
    for a in animals:
        chance = survival(s, a)
        if chance < 0.0:
            hungry.append(a)
        else:
            total += worth(s, a) * chance
    if hungry:
        share = s.bank / s.players
        for missing, a in sorted([(s.need[a] - food(s, a) - s.yellow[a], a) for a in hungry]):
            total += worth(s, a) * max(0.04, min(0.75, 0.75 * share / missing))
            share -= missing
    return total


def survival(s: State, a: int) -> float:
    """The chance of an animal that is fed or can help itself; below zero if it needs the bank."""
    if s.marks[a] & POISONED:
        return 0.05
    if fed(s, a):
        return 0.95 + 0.02 * (s.yellow[a] if free_fat(s, a) >= 0 else 0)
    missing = s.need[a] - food(s, a) - s.yellow[a]
    if missing <= 0 or (s.works[a] & CAN_HIBERNATE and not s.last and (s.slept[a] < 0 or s.turn - s.slept[a] >= 2)):
        return 0.9
    return 0.75 if missing <= hunters_bonus(s, a) else -1.0


def hunters_bonus(s: State, a: int) -> int:
    """An unused carnivore may still find a meal of two."""
    return 2 if s.works[a] & IS_CARNIVOROUS and not s.marks[a] & ATTACKED else 0


def food_hope(s: State) -> float:
    """What the coming bank gives a player on average."""
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
