"""How good the table is for a seat, in points it is likely to end with, for agents.

What is certain counts in full: points, the player board, theory. The rest is what it usually becomes in the rounds
that are left: coins and knowledge, seals, species, pieces on the map, stamps, objectives and crew cards under way."""

from typing import Final

from .fields import FINAL, HOME, LOCKED, REWARD
from .museum import complete_rows
from .objectives import has
from .ops import NEED_BEAGLE, NEED_COLOUR, NEED_KIND, NEED_LENSES, NEED_SEALS, NEED_STACKS, NEED_TENTS
from .player import (
    empty_stacks,
    has_studied,
    lenses_out,
    seals_at,
    seals_of,
    seals_on,
    studied_of_colour,
    studied_of_kind,
    tents_out,
)
from .reward import counted
from .rules import ENVELOPES, ISLANDS, NONE, PURPLE, RESERVE, ROWS, SLOTS, STACKS
from .scoring import board_points, leftover_points
from .state import State

SEALS: Final = (0.0, 1.9, 4.2, 6.4, 9.6, 12.0, 17.6)  # of a worker: medals and better spaces, beyond their points
ISLAND: Final = (0.45, 0.8, 1.2)  # of a step on an island
LANDED: Final = (0.0, 2.5, 4.0)
PACE: Final = 1.4  # spaces that a ship makes in a round, whatever else is done
CREW_DONE: Final = 10.0  # of a completed card, so that completing one is never a loss


def value(s: State, seat: int) -> float:
    if s.phase == FINAL:
        return float(s.vp[seat])
    left = time_left(s)
    total = s.vp[seat] + board_points(s, seat) + leftover_points(s, seat) + theory(s, seat, left)
    total += purse(s, seat, left) + goals(s, seat, left)
    if left <= 0.0:
        return total
    total += left * (workers(s, seat) + board(s, seat) + museum(s, seat))
    return total + min(1.0, 0.25 + left) * (objectives(s, seat) + crew(s, seat)) + letters(s, seat, left)


def time_left(s: State) -> float:
    """The part of all turns that is still to come, from 1 to 0."""
    rounds = s.rules.rounds
    if s.phase >= REWARD:
        return (rounds - s.round) / rounds
    home = s.at.count(HOME) / (4.0 * s.players)
    return (rounds - s.round + min(1.0, home)) / rounds


def theory(s: State, seat: int, left: float) -> float:
    """DJ-11.3, with the way to the next book and the rows that may still be filled."""
    books = s.rules.books
    at = s.theory[seat]
    ahead = at
    while ahead < len(books) - 1 and books[ahead] == books[at]:
        ahead += 1
    first = at
    while first > 0 and books[first - 1] == books[at]:
        first -= 1
    part = (at - first) / (ahead - first) if ahead > first else 0.0
    base = s.rules.museum_base + s.rules.museum_row * complete_rows(s) + 1.2 * left
    return base * (books[at] + 0.9 * part + s.multiplier[seat])


def purse(s: State, seat: int, left: float) -> float:
    """Coins and knowledge are worth what they can still buy."""
    if left <= 0.0:
        return 0.0
    keen = min(1.0, 0.35 + left)
    coins = s.coins[seat]
    return keen * (0.55 * min(coins, 10) + 0.25 * max(0, min(coins, 25) - 10) + 1.3 * min(s.knowledge[seat], 4))


def goals(s: State, seat: int, left: float) -> float:
    """The goals of this round and the next, by what the seat has now, less the expected lag penalty."""
    first = s.round
    if s.phase > REWARD or (s.phase == REWARD and left == 0.0):
        first += 1
    total = 0.0
    for number in range(first, s.rules.rounds + 1):
        goal = s.goals[number - 1]
        points = counted(s, seat, goal) * s.rules.goal_vp[goal]
        late = expected_lag(s, seat, number)
        total += max(0.0, points - late) * (0.95 if number == s.round else 0.85)
        total += 0.3 * min(points, late)  # a step towards scoring it at all
    return total


def expected_lag(s: State, seat: int, number: int) -> float:
    """DJ-10.10 in a later round, if the ship goes on at its usual pace; icons half reached count in part."""
    r = s.rules
    here = r.rank[s.ship[seat]] + PACE * (number - s.round)
    there = r.rank[r.beagle[number - 1]]
    total = 0.0
    for i in range(len(r.lag)):
        if r.lag_rank[i] <= there and here < r.lag_rank[i]:
            total += min(r.lag[i], s.lag_cap[seat]) * min(1.0, 0.4 + 0.15 * (r.lag_rank[i] - here))
    return total


