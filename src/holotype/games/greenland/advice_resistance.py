"""How likely the resistance wins, for agents.

The plan: let elders without use die first; as soon as Vinland is warm, settle it with the Alpha, whose set die is one
of the two hits, and three or four men: that brings iron for the tools, energy and children without end. On the last
turn, when no event can strike any more, spend the energy on sages against the blitz and on ships for more settlers.
Several tribes find no peaceful room for six settlers each; they mine, steal, and send everybody out on the last turn.

Until then the chances of the conditions are logistic functions of what a tribe will have when the hunters of this turn
are back; on the last turn they are computed."""

import math
from typing import Final

from .assignment import go, open_ranks, promote_to
from .cards import hand, hand_limit, has_power, in_homeland, is_cold, is_new_world, tableau
from .coop import modern_goods
from .events import protected
from .fields import ASSIGNMENT, DEAD, DECK, DOMESTIC, HUNT, IN_ROW, NOBODY, POOL, SURRENDERED, TABLEAU
from .names import ALPHA, MAN
from .odds import at_least, equal_chance, is_set, odds
from .pieces import elders_everywhere, holders, own_elders, pieces_on, unassigned
from .questions import ASSIGN_KIND, ASSIGN_MEN, BULLET, COLD_AS_WARM, FEET_OF_CLAY, PROMOTE_KIND, PROMOTE_RANK
from .rules import (
    BOG_IRON,
    D_CARD,
    DAUGHTER,
    I_CARD,
    MARKLAND,
    TO_HAND,
    VENEREAL,
    VINLAND,
)
from .state import State
from .transport import reachable

EVENTS: Final = 17
SETTLERS: Final = 6  # GL-13.18 (b)
POINTS: Final = 40.0  # a sure victory
SCARCER: Final = 3.0  # with every further tribe its root is about so much smaller

# What each thing adds to the logarithm of the odds of the tools, of the settlers and of withstanding the last blitz:
# near the end, and what it adds to that with seven events to come. Fitted to the ends of turns of 7,000 lone games.
WEIGHTS: Final = [
    (-0.72, 0.69, 0.00, 0.00, 0.00, 0.00),  # imports lacking
    (2.35, -2.63, 0.00, 0.00, 0.00, 0.00),  # their chance to be offered
    (-1.42, 1.24, 0.00, 0.00, 0.00, 0.00),  # disks lacking
    (-0.04, 0.16, 0.34, -0.24, 0.19, -0.03),  # at home
    (-1.02, 0.71, 0.01, -0.10, -0.11, -0.22),  # fewer than three at home
    (0.18, -0.34, -0.40, 0.27, -0.08, -0.19),  # more than eight
    (0.07, 0.15, 0.66, -0.58, 0.22, -0.03),  # in Vinland
    (0.00, 0.00, 0.54, -0.53, 0.14, -0.09),  # in Markland
    (0.34, -0.98, -0.42, -0.45, -0.49, -0.09),  # hostile
    (0.25, 0.10, -0.47, 0.82, 0.34, 0.00),  # Vinland warm
    (-0.09, 0.40, 0.66, -0.31, -0.09, 0.28),  # Alpha in warm Vinland
    (0.00, 0.24, 0.35, 0.16, -0.14, 0.40),  # Alpha free
    (0.00, 0.00, 0.06, -0.04, 0.15, -0.11),  # energy
    (0.00, 0.00, 0.00, 0.00, 0.90, -0.76),  # hand limit
    (0.35, -0.09, 0.29, -0.01, 0.62, -0.29),  # chief
    (-0.09, 0.21, -0.53, 1.10, 0.02, 0.21),  # bishop
    (-0.13, 0.22, -0.05, 0.43, 0.03, 0.03),  # ships
    (0.00, 0.00, 0.10, -0.29, 0.00, 0.00),  # useful elders
    (0.00, 0.00, -0.79, 0.70, -0.73, 0.71),  # idle elders
    (0.17, -0.10, 0.08, -0.04, 0.06, 0.00),  # children of animals
    (0.00, 0.00, 0.00, 0.00, 0.09, -0.07),  # captives
]
THEFTS: Final = (1.0, 0.08)  # in a turn, with a bishop: of the Alpha, and of each at home
MINE: Final = (-1.0, 0.12, 0.5)  # odds of a success at Bog Iron: by those who can go there, and if it is warm
LAST_THEFTS: Final = 0.25  # of each at home, when all are sent out on the last turn
DOUBT: Final = (4.0, 0.8)  # about what will be left in the depot, at the end and for each turn before
LIKELY: Final = 0.3  # a success at Bog Iron that needs no more ships
BEGINNING: Final = [(-1.20, -0.03), (-4.69, 2.80), (-4.05, 1.67)]


