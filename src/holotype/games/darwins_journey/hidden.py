"""Redraws what a seat cannot know, so that search does not cheat. Only the crew draft hides anything."""

from .draft import hand_of
from .questions import DRAFT_CREW
from .rules import NONE
from .state import State


def determinize(s: State, seat: int) -> None:
    """DJ-4.6, DJ-12.4: shuffle the cards that the seat has never held, and those of each hand it has passed on."""
    if s.stage == 0:
        return
    cards = range(len(s.crew))
    mix(s, [card for card in cards if not has_seen(s, seat, card)])
    for packet in range(s.players):
        held = last_held(s, seat, packet)
        if 0 < held < s.stage:
            rest = [card for card in cards if s.packet[card] == packet]
            mix(s, [card for card in rest if s.picked[card] == 0 or s.picked[card] > held])
    asked = s.seat
    if asked is not None and asked != seat and s.question is DRAFT_CREW:
        s.choices = hand_of(s, asked, s.stage)


def mix(s: State, cards: list[int]) -> None:
    """Shuffle these cards among their places."""
    order = cards.copy()
    s.shuffle(order)
    places = [(s.packet[card], s.picked[card], s.keeper[card]) for card in order]
    for i in range(len(cards)):
        s.packet[cards[i]], s.picked[cards[i]], s.keeper[cards[i]] = places[i]


def first_held(s: State, seat: int, packet: int) -> int:
    """The pick at which a seat first holds the hand dealt to some seat."""
    return (seat - packet) % s.players + 1


def last_held(s: State, seat: int, packet: int) -> int:
    """The last pick so far at which the seat held this hand; 0 for never. With two players a hand comes back."""
    held = first_held(s, seat, packet)
    if held > s.stage:
        return 0
    while held + s.players <= s.stage:
        held += s.players
    return held


def has_seen(s: State, seat: int, card: int) -> bool:
    packet = s.packet[card]
    if packet == NONE:
        return False
    held = first_held(s, seat, packet)
    return held <= s.stage and (s.picked[card] == 0 or s.picked[card] >= held)
