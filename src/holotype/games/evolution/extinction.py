"""Sections 7.1 and 7.2: the hungry die, the survivors' players draw."""

from holotype.core.state import seats_from

from .animals import animals_of, card_name, fed, name, refresh, remove_animal
from .continents import GHOST, forsake, regeneration
from .scoring import final_tie
from .state import EXTINCTION, State
from .traits import FOR_GOOD, PARALYSED, POISONED


def extinction_phase(s: State) -> None:
    """EV-7.1, EV-7.5, EV-R30: all who are hungry or poisoned die at once; after the last turn the game is scored."""
    s.phase = EXTINCTION
    s.active = s.first
    die_out(s)
    if s.last:
        s.do((forsake_ghosts,), (final_tie,))
    else:
        s.do(
            *[(regeneration, seat) for seat in seats_from(s.first, s.players)], (forsake_ghosts,), (deal,), (clean_up,)
        )


def die_out(s: State) -> None:
    """EV-7.1, EV-7.2, EV-R18: fat does not save an animal; its cards go to its owner's pile."""
    doomed = [a for a, owner in enumerate(s.owner) if owner >= 0 and (s.marks[a] & POISONED or not fed(s, a))]
    for a in doomed:
        if s.heard:
            poisoned = s.marks[a] & POISONED != 0
            s.note("EV-8.11" if poisoned else "EV-7.1", "dies-of-poison" if poisoned else "starves",
                   seat=s.owner[a], animal=name(s, a))  # fmt: skip
        remove_animal(s, a)


def forsake_ghosts(s: State) -> None:
    """EV-X9: traits left behind that no card from hand was put under are discarded."""
    for a, owner in enumerate(s.owner):
        if owner <= GHOST:
            forsake(s, GHOST - owner, a)


def deal(s: State) -> None:
    """EV-7.7, EV-R21: one card at a time, clockwise from the start player, while the deck lasts."""
    due = [cards_due(s, seat) for seat in range(s.players)]
    drawn = [0] * s.players
    left = sum(s.deck)
    while left > 0 and sum(due) > 0:
        for seat in seats_from(s.first, s.players):
            if due[seat] > 0 and left > 0:
                kind = s.draw_from(s.deck)
                s.hand[seat * s.rules.kinds + kind] += 1
                due[seat] -= 1
                drawn[seat] += 1
                left -= 1
                if s.heard:
                    s.note("EV-7.7", "draws-card", seat=seat, only=seat, card=card_name(s, kind))
    if s.heard:
        for seat in seats_from(s.first, s.players):
            s.note("EV-7.6", "draws", seat=seat, n=drawn[seat])


def cards_due(s: State, seat: int) -> int:
    """EV-7.6: one, and one for each surviving animal; six for a player with neither animals nor cards."""
    rules = s.rules
    animals = len(animals_of(s, seat))
    if animals == 0 and sum(s.hand[seat * rules.kinds : (seat + 1) * rules.kinds]) == 0:
        return rules.deal_wiped_out
    return rules.deal_base + rules.deal_per_animal * animals


def clean_up(s: State) -> None:
    """EV-7.8, EV-8.21: food goes, fat stays, sleepers wake, what was used this turn may be used again."""
    for a in range(len(s.owner)):
        s.red[a] = s.blue[a] = 0
        paralysed = s.marks[a] & PARALYSED
        s.marks[a] &= FOR_GOOD
        if paralysed:
            refresh(s, a)
    for i in range(len(s.pair_used)):
        s.pair_used[i] = 0
