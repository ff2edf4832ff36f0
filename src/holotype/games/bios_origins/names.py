"""Token and rule numbers as constants; `tokens.vocabulary` checks the bases."""

from typing import Final

# --- tokens ------------------------------------------------------------------------------------------------------

PASS: Final = 0
DONE: Final = 1
YES: Final = 2
NO: Final = 3
CHALLENGE: Final = 4
COMET: Final = 5
GLOBALIZE: Final = 6
SKIP: Final = 7
UP: Final = 8
DOWN: Final = 9
CROWN: Final = 10
KEEP: Final = 11
DISCARD: Final = 12
CREATE: Final = 13
SIEGE: Final = 14
MISSILE: Final = 15
BOMB: Final = 16
PAY: Final = 17
DECLINE: Final = 18
ATTACK: Final = 19
NUMBER: Final = 20  # number:0
DISCIPLINE: Final = 35
REGION: Final = 38
TECH: Final = 42
DO: Final = 48
PLAYER: Final = 83
PHILOSOPHY: Final = 87
CARD: Final = 97
TILE: Final = 303
HEX: Final = 355

# --- disciplines, technologies, regions of the brain ------------------------------------------------------------

CULTURE: Final = 0
POLITICS: Final = 1
INDUSTRY: Final = 2

FOOTPRINT: Final = 0
ENERGY: Final = 1
METALLURGY: Final = 2
IMMUNOLOGY: Final = 3
MARITIME: Final = 4
INFORMATION: Final = 5

EMOTIONS: Final = 0
VOCABULARY: Final = 1
FREE_WILL: Final = 2

# --- the map ----------------------------------------------------------------------------------------------------

ICE: Final = 1
SEA: Final = 2
DESERT: Final = 3
JUNGLE: Final = 4

OCEAN: Final = 0
SHELF: Final = 1
CONTINENT: Final = 2

WATER: Final = 0
LAND: Final = 1

WORKING_ANIMAL: Final = 2
WAR_ANIMAL: Final = 3
LUXURY: Final = 6
METAL: Final = 7
OIL: Final = 8
URANIUM: Final = 9
ANY_RESOURCE: Final = 10

# --- actions (the order of words.ACTIONS) -----------------------------------------------------------------------

SPREAD: Final = 0
DOMESTICATE: Final = 1
CULTIVATE: Final = 2
PROSPECT: Final = 3
PROSPECT_LUXURY: Final = 4
PROSPECT_METAL: Final = 5
SPECIALIZE: Final = 6
INVENT: Final = 7
LIBRARY: Final = 8
ELECT: Final = 9
ENCEPHALIZE: Final = 10
ABSTRACTION: Final = 11
ART: Final = 12
PRAYER: Final = 13
DEMAGOGUE: Final = 14
TRADE: Final = 15
PREACH: Final = 16
WAR: Final = 17
ENSLAVE: Final = 18
EXOGAMY: Final = 19
RACISM: Final = 20
COLD_WAR: Final = 21
ARTISAN: Final = 22
CONSTITUTION: Final = 23
SCIENCE: Final = 24
PSEUDO_SCIENCE: Final = 25
RAISE: Final = 26  # 26 to 31: a step of technology 0 to 5
CULL: Final = 32
PURGE: Final = 33
CHAOS: Final = 34

# --- events (the order of words.EVENTS) -------------------------------------------------------------------------

CROWD_DISEASE: Final = 1
ZOONOTIC_DISEASE: Final = 2
CATASTROPHE: Final = 3
COOLING: Final = 4
WARMING: Final = 5
DEFORESTATION: Final = 6
FORESTATION: Final = 7
POLLUTION: Final = 8
FAMINE: Final = 9
CRISIS: Final = 10
RIGHT_DICTATOR: Final = 11
LEFT_DICTATOR: Final = 12

GENOCIDE: Final = 0
CIVIL_WAR: Final = 1
ECONOMIC_CRISIS: Final = 2

# --- where a card is --------------------------------------------------------------------------------------------

UNSEEN: Final = 0  # in its deck, or in the reserve of its epoch
OUT: Final = 1
LORE: Final = 2
MARKET: Final = 3
TABLEAU: Final = 4
RESERVE: Final = 5  # at the bottom of the reserve, after it was turned up
REVEALED: Final = 6
BELLWETHER: Final = 7

FIRST_COMET: Final = 82
FIRST_IDEA: Final = 86
CARDS: Final = 206

NOBODY: Final = -1


# --- two numbers in one -----------------------------------------------------------------------------------------


def pair(first: int, second: int) -> int:
    """An action with its limit, or a technology with a stage, as one number."""
    return first * 100 + second


def unpair(packed: int) -> tuple[int, int]:
    return packed // 100, packed % 100
