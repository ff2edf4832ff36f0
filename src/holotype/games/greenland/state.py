"""What lies on the table of Greenland. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .fields import DEAD, HUNTING, NOBODY, REMOVED, SETUP
from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """GL-1.1, GL-1.17: everything is public; decks have no order but are drawn from when a card is turned up.

    Tribes are known by seat, cards by their printed number. An empty table has all pieces in Valhalla and no card
    dealt."""

    FIELDS = (
        "part",
        "turn",
        "phase",
        "deck_left",
        "event",
        "supply",
        "depot",
        "first",
        "no_maritime",
        "no_markland",
        "beaver",
        "falcon",
        "mediterranean",
        "plankton",
        "lot",
        "high",
        "roller",
        "roll_card",
        "roll_kind",
        "alpha_die",
        "alpha_fixed",
        "safe",
        "warmed",
        "last_mark",
        "extra_mark",
        "succeeded",
        "offers",
        "bullet",
        "mined",
        "tried",
        "girls",
        "girls_dead",
        "character",
        "d_target",
        "result",
        "hunt_turn",
        "tribe",
        "order",
        "mono",
        "gone",
        "energy",
        "ivory",
        "iron",
        "pool",
        "valhalla",
        "alpha",
        "men",
        "elders",
        "acted",
        "arrived",
        "wed",
        "zone",
        "side",
        "held",
        "north_warm",
        "north_cold",
        "south_warm",
        "south_cold",
        "carried",
        "mariners_used",
        "sleds_used",
        "may_recall",
        "abandoned",
        "bid",
        "passed",
        "rolled",
        "marked",
        "paid",
        "raided",
        "handled",
        "went",
        "cold_used",
        "maps_used",
        "converted",
        "locked",
        "offer",
        "matri",
        "girls_at",
        "points",
        "kept",
        "cast",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        tribe: list[int],
        order: list[int],
        mono: list[int],
        gone: list[int],
        energy: list[int],
        ivory: list[int],
        iron: list[int],
        pool: list[int],
        valhalla: list[int],
        alpha: list[int],
        men: list[int],
        elders: list[int],
        acted: list[int],
        arrived: list[int],
        wed: list[int],
        zone: list[int],
        side: list[int],
        held: list[int],
        north_warm: list[int],
        north_cold: list[int],
        south_warm: list[int],
        south_cold: list[int],
        carried: list[int],
        mariners_used: list[int],
        sleds_used: list[int],
        may_recall: list[int],
        abandoned: list[int],
        bid: list[int],
        passed: list[int],
        rolled: list[int],
        marked: list[int],
        paid: list[int],
        raided: list[int],
        handled: list[int],
        went: list[int],
        cold_used: list[int],
        maps_used: list[int],
        converted: list[int],
        locked: list[int],
        offer: list[int],
        matri: list[int],
        girls_at: list[int],
        points: list[int],
        kept: list[int],
        cast: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.part = 1  # GL-14.7: the second part of the chained game is played by other rules
        self.turn = 0
        self.phase = SETUP
        self.deck_left = 0  # events still to come
        self.event = 0  # the event card of this turn; 0 before the first
        self.supply = rules.energy_disks  # GL-1.3: energy that nobody has
        self.depot = 0  # GL-13.2: energy of the Nazis
        self.first = NOBODY  # the first player of this turn
        self.no_maritime = False  # GL-4.19: nobody may be assigned to maritime biomes this turn
        self.no_markland = False  # GL-4.20: nobody may go to Markland this turn
        self.beaver = False  # GL-4.21: an Alpha in the New World earns an ivory this turn
        self.falcon = False  # GL-4.22: the Gyrfalcon is worth three ivory this turn
        self.mediterranean = False  # GL-4.22: Walrus and Narwhal yield iron this turn
        self.plankton = False  # GL-4.23: the southern row yields more this turn
        self.lot = 0  # the import that is auctioned or sold; 0 if there is none
        self.high = 0  # the highest bid for it
        self.roller = NOBODY  # the seat whose roll is being prepared or resolved
        self.roll_card = 0  # where that roll is made; the card of the last roll when there is none
        self.roll_kind = HUNTING  # HUNTING, RAIDING or ATTACKING
        self.alpha_die = 0  # his face, 0 while he has none
        self.alpha_fixed = False  # GL-7.5: his die is set and not rolled
        self.safe = False  # the iron rule was paid for this roll
        self.warmed = False  # GL-7.7: this cold card is hunted as if it were warm
        self.last_mark = 0  # the highest face marked to be rolled again, 7 when the Alpha's die is
        self.extra_mark = 0  # GL-14.5: 1 when the scenario's one die of any face has been marked
        self.succeeded = False  # whether the roll that is being resolved is a success
        self.offers = 0  # made in this round of negotiation
        self.bullet = False  # GL-13.12: threes steal in this hunt, too
        self.mined = False  # Bog Iron was hunted successfully this turn
        self.tried = False  # Bog Iron was hunted this turn
        self.girls = 0  # GL-12.2: daughters at home in the saga
        self.girls_dead = 0  # and those in the female Valhalla
        self.character = 0  # GL-12.1: the daughter whose saga it is
        self.d_target = 0  # GL-12.9: the D biome that the shaman matriarch has chosen this turn
        self.result = 0  # 1: all have lost together, 2: the game has ended otherwise
        self.hunt_turn = 0  # switch hunt_card_order: the place in the order of who picks the next card
        self.tribe = tribe  # by seat, as is everything down to `alpha`
        self.order = order  # seats in this turn's player order
        self.mono = mono  # 1 for a monotheist
        self.gone = gone  # 1 for an extinct tribe, SURRENDERED for one that gave up
        self.energy = energy
        self.ivory = ivory
        self.iron = iron
        self.pool = pool  # unassigned tribesmen, without the Alpha
        self.valhalla = valhalla  # dead tribesmen, without the Alpha
        self.alpha = alpha  # where the Alpha is: a card, or one of the places above
        self.men = men  # tribesmen on cards, by card * 4 + seat; without the Alpha
        self.elders = elders  # by (placard's seat * 6 + rank - 1) * 4 + seat, the Alpha included
        self.acted = acted  # how many elders have acted this turn, by placard's seat * 6 + rank - 1
        self.arrived = arrived  # missionaries that came this turn (GL-9.10), by placard's seat * 4 + seat
        self.wed = wed  # by daughter: her husband's seat, + ALPHA_WED if he is the Alpha
        self.zone = zone  # by card: one of the zones above
        self.side = side  # by card: 1 if a farm animal or New World card shows its second side
        self.held = held  # the cards of all tableaus in the order they came
        self.north_warm = north_warm  # GL-1.18: from the deck outwards to the right
        self.north_cold = north_cold  # GL-1.18: from the far left to the deck
        self.south_warm = south_warm
        self.south_cold = south_cold
        self.carried = carried  # pieces that transport takes to or from a card, by card * 4 + seat; see cards.py
        self.mariners_used = mariners_used  # by seat, this turn: used up by recalls and abandonments
        self.sleds_used = sleds_used  # by seat, this turn: used up by recalls
        self.may_recall = may_recall  # GL-5.13, by seat: 1 if it may call a piece back, 2 when it has
        self.abandoned = abandoned  # GL-5.14, by seat: 1 if it left the New World this turn
        self.bid = bid  # by seat: its last bid in this auction
        self.passed = passed  # by seat: 1 if it is out of this auction
        self.rolled = rolled  # dice of the roll by face, without the Alpha's
        self.marked = marked  # those of them that will be rolled again
        self.paid = paid  # GL-6.15, by seat: 1 if it paid to lose nobody in this attack
        self.raided = raided  # by card: 1 if raiders took its produce this turn (GL-7.25)
        self.handled = handled  # by card: 1 when it has had its turn in this phase, or ALLY + a seat; see attack.py
        self.went = went  # by seat: 1 if it has rolled on the card that is hunted or raided
        self.cold_used = cold_used  # GL-7.7, by seat: elders that have warmed a card this turn
        self.maps_used = maps_used  # GL-7.7, by seat: cards warmed by the maps this turn
        self.converted = converted  # GL-9.10, by seat: 1 if it becomes monotheist at the end of the turn
        self.locked = locked  # GL-8.2, by seat: energy that came in during phase 5 and waits for its end
        self.offer = offer  # the offer being made or answered, by the places in negotiation.py; else empty
        self.matri = matri  # GL-12.11: matriarchs by rank - 1
        self.girls_at = girls_at  # GL-12.10: the cards with a daughter
        self.points = points  # GL-14.8, by seat: what the first part of the chained game brought
        self.kept = kept  # GL-14.7: the cards that stayed from the first part
        self.cast = cast  # the last rolls with what every die did, laid out in casts.py

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.tribe.copy(),
            self.order.copy(),
            self.mono.copy(),
            self.gone.copy(),
            self.energy.copy(),
            self.ivory.copy(),
            self.iron.copy(),
            self.pool.copy(),
            self.valhalla.copy(),
            self.alpha.copy(),
            self.men.copy(),
            self.elders.copy(),
            self.acted.copy(),
            self.arrived.copy(),
            self.wed.copy(),
            self.zone.copy(),
            self.side.copy(),
            self.held.copy(),
            self.north_warm.copy(),
            self.north_cold.copy(),
            self.south_warm.copy(),
            self.south_cold.copy(),
            self.carried.copy(),
            self.mariners_used.copy(),
            self.sleds_used.copy(),
            self.may_recall.copy(),
            self.abandoned.copy(),
            self.bid.copy(),
            self.passed.copy(),
            self.rolled.copy(),
            self.marked.copy(),
            self.paid.copy(),
            self.raided.copy(),
            self.handled.copy(),
            self.went.copy(),
            self.cold_used.copy(),
            self.maps_used.copy(),
            self.converted.copy(),
            self.locked.copy(),
            self.offer.copy(),
            self.matri.copy(),
            self.girls_at.copy(),
            self.points.copy(),
            self.kept.copy(),
            self.cast.copy(),
        )
        c.part = self.part
        c.turn = self.turn
        c.phase = self.phase
        c.deck_left = self.deck_left
        c.event = self.event
        c.supply = self.supply
        c.depot = self.depot
        c.first = self.first
        c.no_maritime = self.no_maritime
        c.no_markland = self.no_markland
        c.beaver = self.beaver
        c.falcon = self.falcon
        c.mediterranean = self.mediterranean
        c.plankton = self.plankton
        c.lot = self.lot
        c.high = self.high
        c.roller = self.roller
        c.roll_card = self.roll_card
        c.roll_kind = self.roll_kind
        c.alpha_die = self.alpha_die
        c.alpha_fixed = self.alpha_fixed
        c.safe = self.safe
        c.warmed = self.warmed
        c.last_mark = self.last_mark
        c.extra_mark = self.extra_mark
        c.succeeded = self.succeeded
        c.offers = self.offers
        c.bullet = self.bullet
        c.mined = self.mined
        c.tried = self.tried
        c.girls = self.girls
        c.girls_dead = self.girls_dead
        c.character = self.character
        c.d_target = self.d_target
        c.result = self.result
        c.hunt_turn = self.hunt_turn
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
        tribe=[NOBODY] * players,
        order=[],
        mono=[0] * 4,
        gone=[0] * 4,
        energy=[0] * 4,
        ivory=[0] * 4,
        iron=[0] * 4,
        pool=[0] * 4,
        valhalla=[rules.men] * 4,
        alpha=[DEAD] * 4,
        men=[0] * 256,
        elders=[0] * 96,
        acted=[0] * 24,
        arrived=[0] * 16,
        wed=[NOBODY] * 64,
        zone=[REMOVED] * 64,
        side=[0] * 64,
        held=[],
        north_warm=[],
        north_cold=[],
        south_warm=[],
        south_cold=[],
        carried=[0] * 256,
        mariners_used=[0] * 4,
        sleds_used=[0] * 4,
        may_recall=[0] * 4,
        abandoned=[0] * 4,
        bid=[0] * 4,
        passed=[0] * 4,
        rolled=[0] * 7,
        marked=[0] * 7,
        paid=[0] * 4,
        raided=[0] * 64,
        handled=[0] * 64,
        went=[0] * 4,
        cold_used=[0] * 4,
        maps_used=[0] * 4,
        converted=[0] * 4,
        locked=[0] * 4,
        offer=[],
        matri=[0] * 6,
        girls_at=[],
        points=[0] * 4,
        kept=[],
        cast=[],
    )
