"""How good the table is for a seat, in points, for agents."""

import math

from .cards import active, hand, hand_limit, tableau
from .events import protected
from .negotiation import BY, TO, WHERE, carry_out
from .odds import attack_losses, odds
from .pieces import colonists, elders_everywhere, holders, own_elders, pieces_on, population, unassigned
from .rules import (
    BOG_IRON,
    D_CARD,
    DAUGHTER,
    FISHING,
    I_CARD,
    IMPORT,
    LAND,
    MARITIME,
    MARKLAND,
    TO_HAND,
    TO_TABLEAU,
    VINLAND,
)
from .scoring import score_of, scores
from .state import ASSIGNMENT, DEAD, EVENT, HUNT, NEGOTIATION, NOBODY, TABLEAU, State


def value(s: State, seat: int) -> float:
    """The score so far, what people, disks and cards will still bring, and what the hunters may bring home."""
    if s.rules.coop and not s.rules.competitive:
        return resistance(s) + (60.0 if s.winners() else 0.0)
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
    likely = 0.9 if gain > 0.4 else 0.4 if gain > 0.0 else 0.03
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
    """What so many pieces on a card may bring."""
    if men == 0 and not alpha:
        return 0.0
    if s.zone[card] >= TABLEAU:
        return raid_hope(s, card, seat, men, alpha, time)
    return hunt_hope(s, card, seat, men, alpha, time)


def intention(s: State, seat: int, time: float) -> float:
    """What is half made is worth what its best end would bring."""
    if s.prompt == "assign-kind" or s.prompt == "assign-number":
        return sending(s, seat, int(s.args[0]), time)
    if s.prompt == "promote-kind" or s.prompt == "promote-rank":
        return promotion(s, seat) * time
    return 0.0


def sending(s: State, seat: int, card: int, time: float) -> float:
    """GL-5.3: the best number of tribesmen for a card, or the Alpha; a little less, so that to end is no worse."""
    men = s.men[card * 4 + seat]
    alpha = s.alpha[seat] == card
    either = s.prompt == "assign-kind"
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


# --- the resistance ------------------------------------------------------------------------------------------------


def resistance(s: State) -> float:
    """GL-13.18: how likely two of the three conditions will hold, all tribes being safe from the last blitz; until
    then people, disks and tools for it."""
    if s.result == 1:
        return -100.0
    time = min(1.0, s.deck_left / 7)
    tools, settlers, safe = 1.0, 1.0, 1.0
    total = -4.0 if s.deck_left else 0.0
    for seat in range(s.players):
        if s.gone[seat] == 2:
            continue
        if s.gone[seat]:
            tools, settlers, total = 0.02, 0.02, total - 40.0
            continue
        able, bound = tooled(s, seat, time), settled(s, seat, time)
        total += 30.0 * able + 8.0 * bound
        tools *= able
        settlers *= bound
        safe *= 1.0 - surrender_risk(s, seat)
        total += supplies(s, seat, time) - toll(s, seat)
        if s.phase in (ASSIGNMENT, NEGOTIATION, HUNT):
            total += missions(s, seat, time)
    defeat = depot_empty(s, time)
    two = tools * settlers + tools * defeat + settlers * defeat - 2.0 * tools * settlers * defeat
    return 100.0 * (1.0 - 0.7 * time) * (0.3 + 0.7 * safe) * two + total


def surrender_risk(s: State, seat: int) -> float:
    """GL-13.16: the chance that the lowest die of a blitz is above the hand limit; energy could still raise it."""
    own = [d for d in tableau(s, seat) if s.rules.kind[d] == DAUGHTER]
    dice = max(1, len([d for d in own if (s.wed[d] != NOBODY) == s.rules.blitz_married]))
    limit = float(hand_limit(s, seat))
    if s.deck_left or s.phase < ASSIGNMENT:
        limit += 0.8 * min(s.energy[seat], max(0, unassigned(s, seat) - 1))
    return float((max(0.0, 6.0 - limit) / 6.0) ** dice)


def tooled(s: State, seat: int, time: float) -> float:
    """GL-13.18 (a): two inventions or imports; those in hand are as good as made if there is an iron."""
    goods = float(len([c for c in tableau(s, seat) if s.rules.kind[c] in (I_CARD, IMPORT)]))
    blanks = [c for c in hand(s, seat) if s.rules.kind[c] == I_CARD]
    made = min(len(blanks), s.iron[seat])
    goods += 0.85 * made + 0.4 * (len(blanks) - made)
    goods += 0.2 * time * min(4, s.iron[seat] - made + s.ivory[seat])
    free = s.rules.men + 1 - s.valhalla[seat] - int(s.alpha[seat] == DEAD) - bound_pieces(s, seat)
    if free <= 0:
        return 0.05
    return 0.05 + 0.45 * min(2.0, goods) + 0.05 * min(0.5, max(0.0, goods - 2.0))


def bound_pieces(s: State, seat: int) -> int:
    """GL-5.9: elders, colonists and husbands."""
    husbands = len([d for d in s.held if s.wed[d] != NOBODY and s.wed[d] & 7 == seat])
    return elders_everywhere(s, seat) + husbands + colonists(s, seat)


