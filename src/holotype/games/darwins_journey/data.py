"""The components of Darwin's Journey as typed records, read from data/*.yaml."""

from pathlib import Path
from typing import Any, Literal

import msgspec

from holotype.core.data import DataError, load_data
from holotype.core.types import Json

from .ops import MODIFIERS, NEEDS, OPS

PACKAGE = "holotype.games.darwins_journey"
COLOURS = ("green", "blue", "red", "yellow")
KINDS = ("reptile", "plant", "bird", "fossil")


class Name(msgspec.Struct, frozen=True):
    en: str
    ja: str


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """DJ-7.1: one entry of a list of effects."""

    op: str
    n: int = 0
    discount: int = 0
    free: bool = False
    distribute: bool = False
    site: str = ""
    id: str = ""
    coins: int = 0
    vp: int = 0
    options: tuple["Effect", ...] = ()
    cost: int = 0
    effect: "Effect | None" = None


Effects = tuple[Effect, ...]
Seals = dict[str, int]


class Page(msgspec.Struct, frozen=True):
    id: str
    name: Name
    journal: str
    medal_silver: Effect | None
    medal_gold: Effect | None
    lens_top_down: bool
    source: str


class Area(msgspec.Struct, frozen=True):
    id: str
    pages: tuple[str, ...]


class Side(msgspec.Struct, frozen=True):
    list: tuple[Area, ...]


class Space(msgspec.Struct, frozen=True):
    id: str
    name: Name
    page: str | None
    shape: Literal["large_round", "small_lens", "square"]
    lens: Literal["none_needed", "locked", "starting_token", "printed"]
    lens_cost: int | None
    seals: Seals | Literal["tile"]
    effects: Effects
    source: str
    option: str = ""


class _Envelope(msgspec.Struct, frozen=True):
    id: str
    name: Name


class _Layout(msgspec.Struct, frozen=True):
    frame: tuple[int, int]
    rects: dict[str, tuple[int, int, int, int]]


class Board(msgspec.Struct, frozen=True):
    pages: tuple[Page, ...]
    areas: dict[str, Side]
    spaces: tuple[Space, ...]
    optional_spaces: tuple[Space, ...]
    envelopes: tuple[_Envelope, ...]
    layout: _Layout


class Flag(msgspec.Struct, frozen=True):
    min_players: int


class MapSpace(msgspec.Struct, frozen=True):
    id: str
    rank: int
    next: tuple[str, ...]
    kind: Literal["start", "plain", "beagle", "end"]
    effects: Effects
    xy: tuple[int, int]
    source: str
    shared: bool = False
    beagle_round: int = 0
    silver_ribbon: str = ""
    gold_ribbon_vp: int = 0
    first_arrival_vp: int = 0
    flag: Flag | None = None


class Track(msgspec.Struct, frozen=True):
    name: Name
    start: str
    end: str
    spaces: tuple[MapSpace, ...]
    id: str = "sea"
    start_explorer: bool = False


class LagIcon(msgspec.Struct, frozen=True):
    before: str
    vp: int


class _Lag(msgspec.Struct, frozen=True):
    icons: tuple[LagIcon, ...]


class Map(msgspec.Struct, frozen=True):
    sea: Track
    islands: tuple[Track, ...]
    lag_penalties: _Lag


class TentPlace(msgspec.Struct, frozen=True):
    cost: int


class Camp(msgspec.Struct, frozen=True):
    id: str
    name: Name
    space: str
    tent_places: tuple[TentPlace, ...]
    effects: Effects
    source: str


class Camps(msgspec.Struct, frozen=True):
    limit_per_player: int
    camps: tuple[Camp, ...]


class SpecialTile(msgspec.Struct, frozen=True):
    id: str
    name: Name
    seals: Seals
    effects: Effects
    source: str
    option: str = ""


class SpecialTiles(msgspec.Struct, frozen=True):
    special_action_tiles: tuple[SpecialTile, ...]
    optional_tiles: tuple[SpecialTile, ...]


class CrewCard(msgspec.Struct, frozen=True):
    id: str
    name: Name
    start_seal: Literal["green", "blue", "red", "yellow"]
    requirement: Seals
    effects: Effects
    source: str


class CrewCards(msgspec.Struct, frozen=True):
    crew_cards: tuple[CrewCard, ...]


class Requirement(msgspec.Struct, frozen=True):
    type: str
    n: int = 1
    colour: str = ""
    kind: str = ""


class Objective(msgspec.Struct, frozen=True):
    id: str
    colour: Literal["silver", "gold"]
    starting: bool
    name: Name
    requirements: tuple[Requirement, ...]
    source: str


class Objectives(msgspec.Struct, frozen=True):
    objectives: tuple[Objective, ...]


class SealSlot(msgspec.Struct, frozen=True):
    slot: int
    cost: int
    medal: str = ""
    end_vp: int = 0


class WorkerRow(msgspec.Struct, frozen=True):
    row: int
    name: Name
    slots: tuple[SealSlot, ...]


