"""The numbers that rules use for tokens, animals, elements, terrains, boxes, sections and cards."""

from typing import Final

PASS: Final = 0
DONE: Final = 1
SKIP: Final = 2
KEEP: Final = 3
SWAP: Final = 4
TAKE_BACK: Final = 5
LOSE_PAWN: Final = 6
THIN: Final = 7
NUMBER: Final = 8  # number:0
ELEMENT: Final = 64
ANIMAL: Final = 70
STACK: Final = 76
TILE: Final = 79
CORNER: Final = 114
SPACE: Final = 206
CARD: Final = 247
CLAIM: Final = 273

HEXES: Final = 35
CORNERS: Final = 92
SPACES: Final = 41
NONE: Final = -1

# Animals in food-chain order; the default elements of each have the same number as the animal.
ANIMALS: Final = 6
MAMMAL: Final = 0
REPTILE: Final = 1
BIRD: Final = 2
AMPHIBIAN: Final = 3
ARACHNID: Final = 4
INSECT: Final = 5
ELEMENTS: Final = 6

SEA: Final = 0
WETLAND: Final = 1
TUNDRA: Final = 7

# Element boxes of the action display.
ADAPTATION_BOX: Final = 0
ABUNDANCE_BOX: Final = 1
WANDERLUST_BOX: Final = 2
REGRESSION_BOX: Final = 3
WASTELAND_BOX: Final = 4
DEPLETION_BOX: Final = 5
BOXES: Final = 6

# Sections of the action display, in the order in which they are carried out.
INITIATIVE: Final = 0
ADAPTATION: Final = 1
REGRESSION: Final = 2
ABUNDANCE: Final = 3
WASTELAND: Final = 4
DEPLETION: Final = 5
GLACIATION: Final = 6
SPECIATION: Final = 7
WANDERLUST: Final = 8
MIGRATION: Final = 9
COMPETITION: Final = 10
DOMINATION: Final = 11
# The other parts of a turn.
PLANNING: Final = 12
EXTINCTION: Final = 13
SURVIVAL: Final = 14
RESEED: Final = 15
SETUP: Final = 16
FINAL_SCORING: Final = 17

ANIMAL_IDS: Final = ("mammal", "reptile", "bird", "amphibian", "arachnid", "insect")
ELEMENT_IDS: Final = ("meat", "sun", "seed", "water", "grub", "grass")
TERRAIN_IDS: Final = ("sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain", "tundra")
BOX_IDS: Final = ("adaptation", "abundance", "wanderlust", "regression", "wasteland", "depletion")
SECTION_IDS: Final = (
    "initiative",
    "adaptation",
    "regression",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
    "speciation",
    "wanderlust",
    "migration",
    "competition",
    "domination",
)
PHASE_IDS: Final = (*SECTION_IDS, "planning", "extinction", "survival", "reseed", "setup", "final-scoring")
WORDS: Final = ("pass", "done", "skip", "keep", "swap", "take-back", "pawn", "thin")

# Cards, in the order of the data.
AQUATIC: Final = 0
BIODIVERSITY: Final = 1
BIOMASS: Final = 2
BLIGHT: Final = 3
CATASTROPHE: Final = 4
COLD_SNAP: Final = 5
DISEASE: Final = 6
ECODIVERSITY: Final = 7
EVOLUTION: Final = 8
FECUNDITY: Final = 9
FERTILE: Final = 10
HABITAT: Final = 11
HIBERNATION: Final = 12
ICE_AGE: Final = 13
ICE_SHEET: Final = 14
IMMIGRANTS: Final = 15
INSTINCT: Final = 16
INTELLIGENCE: Final = 17
MASS_EXODUS: Final = 18
METAMORPHOSIS: Final = 19
NICHE_BIOMES: Final = 20
NOCTURNAL: Final = 21
OMNIVORE: Final = 22
PARASITISM: Final = 23
PREDATOR: Final = 24
SYMBIOTIC: Final = 25
CARDS: Final = 26
CARD_IDS: Final = (
    *("aquatic", "biodiversity", "biomass", "blight", "catastrophe", "cold_snap", "disease", "ecodiversity"),
    *("evolution", "fecundity", "fertile", "habitat", "hibernation", "ice_age", "ice_sheet", "immigrants", "instinct"),
    *("intelligence", "mass_exodus", "metamorphosis", "niche_biomes", "nocturnal", "omnivore", "parasitism"),
    *("predator", "symbiotic"),
)
