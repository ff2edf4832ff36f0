"""Sections 8 and 9: objective tiles, from the objective area to the slots of the player board."""

from . import frames
from .names import OBJECTIVE_TILE, SLOT
from .ops import (
    ALL_FREE,
    NEED_BEAGLE,
    NEED_COINS,
    NEED_COLOUR,
    NEED_KIND,
    NEED_KNOWLEDGE,
    NEED_LENSES,
    NEED_SEALS,
    NEED_STACKS,
    NEED_TENTS,
    NEED_THEORY,
)
from .player import (
    caught_up,
    empty_stacks,
    lenses_out,
    pay,
    seals_of,
    studied_of_colour,
    studied_of_kind,
    tents_out,
)
from .questions import ANY_TO_COMPLETE, SLOT_AT_ONCE, SLOT_FOR_OVERFLOW, SLOT_TO_COVER
from .rules import NONE, PURPLE, RESERVE, SLOTS
from .state import State


def tile_name(s: State, tile: int) -> str:
    return s.game.name(OBJECTIVE_TILE + tile)


# --- requirements ----------------------------------------------------------------------------------------------------


def fulfils(s: State, seat: int, tile: int) -> bool:
    """DJ-9.3, DJ-9.7, DJ-R.24, DJ-R.25, DJ-R.34: all requirements hold together; purple seals once for the tile."""
    needs = s.rules.needs[tile]
    purple = seals_of(s, seat, PURPLE)
    for i in range(0, len(needs), 3):
        kind, thing, n = needs[i], needs[i + 1], needs[i + 2]
        if kind == NEED_SEALS:
            purple -= max(0, n - seals_of(s, seat, thing))
            if purple < 0:
                return False
        elif not has(s, seat, kind, thing, n):
            return False
    return True


def has(s: State, seat: int, kind: int, thing: int, n: int) -> bool:
    """DJ-9.7: one requirement; nothing is spent."""
    if kind == NEED_KIND:
        return studied_of_kind(s, seat, thing) >= n
    if kind == NEED_COLOUR:
        return studied_of_colour(s, seat, thing) >= n
    if kind == NEED_STACKS:
        return empty_stacks(s, seat) >= n
    if kind == NEED_TENTS:
        return tents_out(s, seat) >= n
    if kind == NEED_LENSES:
        return lenses_out(s, seat) >= n
    if kind == NEED_THEORY:
        return s.theory[seat] >= n
    if kind == NEED_BEAGLE:
        return caught_up(s, seat)
    if kind == NEED_KNOWLEDGE:
        return s.knowledge[seat] >= n
    if kind == NEED_COINS:
        return s.coins[seat] >= n
    return s.vp[seat] >= n


# --- slots -----------------------------------------------------------------------------------------------------------


def slots_for(s: State, seat: int, tile: int, free: bool) -> list[int]:
    """DJ-9.4, DJ-9.6, DJ-R.13: empty slots of the tile's colour that can be paid for."""
    gold = s.rules.tile_gold[tile]
    return [
        SLOT + slot
        for slot in range(SLOTS)
        if s.rules.slot_gold[slot] == gold
        and s.slots[seat * SLOTS + slot] == NONE
        and (free or s.rules.slot_cost[slot] <= s.coins[seat])
    ]


def cover(s: State, seat: int, tile: int, slot: int, free: bool) -> int:
    """DJ-1.5: covering a slot costs what is printed on it. Returns what was paid."""
    cost = 0 if free else s.rules.slot_cost[slot]
    pay(s, seat, cost)
    s.slots[seat * SLOTS + slot] = tile
    return cost


def turn(s: State, seat: int, slot: int) -> None:
    """DJ-9.5: turn the tile face down and perform the slot."""
    s.turned[seat * SLOTS + slot] = 1
    if s.logging:
        tile = tile_name(s, s.slots[seat * SLOTS + slot])
        s.note("DJ-9.4", "completes-objective", seat=seat, tile=tile, slot=s.game.name(SLOT + slot))
    frames.enter(s, seat, s.rules.slot_list[slot])


def leave_reserve(s: State, seat: int, tile: int) -> bool:
    """Whether the tile was in the reserve."""
    for place in range(seat * RESERVE, (seat + 1) * RESERVE):
        if s.reserve[place] == tile:
            s.reserve[place] = NONE
            return True
    return False


def slot_of(s: State, seat: int, tile: int) -> int:
    """DJ-8.16a: the slot on which a tile of this seat lies; NONE if it is in the reserve."""
    for slot in range(SLOTS):
        if s.slots[seat * SLOTS + slot] == tile:
            return slot
    return NONE


# --- declaring -------------------------------------------------------------------------------------------------------


def can_declare(s: State, seat: int, tile: int, on_slot: bool) -> bool:
    """DJ-9.3, DJ-9.4: a tile in the reserve needs a free slot that can be paid for; one on a slot does not."""
    return fulfils(s, seat, tile) and (on_slot or len(slots_for(s, seat, tile, False)) > 0)


