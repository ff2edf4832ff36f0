"""The traits by number and by bit, in the order of the data, and what may happen to an animal."""

from typing import Final

TRAITS: Final = (
    "carnivorous",
    "fat_tissue",
    "high_body_weight",
    "swimming",
    "camouflage",
    "sharp_vision",
    "burrowing",
    "running",
    "mimicry",
    "tail_loss",
    "poisonous",
    "scavenger",
    "piracy",
    "grazing",
    "hibernation",
    "parasite",
    "symbiosis",
    "communication",
    "cooperation",
    # Time to Fly
    "flight",
    "intellect",
    "ambush",
    "anglerfish",
    "ink_cloud",
    "shell",
    "metamorphosis",
    "viviparous",
    "trematode",
    "specialization_a",
    "specialization_b",
    # Continents without the map
    "cnidocytes",
    "regeneration",
    "recombination",
    "edificator",
    "neoplasia",
)

FAT_TISSUE: Final = 1
SCAVENGER: Final = 11
HIBERNATION: Final = 14
PARASITE: Final = 15
SYMBIOSIS: Final = 16
COMMUNICATION: Final = 17
COOPERATION: Final = 18
ANGLERFISH: Final = 22
SHELL: Final = 24
TREMATODE: Final = 27
SPECIALIZATION_A: Final = 28  # and B is 29
RECOMBINATION: Final = 32
NEOPLASIA: Final = 34

# A trait in the mask of an animal is the bit of its number. Pair cards are not in the masks.
IS_CARNIVOROUS: Final = 1 << 0
IS_BIG: Final = 1 << 2
IS_SWIMMING: Final = 1 << 3
IS_CAMOUFLAGED: Final = 1 << 4
IS_SHARP_SIGHTED: Final = 1 << 5
IS_BURROWING: Final = 1 << 6
IS_RUNNING: Final = 1 << 7
IS_MIMIC: Final = 1 << 8
HAS_TAIL_LOSS: Final = 1 << 9
IS_POISONOUS: Final = 1 << 10
IS_SCAVENGER: Final = 1 << 11
IS_PIRATE: Final = 1 << 12
IS_GRAZING: Final = 1 << 13
CAN_HIBERNATE: Final = 1 << 14
HAS_SYMBIOSIS: Final = 1 << 16  # used only when Intellect ignores it
IS_FLYING: Final = 1 << 19
IS_INTELLIGENT: Final = 1 << 20
IS_AMBUSHING: Final = 1 << 21
HAS_INK: Final = 1 << 23
HAS_SHELL: Final = 1 << 24
CAN_METAMORPHOSE: Final = 1 << 25
IS_VIVIPAROUS: Final = 1 << 26
IS_SPECIALIZED_A: Final = 1 << 28
IS_SPECIALIZED_B: Final = 1 << 29
HAS_CNIDOCYTES: Final = 1 << 30
CAN_REGENERATE: Final = 1 << 31
IS_EDIFICATOR: Final = 1 << 33
HAS_NEOPLASIA: Final = 1 << 34

# Marks: what has happened to an animal, and until when it counts.
ATTACKED: Final = 1 << 0  # its Carnivorous is used this turn
PIRATED: Final = 1 << 1  # turn
GRAZED: Final = 1 << 2  # round
ASLEEP: Final = 1 << 3  # turn
POISONED: Final = 1 << 4  # until Extinction
RAN: Final = 1 << 5  # attack
MIMICKED: Final = 1 << 6  # attack or turn (mimicry_limit)
INKED: Final = 1 << 7  # turn
SHELLED: Final = 1 << 8  # in its shell; turn
METAMORPHOSED: Final = 1 << 9  # turn
SPECIALIZED: Final = 1 << 10  # turn
REASONED: Final = 1 << 11  # its Intellect is used this turn
PARALYSED: Final = 1 << 12  # until the next turn
UNMASKED: Final = 1 << 13  # an Anglerfish that has shown itself; for good
HID: Final = 1 << 14  # its Shell is used this turn
BANKED: Final = 1 << 15  # it has taken a token from the bank this round (attack_forgoes_bank)
HUNTED: Final = 1 << 16  # it has attacked this round (attack_forgoes_bank)

FOR_AN_ATTACK: Final = RAN | MIMICKED
FOR_A_ROUND: Final = GRAZED | BANKED | HUNTED
FOR_GOOD: Final = UNMASKED

# What an animal has used, this turn or round, in words that people write and programs read.
USES: Final = {
    "attacked": ATTACKED,
    "pirated": PIRATED,
    "grazed": GRAZED,
    "mimicked": MIMICKED,
    "reasoned": REASONED,
    "inked": INKED,
    "hid": HID,
    "metamorphosed": METAMORPHOSED,
    "specialized": SPECIALIZED,
    "banked": BANKED,
    "hunted": HUNTED,
}
