"""How traits are shown: an icon, a colour, and a name short enough for a label."""

from functools import cache

from holotype.core.game import Game

from .names import TRAIT
from .traits import TRAITS

ATTACK, DEFENCE, FOOD, PLAGUE, PAIR, FAT = "#a8352a", "#2c678f", "#45762f", "#75408c", "#1d716c", "#8a5f00"

# icon and colour
SIGNS: dict[str, tuple[str, str]] = {
    "carnivorous": ("fangs", ATTACK),
    "fat_tissue": ("hump", FAT),
    "high_body_weight": ("weight-hanging", DEFENCE),
    "swimming": ("water", DEFENCE),
    "camouflage": ("leaf", DEFENCE),
    "sharp_vision": ("eye", ATTACK),
    "burrowing": ("burrow", DEFENCE),
    "running": ("wind", DEFENCE),
    "mimicry": ("masks-theater", DEFENCE),
    "tail_loss": ("tail", DEFENCE),
    "poisonous": ("skull-crossbones", DEFENCE),
    "scavenger": ("vulture", FOOD),
    "piracy": ("anchor", FOOD),
    "grazing": ("hoof", FOOD),
    "hibernation": ("moon", FOOD),
    "parasite": ("leech", PLAGUE),
    "symbiosis": ("shield-heart", PAIR),
    "communication": ("comments", PAIR),
    "cooperation": ("handshake", PAIR),
    "flight": ("feather-pointed", DEFENCE),
    "intellect": ("brain", ATTACK),
    "ambush": ("seedling", ATTACK),
    "anglerfish": ("lure", ATTACK),
    "ink_cloud": ("splotch", DEFENCE),
    "shell": ("shell", DEFENCE),
    "metamorphosis": ("cocoon", FOOD),
    "viviparous": ("egg", FOOD),
    "trematode": ("worm", PLAGUE),
    "specialization_a": ("temperature-high", FOOD),
    "specialization_b": ("sun", FOOD),
    "cnidocytes": ("sting", DEFENCE),
    "regeneration": ("starfish", DEFENCE),
    "recombination": ("dna", PAIR),
    "edificator": ("house", FOOD),
    "neoplasia": ("tumour", PLAGUE),
}


def icon_of(trait: int) -> str:
    return SIGNS[TRAITS[trait]][0]


def colour_of(trait: int) -> str:
    return SIGNS[TRAITS[trait]][1]


@cache
def label_of(game: Game, trait: int, lang: str) -> str:
    """Its name without what stands in brackets."""
    return game.texts.token(TRAIT + trait, lang).partition(" (")[0]


def tip_of(game: Game, trait: int, lang: str) -> str:
    """Its name and what it does."""
    help_ = game.texts.help(TRAIT + trait, lang)
    full = game.texts.token(TRAIT + trait, lang)
    return f"{full}\n{help_}" if help_ else full
