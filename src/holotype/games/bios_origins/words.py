"""The words of the data, in the order in which the rules number them."""

from typing import Final

COLOURS: Final = ("black", "orange", "green", "white")
DISCIPLINES: Final = ("culture", "politics", "industry")
TECHNOLOGIES: Final = ("footprint", "energy", "metallurgy", "immunology", "maritime", "information")
RINGS: Final = ("white", "blue", "orange", "green")  # 1 to 4; a chit of a ring has its number
CHITS: Final = ("ice", "sea", "desert", "jungle")
KINDS: Final = (
    "animal",
    "working_animal",
    "war_animal",
    "horticulture",
    "biofuel",
    "luxury",
    "metal",
    "oil",
    "uranium",
)  # 1 to 9
CLASSES: Final = ("animal", "plant", "mineral")  # 1 to 3
HEX_KINDS: Final = ("ocean", "shelf", "continent")
TERRAINS: Final = ("land", "swamp", "weed", "sea")  # of a craton
STRIP_COLOURS: Final = ("plain", "white", "green")
LATITUDES: Final = 6
DISKS: Final = ("white", "green", "black")
ECOMORPHS: Final = ("archetype", "burrower", "armored", "flyer", "swimmer")
EVENTS: Final = (
    "none",
    "disease_crowd",
    "disease_zoonotic",
    "catastrophe",
    "cooling",
    "warming",
    "deforestation",
    "forestation",
    "pollution",
    "famine",
    "crisis",
    "dictator_right",
    "dictator_left",
)
ACTIONS: Final = (
    "spread",
    "domesticate",
    "cultivate",
    "prospect",
    "prospect_luxury",
    "prospect_metal",
    "specialize",
    "invent",
    "library",
    "elect",
    "encephalize",
    "abstraction",
    "art",
    "prayer",
    "demagogue",
    "trade",
    "preach",
    "war",
    "enslave",
    "exogamy",
    "racism",
    "cold_war",
    "artisan",
    "constitution",
    "science",
    "pseudo_science",
    *TECHNOLOGIES,
    "cull",
    "purge",
    "chaos",
)
CRISES: Final = ("genocide", "civil_war", "economic_crisis")
REGIONS: Final = ("emotions", "vocabulary", "free-will", "mysticism")
SAYINGS: Final = (
    "pass",
    "done",
    "yes",
    "no",
    "challenge",
    "comet",
    "globalize",
    "skip",
    "up",
    "down",
    "crown",
    "keep",
    "discard",
    "create",
    "siege",
    "missile",
    "bomb",
    "pay",
    "decline",
    "attack",
)
