"""Sections 5.4 to 5.7: who can reach what; Mariners and sleds."""

from .cards import DELIVERED, in_homeland, is_new_world, sleds
from .pieces import holders
from .state import State


def mariners(s: State, seat: int) -> int:
    """GL-5.5: Mariners of the tribe's placard not yet used up by a recall or by leaving the colonies."""
    return holders(s, seat, 6) - s.mariners_used[seat]


def free_sleds(s: State, seat: int) -> int:
    return sleds(s, seat) - s.sleds_used[seat]


def feasible(s: State, seat: int, card: int, extra: int, ships: int, dogs: int) -> bool:
    """GL-5.6: sleds take the dearest Greenland cards; the Mariners must carry the rest, four pieces each.

    `extra` more pieces go to `card`; counts by card are in `carried`."""
    capacity = s.rules.capacity
    loads: list[int] = []
    need = 0
    carried = s.carried
    for c in range(1, 64):
        n = carried[c * 4 + seat] % DELIVERED
        if c == card:
            n += extra
        if n == 0 or in_homeland(s, c, seat):
            continue
        trips = (n + capacity - 1) // capacity
        if is_new_world(c):
            need += trips
        else:
            loads.append(trips)
    loads.sort(reverse=True)
    need += sum(loads[max(dogs, 0) :])
    return need <= ships


def reachable(s: State, seat: int, cards: list[int]) -> list[int]:
    """GL-5.4, GL-5.6: the cards to which at least one piece can go."""
    ships = mariners(s, seat)
    dogs = free_sleds(s, seat)
    if ships == 0 and dogs == 0:
        return [c for c in cards if in_homeland(s, c, seat)]
    found: list[int] = []
    for c in cards:
        if in_homeland(s, c, seat) or feasible(s, seat, c, 1, ships, dogs):
            found.append(c)
    return found


def reach(s: State, seat: int, card: int, most: int) -> int:
    """GL-5.4, GL-5.6: how many of `most` pieces can go to a card."""
    if in_homeland(s, card, seat):
        return most
    ships = mariners(s, seat)
    dogs = free_sleds(s, seat)
    if ships == 0 and dogs == 0:
        return 0
    n = most
    while n > 0 and not feasible(s, seat, card, n, ships, dogs):
        n -= 1
    return n


def can_leave(s: State, seat: int, card: int, most: int) -> int:
    """GL-6.8: how many pieces can withdraw from a card; Mariners and sleds are all free again for it."""
    if in_homeland(s, card, seat):
        return most
    n = most
    while n > 0 and not feasible(s, seat, card, n, holders(s, seat, 6), sleds(s, seat)):
        n -= 1
    return n
