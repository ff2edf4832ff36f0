"""The components of Bios: Origins as typed records, read from data/*.yaml."""

from pathlib import Path
from typing import Any

import msgspec

from holotype.core.data import DataError, load_data
from holotype.core.types import Json

from .words import (
    ACTIONS,
    CLASSES,
    COLOURS,
    DISCIPLINES,
    DISKS,
    ECOMORPHS,
    EVENTS,
    KINDS,
    LATITUDES,
    RINGS,
    STRIP_COLOURS,
    TECHNOLOGIES,
    TERRAINS,
)

PACKAGE = "holotype.games.bios_origins"


class Name(msgspec.Struct, frozen=True):
    en: str
    ja: str


class Advancement(msgspec.Struct, frozen=True):
    do: str
    track: str | None = None
    max: int = 0
    epoch_max: int = 0


class Choice(Advancement, frozen=True):
    """One option of a card or placard; `then` are its consequents."""

    advanced: bool = False
    then: tuple[Advancement, ...] = ()


class Half(msgspec.Struct, frozen=True):
    discipline: str
    options: tuple[Choice, ...]
    rainbows: tuple[str, ...] = ()


class Requirement(msgspec.Struct, frozen=True):
    tech: dict[str, int] = {}
    menopause: bool = False
    urbanization: int = 0
    city_resource_any_of: tuple[str, ...] = ()


class EventIcon(msgspec.Struct, frozen=True):
    type: str
    kind: str = ""
    name: str = ""
    wing: str = ""

    @property
    def id(self) -> str:
        return "_".join(part for part in (self.type, self.kind or self.wing) if part)


class Card(msgspec.Struct, frozen=True):
    """BO-3.13: a challenge (with events) or an idea (with a pile); two halves of different disciplines."""

    id: str
    number: int
    name: Name
    epoch: int
    eureka: tuple[Advancement, ...]
    req: Requirement
    halves: tuple[Half, ...]
    source: str
    religious: bool = False
    in_set: bool = True
    events: tuple[EventIcon, ...] = ()
    pile: str = ""


class Resource(msgspec.Struct, frozen=True):
    name: Name
    kind: str
    class_: str = msgspec.field(name="class")
    req: dict[str, int] = {}


class Catastrophe(msgspec.Struct, frozen=True):
    name: Name


class Hex(msgspec.Struct, frozen=True):
    id: str
    row: int
    col: int
    name: Name
    kind: str
    ring: str | None
    stars: int
    spots: tuple[str, ...]
    resources: tuple[Resource, ...]
    source: str
    catastrophes: tuple[Catastrophe, ...] = ()


class Start(msgspec.Struct, frozen=True):
    mode: str
    color: str


class Spot(msgspec.Struct, frozen=True):
    id: str
    x: int
    y: int
    terrain: str
    hexes: tuple[str, ...]
    adjacent: tuple[str, ...]
    name: Name | None = None
    start: Start | None = None
    wraps: bool = False


class ClassicMap(msgspec.Struct, frozen=True):
    hexes: tuple[Hex, ...]
    spots: tuple[Spot, ...]
    edges: tuple[tuple[str, str, str, str], ...]


class Cell(msgspec.Struct, frozen=True):
    id: str
    row: int
    col: int
    tile_slot: bool
    ocean_resource: Resource


class Face(msgspec.Struct, frozen=True):
    side: str
    kind: str
    ring: str | None
    corners: tuple[str, ...]
    resources: tuple[Resource, ...]


class Tile(msgspec.Struct, frozen=True):
    id: str
    faces: tuple[Face, ...]
    catastrophes: tuple[Catastrophe, ...] = ()


class CustomMap(msgspec.Struct, frozen=True):
    sheet: tuple[Cell, ...]
    tiles: tuple[Tile, ...]


class CratonHex(msgspec.Struct, frozen=True):
    """A hex of a craton: 0 is the centre, 1 to 6 lie around it, clockwise from the north-east."""

    at: int
    terrain: str
    beast: Name | None = None
    start: str | None = None


class Craton(msgspec.Struct, frozen=True):
    id: str
    name: Name
    hexes: tuple[CratonHex, ...]


class Strip(msgspec.Struct, frozen=True):
    """Latitudes, from the north: white, green or plain."""

    id: str
    name: Name
    rows: tuple[str, ...]


