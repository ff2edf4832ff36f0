"""DS-31: what lies on the table of Dominant Species."""

from typing import TYPE_CHECKING, Any

from holotype.core.chance import Chance
from holotype.core.state import State as Engine

from .names import (
    ANIMALS,
    BOXES,
    CARDS,
    CORNERS,
    ELEMENTS,
    HEXES,
    NONE,
    SETUP,
    SPACES,
    TUNDRA,
)
from .rules import Rules

if TYPE_CHECKING:
    from holotype.core.game import Game


class State(Engine):
    """DS-31.1, DS-31.2, DS-31.3: counts, no identities. Matches, dominance, the Survival card are derived (earth.py).

    DS-1.4: which tile lies in which stack and how the draw pile is ordered nobody knows, so both are counts from
    which chance draws when something is turned up; there is nothing hidden to leak."""

    FIELDS = (
        *("turn", "phase", "actor", "space", "tile", "type", "left", "last_from", "last_to", "tundra_left"),
        *("chosen", "scored", "last_turn", "ended", "worded", "owner", "vp", "pool", "lost"),
        *("supply", "pawns", "has", "guarded", "cubes", "sheltered", "land", "large", "marker", "arrived"),
        *("disk", "bag", "box", "pawn", "waits", "hidden", "stack", "face_up", "pile", "available", "used"),
        "track",
    )

    def __init__(
        self,
        game: "Game",
        players: int,
        options: dict[str, Any],
        chance: Chance,
        rules: Rules,
        owner: list[int],
        vp: list[int],
        pool: list[int],
        lost: list[int],
        supply: list[int],
        pawns: list[int],
        has: list[int],
        guarded: list[int],
        cubes: list[int],
        sheltered: list[int],
        land: list[int],
        large: list[int],
        marker: list[int],
        arrived: list[int],
        disk: list[int],
        bag: list[int],
        box: list[int],
        pawn: list[int],
        waits: list[int],
        hidden: list[int],
        stack: list[int],
        face_up: list[int],
        pile: list[int],
        available: list[int],
        used: list[int],
        track: list[int],
    ) -> None:
        super().__init__(game, players, options, chance)
        self.rules = rules
        self.turn = 1
        self.phase = SETUP
        self.actor = NONE  # the animal whose action or card is carried out
        self.space = NONE  # the space being resolved
        self.tile = NONE  # the tile that the open action or card has chosen
        self.type = NONE  # the element (or, in Competition, the terrain) that it is about
        self.left = 0  # cubes (Migration) or animals (Evolution) that may still be moved or replaced
        self.last_from = NONE  # the previous move of a Migration in order
        self.last_to = NONE
        self.tundra_left = 0  # small tiles in the tundra stack
        self.chosen = 0  # bits of the tiles chosen for Domination this turn
        self.scored = NONE  # the tile scored last
        self.last_turn = False  # Ice Age has been taken
        self.ended = False  # final scoring is done
        self.worded = False  # the table was set in words, so it need not be what a whole game leads to
        self.owner = owner  # by animal: the seat that plays it, NONE if it is out of the game
        self.vp = vp  # by animal
        self.pool = pool  # by animal: cubes in the gene pool
        self.lost = lost  # by animal: eliminated cubes
        self.supply = supply  # by animal: pawns not on the display
        self.pawns = pawns  # by animal: pawns owned
        self.has = has  # animal * 6 + element: default and added elements
        self.guarded = guarded  # by animal: bits of the types protected from Regression this turn
        self.cubes = cubes  # hex * 6 + animal
        self.sheltered = sheltered  # hex * 6 + animal: cubes that Hibernation protects from Extinction this turn
        self.land = land  # by hex: terrain, NONE where no tile lies
        self.large = large  # by hex: the large tile, also under tundra
        self.marker = marker  # by hex: the dominance marker, kept in `claim` mode only
        self.arrived = arrived  # by hex: cubes that came in this Migration action; empty outside of one
        self.disk = disk  # by corner: an element, or NONE
        self.bag = bag  # by element
        self.box = box  # box * 6 + element
        self.pawn = pawn  # by space: the animal whose pawn stands there, or NONE
        self.waits = waits  # by space: 1 where Instinct's pawn waits for the next turn
        self.hidden = hidden  # by terrain: tiles in the three face-down stacks together
        self.stack = stack  # by stack: how many tiles lie face down
        self.face_up = face_up  # by stack: the terrain of its face-up tile, or NONE
        self.pile = pile  # by card: 1 while it is in the draw pile
        self.available = available  # the cards on offer
        self.used = used  # the cards that have left the game, in order
        self.track = track  # animals from left to right on the initiative track

    def copy(self) -> "State":
        c = State(
            self.game,
            self.players,
            self.options,
            self.chance.copy(),
            self.rules,
            self.owner.copy(),
            self.vp.copy(),
            self.pool.copy(),
            self.lost.copy(),
            self.supply.copy(),
            self.pawns.copy(),
            self.has.copy(),
            self.guarded.copy(),
            self.cubes.copy(),
            self.sheltered.copy(),
            self.land.copy(),
            self.large.copy(),
            self.marker.copy(),
            self.arrived.copy(),
            self.disk.copy(),
            self.bag.copy(),
            self.box.copy(),
            self.pawn.copy(),
            self.waits.copy(),
            self.hidden.copy(),
            self.stack.copy(),
            self.face_up.copy(),
            self.pile.copy(),
            self.available.copy(),
            self.used.copy(),
            self.track.copy(),
        )
        c.turn = self.turn
        c.phase = self.phase
        c.actor = self.actor
        c.space = self.space
        c.tile = self.tile
        c.type = self.type
        c.left = self.left
        c.last_from = self.last_from
        c.last_to = self.last_to
        c.tundra_left = self.tundra_left
        c.chosen = self.chosen
        c.scored = self.scored
        c.last_turn = self.last_turn
        c.ended = self.ended
        c.worded = self.worded
        c.continue_from(self)
        return c


