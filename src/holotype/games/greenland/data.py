"""The components of Greenland as typed records, read from data/*.yaml."""

from pathlib import Path

import msgspec

from holotype.core.data import DataError, load_data
from holotype.core.types import Json

PACKAGE = "holotype.games.greenland"
Words = dict[str, str]
Goods = dict[str, int]


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """One power of a card, daughter or rank; `kind` is explained in glossary.yaml."""

    kind: str
    type: str = ""
    faces: tuple[int, ...] = ()
    amount: int = 0
    only: str = "any"
    per: str = ""
    slot: str = ""
    max: int = 0
    where: str = "any"
    cards_per_turn: int | str = 0
    per_elder: bool = False
    any_colour: bool = False
    capacity: int = 0
    cards: int = 0
    to: tuple[str, ...] = ()


class Raid(msgspec.Struct, frozen=True):
    success: tuple[int, ...]
    attrition: tuple[int, ...]


class Produce(msgspec.Struct, frozen=True):
    babies: int = 0
    choice: tuple[Goods, ...] = ()


class Take(msgspec.Struct, frozen=True, kw_only=True):
    to: str
    equal_dice: int
    vp: int = 0
    option: str = ""
    requires: str = ""


class CardFace(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    trophy_vp: int
    exchange: Goods
    effects: tuple[Effect, ...]
    hay: int = 0
    produce: Produce = Produce()
    sled: bool = False
    raid: Raid | None = None


class Biome(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: Words
    row: str
    type: str
    climax: int
    hits: int
    attrition: tuple[int, ...]
    yield_: Goods = msgspec.field(name="yield")
    cost: Goods
    take: Take | None
    card: CardFace | None
    source: str
    optional_take: Take | None = None


class Daughter(msgspec.Struct, frozen=True):
    id: int
    name: Words
    tribe: str
    theme: Words
    effects: tuple[Effect, ...]
    source: str


class FarmFace(CardFace, frozen=True, kw_only=True):
    face_id: str
    name: Words


class FarmCard(msgspec.Struct, frozen=True):
    id: int
    deck: str
    faces: tuple[FarmFace, FarmFace]
    source: str


class Side(msgspec.Struct, frozen=True, kw_only=True):
    type: str
    hits: int
    attrition: tuple[int, ...]
    yield_: Goods = msgspec.field(name="yield")


class NewWorld(msgspec.Struct, frozen=True):
    id: int
    name: Words
    row: str
    climax: int
    hostile_threshold: int
    pacify_cost: Goods
    sides: dict[str, Side]
    source: str


class Icon(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    repeat: int = 1
    min: int = 0
    colours: tuple[str, ...] = ()
    per: str = ""
    row: str = ""
    effect: str = ""


class Import(msgspec.Struct, frozen=True, kw_only=True):
    name: Words
    iron_import: bool
    exchange: Goods
    trophy_vp: int
    effects: tuple[Effect, ...]
    substitute: str = ""


class EventCard(msgspec.Struct, frozen=True, kw_only=True):
    id: int
    name: Words
    first_player: dict[str, str]
    icons: tuple[Icon, ...]
    import_: Import | None = msgspec.field(name="import")
    source: str


class Tribe(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    colour: str
    name: Words
    homeland: str
    daughters: tuple[int, ...]
    farm_animal_deck: str | None
    markland_colonists: int
    source: str


class Rank(msgspec.Struct, frozen=True, kw_only=True):
    rank: int
    title: Words
    community: bool
    powers: tuple[Effect, ...]
    actions: tuple[str, ...]


class Placard(msgspec.Struct, frozen=True):
    tribe: str
    sides: dict[str, tuple[Rank, ...]]
    source: str


class _Biomes(msgspec.Struct):
    biomes: tuple[Biome, ...]


class _Daughters(msgspec.Struct):
    raid_profile: Raid
    daughters: tuple[Daughter, ...]


class _Farm(msgspec.Struct):
    domestic_cards: tuple[FarmCard, ...]


class _NewWorld(msgspec.Struct):
    new_world: tuple[NewWorld, ...]


class _Events(msgspec.Struct):
    events: tuple[EventCard, ...]


class _Placards(msgspec.Struct):
    placards: tuple[Placard, ...]


class _Game(msgspec.Struct):
    tribes: tuple[Tribe, ...]
    components: Json
    limits: Json
    setup: Json
    scoring: Json
    negotiation_protocol: Json
    seats: Json


class _Scenarios(msgspec.Struct):
    variants: tuple[Json, ...]


class Components:
    """GL-1.2, GL-1.16, GL-1.19: everything in the box that a rule is attached to; cards' own numbers rule."""

    def __init__(self, pack: Path | None) -> None:
        daughters = load_data(PACKAGE, "daughters.yaml", _Daughters, pack)
        self.biomes = load_data(PACKAGE, "biomes.yaml", _Biomes, pack).biomes
        self.daughters = daughters.daughters
        self.sabine = daughters.raid_profile
        self.farm = load_data(PACKAGE, "domestic_animals.yaml", _Farm, pack).domestic_cards
        self.new_world = load_data(PACKAGE, "new_world.yaml", _NewWorld, pack).new_world
        self.events = load_data(PACKAGE, "events.yaml", _Events, pack).events
        self.placards = load_data(PACKAGE, "placards.yaml", _Placards, pack).placards
        self.game = load_data(PACKAGE, "game.yaml", _Game, pack)
        self.tribes = self.game.tribes
        self.variants = {v["id"]: v for v in load_data(PACKAGE, "scenarios.yaml", _Scenarios, pack).variants}
        self._check()
        self.face_names = [face.name for card in self.farm for face in card.faces]
        self.card_names = self._names()

    def _names(self) -> list[Words]:
        """By card number: an event that brings an import is called by it in a tableau, so both are named."""
        names: dict[int, Words] = {}
        for biome in self.biomes:
            names[biome.id] = biome.name
        for daughter in self.daughters:
            names[daughter.id] = daughter.name
        for land in self.new_world:
            names[land.id] = land.name
        for farm in self.farm:
            one, two = farm.faces
            names[farm.id] = {lang: f"{one.name[lang]} / {two.name[lang]}" for lang in ("en", "ja")}
        for event in self.events:
            names[event.id] = event.import_.name if event.import_ else event.name
        return [names[number] for number in range(1, 64)]

    def _check(self) -> None:
        ids = [
            card.id for kind in (self.biomes, self.daughters, self.farm, self.new_world, self.events) for card in kind
        ]
        if sorted(ids) != list(range(1, 64)):
            odd = sorted(set(ids) ^ set(range(1, 64))) or "a number twice"
            raise DataError(f"the cards must be numbered 1 to 63, once each: {odd}")
        if [tribe.id for tribe in self.tribes] != ["tunit", "norse", "sea_sami", "thule"]:
            raise DataError("game.yaml: tribes must be tunit, norse, sea_sami, thule")
        for biome in self.biomes:
            where = f"biomes.yaml: biomes[{biome.id}]"
            if biome.row not in ("north", "south") or biome.type not in TYPES:
                raise DataError(f"{where}: row is north or south, type one of {', '.join(TYPES)}")
            if any(face not in range(1, 7) for face in biome.attrition):
                raise DataError(f"{where}.attrition: faces go from 1 to 6")
            if biome.take and biome.take.to == "hand" and biome.card is None:
                raise DataError(f"{where}.card: a card that is taken to hand needs its tableau face")


TYPES = ("land", "maritime", "fishing", "metallurgy", "raid")