def resistance(s: State) -> float:
    """GL-13.18: the chance to win; its root, so that small chances differ visibly, those of several tribes too."""
    return POINTS * SCARCER ** (s.players - 1) * math.sqrt(best_chance(s))


def best_chance(s: State) -> float:
    """What is half made is worth what its best end would bring."""
    seat = s.seat
    if seat is not None and (s.question is ASSIGN_KIND or s.question is ASSIGN_MEN):
        return max([chance(later) for later in sendings(s, seat, s.about["card"])])
    if seat is not None and (s.question is PROMOTE_KIND or s.question is PROMOTE_RANK):
        return max([chance(later) for later in promotions(s, seat)])
    return chance(s)


def sendings(s: State, seat: int, card: int) -> list[State]:
    """GL-5.3: the Alpha, or some tribesmen, on a card."""
    found: list[State] = []
    if s.question is ASSIGN_KIND:
        later = s.copy()
        go(later, seat, card, 0, True)
        found.append(later)
    for men in range(1, min(6, s.pool[seat] if s.question is ASSIGN_KIND else len(s.choices)) + 1):
        later = s.copy()
        go(later, seat, card, men, False)
        found.append(later)
    return found


def promotions(s: State, seat: int) -> list[State]:
    """GL-5.8: a tribesman, or the Alpha if he is the last, on each rank."""
    found: list[State] = []
    for token in open_ranks(s, seat):
        later = s.copy()
        promote_to(later, seat, token, MAN if s.pool[seat] else ALPHA)
        found.append(later)
    return found


def chance(s: State) -> float:
    """GL-13.18: two of the three conditions hold, and nobody surrenders."""
    if s.seat is None:
        return 1.0 if s.winners() else 0.0
    if s.deck_left == 0 and s.turn:
        return max(farewell(s, False), farewell(s, True))
    here = [seat for seat in range(s.players) if s.gone[seat] == 0]
    camps = [returning(s, seat) for seat in here]
    wanted = sum([max(0.0, 2.0 - modern_goods(s, here[i]) - camps[i][3]) for i in range(len(here))])
    imports = offered(s, wanted)
    able = bound = 1.0 if complete(s) else 0.0
    firm = 1.0
    for i in range(len(here)):
        tools, settlers, steady = prospects(s, here[i], camp(s, here[i], camps[i], imports))
        able *= tools
        bound *= settlers
        firm *= steady
    return victory(able, bound, depot_empty(s, here, [things[0] for things in camps]), firm)


def complete(s: State) -> bool:
    """GL-13.18: a tribe that died out can have neither tools nor settlers; one that surrendered is not looked at."""
    return not [gone for gone in s.gone[: s.players] if gone not in (0, SURRENDERED)]


def victory(able: float, bound: float, defeat: float, firm: float) -> float:
    """GL-13.18: two of three, each by its own chance."""
    return firm * (able * bound + able * defeat + bound * defeat - 2.0 * able * bound * defeat)


# --- before the last turn ------------------------------------------------------------------------------------------


