"""From an empty table to the first decision."""

from .digging import turn
from .names import FOSSIL
from .state import State


def setup(s: State) -> None:
    """NG-1.1, NG-1.3: from a full bag, deal the hands, and draw lots for who begins."""
    for seat in range(s.players):
        for _ in range(s.options["hand"]):
            deal(s, seat)
    first = s.below(s.players)
    if s.logging:
        s.note("NG-1.3", "begins", first)
    s.do((turn, first))


def deal(s: State, seat: int) -> None:
    """NG-1.2: a fossil from the bag into a hand; only its owner sees it."""
    kind = s.draw_from(s.bag)
    s.hands[seat * s.rules.kinds + kind] += 1
    if s.logging:
        s.note("NG-1.2", "finds", seat, only=seat, fossil=s.game.name(FOSSIL + kind))
