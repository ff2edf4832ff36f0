"""Everything that Evolution asks, in the order of play."""

from typing import Final

from holotype.core.question import FLAG, NUMBER, SEAT, Question

from .state import State
from .traits import NEOPLASIA, PARASITE, RECOMBINATION, SYMBIOSIS, TREMATODE

# --- the clauses of questions that several rules ask ------------------------------------------------------------


def clause_of_target(s: State) -> str:
    """EV-5.5, EV-5.6, EV-X9: where a single trait may go."""
    trait = s.about["trait"]
    if trait == NEOPLASIA:
        return "EV-X9"
    return "EV-5.6" if trait == PARASITE else "EV-5.5"


def clause_of_pair(s: State) -> str:
    """EV-5.7, EV-5.9, EV-X1, EV-X9: what a pair trait may join."""
    special = {SYMBIOSIS: "EV-5.9", TREMATODE: "EV-X1", RECOMBINATION: "EV-X9"}
    return special.get(s.about["trait"], "EV-5.7")


def clause_of_window(s: State) -> str:
    """EV-6.38 after a meal that no Scavenger has shared yet, EV-6.41 otherwise."""
    return "EV-6.38" if s.about["carrion"] else "EV-6.41"


# --- the questions ----------------------------------------------------------------------------------------------

# Development
DEVELOP: Final = Question("develop", "EV-5.1")
PLAY_CARD: Final = Question("play-card", "EV-5.4")
TRAIT_TARGET: Final = Question("trait-target", clause_of_target, {"trait": "trait"})
PAIR_FIRST: Final = Question("pair-first", clause_of_pair, {"trait": "trait"})
PAIR_SECOND: Final = Question("pair-second", clause_of_pair, {"trait": "trait", "animal": "animal"})
SYMBIOSIS_PARTNER: Final = Question("symbiosis-partner", "EV-5.9", {"trait": "trait", "animal": "animal"})

# Feeding
FEED: Final = Question("feed", "EV-6.11")
ANIMAL_ACTION: Final = Question("action", "EV-6.11", {"animal": "animal"})
ATTACK_TARGET: Final = Question("attack-target", "EV-6.21", {"animal": "animal"})
FAT_AMOUNT: Final = Question("fat-amount", "EV-6.22", {"animal": "animal"})
PIRATE_VICTIM: Final = Question("pirate-victim", "EV-6.24", {"animal": "animal"})
PIRATE_COLOUR: Final = Question("pirate-colour", "EV-6.24", {"animal": "animal", "victim": "animal"})
DEFEND: Final = Question("defend", "EV-6.31")
DROP_PAIR: Final = Question("drop-pair", "EV-6.34", {"trait": "trait"})
DROP_FAT: Final = Question("drop-fat", "EV-6.34")
WINDOW: Final = Question("window", clause_of_window, {"carrion": FLAG})
ANSWER_BY: Final = Question("answer-by", "EV-6.41", {"animal": "animal", "carrion": FLAG})
ANSWER_FROM: Final = Question("answer-from", "EV-6.41", {"animal": "animal", "trait": "trait", "carrion": FLAG})
SCAVENGE: Final = Question("scavenge", "EV-6.39")
STORE_FAT: Final = Question("store-fat", "EV-2.7a", {"animal": "animal", "tokens": NUMBER})

# Time to Fly
AMBUSH: Final = Question("ambush", "EV-X4", {"feeder": SEAT, "asked": NUMBER})
IGNORE_TRAIT: Final = Question("ignore-trait", "EV-X3")
STRIKE_TRAIT: Final = Question("strike-trait", "EV-X5", prompt="ignore-trait")
METAMORPHOSIS: Final = Question("metamorphosis", "EV-X7", {"animal": "animal"})
METAMORPHOSIS_PAIR: Final = Question("metamorphosis-pair", "EV-X7", {"animal": "animal", "trait": "trait"})

# Continents
REGENERATE: Final = Question("regenerate", "EV-X9", {"animal": "animal"})
RECOMBINE_WITH: Final = Question("recombine-with", "EV-X9", {"animal": "animal"})
RECOMBINE_GIVE: Final = Question("recombine-give", "EV-X9", {"animal": "animal", "partner": "animal"})
RECOMBINE_GET: Final = Question("recombine-get", "EV-X9", {"animal": "animal", "partner": "animal", "trait": "trait"})

QUESTIONS: Final = (
    DEVELOP,
    PLAY_CARD,
    TRAIT_TARGET,
    PAIR_FIRST,
    PAIR_SECOND,
    SYMBIOSIS_PARTNER,
    FEED,
    ANIMAL_ACTION,
    ATTACK_TARGET,
    FAT_AMOUNT,
    PIRATE_VICTIM,
    PIRATE_COLOUR,
    DEFEND,
    DROP_PAIR,
    DROP_FAT,
    WINDOW,
    ANSWER_BY,
    ANSWER_FROM,
    SCAVENGE,
    STORE_FAT,
    AMBUSH,
    IGNORE_TRAIT,
    STRIKE_TRAIT,
    METAMORPHOSIS,
    METAMORPHOSIS_PAIR,
    REGENERATE,
    RECOMBINE_WITH,
    RECOMBINE_GIVE,
    RECOMBINE_GET,
)
