"""Section 19: tiles are scored, and the animals that dominate them take cards."""

from .cards import EFFECTS
from .claims import claim_windows
from .earth import (
    animal_name,
    begin,
    cubes_on,
    decline,
    dominant,
    is_chosen,
    lift_pawn,
    nothing_to_do,
    on,
    pawns_of,
)
from .names import CARD, DOMINATION, HEXES, NONE, PASS, TILE
from .questions import DOMINATION_TILE, TAKE_CARD
from .scoring import paid_animals, pay_tile
from .state import State


def domination_section(s: State) -> None:
    """DS-19.1, DS-R6: after Competition."""
    begin(s, DOMINATION)
    s.do(*[(domination, i) for i in pawns_of(s, DOMINATION)])


def domination(s: State, space: int) -> None:
    """DS-19.2, DS-R19: a tile nobody has chosen this turn. The pawn may have been lost to Immigrants meanwhile."""
    if s.pawn[space] < 0 or s.waits[space]:
        return
    a = lift_pawn(s, space)
    options = tiles_to_dominate(s)
    if options:
        s.ask(s.owner[a], DOMINATION_TILE, [*options, PASS], choose_tile)
    else:
        nothing_to_do(s)


def tiles_to_dominate(s: State) -> list[int]:
    """DS-19.2, DS-29.5: with cubes, or by the switch any; as tokens."""
    empty = s.rules.domination_empty_tiles
    return [TILE + h for h in range(HEXES) if s.land[h] >= 0 and not is_chosen(s, h) and (empty or cubes_on(s, h) > 0)]


def choose_tile(s: State, seat: int, token: int) -> None:
    """DS-19.2, DS-19.3: it is scored whoever chose it. DS-29.8: others may claim before the card goes to somebody."""
    if token == PASS:
        return decline(s, seat)
    h = token - TILE
    s.chosen |= 1 << h
    s.scored = h
    if s.logging:
        s.note("DS-19.2", "dominates", seat=seat, animal=animal_name(s, s.actor), **on(s, h))
    pay_tile(s, h, "DS-19.3")
    s.do(*(claim_windows(s, seat) if s.available else []), (dominance_reward, seat))


def dominance_reward(s: State, seat: int) -> None:
    """DS-19.7, DS-19.9, DS-29.3: the dominant animal, if there is one, takes a card."""
    taker = dominant(s, s.scored)
    if taker == NONE:
        if s.logging:
            s.note("DS-19.9", "nobody-dominates", seat=seat, **on(s, s.scored))
    elif s.rules.card_needs_tile_vp and taker not in paid_animals(s, s.scored):
        if s.logging:
            s.note("DS-29.3", "dominates-unpaid", seat=s.owner[taker], animal=animal_name(s, taker), **on(s, s.scored))
    else:
        s.do((card_reward, taker))


def card_reward(s: State, taker: int) -> None:
    """DS-19.7, DS-19.8, DS-29.3, DS-R7, DS-X31:
    the dominant animal must take one of the cards that are left."""
    if s.available:
        s.actor = taker
        s.ask(s.owner[taker], TAKE_CARD, [CARD + card for card in sorted(s.available)], take_card)
    elif s.logging:
        s.note("DS-19.9", "no-card-left", seat=s.owner[taker], animal=animal_name(s, taker), **on(s, s.scored))


def take_card(s: State, seat: int, token: int) -> None:
    """DS-19.8: carried out at once, then out of the game."""
    card = token - CARD
    s.tile = NONE
    s.available.remove(card)
    s.used.append(card)
    if s.logging:
        animal, named = animal_name(s, s.actor), s.game.name(token)
        s.note("DS-19.8", "takes-card", seat=seat, animal=animal, card=named, **on(s, s.scored))
    s.do((EFFECTS[card],))
