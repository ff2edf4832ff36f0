"""What lies on the table of Greenland."""

from typing import TYPE_CHECKING, Any, Final

from holotype.core.chance import Chance
from holotype.core.state import State as Engine

from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game

EVENT: Final = 0
ASSIGNMENT: Final = 1
NEGOTIATION: Final = 2
HUNT: Final = 3
DOMESTIC: Final = 4
ELDERS: Final = 5
SETUP: Final = 6

NOBODY: Final = -1
# zones of cards; HAND and TABLEAU are followed by the seat
REMOVED: Final = 0
DECK: Final = 1
DECK_TOP: Final = 2  # above the rest of its deck (GL-14.1)
IN_ROW: Final = 3
ASIDE: Final = 4
SHOWN: Final = 5  # the event of the turn
HAND: Final = 10
TABLEAU: Final = 20
# places of an Alpha besides the card he stands on (its number)
POOL: Final = -1
DEAD: Final = -2
ON_PLACARD: Final = 64  # + seat * 6 + rank - 1
WED: Final = 100  # + daughter
SURRENDERED: Final = 2  # in `gone`, where an extinct tribe has 1


class State(Engine):
    """GL-1.1, GL-1.17: everything is public; decks have no order but are drawn from when a card is turned up.

    Tribes are known by seat. `men` counts tribesmen by card * 4 + seat, `elders` by (placard's seat * 6 + rank - 1)
    * 4 + seat (the Alpha is counted in `elders`, not in `men`); `alpha` says where each Alpha is. `wed` is by
    daughter: the husband's seat, + 8 if he is the Alpha, or NOBODY."""

    FIELDS = (
        *("part", "turn", "phase", "deck_left", "event", "supply", "depot", "first", "no_maritime", "no_markland"),
        *(
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
        ),
        *(
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
        ),
        *("girls", "girls_dead", "character", "d_target", "result", "hunt_turn"),
        *("tribe", "order", "mono", "gone", "energy", "ivory", "iron", "pool", "valhalla", "alpha", "men", "elders"),
        *("acted", "arrived", "wed", "zone", "side", "held", "north_warm", "north_cold", "south_warm", "south_cold"),
        *("carried", "mariners_used", "sleds_used", "may_recall", "abandoned", "bid", "passed", "rolled", "marked"),
        *("paid", "raided", "handled", "went", "cold_used", "maps_used", "converted", "locked", "offer", "matri"),
        *("girls_at", "points", "kept", "cast"),
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Any],
        chance: Chance,
        book: Rules,
        second: Rules,
        lists: list[list[int]],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.book = book
        self.second = second  # of the second part of GL-14.7; else the same
        self.rules = book
        self.turn = 0
        self.phase = SETUP
        self.deck_left = 0  # events still to come
        self.event = 0
        self.supply = 0
        self.depot = 0
        self.first = NOBODY
        self.no_maritime = False
        self.no_markland = False
        self.beaver = False
        self.falcon = False
        self.mediterranean = False
        self.plankton = False
        self.lot = 0  # the card under the hammer
        self.high = 0
        self.roller = NOBODY
        self.roll_card = 0
        self.roll_kind = 0
        self.alpha_die = 0  # his face, 0 while he has none
        self.alpha_fixed = False
        self.safe = False  # the iron rule was paid for this roll
        self.warmed = False
        self.last_mark = 0
        self.extra_mark = 0
        self.succeeded = False
        self.offers = 0  # made in this round of negotiation
        self.bullet = False
        self.mined = False  # Bog Iron was hunted successfully this turn
        self.tried = False
        self.girls = 0
        self.girls_dead = 0
        self.character = 0
        self.d_target = 0
        self.result = 0  # 1: lost (or surrendered) together, 2: ended
        self.hunt_turn = 0
        (
            self.tribe,
            self.order,
            self.mono,
            self.gone,
            self.energy,
            self.ivory,
            self.iron,
            self.pool,
            self.valhalla,
            self.alpha,
            self.men,
            self.elders,
            self.acted,
            self.arrived,
            self.wed,
            self.zone,
            self.side,
            self.held,
            self.north_warm,
            self.north_cold,
            self.south_warm,
            self.south_cold,
            self.carried,
            self.mariners_used,
            self.sleds_used,
            self.may_recall,
            self.abandoned,
            self.bid,
            self.passed,
            self.rolled,
            self.marked,
            self.paid,
            self.raided,
            self.handled,
            self.went,
            self.cold_used,
            self.maps_used,
            self.converted,
            self.locked,
            self.offer,
            self.matri,
            self.girls_at,
            self.points,
            self.kept,
            self.cast,
        ) = lists

    @property
    def part(self) -> int:
        """GL-14.7: the second part of the chained game has its own rules."""
        return 1 if self.rules is self.book else 2

    @part.setter
    def part(self, part: int) -> None:
        self.rules = self.book if part == 1 else self.second

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.book,
            self.second,
            [
                self.tribe,
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
            ],
        )
        c.rules = self.rules
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


def new_state(game: "Game", players: int, options: dict[str, Any], chance: Chance, books: tuple[Rules, Rules]) -> State:
    """An empty table: all pieces in Valhalla, no card dealt."""
    lists: list[list[int]] = [
        [NOBODY] * players,  # tribe
        [],  # order
        [0] * 4,  # mono
        [0] * 4,  # gone
        [0] * 4,  # energy
        [0] * 4,  # ivory
        [0] * 4,  # iron
        [0] * 4,  # pool
        [0] * 4,  # valhalla
        [DEAD] * 4,  # alpha
        [0] * 256,  # men
        [0] * 96,  # elders
        [0] * 24,  # acted
        [0] * 16,  # arrived
        [NOBODY] * 64,  # wed
        [REMOVED] * 64,  # zone
        [0] * 64,  # side
        [],  # held
        [],  # north_warm
        [],  # north_cold
        [],  # south_warm
        [],  # south_cold
        [0] * 256,  # carried
        [0] * 4,  # mariners_used
        [0] * 4,  # sleds_used
        [0] * 4,  # may_recall
        [0] * 4,  # abandoned
        [0] * 4,  # bid
        [0] * 4,  # passed
        [0] * 7,  # rolled
        [0] * 7,  # marked
        [0] * 4,  # paid
        [0] * 64,  # raided
        [0] * 64,  # handled
        [0] * 4,  # went
        [0] * 4,  # cold_used
        [0] * 4,  # maps_used
        [0] * 4,  # converted
        [0] * 4,  # locked
        [],  # offer
        [0] * 6,  # matri
        [],  # girls_at
        [0] * 4,  # points
        [],  # kept
        [],  # cast
    ]
    book, second = books
    s = State(game, players, options, chance, book, second, lists)
    s.valhalla = [book.men] * 4
    s.supply = book.energy_disks
    return s
