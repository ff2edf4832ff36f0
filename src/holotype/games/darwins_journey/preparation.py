"""Section 10: the Preparation phase of rounds 1 to 4."""

from .fields import HOME, LOCKED, PREPARATION, SETUP
from .names import OBJECTIVE_TILE
from .player import colour_name, map_name
from .rules import NONE, ROWS
from .state import State


def preparation_phase(s: State) -> None:
    """DJ-10.11, DJ-1.2: the Beagle, the workers, the objectives, the academy, in this order."""
    s.phase = PREPARATION
    s.round += 1
    s.beagle = s.rules.beagle[s.round - 1]
    if s.logging:
        log_what_leaves(s)
    call_workers_home(s)
    reveal_objectives(s)
    shift_academy(s)
    fill_academy(s)
    if s.logging:
        log_objectives(s)
        log_academy(s)


def log_what_leaves(s: State) -> None:
    """DJ-10.11, DJ-13.2, DJ-14.2: log what sails on, goes home or leaves the game."""
    s.note("DJ-10.11", "beagle-sails", space=map_name(s, s.beagle))
    if s.darwin != NONE:
        s.note("DJ-13.2", "darwin-leaves")
    if s.rules.solo:
        s.note("DJ-14.2", "neutral-leave", n=s.rules.neutral_workers)
    tiles = [s.game.name(OBJECTIVE_TILE + tile) for tile in s.display if tile != NONE]
    if tiles:
        s.note("DJ-10.11", "objectives-leave", tiles=tiles)
    seals = [colour_name(seal) for seal in s.academy[: s.rules.columns] if seal != NONE]
    if seals:
        s.note("DJ-10.11", "seals-leave", seals=seals)


def log_objectives(s: State) -> None:
    """DJ-3.8, DJ-10.11: log the tiles of the objective area."""
    tiles = [s.game.name(OBJECTIVE_TILE + tile) for tile in s.display if tile != NONE]
    s.note("DJ-3.8" if s.phase == SETUP else "DJ-10.11", "new-objectives", tiles=tiles)


def log_academy(s: State) -> None:
    """DJ-3.6, DJ-10.11, DJ-10.12: log the seals row by row, and how many places stay empty."""
    columns = s.rules.columns
    for row in range(len(s.rules.row_cost)):
        seals = [colour_name(seal) for seal in s.academy[row * columns : (row + 1) * columns] if seal != NONE]
        if seals:
            s.note("DJ-3.6" if s.phase == SETUP else "DJ-10.11", "academy-row", row=row + 1, seals=seals)
    if NONE in s.academy:
        s.note("DJ-10.12", "no-seals", n=s.academy.count(NONE))


def call_workers_home(s: State) -> None:
    """DJ-10.11, DJ-13.2, DJ-14.2: Darwin and neutral workers leave the board, and the queue is empty."""
    for worker in range(s.players * ROWS):
        if s.at[worker] != LOCKED:
            s.at[worker] = HOME
    s.queue.clear()
    s.crowd = [0] * s.rules.spaces
    s.load = [0] * s.rules.areas
    s.darwin = NONE


def reveal_objectives(s: State) -> None:
    """DJ-3.8, DJ-10.11, DJ-10.12: two gold and two silver ones; the old ones leave the game."""
    for place in range(len(s.display)):
        s.display[place] = draw_objective(s, place < s.rules.display, False)


def draw_objective(s: State, gold: bool, starting: bool) -> int:
    """A tile from one of the decks, uniformly; NONE if it is empty."""
    r = s.rules
    bag = [
        s.deck[tile] if r.tile_gold[tile] == gold and r.tile_starting[tile] == starting else 0
        for tile in range(len(s.deck))
    ]
    if sum(bag) == 0:
        return NONE
    tile = s.draw_from(bag)
    s.deck[tile] = 0
    return tile


def in_deck(s: State, gold: bool) -> int:
    """How many tiles are left; which ones they are follows from those seen."""
    return sum(1 for tile, n in enumerate(s.deck) if n and s.rules.tile_gold[tile] == gold)


def shift_academy(s: State) -> None:
    """DJ-10.11, DJ-X.24: row 1 leaves the game; the others move up in their columns as far as possible."""
    columns = s.rules.columns
    rows = len(s.rules.row_cost)
    for column in range(columns):
        if s.academy[column] != NONE:
            s.gone[s.academy[column]] += 1
        kept = [s.academy[row * columns + column] for row in range(1, rows)]
        kept = [seal for seal in kept if seal != NONE]
        for row in range(rows):
            s.academy[row * columns + column] = kept[row] if row < len(kept) else NONE


def fill_academy(s: State) -> None:
    """DJ-3.6, DJ-10.12, DJ-12.3: empty places from the top, left to right, while the supply lasts."""
    for place in range(len(s.academy)):
        if s.academy[place] == NONE and sum(s.supply) > 0:
            s.academy[place] = s.draw_from(s.supply)
