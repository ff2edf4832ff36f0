"""Climate: chits that move (section 6) and Milankovitch cycles (section 18)."""

from typing import Final

from . import questions
from .chaos import lose_city
from .cratons import exchange_strip, fitting
from .decks import draw_challenge
from .names import (
    CATASTROPHE,
    COOLING,
    DEFORESTATION,
    DESERT,
    FORESTATION,
    ICE,
    JUNGLE,
    NOBODY,
    RESERVE,
    SEA,
    WARMING,
)
from .pieces import card_name, city_tokens, habitable, hex_name
from .state import State
from .words import CHITS, EVENTS

LAST_RESORTS: Final = {DEFORESTATION: "BO-6.14", FORESTATION: "BO-6.15"}
MOVE_CLAUSES: Final = ("", "BO-6.9", "BO-6.10", "BO-6.11", "BO-6.12")  # by the chit that appears

# Which chit each climate event takes, and what is resolved instead where it cannot be done.


def taken_chit(event: int) -> int:
    """BO-6.9, BO-6.10, BO-6.11, BO-6.12: cooling takes sea, warming ice, deforestation jungle, forestation desert."""
    if event == COOLING:
        return SEA
    if event == WARMING:
        return ICE
    return JUNGLE if event == DEFORESTATION else DESERT


def chits_of(s: State, chit: int) -> list[int]:
    return [h for h in range(s.rules.hexes) if s.chit[h] == chit]


def free_rings(s: State, ring: int) -> list[int]:
    """Chit-free hexes with a ring of this colour, or of a latitude for it (BO-21.29). A marine city's hex always has
    its chit, so none is among them."""
    if s.rules.cratons:
        return fitting(s, ring, list(range(s.rules.hexes)))
    return [h for h in range(s.rules.hexes) if s.ring[h] == ring and s.chit[h] == 0]


def possible(s: State, event: int) -> bool:
    """BO-6.14, BO-6.15: there is a chit to take and a hex to put it on."""
    chit = taken_chit(event)
    return bool(chits_of(s, chit)) and bool(free_rings(s, s.rules.flipped[chit]))


def climate_event(s: State, seat: int, event: int) -> None:
    """BO-21.7: not in the mixed game. BO-21.29: on cratons the latitudes change first."""
    if s.mixed:
        if s.logging:
            s.note("BO-21.7", "no-climate")
        return
    s.do((weather, seat, event))
    if s.rules.cratons and event in (COOLING, WARMING):
        frozen = exchange_strip(s, event)
        s.do(*[(drown, h) for h in frozen])


def weather(s: State, seat: int, event: int) -> None:
    """BO-6.9 to BO-6.15, BO-18.1, BO-18.5: with Milankovitch another card may make it an extreme; an event that cannot
    be done gives way to its fall-back."""
    if event in (COOLING, WARMING):
        extreme = s.rules.milankovitch and chits_of(s, taken_chit(event)) != [] and turn_up(s, event)
        if not possible(s, event):
            event = fall_back(s, event)
        elif extreme:
            extreme_climate(s, seat, event)
            return
    if possible(s, event):
        choose_chit(s, seat, taken_chit(event), 0)
    elif s.logging:
        s.note(LAST_RESORTS[event], "climate-stays", what=EVENTS[event])


def fall_back(s: State, event: int) -> int:
    """BO-6.14, BO-6.15: cooling gives way to deforestation, warming to forestation."""
    if s.logging:
        clause = "BO-6.14" if event == COOLING else "BO-6.15"
        s.note(clause, "gives-way", what=EVENTS[event], instead=EVENTS[event + 2])
    return event + 2


def choose_chit(s: State, seat: int, chit: int, rest: int) -> None:
    """BO-6.13: first the chit."""
    base = s.rules.hex0
    s.ask(seat, questions.CHIT, [base + h for h in chits_of(s, chit)], take_chit, rest)


def take_chit(s: State, seat: int, token: int, rest: int) -> None:
    """BO-6.13: then where it goes."""
    base = s.rules.hex0
    ring = s.rules.flipped[s.chit[token - base]]
    s.ask(seat, questions.CHIT_GOAL, [base + h for h in free_rings(s, ring)], put_chit, token, rest)