def new_state(game: "Game", players: int, options: dict[str, Any], chance: Chance, rules: Rules) -> State:
    """DS-2.1, DS-5.6, DS-5.8, DS-5.9: an empty table: tiles in the stacks, cards in the pile, disks in the bag."""
    cells = HEXES * ANIMALS
    return State(
        game,
        players,
        options,
        chance,
        rules,
        owner=[NONE] * ANIMALS,
        vp=[0] * ANIMALS,
        pool=[0] * ANIMALS,
        lost=[0] * ANIMALS,
        supply=[0] * ANIMALS,
        pawns=[0] * ANIMALS,
        has=rules.defaults.copy(),
        guarded=[0] * ANIMALS,
        cubes=[0] * cells,
        sheltered=[0] * cells,
        land=[NONE] * HEXES,
        large=[NONE] * HEXES,
        marker=[NONE] * HEXES,
        arrived=[],
        disk=[NONE] * CORNERS,
        bag=rules.disks.copy(),
        box=[0] * (BOXES * ELEMENTS),
        pawn=[NONE] * SPACES,
        waits=[0] * SPACES,
        hidden=rules.large[:TUNDRA],
        stack=[0, 0, 0],
        face_up=[NONE, NONE, NONE],
        pile=[1] * CARDS,
        available=[],
        used=[],
        track=[],
    )


# --- matching and dominance ------------------------------------------------------------------------------------


def match(s: State, a: int, h: int) -> int:
    """DS-3.6, DS-4.1, DS-X1, DS-X12: for each disk on the tile's corners, how often the animal has its type."""
    base = a * ELEMENTS
    found = 0
    for c in s.rules.corners_of[h]:
        e = s.disk[c]
        if e >= 0:
            found += s.has[base + e]
    return found


def leader(s: State, h: int) -> int:
    """DS-4.3, DS-X2, DS-X3, DS-X11:
    the animal with the strictly highest match of at least 1 among those with cubes there, or NONE."""
    best = NONE
    most = 0
    for a in range(ANIMALS):
        if s.cubes[h * ANIMALS + a] > 0:
            m = match(s, a, h)
            if m > most:
                best = a
                most = m
            elif m == most:
                best = NONE
    return best
