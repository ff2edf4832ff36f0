"""Everything that Dominant Species asks, in the order of play.

Most questions are about what the action in progress has chosen so far, which is part of the state (fields.py)."""

from typing import Final

from holotype.core.question import NUMBER, Question, many

from .names import BIRD
from .state import State


def clause_of_card(s: State) -> str:
    """DS-20.1: the card in progress, which was the last to be taken."""
    return f"DS-21.{s.used[-1] + 1}"


def clause_of_elimination(s: State) -> str:
    """DS-18.2, DS-18.4: by the Arachnid's icon or by a pawn."""
    return "DS-18.4" if s.space >= 0 else "DS-18.2"


def clause_of_destination(s: State) -> str:
    """DS-17.2, DS-17.5: only a Bird may cross a tile."""
    return "DS-17.5" if s.actor == BIRD else "DS-17.2"


# Setup and Planning
CHOOSE_ANIMAL: Final = Question("choose-animal", "DS-5.2", {"pick": NUMBER})
PLACE_PAWN: Final = Question("place-pawn", "DS-6.4", {"place": NUMBER})  # on the initiative track

# Execution
INITIATIVE_SWAP: Final = Question("initiative-swap", "DS-8.2")
INITIATIVE_RELOCATE: Final = Question("initiative-relocate", "DS-8.3")
ADAPTATION_TAKE: Final = Question("adaptation-take", "DS-9.2")
REGRESSION_PROTECT: Final = Question("regression-protect", "DS-10.4")
ABUNDANCE_TYPE: Final = Question("abundance-type", "DS-11.2")
ABUNDANCE_CORNER: Final = Question("abundance-corner", "DS-11.3")
WASTELAND_RETURN: Final = Question("wasteland-return", "DS-12.2")
DEPLETION_REMOVE: Final = Question("depletion-remove", "DS-13.2")
GLACIATION_TILE: Final = Question("glaciation-tile", "DS-14.3")
SPECIATION_ELEMENT: Final = Question("speciation-element", "DS-15.2")
SPECIATION_COUNT: Final = Question("speciation-count", "DS-15.3")
INSECT_FREE_TILE: Final = Question("insect-free-tile", "DS-15.6")
WANDERLUST_STACK: Final = Question("wanderlust-stack", "DS-16.2")
WANDERLUST_HEX: Final = Question("wanderlust-hex", "DS-16.3", {"stack": "stack"})
WANDERLUST_ELEMENT: Final = Question("wanderlust-element", "DS-16.4")
WANDERLUST_CORNER: Final = Question("wanderlust-corner", "DS-16.4")
WANDERLUST_MOVE: Final = Question("wanderlust-move", "DS-16.6", {"source": "tile"})
MIGRATION_FROM: Final = Question("migration-from", "DS-17.3")
MIGRATION_TO: Final = Question("migration-to", clause_of_destination)
ARACHNID_FREE_TILE: Final = Question("arachnid-free-tile", "DS-18.2")
COMPETITION_TILE: Final = Question("competition-tile", "DS-18.4")
COMPETITION_ANIMAL: Final = Question("competition-animal", clause_of_elimination)
DOMINATION_TILE: Final = Question("domination-tile", "DS-19.2")
TAKE_CARD: Final = Question("take-card", "DS-19.8")

# Cards: what several of them ask, then each card's own questions
CARD_TILE: Final = Question("card-tile", clause_of_card)
CARD_BAG_ELEMENT: Final = Question("card-bag-element", clause_of_card)
CARD_CORNER: Final = Question("card-corner", clause_of_card)
CARD_COUNT: Final = Question("card-count", clause_of_card)
CARD_ELIMINATE: Final = Question("card-eliminate", clause_of_card)
BLIGHT_KEEP: Final = Question("blight-keep", "DS-21.4")
CATASTROPHE_SURVIVOR: Final = Question("catastrophe-survivor", "DS-21.5")
DISEASE_DISCARD: Final = Question("disease-discard", "DS-21.7")
EVOLUTION_ANIMAL: Final = Question("evolution-animal", "DS-21.9")
EVOLUTION_TILE: Final = Question("evolution-tile", "DS-21.9", {"victim": "animal"})
FECUNDITY_TILE: Final = Question("fecundity-tile", "DS-21.10", {"used": many("tile")})
IMMIGRANTS_LOSS: Final = Question("immigrants-loss", "DS-21.16")
IMMIGRANTS_PAWN: Final = Question("immigrants-pawn", "DS-21.16")
INSTINCT_SPACE: Final = Question("instinct-space", "DS-21.17")
EXODUS_COUNT: Final = Question("exodus-count", "DS-21.19", {"mover": "animal", "to": "tile"})
METAMORPHOSIS_GIVE: Final = Question("metamorphosis-give", "DS-21.20")

# Reset
MAMMAL_SAVE: Final = Question("mammal-save", "DS-23.3")

# Before a card goes to the dominant animal, where everyone may claim
CLAIM_WINDOW: Final = Question("claim-window", "DS-29.8")

QUESTIONS: Final = (
    CHOOSE_ANIMAL,
    PLACE_PAWN,
    INITIATIVE_SWAP,
    INITIATIVE_RELOCATE,
    ADAPTATION_TAKE,
    REGRESSION_PROTECT,
    ABUNDANCE_TYPE,
    ABUNDANCE_CORNER,
    WASTELAND_RETURN,
    DEPLETION_REMOVE,
    GLACIATION_TILE,
    SPECIATION_ELEMENT,
    SPECIATION_COUNT,
    INSECT_FREE_TILE,
    WANDERLUST_STACK,
    WANDERLUST_HEX,
    WANDERLUST_ELEMENT,
    WANDERLUST_CORNER,
    WANDERLUST_MOVE,
    MIGRATION_FROM,
    MIGRATION_TO,
    ARACHNID_FREE_TILE,
    COMPETITION_TILE,
    COMPETITION_ANIMAL,
    DOMINATION_TILE,
    TAKE_CARD,
    CARD_TILE,
    CARD_BAG_ELEMENT,
    CARD_CORNER,
    CARD_COUNT,
    CARD_ELIMINATE,
    BLIGHT_KEEP,
    CATASTROPHE_SURVIVOR,
    DISEASE_DISCARD,
    EVOLUTION_ANIMAL,
    EVOLUTION_TILE,
    FECUNDITY_TILE,
    IMMIGRANTS_LOSS,
    IMMIGRANTS_PAWN,
    INSTINCT_SPACE,
    EXODUS_COUNT,
    METAMORPHOSIS_GIVE,
    MAMMAL_SAVE,
    CLAIM_WINDOW,
)