class ObjectiveSlot(msgspec.Struct, frozen=True):
    id: str
    colour: Literal["silver", "gold"]
    name: Name
    cost: int
    effects: Effects
    end_vp: int
    source: str


class _Pair(msgspec.Struct, frozen=True):
    slots: tuple[str, str]
    end_vp: int


class _Numbered(msgspec.Struct, frozen=True):
    effects: Effects


class _Tents(msgspec.Struct, frozen=True):
    slots: tuple[_Numbered, ...]


class _Stacks(msgspec.Struct, frozen=True):
    size: int
    stacks: tuple[_Numbered, ...]


class PlayerBoard(msgspec.Struct, frozen=True):
    worker_rows: tuple[WorkerRow, ...]
    objective_slots: tuple[ObjectiveSlot, ...]
    objective_pair_bonus: _Pair
    objective_reserve: Json
    tents: _Tents
    stamp_stacks: _Stacks
    lens_tokens: Json


class Letter(msgspec.Struct, frozen=True):
    id: str
    name: Name
    first: Effects
    second: Effects
    source: str
    option: str = ""


class Letters(msgspec.Struct, frozen=True):
    letter_tiles: tuple[Letter, ...]
    optional_tiles: tuple[Letter, ...]


class Goal(msgspec.Struct, frozen=True):
    id: str
    name: Name
    count: Json
    vp_each: int


class Goals(msgspec.Struct, frozen=True):
    beagle_goals: tuple[Goal, ...]


class Species(msgspec.Struct, frozen=True):
    id: str
    name: Name
    colour: str
    kind: str


class MuseumRow(msgspec.Struct, frozen=True):
    colour: str
    name: Name
    first_delivery_coins: int
    completion_theory: int


class Museum(msgspec.Struct, frozen=True):
    rows: tuple[MuseumRow, ...]
    species: tuple[Species, ...]
    delivery: Json


class TheorySpace(msgspec.Struct, frozen=True):
    position: int
    book: bool
    multiplier: int


class Theory(msgspec.Struct, frozen=True):
    spaces: tuple[TheorySpace, ...]


class AcademyRow(msgspec.Struct, frozen=True):
    row: int
    cost: int
    slots: int


class Academy(msgspec.Struct, frozen=True):
    rows: tuple[AcademyRow, ...]


class Component(msgspec.Struct, frozen=True):
    id: str
    count: int
    per_colour: int = 0


class _Components(msgspec.Struct, frozen=True):
    items: tuple[Component, ...]


class GameFacts(msgspec.Struct, frozen=True):
    components_common: _Components
    components_per_player: _Components
    start_resources: Json
    crew_draft: Json
    by_player_count: Json
    setup_draws: Json
    lens_owner_income: Json
    reserve_limit_objectives: Json
    final_scoring: Json
    game: Json
    vp_track: Json


class Rank(msgspec.Struct, frozen=True):
    min_vp: int
    name: Name


class Neutral(msgspec.Struct, frozen=True):
    per_round: int
    areas: tuple[str, ...]


class Solo(msgspec.Struct, frozen=True):
    use_player_count_row: int
    neutral_workers: Neutral
    neutral_stamps_per_envelope_by_round: dict[int, int]
    ranks: tuple[Rank, ...]


class EffectType(msgspec.Struct, frozen=True):
    op: str
    name: Name
    mode: str


class _Modifier(msgspec.Struct, frozen=True):
    id: str
    n: int = 1


class EffectTypes(msgspec.Struct, frozen=True):
    effect_types: tuple[EffectType, ...]
    modifiers: tuple[_Modifier, ...]