def workers(s: State, seat: int) -> float:
    total = 0.0
    for row in range(1, ROWS - 1):
        total += SEALS[seals_on(s, seat, row)]
    if s.at[seat * ROWS + ROWS - 1] != LOCKED:
        total += 12.0
    if s.scroll_free[seat]:
        total += 4.0
    return total + 1.5 * (s.rules.area_cost - s.area_price[seat])


def board(s: State, seat: int) -> float:
    """Pieces on the map, tents and lenses."""
    rank = s.rules.rank
    total = 0.7 * rank[s.ship[seat]]
    for island in range(ISLANDS):
        place = s.explorer[seat * ISLANDS + island]
        if place != NONE:
            total += LANDED[island] + ISLAND[island] * rank[place]
    tents = tents_out(s, seat)
    return total + 0.8 * tents + 0.15 * tents * tents + 1.6 * lenses_out(s, seat)


def museum(s: State, seat: int) -> float:
    """Specimens that can be delivered, and those that are only researched."""
    total = 0.0
    for species in range(16):
        if has_studied(s, seat, species):
            total += 0.8 if s.museum[species] else 5.0
    return total


def letters(s: State, seat: int, left: float) -> float:
    """Stamps that lead an envelope, and stacks on their way to being emptied."""
    total = 0.0
    for envelope in range(ENVELOPES):
        mine = s.stamps[seat * ENVELOPES + envelope]
        if mine == 0:
            continue
        better = 0
        for other in range(s.players):
            if other != seat and s.stamps[other * ENVELOPES + envelope] > mine:
                better += 1
        if s.rules.rival[s.round - 1] > mine:
            better += 1
        total += 2.6 if better == 0 else 1.2 if better == 1 else 0.0
        total += left * (0.7 * min(mine, 4))
    for stack in range(STACKS):
        gone = s.rules.stack_size - s.stacks[seat * STACKS + stack]
        total += left * 0.12 * gone * gone
    return total + left * 1.0 * empty_stacks(s, seat)


def objectives(s: State, seat: int) -> float:
    """Objectives not completed yet: the closer, the better."""
    total = 0.0
    for place in range(seat * RESERVE, (seat + 1) * RESERVE):
        if s.reserve[place] != NONE:
            total += tile_value(s, seat, s.reserve[place])
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        if s.slots[slot] != NONE and s.turned[slot] == 0:
            total += tile_value(s, seat, s.slots[slot]) + 1.0
    return total


def tile_value(s: State, seat: int, tile: int) -> float:
    needs = s.rules.needs[tile]
    done = 0.0
    for i in range(0, len(needs), 3):
        done += progress(s, seat, needs[i], needs[i + 1], needs[i + 2])
    done /= len(needs) // 3
    return 0.4 + (5.5 if s.rules.tile_gold[tile] else 4.0) * done * done


def progress(s: State, seat: int, kind: int, thing: int, n: int) -> float:
    """How much of one requirement is met, from 0 to 1."""
    if kind == NEED_SEALS:
        return min(1.0, seals_of(s, seat, thing) / n)
    if kind == NEED_BEAGLE or has(s, seat, kind, thing, n):
        return 1.0 if has(s, seat, kind, thing, n) else 0.4
    if kind == NEED_KIND:
        return studied_of_kind(s, seat, thing) / n
    if kind == NEED_COLOUR:
        return studied_of_colour(s, seat, thing) / n
    if kind == NEED_STACKS:
        return empty_stacks(s, seat) / n
    if kind == NEED_TENTS:
        return tents_out(s, seat) / n
    if kind == NEED_LENSES:
        return lenses_out(s, seat) / n
    return 0.5


def crew(s: State, seat: int) -> float:
    """Cards that are completed, and for each one still open the seals that its best worker has of it."""
    total = 0.0
    for card in range(len(s.crew)):
        if s.crew[card] == seat:
            total += CREW_DONE if s.linked[card] != NONE else 0.36 * seals_towards(s, seat, card) ** 2
    return total


def seals_towards(s: State, seat: int, card: int) -> int:
    """How many seals of the card the worker nearest to it has, up to 5."""
    best = 0
    for row in range(1, ROWS - 1):
        at = seals_at(seat, row)
        found = s.wax[at + PURPLE]
        for colour in range(4):
            found += min(s.wax[at + colour], s.rules.crew_need[card * 4 + colour])
        best = max(best, found)
    return min(best, 5)