class Cratons(msgspec.Struct, frozen=True):
    strips: tuple[Strip, ...]
    cratons: tuple[Craton, ...]


class Lying(msgspec.Struct, frozen=True):
    """Where the centre of a craton lies."""

    id: str
    row: int
    col: int


class Place(msgspec.Struct, frozen=True):
    craton: str
    at: int


class Disk(msgspec.Struct, frozen=True):
    colour: str
    craton: str = ""
    at: int = 0
    offshore: bool = False


class OldSpecies(msgspec.Struct, frozen=True):
    ecomorph: str
    emotions: int
    places: tuple[Place, ...]
    language: int | None = None


class OldPlayer(msgspec.Struct, frozen=True):
    color: str
    species: tuple[OldSpecies, ...]
    plant: bool = False
    points: tuple[int, ...] = ()


class Megafauna(msgspec.Struct, frozen=True):
    strip: str
    runaway_greenhouse: bool
    oxygen: int
    atmosphere: int
    cratons: tuple[Lying, ...]
    disks: tuple[Disk, ...]
    players: tuple[OldPlayer, ...]


class Stage(msgspec.Struct, frozen=True):
    stage: int
    label: Name
    on_reach: tuple[Advancement, ...] = ()


class Track(msgspec.Struct, frozen=True):
    id: str
    name: Name
    start: int
    stages: tuple[Stage, ...]


class Named(msgspec.Struct, frozen=True):
    id: str
    name: Name


class Tracks(msgspec.Struct, frozen=True):
    technology: tuple[Track, ...]
    disciplines: tuple[Named, ...]


class Philosophy(msgspec.Struct, frozen=True):
    id: str
    name: Name
    arm: str
    crisis: str
    auction_bonus: str | None
    zeroes_score: str | None
    chaos_if: str | None
    high_frontier_politics: str
    adjacent: tuple[str, ...]


class Philosophies(msgspec.Struct, frozen=True):
    start: str
    nodes: tuple[Philosophy, ...]


class Crown(msgspec.Struct, frozen=True):
    number: int
    discipline: str
    setup_bonus: tuple[Advancement, ...] = ()


class Species(msgspec.Struct, frozen=True):
    color: str
    name: Name
    first_divergence: Name


class Bonus(msgspec.Struct, frozen=True):
    do: str
    condition: dict[str, int]


class Rows(msgspec.Struct, frozen=True):
    lower: dict[str, tuple[Choice, ...]]
    upper: dict[str, tuple[Choice, ...]]
    basic_bonus: dict[str, Bonus]


class Placards(msgspec.Struct, frozen=True):
    species: tuple[Species, ...]
    species_rows: Rows
    crowns: tuple[Crown, ...]


class Comet(msgspec.Struct, frozen=True):
    id: str
    number: int
    name: Name
    closes_epoch: int
    scoring: str | None


class Ecomorph(msgspec.Struct, frozen=True):
    """BO-21.33: what an ecomorph brings; `words.ECOMORPHS` are their ids."""

    id: str
    name: Name
    effect: Json


class CampaignImport(msgspec.Struct, frozen=True):
    ecomorphs: tuple[Ecomorph, ...]
    migrants_per_color: int


class Setup(msgspec.Struct, frozen=True):
    components: Json
    comets: tuple[Comet, ...]
    climate_by_players: dict[int | str, Any]
    challenge_deck: Json
    brain_start: Json
    modes: Json
    solo_target: dict[str, int]
    campaign_import: CampaignImport


class Icon(msgspec.Struct, frozen=True):
    id: str
    name: Name


class Kind(msgspec.Struct, frozen=True):
    id: str
    name: Name
    blitz: bool = False


class Climate(msgspec.Struct, frozen=True):
    ring: str
    chit: Name
    flips_to: str
    ignored_for_movement_at: dict[str, int]


class Icons(msgspec.Struct, frozen=True):
    actions: tuple[Icon, ...]
    events: tuple[Icon, ...]
    resource_kinds: tuple[Kind, ...]
    climate: tuple[Climate, ...]


class _Cards(msgspec.Struct):
    cards: tuple[Card, ...]


