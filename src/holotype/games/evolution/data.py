"""The components of Evolution as typed records, read from data/*.yaml."""

from pathlib import Path

import msgspec

from holotype.core.data import DataError, load_data
from holotype.core.types import Json

from .traits import TRAITS

PACKAGE = "holotype.games.evolution"


class Name(msgspec.Struct, frozen=True):
    en: str
    ja: str


class Trait(msgspec.Struct, frozen=True):
    id: str
    name: Name
    need_bonus: int
    kind: str  # single, pair, parasite, hidden_animal
    source: str
    excludes: tuple[str, ...] = ()
    needs_map: bool = False


class Card(msgspec.Struct, frozen=True):
    id: str
    faces: tuple[str, ...]
    count: int
    source: str
    in_no_map: bool = True


class PlayerCount(msgspec.Struct, frozen=True):
    players: int
    sets: int
    dice: int
    bonus: int


class _Traits(msgspec.Struct):
    traits: tuple[Trait, ...]


class _Cards(msgspec.Struct):
    card_types: tuple[Card, ...]


class _Module(msgspec.Struct):
    id: str
    traits: tuple[Trait, ...]
    card_types: tuple[Card, ...]


class _Expansions(msgspec.Struct):
    modules: tuple[_Module, ...]


class _Setup(msgspec.Struct):
    starting_hand: Json
    player_counts: tuple[PlayerCount, ...]
    deal: Json
    base_food_need: Json
    scoring: Json


class Components:
    """EV-1.1, EV-1.2, EV-R25, EV-X1, EV-X9: everything in the box."""

    def __init__(self, pack: Path | None) -> None:
        base = load_data(PACKAGE, "traits.yaml", _Traits, pack)
        cards = load_data(PACKAGE, "cards.yaml", _Cards, pack)
        modules = {m.id: m for m in load_data(PACKAGE, "expansions.yaml", _Expansions, pack).modules}
        fly, continents = modules["time_to_fly"], modules["continents"]
        self.setup = load_data(PACKAGE, "setup.yaml", _Setup, pack)
        self.traits = tuple(t for t in (*base.traits, *fly.traits, *continents.traits) if not t.needs_map)
        self.base_cards = cards.card_types
        self.fly_cards = fly.card_types
        self.continent_cards = tuple(card for card in continents.card_types if card.in_no_map)
        self.cards = (*self.base_cards, *self.fly_cards, *self.continent_cards)
        self._check()

    def _check(self) -> None:
        ids = tuple(trait.id for trait in self.traits)
        if ids != TRAITS:
            strangers = sorted(set(ids) ^ set(TRAITS)) or ["their order"]
            raise DataError(f"traits.yaml, expansions.yaml: the rules know other traits: {', '.join(strangers)}")
        for card in self.cards:
            if not 1 <= len(card.faces) <= 2 or any(face not in ids for face in card.faces):
                raise DataError(f"card {card.id}: faces must be one or two of the traits, not {', '.join(card.faces)}")
            if card.count < 0:
                raise DataError(f"card {card.id}: count must not be negative")
