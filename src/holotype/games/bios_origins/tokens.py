"""The vocabulary of Bios: Origins: what can be named, by number."""

import re

from holotype.core.tokens import Group, Vocabulary

from .atlas import Atlas
from .data import Components, Name
from .names import CARD, DISCIPLINE, DO, HEX, NUMBER, PHILOSOPHY, PLAYER, REGION, TECH, TILE
from .words import ACTIONS, CHITS, DISCIPLINES, REGIONS, SAYINGS, TECHNOLOGIES


def vocabulary(components: Components, atlases: list[Atlas]) -> Vocabulary:
    actions = {icon.id: icon.name for icon in components.icons.actions}
    techs = {track.id: track.name for track in components.tracks.technology}
    hexes = [hex_id for atlas in atlases for hex_id in atlas.hex_ids]
    spots = [spot for atlas in atlases for spot in atlas.spot_ids]
    return Vocabulary(
        Group("say", 0, SAYINGS),
        Group("number", NUMBER, [str(n) for n in range(15)]),
        Group("discipline", DISCIPLINE, DISCIPLINES, labels([d.name for d in components.tracks.disciplines])),
        Group("region", REGION, REGIONS),
        Group("tech", TECH, TECHNOLOGIES, labels([techs[t] for t in TECHNOLOGIES])),
        Group("do", DO, [dashed(a) for a in ACTIONS], labels([actions.get(a) or techs[a] for a in ACTIONS])),
        Group("player", PLAYER, ["1", "2", "3", "4"]),
        Group(
            "philosophy",
            PHILOSOPHY,
            [dashed(node.id) for node in components.philosophies.nodes],
            labels([node.name for node in components.philosophies.nodes]),
        ),
        Group(
            "card", CARD, [slug(card.name.en) for card in components.cards], labels([c.name for c in components.cards])
        ),
        Group(
            "tile",
            TILE,
            [f"{tile.id}-{face.side}" for tile in components.custom.tiles for face in tile.faces],
            tile_labels(components),
        ),
        Group("hex", HEX, hexes, hex_labels(components, atlases)),
        Group("spot", HEX + len(hexes), spots, spot_labels(components, atlases)),
        Group(
            "resource",
            HEX + len(hexes) + len(spots),
            [f"{hex_id}-{n}" for hex_id in hexes for n in (1, 2)],
            resource_labels(components, atlases),
        ),
        *import_groups(components, HEX + 3 * len(hexes) + len(spots)),
    )


def import_groups(components: Components, base: int) -> list[Group]:
    """BO-21.27, BO-21.33: what only imports need; at the end, so that nothing else changes its number."""
    cratons = components.cratons.cratons
    if not cratons:
        return []
    shapes = components.setup.campaign_import.ecomorphs
    return [
        Group("craton", base, [craton.id for craton in cratons], labels([craton.name for craton in cratons])),
        Group("chit", base + len(cratons), CHITS),
        Group(
            "ecomorph",
            base + len(cratons) + len(CHITS),
            [shape.id for shape in shapes],
            labels([shape.name for shape in shapes]),
        ),
    ]


def dashed(word: str) -> str:
    return word.replace("_", "-")


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def labels(names: list[Name]) -> dict[str, list[str]]:
    return {"en": [name.en for name in names], "ja": [name.ja for name in names]}


def tile_labels(components: Components) -> dict[str, list[str]]:
    sides = {"shelf": "大陸棚", "continent": "大陸"}
    names = []
    for n, tile in enumerate(components.custom.tiles, 1):
        names += [Name(f"tile {n} ({face.side})", f"タイル{n}（{sides[face.side]}）") for face in tile.faces]
    return labels(names)


def hex_labels(components: Components, atlases: list[Atlas]) -> dict[str, list[str]]:
    names = [hex_.name for hex_ in components.classic.hexes]
    for atlas in atlases[1:]:
        names += [Name(at, at) for at in places(atlas)]
    return labels(names)


def places(atlas: Atlas) -> list[str]:
    """What the hexes of a sheet are called: a letter for the row, a number for the column."""
    return [f"{'ABCDEFGHIJ'[row]}{col + 1}" for row, col in atlas.cells]


CORNER_NAMES = (  # as in CORNERS
    Name("north", "北"), Name("northeast", "北東"), Name("southeast", "南東"), Name("south", "南"),
    Name("southwest", "南西"), Name("northwest", "北西"),
)  # fmt: skip


def spot_labels(components: Components, atlases: list[Atlas]) -> dict[str, list[str]]:
    """A spot without a name is called after the hexes around it; at the rim after the corner of one."""
    given = [spot.name or Name(f"spot {spot.id}", f"スポット {spot.id}") for spot in components.classic.spots]
    names = [cornered(atlases[0], spot, name) if given.count(name) > 1 else name for spot, name in enumerate(given)]
    for atlas in atlases[1:]:
        names += [spot_name(atlas, spot) for spot in range(atlas.spots)]
    return labels(names)


def cornered(atlas: Atlas, spot: int, name: Name) -> Name:
    """A name that several spots at the rim share, with the corner of their hex."""
    corner = CORNER_NAMES[atlas.spots_of[atlas.hexes_of[spot][0]].index(spot)]
    return Name(f"{name.en} ({corner.en})", f"{name.ja}（{corner.ja}）")


def spot_name(atlas: Atlas, spot: int) -> Name:
    at, around = places(atlas), atlas.hexes_of[spot]
    if len(around) == 3:
        return Name(" / ".join(at[h] for h in around), "／".join(at[h] for h in around))
    corner = CORNER_NAMES[atlas.spots_of[around[0]].index(spot)]
    return Name(f"{at[around[0]]} {corner.en}", f"{at[around[0]]}の{corner.ja}")


def resource_labels(components: Components, atlases: list[Atlas]) -> dict[str, list[str]]:
    names = []
    for hex_ in components.classic.hexes:
        for n in range(2):
            name = hex_.resources[n].name if n < len(hex_.resources) else Name("nothing", "なし")
            names.append(Name(f"{name.en} ({hex_.name.en})", f"{name.ja}（{hex_.name.ja}）"))
    for atlas in atlases[1:]:
        names += [Name(f"resource {n} of {at}", f"{at}の資源{n}") for at in places(atlas) for n in (1, 2)]
    return labels(names)
