"""The table as numbers for learning: everything a seat sees, from its side. The length depends only on the players."""

from collections.abc import Sequence
from typing import Final

from holotype.core.question import numbers

from .draft import hand_of
from .fields import HOME, LOCKED, NO_LENS, STARTING_LENS
from .frames import effect_asked, effect_at
from .names import CREW, DO
from .player import empty_stacks, lenses_out, tents_out
from .preparation import in_deck
from .rules import ENVELOPES, ISLANDS, NONE, RESERVE, ROWS, SLOTS, STACKS
from .state import State

SPACES: Final = 24  # action spaces and areas, with all options
AREAS: Final = 7
QUEUE: Final = 24  # places of the turn order queue that are listed one by one; beyond them only the length counts
COLUMNS: Final = 8  # starting objectives of four players
OBJECTIVES: Final = 28
SPECIAL_TILES: Final = 13
LETTER_TILES: Final = 8
GOALS: Final = 12


def features(s: State, seat: int) -> list[float]:
    found = time_numbers(s, seat) + journal_numbers(s, seat) + supply_numbers(s) + map_numbers(s)
    for i in range(s.players):
        found += seat_numbers(s, (seat + i) % s.players)
    return found + draft_numbers(s, seat) + effect_numbers(s, seat) + numbers(s, seat)


def padded(found: list[float], length: int) -> list[float]:
    return found + [0.0] * (length - len(found))


def scaled(things: Sequence[int], kinds: int) -> list[float]:
    """Which thing lies in each place, 0 for none."""
    return [(1 + thing) / kinds for thing in things]


def time_numbers(s: State, seat: int) -> list[float]:
    """Round, phase, whose turn it is, and the queue for the next turn order."""
    queue = [(1 + (other - seat) % s.players) / s.players for other in s.queue[:QUEUE]]
    return [
        s.round / 5,
        s.phase / 5,
        s.stage / 3,
        *(float(s.active == (seat + i) % s.players) for i in range(s.players)),
        len(s.queue) / QUEUE,
        *padded(queue, QUEUE),
    ]


def journal_numbers(s: State, seat: int) -> list[float]:
    """The action spaces with workers, lenses and special tiles, and the letters."""
    found = padded([n / 4 for n in s.load], AREAS)
    found += padded([float(n) for n in s.crowd], SPACES)
    found += padded([lens_number(s, seat, owner) for owner in s.lens], SPACES)
    found += [(1 + s.darwin) / SPACES]
    found += scaled(s.special, SPECIAL_TILES) + [float(tile in s.special) for tile in range(SPECIAL_TILES)]
    return found + scaled(s.letter, LETTER_TILES) + [float(tile in s.letter) for tile in range(LETTER_TILES)]


def lens_number(s: State, seat: int, owner: int) -> float:
    """1 is the seat's own, 0 none, below 0 the starting ones, the others between."""
    if owner in (NO_LENS, STARTING_LENS):
        return 0.0 if owner == NO_LENS else -0.5
    return 1.0 if owner == seat else 0.5 * ((owner - seat) % s.players) / s.players


def supply_numbers(s: State) -> list[float]:
    """Seals and objectives that can be taken."""
    found = [float(seal == colour) for seal in s.academy for colour in range(4)]
    found += [n / 10 for n in s.supply] + [s.purple / 12]
    found += scaled(s.display, OBJECTIVES) + [float(tile in s.display) for tile in range(OBJECTIVES)]
    found += [in_deck(s, gold) / 10 for gold in (False, True)]
    return found + padded(scaled(s.columns, OBJECTIVES), COLUMNS)


def map_numbers(s: State) -> list[float]:
    """The Beagle's goals, the specimens, what was paid, and the museum."""
    found = scaled(s.goals, GOALS) + [float(s.goals[s.round - 1] == goal) for goal in range(GOALS)]
    found += scaled(s.specimen, 16)
    found += [float(bit & s.bonuses != 0) for bit in s.rules.bonus_bit if bit]
    return found + [float(n) for n in s.museum] + [float(n) for n in s.row_coin]


