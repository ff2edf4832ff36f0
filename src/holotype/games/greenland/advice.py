"""How good the table is for a seat, in points, for agents."""

from .cards import active, hand, hand_limit, tableau
from .coop import modern_greenland, us_intervention
from .events import protected
from .odds import attack_losses, odds
from .pieces import colonists, holders, own_elders, population, unassigned
from .rules import BOG_IRON, D_CARD, DAUGHTER, I_CARD, IMPORT, TO_HAND, TO_TABLEAU
from .scoring import score_of, scores
from .state import ASSIGNMENT, HUNT, NEGOTIATION, NOBODY, TABLEAU, State


def value(s: State, seat: int) -> float:
    """The score so far, what people, disks and cards will still bring, and what the hunters may bring home."""
    if s.over:
        return float(scores(s)[seat])
    if s.rules.coop and not s.rules.competitive:
        return resistance(s)
    if s.gone[seat]:
        return -20.0
    total = float(score_of(s, seat)) + s.points[seat]
    time = min(1.0, s.deck_left / 8)
    total += standing(s, seat, time)
    if s.phase in (ASSIGNMENT, NEGOTIATION, HUNT):
        total += hopes(s, seat, time)
    if s.rules.solitaire:
        women = sum(s.matri)
        total += 8.0 * min(3, women) + 0.5 * women + 0.8 * (s.girls + len(s.girls_at))
        total += 2.0 * min(s.energy[seat], 5)  # for promotions
    return total


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
        return 0.8 * time
    return 0.0


def hopes(s: State, seat: int, time: float) -> float:
    """What the pieces on cards may bring: yield by its chance, less the deaths to be expected."""
    total = 0.0
    for c in range(1, 64):
        men = s.men[c * 4 + seat]
        alpha = s.alpha[seat] == c
        if (men == 0 and not alpha) or (s.phase == HUNT and s.handled[c] and s.roll_card != c):
            continue
        if s.zone[c] >= TABLEAU:
            total += raid_hope(s, c, seat, men, alpha, time)
        else:
            total += hunt_hope(s, c, seat, men, alpha, time)
    return total


def hunt_hope(s: State, card: int, seat: int, men: int, alpha: bool, time: float) -> float:
    r = s.rules
    p = card + 64 * s.side[card]
    chance, losses = odds(s, card, seat, men, alpha)
    births = min(r.babies[p], s.valhalla[seat] + losses)
    fire = 2.0 if r.solitaire and s.energy[seat] < 5 else 0.4 * time
    gain = births + fire * r.energy[p] + 0.9 * r.ivory[p] + 1.6 * r.iron[p]
    if r.take_to[card] == TO_HAND and r.take_dice[card] == 0:
        gain += 1.5 * time if len(hand(s, seat)) < hand_limit(s, seat) else 0.0
    if r.coop:
        gain += 3.0 if card == BOG_IRON else 0.0  # GL-13.13: what the mine would bring the depot
    total = gain * chance - losses
    if r.coop and holders(s, seat, 2):
        total += 0.2 * men  # GL-13.11: commandos
    if r.take_to[card] == TO_TABLEAU and not s.mono[seat]:
        total += r.take_vp[card] * equal_chance(men + int(alpha), r.take_dice[card])
    elif r.take_to[card] == TO_HAND and r.take_dice[card] and len(hand(s, seat)) < hand_limit(s, seat):
        total += 1.2 * time * equal_chance(men + int(alpha), r.take_dice[card])
    if s.phase != HUNT and s.zone[card] < TABLEAU:
        fight = attack_losses(s, card, seat)
        if fight > 0.0:
            total = total * 0.6 - min(fight, float(men + int(alpha)))
    return total


def equal_chance(dice: int, need: int) -> float:
    """About how likely so many of the dice are equal."""
    ways = 1.0
    for i in range(need):
        ways *= (dice - i) / (i + 1)
    return min(0.9, max(0.0, 6.0 * ways * (1 / 6) ** need))


def raid_hope(s: State, card: int, seat: int, men: int, alpha: bool, time: float) -> float:
    owner = s.zone[card] - TABLEAU
    if (owner == seat and not s.rules.coop) or (s.wed[card] != NOBODY and s.wed[card] & 7 == seat):
        return 0.0
    chance, losses = odds(s, card, seat, men, alpha)
    gain = 2.2 * time + 0.5 if s.rules.kind[card] == DAUGHTER else 1.0 + s.rules.produce[card + 64 * s.side[card]]
    fight = attack_losses(s, card, seat) if s.phase != HUNT else 0.0
    return gain * chance - losses - min(fight, float(men + int(alpha)))


def resistance(s: State) -> float:
    """GL-13.18: how near all are to two of the three conditions, and how safe from a blitz."""
    if s.result == 1:
        return -100.0
    tools = 0.0
    settlers = 0.0
    total = 0.0
    time = min(1.0, s.deck_left / 8)
    for seat in range(s.players):
        if s.gone[seat]:
            total -= 15.0
            continue
        goods = len([c for c in tableau(s, seat) if s.rules.kind[c] in (I_CARD, IMPORT)])
        tools += min(2, goods) + 0.4 * len(hand(s, seat))
        settlers += min(6, colonists(s, seat))
        total += (
            1.3 * min(5, hand_limit(s, seat)) + 1.0 * population(s, seat) + 0.25 * s.iron[seat] + 0.2 * s.ivory[seat]
        )
        total += (
            0.2 * s.energy[seat] * time
            + (0.8 if holders(s, seat, 2) else 0.0)
            + 0.3 * min(1, holders(s, seat, 6))
            + 0.3 * min(6, unassigned(s, seat))
        )
        if s.phase in (ASSIGNMENT, NEGOTIATION, HUNT):
            total += hopes(s, seat, time)
    total += (3.0 * tools + (1.2 - 1.1 * time) * settlers) - 1.3 * s.depot
    if not time:
        total += 10.0 * (int(modern_greenland(s)) + int(us_intervention(s)))
    return total / s.players
