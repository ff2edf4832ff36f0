"""Section 8: species that are delivered, delivered again, and studied in the museum or elsewhere."""

from .names import SPECIES
from .player import colour_name, gain_coins, gain_theory, has_studied, species_name
from .rules import ISLANDS, NONE
from .state import State


def to_deliver(s: State, seat: int) -> list[int]:
    """DJ-8.13: researched, and not yet in the museum."""
    return [SPECIES + i for i in range(16) if not s.museum[i] and has_studied(s, seat, i)]


def to_redeliver(s: State, seat: int) -> list[int]:
    """DJ-8.14: researched, and in the museum, whoever placed it."""
    return [SPECIES + i for i in range(16) if s.museum[i] and has_studied(s, seat, i)]


def to_research(s: State, seat: int) -> list[int]:
    """DJ-8.15: in the museum, and not yet researched."""
    return [SPECIES + i for i in range(16) if s.museum[i] and not has_studied(s, seat, i)]


def not_studied(s: State, seat: int) -> list[int]:
    """DJ-8.23: every specimen that the seat has not researched."""
    return [SPECIES + i for i in range(16) if not has_studied(s, seat, i)]


def on_my_islands(s: State, seat: int) -> list[int]:
    """DJ-8.27: tiles on islands where the seat has an explorer; tiles at sea do not count."""
    found: list[int] = []
    for flag in range(len(s.specimen)):
        track = s.rules.track[s.rules.flag_space[flag]]
        species = s.specimen[flag]
        landed = track > 0 and s.explorer[seat * ISLANDS + track - 1] != NONE
        if species != NONE and landed and not has_studied(s, seat, species):
            found.append(SPECIES + species)
    return sorted(found)


def row_is_complete(s: State, row: int) -> bool:
    return 0 not in s.museum[row * 4 : row * 4 + 4]


def complete_rows(s: State) -> int:
    return sum([1 for row in range(4) if row_is_complete(s, row)])


def deliver(s: State, seat: int, species: int) -> None:
    """DJ-8.13, DJ-8.13a, DJ-8.13b, DJ-X.6: place the tile; the first in a row brings its coin, the last a step."""
    row = species // 4
    s.museum[species] = 1
    s.last_in_row[row] = species
    if s.logging:
        s.note("DJ-8.13", "delivers", seat=seat, species=species_name(s, species))
    if s.row_coin[row]:
        s.row_coin[row] = 0
        if s.logging:
            s.note("DJ-8.13a", "first-of-row", seat=seat, row=colour_name(row))
        gain_coins(s, seat, s.rules.row_coin[row])
    if row_is_complete(s, row):
        if s.logging:
            s.note("DJ-8.13b", "completes-row", seat=seat, row=colour_name(row))
        gain_theory(s, seat, s.rules.row_theory[row])
    gain_for_neighbours(s, seat, species)


def gain_for_neighbours(s: State, seat: int, species: int) -> None:
    """DJ-8.13c: in its row and its column, a coin for each empty slot and a step for each filled one."""
    filled = filled_beside(s, species)
    if s.logging:
        s.note("DJ-8.13c", "neighbours", seat=seat, empty=6 - filled, filled=filled)
    gain_coins(s, seat, (6 - filled) * s.rules.per_empty)
    gain_theory(s, seat, filled * s.rules.per_filled)


def filled_beside(s: State, species: int) -> int:
    """How many of the other six slots in the row and the column of a species are filled."""
    row, column = species // 4, species % 4
    filled = sum(s.museum[row * 4 : row * 4 + 4]) + sum([s.museum[r * 4 + column] for r in range(4)])
    return filled - 2 * s.museum[species]


def worth_of_delivery(s: State, species: int) -> tuple[int, int]:
    """DJ-8.13, DJ-8.14: the coins and the steps of theory that delivering a species would bring now."""
    row = species // 4
    filled = filled_beside(s, species)
    coins, steps = (6 - filled) * s.rules.per_empty, filled * s.rules.per_filled
    if sum(s.museum[row * 4 : row * 4 + 4]) - s.museum[species] == 3 and earns_row(s, row, species):
        steps += s.rules.row_theory[row]
    if not s.museum[species] and s.row_coin[row]:
        coins += s.rules.row_coin[row]
    return coins, steps


def earns_row(s: State, row: int, species: int) -> bool:
    """DJ-R.12: with `redeliver_true_last_only`, delivering again counts only for the tile that filled the row."""
    return not s.museum[species] or not s.rules.true_last_only or s.last_in_row[row] == species


def redeliver(s: State, seat: int, species: int) -> None:
    """DJ-8.14, DJ-R.12: as if it were placed now; the row's coin stays."""
    row = species // 4
    if s.logging:
        s.note("DJ-8.14", "redelivers", seat=seat, species=species_name(s, species))
    if row_is_complete(s, row) and earns_row(s, row, species):
        if s.logging:
            s.note("DJ-8.14", "row-is-full", seat=seat, row=colour_name(row))
        gain_theory(s, seat, s.rules.row_theory[row])
    gain_for_neighbours(s, seat, species)
