"""What agents need: how good a table is for a seat, and a guess at what that seat cannot know."""

from .digging import in_hand, turn_choices
from .scoring import scores
from .state import Table


def advice(s: Table, seat: int) -> float:
    """Points now, and half of what the hand is worth: what is not shown may still be buried."""
    hand = s.of(s.hands, seat)
    return scores(s)[seat] + sum([count * s.facts.values[kind] for kind, count in enumerate(hand)]) / 2


def determinize(s: Table, viewer: int) -> None:
    """NG-1.4: to a seat, the bag and all that the others hold or have lost is one pool; it is dealt out anew."""
    kinds = s.facts.kinds
    zones = [s.hands, s.lost]
    others = [seat for seat in range(s.players) if seat != viewer]
    sizes = [sum(s.of(zone, seat)) for zone in zones for seat in others]
    for zone in zones:
        for seat in others:
            for kind in range(kinds):
                s.bag[kind] += zone[seat * kinds + kind]
                zone[seat * kinds + kind] = 0
    for i, size in enumerate(sizes):
        zone, seat = zones[i // len(others)], others[i % len(others)]
        for _ in range(size):
            zone[seat * kinds + s.draw_from(s.bag)] += 1
    if s.seat is not None and s.seat != viewer:
        # The open question is about a hand that has just changed.
        s.choices = turn_choices(s, s.seat) if s.prompt == "turn" else in_hand(s, s.seat)
