"""The data and the switches of one game as plain numbers, shared by all copies of its state."""

from holotype.core.types import Options

from .names import ANIMALS, ELEMENTS


class Rules:
    """The board, the action display, the tables and the options of one game."""

    def __init__(
        self,
        options: Options,
        near: list[list[int]],
        corners_of: list[list[int]],
        hexes_at: list[list[int]],
        start_tiles: list[int],
        start_tundra: int,
        start_corners: list[int],
        start_elements: list[int],
        start_cubes: list[list[int]],
        random_order: list[int],
        random_elements: list[int],
        section_of: list[int],
        spaces_of: list[list[int]],
        element_of_space: list[int],
        moves_of_space: list[int],
        terrains_of_space: list[list[int]],
        defaults: list[int],
        disks: list[int],
        tile_vp: list[list[int]],
        speciation_max: list[int],
        large: list[int],
        tundra_tiles: int,
        bonus: list[int],
        pawns: int,
        allotment: int,
        animals_each: int,
        limits: tuple[int, int, int],
        sites: list[tuple[int, int]],
        corner_sites: list[tuple[float, float]],
    ) -> None:
        self.sites = sites  # by hex: (q, r), for pictures
        self.corner_sites = corner_sites  # by corner: where it is drawn, in hexes of size 1
        self.near = near  # by hex: the adjacent hexes in hex-id order
        self.corners_of = corners_of  # by hex: its six corners
        self.hexes_at = hexes_at  # by corner: the one to three board hexes it touches, in hex-id order
        self.start_tiles = start_tiles  # by hex: a terrain or -1
        self.start_tundra = start_tundra
        self.start_corners = start_corners
        self.start_elements = start_elements
        self.start_cubes = start_cubes  # by animal: cubes by terrain
        self.random_order = random_order
        self.random_elements = random_elements  # by animal: the type that gives it cubes on a random Earth
        self.section_of = section_of  # by space
        self.spaces_of = spaces_of  # by section
        self.element_of_space = element_of_space
        self.moves_of_space = moves_of_space
        self.terrains_of_space = terrains_of_space
        self.defaults = defaults  # animal * 6 + element: printed elements
        self.default_count = [sum(defaults[a * ELEMENTS : (a + 1) * ELEMENTS]) for a in range(ANIMALS)]
        self.disks = disks
        self.tile_vp = tile_vp
        self.speciation_max = speciation_max
        self.large = large
        self.tundra_tiles = tundra_tiles
        self.bonus_track = bonus
        self.pawns = pawns
        self.allotment = allotment
        self.animals_each = animals_each
        self.max_elements, self.max_pawns, self.card_slots = limits
        self.random_earth: bool = options["earth"] == "random"
        self.choose_animals: bool = options["animals"] == "choose"
        self.claim: bool = options["dominance_mode"] != "auto"
        self.everyone_claims: bool = options["dominance_mode"] == "claim_by_all"
        self.max_turns: int = options["max_turns"]
        self.card_needs_tile_vp: bool = options["card_needs_tile_vp"]
        self.initiative_stay: bool = options["initiative_stay"]
        self.domination_empty_tiles: bool = options["domination_empty_tiles"]
        self.catastrophe_may_spare: bool = options["catastrophe_may_spare"]
        self.taker_chooses_disease: bool = options["disease_chooser"] == "taker"
        self.any_order: bool = options["migration_order"] == "any"
        self.over = [two_steps(near, h) for h in range(len(near))]

    def bonus(self, quantity: int) -> int:
        """DS-2.8: the bonus track; beyond its last quantity it pays no more."""
        return self.bonus_track[min(quantity, len(self.bonus_track) - 1)]


def two_steps(near: list[list[int]], h: int) -> list[list[int]]:
    """DS-17.5: hexes at distance two, each followed by the hexes one may cross on the way."""
    found: list[list[int]] = []
    for far in range(len(near)):
        if far != h and far not in near[h]:
            between = [m for m in near[h] if far in near[m]]
            if between:
                found.append([far, *between])
    return found
