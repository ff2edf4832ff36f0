"""The closed set of effects (data/effects.yaml) and of what can modify them, by number."""

from typing import Final

# Carried out at once; nothing to decide.
VP: Final = 0
COINS: Final = 1
KNOWLEDGE: Final = 2
THEORY: Final = 3
COLLECT: Final = 4
RESERVE_TURN_ORDER: Final = 5
FIFTH_WORKER: Final = 6
PASSIVE_SCROLL_FREE: Final = 7
PASSIVE_AREA_COST: Final = 8
PASSIVE_LAG_CAP: Final = 9
PASSIVE_MULTIPLIER: Final = 10
END_VP: Final = 11  # counted in final scoring
# May be declined.
LENS: Final = 12
ACADEMY: Final = 13
NAVIGATE: Final = 14
EXPLORE: Final = 15
CAMP: Final = 16
CAMP_ANY: Final = 17
LETTERS: Final = 18
DELIVER: Final = 19
REDELIVER: Final = 20
RESEARCH: Final = 21
OBJECTIVE: Final = 22
OBJECTIVE_COMPLETE: Final = 23
SPECIAL_SEAL: Final = 24
CONVERT_KNOWLEDGE: Final = 25
SEND_EXPLORER: Final = 26
PERFORM_LOCKED: Final = 27
SPECIMEN_ANY: Final = 28
TO_BEAGLE: Final = 29
COPY_CREW: Final = 30
REACTIVATE_TENT: Final = 31
SPECIMEN_MY_ISLAND: Final = 32
CHOICE: Final = 33
PAID: Final = 34
DARWIN: Final = 35

OPS: Final = (
    "vp",
    "coins",
    "knowledge",
    "theory",
    "collect",
    "reserve_turn_order",
    "fifth_worker",
    "passive_scroll_free",
    "passive_area_cost",
    "passive_lag_cap",
    "passive_multiplier",
    "end_vp",
    "lens",
    "academy",
    "navigate",
    "explore",
    "camp",
    "camp_any",
    "letters",
    "deliver",
    "redeliver",
    "research",
    "objective",
    "objective_complete",
    "special_seal",
    "convert_knowledge",
    "send_explorer",
    "perform_locked",
    "specimen_any",
    "to_beagle",
    "copy_crew",
    "reactivate_tent",
    "specimen_my_island",
    "choice",
    "paid",
    "darwin",
)

# What the medals of a worker change in the effects of its space: bits.
EXPLORE_PLUS: Final = 1
NAVIGATE_PLUS: Final = 2
STAMP_PLUS: Final = 4
PASSED_SPACE: Final = 8
DISTRIBUTE: Final = 16
SEAL_DISCOUNT: Final = 32
ALL_FREE: Final = 64  # switch free_lens_covers_bonus

# academy_plus is no bit: it adds one more academy effect to the list.
MODIFIERS: Final = (
    "explore_plus",
    "navigate_plus",
    "stamp_plus",
    "passed_space_action",
    "distribute",
    "seal_discount",
)

# What an objective asks for, and what a Beagle goal counts.
NEED_SEALS: Final = 0
NEED_KIND: Final = 1
NEED_COLOUR: Final = 2
NEED_STACKS: Final = 3
NEED_TENTS: Final = 4
NEED_LENSES: Final = 5
NEED_THEORY: Final = 6
NEED_BEAGLE: Final = 7
NEED_KNOWLEDGE: Final = 8
NEED_COINS: Final = 9
COUNT_OBJECTIVES: Final = 11

NEEDS: Final = (
    "seals",
    "specimens_kind",
    "specimens_colour",
    "empty_stamp_stacks",
    "tents",
    "lenses",
    "theory_position",
    "ship_at_or_past_beagle",
    "knowledge",
    "coins",
    "vp",
    "objectives_completed",
)
