"""A guess at what a seat cannot know."""

from .digging import in_hand, turn_choices
from .questions import TURN
from .state import State
from .zones import of_seat


def determinize(s: State, viewer: int) -> None:
    """NG-1.4: to a seat, the bag and all that the others hold or have lost is one pool; it is dealt out again."""
    kinds = s.rules.kinds
    zones = [s.hands, s.lost]
    others = [seat for seat in range(s.players) if seat != viewer]
    sizes = [sum(of_seat(s, zone, seat)) for zone in zones for seat in others]
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
        s.choices = turn_choices(s, s.seat) if s.question is TURN else in_hand(s, s.seat)