def clause_of_move(s: State, chit: int, rest: int) -> str:
    """What has made a chit move: an extreme of the climate, a catastrophe, or the event that brings such chits."""
    if rest == CATASTROPHE:
        return "BO-6.8"
    return "BO-18.3" if rest else MOVE_CLAUSES[chit]


def put_chit(s: State, seat: int, token: int, source: int, rest: int) -> None:
    """BO-6.9 to BO-6.13: flipped, it destroys a city where it lands; migrants stay. BO-21.4, BO-21.5: where the sea
    leaves a shelf, a marine city is lost. BO-21.16: in the solo game every move costs a city."""
    start, goal = source - s.rules.hex0, token - s.rules.hex0
    chit = s.rules.flipped[s.chit[start]]
    s.chit[start] = 0
    s.chit[goal] = chit
    if s.logging:
        new = CHITS[chit - 1]
        clause = clause_of_move(s, chit, rest)
        s.note(clause, "chit-moves", seat=seat, chit=new, start=hex_name(s, start), goal=hex_name(s, goal))
    steps: list[tuple[object, ...]] = [(drown, start), (drown, goal)]
    if s.rules.solo:
        steps.append((solo_climate_loss, seat))
    if rest in (COOLING, WARMING):
        steps.append((next_extreme, seat, rest))
    s.do(*steps)


def drown(s: State, h: int) -> None:
    """BO-6.2, BO-21.4, BO-21.5, BO-21.17: a city that can no longer stand here falls by an act of gods; in the solo
    game it causes chaos all the same."""
    if s.city[h] != NOBODY and not habitable(s, s.city[h], h):
        lose_city(s, h, int(s.rules.solo), "BO-21.4" if s.marine[s.city[h]] else "BO-6.13")


def solo_climate_loss(s: State, seat: int) -> None:
    """BO-21.16: once for every chit that moves."""
    if city_tokens(s, seat):
        s.ask(seat, questions.CLIMATE_LOSS, city_tokens(s, seat), lose_to_climate)


def lose_to_climate(s: State, seat: int, token: int) -> None:
    """BO-21.16, BO-21.17: in the solo game this causes chaos too."""
    lose_city(s, token - s.rules.hex0, 1, "BO-21.16")


# --- Milankovitch -----------------------------------------------------------------------------------------------


def turn_up(s: State, event: int) -> bool:
    """BO-18.1, BO-18.2: the top of this epoch's reserve; true if it shows the same event. It goes to the bottom."""
    rules = s.rules
    if s.reserve > 0:
        card = draw_challenge(s)
        s.reserve -= 1
        s.where[card] = RESERVE
        s.seen.append(card)
    elif s.seen:
        card = s.seen.pop(0)
        s.seen.append(card)
    else:
        return False
    same = event in (rules.events[card * 2], rules.events[card * 2 + 1])
    if s.logging:
        clause = "BO-18.1" if event == COOLING else "BO-18.2"
        s.note(clause, "milankovitch", card=card_name(s, card), what=EVENTS[event], same=int(same))
    return same


def extreme_climate(s: State, seat: int, event: int) -> None:
    """BO-18.3, BO-18.4: every chit of the kind is flipped and placed, one at a time, as long as a hex is left."""
    if s.logging:
        s.note("BO-18.3", "icehouse" if event == COOLING else "hothouse", seat=seat)
    next_extreme(s, seat, event)


def next_extreme(s: State, seat: int, event: int) -> None:
    if possible(s, event):
        choose_chit(s, seat, taken_chit(event), event)


# --- after a catastrophe ----------------------------------------------------------------------------------------


def flip_epicentre(s: State, seat: int, h: int) -> None:
    """BO-6.8: a chit at the epicentre is flipped and moved by the challenger, if there is a hex for it."""
    if s.chit[h] and free_rings(s, s.rules.flipped[s.chit[h]]):
        take_chit(s, seat, s.rules.hex0 + h, CATASTROPHE)
    elif s.chit[h] and s.logging:
        s.note("BO-6.8", "chit-stays", hex=hex_name(s, h))
