"""What lies on the table of Bios: Origins."""

from typing import TYPE_CHECKING, Any, Final

from holotype.core.chance import Chance
from holotype.core.state import State as Engine

from .names import CARDS, ICE, NOBODY, OCEAN, SEA
from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game

SETUP: Final = 0
CHALLENGES: Final = 1
ACTIVITY: Final = 2
END_OF_TURN: Final = 3

FOUNDATIONS: Final = 0
LOWER_ROW: Final = 1
UPPER_ROW: Final = 2
BONUS_ROW: Final = 3
INVENTIONS: Final = 4


class State(Engine):
    """BO-1.1, BO-1.2, BO-2.3, BO-3.12: everything is public but the order of the decks, which are not ordered here:
    cards are drawn when they are turned up. Players are seats; pieces are numbers by seat, spot and hex; cards lie in
    parallel lists."""

    FIELDS = (
        *("colour", "crown", "marine", "emotions", "vocabulary", "will", "mysticism", "pool"),
        *("migrants", "cuboids", "stage", "ruling", "crowned", "bells", "chits", "skips"),
        *("owner", "moved", "city", "city_on", "built", "chit", "f_card", "f_seat"),
        *("f_half", "f_dissident", "v_card", "v_seat", "v_half", "v_guests", "market", "elders"),
        *("lore", "where", "seen", "terrain", "kind", "cover", "ring", "resources"),
        *("resource_req", "epicentre", "tiles", "phase", "turn", "active", "first", "epoch"),
        *("left", "reserve", "philosophy", "card", "bid", "bidder", "paid", "place"),
        *("depth", "height", "ended", "granted", "refused", "starved", "finished", "ecomorph"),
        *("mixed", "strip", "used"),
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Any],
        chance: Chance,
        rules: Rules,
        colour: list[int],
        crown: list[int],
        marine: list[int],
        emotions: list[int],
        vocabulary: list[int],
        will: list[int],
        mysticism: list[int],
        pool: list[int],
        migrants: list[int],
        cuboids: list[int],
        stage: list[int],
        ruling: list[int],
        crowned: list[int],
        bells: list[int],
        chits: list[int],
        skips: list[int],
        owner: list[int],
        moved: list[int],
        city: list[int],
        city_on: list[int],
        built: list[int],
        chit: list[int],
        f_card: list[int],
        f_seat: list[int],
        f_half: list[int],
        f_dissident: list[int],
        v_card: list[int],
        v_seat: list[int],
        v_half: list[int],
        v_guests: list[int],
        market: list[int],
        elders: list[int],
        lore: list[int],
        where: list[int],
        seen: list[int],
        terrain: list[int],
        kind: list[int],
        cover: list[int],
        ring: list[int],
        resources: list[int],
        resource_req: list[int],
        epicentre: list[int],
        tiles: list[int],
        ecomorph: list[int],
        used: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.phase = SETUP
        self.turn = 1  # turns begun
        self.active = 0  # whose turn it is
        self.first = 0  # the holder of crown #1
        self.epoch = 1  # 1 + comets taken (BO-8.7)
        self.left = 0  # challenge cards above the next comet
        self.reserve = 0  # cards of this epoch's reserve that nobody has seen
        self.philosophy = 0
        self.card = NOBODY  # the challenge card being resolved
        self.bid = 0  # the highest total of the auction
        self.bidder = NOBODY
        self.paid = 0  # elders and emissaries the highest bidder owes
        self.place = FOUNDATIONS  # which part of the column is active (BO-10.1)
        self.depth = 0  # the next foundation, counted from the placard
        self.height = 0  # the next invention
        self.ended = 0  # 1 after a revolution that ends the turn (BO-5.6)
        self.granted = 0  # seats that let a migrant pass in this action, as bits
        self.refused = 0  # seats that do not
        self.starved = 0  # 1 after a last token has starved and was resettled in this turn
        self.finished = 0  # 1 after comet IV
        self.mixed = int(rules.mixed)  # 1 with land and marine players (BO-21.6)
        self.strip = 0  # the latitudes of a craton map (BO-21.36)
        self.colour = colour  # by seat: 0 black, 1 orange, 2 green, 3 white
        self.crown = crown  # number of the crown
        self.marine = marine  # 1 for a marine player
        self.emotions = emotions  # pawns in each region of the brain
        self.vocabulary = vocabulary
        self.will = will  # pawns in free will
        self.mysticism = mysticism  # pawns in the mysticism pool
        self.pool = pool  # migrants in the pool
        self.migrants = migrants  # migrants on the map (BO-2.8)
        self.cuboids = cuboids  # cities not on the map
        self.stage = stage  # seat * 6 + technology (BO-3.8)
        self.ruling = ruling  # the discipline of the crown (BO-3.12)
        self.crowned = crowned  # 1 while a dissident lies on the crown
        self.bells = bells  # bellwethers held
        self.chits = chits  # victory chits: seat * 3 + discipline
        self.skips = skips  # challenge phases skipped in a row
        self.owner = owner  # by spot: whose migrant stands there, else NOBODY
        self.moved = moved  # by spot: its migrant was created or moved this turn (BO-12.6)
        self.city = city  # by hex: whose city stands there, else NOBODY
        self.city_on = city_on  # by hex: on which of its resources
        self.built = built  # by hex: its city was built or captured this turn
        self.chit = chit  # by hex: climate chit, 0 for none; two more for the pseudo hexes
        self.f_card = f_card  # foundations, the oldest first: card,
        self.f_seat = f_seat  # owner,
        self.f_half = f_half  # the half that is up,
        self.f_dissident = f_dissident  # and whether a dissident lies on it (BO-3.15)
        self.v_card = v_card  # inventions, each owner's oldest first: card,
        self.v_seat = v_seat  # owner,
        self.v_half = v_half  # the half that is up,
        self.v_guests = v_guests  # and the seats with an emissary on it, as bits (BO-15.6)
        self.market = market  # by column * 3 + row, the bottom row first: card or NOBODY (BO-3.16)
        self.elders = elders  # by place in the market * 4 + seat
        self.lore = lore  # cards of the lore deck
        self.where = where  # by card: where it is
        self.seen = seen  # cards turned up from this epoch's reserve, in their order at its bottom (BO-18.1)
        self.terrain = terrain  # by spot: LAND or WATER. The map is never changed in place, so copies share it
        self.kind = kind  # by hex and pseudo hex: OCEAN, SHELF, CONTINENT
        self.cover = cover  # by hex and pseudo hex: what it is for movement without a chit (BO-12.5)
        self.ring = ring  # by hex: colour of its ring, 0 for none
        self.resources = resources  # hex * 2 + n: kind of resource, 0 for none
        self.resource_req = resource_req  # hex * 2 + n: technology * 100 + stage, or -1
        self.epicentre = epicentre  # by catastrophe: its hex, or -1
        self.tiles = tiles  # by hex: (tile * 2 + face) * 6 + turn, or craton * 7 + place on it, or NOBODY
        self.ecomorph = ecomorph  # by seat, in a campaign; else NOBODY. Never changed in place
        self.used = used  # cards of the active player that were used in this turn (BO-10.2)

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.colour.copy(),
            self.crown.copy(),
            self.marine.copy(),
            self.emotions.copy(),
            self.vocabulary.copy(),
            self.will.copy(),
            self.mysticism.copy(),
            self.pool.copy(),
            self.migrants.copy(),
            self.cuboids.copy(),
            self.stage.copy(),
            self.ruling.copy(),
            self.crowned.copy(),
            self.bells.copy(),
            self.chits.copy(),
            self.skips.copy(),
            self.owner.copy(),
            self.moved.copy(),
            self.city.copy(),
            self.city_on.copy(),
            self.built.copy(),
            self.chit.copy(),
            self.f_card.copy(),
            self.f_seat.copy(),
            self.f_half.copy(),
            self.f_dissident.copy(),
            self.v_card.copy(),
            self.v_seat.copy(),
            self.v_half.copy(),
            self.v_guests.copy(),
            self.market.copy(),
            self.elders.copy(),
            self.lore.copy(),
            self.where.copy(),
            self.seen.copy(),
            self.terrain,
            self.kind,
            self.cover,
            self.ring,
            self.resources,
            self.resource_req,
            self.epicentre,
            self.tiles,
            self.ecomorph,
            self.used.copy(),
        )
        c.phase = self.phase
        c.turn = self.turn
        c.active = self.active
        c.first = self.first
        c.epoch = self.epoch
        c.left = self.left
        c.reserve = self.reserve
        c.philosophy = self.philosophy
        c.card = self.card
        c.bid = self.bid
        c.bidder = self.bidder
        c.paid = self.paid
        c.place = self.place
        c.depth = self.depth
        c.height = self.height
        c.ended = self.ended
        c.granted = self.granted
        c.refused = self.refused
        c.starved = self.starved
        c.finished = self.finished
        c.mixed = self.mixed
        c.strip = self.strip
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: dict[str, Any], chance: Chance, rules: Rules) -> State:
    """BO-4.4: an empty table; all pieces in their pools, all cards unseen."""
    seats = [0] * players
    spots, hexes = rules.spots, rules.hexes
    printed = rules.printed
    kind = [*(rules.kind if printed else [0] * hexes), 2, 0]
    return State(
        game, players, options, chance, rules,

        list(range(players)),  # colour
        [seat + 1 for seat in range(players)],  # crown
        seats.copy(),  # marine
        seats.copy(),  # emotions
        seats.copy(),  # vocabulary
        seats.copy(),  # will
        seats.copy(),  # mysticism
        [rules.migrants] * players,  # pool
        seats.copy(),  # migrants
        [rules.cities] * players,  # cuboids
        rules.start_stage * players,  # stage
        seats.copy(),  # ruling
        seats.copy(),  # crowned
        seats.copy(),  # bells
        [0] * (3 * players),  # chits
        seats.copy(),  # skips
        [NOBODY] * spots,  # owner
        [0] * spots,  # moved
        [NOBODY] * hexes,  # city
        [0] * hexes,  # city_on
        [0] * hexes,  # built
        [0] * (hexes + 2),  # chit
        [],  # f_card
        [],  # f_seat
        [],  # f_half
        [],  # f_dissident
        [],  # v_card
        [],  # v_seat
        [],  # v_half
        [],  # v_guests
        [NOBODY] * 9,  # market
        [0] * 36,  # elders
        [],  # lore
        [0] * CARDS,  # where
        [],  # seen
        rules.terrain if printed else [0] * spots,  # terrain
        kind,
        covers(kind, hexes),
        rules.ring if printed else [0] * hexes,  # ring
        rules.resources if printed else sheet(rules.sheet_resources, 0),  # resources
        rules.resource_req if printed else sheet(rules.sheet_req, -1),  # resource_req
        rules.epicentre if printed else [-1] * len(rules.quakes),  # epicentre
        [NOBODY] * hexes,  # tiles
        [NOBODY] * players,  # ecomorph
        [],  # used
    )  # fmt: skip


def sheet(found: list[int], empty: int) -> list[int]:
    """An untiled cell of the custom sheet has one resource, where a marine player may build."""
    return [value for one in found for value in (one, empty)]


def covers(kind: list[int], hexes: int) -> list[int]:
    """BO-3.4, BO-12.5: oceans are as the sea, the pseudo hex of permafrost is as ice; other land is open."""
    found = [SEA if k == OCEAN else 0 for k in kind]
    found[hexes] = ICE
    return found