class Components:
    """BO-2.1: everything in the box; a data pack may lay other files over it."""

    def __init__(self, pack: Path | None) -> None:
        self.challenges = load_data(PACKAGE, "challenge_cards.yaml", _Cards, pack).cards
        self.ideas = load_data(PACKAGE, "idea_cards.yaml", _Cards, pack).cards
        self.classic = load_data(PACKAGE, "classic_map.yaml", ClassicMap, pack)
        self.custom = load_data(PACKAGE, "custom_map.yaml", CustomMap, pack)
        self.cratons, self.megafauna = read_imports(pack)
        self.tracks = load_data(PACKAGE, "tracks.yaml", Tracks, pack)
        self.philosophies = load_data(PACKAGE, "philosophy.yaml", Philosophies, pack)
        self.placards = load_data(PACKAGE, "placards.yaml", Placards, pack)
        self.setup = load_data(PACKAGE, "setup.yaml", Setup, pack)
        self.icons = load_data(PACKAGE, "icons.yaml", Icons, pack)
        self._check()
        self.cards: tuple[Card | Comet, ...] = (*self.challenges, *self.setup.comets, *self.ideas)

    def _check(self) -> None:
        numbers = [card.number for card in self.challenges]
        numbers += [comet.number for comet in self.setup.comets]
        numbers += [card.number for card in self.ideas]
        if numbers != list(range(1, 207)):
            raise DataError("challenge_cards.yaml, idea_cards.yaml: cards are numbered 1 to 206, each once, in order")
        for file, cards in (("challenge_cards.yaml", self.challenges), ("idea_cards.yaml", self.ideas)):
            for card in cards:
                _check_card(file, card)
        for card in self.challenges:
            for event in card.events:
                _known("challenge_cards.yaml", card.id, "events", event.id, EVENTS)
                if event.type == "catastrophe" and not event.name:
                    raise DataError(f"challenge_cards.yaml: cards[{card.id}].events: a catastrophe needs its name")
        for card in self.ideas:
            _known("idea_cards.yaml", card.id, "pile", card.pile, DISCIPLINES)
        if tuple(track.id for track in self.tracks.technology) != TECHNOLOGIES:
            raise DataError(f"tracks.yaml: technology must be {', '.join(TECHNOLOGIES)}, in this order")
        if tuple(shape.id for shape in self.setup.campaign_import.ecomorphs) != ECOMORPHS:
            raise DataError(f"setup.yaml: campaign_import.ecomorphs must be {', '.join(ECOMORPHS)}, in this order")
        self._check_map()

    def _check_map(self) -> None:
        spots = {spot.id for spot in self.classic.spots}
        for hex_ in self.classic.hexes:
            if len(hex_.spots) != 6 or not spots.issuperset(hex_.spots):
                raise DataError(f"classic_map.yaml: hexes[{hex_.id}].spots must be six of the spots")
            _check_land("classic_map.yaml", hex_.id, hex_.ring, hex_.resources)
        for tile in self.custom.tiles:
            if len(tile.faces) != 2:
                raise DataError(f"custom_map.yaml: tiles[{tile.id}].faces must be two")
            for face in tile.faces:
                _check_land("custom_map.yaml", tile.id, face.ring, face.resources)
        for spot in self.classic.spots:
            if spot.start is not None:
                _known("classic_map.yaml", spot.id, "start.color", spot.start.color, COLOURS)


def _check_card(file: str, card: Card) -> None:
    if len(card.halves) != 2 or card.halves[0].discipline == card.halves[1].discipline:
        raise DataError(f"{file}: cards[{card.id}].halves must be two of different disciplines")
    for half in card.halves:
        _known(file, card.id, "discipline", half.discipline, DISCIPLINES)
        if half.rainbows.count("dissent") > 1:
            raise DataError(f"{file}: cards[{card.id}].rainbows may hold one dissent rainbow")
        if len({(choice.do, choice.track) for choice in half.options}) != len(half.options):
            raise DataError(f"{file}: cards[{card.id}].options of a half must be different actions")
        for choice in half.options:
            for step in (choice, *choice.then):
                _check_advancement(file, card.id, step)
    for step in card.eureka:
        _check_advancement(file, card.id, step)
    for kind in card.req.city_resource_any_of:
        _known(file, card.id, "city_resource_any_of", kind, (*KINDS, "any"))
    for track in card.req.tech:
        _known(file, card.id, "req.tech", track, TECHNOLOGIES)


