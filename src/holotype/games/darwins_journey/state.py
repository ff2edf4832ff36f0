"""What lies on the table of Darwin's Journey."""

from typing import TYPE_CHECKING, Any, Final

from holotype.core.chance import Chance
from holotype.core.state import State as Engine

from .rules import ENVELOPES, ISLANDS, NONE, PURPLE, RESERVE, ROWS, SLOTS, SPECIALS, STACKS, Rules

if TYPE_CHECKING:
    from holotype.core.game import Game

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


class State(Engine):
    """DJ-12.6: the minimal state. Frames, windows and moves under way are steps of the agenda."""

    FIELDS = (
        *("phase", "round", "active", "beagle", "purple", "darwin", "bonuses", "stage", "laid"),
        *("order", "queue", "at", "crowd", "load", "lens", "academy", "supply", "gone"),
        *("deck", "display", "columns", "museum", "row_coin", "last_in_row", "tents", "vp", "coins"),
        *("knowledge", "theory", "ship", "explorer", "wax", "stacks", "stamps", "discard", "studied"),
        *("reserve", "slots", "turned", "crew", "linked", "scroll_free", "area_price", "lag_cap", "multiplier"),
        *("packet", "picked", "keeper", "frozen", "path", "special", "letter", "goals", "specimen"),
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Any],
        chance: Chance,
        rules: Rules,
        order: list[int],
        queue: list[int],
        at: list[int],
        crowd: list[int],
        load: list[int],
        lens: list[int],
        academy: list[int],
        supply: list[int],
        gone: list[int],
        deck: list[int],
        display: list[int],
        columns: list[int],
        museum: list[int],
        row_coin: list[int],
        last_in_row: list[int],
        tents: list[int],
        vp: list[int],
        coins: list[int],
        knowledge: list[int],
        theory: list[int],
        ship: list[int],
        explorer: list[int],
        wax: list[int],
        stacks: list[int],
        stamps: list[int],
        discard: list[int],
        studied: list[int],
        reserve: list[int],
        slots: list[int],
        turned: list[int],
        crew: list[int],
        linked: list[int],
        scroll_free: list[int],
        area_price: list[int],
        lag_cap: list[int],
        multiplier: list[int],
        packet: list[int],
        picked: list[int],
        keeper: list[int],
        frozen: list[int],
        path: list[int],
        special: list[int],
        letter: list[int],
        goals: list[int],
        specimen: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.phase = 0
        self.round = 1
        self.active = NONE  # whose turn it is
        self.beagle = 0  # its space
        self.purple = 0  # special seals on the dish
        self.darwin = NONE  # the space of the figure; DJ-13.2
        self.bonuses = 0  # bits of the ribbons and first arrivals that were paid
        self.stage = 0  # pick of the crew draft, from 1
        self.laid = 0  # museum tiles laid at set-up
        self.order = order  # seats in turn order
        self.queue = queue  # seats, from the left
        self.at = at  # by worker (seat * ROWS + row): its space, or HOME or LOCKED
        self.crowd = crowd  # workers by action space, with the figure
        self.load = load  # workers by area, with the figure and the neutral ones
        self.lens = lens  # by action space: owner, NO_LENS or STARTING_LENS
        self.academy = academy  # colours by place, row by row; NONE is empty
        self.supply = supply  # seals by colour
        self.gone = gone  # seals removed from the game by colour
        self.deck = deck  # by objective: 1 while it is in its deck
        self.display = display  # gold, then silver objectives to be had; NONE is empty
        self.columns = columns  # starting objectives: silver, gold; NONE once taken
        self.museum = museum  # by species: 1 once its tile lies there
        self.row_coin = row_coin  # by row: 1 while the coin lies there
        self.last_in_row = last_in_row  # by row: the species placed last
        self.tents = tents  # by camp * players + seat
        self.vp = vp
        self.coins = coins
        self.knowledge = knowledge
        self.theory = theory
        self.ship = ship
        self.explorer = explorer  # by seat * ISLANDS + island: its space, or NONE
        self.wax = wax  # seals by (seat * ROWS + row) * 5 + colour
        self.stacks = stacks  # stamps by seat * STACKS + stack
        self.stamps = stamps  # by seat * ENVELOPES + envelope
        self.discard = discard  # stamps by seat
        self.studied = studied  # bits of the species researched, by seat
        self.reserve = reserve  # by seat * RESERVE + place: objective or NONE
        self.slots = slots  # by seat * SLOTS + slot: objective or NONE
        self.turned = turned  # by seat * SLOTS + slot: 1 once it is completed
        self.crew = crew  # by card: owner or NONE
        self.linked = linked  # by card: the row that completed it, else NONE
        self.scroll_free = scroll_free  # passive effects by seat
        self.area_price = area_price
        self.lag_cap = lag_cap
        self.multiplier = multiplier
        self.packet = packet  # crew draft: by card, the seat it was dealt to
        self.picked = picked  # the pick at which it was kept, from 1; 0 is not
        self.keeper = keeper  # and by whom
        self.frozen = frozen  # stamps in the envelope being scored; the neutral rival last
        self.path = path  # spaces stepped on in the move under way
        self.special = special  # special tile by place
        self.letter = letter  # letter tile by envelope
        self.goals = goals  # Beagle goal by round - 1
        self.specimen = specimen  # species by flag; NONE is empty

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.order.copy(),
            self.queue.copy(),
            self.at.copy(),
            self.crowd.copy(),
            self.load.copy(),
            self.lens.copy(),
            self.academy.copy(),
            self.supply.copy(),
            self.gone.copy(),
            self.deck.copy(),
            self.display.copy(),
            self.columns.copy(),
            self.museum.copy(),
            self.row_coin.copy(),
            self.last_in_row.copy(),
            self.tents.copy(),
            self.vp.copy(),
            self.coins.copy(),
            self.knowledge.copy(),
            self.theory.copy(),
            self.ship.copy(),
            self.explorer.copy(),
            self.wax.copy(),
            self.stacks.copy(),
            self.stamps.copy(),
            self.discard.copy(),
            self.studied.copy(),
            self.reserve.copy(),
            self.slots.copy(),
            self.turned.copy(),
            self.crew.copy(),
            self.linked.copy(),
            self.scroll_free.copy(),
            self.area_price.copy(),
            self.lag_cap.copy(),
            self.multiplier.copy(),
            self.packet.copy(),
            self.picked.copy(),
            self.keeper.copy(),
            self.frozen.copy(),
            self.path.copy(),
            self.special,
            self.letter,
            self.goals,
            self.specimen,
        )
        c.phase = self.phase
        c.round = self.round
        c.active = self.active
        c.beagle = self.beagle
        c.purple = self.purple
        c.darwin = self.darwin
        c.bonuses = self.bonuses
        c.stage = self.stage
        c.laid = self.laid
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: dict[str, Any], chance: Chance, rules: Rules) -> State:
    """DJ-3.3, DJ-3.7, DJ-3.9, DJ-3.10, DJ-3.14, DJ-4.1, DJ-4.2: an empty board, and all pieces where they begin."""
    r = rules
    camps = len(r.camp_costs)
    s = State(
        game,
        players,
        options,
        chance,
        r,
        order=list(range(players)),
        queue=[],
        at=[HOME if row < ROWS - 1 else LOCKED for _ in range(players) for row in range(ROWS)],
        crowd=[0] * r.spaces,
        load=[0] * r.areas,
        lens=[NO_LENS] * r.spaces,
        academy=[NONE] * (len(r.row_cost) * r.columns),
        supply=[r.seals_each - r.seals_out] * 4,
        gone=[r.seals_out] * 4,
        deck=[0] * len(r.needs),
        display=[NONE] * (2 * r.display),
        columns=[],
        museum=[0] * 16,
        row_coin=[1] * 4,
        last_in_row=[NONE] * 4,
        tents=[0] * (camps * players),
        vp=[0] * players,
        coins=[0] * players,
        knowledge=[0] * players,
        theory=[0] * players,
        ship=[r.start[0]] * players,
        explorer=[NONE] * (players * ISLANDS),
        wax=[0] * (players * ROWS * 5),
        stacks=[r.stack_size] * (players * STACKS),
        stamps=[0] * (players * ENVELOPES),
        discard=[0] * players,
        studied=[0] * players,
        reserve=[NONE] * (players * RESERVE),
        slots=[NONE] * (players * SLOTS),
        turned=[0] * (players * SLOTS),
        crew=[NONE] * len(r.crew_seal),
        linked=[NONE] * len(r.crew_seal),
        scroll_free=[0] * players,
        area_price=[r.area_cost] * players,
        lag_cap=[NO_CAP] * players,
        multiplier=[0] * players,
        packet=[NONE] * len(r.crew_seal),
        picked=[0] * len(r.crew_seal),
        keeper=[NONE] * len(r.crew_seal),
        frozen=[0] * (players + 1),
        path=[],
        special=[NONE] * SPECIALS,
        letter=[NONE] * ENVELOPES,
        goals=[NONE] * r.goals_used,
        specimen=[NONE] * len(r.flag_space),
    )
    s.beagle = r.beagle[0]
    s.purple = r.purple
    for seat in range(players):
        s.wax[seat * ROWS * 5 + PURPLE] = 1  # DJ-4.4: printed
        for island in r.start_islands:
            s.explorer[seat * ISLANDS + island] = r.start[island + 1]
    for space in r.starting_lens:
        s.lens[space] = STARTING_LENS
    return s
