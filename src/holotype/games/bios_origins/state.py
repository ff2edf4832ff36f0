"""What lies on the table of Bios: Origins. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import Shared
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .fields import FOUNDATIONS, SETUP
from .names import CARDS, NOBODY
from .rules import Rules, covers

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """BO-1.1, BO-1.2, BO-2.3, BO-3.12, BO-4.4: everything is public but the order of the decks, which are not ordered
    here: cards are drawn when they are turned up. Players are seats; pieces are numbers by seat, spot and hex; cards
    lie in parallel lists. On an empty table all pieces are in their pools and all cards are unseen."""

    FIELDS = (
        "phase",
        "turn",
        "active",
        "first",
        "epoch",
        "ended",
        "starved",
        "finished",
        "mixed",
        "terrain",
        "kind",
        "cover",
        "ring",
        "resources",
        "resource_req",
        "epicentre",
        "tiles",
        "strip",
        "chit",
        "owner",
        "moved",
        "city",
        "city_on",
        "built",
        "where",
        "left",
        "reserve",
        "seen",
        "lore",
        "market",
        "elders",
        "philosophy",
        "colour",
        "crown",
        "marine",
        "ecomorph",
        "emotions",
        "vocabulary",
        "will",
        "mysticism",
        "pool",
        "migrants",
        "cuboids",
        "stage",
        "ruling",
        "crowned",
        "bells",
        "chits",
        "skips",
        "f_card",
        "f_seat",
        "f_half",
        "f_dissident",
        "v_card",
        "v_seat",
        "v_half",
        "v_guests",
        "card",
        "bid",
        "bidder",
        "paid",
        "place",
        "depth",
        "height",
        "used",
        "granted",
        "refused",
        "partners",
    )
    SHARED = (
        "terrain",
        "kind",
        "cover",
        "ring",
        "resources",
        "resource_req",
        "epicentre",
        "tiles",
        "ecomorph",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        terrain: Shared,
        kind: Shared,
        cover: Shared,
        ring: Shared,
        resources: Shared,
        resource_req: Shared,
        epicentre: Shared,
        tiles: Shared,
        chit: list[int],
        owner: list[int],
        moved: list[int],
        city: list[int],
        city_on: list[int],
        built: list[int],
        where: list[int],
        seen: list[int],
        lore: list[int],
        market: list[int],
        elders: list[int],
        colour: list[int],
        crown: list[int],
        marine: list[int],
        ecomorph: Shared,
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
        f_card: list[int],
        f_seat: list[int],
        f_half: list[int],
        f_dissident: list[int],
        v_card: list[int],
        v_seat: list[int],
        v_half: list[int],
        v_guests: list[int],
        used: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.phase = SETUP
        self.turn = 1  # turns begun
        self.active = 0  # whose turn it is
        self.first = 0  # the holder of crown #1
        self.epoch = 1  # 1 + comets taken (BO-8.7)
        self.ended = 0  # 1 after a revolution that ends the turn (BO-5.6)
        self.starved = 0  # 1 after a last token has starved and was resettled in this turn
        self.finished = 0  # 1 after comet IV
        self.mixed = int(rules.mixed)  # 1 with land and marine players (BO-21.6)
        self.terrain = terrain  # by spot: LAND or WATER
        self.kind = kind  # by hex and pseudo hex (rules.with_pseudo_hexes): OCEAN, SHELF, CONTINENT
        self.cover = cover  # by hex and pseudo hex: what it is for movement without a chit (BO-12.5)
        self.ring = ring  # by hex: colour of its ring, 0 for none
        self.resources = resources  # hex * 2 + n: kind of resource, 0 for none
        self.resource_req = resource_req  # hex * 2 + n: what its mine needs, technology * 100 + stage, or -1
        self.epicentre = epicentre  # by catastrophe: its hex, or -1
        self.tiles = tiles  # by hex: face * 6 + turn, or craton * 7 + place on it, or NOBODY
        self.strip = 0  # the latitudes of a craton map (BO-21.36)
        self.chit = chit  # by hex: climate chit, 0 for none; two more for the pseudo hexes
        self.owner = owner  # by spot: whose migrant stands there, else NOBODY
        self.moved = moved  # by spot: its migrant was created or moved this turn (BO-12.6)
        self.city = city  # by hex: whose city stands there, else NOBODY
        self.city_on = city_on  # by hex: on which of its resources
        self.built = built  # by hex: its city was built or captured this turn
        self.where = where  # by card: UNSEEN, MARKET, TABLEAU and so on (names.py)
        self.left = 0  # challenge cards above the next comet
        self.reserve = 0  # cards of this epoch's reserve that nobody has seen
        self.seen = seen  # cards turned up from this epoch's reserve, in their order at its bottom (BO-18.1)
        self.lore = lore  # cards of the lore deck
        self.market = market  # by column * 3 + row, the bottom row first: card or NOBODY (BO-3.16)
        self.elders = elders  # by place in the market * 4 + seat
        self.philosophy = 0  # where the cube stands
        self.colour = colour  # 0 black, 1 orange, 2 green, 3 white
        self.crown = crown  # number of the crown
        self.marine = marine  # 1 for a marine player
        self.ecomorph = ecomorph  # in a campaign, else NOBODY
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
        self.f_card = f_card  # foundations, the oldest first: card,
        self.f_seat = f_seat  # owner,
        self.f_half = f_half  # the half that is up,
        self.f_dissident = f_dissident  # and whether a dissident lies on it (BO-3.15)
        self.v_card = v_card  # inventions, each owner's oldest first: card,
        self.v_seat = v_seat  # owner,
        self.v_half = v_half  # the half that is up,
        self.v_guests = v_guests  # and the seats with an emissary on it, as bits (BO-15.6)
        self.card = NOBODY  # the challenge card being resolved
        self.bid = 0  # the highest total of the auction
        self.bidder = NOBODY
        self.paid = 0  # elders and emissaries the highest bidder owes
        self.place = FOUNDATIONS  # which part of the column is active (BO-10.1)
        self.depth = 0  # the next foundation, counted from the placard
        self.height = 0  # the next invention
        self.used = used  # cards of the active player that were used in this turn (BO-10.2)
        self.granted = 0  # seats that let a migrant pass in this action, as bits
        self.refused = 0  # seats that do not
        self.partners = (
            0  # seats that need not be asked after a transaction in this turn (an option of BO-12.4), as bits
        )

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.terrain,
            self.kind,
            self.cover,
            self.ring,
            self.resources,
            self.resource_req,
            self.epicentre,
            self.tiles,
            self.chit.copy(),
            self.owner.copy(),
            self.moved.copy(),
            self.city.copy(),
            self.city_on.copy(),
            self.built.copy(),
            self.where.copy(),
            self.seen.copy(),
            self.lore.copy(),
            self.market.copy(),
            self.elders.copy(),
            self.colour.copy(),
            self.crown.copy(),
            self.marine.copy(),
            self.ecomorph,
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
            self.f_card.copy(),
            self.f_seat.copy(),
            self.f_half.copy(),
            self.f_dissident.copy(),
            self.v_card.copy(),
            self.v_seat.copy(),
            self.v_half.copy(),
            self.v_guests.copy(),
            self.used.copy(),
        )
        c.phase = self.phase
        c.turn = self.turn
        c.active = self.active
        c.first = self.first
        c.epoch = self.epoch
        c.ended = self.ended
        c.starved = self.starved
        c.finished = self.finished
        c.mixed = self.mixed
        c.strip = self.strip
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
        c.granted = self.granted
        c.refused = self.refused
        c.partners = self.partners
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
        terrain=rules.terrain,
        kind=rules.kind,
        cover=covers(rules.kind),
        ring=rules.ring,
        resources=rules.resources,
        resource_req=rules.resource_req,
        epicentre=rules.epicentre,
        tiles=[NOBODY] * rules.hexes,
        chit=[0] * (rules.hexes + 2),
        owner=[NOBODY] * rules.spots,
        moved=[0] * rules.spots,
        city=[NOBODY] * rules.hexes,
        city_on=[0] * rules.hexes,
        built=[0] * rules.hexes,
        where=[0] * CARDS,
        seen=[],
        lore=[],
        market=[NOBODY] * 9,
        elders=[0] * 36,
        colour=list(range(players)),
        crown=list(range(1, players + 1)),
        marine=[0] * players,
        ecomorph=[NOBODY] * players,
        emotions=[0] * players,
        vocabulary=[0] * players,
        will=[0] * players,
        mysticism=[0] * players,
        pool=[rules.migrants] * players,
        migrants=[0] * players,
        cuboids=[rules.cities] * players,
        stage=rules.start_stage * players,
        ruling=[0] * players,
        crowned=[0] * players,
        bells=[0] * players,
        chits=[0] * (3 * players),
        skips=[0] * players,
        f_card=[],
        f_seat=[],
        f_half=[],
        f_dissident=[],
        v_card=[],
        v_seat=[],
        v_half=[],
        v_guests=[],
        used=[],
    )
