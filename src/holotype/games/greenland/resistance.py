"""How good the table is for the resistance, in points, for agents.

The plan: live through the events with few elders, let the Alpha steal and catch what needs one hit, settle warm Vinland
for its iron, get two tools, and on the last turn, when no event can strike any more, spend the energy on sages against
the blitz and on ships. Until then all is counted in people; on the last turn by the chance to win. What the dice of a
hunt have brought counts little, for agents look at single rolls."""

import math
from typing import Final

from .cards import active, hand, hand_limit, is_cold, tableau
from .casts import ALPHAS, DEADLY, HEAD, OPEN, SUCCESS, final_face, heads
from .events import protected
from .odds import odds
from .pieces import colonists, elders_everywhere, holders, pieces_on, unassigned
from .rolls import HUNTING
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
    VENEREAL,
    VINLAND,
)
from .state import ASSIGNMENT, DEAD, DECK, DOMESTIC, HUNT, IN_ROW, NOBODY, ON_PLACARD, POOL, TABLEAU, State

EVENTS: Final = 17
FEUDS: Final = 4 / EVENTS
DEPLETIONS: Final = 6 / EVENTS  # GL-4.10: of one energy per elder
SETTLERS: Final = 6  # GL-13.18 (b)
FIRE: Final = 0.8  # an energy, in people
DISK: Final = 2.5  # an ivory or iron that a tool is still to be paid with
EVENT_TOLL: Final = 1.5  # what an event takes, in people
LUCK: Final = 0.85  # the share of luck that is not counted


def resistance(s: State) -> float:
    """GL-13.18: on the last turn the chance to win; before, people, energy, tools and colonists for it."""
    if s.result == 1:
        return -20.0
    if s.deck_left == 0 and s.turn:
        total = last_turn(s)
    else:
        total = EVENT_TOLL * s.deck_left
        for seat in range(s.players):
            total += prospects(s, seat) - LUCK * luck(s, seat) if s.gone[seat] == 0 else -20.0
    if s.phase == ASSIGNMENT and s.seat is not None:
        total += intention(s, s.seat)
    return total


def intention(s: State, seat: int) -> float:
    """What is half made is worth what its best end would bring; a little less, so that to end is no worse."""
    if s.prompt == "assign-kind" or s.prompt == "assign-number":
        return sending(s, seat, int(s.args[0])) - 0.05
    if s.prompt == "promote-kind" or s.prompt == "promote-rank":
        return 0.3 if s.deck_left == 0 else wanted(s, seat) - 0.05
    return 0.0


def sending(s: State, seat: int, card: int) -> float:
    """GL-5.3: the best number of tribesmen for a card, or the Alpha."""
    if card in (MARKLAND, VINLAND):
        if s.deck_left == 0:
            return 1.0
        return 0.0 if is_cold(s, card) or crowd_on(s, card) >= s.rules.threshold else 0.4
    if s.deck_left == 0:
        return 0.0
    men, alpha = s.men[card * 4 + seat], s.alpha[seat] == card
    lacking = tools(s, seat)[1]
    now = mission(s, card, seat, men, alpha, lacking)
    either = s.prompt == "assign-kind"
    best = mission(s, card, seat, men, True, lacking) if either and s.alpha[seat] == POOL else -99.0
    for more in range(1, min(4, s.pool[seat] if either else len(s.choices)) + 1):
        best = max(best, mission(s, card, seat, men + more, alpha, lacking))
    return best - now


def wanted(s: State, seat: int) -> float:
    """GL-5.8: about what the elder most missed is worth, less a piece and an energy."""
    if holders(s, seat, 2) == 0:
        return 0.7 * min(s.deck_left, 5) - 0.8
    return 0.3 * s.deck_left - 1.0 if not protected(s, seat) else -1.5


# --- before the last turn ------------------------------------------------------------------------------------------


def prospects(s: State, seat: int) -> float:
    """What a tribe has, in people, and what its hunters may bring home."""
    men = float(unassigned(s, seat))
    goods, lacking = tools(s, seat)
    hunts = 0.0
    if ASSIGNMENT <= s.phase <= HUNT:
        hunts, returning = missions(s, seat, lacking)
        men += returning
    total = men - 0.2 * max(0.0, men - 8.0) + hunts + FIRE * min(s.energy[seat], 7)
    total += (2.0 * DISK + 4.0) * goods + DISK * min(lacking, s.ivory[seat] + s.iron[seat])
    total += 0.2 * max(0, s.ivory[seat] + s.iron[seat] - lacking)
    total += settlements(s, seat, lacking) + animals(s, seat) + daughters(s, seat) + elders(s, seat, men)
    total -= 12.0 * blitz_ahead(s, seat) * fall(s, seat, hand_limit(s, seat))
    if s.alpha[seat] == DEAD:
        total -= 3.0
    elif s.alpha[seat] in (MARKLAND, VINLAND) or s.alpha[seat] >= ON_PLACARD:
        total -= 12.0
    return total


