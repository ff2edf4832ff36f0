"""The vocabulary of Dominant Species: its tokens and what they are called."""

from holotype.core.tokens import Group, Vocabulary

from .data import Components, Name, Space
from .names import ANIMAL, CARD, CLAIM, CORNER, ELEMENT, NUMBER, SPACE, STACK, TILE, WORDS

MOST_CUBES = 55
DIRECTIONS = {"E": "東", "SE": "南東", "SW": "南西", "W": "西", "NW": "北西", "NE": "北東"}


def vocabulary(components: Components) -> Vocabulary:
    """DS-30.1, DS-30.3: one token names one space, type, corner, tile, animal, card, number or word."""
    names([c.name for c in components.cards])
    hexes = [h.id.lower() for h in components.hexes]
    return Vocabulary(
        Group("say", 0, WORDS),
        Group("number", NUMBER, [str(n) for n in range(MOST_CUBES + 1)]),
        Group("element", ELEMENT, [e.id for e in components.elements], names([e.name for e in components.elements])),
        Group("animal", ANIMAL, [a.id for a in components.animals], names([a.name for a in components.animals])),
        Group("stack", STACK, ("1", "2", "3")),
        Group("tile", TILE, hexes, {lang: [h.id for h in components.hexes] for lang in ("en", "ja")}),
        Group("corner", CORNER, [c.id.lower() for c in components.corners], corner_names(components)),
        Group("space", SPACE, [s.id.replace("_", "-") for s in components.eyeballs], space_names(components)),
        Group(
            "card", CARD, [c.id.replace("_", "-") for c in components.cards], names([c.name for c in components.cards])
        ),
        Group("claim", CLAIM, hexes, claim_names(components)),
    )


def names(found: list[Name]) -> dict[str, list[str]]:
    return {"en": [name.en for name in found], "ja": [name.ja for name in found]}


def claim_names(components: Components) -> dict[str, list[str]]:
    hexes = [h.id for h in components.hexes]
    return {"en": [f"Claim {h}" for h in hexes], "ja": [f"{h}のドミナントを宣言" for h in hexes]}


def corner_names(components: Components) -> dict[str, list[str]]:
    """A corner is called by the hexes it touches; where that is only one, by the side it lies on too."""
    found: dict[str, list[str]] = {"en": [], "ja": []}
    for c in components.corners:
        home = next(h for h in components.hexes if h.id == min(c.hexes))
        side = next(side for side, corner in home.corners.items() if corner == c.id)
        for lang in ("en", "ja"):
            rim = f"{home.id} {side}" if lang == "en" else f"{home.id} {DIRECTIONS[side]}"
            found[lang].append("/".join(sorted(c.hexes)) if len(c.hexes) > 1 else rim)
    return found


def space_names(components: Components) -> dict[str, list[str]]:
    """A space is called by its section and what is printed on it."""
    found: dict[str, list[str]] = {"en": [], "ja": []}
    terrains = {t.id: t.name for t in components.terrains}
    elements = {e.id: e.name for e in components.elements}
    for section in components.sections:
        for space in section.spaces:
            if space.kind == "eyeball":
                for lang in ("en", "ja"):
                    found[lang].append(getattr(section.name, lang) + printed(space, elements, terrains, lang))
    return found


def printed(space: Space, elements: dict[str, Name], terrains: dict[str, Name], lang: str) -> str:
    """In brackets what is printed on a space; where that is nothing, its number."""
    brackets = " ({})" if lang == "en" else "（{}）"
    if space.element is not None:
        return brackets.format(getattr(elements[space.element], lang))
    if space.cubes:
        return brackets.format(space.cubes)
    if space.terrains:
        return brackets.format("/".join(getattr(terrains[t], lang) for t in space.terrains if t != "tundra"))
    return f" {space.index}" if lang == "en" else str(space.index)
