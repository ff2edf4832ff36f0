"""Section 8: lenses that open action spaces, and spaces performed while they are still locked."""

from typing import Final

from . import frames
from .fields import NO_LENS
from .names import SPACE
from .ops import ALL_FREE
from .player import lenses_out, pay, space_name, tile_on
from .rules import NONE
from .state import State

TILE_BIT: Final = 16  # in a chain the crew cards come first


def list_of_space(s: State, space: int) -> int:
    """DJ-6.7: the effects of a space; in the special journal those of the tile lying there."""
    special = s.rules.special_of[space]
    return s.rules.space_list[space] if special == NONE else s.rules.tile_list[s.special[special]]


def chain_of(s: State, space: int) -> int:
    """DJ-R.14: the bit of a special tile in a chain."""
    special = s.rules.special_of[space]
    return 0 if special == NONE else 1 << (TILE_BIT + s.special[special])


def is_locked(s: State, space: int) -> bool:
    return s.rules.lens_cost[space] != NONE and s.lens[space] == NO_LENS


def lens_places(s: State, seat: int, free: bool) -> list[int]:
    """DJ-8.5, DJ-R.3: where a lens can go: from the top on travel and study pages, anywhere in the special journal."""
    if lenses_out(s, seat) == s.rules.lenses:
        return []
    found: list[int] = []
    for space in range(s.rules.spaces):
        if is_locked(s, space) and (free or s.rules.lens_cost[space] <= s.coins[seat]):
            above = s.rules.above[space]
            if above == NONE or s.lens[above] != NO_LENS:
                found.append(SPACE + space)
    return found


def put_lens(s: State, seat: int, space: int, free: bool, chain: int) -> None:
    """DJ-8.5, DJ-8.5a, DJ-8.5b, DJ-R.15, DJ-R.40, DJ-X.1: a lens for good; its space may be performed once."""
    cost = 0 if free else s.rules.lens_cost[space]
    pay(s, seat, cost)
    s.lens[space] = seat
    if s.logging:
        s.note("DJ-8.5", "places-lens", seat=seat, n=cost, space=space_name(s, space), tile=tile_on(s, space))
    mods = ALL_FREE if free and s.rules.free_lens_bonus else 0
    frames.enter(s, seat, list_of_space(s, space), 0, mods, chain | chain_of(s, space))


def locked_places(s: State, chain: int) -> list[int]:
    """DJ-8.22, DJ-R.14: spaces whose lens place is empty; no tile twice in a chain."""
    return [SPACE + space for space in range(s.rules.spaces) if is_locked(s, space) and not chain & chain_of(s, space)]


def perform_locked(s: State, seat: int, space: int, chain: int) -> None:
    """DJ-8.22: once, without worker, area cost, seals or medals."""
    if s.logging:
        s.note("DJ-8.22", "performs-locked", seat=seat, space=space_name(s, space), tile=tile_on(s, space))
    frames.enter(s, seat, list_of_space(s, space), 0, 0, chain | chain_of(s, space))
