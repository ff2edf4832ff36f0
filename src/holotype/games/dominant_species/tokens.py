"""The vocabulary of Dominant Species: what can be named, by number."""

from holotype.core.tokens import Group, Vocabulary

from .data import Components, Name, Space
from .names import ANIMAL, CARD, CLAIM, CORNER, ELEMENT, NUMBER, SPACE, STACK, TILE, WORDS

MOST_CUBES = 55


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
        Group("claim", CLAIM, hexes),
    )


def names(found: list[Name]) -> dict[str, list[str]]:
    return {"en": [name.en for name in found], "ja": [name.ja for name in found]}


def corner_names(components: Components) -> dict[str, list[str]]:
    """A corner is called by its id and the hexes it touches."""
    shown = [f"{c.id} ({'/'.join(sorted(c.hexes))})" for c in components.corners]
    return {"en": shown, "ja": shown}


def space_names(components: Components) -> dict[str, list[str]]:
    """A space is called by its section and what is printed on it."""
    found: dict[str, list[str]] = {"en": [], "ja": []}
    terrains = {t.id: t.name for t in components.terrains}
    elements = {e.id: e.name for e in components.elements}
    for section in components.sections:
        for space in section.spaces:
            if space.kind == "eyeball":
                for lang in ("en", "ja"):
                    found[lang].append(f"{getattr(section.name, lang)} {printed(space, elements, terrains, lang)}")
    return found


def printed(space: Space, elements: dict[str, Name], terrains: dict[str, Name], lang: str) -> str:
    if space.element is not None:
        return f"{space.index} ({getattr(elements[space.element], lang)})"
    if space.cubes:
        return f"{space.index} ({space.cubes})"
    if space.terrains:
        shown = "/".join(getattr(terrains[t], lang) for t in space.terrains if t != "tundra")
        return f"{space.index} ({shown})"
    return str(space.index)