def tools(s: State, seat: int) -> tuple[float, int]:
    """GL-13.18 (a): two inventions or imports, those in hand being almost made; and the disks still lacking."""
    made = len([c for c in tableau(s, seat) if s.rules.kind[c] in (I_CARD, IMPORT)])
    blanks = len([c for c in hand(s, seat) if s.rules.kind[c] == I_CARD])
    blanks = min(blanks, max(0, 2 - made))
    lacking = blanks + 2 * max(0, 2 - made - blanks)
    return min(made, 2) + 0.4 * blanks + 0.15 * max(0, made - 2), lacking


def missions(s: State, seat: int, lacking: int) -> tuple[float, float]:
    """What hunters and raiders may bring, and how many of them there are."""
    total = 0.0
    pieces = 0
    for c in range(1, 64):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men or alpha) and c != MARKLAND and c != VINLAND:
            pieces += men + int(alpha)
            if not (s.phase == HUNT and s.handled[c] and s.roll_card != c):
                total += mission(s, c, seat, men, alpha, lacking)
    return total, float(pieces)


def mission(s: State, card: int, seat: int, men: int, alpha: bool, lacking: int) -> float:
    """GL-7.14, GL-13.10, GL-13.11: yield by its chance, and thefts, less the deaths to be expected."""
    if men == 0 and not alpha:
        return 0.0
    chance, losses = odds(s, card, seat, men, alpha)
    total = fire(s, seat) * thefts(s, card, men, alpha) - losses
    if s.zone[card] >= TABLEAU:
        return total + chance * (bride(s, card) - 1.0)
    return total + chance * prize(s, card, seat, lacking)


def fire(s: State, seat: int) -> float:
    """GL-13.11: what an energy out of the depot is worth to a tribe that can steal it."""
    if holders(s, seat, 2) == 0 or s.depot == 0:
        return 0.0
    return FIRE if s.energy[seat] < 7 else 0.15


def thefts(s: State, card: int, men: int, alpha: bool) -> float:
    """GL-13.11: every two, and the Alpha's set die is one."""
    if s.zone[card] >= TABLEAU:
        return 0.0
    fixed = s.rules.type[card + 64 * s.side[card]] in (LAND, MARITIME, FISHING)
    return men / 6 + ((1.0 if fixed else 1 / 6) if alpha else 0.0)


def prize(s: State, card: int, seat: int, lacking: int) -> float:
    """GL-7.14: what a success brings."""
    r = s.rules
    p = card + 64 * s.side[card]
    total = float(min(r.babies[p], s.valhalla[seat])) + FIRE * (min(r.energy[p], s.supply) - r.cost[p])
    total += (DISK if lacking > s.ivory[seat] + s.iron[seat] else 0.2) * (r.ivory[p] + r.iron[p])
    if r.take_to[card] == TO_HAND and r.take_dice[card] == 0 and lacking and len(hand(s, seat)) < hand_limit(s, seat):
        total += 5.0 if s.iron[seat] else 2.0
    return total


def luck(s: State, seat: int) -> float:
    """What the dice of this turn's hunts brought beyond what was to be expected: it was not chosen."""
    total = 0.0
    lacking = tools(s, seat)[1]
    for at in heads(s):
        card = s.cast[at + 1]
        if s.cast[at] != seat or s.cast[at + 2] != HUNTING or s.cast[at + 3] == OPEN or s.zone[card] != IN_ROW:
            continue
        dice = s.cast[at + HEAD : at + HEAD + s.cast[at + 4]]
        dead, stolen, alpha = 0, 0, False
        for die in dice:
            dead += 1 if die & DEADLY else 0
            stolen += 1 if final_face(die) == 2 else 0
            alpha = alpha or die & ALPHAS != 0
        men = len(dice) - int(alpha)
        chance, losses = odds(s, card, seat, men, alpha)
        succeeded = 1.0 if s.cast[at + 3] == SUCCESS else 0.0
        total += losses - dead + (succeeded - chance) * prize(s, card, seat, lacking)
        total += fire(s, seat) * (stolen - thefts(s, card, men, alpha))
    return total


