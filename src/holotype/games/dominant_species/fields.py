"""DS-31: the state of a table of Dominant Species."""

from .names import ANIMALS, BOXES, CARDS, CORNERS, ELEMENTS, HEXES, NONE, SETUP, SPACES, TUNDRA
from .rules import Rules


def fields(players: int, rules: Rules) -> None:
    """DS-31.1, DS-31.2, DS-31.3: counts, no identities. What follows from them is derived (earth.py).

    DS-1.4: nobody knows which tile lies in which stack or how the draw pile is ordered, so both are counts, and chance
    draws from them when something is turned up. Nothing hidden can leak.

    DS-2.1, DS-5.6, DS-5.8, DS-5.9: on an empty table tiles are in the stacks, cards in the pile, disks in the bag."""
    turn: int = 1
    phase: int = SETUP  # a section of the display or another part of a turn (names.py)
    last_turn: bool = False  # Ice Age has been taken
    ended: bool = False  # final scoring is done
    worded: bool = False  # the table was set as a position in words, which no game need be able to reach

    # Earth
    land: list[int] = [NONE] * HEXES  # by hex: the terrain that counts, NONE without a tile
    large: list[int] = [NONE] * HEXES  # by hex: the terrain of the large tile, which a tundra tile may cover
    disk: list[int] = [NONE] * CORNERS  # by corner: the element of its disk, or NONE
    cubes: list[int] = [0] * (HEXES * ANIMALS)  # by hex and animal: hex * 6 + animal (earth.cubes_of)
    sheltered: list[int] = [0] * (HEXES * ANIMALS)  # by hex and animal: how many of them Hibernation protects
    marker: list[int] = [NONE] * HEXES  # by hex: the dominance marker, kept in `claim` mode only
    chosen: int = 0  # a bit for each hex chosen for Domination this turn (earth.is_chosen)
    scored: int = NONE  # the hex scored last, for Niche Biomes

    # Supplies
    tundra_left: int = 0  # small tiles in the tundra stack
    stack: list[int] = [0, 0, 0]  # by stack: how many tiles lie face down
    face_up: list[int] = [NONE, NONE, NONE]  # by stack: the terrain of its face-up tile, or NONE
    hidden: list[int] = rules.large[:TUNDRA]  # by terrain: tiles in the three face-down stacks together
    bag: list[int] = rules.disks.copy()  # by element: disks in the draw bag
    pile: list[int] = [1] * CARDS  # by card: 1 while it is in the draw pile
    available: list[int] = []  # the available cards
    used: list[int] = []  # the cards that have been taken, in order; the last may still be carried out

    # The action display
    track: list[int] = []  # animals from left to right on the initiative track
    box: list[int] = [0] * (BOXES * ELEMENTS)  # by box and element: box * 6 + element (earth.disks_in_box)
    pawn: list[int] = [NONE] * SPACES  # by space: the animal whose pawn stands there, or NONE
    waits: list[int] = [0] * SPACES  # by space: 1 where Instinct's pawn waits for the next turn

    # The animals
    owner: list[int] = [NONE] * ANIMALS  # by animal: the seat that plays it, NONE if it is out of the game
    vp: list[int] = [0] * ANIMALS  # by animal: victory points
    pool: list[int] = [0] * ANIMALS  # by animal: cubes in the gene pool
    lost: list[int] = [0] * ANIMALS  # by animal: eliminated cubes
    pawns: list[int] = [0] * ANIMALS  # by animal: pawns owned
    supply: list[int] = [0] * ANIMALS  # by animal: pawns not on the display
    has: list[int] = rules.defaults.copy()  # by animal and element: animal * 6 + element; default and added ones
    guarded: list[int] = [0] * ANIMALS  # by animal: a bit for each protected element (regression.is_guarded)

    # The action in progress
    actor: int = NONE  # the animal whose action or card is carried out
    space: int = NONE  # the space being resolved; NONE for a printed icon
    tile: int = NONE  # the tile that the action or card has chosen
    type: int = NONE  # the element that it has chosen; in Competition the terrain
    left: int = 0  # cubes (Migration) or animals (Evolution) that may still be moved or replaced
    arrived: list[int] = []  # by hex: cubes that came in this Migration action; empty outside of one
    last_from: int = NONE  # in Migration in sorted order: where the previous move started
    last_to: int = NONE  # and where it ended
