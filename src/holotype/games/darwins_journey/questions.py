"""Everything that Darwin's Journey asks, in the order of play."""

from typing import Any, Final

from holotype.core.question import BITS, FLAG, NUMBER, Question

from .ops import LENS

# A frame (frames.py): its one or two lists of effects, which of their effects are left, what the medals change in them
# (ops.py), and the crew cards and special tiles that led here.
FRAME: Final = {"first": NUMBER, "second": NUMBER, "remaining": BITS, "mods": BITS, "chain": BITS}


def step_clause(s: Any) -> str:
    """At sea, or on an island."""
    return "DJ-8.7" if s.about["track"] == 0 else "DJ-8.8"


def stamp_clause(s: Any) -> str:
    """The stamps of the effect, or the extra one of the silver medal."""
    return "DJ-8.12" if s.about["stamps"] else "DJ-8.12c"


# The drafts
DRAFT_CREW: Final = Question("draft-crew", "DJ-4.6")
DRAFT_OBJECTIVES: Final = Question("draft-objectives", "DJ-4.10")

# Action phase
PLACE: Final = Question("place", "DJ-5.3")
WORKER_TO_PLACE: Final = Question("worker", "DJ-6.8", {"space": "space"})
NEXT_EFFECT: Final = Question("effect", "DJ-7.1", FRAME)
END_OF_TURN: Final = Question("end-turn", "DJ-5.3")

# Reward phase; `place` counts along the turn order
REWARD_WINDOW: Final = Question("reward-window", "DJ-10.4", {"place": NUMBER})

# The first decision of an effect that may be declined: prompt and clause by its number in ops.py, from LENS on
FIRST_DECISIONS: Final = (
    ("lens", "DJ-8.5"),
    ("seal", "DJ-8.6"),
    ("navigate", "DJ-8.7"),
    ("explore", "DJ-8.8"),
    ("camp", "DJ-8.10"),
    ("camp-any", "DJ-8.11"),
    ("stack", "DJ-8.12"),
    ("deliver", "DJ-8.13"),
    ("redeliver", "DJ-8.14"),
    ("research", "DJ-8.15"),
    ("objective", "DJ-8.16"),
    ("objective-complete", "DJ-8.17"),
    ("special-seal", "DJ-8.19"),
    ("convert", "DJ-8.20"),
    ("island", "DJ-8.21"),
    ("locked", "DJ-8.22"),
    ("specimen", "DJ-8.23"),
    ("to-beagle", "DJ-8.24"),
    ("copy-crew", "DJ-8.25"),
    ("repeat-camp", "DJ-8.26"),
    ("specimen-mine", "DJ-8.27"),
    ("choice", "DJ-7.4"),
    ("paid", "DJ-7.5"),
    ("darwin", "DJ-13.1"),
)
# It is asked in two ways: of the only effect that is possible, at `index` in its frame, which may still be declined
# (DJ-7.1a), or of an effect (by its number in the rules) that was chosen among several.
OFFERED: Final = tuple([Question(prompt, clause, FRAME | {"index": NUMBER}) for prompt, clause in FIRST_DECISIONS])
CHOSEN: Final = tuple(
    [
        Question(f"{prompt}-chosen", clause, {"effect": NUMBER, "mods": BITS, "chain": BITS}, prompt=prompt)
        for prompt, clause in FIRST_DECISIONS
    ]
)

# Further decisions of effects. Of seals, lenses and slots `free` says that they cost nothing.
WORKER_FOR_SEAL: Final = Question("seal-row", "DJ-8.6", {"seal": "seal", "discount": NUMBER, "free": FLAG})
# `track` is 0 for the ship, else the island of the explorer, from 1
NEXT_STEP: Final = Question("step", step_clause, {"track": NUMBER, "steps": NUMBER, "use_passed": FLAG})
USE_PASSED: Final = Question("passed", "DJ-8.8e", {"space": "map"})
# `stamps` must still be taken, then `more` may be; `taken` are in the hand; `emptied` stacks bring their bonus later
NEXT_STAMP: Final = Question(
    "stack-again",
    stamp_clause,
    {"stamps": NUMBER, "more": NUMBER, "taken": NUMBER, "emptied": BITS, "distribute": FLAG},
    prompt="stack",
)
FROM_DISCARD: Final = Question("discarded", "DJ-8.12", {"taken": NUMBER, "emptied": BITS, "distribute": FLAG})
INTO_ENVELOPE: Final = Question("envelope", "DJ-8.12a", {"stamps": NUMBER, "distribute": FLAG})
SLOT_FOR_OVERFLOW: Final = Question("overflow-slot", "DJ-8.16", {"tile": "objective", "free": FLAG})
ANY_TO_COMPLETE: Final = Question("complete-any", "DJ-15.2", {"mods": BITS})

# Completing objectives and crew cards
SLOT_TO_COVER: Final = Question("slot", "DJ-9.4", {"tile": "objective", "free": FLAG})
SLOT_AT_ONCE: Final = Question("slot-at-once", "DJ-8.17", {"tile": "objective", "free": FLAG}, prompt="slot")
WORKER_FOR_CREW: Final = Question("crew-worker", "DJ-9.8", {"card": "crew"})

QUESTIONS: Final = (
    DRAFT_CREW,
    DRAFT_OBJECTIVES,
    PLACE,
    WORKER_TO_PLACE,
    NEXT_EFFECT,
    *OFFERED,
    *CHOSEN,
    WORKER_FOR_SEAL,
    NEXT_STEP,
    USE_PASSED,
    NEXT_STAMP,
    FROM_DISCARD,
    INTO_ENVELOPE,
    SLOT_FOR_OVERFLOW,
    ANY_TO_COMPLETE,
    SLOT_TO_COVER,
    SLOT_AT_ONCE,
    WORKER_FOR_CREW,
    END_OF_TURN,
    REWARD_WINDOW,
)


def offered(op: int) -> Question:
    return OFFERED[op - LENS]


def chosen(op: int) -> Question:
    return CHOSEN[op - LENS]
