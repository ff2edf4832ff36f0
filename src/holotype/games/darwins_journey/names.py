"""Token numbers as constants for the rules (`tokens.vocabulary` checks the bases), and names of what is no token."""

from typing import Final

SKIP: Final = 0
STOP: Final = 1
END: Final = 2
PASS: Final = 3
FOR_COINS: Final = 4
FOR_VP: Final = 5
NUMBER: Final = 6  # number:0
SPACE: Final = 19
WORKER: Final = 43  # worker:1
MAP: Final = 48
ISLAND: Final = 126
CAMP_AT: Final = 129
SEAL: Final = 138
STACK: Final = 150
ENVELOPE: Final = 153
SPECIES: Final = 156
OBJECTIVE_TILE: Final = 172
SLOT: Final = 200
CREW: Final = 210
COLUMN: Final = 226
DECLARE_CREW: Final = 230
DECLARE_OBJECTIVE: Final = 246
DO: Final = 274  # effects, as many as the data have

# What nobody can choose has no token, only a name.
COLOUR_NAMES: Final = ("green", "blue", "red", "yellow", "purple")
GOAL_NAMES: Final = (
    *("seal-green", "seal-blue", "seal-red", "seal-yellow"),
    *("kind-reptile", "kind-plant", "kind-bird", "kind-fossil"),
    *("lenses", "stamps", "tents", "objectives"),
)
SPECIAL_NAMES: Final = ("01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12", "darwin")
