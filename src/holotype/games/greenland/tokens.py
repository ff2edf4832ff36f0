"""The vocabulary of Greenland: what can be named, by number."""

from typing import Final

from holotype.core.tokens import Group, Vocabulary

from .data import Components

WORDS: Final = (
    *("pass", "done", "yes", "no", "accept", "reject", "recall", "abandon", "promote", "exchange", "slaughter"),
    *("domesticate", "witch-burn", "banish", "tool-make", "emissary", "proselytize", "baptism", "baby", "fresh"),
    *("acted", "roll", "mariner", "sled"),
)
DISKS: Final = ("energy", "ivory", "iron")
TRIBES: Final = ("tunit", "norse", "sea_sami", "thule")
NUMBERS: Final = 40
# What the cards are called in records, by card number from 1 on; a data pack may rename a card, not its token.
CARDS: Final = (
    *("ringed-seal", "polar-bear", "bowhead", "arctic-cod", "walrus", "musk-ox", "gyrfalcon", "arctic-caribou"),
    *("cape-york", "narwhal", "toggle-harpoon", "cable-bow", "fish-spear", "husky", "little-auk", "arctic-char"),
    *("barren-caribou", "orca", "elkhound", "harp-seal", "shark", "hooded-seal", "bog-iron", "shieling"),
    *("cold-forging", "goggles", "maps", "bird-cliff", "beluga", "harbor-seal", "bearded-seal", "axe", "book"),
    *("crossbow", "fogs", "sea-ice", "trade-ship", "current", "ice-sheet", "sun-stone", "maunder", "comet", "laki"),
    *("chain-mail", "sword", "hammer", "pot", "thrall", "birgitta", "meeka", "saila", "nelii", "peepeelee"),
    *("chidzigyaak", "kirima", "sigrid", "sheep-pony", "goat-cattle", "markland", "vinland", "sunnan-anni", "geala"),
    "sami-herd",
)
EVENTS: Final = CARDS[31:48]  # as what happens, not as what is imported; only for the log, never chosen
FACES: Final = ("sheep", "pony", "goat", "cattle", "lappget", "reindeer")


def vocabulary(components: Components) -> Vocabulary:
    tribes = [tribe.replace("_", "-") for tribe in TRIBES]
    ranks = range(1, 7)
    ranked = [f"{tribe}-{rank}" for tribe in tribes for rank in ranks]
    return Vocabulary(
        Group("say", 0, WORDS),
        Group("disk", 24, DISKS),
        Group("give", 27, DISKS),
        Group("ask", 30, DISKS),
        Group("kind", 33, ("man", "alpha", "daughter", "husband")),
        Group("die", 37, ("1", "2", "3", "4", "5", "6", "alpha"), first=1),
        Group("elder", 44, ranked, _elders(components, "polytheist")),
        Group("matriarch", 68, [str(rank) for rank in ranks], first=1),
        Group("tribe", 74, tribes, {lang: [_in(t.name, lang) for t in components.tribes] for lang in ("en", "ja")}),
        Group("row", 78, ("north", "south")),
        Group("face", 80, FACES, {lang: [_in(n, lang) for n in components.face_names] for lang in ("en", "ja")}),
        Group("number", 86, [str(n) for n in range(NUMBERS + 1)]),
        Group(
            "card", 127, CARDS, {lang: [_in(n, lang) for n in components.card_names] for lang in ("en", "ja")}, first=1
        ),
        Group("event", 190, EVENTS, {lang: [_in(e.name, lang) for e in components.events] for lang in ("en", "ja")}),
        Group("title", 207, ranked, _elders(components, "monotheist")),
    )


def _in(name: dict[str, str], lang: str) -> str:
    return name[lang]


def _elders(components: Components, side: str) -> dict[str, list[str]]:
    """An elder by tribe, the title on one side of the placard, and rank: Norse Mariner (rank 6)."""
    sides = {placard.tribe: placard for placard in components.placards}
    ranks = [(tribe.name, rank.title, rank.rank) for tribe in components.tribes for rank in sides[tribe.id].sides[side]]
    return {
        "en": [_ranked(f"{tribe['en']} {title['en']}", f"rank {n}", " (", ", ", ")") for tribe, title, n in ranks],
        "ja": [_ranked(f"{tribe['ja']}の{title['ja']}", f"ランク{n}", "（", "、", "）") for tribe, title, n in ranks],
    }


def _ranked(title: str, rank: str, opening: str, comma: str, closing: str) -> str:
    """The rank in brackets behind a title, or within the brackets that the title ends with."""
    if title.endswith(closing):
        return f"{title.removesuffix(closing)}{comma}{rank}{closing}"
    return f"{title}{opening}{rank}{closing}"
