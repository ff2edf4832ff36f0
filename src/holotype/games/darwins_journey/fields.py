"""What lies on the table of Darwin's Journey."""

from typing import Final

from .rules import ENVELOPES, ISLANDS, NONE, PURPLE, RESERVE, ROWS, SLOTS, SPECIALS, STACKS, Rules

SETUP: Final = 0
ACTION: Final = 1
TURN_ORDER: Final = 2
REWARD: Final = 3
PREPARATION: Final = 4
FINAL: Final = 5

HOME: Final = -1  # of a worker: on the player board
LOCKED: Final = -2  # of the fifth worker: not yet gained
NO_LENS: Final = -1
STARTING_LENS: Final = -2
NO_CAP: Final = 99  # of lag icons


def fields(players: int, rules: Rules) -> None:
    """DJ-12.6: what lies on the table. Effects and moves in progress are steps of the agenda.

    DJ-3.3, DJ-3.7, DJ-3.9, DJ-3.10, DJ-3.14, DJ-4.1, DJ-4.2: an empty board, and all pieces where they begin."""
    phase: int = SETUP
    round: int = 1
    active: int = NONE  # whose turn it is
    order: list[int] = list(range(players))  # seats in turn order
    queue: list[int] = []  # the turn order queue: seats, from the left
    # the action board
    special: tuple[int, ...] = (NONE,) * SPECIALS  # special tile by place
    letter: tuple[int, ...] = (NONE,) * ENVELOPES  # letter tile by envelope
    lens: list[int] = starting_lenses(rules)  # by action space: owner, NO_LENS or STARTING_LENS
    at: list[int] = home_workers(players)  # by seat * ROWS + row of the worker: its action space, or HOME or LOCKED
    darwin: int = NONE  # the action space of the Darwin figure, or NONE (DJ-13.2)
    crowd: list[int] = [0] * rules.spaces  # workers by action space, with the Darwin figure; small spaces hold one
    load: list[int] = [0] * rules.areas  # workers by area, with the Darwin figure and neutral workers (DJ-6.3)
    academy: list[int] = [NONE] * (len(rules.row_cost) * rules.columns)  # colours by place, row by row; NONE is empty
    supply: list[int] = [rules.seals_each - rules.seals_out] * 4  # seals by colour
    gone: list[int] = [rules.seals_out] * 4  # by colour: seals that have left the game
    purple: int = rules.purple  # special seals left on the silver dish
    deck: list[int] = [0] * len(rules.needs)  # by objective: 1 while it is in its deck
    display: list[int] = [NONE] * (2 * rules.display)  # the objective area: gold, then silver; NONE is empty
    columns: list[int] = []  # starting objectives of the draft: silver, gold, silver, gold ...; NONE once taken
    # the map and the museum
    beagle: int = rules.beagle[0]  # its space
    goals: tuple[int, ...] = (NONE,) * rules.goals_used  # Beagle goal by round - 1
    specimen: tuple[int, ...] = (NONE,) * len(rules.flag_space)  # species by flag; NONE is empty
    ship: list[int] = [rules.start[0]] * players  # by seat: its space
    explorer: list[int] = landed_explorers(players, rules)  # by seat * ISLANDS + island: its space, or NONE
    bonuses: int = 0  # gold ribbons and first arrivals already paid, as the bits `rules.bonus_bit`
    tents: list[int] = [0] * (len(rules.camp_costs) * players)  # by camp * players + seat
    laid: int = 0  # how many museum tiles were in the museum from the start (DJ-3.13)
    museum: list[int] = [0] * 16  # by species: 1 once its tile lies there
    row_coin: list[int] = [1] * 4  # by museum row: 1 while its coin lies there
    last_in_row: list[int] = [NONE] * 4  # by museum row: the species placed last
    # the players
    vp: list[int] = [0] * players
    coins: list[int] = [0] * players
    knowledge: list[int] = [0] * players
    theory: list[int] = [0] * players  # position on the theory track
    wax: list[int] = printed_seals(players)  # seals by `seals_at(seat, row)` + colour (player.py)
    stacks: list[int] = [rules.stack_size] * (players * STACKS)  # stamps by seat * STACKS + stack
    stamps: list[int] = [0] * (players * ENVELOPES)  # stamps by seat * ENVELOPES + envelope
    discard: list[int] = [0] * players  # by seat: stamps in the stamp discard
    studied: list[int] = [0] * players  # by seat: the species researched, as bits
    reserve: list[int] = [NONE] * (players * RESERVE)  # by seat * RESERVE + place: objective or NONE
    slots: list[int] = [NONE] * (players * SLOTS)  # by seat * SLOTS + slot: objective or NONE
    turned: list[int] = [0] * (players * SLOTS)  # by seat * SLOTS + slot: 1 once that objective is completed
    crew: list[int] = [NONE] * len(rules.crew_seal)  # by card: owner or NONE
    linked: list[int] = [NONE] * len(rules.crew_seal)  # by card: the row of the worker who completed it, or NONE
    scroll_free: list[int] = [0] * players  # by seat: 1 if the rows of the academy cost nothing (DJ-8.29)
    area_price: list[int] = [rules.area_cost] * players  # by seat: the area cost (DJ-6.3)
    lag_cap: list[int] = [NO_CAP] * players  # by seat: the most that one lag icon costs
    multiplier: list[int] = [0] * players  # by seat: what is added to the theory multiplier at the end
    # the crew draft
    stage: int = 0  # the current pick, from 1; 0 outside the draft
    packet: list[int] = [NONE] * len(rules.crew_seal)  # by card: the seat it was dealt to
    picked: list[int] = [0] * len(rules.crew_seal)  # by card: the pick at which it was kept, from 1; 0 is not yet
    keeper: list[int] = [NONE] * len(rules.crew_seal)  # by card: who kept it
    # under way
    frozen: list[int] = [0] * (players + 1)  # by seat: stamps in the envelope being scored (DJ-10.5); the rival last
    path: list[int] = []  # spaces stepped on so far in the current move (DJ-8.8e)


def home_workers(players: int) -> list[int]:
    """DJ-4.1: four workers each; the fifth has to be gained."""
    return [HOME if row < ROWS - 1 else LOCKED for _ in range(players) for row in range(ROWS)]


def starting_lenses(rules: Rules) -> list[int]:
    """DJ-3.3"""
    return [STARTING_LENS if space in rules.starting_lens else NO_LENS for space in range(rules.spaces)]


def printed_seals(players: int) -> list[int]:
    """DJ-4.4: the worker of the first row has a purple seal, printed on the board."""
    wax = [0] * (players * ROWS * 5)
    for seat in range(players):
        wax[seat * ROWS * 5 + PURPLE] = 1
    return wax


def landed_explorers(players: int, rules: Rules) -> list[int]:
    """DJ-3.14: on the islands where explorers begin, and nowhere else."""
    islands = range(ISLANDS)
    return [rules.start[i + 1] if i in rules.start_islands else NONE for _ in range(players) for i in islands]
