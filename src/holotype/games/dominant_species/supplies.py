"""Stacks and pile: chance decides what is turned up only when it is (DS-1.4)."""

from .names import CARD, ICE_AGE, SETUP, TERRAIN_IDS
from .state import State


def reveal_tile(s: State, i: int) -> None:
    """DS-5.6, DS-25.6: draw from the tiles that lie face down in all stacks together."""
    s.stack[i] -= 1
    s.face_up[i] = s.draw_from(s.hidden)
    if s.logging:
        clause = "DS-5.6" if s.phase == SETUP else "DS-25.6"
        s.note(clause, "turns-up-tile", stack=i + 1, terrain=TERRAIN_IDS[s.face_up[i]], left=s.stack[i])


def reveal_cards(s: State) -> None:
    """DS-5.8, DS-25.1: fill the card slots while the draw pile lasts."""
    before = len(s.available)
    while len(s.available) < s.rules.card_slots and any(s.pile):
        reveal_card(s)
    cards = [s.game.name(CARD + card) for card in s.available[before:]]
    if cards and s.logging:
        s.note("DS-5.8" if s.phase == SETUP else "DS-25.1", "reveals-cards", cards=cards, left=sum(s.pile))


def reveal_card(s: State) -> None:
    """DS-5.8, DS-25.1: Ice Age comes last."""
    rest = s.pile.copy()
    rest[ICE_AGE] = 0
    card = s.draw_from(rest) if sum(rest) > 0 else ICE_AGE
    s.pile[card] = 0
    s.available.append(card)
