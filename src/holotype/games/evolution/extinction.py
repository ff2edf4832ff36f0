"""Sections 7.1 and 7.2: the hungry die, the survivors' players draw."""

from holotype.core.state import seats_from

from .animals import animals_of, card_name, cards_in_hand, fed, name, pile, refresh, remove_animal
from .continents import GHOST, forsake, regeneration
from .fields import EXTINCTION
from .scoring import final_tie
from .state import State
from .tokens import letter
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
    if s.logging:
        tell_of_deaths(s, doomed)
    for a in doomed:
        remove_animal(s, a, "EV-7.2")


def tell_of_deaths(s: State, doomed: list[int]) -> None:
    """EV-7.1, EV-8.11: for each player the poisoned one by one, and all that starve in one line."""
    alive = sum(owner >= 0 for owner in s.owner)
    for seat in seats_from(s.first, s.players):
        dying = [a for a in doomed if s.owner[a] == seat]
        for a in dying:
            if s.marks[a] & POISONED:
                s.note("EV-8.11", "dies-of-poison", seat=seat, animal=name(s, a))
        starving = [a for a in dying if not s.marks[a] & POISONED]
        if starving:
            *others, last = [letter(a) for a in starving]
            animals = [name(s, a) for a in starving]
            s.note("EV-7.1", "starve", seat=seat, animals=animals, n=len(starving), others=others, last=last)
    if not doomed:
        s.note("EV-7.1", "nobody-dies", alive=alive)


def forsake_ghosts(s: State) -> None:
    """EV-X9: traits left behind that no card from hand was put under are discarded."""
    for a, owner in enumerate(s.owner):
        if owner <= GHOST:
            forsake(s, GHOST - owner, a)


def deal(s: State) -> None:
    """EV-7.7, EV-R21: one card at a time, clockwise from the start player, while the deck lasts."""
    with_nothing = [seat for seat in range(s.players) if s.logging and wiped_out(s, seat)]
    due = [cards_due(s, seat) for seat in range(s.players)]
    drawn: list[list[int]] = [[] for _ in range(s.players)]
    left = sum(s.deck)
    while left > 0 and sum(due) > 0:
        for seat in seats_from(s.first, s.players):
            if due[seat] > 0 and left > 0:
                kind = s.draw_from(s.deck)
                s.hand[pile(s, seat, kind)] += 1
                due[seat] -= 1
                drawn[seat].append(kind)
                left -= 1
    if s.logging:
        for seat in seats_from(s.first, s.players):
            s.note("EV-7.6", "draws-six" if seat in with_nothing else "draws", seat=seat, n=len(drawn[seat]))
            if drawn[seat]:
                cards = [card_name(s, kind) for kind in drawn[seat]]
                s.note("EV-7.7", "draws-cards", seat=seat, only=seat, cards=cards)


def cards_due(s: State, seat: int) -> int:
    """EV-7.6: one, and one for each surviving animal; six for a player with nothing left."""
    if wiped_out(s, seat):
        return s.rules.deal_wiped_out
    return s.rules.deal_base + s.rules.deal_per_animal * len(animals_of(s, seat))


def wiped_out(s: State, seat: int) -> bool:
    """EV-7.6: neither animals nor cards in hand."""
    return not animals_of(s, seat) and not cards_in_hand(s, seat)


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