def prospects(s: State, seat: int, things: list[float]) -> tuple[float, float, float]:
    """GL-13.18: the chances of a tribe's tools and settlers, and that it withstands the propaganda."""
    time = s.deck_left / 7
    odds_of = [now + time * more for now, more in BEGINNING]
    for i in range(len(things)):
        weights = WEIGHTS[i]
        for k in range(3):
            odds_of[k] += things[i] * (weights[2 * k] + time * weights[2 * k + 1])
    early = 1.0 - blitz_ahead(s, seat) * fall(s, seat, hand_limit(s, seat))
    return squeeze(odds_of[0]), squeeze(odds_of[1]), squeeze(odds_of[2]) * early


def camp(s: State, seat: int, things: list[float], imports: float) -> list[float]:
    """What a tribe will have when the hunters of this turn are back, in the order of the weights."""
    home, energy, disks, blanks, animals = things
    lacking = float(max(0, 2 - modern_goods(s, seat)))
    blanks = min(blanks, lacking)
    warm = 0.0 if is_cold(s, VINLAND) else 1.0
    idle = own_elders(s, seat, 4) + own_elders(s, seat, 5)
    return [
        lacking - blanks,
        imports,
        max(0.0, 2.0 * lacking - blanks - disks),
        home,
        max(0.0, 3.0 - home),
        max(0.0, home - 8.0),
        settled(s, seat, VINLAND),
        settled(s, seat, MARKLAND),
        hostile(s, seat, VINLAND) + hostile(s, seat, MARKLAND),
        warm,
        warm if s.alpha[seat] == VINLAND else 0.0,
        1.0 if POOL <= s.alpha[seat] < MARKLAND else 0.0,
        min(8.0, energy),
        float(hand_limit(s, seat)),
        1.0 if protected(s, seat) else 0.0,
        1.0 if holders(s, seat, 2) else 0.0,
        float(min(2, holders(s, seat, 6))),
        float(elders_everywhere(s, seat) - idle),
        float(idle),
        animals * (s.deck_left + (1 if s.phase < DOMESTIC else 0)),
        float(captives(s, seat)),
    ]


def offered(s: State, lacking: float) -> float:
    """GL-13.5: the chance that the events to come bring as many imports as are lacking."""
    if lacking <= 0.0:
        return 1.0
    cards = [c for c in range(32, 49) if s.zone[c] == DECK]
    imports = len([c for c in cards if s.rules.has_import[c] and not s.rules.farm_import[c]])
    draws = min(s.deck_left, len(cards))
    least = int(lacking)
    enough_of_them = brought(len(cards), imports, draws, least)
    return enough_of_them + (lacking - least) * (brought(len(cards), imports, draws, least + 1) - enough_of_them)


def brought(cards: int, imports: int, draws: int, need: int) -> float:
    """How likely at least this many of the cards drawn show an import."""
    fewer = 0.0
    for n in range(min(need, draws + 1)):
        fewer += math.comb(imports, n) * math.comb(cards - imports, draws - n)
    return 1.0 - fewer / math.comb(cards, draws)


def hostile(s: State, seat: int, card: int) -> float:
    """GL-6.21: the chance that those on a New World card will live among enemies next turn."""
    if pieces_on(s, card, seat) == 0:
        return 0.0
    if s.side[card]:
        return 1.0
    if rolled(s, card) or s.phase < ASSIGNMENT:
        return 1.0 if pieces_on(s, card, seat) > s.rules.threshold else 0.0
    return sum(survivors(colony(s, seat, card, 0))[s.rules.threshold + 1 :])


