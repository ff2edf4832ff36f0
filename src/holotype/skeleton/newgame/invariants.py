"""What is true after every decision. Each is a clause of the rulebook, with a number of its own."""

from .state import State


def invariants(s: State) -> None:
    nothing_is_made_or_lost(s)
    no_count_is_negative(s)


def nothing_is_made_or_lost(s: State) -> None:
    """NG-I1"""
    kinds = s.rules.kinds
    for kind in range(kinds):
        zones = [sum(zone[kind::kinds]) for zone in (s.hands, s.museums, s.lost)]
        total = s.bag[kind] + sum(zones)
        assert total == s.rules.counts[kind], f"NG-I1: there are {total} fossils of kind {kind}"


def no_count_is_negative(s: State) -> None:
    """NG-I2"""
    for zone in (s.bag, s.hands, s.museums, s.lost):
        assert min(zone) >= 0, f"NG-I2: a count is below zero in {zone}"
