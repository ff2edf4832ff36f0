"""How good the table is for a seat, in points, for agents."""

from typing import Final

from .advice_resistance import resistance
from .cards import active, hand, hand_limit, husband_of
from .events import protected
from .fields import ASSIGNMENT, EVENT, HUNT, NEGOTIATION, TABLEAU
from .negotiation import BY, TO, WHERE, carry_out
from .odds import attack_losses, equal_chance, odds
from .pieces import elders_everywhere, own_elders, unassigned
from .questions import ASSIGN_KIND, ASSIGN_MEN, PROMOTE_KIND, PROMOTE_RANK
from .rules import (
    D_CARD,
    DAUGHTER,
    I_CARD,
    IMPORT,
    TO_HAND,
    TO_TABLEAU,
)
from .scoring import score_of, scores
from .state import State

DEPLETION: Final = 6 / 17  # GL-4.10: of the events, those that ask for an energy for every elder
ELDER_LOST: Final = 1.8  # who cannot be fed: his point, and what he could do


def value(s: State, seat: int) -> float:
    """The score so far, what people, disks and cards will still bring, and what the hunters may bring home."""
    if s.rules.coop and not s.rules.competitive:
        return resistance(s)
    if s.rules.solitaire:
        return worth(s, seat) + (15.0 if s.winners() else 0.0)
    if s.over:
        return float(scores(s)[seat])
    if s.offer:
        return bargain(s, seat)
    return worth(s, seat)


def worth(s: State, seat: int) -> float:
    """A tribe's own prospects."""
    if s.gone[seat]:
        return -20.0
    total = float(score_of(s, seat)) + s.points[seat]
    time = min(1.0, s.deck_left / 8)
    total += standing(s, seat, time)
    if s.phase in (ASSIGNMENT, NEGOTIATION, HUNT):
        total += hopes(s, seat, time)
    if s.rules.solitaire:
        total += lineage(s, seat)
    elif s.phase == ASSIGNMENT and s.seat == seat:
        total += intention(s, seat, time)
    return total


def bargain(s: State, seat: int) -> float:
    """GL-6.6: an offer is worth what it would bring, by how gladly the other tribe would accept it."""
    by, to = s.offer[BY], s.offer[TO]
    later = s.copy()
    carry_out(later)
    gain = change(s, later, to) - change(s, later, by) / (s.players - 1)
    likely = 0.9 if gain > 0.4 else 0.4 if gain > 0.0 else 0.0
    return worth(s, seat) + likely * change(s, later, seat) - 0.02 * len(s.offer)  # the simpler the better


def change(s: State, later: State, seat: int) -> float:
    """What an offer changes for a tribe: all but its hopes on the other cards."""
    if later.gone[seat]:
        return worth(later, seat) - worth(s, seat)
    time = min(1.0, s.deck_left / 8)
    card = s.offer[WHERE]
    total = float(score_of(later, seat) - score_of(s, seat))
    total += standing(later, seat, time) - standing(s, seat, time)
    return total + hope(later, card, seat, time) - hope(s, card, seat, time)


def lineage(s: State, seat: int) -> float:
    """GL-12.14: three matriarchs at the end; until the last turn daughters and energy for them are safer."""
    women = sum(s.matri)
    girls = s.girls + len(s.girls_at)
    future = min(max(0, 3 - women), max(0, girls - 1), s.energy[seat])
    sure, hoped = (0.6, 0.85) if s.deck_left else (1.0, 0.8)
    total = 9.0 * (sure * min(3, women) + hoped * future)
    total += 1.2 * min(girls, 6) + 0.4 * women + 0.8 * min(s.energy[seat], 5)
    return total - 0.6 * toll(s, seat)


def standing(s: State, seat: int, time: float) -> float:
    """What elders, disks and cards are worth beyond their points."""
    total = 0.0
    mono = s.mono[seat]
    total += 0.35 * s.energy[seat] * time
    total += (0.2 if mono else 0.6) * s.ivory[seat] * (0.3 + 0.7 * time)
    total += (0.3 if mono else 1.1) * s.iron[seat] * (0.3 + 0.7 * time)
    if protected(s, seat):
        total += 2.5 * time
    for rank in range(2, 7):
        n = own_elders(s, seat, rank)
        if n:
            total += time * (0.9 + 0.15 * min(n - 1, 2))
    total -= 0.25 * time * max(0, unassigned(s, seat) - 8)
    if s.deck_left and not s.rules.solitaire:
        total -= DEPLETION * ELDER_LOST * max(0, elders_everywhere(s, seat) - s.energy[seat])
    for p in active(s, seat):
        total += card_worth(s, p, time)
    total += 0.5 * min(len(hand(s, seat)), hand_limit(s, seat)) * (0.2 + time)
    return total


def card_worth(s: State, p: int, time: float) -> float:
    kind = s.rules.kind[p]
    if kind == D_CARD:
        return time * (
            4.0 * s.rules.produce[p] + (2.0 if s.rules.produce_choice[p] else 0.0) - 1.6 * s.rules.hay[p] + 0.8
        )
    if kind in (I_CARD, IMPORT):
        return 1.6 * time
    if kind == DAUGHTER:
        return bride(time)
    return 0.0