def bride(s: State, card: int) -> float:
    """GL-13.9: what a daughter's power is worth: promotions for nothing, or a bigger hand against the blitz."""
    if s.rules.free_promotion[card]:
        return 4.0 * min(1.0, s.deck_left / 4)
    return 1.5 * min(2, s.rules.hand_any[card]) + 0.5 * s.rules.discount[card]


def settlements(s: State, seat: int, lacking: int) -> float:
    """GL-7.22, GL-13.10: colonists roll every turn; on the warm side they bring energy, iron and babies."""
    r = s.rules
    total = 0.0
    for c in (MARKLAND, VINLAND):
        n = pieces_on(s, c, seat)
        if n == 0:
            continue
        chance, losses = odds(s, c, seat, s.men[c * 4 + seat], s.alpha[seat] == c)
        if s.phase < HUNT and s.side[c] == 0 and crowd_on(s, c) > r.threshold:
            losses = n / 2
        each = 0.5 if is_cold(s, c) else 0.9 + 0.2 * r.babies[c]
        rolled = s.phase > HUNT or (s.phase == HUNT and s.handled[c] and s.roll_card != c)
        if not rolled:
            total += each * (chance * min(float(r.babies[c]), s.valhalla[seat] + losses) - losses)
            total += chance * (FIRE * min(r.energy[c], s.supply) + (DISK if lacking else 0.2) * r.iron[c])
            total += FIRE * n / 6 if holders(s, seat, 2) else 0.0
        total += each * n
    return total - 0.5 * max(0, colonists(s, seat) - SETTLERS - 1)


def crowd_on(s: State, card: int) -> int:
    return sum([pieces_on(s, card, seat) for seat in range(s.players)])


def animals(s: State, seat: int) -> float:
    """GL-8.3: a baby a turn."""
    total = 0.0
    for c in tableau(s, seat):
        if s.rules.kind[c] == D_CARD:
            p = c + 64 * s.side[c]
            total += 1.0 + 0.8 * s.deck_left * (s.rules.produce[p] - FIRE * s.rules.hay[p])
    return total


def daughters(s: State, seat: int) -> float:
    """GL-13.9: those set free; a husband is bound."""
    total = 0.0
    for c in tableau(s, seat):
        if s.rules.kind[c] == DAUGHTER and s.wed[c] != NOBODY:
            total += bride(s, c)
    return total


def elders(s: State, seat: int, men: float) -> float:
    """Rank 1 against feuds, rank 2 for thefts, rank 6 for ships; each may cost an energy a turn."""
    events = s.deck_left
    n = elders_everywhere(s, seat)
    total = 0.2 * n - DEPLETIONS * FIRE * min(events, 2) * n
    if holders(s, seat, 2) and s.alpha[seat] != DEAD:
        total += 1.2 + 0.7 * min(events, 5)
    if protected(s, seat):
        total += FEUDS * min(events, 4) * (0.5 * men + 0.7)
    if holders(s, seat, 3):
        total += 0.6
    ships = holders(s, seat, 6)
    if ships:
        total += (0.4 if is_cold(s, VINLAND) else 2.0) + (0.5 if ships > 1 else 0.0)
    return total


def fall(s: State, seat: int, limit: float) -> float:
    """GL-13.16: the chance that the lowest die of a blitz is above the hand limit."""
    own = [d for d in tableau(s, seat) if s.rules.kind[d] == DAUGHTER]
    dice = max(1, len([d for d in own if (s.wed[d] != NOBODY) == s.rules.blitz_married]))
    return float((max(0.0, 6.0 - limit) / 6.0) ** dice)


def blitz_ahead(s: State, seat: int) -> float:
    """GL-13.4: the chance that an event to come means a blitz for the tribe."""
    n = 0
    for c in range(32, 49):
        if s.zone[c] == DECK:
            for code in s.rules.icons[c]:
                if code // 100 == VENEREAL and code % 100 >> s.tribe[seat] & 1:
                    n += 1
    return min(1.0, n * s.deck_left / max(1, EVENTS - s.turn))


# --- the last turn -------------------------------------------------------------------------------------------------