def returning(s: State, seat: int) -> list[float]:
    """People at home, energy, disks, inventions in hand and the children of animals, after this turn's hunts."""
    things = [
        float(unassigned(s, seat)),
        float(s.energy[seat]),
        float(s.ivory[seat] + s.iron[seat]),
        float(len([c for c in hand(s, seat) if s.rules.kind[c] == I_CARD])),
        sum([offspring(s, c) for c in tableau(s, seat) if s.rules.kind[c] == D_CARD]),
    ]
    if ASSIGNMENT <= s.phase <= HUNT:
        for c in range(1, 64):
            men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
            if men or alpha:
                things[0] += 0 if is_new_world(c) else men + int(alpha)
                if not rolled(s, c):
                    bring_home(s, seat, c, men, alpha, things)
    return things


def bring_home(s: State, seat: int, card: int, men: int, alpha: bool, things: list[float]) -> None:
    """GL-7.14, GL-13.9, GL-13.10, GL-13.11, GL-13.14: what this many pieces on a card should bring and lose."""
    r = s.rules
    success, losses = odds(s, card, seat, men, alpha)
    if s.zone[card] >= TABLEAU:
        things[0] -= losses + success
        return
    p = card + 64 * s.side[card]
    if not is_new_world(card):
        things[0] += success * min(float(r.babies[p]), s.valhalla[seat] + losses) - losses
    if holders(s, seat, 2) and s.depot:
        things[1] += thefts(s, seat, card, men, alpha)
    things[1] += success * (r.energy[p] - r.cost[p])
    things[2] += success * (r.ivory[p] + r.iron[p])
    if r.take_to[card] == TO_HAND and r.kind[card] == I_CARD and len(hand(s, seat)) < hand_limit(s, seat):
        things[3] += success
    elif r.take_to[card] == TO_HAND and r.kind[card] == D_CARD:
        things[4] += equal_chance(men + int(alpha), r.take_dice[card]) * max(0.0, offspring(s, card))


def offspring(s: State, card: int) -> float:
    """GL-8.1, GL-8.3: the children of an animal in a turn, less its hay."""
    p = card + 64 * s.side[card]
    return s.rules.produce[p] + (1.0 if s.rules.produce_choice[p] else 0.0) - 0.8 * s.rules.hay[p]


def rolled(s: State, card: int) -> bool:
    """The dice of this turn have been thrown for those on a card."""
    if s.phase != HUNT or s.handled[card] == 0:
        return s.phase > HUNT
    return s.roll_card != card or s.question not in (FEET_OF_CLAY, BULLET, COLD_AS_WARM)


def thefts(s: State, seat: int, card: int, men: int, alpha: bool) -> float:
    """GL-13.11: every two, and the Alpha's set die is one."""
    return men / 6 + ((1.0 if is_set(s, card, seat) else 1 / 6) if alpha else 0.0)


def settled(s: State, seat: int, card: int) -> float:
    """GL-7.22: the colonists to be expected on a card after this turn's roll."""
    n = pieces_on(s, card, seat)
    if n == 0 or rolled(s, card) or s.phase < ASSIGNMENT:
        return float(n)
    left = survivors(colony(s, seat, card, 0))
    return sum([k * left[k] for k in range(len(left))])


def captives(s: State, seat: int) -> int:
    """GL-13.16: the dice of a blitz."""
    own = [d for d in tableau(s, seat) if s.rules.kind[d] == DAUGHTER]
    return max(1, len([d for d in own if (s.wed[d] != NOBODY) == s.rules.blitz_married]))


def fall(s: State, seat: int, limit: int) -> float:
    """GL-13.16: the chance that the lowest die of a blitz is above the hand limit."""
    return float((max(0, 6 - limit) / 6) ** captives(s, seat))


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


def farewell(s: State, steal: bool) -> float:
    """GL-13.17, GL-13.18: the chance to win if the last men and the last energy go to thefts, or to settlements."""
    able = bound = 1.0 if complete(s) else 0.0
    firm = 1.0
    for seat in range(s.players):
        if s.gone[seat] == 0:
            there, steady = parting(s, seat, steal)
            able *= tooled(s, seat)
            bound *= there
            firm *= steady
    return victory(able, bound, robbed(s, steal), firm)


