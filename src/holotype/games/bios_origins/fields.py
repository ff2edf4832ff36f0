"""What lies on the table of Bios: Origins."""

from typing import Final

from holotype.core.state import Shared

from .names import CARDS, NOBODY
from .rules import Rules, covers

SETUP: Final = 0
CHALLENGES: Final = 1
ACTIVITY: Final = 2
END_OF_TURN: Final = 3

FOUNDATIONS: Final = 0
LOWER_ROW: Final = 1
UPPER_ROW: Final = 2
BONUS_ROW: Final = 3
INVENTIONS: Final = 4


def fields(players: int, rules: Rules) -> None:
    """BO-1.1, BO-1.2, BO-2.3, BO-3.12, BO-4.4: everything is public but the order of the decks, which are not ordered
    here: cards are drawn when they are turned up. Players are seats; pieces are numbers by seat, spot and hex; cards
    lie in parallel lists. On an empty table all pieces are in their pools and all cards are unseen."""
    # The turn
    phase: int = SETUP
    turn: int = 1  # turns begun
    active: int = 0  # whose turn it is
    first: int = 0  # who has crown #1 and began
    epoch: int = 1  # 1 + comets taken (BO-8.7)
    ended: int = 0  # 1 after a revolution that ends the turn (BO-5.6)
    starved: int = 0  # 1 after a last token has starved and resettled in this turn (BO-19.4)
    finished: int = 0  # 1 after comet IV was taken (BO-20.1)

    # The map: its lists are replaced whole, never changed in place
    mixed: int = int(rules.mixed)  # 1 with land and marine players (BO-21.6)
    terrain: Shared = rules.terrain  # by spot: LAND or WATER
    kind: Shared = rules.kind  # by hex and pseudo hex (rules.with_pseudo_hexes): OCEAN, SHELF, CONTINENT
    cover: Shared = covers(rules.kind)  # by hex and pseudo hex: what it is for movement without a chit (BO-12.5)
    ring: Shared = rules.ring  # by hex: colour of its ring, as the chit that fits it (ICE to JUNGLE), 0 for none
    resources: Shared = rules.resources  # hex * 2 + n: kind of resource, 0 for none
    resource_req: Shared = rules.resource_req  # hex * 2 + n: pair of technology and stage to prospect it, or -1
    epicentre: Shared = rules.epicentre  # by catastrophe: its hex, or -1
    tiles: Shared = [NOBODY] * rules.hexes  # by hex: face * 6 + turn, or craton * 7 + place on it, or NOBODY
    strip: int = 0  # the latitudes of a craton map (BO-21.36)
    chit: list[int] = [0] * (rules.hexes + 2)  # by hex: climate chit, 0 for none; two more for the pseudo hexes
    owner: list[int] = [NOBODY] * rules.spots  # by spot: whose migrant stands there, else NOBODY
    moved: list[int] = [0] * rules.spots  # by spot: its migrant was created or moved this turn (BO-12.6)
    city: list[int] = [NOBODY] * rules.hexes  # by hex: whose city stands there, else NOBODY
    city_on: list[int] = [0] * rules.hexes  # by hex: on which of its two resources its city stands, 0 or 1
    built: list[int] = [0] * rules.hexes  # by hex: its city was built or captured this turn

    # The decks
    where: list[int] = [0] * CARDS  # by card: UNSEEN, MARKET, TABLEAU and so on (names.py)
    left: int = 0  # challenge cards above the next comet
    reserve: int = 0  # cards of this epoch's reserve that nobody has seen
    seen: list[int] = []  # cards turned up from this epoch's reserve, in their order at its bottom (BO-18.1)
    lore: list[int] = []  # cards of the lore deck
    market: list[int] = [NOBODY] * 9  # by column * 3 + row, the bottom row first: card or NOBODY (BO-3.16)
    elders: list[int] = [0] * 36  # by place in the market * 4 + seat
    philosophy: int = 0  # the spot of the cube, by its place in philosophy.yaml

    # The players, by seat
    colour: list[int] = list(range(players))  # 0 black, 1 orange, 2 green, 3 white
    crown: list[int] = list(range(1, players + 1))  # number of the crown, 1 to 4 (BO-4.10)
    marine: list[int] = [0] * players  # 1 for a marine player
    ecomorph: Shared = [NOBODY] * players  # in a campaign, else NOBODY
    emotions: list[int] = [0] * players  # pawns in each region of the brain
    vocabulary: list[int] = [0] * players
    will: list[int] = [0] * players  # pawns in free will
    mysticism: list[int] = [0] * players  # pawns in the mysticism pool
    pool: list[int] = [rules.migrants] * players  # migrants neither on the map nor on a rainbow (BO-2.8)
    migrants: list[int] = [0] * players  # migrants on the map (BO-2.8)
    cuboids: list[int] = [rules.cities] * players  # cities still on the urbanization track (BO-2.6)
    stage: list[int] = rules.start_stage * players  # seat * 6 + technology (BO-3.8)
    ruling: list[int] = [0] * players  # the discipline of the crown (BO-3.12)
    crowned: list[int] = [0] * players  # 1 while a dissident lies on the crown
    bells: list[int] = [0] * players  # bellwethers held
    chits: list[int] = [0] * (3 * players)  # victory chits: seat * 3 + discipline
    skips: list[int] = [0] * players  # challenge phases skipped in a row

    # The tableaus
    f_card: list[int] = []  # foundations, the oldest first: card,
    f_seat: list[int] = []  # owner,
    f_half: list[int] = []  # the half that is up,
    f_dissident: list[int] = []  # and whether a dissident lies on it (BO-3.15)
    v_card: list[int] = []  # inventions, each owner's oldest first: card,
    v_seat: list[int] = []  # owner,
    v_half: list[int] = []  # the half that is up,
    v_guests: list[int] = []  # and the seats with an emissary on it, as bits (BO-15.6)

    # The challenge in progress
    card: int = NOBODY  # the challenge card being resolved
    bid: int = 0  # the highest total of the auction
    bidder: int = NOBODY  # whose bid that is
    paid: int = 0  # elders and emissaries the highest bidder owes

    # The activity in progress
    place: int = FOUNDATIONS  # which part of the column is active (BO-10.1)
    depth: int = 0  # how many foundations of the ruling column are still to come (BO-10.1)
    height: int = 0  # how many inventions have been passed
    used: list[int] = []  # cards of the active player that were used in this turn (BO-10.2)
    granted: int = 0  # seats that let a migrant pass in this action, as bits
    refused: int = 0  # seats that do not
    partners: int = 0  # seats that need not be asked for passage any more in this turn (BO-12.4), as bits
