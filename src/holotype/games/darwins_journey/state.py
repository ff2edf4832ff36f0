"""What lies on the table of Darwin's Journey. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .fields import NO_CAP, SETUP, home_workers, landed_explorers, printed_seals, starting_lenses
from .rules import ENVELOPES, NONE, RESERVE, SLOTS, SPECIALS, STACKS, Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """DJ-12.6: what lies on the table. Effects and moves in progress are steps of the agenda.

    DJ-3.3, DJ-3.7, DJ-3.9, DJ-3.10, DJ-3.14, DJ-4.1, DJ-4.2: an empty board, and all pieces where they begin."""

    FIELDS = (
        "phase",
        "round",
        "active",
        "order",
        "queue",
        "special",
        "letter",
        "lens",
        "at",
        "darwin",
        "crowd",
        "load",
        "academy",
        "supply",
        "gone",
        "purple",
        "deck",
        "display",
        "columns",
        "beagle",
        "goals",
        "specimen",
        "ship",
        "explorer",
        "bonuses",
        "tents",
        "laid",
        "museum",
        "row_coin",
        "last_in_row",
        "vp",
        "coins",
        "knowledge",
        "theory",
        "wax",
        "stacks",
        "stamps",
        "discard",
        "studied",
        "reserve",
        "slots",
        "turned",
        "crew",
        "linked",
        "scroll_free",
        "area_price",
        "lag_cap",
        "multiplier",
        "stage",
        "packet",
        "picked",
        "keeper",
        "frozen",
        "path",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        order: list[int],
        queue: list[int],
        lens: list[int],
        at: list[int],
        crowd: list[int],
        load: list[int],
        academy: list[int],
        supply: list[int],
        gone: list[int],
        deck: list[int],
        display: list[int],
        columns: list[int],
        ship: list[int],
        explorer: list[int],
        tents: list[int],
        museum: list[int],
        row_coin: list[int],
        last_in_row: list[int],
        vp: list[int],
        coins: list[int],
        knowledge: list[int],
        theory: list[int],
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
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.phase = SETUP
        self.round = 1
        self.active = NONE  # whose turn it is
        self.order = order  # seats in turn order
        self.queue = queue  # the turn order queue: seats, from the left
        self.special: tuple[int, ...] = (NONE,) * SPECIALS  # special tile by place
        self.letter: tuple[int, ...] = (NONE,) * ENVELOPES  # letter tile by envelope
        self.lens = lens  # by action space: owner, NO_LENS or STARTING_LENS
        self.at = at  # by seat * ROWS + row of the worker: its action space, or HOME or LOCKED
        self.darwin = NONE  # the action space of the Darwin figure, or NONE (DJ-13.2)
        self.crowd = crowd  # workers by action space, with the Darwin figure; small spaces hold one
        self.load = load  # workers by area, with the Darwin figure and neutral workers: area costs depend on it
        self.academy = academy  # colours by place, row by row; NONE is empty
        self.supply = supply  # seals by colour
        self.gone = gone  # by colour: seals that have left the game
        self.purple = rules.purple  # special seals left on the silver dish
        self.deck = deck  # by objective: 1 while it is in its deck
        self.display = display  # the objective area: gold, then silver; NONE is empty
        self.columns = columns  # starting objectives of the draft: silver, gold, silver, gold ...; NONE once taken
        self.beagle = rules.beagle[0]  # its space
        self.goals: tuple[int, ...] = (NONE,) * rules.goals_used  # Beagle goal by round - 1
        self.specimen: tuple[int, ...] = (NONE,) * len(rules.flag_space)  # species by flag; NONE is empty
        self.ship = ship  # by seat: its space
        self.explorer = explorer  # by seat * ISLANDS + island: its space, or NONE
        self.bonuses = 0  # gold ribbons and first arrivals already paid, as the bits `rules.bonus_bit`
        self.tents = tents  # by camp * players + seat
        self.laid = 0  # how many museum tiles were in the museum from the start (DJ-3.13)
        self.museum = museum  # by species: 1 once its tile lies there
        self.row_coin = row_coin  # by museum row: 1 while its coin lies there
        self.last_in_row = last_in_row  # by museum row: the species placed last
        self.vp = vp
        self.coins = coins
        self.knowledge = knowledge
        self.theory = theory  # position on the theory track
        self.wax = wax  # seals by worker and colour: player.seals_at(seat, row) + colour; purple is 4
        self.stacks = stacks  # stamps by seat * STACKS + stack
        self.stamps = stamps  # stamps by seat * ENVELOPES + envelope
        self.discard = discard  # by seat: stamps in the stamp discard
        self.studied = studied  # by seat: the species researched, as bits
        self.reserve = reserve  # by seat * RESERVE + place: objective or NONE
        self.slots = slots  # by seat * SLOTS + slot: objective or NONE
        self.turned = turned  # by seat * SLOTS + slot: 1 once that objective is completed
        self.crew = crew  # by card: owner or NONE
        self.linked = linked  # by card: the row of the worker who completed it, or NONE
        self.scroll_free = scroll_free  # by seat: 1 if the rows of the academy cost nothing (DJ-8.29)
        self.area_price = area_price  # by seat: the area cost (DJ-6.3)
        self.lag_cap = lag_cap  # by seat: the most that one lag icon costs
        self.multiplier = multiplier  # by seat: what is added to the theory multiplier at the end
        self.stage = 0  # the current pick, from 1; 0 outside the draft
        self.packet = packet  # by card: the seat it was dealt to
        self.picked = picked  # by card: the pick at which it was kept, from 1; 0 is not yet
        self.keeper = keeper  # by card: who kept it
        self.frozen = (
            frozen  # by seat: stamps counted in the envelope being scored (DJ-10.5); the neutral rival is last
        )
        self.path = path  # spaces stepped on so far in the current move (DJ-8.8e)

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.order.copy(),
            self.queue.copy(),
            self.lens.copy(),
            self.at.copy(),
            self.crowd.copy(),
            self.load.copy(),
            self.academy.copy(),
            self.supply.copy(),
            self.gone.copy(),
            self.deck.copy(),
            self.display.copy(),
            self.columns.copy(),
            self.ship.copy(),
            self.explorer.copy(),
            self.tents.copy(),
            self.museum.copy(),
            self.row_coin.copy(),
            self.last_in_row.copy(),
            self.vp.copy(),
            self.coins.copy(),
            self.knowledge.copy(),
            self.theory.copy(),
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
        )
        c.phase = self.phase
        c.round = self.round
        c.active = self.active
        c.special = self.special
        c.letter = self.letter
        c.darwin = self.darwin
        c.purple = self.purple
        c.beagle = self.beagle
        c.goals = self.goals
        c.specimen = self.specimen
        c.bonuses = self.bonuses
        c.laid = self.laid
        c.stage = self.stage
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: Options, chance: Chance, rules: Rules) -> State:
    """An empty table."""
    return State(
        game,
        players,
        options,
        chance,
        rules,
        order=list(range(players)),
        queue=[],
        lens=starting_lenses(rules),
        at=home_workers(players),
        crowd=[0] * rules.spaces,
        load=[0] * rules.areas,
        academy=[NONE] * (len(rules.row_cost) * rules.columns),
        supply=[rules.seals_each - rules.seals_out] * 4,
        gone=[rules.seals_out] * 4,
        deck=[0] * len(rules.needs),
        display=[NONE] * (2 * rules.display),
        columns=[],
        ship=[rules.start[0]] * players,
        explorer=landed_explorers(players, rules),
        tents=[0] * (len(rules.camp_costs) * players),
        museum=[0] * 16,
        row_coin=[1] * 4,
        last_in_row=[NONE] * 4,
        vp=[0] * players,
        coins=[0] * players,
        knowledge=[0] * players,
        theory=[0] * players,
        wax=printed_seals(players),
        stacks=[rules.stack_size] * (players * STACKS),
        stamps=[0] * (players * ENVELOPES),
        discard=[0] * players,
        studied=[0] * players,
        reserve=[NONE] * (players * RESERVE),
        slots=[NONE] * (players * SLOTS),
        turned=[0] * (players * SLOTS),
        crew=[NONE] * len(rules.crew_seal),
        linked=[NONE] * len(rules.crew_seal),
        scroll_free=[0] * players,
        area_price=[rules.area_cost] * players,
        lag_cap=[NO_CAP] * players,
        multiplier=[0] * players,
        packet=[NONE] * len(rules.crew_seal),
        picked=[0] * len(rules.crew_seal),
        keeper=[NONE] * len(rules.crew_seal),
        frozen=[0] * (players + 1),
        path=[],
    )