def parting(s: State, seat: int, steal: bool) -> tuple[float, float]:
    """GL-13.16, GL-13.18 (b): the chances of a tribe's settlers, and that it withstands the last blitz."""
    limit = hand_limit(s, seat)
    if not steal and not has_assigned(s, seat):
        return fleet(s, seat, limit)
    there = enough(colony(s, seat, VINLAND, 0), colony(s, seat, MARKLAND, 0))
    return there, 1.0 - fall(s, seat, limit + teachers(s, seat))


def has_assigned(s: State, seat: int) -> bool:
    """GL-5.1: in player order each tribe makes all its assignments."""
    if s.phase != ASSIGNMENT or s.seat is None:
        return s.phase > ASSIGNMENT
    return s.order.index(seat) < s.order.index(s.seat)


def idle_men(s: State, seat: int) -> int:
    """GL-13.18 (a): those at home, but for one who must stay there."""
    return max(0, s.pool[seat] - (0 if births(s, seat) else 1))


def last_energy(s: State, seat: int) -> int:
    """GL-5.8: how many can still be promoted."""
    return 9 if has_power(s, seat, s.rules.free_promotion) else s.energy[seat]


def teachers(s: State, seat: int) -> int:
    """GL-13.16: those thieves who will be sages instead, until the blitz is nearly harmless."""
    if has_assigned(s, seat):
        return 0
    calm = 5 if captives(s, seat) < 3 else 4
    return max(0, min(last_energy(s, seat), idle_men(s, seat), calm - hand_limit(s, seat)))


def robbed(s: State, steal: bool) -> float:
    """GL-13.11, GL-13.12, GL-13.13, GL-13.18 (c): the chance that the depot is empty after the last hunt."""
    if s.phase > HUNT:
        return 1.0 if s.depot == 0 else 0.0
    need, one_face, two_faces = s.depot, 0, 0
    mine = mined(s)
    for seat in range(s.players):
        if s.gone[seat]:
            continue
        idle, bishop, miners = 0, holders(s, seat, 2) > 0, False
        if steal and not has_assigned(s, seat):
            idle, bishop, miners = thieves(s, seat, mine)
        if idle > 0 and miners:
            mine = max(mine, odds(s, BOG_IRON, seat, idle + s.men[BOG_IRON * 4 + seat], False)[0])
        if bishop:
            dice, sure = at_large(s, seat)
            one_face += dice + (0 if s.iron[seat] else idle)
            two_faces += idle if s.iron[seat] else 0
            need -= sure + (1 if idle > 0 and s.alpha[seat] == POOL else 0)
    return stolen(need, one_face, two_faces) * (1.0 if s.supply == 0 else mine)


def thieves(s: State, seat: int, mine: float) -> tuple[int, bool, bool]:
    """GL-5.8, GL-13.11: how many of a tribe can go stealing, whether it has a bishop then, and whether they reach the
    mine; if need be the last energy makes a bishop first, then a Mariner, then sages."""
    idle, energy = idle_men(s, seat), last_energy(s, seat)
    bishop, miners = holders(s, seat, 2) > 0, len(reachable(s, seat, [BOG_IRON])) > 0
    if not bishop and min(idle, energy) > 0:
        bishop, idle, energy = True, idle - 1, energy - 1
    if not miners and mine < LIKELY and min(idle - 1, energy) > 0:
        miners, idle, energy = True, idle - 1, energy - 1
    return idle - min(idle, energy, teachers(s, seat)), bishop, miners


def at_large(s: State, seat: int) -> tuple[int, int]:
    """GL-13.11: the dice of those who are out hunting, and the Alpha's two."""
    dice, sure = 0, 0
    for c in range(1, 64):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men or alpha) and s.zone[c] < TABLEAU and not rolled(s, c):
            fixed = int(alpha and is_set(s, c, seat))
            dice += men + int(alpha) - fixed
            sure += fixed
    return dice, sure