def settled(s: State, seat: int, time: float) -> float:
    """GL-13.18 (b): six pieces in the New World at the end; until then ships and people who could go there."""
    there = 0.0
    waiting = s.phase in (ASSIGNMENT, NEGOTIATION, HUNT)
    for c in (MARKLAND, VINLAND):
        n = pieces_on(s, c, seat)
        there += n
        if n and waiting and not (s.phase == HUNT and s.handled[c]):
            chance, losses = odds(s, c, seat, s.men[c * 4 + seat], s.alpha[seat] == c)
            if s.phase != HUNT and everybody_on(s, c) > s.rules.threshold:
                losses = max(losses, n / 2)
            there += chance * min(s.rules.babies[c], s.valhalla[seat]) - losses
    there *= 0.67 ** min(s.deck_left, 4)  # GL-13.10: they will roll again every turn
    if s.deck_left == 0 and s.phase > ASSIGNMENT:
        return 0.01 + 0.99 * squeeze((there - 5.6) * 2.2)
    ships = min(s.rules.capacity * holders(s, seat, 6), unassigned(s, seat) - 1, 10)
    if s.deck_left:
        ships = min(ships + s.rules.capacity * min(3, s.energy[seat] // 2), unassigned(s, seat) - 1, 10)
    there += max(0.0, 0.62 * ships)
    return 0.03 + 0.9 * squeeze((there - 5.6) * (1.6 - time))


def everybody_on(s: State, card: int) -> int:
    return sum([pieces_on(s, card, seat) for seat in range(s.players)])


def depot_empty(s: State, time: float) -> float:
    """GL-13.11, GL-13.13, GL-13.18 (c): what lies in the depot, less what will be stolen, and what the mine brings."""
    if s.phase > HUNT and s.deck_left == 0:
        return 1.0 if s.depot == 0 else 0.0
    left = float(s.depot)
    if s.phase in (ASSIGNMENT, NEGOTIATION, HUNT):
        fails = 0.0 if s.mined else 1.0
        for seat in range(s.players):
            left -= 1.0 * loot(s, seat)
            if not (s.phase == HUNT and s.handled[BOG_IRON]) and pieces_on(s, BOG_IRON, seat):
                fails *= 1.0 - odds(s, BOG_IRON, seat, s.men[BOG_IRON * 4 + seat], s.alpha[seat] == BOG_IRON)[0]
        left = max(0.0, left) + (1.0 - 0.6 * time) * fails * min(4, s.supply)
    return 0.02 + 0.96 * squeeze((1.2 + 3.0 * time - left) * (1.2 - 0.8 * time))


def loot(s: State, seat: int) -> float:
    """GL-13.11: what commandos may be expected to steal this turn: every two, and the Alpha's set die is one."""
    if holders(s, seat, 2) == 0 or s.depot == 0:
        return 0.0
    total = 0.0
    for c in range(1, 64):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men or alpha) and s.zone[c] < TABLEAU and not (s.phase == HUNT and s.handled[c]):
            fixed = alpha and s.rules.type[c + 64 * s.side[c]] in (LAND, MARITIME, FISHING)
            total += (men + int(alpha)) / 6 + (5 / 6 if fixed else 0.0)
    return min(total, float(s.depot))


def supplies(s: State, seat: int, time: float) -> float:
    """People and disks for what is still to come."""
    later = 0.2 + 0.8 * min(1.0, 2.0 * time)
    total = 2.0 * min(15, population(s, seat)) + 0.5 * max(0, population(s, seat) - 15)
    total += (1.2 if s.deck_left else 0.1) * s.energy[seat] + 1.2 * later * min(5, s.iron[seat] + s.ivory[seat])
    total += later * ((3.0 if holders(s, seat, 2) else 0.0) + (2.0 if protected(s, seat) else 0.0))
    total += later * (1.5 * min(2, holders(s, seat, 6)) + 1.0 * min(4, hand_limit(s, seat)))
    for c in tableau(s, seat):
        total += card_worth(s, c + 64 * s.side[c], later)
    total -= 0.6 * later * max(0, unassigned(s, seat) - 7)  # GL-4.7: crowds fall ill
    chief = 3.0 if s.alpha[seat] in (MARKLAND, VINLAND) else 0.0
    return total - 0.6 * min(3, s.deck_left) * colonists(s, seat) - (chief if s.deck_left else 0.0)


def missions(s: State, seat: int, time: float) -> float:
    """What hunters may bring home, less those who will not come back: every three and six kills (GL-13.10)."""
    r = s.rules
    total = 0.8 * loot(s, seat) if s.deck_left else 0.0
    for c in range(1, 64):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men == 0 and not alpha) or (s.phase == HUNT and s.handled[c] and s.roll_card != c):
            continue
        chance, losses = odds(s, c, seat, men, alpha)
        total -= 2.8 * losses
        if s.zone[c] >= TABLEAU:
            total += 1.0 * chance
            continue
        p = c + 64 * s.side[c]
        gain = 2.0 * min(float(r.babies[p]), s.valhalla[seat] + losses) + 1.0 * r.energy[p]
        gain += 2.0 * (r.ivory[p] + r.iron[p])
        if r.take_to[c] == TO_HAND and r.take_dice[c] == 0 and len(hand(s, seat)) < hand_limit(s, seat):
            gain += 5.0
        total += chance * gain
    return total


def squeeze(x: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))
