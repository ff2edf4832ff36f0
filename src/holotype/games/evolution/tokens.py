"""The vocabulary of Evolution: what can be chosen, by number."""

from typing import Final

from holotype.core.tokens import Group, Vocabulary

from .data import Components

WORDS: Final = (
    "pass",
    "done",
    "end",
    "accept",
    "no",
    "animal",
    "take",
    "attack",
    "fat",
    "graze",
    "pirate",
    "hibernate",
    "run",
    "full",
    "empty",
    "ink",
    "hide",
    "lure",
    "metamorphose",
    "specialize",
    "shell",
    "recombine",
)
ANIMALS: Final = 312  # as many as there are cards: two sets and both expansions


def vocabulary(components: Components) -> Vocabulary:
    dashed = [trait.id.replace("_", "-") for trait in components.traits]
    return Vocabulary(
        Group("say", 0, WORDS),
        Group("food", 22, ("red", "blue")),
        Group("number", 24, [str(n) for n in range(1, 17)]),
        Group("trait", 40, dashed, _names(components)),
        Group("animal", 75, [letter(a) for a in range(ANIMALS)]),
        Group("card", 387, [card.id.replace("_", "-") for card in components.cards], _faces(components)),
    )


def letter(animal: int) -> str:
    """A, B … Z, then A2, B2 …: what an animal is called on the table."""
    lap, place = divmod(animal, 26)
    return chr(ord("A") + place) + (str(lap + 1) if lap else "")


def _names(components: Components) -> dict[str, list[str]]:
    return {
        "en": [trait.name.en for trait in components.traits],
        "ja": [trait.name.ja for trait in components.traits],
    }


def _faces(components: Components) -> dict[str, list[str]]:
    """A card is called by its faces."""
    names = {trait.id: trait.name for trait in components.traits}
    return {
        "en": [" / ".join(names[face].en for face in card.faces) for card in components.cards],
        "ja": ["・".join(names[face].ja for face in card.faces) for card in components.cards],
    }
