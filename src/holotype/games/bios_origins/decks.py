"""Decks: nothing in them is ordered until it is turned up (BO-1.2)."""

from typing import Final

from .names import CARD, FIRST_COMET, FIRST_IDEA, MARKET, NOBODY, UNSEEN
from .state import State

REFILLS: Final = ("BO-4.9", "BO-8.4", "BO-19.5", "BO-19.5")  # by phase


def open_epoch(s: State) -> None:
    """BO-4.7, BO-4.8: so many cards of the epoch above its comet, the others in its reserve."""
    s.left = s.rules.deck_sizes[s.epoch - 1]
    cards = [c for c in range(FIRST_COMET) if s.where[c] == UNSEEN and s.rules.epoch[c] == s.epoch]
    s.reserve = len(cards) - s.left
    s.seen = []


def draw_challenge(s: State) -> int:
    """A card of this epoch that nobody has seen: the top of the deck and of the reserve are equally likely any."""
    unseen = [c for c in range(FIRST_COMET) if s.where[c] == UNSEEN and s.rules.epoch[c] == s.epoch]
    return unseen[s.below(len(unseen))]


# --- market -----------------------------------------------------------------------------------------------------


def refill_market(s: State) -> None:
    """BO-19.5, BO-8.4, BO-2.5: cards slide down with their elders; the deck refills from the top."""
    if NOBODY not in s.market:
        return
    before = s.market.copy() if s.logging else []
    for column in range(3):
        slide(s, column)
        for row in range(3):
            place = column * 3 + row
            if s.market[place] == NOBODY:
                deal_idea(s, column, place)
    if s.logging:
        say_new_ideas(s, before)


def say_new_ideas(s: State, before: list[int]) -> None:
    """BO-4.9, BO-8.4, BO-19.5: which ideas have come; old ones have only slid down."""
    new = [s.game.name(CARD + card) for card in s.market if card != NOBODY and card not in before]
    if new:
        s.note(REFILLS[s.phase], "new-ideas", cards=new)


def slide(s: State, column: int) -> None:
    """The bottom row is row 0."""
    low = column * 3
    for place in range(column * 3, column * 3 + 3):
        if s.market[place] != NOBODY:
            if place != low:
                s.market[low] = s.market[place]
                s.market[place] = NOBODY
                s.elders[low * 4 : low * 4 + 4] = s.elders[place * 4 : place * 4 + 4]
                s.elders[place * 4 : place * 4 + 4] = [0, 0, 0, 0]
            low += 1


def deal_idea(s: State, column: int, place: int) -> None:
    """BO-2.5: an exhausted deck leaves a gap. The order of a deck is drawn as it is dealt."""
    rules = s.rules
    first = FIRST_IDEA
    deck = [
        card
        for card in range(first, len(s.where))
        if s.where[card] == UNSEEN and rules.pile[card] == column and rules.epoch[card] == s.epoch
    ]
    if deck:
        card = deck[s.below(len(deck))]
        s.market[place] = card
        s.where[card] = MARKET
