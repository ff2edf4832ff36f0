"""DS-31: what lies on the table of Dominant Species."""

from .names import ANIMALS, BOXES, CARDS, CORNERS, ELEMENTS, HEXES, NONE, SETUP, SPACES, TUNDRA
from .rules import Rules


def fields(players: int, rules: Rules) -> None:
    """DS-31.1, DS-31.2, DS-31.3: counts, no identities. Matches, dominance, the Survival card are derived (earth.py).

    DS-1.4: which tile lies in which stack and how the draw pile is ordered nobody knows, so both are counts from
    which chance draws when something is turned up; there is nothing hidden to leak.

    DS-2.1, DS-5.6, DS-5.8, DS-5.9: on an empty table tiles are in the stacks, cards in the pile, disks in the bag."""
    turn: int = 1
    phase: int = SETUP  # a section of the display or another part of a turn (names.py)
    last_turn: bool = False  # Ice Age has been taken
    ended: bool = False  # final scoring is done
    worded: bool = False  # the table was set in words, so it need not be what a whole game leads to

    # Earth
    land: list[int] = [NONE] * HEXES  # by hex: terrain, NONE where no tile lies
    large: list[int] = [NONE] * HEXES  # by hex: the large tile, also under tundra
    disk: list[int] = [NONE] * CORNERS  # by corner: an element, or NONE
    cubes: list[int] = [0] * (HEXES * ANIMALS)  # hex * 6 + animal
    sheltered: list[int] = [0] * (HEXES * ANIMALS)  # hex * 6 + animal: cubes that Hibernation protects this turn
    marker: list[int] = [NONE] * HEXES  # by hex: the dominance marker, kept in `claim` mode only
    chosen: int = 0  # the tiles chosen for Domination this turn, a bit each (earth.is_chosen)
    scored: int = NONE  # the tile scored last

    # Supplies
    tundra_left: int = 0  # small tiles in the tundra stack
    stack: list[int] = [0, 0, 0]  # by stack: how many tiles lie face down
    face_up: list[int] = [NONE, NONE, NONE]  # by stack: the terrain of its face-up tile, or NONE
    hidden: list[int] = rules.large[:TUNDRA]  # by terrain: tiles in the three face-down stacks together
    bag: list[int] = rules.disks.copy()  # by element
    pile: list[int] = [1] * CARDS  # by card: 1 while it is in the draw pile
    available: list[int] = []  # the cards on offer
    used: list[int] = []  # the cards that have left the game, in order; the last one may be in progress

    # The action display
    track: list[int] = []  # animals from left to right on the initiative track
    box: list[int] = [0] * (BOXES * ELEMENTS)  # box * 6 + element
    pawn: list[int] = [NONE] * SPACES  # by space: the animal whose pawn stands there, or NONE
    waits: list[int] = [0] * SPACES  # by space: 1 where Instinct's pawn waits for the next turn

    # The animals
    owner: list[int] = [NONE] * ANIMALS  # by animal: the seat that plays it, NONE if it is out of the game
    vp: list[int] = [0] * ANIMALS  # by animal
    pool: list[int] = [0] * ANIMALS  # by animal: cubes in the gene pool
    lost: list[int] = [0] * ANIMALS  # by animal: eliminated cubes
    pawns: list[int] = [0] * ANIMALS  # by animal: pawns owned
    supply: list[int] = [0] * ANIMALS  # by animal: those of them that are not on the display
    has: list[int] = rules.defaults.copy()  # animal * 6 + element: default and added elements
    guarded: list[int] = [0] * ANIMALS  # by animal: types safe from Regression, a bit each (regression.is_guarded)

    # The action in progress
    actor: int = NONE  # the animal whose action or card is carried out
    space: int = NONE  # the space being resolved; NONE for a printed icon
    tile: int = NONE  # the tile that the action or card has chosen
    type: int = NONE  # the element (in Competition the terrain) that it has chosen
    left: int = 0  # cubes (Migration) or animals (Evolution) that may still be moved or replaced
    arrived: list[int] = []  # by hex: cubes that came in this Migration action; empty outside of one
    last_from: int = NONE  # the previous move of a Migration in order: from this hex
    last_to: int = NONE  # to this one
