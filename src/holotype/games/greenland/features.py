"""The table in numbers, for learning: all that the view shows and what rules remember of the turn, then the question.

Seats are counted from the seat's own."""

from typing import Final

from holotype.core.question import numbers as question_numbers

from .cards import DELIVERED, hand_limit
from .casts import ALPHAS, DEADLY, FIXED, HEAD, HIT, KEPT, final_face, first_face, heads, second_face
from .fields import DEAD, HAND, ON_PLACARD, POOL, SETUP, TABLEAU, WED
from .negotiation import BRIDE, BY, CHIEF, LEAVES, MEN, TERMS, TO, WHERE
from .pieces import population, unassigned
from .scoring import scores
from .state import State
from .tokens import TRIBES

CARDS: Final = range(1, 64)
ZONES: Final = 6  # those without an owner; then hands and tableaus
ROLLS: Final = 6  # kinds of rolls, those of casts.py included
DICE: Final = 32  # in a roll that is remembered


def features(s: State, seat: int) -> list[float]:
    found = _turn(s) + _order(s, seat) + _open_roll(s, seat) + _offer(s, seat) + _saga(s)
    points = scores(s)
    for i in range(s.players):
        found += _tribe(s, (seat + i) % s.players, seat, points)
    for card in CARDS:
        found += _card(s, card, seat)
    return found + _rolls(s, seat) + question_numbers(s, seat)


def one_of(value: int, size: int) -> list[float]:
    """A flag for each possible value; none is set for -1."""
    return [float(i == value) for i in range(size)]


def _seen_from(s: State, seat: int, other: int) -> int:
    """How many places to the left of a seat another sits; -1 for nobody."""
    return (other - seat) % s.players if other >= 0 else -1


def _turn(s: State) -> list[float]:
    effects = (s.no_maritime, s.no_markland, s.beaver, s.falcon, s.mediterranean, s.plankton)
    return [
        float(s.part),
        s.turn / 17,
        s.deck_left / 17,
        *one_of(s.phase, SETUP + 1),
        s.supply / 28,
        s.depot / 12,
        *[float(effect) for effect in effects],
        s.high / 8,
        *(float(s.mined), float(s.tried), float(s.result)),
        *(s.offers / 4, s.hunt_turn / 4),
    ]


def _order(s: State, seat: int) -> list[float]:
    found: list[float] = []
    for place in range(s.players):
        found += one_of(_seen_from(s, seat, s.order[place]) if place < len(s.order) else -1, s.players)
    return found + one_of(_seen_from(s, seat, s.first), s.players)


def _open_roll(s: State, seat: int) -> list[float]:
    return [
        *one_of(_seen_from(s, seat, s.roller), s.players),
        *one_of(s.roll_kind, ROLLS),
        *[n / 8 for n in s.rolled[1:]],
        *[n / 8 for n in s.marked[1:]],
        *one_of(s.alpha_die, 7),
        *one_of(s.last_mark, 8),
        *[float(f) for f in (s.alpha_fixed, s.safe, s.warmed, s.bullet, s.succeeded, s.extra_mark)],
    ]


def _offer(s: State, seat: int) -> list[float]:
    """Who offers whom what; the terms as tokens in the order in which they were named."""
    if not s.offer:
        return [0.0] * (3 * s.players + 4 + s.rules.longest_offer)
    found: list[float] = []
    for place in (BY, TO, LEAVES):
        found += one_of(_seen_from(s, seat, s.offer[place]), s.players)
    found += [s.offer[MEN] / 8, float(s.offer[CHIEF]), s.offer[BRIDE] / 64, s.offer[WHERE] / 64]
    terms = [(term + 1) / len(s.game.vocab) for term in s.offer[TERMS:]]
    return found + terms + [0.0] * (s.rules.longest_offer - len(terms))


def _saga(s: State) -> list[float]:
    return [s.girls / 18, s.girls_dead / 18, *[n / 6 for n in s.matri], s.character / 64, s.d_target / 64]