def read_imports(pack: Path | None) -> tuple[Cratons, Megafauna]:
    """BO-21.27, BO-21.30: cratons and the end of a game of Megafauna; without a data pack there are none."""
    cratons = load_data(PACKAGE, "cratons.yaml", Cratons, pack)
    megafauna = load_data(PACKAGE, "megafauna.yaml", Megafauna, pack)
    _check_cratons(cratons)
    if megafauna.players:
        _check_megafauna(megafauna, cratons)
    return cratons, megafauna


def _check_cratons(data: Cratons) -> None:
    """BO-21.27: nothing at all, or up to four cratons on which each colour has one start hex."""
    file = "cratons.yaml"
    for strip in data.strips:
        if len(strip.rows) != LATITUDES:
            raise DataError(f"{file}: strips[{strip.id}].rows must be {LATITUDES} colours")
        for colour in strip.rows:
            _known(file, strip.id, "rows", colour, STRIP_COLOURS)
    starts = []
    for craton in data.cratons:
        if len({hex_.at for hex_ in craton.hexes} & set(range(7))) != len(craton.hexes) or len(craton.hexes) < 3:
            raise DataError(f"{file}: cratons[{craton.id}].hexes must be at 0 to 6, each once, and at least three")
        for hex_ in craton.hexes:
            _known(file, craton.id, "terrain", hex_.terrain, TERRAINS)
        starts += [hex_.start for hex_ in craton.hexes if hex_.start is not None]
    if data.cratons and sorted(starts) != sorted(COLOURS):
        raise DataError(f"{file}: each colour ({', '.join(COLOURS)}) needs one start hex")
    if len(data.cratons) > 4:
        raise DataError(f"{file}: there are at most four cratons")


def _check_megafauna(data: Megafauna, earth: Cratons) -> None:
    """BO-21.30: a campaign goes on only if a species survived and no runaway greenhouse came."""
    file = "megafauna.yaml"
    if data.runaway_greenhouse:
        raise DataError(f"{file}: runaway_greenhouse: after a runaway greenhouse nothing goes on")
    if min(data.oxygen, data.atmosphere) < 1:
        raise DataError(f"{file}: oxygen and atmosphere must let a migrant go at least one step")
    _known(file, "strip", "strip", data.strip, tuple(strip.id for strip in earth.strips))
    hexes = tuple(f"{craton.id} {hex_.at}" for craton in earth.cratons for hex_ in craton.hexes)
    if sorted(lying.id for lying in data.cratons) != sorted(craton.id for craton in earth.cratons):
        raise DataError(f"{file}: cratons must give the place of every craton in cratons.yaml, once")
    for disk in data.disks:
        _known(file, "disks", "colour", disk.colour, DISKS)
        if not disk.offshore:
            _known(file, "disks", "craton and at", f"{disk.craton} {disk.at}", hexes)
    if len({len(player.points) for player in data.players}) > 1:
        raise DataError(f"{file}: players: points must be of as many games for everybody")
    if len({player.color for player in data.players}) != len(data.players):
        raise DataError(f"{file}: players: each colour may come once")
    for player in data.players:
        _known(file, "players", "color", player.color, COLOURS)
        shapes = [species.ecomorph for species in player.species]
        if not shapes or len(set(shapes)) != len(shapes):
            raise DataError(f"{file}: players[{player.color}].species must be at least one, each of another ecomorph")
        for species in player.species:
            _known(file, player.color, "ecomorph", species.ecomorph, ECOMORPHS)
            for place in species.places:
                _known(file, player.color, "places", f"{place.craton} {place.at}", hexes)
            if not species.places or species.emotions < 0:
                raise DataError(f"{file}: players[{player.color}]: a species that survived lives somewhere")


def _check_advancement(file: str, record: str, step: Advancement) -> None:
    if step.do == "tech":
        _known(file, record, "track", step.track or "", TECHNOLOGIES)
    else:
        _known(file, record, "do", step.do, ACTIONS)


def _check_land(file: str, record: str, ring: str | None, resources: tuple[Resource, ...]) -> None:
    if ring is not None:
        _known(file, record, "ring", ring, RINGS)
    if len(resources) > 2:
        raise DataError(f"{file}: {record}: resources are at most two")
    for resource in resources:
        _known(file, record, "kind", resource.kind, KINDS)
        _known(file, record, "class", resource.class_, CLASSES)


def _known(file: str, record: str, field: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise DataError(f"{file}: {record}: {field} must be one of {', '.join(known)}, not {value!r}")
