"""Exact odds of a hunt or a raid as pieces stand now, if every die that misses and may be rolled again is."""

from .cards import is_cold, profile
from .coop import extra_attrition
from .fields import HUNT, TABLEAU
from .pieces import holders
from .questions import BULLET, COLD_AS_WARM, IRON_RULE
from .rolls import convert_faces, reroll_faces
from .rules import FISHING, LAND, MARITIME, RAID
from .state import State


def die_odds(hits: int, deadly: int, again: int, ones: int) -> tuple[float, float, float]:
    """GL-7.9, GL-7.10, GL-7.11: the chance that one die hits, that it kills, and that it kills without a hit; masks
    are bits by face."""
    kept = [0, 0, 0]  # faces that stay, in these three ways
    all_faces = [0, 0, 0]
    retry = 0
    for face in range(1, 7):
        final = 1 if ones >> face & 1 else face
        hit, dead = hits >> final & 1, deadly >> final & 1
        ways = (hit, dead, dead & ~hit)
        stays = hit or not again >> face & 1
        retry += 0 if stays else 1
        for i in range(3):
            all_faces[i] += ways[i]
            kept[i] += ways[i] if stays else 0
    chances = [(kept[i] + retry * all_faces[i] / 6) / 6 for i in range(3)]
    return chances[0], chances[1], chances[2]


def at_least(need: int, dice: int, p: float) -> float:
    """The chance of at least this many hits."""
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    some = [1.0] + [0.0] * need  # some[k]: exactly k hits, the last place for k or more
    for _ in range(dice):
        for k in range(need, 0, -1):
            stay = 1.0 if k == need else 1.0 - p
            some[k] = some[k] * stay + some[k - 1] * p
        some[0] *= 1.0 - p
    return some[need]


def equal_chance(dice: int, need: int) -> float:
    """About how likely this many of the dice are equal."""
    ways = 1.0
    for i in range(need):
        ways *= (dice - i) / (i + 1)
    return min(0.9, max(0.0, 6.0 * ways * (1 / 6) ** need))


def odds(s: State, card: int, seat: int, men: int, alpha: bool) -> tuple[float, float]:
    """Chance of success and expected deaths for this many pieces on a card, alone; of a roll that is being
    prepared, with what the tribe has already decided about it."""
    raid = s.zone[card] >= TABLEAU
    p = profile(s, card)
    type_ = RAID if raid else s.rules.type[p]
    prepared = is_prepared(s, card, seat)
    if raid:
        hits, deadly, need = s.rules.raid_success[p], s.rules.raid_attrition[p], 1
    else:
        hits, deadly, need = 0b10 if is_cold(s, card) else 0b110, s.rules.attrition[p], s.rules.hits[p]
    deadly = 0 if prepared and s.safe else deadly | extra_attrition(s)
    again = reroll_faces(s, seat, type_)
    ones = convert_faces(s, seat, type_)
    hit, dead, wasted = die_odds(hits, deadly, again, ones)
    if alpha and not raid and is_set(s, card, seat):
        face = 1 if ones >> s.rules.alpha_face & 1 else s.rules.alpha_face
        return at_least(need - (hits >> face & 1), men, hit), dead * men + (deadly >> face & 1)
    dice = men + int(alpha)
    chance = at_least(need, dice, hit)
    if raid:
        chance -= dead**dice - wasted**dice  # GL-7.24: a success face, but nobody is left
    return chance, dead * dice


def is_set(s: State, card: int, seat: int) -> bool:
    """GL-7.5: the Alpha's die will not be rolled on a row card, as far as has been said."""
    type_ = s.rules.type[profile(s, card)]
    return type_ in (LAND, MARITIME, FISHING) and (s.alpha_fixed or not is_prepared(s, card, seat))


def is_prepared(s: State, card: int, seat: int) -> bool:
    """GL-7.5, GL-7.6, GL-7.7, GL-13.12: it has been said whether the Alpha's die is set; the next thing is asked."""
    if s.phase != HUNT or s.roll_card != card or s.roller != seat:
        return False
    return s.question is IRON_RULE or s.question is BULLET or s.question is COLD_AS_WARM


def attack_losses(s: State, card: int, seat: int) -> float:
    """GL-6.13: pieces a tribe may expect to lose if a card is fought over, unprotected."""
    danger = 0.0
    for other in range(s.players):
        n = s.men[card * 4 + other] + (1 if s.alpha[other] == card else 0)
        if other != seat and n:
            danger += n * (2 if holders(s, other, 4) else 1) / 6
    return danger