def stolen(need: int, one_face: int, two_faces: int) -> float:
    """How likely this many dice show the faces that steal."""
    total = 0.0
    for k in range(two_faces + 1):
        total += math.comb(two_faces, k) * 2 ** (two_faces - k) / 3**two_faces * at_least(need - k, one_face, 1 / 6)
    return total


def fleet(s: State, seat: int, limit: int) -> tuple[float, float]:
    """GL-13.17, GL-13.18: settlers and sages, after the best use of the last energy."""
    energy = last_energy(s, seat)
    ships = holders(s, seat, 6)
    home = s.pool[seat] - (0 if s.alpha[seat] == POOL or births(s, seat) else 1)
    best, bound, firm = -1.0, 0.0, 0.0
    for sages in range(max(0, min(6, energy, home)) + 1):
        steady = 1.0 - fall(s, seat, limit + sages)
        for crews in range(max(0, min(3, energy - sages, home - sages)) + 1):
            there = sailing(s, seat, ships + crews, home - sages - crews)
            if there * steady > best:
                best, bound, firm = there * steady, there, steady
    return bound, firm


def sailing(s: State, seat: int, ships: int, men: int) -> float:
    """GL-5.5, GL-13.18 (b): the best that this many men and ships can still do for the settlements."""
    capacity = s.rules.capacity
    gone_v, gone_m = s.carried[VINLAND * 4 + seat], s.carried[MARKLAND * 4 + seat]
    best = 0.0
    for south in range(max(0, min(men, ships * capacity - gone_v)) + 1):
        free = ships - (gone_v + south + capacity - 1) // capacity
        north = 0 if s.no_markland else max(0, min(men - south, free * capacity - gone_m))
        best = max(best, enough(colony(s, seat, VINLAND, south), colony(s, seat, MARKLAND, north)))
    return best


def tooled(s: State, seat: int) -> float:
    """GL-13.18 (a): two inventions or imports, and somebody at home."""
    goods = float(modern_goods(s, seat))
    blanks = float(len([c for c in hand(s, seat) if s.rules.kind[c] == I_CARD]))
    deserted = 0.0 if unassigned(s, seat) or (s.phase < DOMESTIC and births(s, seat)) else 1.0
    for c in range(1, 32):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men or alpha) and not rolled(s, c):
            success, losses = odds(s, c, seat, men, alpha)
            deserted *= min(1.0, losses / (men + int(alpha))) ** (men + int(alpha))
            if s.rules.take_to[c] == TO_HAND and s.rules.kind[c] == I_CARD:
                blanks += success
        elif men or alpha:
            deserted = 0.0
    if holders(s, seat, 3):
        goods += min(blanks, float(s.iron[seat]))
    return max(0.0, min(1.0, goods - 1.0)) * (1.0 - deserted)


def births(s: State, seat: int) -> bool:
    """GL-8.3: somebody will be born at home."""
    return any(s.rules.kind[c] == D_CARD and offspring(s, c) >= 1.0 for c in tableau(s, seat))


# --- the New World -------------------------------------------------------------------------------------------------

Colony = tuple[int, int, int, int, int]  # men, a set hit, faces that hit, faces that kill, children; no faces: rolled
left_of: dict[Colony, list[float]] = {}  # what `survivors` and `enough` have once computed
enough_of: dict[tuple[Colony, Colony], float] = {}


def colony(s: State, seat: int, card: int, more: int) -> Colony:
    """GL-6.21, GL-13.10: what will be rolled for on a New World card with this many more men."""
    r = s.rules
    men, alpha = s.men[card * 4 + seat] + more, s.alpha[seat] == card
    if s.zone[card] != IN_ROW or rolled(s, card) or men + int(alpha) == 0:
        return men + int(alpha), 0, 0, 0, 0
    crowd = more + sum([pieces_on(s, card, other) for other in range(s.players)])
    hostile = s.side[card] == 1 or (s.phase < HUNT and crowd > r.threshold)
    p = card + (64 if hostile else 0)
    hits = 0b10 if is_cold(s, card) else 0b110
    deadly = r.attrition[p] | 0b1001000
    if alpha and not hostile:
        return men, 1 + (hits >> r.alpha_face & 1), hits, deadly, r.babies[p]
    return men + int(alpha), 0, hits, deadly, r.babies[p]


