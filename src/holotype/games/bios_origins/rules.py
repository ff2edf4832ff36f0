"""The data and the switches of one game as plain numbers, shared by all copies of its state."""

import itertools
from typing import Final

from holotype.core.options import OptionError
from holotype.core.types import Options

from .atlas import Atlas, craton_sheet
from .data import Advancement, Card, Cell, Choice, Components, Requirement, Resource
from .imports import Campaign, Earth
from .names import (
    ANY_RESOURCE,
    CONTINENT,
    CULL,
    FIRST_COMET,
    FIRST_IDEA,
    HEX,
    ICE,
    OCEAN,
    PURGE,
    RAISE,
    SEA,
    WATER,
    pair,
    unpair,
)
from .words import (
    ACTIONS,
    COLOURS,
    CRISES,
    DISCIPLINES,
    EVENTS,
    HEX_KINDS,
    KINDS,
    RINGS,
    TECHNOLOGIES,
)

MAPS: Final = ("classic", "custom_random", "custom_draft")
CRATONS: Final = "cratons"
MEGAFAUNA: Final = "megafauna"
HIGHEST: Final = 11  # no stage is above ten


class Rules:
    """BO-1.3, BO-1.4, BO-1.5a, BO-1.6: an advancement is a pair of action and limit; an option is an index
    into `action`, `limit`, `then`."""

    def __init__(self, components: Components, atlases: list[Atlas], options: Options, players: int) -> None:
        self.solo = players == 1
        self.coop: bool = options["goal"] == "cooperative" and not self.solo
        self._read_switches(components, options)
        self._read_options(components, options)
        self._read_cards(components)
        self._read_placards(components)
        self._read_tracks(components)
        self._read_philosophy(components)
        self._read_setup(components, options, players)
        self._read_map(components, atlases, options)
        self._read_imports(components, options, players)

    # --- BO-1.4, BO-1.5a -------------------------------------------------------------------------------------

    def _read_switches(self, components: Components, options: Options) -> None:
        mode = "solo" if self.solo else "coop" if self.coop else options["mode"]
        switches = components.setup.modes[mode]
        self.advanced_icons: bool = switches["advanced_icons"]
        self.foundation_requirements: bool = switches["foundation_requirements"]
        self.inventions: bool = switches["inventions"]
        self.milankovitch: bool = switches["milankovitch"]
        self.dictators: bool = switches["dictators"]
        self.bonus_row: bool = switches["basic_bonus_row"]

    def _read_options(self, components: Components, options: Options) -> None:
        self.revolution_ends_any: bool = options["revolution_ends_any_own_phase"]
        self.surplus_costs: bool = options["surplus_costs_migrant"]
        self.copy_optional: bool = options["copy_eureka_optional"]
        self.eureka_needs_requirement: bool = options["eureka_needs_requirement"]
        self.passage_after_transaction: bool = options["passage_after_transaction"]
        self.starved_supply_chaos: bool = not options["starved_migrants_to_pool"]
        self.resume_at_placard: bool = options["elect_resume"] == "placard"
        self.attack_spreads: bool = options["city_attack_includes_spread"] or self.coop
        self.war_animal_works: bool = options["war_animal_is_working"]
        self.monogamy: bool = options["restore_monogamy"]
        self.skip_cap: int = options["all_skip_round_cap"]
        self.marine: bool = options["habitat"] == "marine"
        self.mixed: bool = options["habitat"] == "mixed" and not self.solo
        self.colours: str = options["colours"]
        self.draft: bool = options["map"] == "custom_draft"

    # --- cards -----------------------------------------------------------------------------------------------

    def _read_cards(self, components: Components) -> None:
        self.action: list[int] = []
        self.limit: list[int] = []
        self.then: list[tuple[int, ...]] = []
        cards = len(components.cards)
        self.epoch = [0] * cards
        self.in_set = [True] * cards
        self.religious = [False] * cards
        self.pile = [-1] * cards
        self.halves = [0] * (2 * cards)  # discipline of card * 2 + half
        self.dissent = [0] * (2 * cards)  # dissent rainbows
        self.plain = [0] * (2 * cards)  # plain rainbows
        self.options: list[tuple[int, ...]] = [()] * (2 * cards)
        self.eureka: list[tuple[int, ...]] = [()] * cards
        self.req_tech: list[tuple[int, ...]] = [()] * cards
        self.req_menopause = [False] * cards
        self.req_cities = [0] * cards
        self.req_kinds: list[tuple[int, ...]] = [()] * cards
        self.events = [0] * (2 * cards)
        self.quake = [-1] * (2 * cards)
        self.quakes = sorted({event.name for card in components.challenges for event in card.events if event.name})
        self.quake_names = quake_names(components, self.quakes)
        for card in (*components.challenges, *components.ideas):
            self._read_card(card, card.number - 1)
        self.epoch[FIRST_COMET:FIRST_IDEA] = [comet.closes_epoch for comet in components.setup.comets]

    def _read_card(self, card: Card, c: int) -> None:
        self.epoch[c] = card.epoch
        self.in_set[c] = card.in_set or self.monogamy
        self.religious[c] = card.religious
        self.pile[c] = DISCIPLINES.index(card.pile) if card.pile else -1
        self.eureka[c] = self.advancements(card.eureka)
        self._read_requirement(card.req, c)
        for i, half in enumerate(card.halves):
            self.halves[c * 2 + i] = DISCIPLINES.index(half.discipline)
            self.dissent[c * 2 + i] = half.rainbows.count("dissent")
            self.plain[c * 2 + i] = half.rainbows.count("plain")
            self.options[c * 2 + i] = self.choices(half.options)
        for i, event in enumerate(card.events):
            self.events[c * 2 + i] = EVENTS.index(event.id)
            self.quake[c * 2 + i] = self.quakes.index(event.name) if event.name else -1

    def _read_requirement(self, req: Requirement, c: int) -> None:
        self.req_tech[c] = tuple([pair(TECHNOLOGIES.index(t), stage) for t, stage in req.tech.items()])
        self.req_menopause[c] = req.menopause
        self.req_cities[c] = req.urbanization
        self.req_kinds[c] = tuple(
            [ANY_RESOURCE if kind == "any" else KINDS.index(kind) + 1 for kind in req.city_resource_any_of]
        )

    def choices(self, found: tuple[Choice, ...]) -> tuple[int, ...]:
        """BO-1.5: what needs a switch that is off is as if not printed."""
        numbers = []
        for choice in found:
            if choice.advanced and not self.advanced_icons:
                continue
            action, limit = unpair(pack(choice))
            self.action.append(action)
            self.limit.append(limit)
            self.then.append(self.advancements(choice.then))
            numbers.append(len(self.action) - 1)
        return tuple(numbers)

    def advancements(self, found: tuple[Advancement, ...]) -> tuple[int, ...]:
        """BO-1.5: cull needs inventions; purge needs dictators and is done after placing (BO-7.8)."""
        packed = [pack(step) for step in found]
        void = (PURGE,) if self.inventions else (PURGE, CULL)
        return tuple([step for step in packed if unpair(step)[0] not in void])

    def _read_placards(self, components: Components) -> None:
        rows = components.placards.species_rows
        self.lower = [self.choices(rows.lower[d]) for d in DISCIPLINES]
        self.upper = [self.choices(rows.upper[d]) for d in DISCIPLINES]
        bonus = [rows.basic_bonus[d] for d in DISCIPLINES]
        self.bonus = [self.choices((Choice(do=b.do),)) for b in bonus]
        self.bonus_environment = [b.condition.get("environment_min", 0) for b in bonus]
        self.crown_class = [DISCIPLINES.index(crown.discipline) for crown in components.placards.crowns]
        self.crown_bonus = [self.advancements(crown.setup_bonus) for crown in components.placards.crowns]

    # --- tracks and philosophy -------------------------------------------------------------------------------

    def _read_tracks(self, components: Components) -> None:
        self.start_stage = [track.start for track in components.tracks.technology]
        self.next_stage = [-1] * (6 * HIGHEST)
        self.on_reach: list[tuple[int, ...]] = [()] * (6 * HIGHEST)
        for t, track in enumerate(components.tracks.technology):
            stages = [stage.stage for stage in track.stages]
            for stage, following in itertools.pairwise(stages):
                self.next_stage[t * HIGHEST + stage] = following
            for entry in track.stages:
                self.on_reach[t * HIGHEST + entry.stage] = self.advancements(entry.on_reach)
        self.top_stage = [track.stages[-1].stage for track in components.tracks.technology]
        self.crossing_tech = [0] * 5  # by chit: the technology and stage that ignore it (BO-12.5)
        self.crossing_stage = [0] * 5
        for climate in components.icons.climate:
            chit = RINGS.index(climate.ring) + 1
            tech, stage = next(iter(climate.ignored_for_movement_at.items()))
            self.crossing_tech[chit] = TECHNOLOGIES.index(tech)
            self.crossing_stage[chit] = stage
        self.flipped = [0] + [RINGS.index(climate.flips_to) + 1 for climate in components.icons.climate]
        kinds = {kind.id: kind for kind in components.icons.resource_kinds}
        self.blitz_kind = [False] + [kinds[kind].blitz for kind in KINDS]

    def _read_philosophy(self, components: Components) -> None:
        nodes = components.philosophies.nodes
        number = {node.id: i for i, node in enumerate(nodes)}
        self.philosophy_start = number[components.philosophies.start]
        self.philosophy_next = [tuple([number[other] for other in node.adjacent]) for node in nodes]
        self.crisis = [CRISES.index(node.crisis) for node in nodes]
        self.auction_bonus = [_or_none(DISCIPLINES, node.auction_bonus) for node in nodes]
        self.zeroes = [_or_none(DISCIPLINES, node.zeroes_score) for node in nodes]
        self.politics = [node.high_frontier_politics for node in nodes]
        self.immoral = [_or_none(ACTIONS, node.chaos_if) for node in nodes]

    # --- set-up and map --------------------------------------------------------------------------------------

    def _read_setup(self, components: Components, options: Options, players: int) -> None:
        """BO-4.2, BO-4.6, BO-4.7, BO-21.15, BO-21.22."""
        setup = components.setup
        decks = setup.challenge_deck
        first = options["divergence"] == "first"
        if self.solo:
            self.deck_sizes: list[int] = list(decks["solo"])
            brain = setup.brain_start["solo"]
        elif self.coop:
            self.deck_sizes = list(decks["coop"][players])
            brain = setup.brain_start["coop"]
        else:
            basic = options["mode"] == "basic"
            key = "basic" if basic else f"advanced_{options['divergence']}_divergence"
            later = decks["per_epoch_other_than_first"][players]
            self.deck_sizes = [decks["epoch_one"][key][players], later, later, later]
            brain = setup.brain_start["basic" if basic else "first_divergence" if first else "second_divergence"]
        self.brain = (int(brain["emotions"]), int(brain["vocabulary"]), int(brain["free_will"]))
        stars = setup.climate_by_players["solo" if self.solo else players]
        self.min_stars = int(stars["min_stars"])
        parts = setup.components
        self.migrants = int(parts["migrants_per_color"])
        self.cities = int(parts["cities_per_color"])
        self.target = [setup.solo_target[d] for d in DISCIPLINES]

    def _read_map(self, components: Components, atlases: list[Atlas], options: Options) -> None:
        """The atlas in use, its place in the vocabulary, and what is printed on the classic map."""
        which = {"classic": 0, CRATONS: 2, MEGAFAUNA: 2}.get(options["map"], 1)
        self.atlas = atlases[which]
        self.printed = which == 0
        self.custom = which == 1
        self.cratons = which == 2
        all_hexes = sum([atlas.hexes for atlas in atlases])
        all_spots = sum([atlas.spots for atlas in atlases])
        before_hexes = sum([atlas.hexes for atlas in atlases[:which]])
        self.hex0 = HEX + before_hexes
        self.spot0 = HEX + all_hexes + sum([atlas.spots for atlas in atlases[:which]])
        self.resource0 = HEX + all_hexes + all_spots + 2 * before_hexes
        self.craton0 = HEX + 3 * all_hexes + all_spots
        self.hexes = self.atlas.hexes
        self.spots = self.atlas.spots
        self.spots_of = self.atlas.spots_of
        self.hexes_of = self.atlas.hexes_of
        self.around = self.atlas.around
        self._read_tiles(components)
        self.start_spot = [-1] * 8  # colour, then colour + 4 for marine
        if self.printed:
            self._read_classic(components)
        else:
            self._clear_sheet(components)

    def _read_classic(self, components: Components) -> None:
        """BO-3.3, BO-3.5 to BO-3.7: what is printed on the classic map."""
        hexes = components.classic.hexes
        self.kind = with_pseudo_hexes([HEX_KINDS.index(hex_.kind) for hex_ in hexes])
        self.ring = [_or_none(RINGS, hex_.ring) + 1 for hex_ in hexes]
        self.stars = [hex_.stars for hex_ in hexes]
        self.terrain = [int(spot.terrain == "land") for spot in components.classic.spots]
        self.resources = [_resource(hex_.resources, n) for hex_ in hexes for n in (0, 1)]
        self.resource_req = [_resource_req(hex_.resources, n) for hex_ in hexes for n in (0, 1)]
        where = {c.name.en: h for h, hex_ in enumerate(hexes) for c in hex_.catastrophes}
        self.epicentre = [where.get(name, -1) for name in self.quakes]
        for i, spot in enumerate(components.classic.spots):
            if spot.start is not None:
                self.start_spot[COLOURS.index(spot.start.color) + (4 if spot.start.mode == "marine" else 0)] = i

    def _clear_sheet(self, components: Components) -> None:
        """BO-21.11, BO-21.27: a sheet before anything is laid on it is ocean, with one resource a hex, where a marine
        player may build."""
        self.kind = with_pseudo_hexes([OCEAN] * self.hexes)
        self.ring = [0] * self.hexes
        self.terrain = [WATER] * self.spots
        found = [cell.ocean_resource for cell in self._sheet(components)]
        self.resources = [value for one in found for value in (KINDS.index(one.kind) + 1, 0)]
        self.resource_req = [value for one in found for value in (_resource_req((one,), 0), -1)]
        self.epicentre = [-1] * len(self.quakes)

    def _read_tiles(self, components: Components) -> None:
        """BO-21.11: faces by tile * 2 + face."""
        tiles = components.custom.tiles
        faces = [face for tile in tiles for face in tile.faces]
        self.tiles = len(tiles)
        self.face_kind = [HEX_KINDS.index(face.kind) for face in faces]
        self.face_ring = [_or_none(RINGS, face.ring) + 1 for face in faces]
        self.face_corners = [tuple([int(corner == "land") for corner in face.corners]) for face in faces]
        self.face_resources = [(_resource(face.resources, 0), _resource(face.resources, 1)) for face in faces]
        self.face_req = [(_resource_req(face.resources, 0), _resource_req(face.resources, 1)) for face in faces]
        names = [[c.name.en for c in tile.catastrophes] for tile in tiles]
        self.tile_quakes = [tuple([q for q, name in enumerate(self.quakes) if name in bears]) for bears in names]
        self.slots = [h for h, cell in enumerate(self._sheet(components)) if cell.tile_slot]

    def _sheet(self, components: Components) -> list[Cell]:
        """The cells whose oceans are printed on the sheet in use."""
        return [cell for _, _, cell in craton_sheet(components)] if self.cratons else list(components.custom.sheet)

    # --- imports ---------------------------------------------------------------------------------------------

    def _read_imports(self, components: Components, options: Options, players: int) -> None:
        """BO-21.27, BO-21.30 to BO-21.33, BO-21.35: only with a data pack that has them."""
        self.default_strip: bool = options.get("latitudes", "random") == "sheet"
        self.earth = Earth(components, self.atlas) if self.cratons else None
        self.chit0 = self.craton0 + len(components.cratons.cratons)
        self.ecomorph0 = self.chit0 + 4
        self.old: Campaign | None = None
        self.breath: list[int] = []
        if self.earth is not None and options["map"] == MEGAFAUNA:
            self.old = Campaign(components, self.earth, self.atlas)
            if players > self.old.players:
                raise OptionError(f"the game of Megafauna that is imported had {self.old.players} players")
            self.breath = self.old.breath
            self.migrants = components.setup.campaign_import.migrants_per_color
            self.brain = (6, 0, 1)
            self.marine = self.mixed = False