def _tribe(s: State, o: int, seat: int, points: list[int]) -> list[float]:
    """One tribe: its disks, people and placard, and what it has done in this turn."""
    return [
        *one_of(s.tribe[o], len(TRIBES)),
        *one_of(s.gone[o], 3),
        float(s.mono[o]),
        points[o] / 50,
        s.points[o] / 50,
        *(s.energy[o] / 8, s.ivory[o] / 8, s.iron[o] / 8, s.locked[o] / 8),
        *(s.pool[o] / 18, s.valhalla[o] / 18, unassigned(s, o) / 19, population(s, o) / 19, hand_limit(s, o) / 6),
        *_placard(s, o, seat),
        *_alpha(s, o, seat),
        *(float(s.may_recall[o]), float(s.abandoned[o]), s.mariners_used[o] / 4, s.sleds_used[o] / 4),
        *(s.bid[o] / 8, float(s.passed[o]), float(s.paid[o]), float(s.went[o])),
        *(s.cold_used[o] / 4, float(s.maps_used[o]), float(s.converted[o])),
    ]


def _placard(s: State, o: int, seat: int) -> list[float]:
    """Elders by rank and tribe, those that have acted, and missionaries that have just come."""
    found: list[float] = []
    for rank in range(6):
        at = o * 6 + rank
        found += [s.elders[at * 4 + (seat + i) % s.players] / 4 for i in range(s.players)]
        found.append(s.acted[at] / 4)
    return found + [s.arrived[o * 4 + (seat + i) % s.players] / 4 for i in range(s.players)]


def _alpha(s: State, o: int, seat: int) -> list[float]:
    """Whether he is at home, dead, or an elder, and where; on cards he is counted there."""
    place = s.alpha[o]
    elder = ON_PLACARD <= place < WED
    owner, rank = divmod(place - ON_PLACARD, 6) if elder else (-1, -1)
    return [
        *(float(place == POOL), float(place == DEAD)),
        *one_of(_seen_from(s, seat, owner), s.players),
        *one_of(rank, 6),
    ]


def _card(s: State, card: int, seat: int) -> list[float]:
    """Where a card lies, who stands on it, and what has become of it this turn."""
    zone = s.zone[card]
    owner = zone - TABLEAU if zone >= TABLEAU else zone - HAND if zone >= HAND else -1
    wed = s.wed[card]
    seats = [(seat + i) % s.players for i in range(s.players)]
    return [
        *one_of(ZONES + int(zone >= TABLEAU) if zone >= HAND else zone, ZONES + 2),
        *one_of(_seen_from(s, seat, owner), s.players),
        *[_place(line, card) for line in (s.north_warm, s.north_cold, s.south_warm, s.south_cold, s.girls_at)],
        float(s.side[card]),
        *one_of(_seen_from(s, seat, wed & 7 if wed >= 0 else -1), s.players),
        float(wed >= 0 and wed & 8 > 0),
        *[s.men[card * 4 + o] / 8 for o in seats],
        *[float(s.alpha[o] == card) for o in seats],
        *[s.carried[card * 4 + o] / DELIVERED for o in seats],
        *(s.handled[card] / 6, float(s.raided[card]), float(card in s.kept)),
        *(float(s.event == card), float(s.lot == card), float(s.roll_card == card)),
    ]


def _place(line: list[int], card: int) -> float:
    """From the deck on, or from the left; 0 for a card that is not there."""
    return (line.index(card) + 1) / 16 if card in line else 0.0


def _rolls(s: State, seat: int) -> list[float]:
    """The last rolls as they are shown: two numbers a die, what it showed and what came of it.

    Nothing is decided by them; the counts of the open roll stand above."""
    found: list[float] = []
    places = heads(s)
    for at in places:
        by, card, kind, end, n = s.cast[at : at + HEAD]
        found += [*one_of(_seen_from(s, seat, by), s.players), card / 64, *one_of(kind, ROLLS), *one_of(end, 3)]
        for die in s.cast[at + HEAD : at + HEAD + n]:
            found += [_faces(die), _fate(die)]
        found += [0.0] * (2 * (DICE - n))
    return found + [0.0] * ((s.players + 1 + ROLLS + 3 + 2 * DICE) * (KEPT - len(places)))


def _faces(die: int) -> float:
    return ((first_face(die) * 7 + second_face(die)) * 7 + final_face(die)) / 343


def _fate(die: int) -> float:
    return (bool(die & ALPHAS) + 2 * bool(die & HIT) + 4 * bool(die & DEADLY) + 8 * bool(die & FIXED)) / 16
