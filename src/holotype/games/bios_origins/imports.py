"""Section 21, imports: cratons and a finished game of Megafauna as plain numbers."""

from typing import Final

from holotype.core.data import DataError

from .atlas import Atlas
from .data import Components, Craton, Megafauna, OldPlayer
from .names import DESERT, ICE, JUNGLE, NOBODY, pair
from .words import COLOURS, DISKS, STRIP_COLOURS, TECHNOLOGIES, TERRAINS

PLACES: Final = 7  # hexes of a craton: the centre, then clockwise from the north-east
LATITUDE_CHITS: Final = (0, ICE, JUNGLE)  # by the colour of a strip
DISK_CHITS: Final = (ICE, JUNGLE, DESERT)


class Ground:
    """Where a craton may lie: its centre, the hexes under it, and its first and last column."""

    def __init__(self, centre: int, cells: list[int], columns: list[int]) -> None:
        self.centre = centre
        self.cells = cells
        self.west = min(columns)
        self.east = max(columns)


class Earth:
    """BO-21.27, BO-21.36: a hex of a craton is craton * 7 + its place on it. The sheet is that of the custom map, laid
    twice side by side."""

    def __init__(self, components: Components, atlas: Atlas) -> None:
        data = components.cratons
        self.cratons = len(data.cratons)
        self.terrain = [NOBODY] * (PLACES * self.cratons)
        self.start = [NOBODY] * (PLACES * self.cratons)  # colour
        for c, craton in enumerate(data.cratons):
            self._read(craton, c * PLACES)
        self.strip_ids = [strip.id for strip in data.strips]
        self.strips = [[LATITUDE_CHITS[STRIP_COLOURS.index(row)] for row in strip.rows] for strip in data.strips]
        self.columns = max([col for _, col in atlas.cells]) + 1
        number = {cell: h for h, cell in enumerate(atlas.cells)}
        self.around = [tuple([number.get(cell, NOBODY) for cell in flower(*cell)]) for cell in atlas.cells]
        self.grounds = [self._grounds(craton, atlas) for craton in range(self.cratons)]

    def _read(self, craton: Craton, first: int) -> None:
        for hex_ in craton.hexes:
            self.terrain[first + hex_.at] = TERRAINS.index(hex_.terrain)
            if hex_.start is not None:
                self.start[first + hex_.at] = COLOURS.index(hex_.start)

    def _grounds(self, craton: int, atlas: Atlas) -> list[Ground]:
        under = [(centre, self.ground(craton, centre)) for centre in range(atlas.hexes)]
        return [Ground(h, cells, [atlas.cells[x][1] for x in cells]) for h, cells in under if NOBODY not in cells]

    def home(self, colour: int) -> int:
        """The craton with the start hex of a colour."""
        return self.start.index(colour) // PLACES

    def ground(self, craton: int, centre: int) -> list[int]:
        """The hexes under a craton by its place; -1 beyond the sheet."""
        here = self.around[centre]
        return [here[at] for at in range(PLACES) if self.terrain[craton * PLACES + at] != NOBODY]


def flower(row: int, col: int) -> tuple[tuple[int, int], ...]:
    """A cell and its neighbours, clockwise from the north-east; odd rows lie half a hex to the east."""
    east = col + row % 2
    return (
        (row, col),
        (row - 1, east),
        (row, col + 1),
        (row + 1, east),
        (row + 1, east - 1),
        (row, col - 1),
        (row - 1, east - 1),
    )


class Campaign:
    """BO-21.30 to BO-21.33: what the earlier game left, by seat."""

    def __init__(self, components: Components, earth: Earth, atlas: Atlas) -> None:
        data = components.megafauna
        names = [craton.id for craton in components.cratons.cratons]
        self.players = len(data.players)
        self.strip = earth.strip_ids.index(data.strip)
        self.tiles = tiles_of(data, names, earth, atlas)
        self.disks = [
            (names.index(disk.craton) * PLACES + disk.at) * 8 + DISK_CHITS[DISKS.index(disk.colour)]
            for disk in data.disks
            if not disk.offshore
        ]
        self.colours = [COLOURS.index(player.color) for player in data.players]
        self.breath = [data.atmosphere if player.plant else data.oxygen for player in data.players]
        self.points = [list(player.points) for player in data.players]
        shapes = components.setup.campaign_import.ecomorphs
        self._read_effects([shape.effect for shape in shapes])
        ids = [shape.id for shape in shapes]
        self.choices = [adoptable(player, ids) for player in data.players]
        self.emotions = [0] * (self.players * len(ids))  # by seat and ecomorph
        self.places: list[tuple[int, ...]] = [()] * (self.players * len(ids))
        for seat, player in enumerate(data.players):
            for species in player.species:
                i = seat * len(ids) + ids.index(species.ecomorph)
                self.emotions[i] = species.emotions
                self.places[i] = tuple([names.index(at.craton) * PLACES + at.at for at in species.places])
        self.ecomorphs = len(ids)

    def _read_effects(self, effects: list[dict[str, object]]) -> None:
        """BO-21.33: technology and stage at the start, ties won in epoch I, life in the sea."""
        self.gift = [NOBODY] * len(effects)
        for i, effect in enumerate(effects):
            given = effect.get("start_tech")
            if isinstance(given, dict):
                for tech, stage in given.items():
                    self.gift[i] = pair(TECHNOLOGIES.index(tech), stage)
        self.wins_ties = ["epoch_one_ties_won" in effect for effect in effects]
        self.swims = [bool(effect.get("marine")) for effect in effects]


def tiles_of(data: Megafauna, names: list[str], earth: Earth, atlas: Atlas) -> list[int]:
    """BO-21.30: the cratons where they lay at the end of the earlier game."""
    tiles = [NOBODY] * atlas.hexes
    for lying in data.cratons:
        craton = names.index(lying.id)
        if (lying.row, lying.col) not in atlas.cells:
            raise DataError(f"megafauna.yaml: cratons[{lying.id}]: there is no row {lying.row}, column {lying.col}")
        centre = earth.around[atlas.cells.index((lying.row, lying.col))]
        for at in range(PLACES):
            if earth.terrain[craton * PLACES + at] != NOBODY:
                if centre[at] == NOBODY or tiles[centre[at]] != NOBODY:
                    raise DataError(f"megafauna.yaml: cratons[{lying.id}] lies beyond the sheet or on another craton")
                tiles[centre[at]] = craton * PLACES + at
    return tiles


def adoptable(player: OldPlayer, ids: list[str]) -> tuple[int, ...]:
    """BO-21.33: the first species with language; without one, those with most emotions."""
    speaking = [species.language for species in player.species if species.language is not None]
    if speaking:
        found = [species for species in player.species if species.language == min(speaking)]
    else:
        most = max(species.emotions for species in player.species)
        found = [species for species in player.species if species.emotions == most]
    return tuple([ids.index(species.ecomorph) for species in found])
