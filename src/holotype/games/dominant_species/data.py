"""DS-2.1: the components of Dominant Species as typed records, read from data/*.yaml."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from holotype.core.data import DataError, load_data

from .hexes import around, corners
from .names import ANIMAL_IDS, CARD_IDS, CORNERS, ELEMENT_IDS, HEXES, SECTION_IDS, SPACES, TERRAIN_IDS

PACKAGE = "holotype.games.dominant_species"
SIDES = ("E", "SE", "SW", "W", "NW", "NE")


class Name(msgspec.Struct, frozen=True):
    en: str
    ja: str


class Space(msgspec.Struct, frozen=True):
    id: str
    kind: str  # eyeball or icon
    index: int
    source: str
    animal: str | None = None
    element: str | None = None
    cubes: int = 0
    terrains: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True):
    id: str
    name: Name
    spaces: tuple[Space, ...]
    runs_without_pawn: bool


class _Display(msgspec.Struct):
    sections: tuple[Section, ...]


class Animal(msgspec.Struct, frozen=True):
    id: str
    name: Name
    default_elements: tuple[str, ...]
    random_setup_element: str
    start_cubes: dict[str, int]
    source: str


class _AnimalsMeta(msgspec.Struct):
    max_elements: int
    pawns_each: int


class _Animals(msgspec.Struct):
    meta: _AnimalsMeta
    animals: tuple[Animal, ...]


class Hex(msgspec.Struct, frozen=True):
    id: str
    q: int
    r: int
    neighbors: dict[str, str]
    corners: dict[str, str]
    source: str
    start_tile: str | None = None
    start_tundra: bool = False


class Corner(msgspec.Struct, frozen=True):
    id: str
    hexes: tuple[str, ...]
    off_board: int
    xy: tuple[float, float]
    source: str


class StartElement(msgspec.Struct, frozen=True):
    corner: str
    element: str
    source: str


class _Board(msgspec.Struct):
    hexes: tuple[Hex, ...]
    corners: tuple[Corner, ...]
    starting_elements: tuple[StartElement, ...]


class Card(msgspec.Struct, frozen=True):
    id: str
    name: Name
    clause: str
    source: str
    bottom_of_deck: bool = False


class _CardsMeta(msgspec.Struct):
    available_slots: int


class _Cards(msgspec.Struct):
    meta: _CardsMeta
    dominance_cards: tuple[Card, ...]
    survival_card: Card


class Element(msgspec.Struct, frozen=True):
    id: str
    name: Name
    disks: int
    source: str


class _Elements(msgspec.Struct):
    elements: tuple[Element, ...]


class Terrain(msgspec.Struct, frozen=True):
    id: str
    name: Name
    tile_vp: tuple[int, ...]
    speciation_max: int
    large: int
    small: int
    source: str


class _Terrains(msgspec.Struct):
    terrains: tuple[Terrain, ...]


class _BonusTrack(msgspec.Struct):
    values: dict[int, int]
    cap_quantity: int


class PlayerCount(msgspec.Struct, frozen=True):
    players: int
    pawns: int
    cubes: int
    source: str


class _Tables(msgspec.Struct):
    bonus_vp_track: _BonusTrack
    player_counts: tuple[PlayerCount, ...]


class Mode(msgspec.Struct, frozen=True):
    id: str
    players: tuple[int, ...]
    animals_per_player: dict[int, int]


class _Override(msgspec.Struct):
    order: tuple[str, ...] = ()


class _Setup(msgspec.Struct):
    modes: tuple[Mode, ...]
    random_setup_overrides: tuple[_Override, ...]


class Components:
    """DS-2.1: everything in the box."""

    def __init__(self, pack: Path | None) -> None:
        self.sections = load_data(PACKAGE, "action_display.yaml", _Display, pack).sections
        animals = load_data(PACKAGE, "animals.yaml", _Animals, pack)
        self.animals = animals.animals
        self.max_elements = animals.meta.max_elements
        self.max_pawns = animals.meta.pawns_each
        board = load_data(PACKAGE, "board.yaml", _Board, pack)
        self.hexes, self.corners, self.start_elements = board.hexes, board.corners, board.starting_elements
        cards = load_data(PACKAGE, "cards.yaml", _Cards, pack)
        self.cards, self.survival = cards.dominance_cards, cards.survival_card
        self.card_slots = cards.meta.available_slots
        self.elements = load_data(PACKAGE, "elements.yaml", _Elements, pack).elements
        self.terrains = load_data(PACKAGE, "terrains.yaml", _Terrains, pack).terrains
        tables = load_data(PACKAGE, "tables.yaml", _Tables, pack)
        self.bonus = tables.bonus_vp_track
        self.player_counts = tables.player_counts
        setup = load_data(PACKAGE, "setup.yaml", _Setup, pack)
        self.modes = setup.modes
        self.random_order = next(o.order for o in setup.random_setup_overrides if o.order)
        self.eyeballs = tuple(space for section in self.sections for space in section.spaces if space.kind == "eyeball")
        self._check()

    def _check(self) -> None:
        same("action_display.yaml, sections", [s.id for s in self.sections], SECTION_IDS)
        same("animals.yaml", [a.id for a in self.animals], ANIMAL_IDS)
        same("elements.yaml", [e.id for e in self.elements], ELEMENT_IDS)
        same("terrains.yaml", [t.id for t in self.terrains], TERRAIN_IDS)
        same("cards.yaml", [c.id for c in self.cards], CARD_IDS)
        counted("board.yaml: hexes", len(self.hexes), HEXES)
        counted("board.yaml: corners", len(self.corners), CORNERS)
        counted("action_display.yaml: eyeballs", len(self.eyeballs), SPACES)
        self._check_geometry()
        for animal in self.animals:
            strangers = set(animal.default_elements) - set(ELEMENT_IDS)
            if strangers or animal.random_setup_element not in ELEMENT_IDS:
                raise DataError(f"animals.yaml, {animal.id}: an element must be one of {', '.join(ELEMENT_IDS)}")
            if not set(animal.start_cubes) <= set(TERRAIN_IDS):
                raise DataError(f"animals.yaml, {animal.id}: start_cubes must name terrains")
        for space in self.eyeballs:
            if space.element is not None and space.element not in ELEMENT_IDS:
                raise DataError(f"action_display.yaml, {space.id}: {space.element!r} is no element")
            if not set(space.terrains) <= set(TERRAIN_IDS):
                raise DataError(f"action_display.yaml, {space.id}: terrains must name terrains")
        if sorted(self.bonus.values) != list(range(self.bonus.cap_quantity + 1)):
            raise DataError("tables.yaml, bonus_vp_track: every quantity from 0 to cap_quantity needs a value")

    def _check_geometry(self) -> None:
        """DS-3.1, DS-3.3: the lists of the board agree with the grid they describe."""
        at = {(h.q, h.r): h.id for h in self.hexes}
        known = {c.id: c for c in self.corners}
        for h in self.hexes:
            names = [corner_id(c) for c in corners((h.q, h.r))]
            if [h.corners[side] for side in SIDES] != names:
                raise DataError(f"board.yaml, hex {h.id}: its corners are {', '.join(names)}")
            for c in corners((h.q, h.r)):
                touched = {at[other] for other in around(c) if other in at}
                if set(known[corner_id(c)].hexes) != touched:
                    raise DataError(f"board.yaml, corner {corner_id(c)}: it touches {', '.join(sorted(touched))}")
        for start in self.start_elements:
            if start.corner not in known or start.element not in ELEMENT_IDS:
                raise DataError(f"board.yaml, starting_elements: {start.corner} {start.element} does not exist")


def corner_id(corner: tuple[str, int, int]) -> str:
    side, q, r = corner
    return f"{side}{q:+d}{r:+d}"


def same(file: str, found: Sequence[str], wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        strangers = sorted(set(found) ^ set(wanted)) or ["their order"]
        raise DataError(f"{file}: the rules know other records: {', '.join(strangers)}")


def counted(what: str, found: int, wanted: int) -> None:
    if found != wanted:
        raise DataError(f"{what}: there must be {wanted}, not {found}")
