"""What a player has: gains, payments, and what is read off the board."""

from .fields import HOME
from .names import COLOUR_NAMES, CREW, ISLAND, MAP, SPACE, SPECIAL_NAMES, SPECIES
from .rules import ISLANDS, NONE, PURPLE, ROWS, SLOTS, STACKS
from .state import State


def gain_vp(s: State, seat: int, n: int) -> None:
    """DJ-8.1, DJ-2.6: points are one number; they are never lost."""
    s.vp[seat] += n
    if s.logging and n:
        s.note("DJ-8.1", "vp", seat=seat, n=n)


def gain_coins(s: State, seat: int, n: int) -> None:
    """DJ-8.2: the supply of coins has no end (DJ-2.3, DJ-R.20)."""
    s.coins[seat] += n
    if s.logging and n:
        s.note("DJ-8.2", "coins", seat=seat, n=n)


def pay(s: State, seat: int, n: int) -> None:
    """DJ-1.5: to the supply; what a seat cannot pay for is not offered."""
    s.coins[seat] -= n


def gain_knowledge(s: State, seat: int, n: int) -> None:
    """DJ-8.3"""
    s.knowledge[seat] += n
    if s.logging:
        s.note("DJ-8.3", "knowledge", seat=seat, n=n)


def gain_theory(s: State, seat: int, n: int) -> None:
    """DJ-8.4, DJ-R.26: one position a space, at most to the last; the surplus is lost."""
    to = min(len(s.rules.books) - 1, s.theory[seat] + n)
    if s.logging and to > s.theory[seat]:
        s.note("DJ-8.4", "theory", seat=seat, n=to - s.theory[seat], to=to)
    s.theory[seat] = to


def study(s: State, seat: int, species: int) -> None:
    """DJ-2.5: a research token; at most one on each icon, never removed."""
    s.studied[seat] |= 1 << species


def has_studied(s: State, seat: int, species: int) -> bool:
    return s.studied[seat] >> species & 1 == 1


def collect(s: State, seat: int, space: int) -> None:
    """DJ-8.9: research the specimen of the space; its tile stays for the others."""
    species = specimen_on(s, space)
    if species != NONE and not has_studied(s, seat, species):
        study(s, seat, species)
        if s.logging:
            s.note("DJ-8.9", "collects", seat=seat, species=species_name(s, species))


def specimen_on(s: State, space: int) -> int:
    """DJ-3.12: the species whose tile lies on a space of the map, or NONE."""
    flag = s.rules.flag[space]
    return NONE if flag == NONE else s.specimen[flag]


def studied_of_colour(s: State, seat: int, colour: int) -> int:
    return (s.studied[seat] >> (4 * colour) & 15).bit_count()


def studied_of_kind(s: State, seat: int, kind: int) -> int:
    return (s.studied[seat] >> kind & 0x1111).bit_count()


def seals_at(seat: int, row: int) -> int:
    """Where in `wax` the seals of a worker begin, a number for each of the five colours."""
    return (seat * ROWS + row) * 5


def seals_on(s: State, seat: int, row: int) -> int:
    """DJ-4.4, DJ-6.9: how many slots of a row are filled; rows 1 and 5 have none."""
    if row == 0 or row == ROWS - 1:
        return 0
    at = seals_at(seat, row)
    w = s.wax
    return w[at] + w[at + 1] + w[at + 2] + w[at + 3] + w[at + 4]


def seals_of(s: State, seat: int, colour: int) -> int:
    """Seals of a colour over all workers; purple includes the printed one (DJ-R.24)."""
    first = seat * ROWS * 5 + colour
    return sum([s.wax[first + 5 * row] for row in range(ROWS)])


def lacking(s: State, seat: int, row: int, needs: list[int], first: int) -> int:
    """DJ-2.2, DJ-6.6: how many seals of a requirement a worker lacks after its purple seals."""
    at = seals_at(seat, row)
    missing = 0
    for colour in range(4):
        short = needs[first + colour] - s.wax[at + colour]
        if short > 0:
            missing += short
    missing -= s.wax[at + PURPLE] if missing else 0
    return missing if missing > 0 else 0


def is_used(s: State, seat: int, row: int) -> bool:
    """DJ-9.8: whether the worker has completed a card; each completes one at most."""
    return any(s.crew[card] == seat and s.linked[card] == row for card in range(len(s.crew)))


def tents_out(s: State, seat: int) -> int:
    players = s.players
    return sum([s.tents[i] for i in range(seat, len(s.tents), players)])


def lenses_out(s: State, seat: int) -> int:
    return s.lens.count(seat)


def empty_stacks(s: State, seat: int) -> int:
    return s.stacks[seat * STACKS : (seat + 1) * STACKS].count(0)


def objectives_done(s: State, seat: int) -> int:
    return sum(s.turned[seat * SLOTS : (seat + 1) * SLOTS])


def has_worker(s: State, seat: int) -> bool:
    return HOME in s.at[seat * ROWS : (seat + 1) * ROWS]


def caught_up(s: State, seat: int) -> bool:
    """DJ-R.39: on the Beagle's space or further."""
    return s.rules.rank[s.ship[seat]] >= s.rules.rank[s.beagle]


def send(s: State, seat: int, island: int) -> None:
    """DJ-8.7a, DJ-8.21: an explorer goes ashore at the start of an island."""
    s.explorer[seat * ISLANDS + island] = s.rules.start[island + 1]


def space_name(s: State, space: int) -> str:
    return s.game.name(SPACE + space)


def tile_on(s: State, space: int) -> str:
    """The special action tile on a space; "none" on other spaces."""
    special = s.rules.special_of[space]
    return "none" if special == NONE else special_name(s.special[special])


def special_name(tile: int) -> str:
    return "none" if tile == NONE else f"special:{SPECIAL_NAMES[tile]}"


def letter_name(tile: int) -> str:
    return f"letter:{tile + 1}"


def colour_name(colour: int) -> str:
    return f"colour:{COLOUR_NAMES[colour]}"


def map_name(s: State, space: int) -> str:
    return s.game.name(MAP + space)


def island_name(s: State, island: int) -> str:
    return s.game.name(ISLAND + island)


def species_name(s: State, species: int) -> str:
    return s.game.name(SPECIES + species)


def crew_name(s: State, card: int) -> str:
    return s.game.name(CREW + card)