class Components:
    """DJ-2.1 to DJ-2.4: everything in the box, with the optional tiles after the others."""

    def __init__(self, pack: Path | None) -> None:
        def load(file: str, kind: type[Any]) -> Any:
            return load_data(PACKAGE, file, kind, pack)

        self.effects: EffectTypes = load("effects.yaml", EffectTypes)
        self.game: GameFacts = load("game.yaml", GameFacts)
        self.board: Board = load("board.yaml", Board)
        self.map: Map = load("map.yaml", Map)
        self.camps: Camps = load("camps.yaml", Camps)
        specials: SpecialTiles = load("special_actions.yaml", SpecialTiles)
        self.crew: tuple[CrewCard, ...] = load("crew_cards.yaml", CrewCards).crew_cards
        self.objectives: tuple[Objective, ...] = load("objectives.yaml", Objectives).objectives
        self.player: PlayerBoard = load("player_board.yaml", PlayerBoard)
        letters: Letters = load("letters.yaml", Letters)
        self.goals: tuple[Goal, ...] = load("beagle_goals.yaml", Goals).beagle_goals
        self.museum: Museum = load("museum.yaml", Museum)
        self.theory: Theory = load("theory_track.yaml", Theory)
        self.academy: Academy = load("academy.yaml", Academy)
        self.solo: Solo = load("solo.yaml", Solo)
        self.spaces = (*self.board.spaces, *self.board.optional_spaces)
        self.specials = (*specials.special_action_tiles, *specials.optional_tiles)
        self.letters = (*letters.letter_tiles, *letters.optional_tiles)
        self.tracks = (self.map.sea, *self.map.islands)
        self.map_spaces = tuple(space for track in self.tracks for space in track.spaces)
        self._check()

    def _check(self) -> None:
        self._check_counts()
        for where, effects in self.lists():
            for effect in effects:
                self._check_effect(where, effect)
        for tile in self.objectives:
            for need in tile.requirements:
                if need.type not in NEEDS[:-1]:
                    raise DataError(f"objectives.yaml: {tile.id}: there is no requirement {need.type!r}")
                if need.colour not in ("", *COLOURS) or need.kind not in ("", *KINDS):
                    raise DataError(f"objectives.yaml: {tile.id}: {need.colour or need.kind} is no colour or kind")
        for thing in (*self.specials, *self.crew, *self.spaces):
            asked = thing.requirement if isinstance(thing, CrewCard) else thing.seals
            strangers = [colour for colour in asked if colour not in COLOURS] if isinstance(asked, dict) else []
            if strangers:
                raise DataError(f"{thing.id}: there are no seals called {', '.join(strangers)}")
        for goal in self.goals:
            if goal.count.get("type") not in NEEDS:
                raise DataError(f"beagle_goals.yaml: {goal.id}: there is no count {goal.count.get('type')!r}")
        ids = {space.id for space in self.map_spaces}
        for space in self.map_spaces:
            strangers = [name for name in space.next if name not in ids]
            if strangers:
                raise DataError(f"map.yaml: {space.id}: next names {', '.join(strangers)}, which is no space")
            if space.gold_ribbon_vp and space.first_arrival_vp:
                raise DataError(f"map.yaml: {space.id}: a space has a gold ribbon or a first arrival, not both")
        if tuple(f"{s.colour}_{s.kind}" for s in self.museum.species) != tuple(
            f"{c}_{k}" for c in COLOURS for k in KINDS
        ):
            raise DataError("museum.yaml: species are the four colours with the four kinds, in order")

    def _check_counts(self) -> None:
        """Tokens have fixed numbers, so a pack may change records but not add any."""
        for what, number, wanted in (
            ("board.yaml: spaces", len(self.spaces), 24),
            ("map.yaml: spaces", len(self.map_spaces), 78),
            ("camps.yaml: camps", len(self.camps.camps), 9),
            ("museum.yaml: species", len(self.museum.species), 16),
            ("objectives.yaml: objectives", len(self.objectives), 28),
            ("player_board.yaml: objective_slots", len(self.player.objective_slots), 10),
            ("crew_cards.yaml: crew_cards", len(self.crew), 16),
            ("player_board.yaml: worker_rows", len(self.player.worker_rows), 5),
            ("academy.yaml: rows", len(self.academy.rows), 4),
        ):
            if number != wanted:
                raise DataError(f"{what}: there are {wanted}, not {number}")

    def lists(self) -> list[tuple[str, Effects]]:
        """Every list of effects, with where it stands."""
        board = self.player
        return [
            *((f"board.yaml: {space.id}", space.effects) for space in self.spaces),
            *((f"map.yaml: {space.id}", space.effects) for space in self.map_spaces),
            *((f"camps.yaml: {camp.id}", camp.effects) for camp in self.camps.camps),
            *((f"special_actions.yaml: {tile.id}", tile.effects) for tile in self.specials),
            *((f"crew_cards.yaml: {card.id}", card.effects) for card in self.crew),
            *((f"letters.yaml: {tile.id}", tile.first + tile.second) for tile in self.letters),
            *((f"player_board.yaml: {slot.id}", slot.effects) for slot in board.objective_slots),
            *((f"player_board.yaml: tents {i + 1}", tent.effects) for i, tent in enumerate(board.tents.slots)),
            *((f"player_board.yaml: stamps {i + 1}", s.effects) for i, s in enumerate(board.stamp_stacks.stacks)),
        ]

    def _check_effect(self, where: str, effect: Effect) -> None:
        if effect.op not in (*OPS, "special_tile"):
            raise DataError(f"{where}: there is no effect {effect.op!r}")
        if effect.op == "camp" and effect.site not in [camp.id for camp in self.camps.camps]:
            raise DataError(f"{where}: there is no camp {effect.site!r}")
        if effect.op == "paid" and effect.effect is None:
            raise DataError(f"{where}: paid needs an effect")
        for inner in (*effect.options, *([effect.effect] if effect.effect else [])):
            self._check_effect(where, inner)
        for page in self.board.pages:
            for medal in (page.medal_silver, page.medal_gold):
                if medal and medal.op == "modifier" and medal.id not in (*MODIFIERS, "academy_plus"):
                    raise DataError(f"board.yaml: {page.id}: there is no modifier {medal.id!r}")


def count_of(facts: _Components, thing: str) -> int:
    return next(item.count for item in facts.items if item.id == thing)