def quake_names(components: Components, quakes: list[str]) -> list[dict[str, str]]:
    """What the catastrophes are called in each language, as the maps that bear them say."""
    found = [c.name for hex_ in components.classic.hexes for c in hex_.catastrophes]
    found += [c.name for tile in components.custom.tiles for c in tile.catastrophes]
    names = {name.en: {"en": name.en, "ja": name.ja} for name in found}
    return [names.get(quake, {"en": quake, "ja": quake}) for quake in quakes]


def pack(step: Advancement) -> int:
    if step.do == "tech":
        return pair(RAISE + TECHNOLOGIES.index(step.track or ""), step.max)
    return pair(ACTIONS.index(step.do), step.epoch_max)


def with_pseudo_hexes(kind: list[int]) -> list[int]:
    """BO-12.5: after the hexes of the map, one of permafrost and one of sea, which edges at the rim touch."""
    return [*kind, CONTINENT, OCEAN]


def covers(kind: list[int]) -> list[int]:
    """BO-3.4, BO-12.5: what each hex is for movement without a chit. Oceans are as the sea, the pseudo hex of
    permafrost is as ice; other land is open."""
    found = [SEA if k == OCEAN else 0 for k in kind]
    found[-2] = ICE
    return found


def class_of(kind: int) -> int:
    """BO-3.6: animals, plants and minerals, from the number of a kind."""
    return 0 if kind == 0 else 1 if kind <= 3 else 2 if kind <= 5 else 3


def _or_none(words: tuple[str, ...], word: str | None) -> int:
    return -1 if word is None else words.index(word)


def _resource(resources: tuple[Resource, ...], n: int) -> int:
    return KINDS.index(resources[n].kind) + 1 if n < len(resources) else 0


def _resource_req(resources: tuple[Resource, ...], n: int) -> int:
    """BO-3.7: technology and stage, -1 where nothing is needed."""
    if n >= len(resources) or not resources[n].req:
        return -1
    tech, stage = next(iter(resources[n].req.items()))
    return pair(TECHNOLOGIES.index(tech), stage)