def survivors(land: Colony) -> list[float]:
    """GL-7.11, GL-7.14: how likely this many live on a New World card after the roll."""
    if land in left_of:
        return left_of[land]
    men, alpha, hits, deadly, babies = land
    fixed = 1 if alpha else 0
    ways = [[0.0] * (men + 1) for _ in range(3)]  # by hits (two or more) and by the dead
    ways[1 if alpha == 2 else 0][0] = 1.0
    for _ in range(men):
        after = [[0.0] * (men + 1) for _ in range(3)]
        for n in range(3):
            for dead in range(men):
                for face in range(1, 7):
                    after[min(2, n + (hits >> face & 1))][dead + (deadly >> face & 1)] += ways[n][dead] / 6
        ways = after
    left = [0.0] * (men + fixed + babies + 1)
    for n in range(3):
        for dead in range(men + 1):
            left[men - dead + fixed + (babies if n == 2 else 0)] += ways[n][dead]
    left_of[land] = left
    return left


def enough(south: Colony, north: Colony) -> float:
    """GL-13.18 (b): how likely six live on both cards together."""
    both = south, north
    if both not in enough_of:
        total = 0.0
        one, two = survivors(south), survivors(north)
        for i in range(len(one)):
            for k in range(max(0, SETTLERS - i), len(two)):
                total += one[i] * two[k]
        enough_of[both] = total
    return enough_of[both]


# --- the depot -----------------------------------------------------------------------------------------------------


def depot_empty(s: State, here: list[int], homes: list[float]) -> float:
    """GL-13.11, GL-13.13, GL-13.18 (c): what lies in the depot, what will be stolen, and what the mine will bring."""
    left = float(s.depot)
    turns = s.deck_left
    if s.phase <= HUNT:
        left = max(0.0, left - sum([loot(s, seat) for seat in here])) + (1.0 - mined(s)) * min(4, s.supply)
    digging = MINE[0] + (0.0 if is_cold(s, BOG_IRON) else MINE[2])
    for i in range(len(here)):
        seat, home = here[i], homes[i]
        if in_homeland(s, BOG_IRON, seat) or holders(s, seat, 6):
            digging += MINE[1] * home
        if holders(s, seat, 2):
            left -= turns * (THEFTS[1] * home + (THEFTS[0] if s.alpha[seat] != DEAD else 0.0)) + LAST_THEFTS * home
    left += turns * 4.0 * (1.0 - squeeze(digging))
    return squeeze((1.0 - left) / (DOUBT[0] + DOUBT[1] * turns))


def loot(s: State, seat: int) -> float:
    """GL-13.11: what commandos may be expected to steal this turn."""
    if holders(s, seat, 2) == 0:
        return 0.0
    total = 0.0
    for c in range(1, 64):
        men, alpha = s.men[c * 4 + seat], s.alpha[seat] == c
        if (men or alpha) and s.zone[c] < TABLEAU and not rolled(s, c):
            total += thefts(s, seat, c, men, alpha)
    return total


def mined(s: State) -> float:
    """GL-13.13: the chance of a success at Bog Iron this turn."""
    fails = 0.0 if s.mined else 1.0
    for seat in range(s.players):
        if pieces_on(s, BOG_IRON, seat) and not rolled(s, BOG_IRON):
            fails *= 1.0 - odds(s, BOG_IRON, seat, s.men[BOG_IRON * 4 + seat], s.alpha[seat] == BOG_IRON)[0]
    return 1.0 - fails


def squeeze(x: float) -> float:
    """The logistic function."""
    return 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, x))))