def last_turn(s: State) -> float:
    """GL-13.18: the chance that two of the conditions hold and nobody surrenders, and what leads there."""
    able, bound, firm = 1.0, 1.0, 1.0
    for seat in range(s.players):
        if s.gone[seat] == 2:
            continue
        if s.gone[seat]:
            able, bound = 0.01, 0.01
            continue
        able *= tooled(s, seat)
        there, steady = farewell(s, seat)
        bound *= there
        firm *= steady
    defeat = depot_empty(s)
    two = able * bound + able * defeat + bound * defeat - 2.0 * able * bound * defeat
    total = 0.0
    for seat in range(s.players):
        total += 0.5 * min(12, colonists(s, seat)) + 0.4 * min(6, hand_limit(s, seat))
    if s.phase > ASSIGNMENT:
        return 9.0 + 3.0 * able + 2.0 * bound + defeat + 0.1 * total
    return 8.0 + total + 30.0 * firm * two + 3.0 * (able * bound + able * firm + bound * firm)


def tooled(s: State, seat: int) -> float:
    """GL-13.18 (a): two inventions or imports, and somebody at home."""
    goods = float(len([c for c in tableau(s, seat) if s.rules.kind[c] in (I_CARD, IMPORT)]))
    blanks = float(len([c for c in hand(s, seat) if s.rules.kind[c] == I_CARD]))
    iron = float(s.iron[seat])
    for c in range(1, 32):
        if s.rules.take_to[c] == TO_HAND and s.rules.kind[c] == I_CARD and pieces_on(s, c, seat):
            blanks += odds(s, c, seat, s.men[c * 4 + seat], s.alpha[seat] == c)[0]
    if holders(s, seat, 3):
        goods += 0.95 * min(blanks, iron)
    hunters = sum([pieces_on(s, c, seat) for c in range(1, 32)])
    if unassigned(s, seat) + hunters == 0 and not (s.phase <= DOMESTIC and births(s, seat)):
        return 0.02
    return 1.0 if goods >= 2.0 else max(0.02, 0.9 * (goods - 1.0))


def farewell(s: State, seat: int) -> tuple[float, float]:
    """GL-13.17, GL-13.18 (b): the best use of the last energy: sages against the blitz, ships for settlers."""
    limit = hand_limit(s, seat)
    if s.phase > HUNT or (s.phase == HUNT and s.handled[MARKLAND] and s.handled[VINLAND]):
        return (1.0 if colonists(s, seat) >= SETTLERS else 0.0), 1.0 - fall(s, seat, limit)
    chance, losses = odds(s, VINLAND, seat, 6, False)
    alive = 1.0 - losses / 6
    staying = 0.0
    room = 0
    for c in (MARKLAND, VINLAND):
        n = pieces_on(s, c, seat)
        everybody = crowd_on(s, c)
        staying += n * (0.5 if everybody > s.rules.threshold and s.side[c] == 0 else alive)
        room += max(0, s.rules.threshold - everybody)
    babies = 0.25 * chance
    if s.phase > ASSIGNMENT:
        return squeeze((staying * (1.0 + babies) - 5.6) * 1.1), 1.0 - fall(s, seat, limit)
    free = any(s.rules.free_promotion[p] for p in active(s, seat))
    energy = 9 if free else s.energy[seat]
    ships = holders(s, seat, 6) * s.rules.capacity
    for c in (MARKLAND, VINLAND):
        ships -= s.carried[c * 4 + seat]
    home = s.pool[seat] + (0 if s.alpha[seat] == POOL or births(s, seat) else -1)
    best, bound, firm = -1.0, 0.0, 0.0
    for sages in range(min(6, energy, max(0, home)) + 1):
        steady = 1.0 - fall(s, seat, limit + sages)
        for crews in range(min(4, energy - sages) + 1):
            sent = max(0, min(ships + s.rules.capacity * crews, home - sages - crews, room))
            p = squeeze(((staying + sent * alive) * (1.0 + babies) - 5.6) * 1.1)
            if p * steady > best:
                best, bound, firm = p * steady, p, steady
    return bound, firm


def births(s: State, seat: int) -> bool:
    """GL-8.3: somebody will be born at home."""
    return any(s.rules.produce[p] > 0 and s.rules.hay[p] == 0 for p in active(s, seat))


def depot_empty(s: State) -> float:
    """GL-13.11, GL-13.13, GL-13.18 (c): what lies in the depot, less what will be stolen, and what the mine brings."""
    if s.phase > HUNT and s.deck_left == 0:
        return 1.0 if s.depot == 0 else 0.0
    left = float(s.depot)
    time = min(1.0, s.deck_left / 7)
    if ASSIGNMENT <= s.phase <= HUNT:
        fails = 0.0 if s.mined else 1.0
        for seat in range(s.players):
            left -= loot(s, seat)
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


def squeeze(x: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))
