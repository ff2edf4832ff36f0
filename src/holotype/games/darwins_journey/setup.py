"""Section 3: the board."""

from .draft import crew_draft, objective_draft
from .names import COLUMN, GOAL_NAMES, OBJECTIVE_TILE
from .player import letter_name, map_name, space_name, special_name, species_name
from .preparation import draw_objective, fill_academy, log_academy, log_objectives, reveal_objectives
from .rounds import game_rounds
from .rules import ENVELOPES, NONE, RESERVE, SPECIALS
from .state import State


def setup(s: State) -> None:
    """DJ-3.1, DJ-3.2, DJ-3.4, DJ-3.6, DJ-3.8, DJ-3.10, DJ-3.11, DJ-4.3: the board in its order, then the players."""
    r = s.rules
    s.special = draw_some(s, r.tiles, SPECIALS)  # DJ-3.2
    s.letter = draw_some(s, r.letters, ENVELOPES)  # DJ-3.4
    fill_academy(s)  # DJ-3.6
    s.deck = [1] * len(r.needs)
    reveal_objectives(s)  # DJ-3.8
    s.shuffle(s.order)  # DJ-3.10
    s.goals = draw_some(s, list(range(len(r.goal_vp))), r.goals_used)  # DJ-3.11
    lay_specimens(s)
    for seat in range(s.players):
        s.coins[seat] = r.start_coins
        s.knowledge[seat] = r.start_knowledge
    if s.logging:
        log_board(s)
    s.do((crew_draft,), (starting_columns,), (game_rounds,))


def log_board(s: State) -> None:
    """DJ-3.2 to DJ-3.4, DJ-3.10 to DJ-3.13: log what lies on the board, and the turn order."""
    special = [special_name(tile) for tile in s.special]
    s.note("DJ-3.2", "special-tiles", left=special[: SPECIALS // 2], right=special[SPECIALS // 2 :])
    s.note("DJ-3.3", "board", spaces=[space_name(s, space) for space in s.rules.starting_lens])
    s.note("DJ-3.4", "letter-tiles", tiles=[letter_name(tile) for tile in s.letter])
    log_academy(s)
    log_objectives(s)
    s.note("DJ-3.11", "goals", goals=[f"goal:{GOAL_NAMES[goal]}" for goal in s.goals])
    log_specimens(s)
    if s.players > 1:
        s.note("DJ-3.10", "turn-order", seats=[f"seat:{seat}" for seat in s.order])


def log_specimens(s: State) -> None:
    """DJ-3.12, DJ-3.13: log the specimen tiles of each track, and the specimens in the museum instead."""
    r = s.rules
    for track in range(len(r.start)):
        flags = [f for f, at in enumerate(r.flag_space) if r.track[at] == track and s.specimen[f] != NONE]
        species = [species_name(s, s.specimen[flag]) for flag in flags]
        spaces = [map_name(s, r.flag_space[flag]) for flag in flags]
        if flags:
            s.note("DJ-3.12", "specimens", n=len(flags), species=species, spaces=spaces)
    if s.laid:
        s.note("DJ-3.13", "laid", species=[species_name(s, i) for i in range(16) if s.museum[i]])


def draw_some(s: State, things: list[int], n: int) -> tuple[int, ...]:
    """DJ-12.3: draw so many, all equally likely, in the order drawn."""
    bag = [0] * (max(things) + 1)
    for thing in things:
        bag[thing] = 1
    return tuple([s.draw_from(bag) for _ in range(n)])


def lay_specimens(s: State) -> None:
    """DJ-3.12, DJ-3.13, DJ-3.13a, DJ-R.7, DJ-R.11, DJ-X.30: a tile on every flag in use; the museum tiles of those
    that are left over lie in the museum from the start, and the coins of their rows stay."""
    r = s.rules
    players = 2 if r.solo else s.players  # DJ-14.1
    bag = [1] * 16
    s.specimen = tuple([s.draw_from(bag) if least <= players else NONE for least in r.flag_players])
    s.laid = sum(bag)
    for species in range(16):
        if bag[species]:
            s.museum[species] = 1
            s.last_in_row[species // 4] = species


def starting_columns(s: State) -> None:
    """DJ-4.9, DJ-14.1: as many columns as players, in the solo game two."""
    for _ in range(2 if s.rules.solo else s.players):
        s.columns.append(draw_objective(s, False, True))
        s.columns.append(draw_objective(s, True, True))
        if s.logging:
            column = COLUMN + len(s.columns) // RESERVE - 1
            tiles = [s.game.name(OBJECTIVE_TILE + tile) for tile in s.columns[-RESERVE:]]
            s.note("DJ-4.9", "column", column=s.game.name(column), tiles=tiles)
    for tile in range(len(s.deck)):
        if s.rules.tile_starting[tile]:
            s.deck[tile] = 0
    s.do((objective_draft, s.players - 1))