def seat_numbers(s: State, seat: int) -> list[float]:
    return (
        means_numbers(s, seat)
        + piece_numbers(s, seat)
        + worker_numbers(s, seat)
        + letter_numbers(s, seat)
        + card_numbers(s, seat)
    )


def means_numbers(s: State, seat: int) -> list[float]:
    return [
        s.vp[seat] / 100,
        s.coins[seat] / 20,
        s.knowledge[seat] / 5,
        s.theory[seat] / 36,
        s.order.index(seat) / 3,
        float(s.scroll_free[seat]),
        s.area_price[seat] / 3,
        min(s.lag_cap[seat], 5) / 5,
        s.multiplier[seat] / 2,
    ]


def piece_numbers(s: State, seat: int) -> list[float]:
    """Ship, explorers, tents and lenses, and the species researched."""
    ranks, places = s.rules.rank, len(s.rules.rank)
    explorers = s.explorer[seat * ISLANDS : (seat + 1) * ISLANDS]
    return [
        ranks[s.ship[seat]] / 26,
        (1 + s.ship[seat]) / places,
        *(0.0 if place == NONE else (1 + ranks[place]) / 25 for place in explorers),
        *scaled(explorers, places),  # spaces of two branches may have one rank
        tents_out(s, seat) / 5,
        *(float(n) for n in s.tents[seat :: s.players]),
        lenses_out(s, seat) / 6,
        *(float(s.studied[seat] >> i & 1) for i in range(16)),
    ]


def worker_numbers(s: State, seat: int) -> list[float]:
    """Where the workers are, and their seals."""
    at = s.at[seat * ROWS : (seat + 1) * ROWS]
    return [
        *(float(space == HOME) for space in at),
        *(float(space == LOCKED) for space in at),
        *((1 + max(space, NONE)) / SPACES for space in at),
        *(n / 6 for n in s.wax[seat * ROWS * 5 : (seat + 1) * ROWS * 5]),
    ]


def letter_numbers(s: State, seat: int) -> list[float]:
    return [
        *(n / 4 for n in s.stacks[seat * STACKS : (seat + 1) * STACKS]),
        *(n / 4 for n in s.stamps[seat * ENVELOPES : (seat + 1) * ENVELOPES]),
        s.discard[seat] / 12,
        empty_stacks(s, seat) / 3,
    ]


def card_numbers(s: State, seat: int) -> list[float]:
    """Objectives and crew cards."""
    slots = range(seat * SLOTS, (seat + 1) * SLOTS)
    reserve = s.reserve[seat * RESERVE : (seat + 1) * RESERVE]
    return [
        *(float(s.slots[i] != NONE) / 2 + s.turned[i] / 2 for i in slots),
        *scaled([s.slots[i] for i in slots], OBJECTIVES),
        *scaled(reserve, OBJECTIVES),
        *(float(tile in reserve) for tile in range(OBJECTIVES)),
        *(float(owner == seat) for owner in s.crew),
        *((1 + row) / ROWS if owner == seat else 0.0 for owner, row in zip(s.crew, s.linked, strict=True)),
    ]


def draft_numbers(s: State, seat: int) -> list[float]:
    """DJ-4.6: the hand, and at which pick each card was kept."""
    hand = hand_of(s, seat, s.stage) if s.stage else []
    kept = [s.picked[card] / 3 if s.keeper[card] == seat else 0.0 for card in range(len(s.crew))]
    return [float(CREW + card in hand) for card in range(len(s.crew))] + kept


def effect_numbers(s: State, seat: int) -> list[float]:
    """The effects that the seat is asked about: which are left in the frame, and which is being carried out."""
    left, asked = [0.0] * (len(s.game.vocab) - DO), [0.0] * (len(s.game.vocab) - DO)
    about = s.about if s.seat == seat else {}
    for index in range(about.get("remaining", 0).bit_length()):
        if about["remaining"] >> index & 1:
            left[s.rules.do_token[effect_at(s, about["first"], about["second"], index)] - DO] = 1.0
    if about and (effect := effect_asked(s)) != NONE:
        asked[s.rules.do_token[effect] - DO] = 1.0
    return left + asked
