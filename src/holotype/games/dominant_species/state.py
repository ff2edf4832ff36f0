"""DS-31: the state of a table of Dominant Species. Written by `make fields` from fields.py: change that."""

from typing import TYPE_CHECKING

from holotype.core.chance import Chance
from holotype.core.state import State as Engine
from holotype.core.types import Options

from .names import ANIMALS, BOXES, CARDS, CORNERS, ELEMENTS, HEXES, NONE, SETUP, SPACES, TUNDRA
from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """DS-31.1, DS-31.2, DS-31.3: counts, no identities. What follows from them is derived (earth.py).

    DS-1.4: nobody knows which tile lies in which stack or how the draw pile is ordered, so both are counts, and chance
    draws from them when something is turned up. Nothing hidden can leak.

    DS-2.1, DS-5.6, DS-5.8, DS-5.9: on an empty table tiles are in the stacks, cards in the pile, disks in the bag."""

    FIELDS = (
        "turn",
        "phase",
        "last_turn",
        "ended",
        "worded",
        "land",
        "large",
        "disk",
        "cubes",
        "sheltered",
        "marker",
        "chosen",
        "scored",
        "tundra_left",
        "stack",
        "face_up",
        "hidden",
        "bag",
        "pile",
        "available",
        "used",
        "track",
        "box",
        "pawn",
        "waits",
        "owner",
        "vp",
        "pool",
        "lost",
        "pawns",
        "supply",
        "has",
        "guarded",
        "actor",
        "space",
        "tile",
        "type",
        "left",
        "arrived",
        "last_from",
        "last_to",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: Options,
        chance: Chance,
        rules: Rules,
        land: list[int],
        large: list[int],
        disk: list[int],
        cubes: list[int],
        sheltered: list[int],
        marker: list[int],
        stack: list[int],
        face_up: list[int],
        hidden: list[int],
        bag: list[int],
        pile: list[int],
        available: list[int],
        used: list[int],
        track: list[int],
        box: list[int],
        pawn: list[int],
        waits: list[int],
        owner: list[int],
        vp: list[int],
        pool: list[int],
        lost: list[int],
        pawns: list[int],
        supply: list[int],
        has: list[int],
        guarded: list[int],
        arrived: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.turn = 1
        self.phase = SETUP  # a section of the display or another part of a turn (names.py)
        self.last_turn = False  # Ice Age has been taken
        self.ended = False  # final scoring is done
        self.worded = False  # the table was set as a position in words, which no game need be able to reach
        self.land = land  # by hex: the terrain that counts, NONE without a tile
        self.large = large  # by hex: the terrain of the large tile, which a tundra tile may cover
        self.disk = disk  # by corner: the element of its disk, or NONE
        self.cubes = cubes  # by hex and animal: hex * 6 + animal (earth.cubes_of)
        self.sheltered = sheltered  # by hex and animal: how many of them Hibernation protects
        self.marker = marker  # by hex: the dominance marker, kept in `claim` mode only
        self.chosen = 0  # a bit for each hex chosen for Domination this turn (earth.is_chosen)
        self.scored = NONE  # the hex scored last, for Niche Biomes
        self.tundra_left = 0  # small tiles in the tundra stack
        self.stack = stack  # by stack: how many tiles lie face down
        self.face_up = face_up  # by stack: the terrain of its face-up tile, or NONE
        self.hidden = hidden  # by terrain: tiles in the three face-down stacks together
        self.bag = bag  # by element: disks in the draw bag
        self.pile = pile  # by card: 1 while it is in the draw pile
        self.available = available  # the available cards
        self.used = used  # the cards that have been taken, in order; the last may still be carried out
        self.track = track  # animals from left to right on the initiative track
        self.box = box  # by box and element: box * 6 + element (earth.disks_in_box)
        self.pawn = pawn  # by space: the animal whose pawn stands there, or NONE
        self.waits = waits  # by space: 1 where Instinct's pawn waits for the next turn
        self.owner = owner  # by animal: the seat that plays it, NONE if it is out of the game
        self.vp = vp  # by animal: victory points
        self.pool = pool  # by animal: cubes in the gene pool
        self.lost = lost  # by animal: eliminated cubes
        self.pawns = pawns  # by animal: pawns owned
        self.supply = supply  # by animal: pawns not on the display
        self.has = has  # by animal and element: animal * 6 + element; default and added ones
        self.guarded = guarded  # by animal: a bit for each protected element (regression.is_guarded)
        self.actor = NONE  # the animal whose action or card is carried out
        self.space = NONE  # the space being resolved; NONE for a printed icon
        self.tile = NONE  # the tile that the action or card has chosen
        self.type = NONE  # the element that it has chosen; in Competition the terrain
        self.left = 0  # cubes (Migration) or animals (Evolution) that may still be moved or replaced
        self.arrived = arrived  # by hex: cubes that came in this Migration action; empty outside of one
        self.last_from = NONE  # in Migration in sorted order: where the previous move started
        self.last_to = NONE  # and where it ended

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.land.copy(),
            self.large.copy(),
            self.disk.copy(),
            self.cubes.copy(),
            self.sheltered.copy(),
            self.marker.copy(),
            self.stack.copy(),
            self.face_up.copy(),
            self.hidden.copy(),
            self.bag.copy(),
            self.pile.copy(),
            self.available.copy(),
            self.used.copy(),
            self.track.copy(),
            self.box.copy(),
            self.pawn.copy(),
            self.waits.copy(),
            self.owner.copy(),
            self.vp.copy(),
            self.pool.copy(),
            self.lost.copy(),
            self.pawns.copy(),
            self.supply.copy(),
            self.has.copy(),
            self.guarded.copy(),
            self.arrived.copy(),
        )
        c.turn = self.turn
        c.phase = self.phase
        c.last_turn = self.last_turn
        c.ended = self.ended
        c.worded = self.worded
        c.chosen = self.chosen
        c.scored = self.scored
        c.tundra_left = self.tundra_left
        c.actor = self.actor
        c.space = self.space
        c.tile = self.tile
        c.type = self.type
        c.left = self.left
        c.last_from = self.last_from
        c.last_to = self.last_to
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
        land=[NONE] * HEXES,
        large=[NONE] * HEXES,
        disk=[NONE] * CORNERS,
        cubes=[0] * (HEXES * ANIMALS),
        sheltered=[0] * (HEXES * ANIMALS),
        marker=[NONE] * HEXES,
        stack=[0, 0, 0],
        face_up=[NONE, NONE, NONE],
        hidden=rules.large[:TUNDRA],
        bag=rules.disks.copy(),
        pile=[1] * CARDS,
        available=[],
        used=[],
        track=[],
        box=[0] * (BOXES * ELEMENTS),
        pawn=[NONE] * SPACES,
        waits=[0] * SPACES,
        owner=[NONE] * ANIMALS,
        vp=[0] * ANIMALS,
        pool=[0] * ANIMALS,
        lost=[0] * ANIMALS,
        pawns=[0] * ANIMALS,
        supply=[0] * ANIMALS,
        has=rules.defaults.copy(),
        guarded=[0] * ANIMALS,
        arrived=[],
    )
