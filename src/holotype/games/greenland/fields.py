"""What lies on the table of Greenland."""

from typing import Final

from .rules import Rules

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
ALPHA_WED: Final = 8  # in `wed`, added to the husband's seat where he is the Alpha
HUNTING: Final = 0  # kinds of rolls
RAIDING: Final = 1
ATTACKING: Final = 2
SURRENDERED: Final = 2  # in `gone`, where an extinct tribe has 1


def fields(players: int, rules: Rules) -> None:
    """GL-1.1, GL-1.17: everything is public; decks have no order but are drawn from when a card is turned up.

    Tribes are known by seat, cards by their printed number. An empty table has all pieces in Valhalla and no card
    dealt."""
    part: int = 1  # GL-14.7: the second part of the chained game is played by other rules
    turn: int = 0
    phase: int = SETUP
    deck_left: int = 0  # events still to come
    event: int = 0  # the event card of this turn; 0 before the first
    supply: int = rules.energy_disks  # GL-1.3: energy that nobody has
    depot: int = 0  # GL-13.2: energy of the Nazis
    first: int = NOBODY  # the first player of this turn
    no_maritime: bool = False  # GL-4.19: nobody may be assigned to maritime biomes this turn
    no_markland: bool = False  # GL-4.20: nobody may go to Markland this turn
    beaver: bool = False  # GL-4.21: an Alpha in the New World earns an ivory this turn
    falcon: bool = False  # GL-4.22: the Gyrfalcon is worth three ivory this turn
    mediterranean: bool = False  # GL-4.22: Walrus and Narwhal yield iron this turn
    plankton: bool = False  # GL-4.23: the southern row yields more this turn
    lot: int = 0  # the import that is auctioned or sold; 0 if there is none
    high: int = 0  # the highest bid for it
    roller: int = NOBODY  # the seat whose roll is being prepared or resolved
    roll_card: int = 0  # where that roll is made; the card of the last roll when there is none
    roll_kind: int = HUNTING  # HUNTING, RAIDING or ATTACKING
    alpha_die: int = 0  # his face, 0 while he has none
    alpha_fixed: bool = False  # GL-7.5: his die is set and not rolled
    safe: bool = False  # the iron rule was paid for this roll
    warmed: bool = False  # GL-7.7: this cold card is hunted as if it were warm
    last_mark: int = 0  # the highest face marked to be rolled again, 7 when the Alpha's die is
    extra_mark: int = 0  # GL-14.5: 1 when the scenario's one die of any face has been marked
    succeeded: bool = False  # whether the roll that is being resolved is a success
    offers: int = 0  # made in this round of negotiation
    bullet: bool = False  # GL-13.12: threes steal in this hunt, too
    mined: bool = False  # Bog Iron was hunted successfully this turn
    tried: bool = False  # Bog Iron was hunted this turn
    girls: int = 0  # GL-12.2: daughters at home in the saga
    girls_dead: int = 0  # and those in the female Valhalla
    character: int = 0  # GL-12.1: the daughter whose saga it is
    d_target: int = 0  # GL-12.9: the D biome that the shaman matriarch has chosen this turn
    result: int = 0  # 1: all have lost together, 2: the game has ended otherwise
    hunt_turn: int = 0  # switch hunt_card_order: the place in the order of who picks the next card
    tribe: list[int] = [NOBODY] * players  # by seat, as is everything down to `alpha`
    order: list[int] = []  # seats in this turn's player order
    mono: list[int] = [0] * 4  # 1 for a monotheist
    gone: list[int] = [0] * 4  # 1 for an extinct tribe, SURRENDERED for one that gave up
    energy: list[int] = [0] * 4
    ivory: list[int] = [0] * 4
    iron: list[int] = [0] * 4
    pool: list[int] = [0] * 4  # unassigned tribesmen, without the Alpha
    valhalla: list[int] = [rules.men] * 4  # dead tribesmen, without the Alpha
    alpha: list[int] = [DEAD] * 4  # where the Alpha is: a card, or one of the places above
    men: list[int] = [0] * 256  # tribesmen on cards, by card * 4 + seat; without the Alpha
    elders: list[int] = [0] * 96  # by (placard's seat * 6 + rank - 1) * 4 + seat, the Alpha included
    acted: list[int] = [0] * 24  # how many elders have acted this turn, by placard's seat * 6 + rank - 1
    arrived: list[int] = [0] * 16  # missionaries that came this turn (GL-9.10), by placard's seat * 4 + seat
    wed: list[int] = [NOBODY] * 64  # by daughter: her husband's seat, + ALPHA_WED if he is the Alpha
    zone: list[int] = [REMOVED] * 64  # by card: one of the zones above
    side: list[int] = [0] * 64  # by card: 1 if a farm animal or New World card shows its second side
    held: list[int] = []  # the cards of all tableaus in the order they came
    north_warm: list[int] = []  # GL-1.18: from the deck outwards to the right
    north_cold: list[int] = []  # GL-1.18: from the far left to the deck
    south_warm: list[int] = []
    south_cold: list[int] = []
    carried: list[int] = [0] * 256  # pieces that transport takes to or from a card, by card * 4 + seat; see cards.py
    mariners_used: list[int] = [0] * 4  # by seat, this turn: used up by recalls and abandonments
    sleds_used: list[int] = [0] * 4  # by seat, this turn: used up by recalls
    may_recall: list[int] = [0] * 4  # GL-5.13, by seat: 1 if it may call a piece back, 2 when it has
    abandoned: list[int] = [0] * 4  # GL-5.14, by seat: 1 if it left the New World this turn
    bid: list[int] = [0] * 4  # by seat: its last bid in this auction
    passed: list[int] = [0] * 4  # by seat: 1 if it is out of this auction
    rolled: list[int] = [0] * 7  # dice of the roll by face, without the Alpha's
    marked: list[int] = [0] * 7  # those of them that will be rolled again
    paid: list[int] = [0] * 4  # GL-6.15, by seat: 1 if it paid to lose nobody in this attack
    raided: list[int] = [0] * 64  # by card: 1 if raiders took its produce this turn (GL-7.25)
    handled: list[int] = [0] * 64  # by card: 1 when it has had its turn in this phase, or ALLY + a seat; see attack.py
    went: list[int] = [0] * 4  # by seat: 1 if it has rolled on the card that is hunted or raided
    cold_used: list[int] = [0] * 4  # GL-7.7, by seat: elders that have warmed a card this turn
    maps_used: list[int] = [0] * 4  # GL-7.7, by seat: cards warmed by the maps this turn
    converted: list[int] = [0] * 4  # GL-9.10, by seat: 1 if it becomes monotheist at the end of the turn
    locked: list[int] = [0] * 4  # GL-8.2, by seat: energy that came in during phase 5 and waits for its end
    offer: list[int] = []  # the offer being made or answered, by the places in negotiation.py; else empty
    matri: list[int] = [0] * 6  # GL-12.11: matriarchs by rank - 1
    girls_at: list[int] = []  # GL-12.10: the cards with a daughter
    points: list[int] = [0] * 4  # GL-14.8, by seat: what the first part of the chained game brought
    kept: list[int] = []  # GL-14.7: the cards that stayed from the first part
    cast: list[int] = []  # the last rolls with what every die did, laid out in casts.py
