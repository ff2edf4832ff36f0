"""From an empty table to the first decision."""

from .digging import turn
from .state import FOSSIL, Table


def setup(s: Table) -> None:
    """NG-1.1, NG-1.3: fill the bag, deal the hands, and draw lots for who begins."""
    s.bag = list(s.facts.counts)
    for seat in range(s.players):
        for _ in range(s.options["hand"]):
            deal(s, seat)
    first = s.below(s.players)
    if s.heard:
        s.note("NG-1.3", "begins", first)
    s.do((turn, first))


def deal(s: Table, seat: int) -> None:
    """NG-1.2: a fossil from the bag into a hand; only its owner sees it."""
    kind = s.draw_from(s.bag)
    s.hands[seat * s.facts.kinds + kind] += 1
    if s.heard:
        s.note("NG-1.2", "finds", seat, only=seat, fossil=s.game.name(FOSSIL + kind))