def bride(time: float) -> float:
    """GL-7.26: what a daughter is worth to her owner: her power, and what she lets the tribe do later."""
    return 2.2 * time + 0.3


def hopes(s: State, seat: int, time: float) -> float:
    """What the pieces on cards may bring: yield by its chance, less the deaths to be expected."""
    total = 0.0
    for card in range(1, 64):
        total += hope(s, card, seat, time)
    return total


def hope(s: State, card: int, seat: int, time: float) -> float:
    if s.phase == HUNT and s.handled[card] and s.roll_card != card:
        return 0.0
    men = s.men[card * 4 + seat]
    alpha = s.alpha[seat] == card
    return hope_of(s, card, seat, men, alpha, time)


def hope_of(s: State, card: int, seat: int, men: int, alpha: bool, time: float) -> float:
    """What this many pieces on a card may bring."""
    if men == 0 and not alpha:
        return 0.0
    if s.zone[card] >= TABLEAU:
        return raid_hope(s, card, seat, men, alpha, time)
    return hunt_hope(s, card, seat, men, alpha, time)


def intention(s: State, seat: int, time: float) -> float:
    """What is half made is worth what its best end would bring."""
    if s.question is ASSIGN_KIND or s.question is ASSIGN_MEN:
        return sending(s, seat, s.about["card"], time)
    if s.question is PROMOTE_KIND or s.question is PROMOTE_RANK:
        return promotion(s, seat) * time
    return 0.0


def sending(s: State, seat: int, card: int, time: float) -> float:
    """GL-5.3: the best number of tribesmen for a card, or the Alpha; a little less, so that to end is no worse."""
    men = s.men[card * 4 + seat]
    alpha = s.alpha[seat] == card
    either = s.question is ASSIGN_KIND
    best = hope_of(s, card, seat, men, True, time) if either else -99.0
    for more in range(1, min(6, s.pool[seat] if either else len(s.choices)) + 1):
        best = max(best, hope_of(s, card, seat, men + more, alpha, time))
    return best - hope_of(s, card, seat, men, alpha, time) - 0.05


def promotion(s: State, seat: int) -> float:
    """GL-5.8: about what an elder on a new rank is worth, less the energy."""
    if not protected(s, seat):
        return 2.1
    return 0.5 if min([own_elders(s, seat, rank) for rank in range(2, 7)]) == 0 else -0.2


def hunt_hope(s: State, card: int, seat: int, men: int, alpha: bool, time: float) -> float:
    r = s.rules
    p = card + 64 * s.side[card]
    chance, losses = odds(s, card, seat, men, alpha)
    births = min(r.babies[p], s.valhalla[seat] + losses)
    fire = 2.0 if r.solitaire and s.energy[seat] < 5 else 0.4 * time
    gain = births + fire * r.energy[p] + 0.9 * r.ivory[p] + 1.6 * r.iron[p]
    if r.take_to[card] == TO_HAND and r.take_dice[card] == 0:
        gain += 1.5 * time if len(hand(s, seat)) < hand_limit(s, seat) else 0.0
    total = gain * chance - losses
    if r.take_to[card] == TO_TABLEAU and not s.mono[seat]:
        total += r.take_vp[card] * equal_chance(men + int(alpha), r.take_dice[card])
    elif r.take_to[card] == TO_HAND and r.take_dice[card] and len(hand(s, seat)) < hand_limit(s, seat):
        total += 1.2 * time * equal_chance(men + int(alpha), r.take_dice[card])
    if s.phase != HUNT and s.zone[card] < TABLEAU:
        fight = attack_losses(s, card, seat)
        if fight > 0.0:
            total = total * 0.6 - min(fight, float(men + int(alpha)))
    return total


def raid_hope(s: State, card: int, seat: int, men: int, alpha: bool, time: float) -> float:
    owner = s.zone[card] - TABLEAU
    if (owner == seat and not s.rules.coop) or (husband_of(s, card) == seat):
        return 0.0
    chance, losses = odds(s, card, seat, men, alpha)
    gain = bride(time) if s.rules.kind[card] == DAUGHTER else 1.0 + s.rules.produce[card + 64 * s.side[card]]
    fight = attack_losses(s, card, seat) if s.phase != HUNT else 0.0
    return gain * chance - losses - min(fight, float(men + int(alpha)))


def toll(s: State, seat: int) -> float:
    """What the events to come may take: the next one by what the tribe has to lose, so that to go on is no loss."""
    if s.deck_left == 0:
        return 0.0
    if s.phase == EVENT:
        return 4.0 * s.deck_left
    ranks = len([rank for rank in range(1, 7) if own_elders(s, seat, rank)])
    elders = elders_everywhere(s, seat)
    following = 2.3 * ranks / 6 + 0.42 * elders + 0.4
    if not protected(s, seat):
        following += 0.24 * (3.0 + unassigned(s, seat))
    return following + 4.0 * (s.deck_left - 1)