def complete_objective(s: State, seat: int, tile: int) -> None:
    """DJ-9.4: turn the tile in place, or ask for a slot."""
    slot = slot_of(s, seat, tile)
    if slot == NONE:
        s.ask(seat, SLOT_TO_COVER, slots_for(s, seat, tile, False), complete_on, tile, False)
    else:
        turn(s, seat, slot)


def complete_on(s: State, seat: int, token: int, tile: int, free: bool) -> None:
    """DJ-9.4, DJ-8.17: pay for the slot, turn the tile."""
    waiting = leave_reserve(s, seat, tile)
    cost = cover(s, seat, tile, token - SLOT, free)
    if s.logging and cost:
        s.note("DJ-9.4" if waiting else "DJ-8.17", "pays-slot", seat=seat, n=cost, slot=s.game.name(token))
    turn(s, seat, token - SLOT)


# --- the effects objective and objective_complete --------------------------------------------------------------------


def tiles_to_gain(s: State, seat: int, free: bool) -> list[int]:
    """DJ-8.16, DJ-12.2: objectives of the area that there is room for."""
    full = NONE not in s.reserve[seat * RESERVE : (seat + 1) * RESERVE]
    return [
        OBJECTIVE_TILE + tile for tile in s.display if tile != NONE and (not full or slots_for(s, seat, tile, free))
    ]


def gain_tile(s: State, seat: int, tile: int, mods: int) -> None:
    """DJ-8.16, DJ-X.19: into the reserve while it has room; then onto a slot, uncompleted, and paid for now."""
    leave_area(s, tile)
    if s.logging:
        s.note("DJ-8.16", "takes-objective", seat=seat, tile=tile_name(s, tile))
    for place in range(seat * RESERVE, (seat + 1) * RESERVE):
        if s.reserve[place] == NONE:
            s.reserve[place] = tile
            return
    free = mods & ALL_FREE != 0
    s.ask(seat, SLOT_FOR_OVERFLOW, slots_for(s, seat, tile, free), overflow_on, tile, free)


def overflow_on(s: State, seat: int, token: int, tile: int, free: bool) -> None:
    """DJ-8.16, DJ-8.16a: it blocks the slot until it is completed there."""
    cost = cover(s, seat, tile, token - SLOT, free)
    if s.logging:
        if cost:
            s.note("DJ-8.16", "pays-slot", seat=seat, n=cost, slot=s.game.name(token))
        s.note("DJ-8.16a", "blocks-slot", seat=seat, tile=tile_name(s, tile), slot=s.game.name(token))


def leave_area(s: State, tile: int) -> None:
    s.display[s.display.index(tile)] = NONE


def tiles_to_complete(s: State, seat: int, mods: int) -> list[int]:
    """DJ-8.17: objectives that can be put on a slot; with `published_complete_any` (DJ-15.2) those that can be
    taken, or if there are none, those that the seat has."""
    free = mods & ALL_FREE != 0
    if not s.rules.complete_any:
        return [OBJECTIVE_TILE + tile for tile in s.display if tile != NONE and slots_for(s, seat, tile, free)]
    return tiles_to_gain(s, seat, free) or own_uncompleted(s, seat, free)


def own_uncompleted(s: State, seat: int, free: bool) -> list[int]:
    """DJ-15.2: objectives of the seat that could be completed, in the reserve or on a slot."""
    tiles = [t for t in s.reserve[seat * RESERVE : (seat + 1) * RESERVE] if t != NONE and slots_for(s, seat, t, free)]
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.slots[slot] != NONE and s.turned[slot] == 0:
            tiles.append(s.slots[slot])
    return [OBJECTIVE_TILE + tile for tile in tiles]


def complete_at_once(s: State, seat: int, tile: int, mods: int) -> None:
    """DJ-8.17: take a tile of the area and complete it, ignoring its requirements and the reserve."""
    if s.rules.complete_any:
        if tile in s.display:
            s.do((complete_any, seat, mods))
            gain_tile(s, seat, tile, mods)
        else:
            complete_own(s, seat, OBJECTIVE_TILE + tile, mods)
        return
    free = mods & ALL_FREE != 0
    leave_area(s, tile)
    if s.logging:
        s.note("DJ-8.17", "needs-nothing", seat=seat, tile=tile_name(s, tile))
    s.ask(seat, SLOT_AT_ONCE, slots_for(s, seat, tile, free), complete_on, tile, free)


def complete_any(s: State, seat: int, mods: int) -> None:
    """DJ-15.2: then complete any objective of the seat."""
    own = own_uncompleted(s, seat, mods & ALL_FREE != 0)
    if own:
        s.ask(seat, ANY_TO_COMPLETE, own, complete_own, mods)


def complete_own(s: State, seat: int, token: int, mods: int) -> None:
    """DJ-15.2: without its requirements."""
    tile = token - OBJECTIVE_TILE
    if s.logging:
        s.note("DJ-15.2", "needs-nothing", seat=seat, tile=tile_name(s, tile))
    free = mods & ALL_FREE != 0
    slot = slot_of(s, seat, tile)
    if slot == NONE:
        s.ask(seat, SLOT_AT_ONCE, slots_for(s, seat, tile, free), complete_on, tile, free)
    else:
        turn(s, seat, slot)
