"""Redraws what a seat cannot know, so that search does not cheat."""

from .animals import cards_in_hand, cards_on
from .attack import defence
from .development import ways_to_play
from .fields import NOBODY
from .names import PASS
from .questions import DEFEND, DEVELOP, PLAY_CARD, REGENERATE
from .state import State
from .traits import UNMASKED


def determinize(s: State, seat: int) -> None:
    """EV-9.4, EV-R24: deck, other hands, other players' animals and the buried part of their discards are mixed."""
    kinds = s.rules.kinds
    pool = s.deck.copy()
    hands: list[int] = [0] * s.players
    graves: list[int] = [0] * s.players
    for other in range(s.players):
        if other != seat:
            for kind in range(other * kinds, (other + 1) * kinds):
                pool[kind % kinds] += s.hand[kind] + s.buried[kind]
                hands[other] += s.hand[kind]
                graves[other] += s.buried[kind]
                s.discard[kind] -= s.buried[kind]
                s.hand[kind] = s.buried[kind] = 0
    animals = [a for a, owner in enumerate(s.owner) if owner >= 0 and owner != seat and s.marks[a] & UNMASKED == 0]
    for a in animals:
        pool[s.card[a]] += 1
    hold_card_in_play(s, seat, pool)
    for a in animals:
        s.card[a] = s.draw_from(pool)
    for other in range(s.players):
        for _ in range(hands[other]):
            s.hand[other * kinds + s.draw_from(pool)] += 1
        for _ in range(graves[other]):
            kind = s.draw_from(pool)
            s.buried[other * kinds + kind] += 1
            s.discard[other * kinds + kind] += 1
    s.deck = pool
    ask_again(s, seat)


def hold_card_in_play(s: State, seat: int, pool: list[int]) -> None:
    """A card that another player is about to play, not yet shown, may be any."""
    if s.playing != NOBODY and s.question is PLAY_CARD and s.seat != seat:
        pool[s.playing] += 1
        s.playing = s.draw_from(pool)


def ask_again(s: State, seat: int) -> None:
    """A question to another seat is asked again where its answers hang on what was just drawn."""
    asked = s.seat
    if asked is None or asked == seat:
        return
    if s.question is PLAY_CARD:
        s.choices = ways_to_play(s, asked, s.playing)
    elif s.question is DEVELOP or s.question is REGENERATE:
        s.choices = [*cards_in_hand(s, asked), PASS]
    elif s.question is DEFEND and s.rules.time_to_fly and cards_on(s, s.target) == 0:
        s.seat = None
        defence(s)
